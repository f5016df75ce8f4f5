import type { SetupWish } from '@binario/kernel';
import { useLocation } from 'wouter';
import { engine } from '../engine/client.ts';
import { loadPresenter } from '../game/registry.ts';
import type { GameFile, Seat } from '../model/gameFile.ts';
import { createGame } from '../store/createGame.ts';

/** The ways to begin a game. */
export function useBegin(game: string) {
  const [, go] = useLocation();

  const begin = async (wish: SetupWish, seats: readonly Seat[], more: Partial<GameFile> = {}) => {
    const made = await engine().ask('setUp', { game, wish });
    go(`/game/${await createGame(made, seats, more)}`);
  };
  const learn = async () => {
    const { lesson } = await loadPresenter(game);
    if (!lesson) return;
    // The lesson speaks of player 1, player 2.
    const seats = Array.from({ length: lesson.wish.players }, (): Seat => ({ name: '', kind: 'human' }));
    await begin(lesson.wish, seats, { lesson: true });
  };
  return { begin, learn };
}
