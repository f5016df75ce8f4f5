import { playOut } from '@binario/bots';
import { title1849 } from '@binario/game-1849';
import { bots1849 } from '@binario/game-1849/bot';
import { type Action, actorsOf, type Offer, offers, type State, start } from '@binario/kernel';
import { written } from '../src/files/gameFile.ts';
import { recorded } from '../src/files/record.ts';
import { menuOf } from '../src/play/menu.ts';
import { fileWith } from './run.ts';

type Table = ReturnType<typeof title1849.game.reduce>;
type Lay = Action & { readonly hex: string; readonly tile: string; readonly rotation: number };

const wish = { players: 3, seed: 195, variants: [], options: {} };
let played: { readonly actions: readonly Action[]; readonly states: readonly State<Table>[] } | undefined;

function game() {
  if (!played) {
    const states: State<Table>[] = [];
    const { actions } = playOut(title1849, wish, bots1849.random, { onState: (state) => states.push(state) });
    played = { actions, states };
  }
  return played;
}

/** A saved game that stands just before an action of this type with many possibilities, or at its end. */
export function midGame(at: 'layTile' | 'runTrains' | 'end') {
  const { actions, states } = game();
  const openAt = (n: number): readonly Offer[] => {
    const state = states[n] ?? start(title1849.game, title1849.setup(wish));
    return offers(title1849.game, state, actorsOf(title1849.game, state)[0] ?? '');
  };
  const many = at === 'layTile' ? 8 : 1;
  const last =
    at === 'end'
      ? actions.length
      : actions.findIndex(
          ({ type }, n) => type === at && openAt(n).filter((offer) => offer.type === at).length >= many,
        );
  if (last < 0) throw new Error(`no ${at} in this game`);
  const file = recorded(title1849, title1849.setup(wish), actions.slice(0, last));
  const menu = at === 'end' ? 0 : menuOf(openAt(last)).findIndex(({ type }) => type === at) + 1;
  return { path: fileWith(written(file)), last, menu, lay: actions[last] as Lay };
}
