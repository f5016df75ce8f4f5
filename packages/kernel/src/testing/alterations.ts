import { describe, expect, it } from 'vitest';
import type { Observer } from '../apply.ts';
import type { BoardFile, Boards } from '../board/boardFile.ts';
import { SetupError, type State } from '../game.ts';
import { hashOf } from '../hash.ts';
import { replay } from '../replay.ts';
import type { SetupWish, Title } from '../title.ts';
import { type Dice, dice, pick } from './random.ts';
import { type Lively, type PlayedGame, playToEnd } from './wholeGame.ts';

/** A copy that may be written to. */
type Draft<F> = F extends object ? { -readonly [K in keyof F]: Draft<F[K]> } : F;

/** One way in which a board can be another: moved towns, other rivers, other prices. */
export type Alteration<F extends BoardFile> = (board: Draft<F>, roll: Dice) => void;

const copyOf = <F extends BoardFile>(board: F): Draft<F> => JSON.parse(JSON.stringify(board)) as Draft<F>;

/** So many alterations are tried on each board; one after which it has an error is taken back. */
const TRIED = 12;

/** Another board that can be played on, the same for the same seed. */
export function alteredBoard<F extends BoardFile>(
  { builtIn, read }: Boards<F>,
  alterations: Readonly<Record<string, Alteration<F>>>,
  seed: number,
): F {
  const roll = dice(seed * 2654435761 + 17);
  let board = builtIn;
  const done: string[] = [];
  for (let n = 0; n < TRIED || done.length === 0; n++) {
    const name = pick(roll, Object.keys(alterations));
    const draft = copyOf(board);
    (alterations[name] as Alteration<F>)(draft, roll);
    (draft as { name: string }).name = `Altered ${seed}`;
    const reading = read(draft);
    if (!reading.board) continue;
    board = reading.board;
    done.push(name);
  }
  return board;
}

interface Looking<T, E> {
  readonly observe: Observer<T, E>;
  readonly onState: (state: State<T>) => void;
}

interface Trial<T, E, F extends BoardFile> {
  readonly alterations: Readonly<Record<string, Alteration<F>>>;
  readonly lively?: Lively;
  /** Plays to the end in its own way, if whoever knows nothing does not come to one. */
  readonly play?: (wish: SetupWish, looking: Looking<T, E>) => PlayedGame<T>;
}

const count = (name: string, usual: number): number => Number(process.env[name] ?? usual);

/** Numbers of players with which these variants are played: a variant may be for fewer than the game. */
function playersOf<T, E, S>(title: Title<T, E, S>, variants: readonly string[]): readonly number[] {
  const { min, max } = title.players;
  const counts = Array.from({ length: max - min + 1 }, (_, n) => min + n);
  return counts.filter((players) => {
    try {
      title.setup({ players, seed: 1, variants, options: {} });
      return true;
    } catch (error) {
      if (error instanceof SetupError && error.rule === 'setup.players') return false;
      throw error;
    }
  });
}

/**
 * Random games on random boards without errors come to an end, and nothing is ever lost or made. A sample; the long run is
 * `node scripts/altered-boards.mjs GAME`.
 */
export function testAlterations<T, E, S extends { readonly seed: number }, F extends BoardFile>(
  title: Title<T, E, S> & { readonly boards: Boards<F> },
  { alterations, lively, play }: Trial<T, E, F>,
): void {
  const { game, boards } = title;
  const first = count('ALTERED_FIRST', 1);
  const seeds = Array.from({ length: count('ALTERED_BOARDS', 2) }, (_, n) => first + n);
  const games = count('ALTERED_GAMES', 1);

  describe.each(seeds)('board altered by seed %i', (seed) => {
    it('is another board, and plays to the end without a violation', () => {
      const board = alteredBoard(boards, alterations, seed);
      expect(board).not.toEqual(boards.builtIn);
      for (let n = 0; n < games; n++) {
        const variants = title.variants.filter((_, v) => n % (v + 2) === 1).slice(0, 1);
        const able = playersOf(title, variants);
        const wish: SetupWish = {
          players: able[(seed + n) % able.length] as number,
          seed: seed * 1000 + n,
          variants,
          options: {},
          board,
        };
        const setup = title.setup(wish);
        const during = `board ${seed}, game ${n}`;
        const none = (found: readonly string[]) => {
          if (found.length > 0) throw new Error(`${during}: ${found.join('; ')}`);
        };
        const looking: Looking<T, E> = {
          observe: (table) => none(title.violations(table)),
          onState: (each) => none(title.violationsAtRest(each)),
        };
        const { state, actions } = play ? play(wish, looking) : playToEnd(game, setup, looking, lively);
        expect(title.endReason(state.table), during).toBeDefined();
        const kept = JSON.parse(JSON.stringify({ setup, actions })) as { setup: S; actions: typeof actions };
        const again = replay(game, kept.setup, kept.actions, { strict: n === 0 });
        expect(hashOf(game, again), during).toBe(hashOf(game, state));
      }
    }, 3_600_000);
  });
}
