import { firstBreach, type Refusal, type SeatId, type State } from '@binario/kernel';
import { stationsOf } from '@binario/rail';
import { directRoutes } from '@binario/track';
import { whyNoRoute } from '@binario/web/engine';
import type { Action18fb } from '../../actions.ts';
import { boardOf } from '../../board/of.ts';
import { hexesOf, locationOf } from '../../board/questions.ts';
import { game18fb } from '../../game.ts';
import { type TokenFrame, tokenRules } from '../../rules/tokens.ts';
import { trackOf } from '../../search/tileReach.ts';
import type { Table18fb } from '../../table.ts';

/** What can be wrong with the place, whatever way leads there. */
const placeKeys = new Set(['token.noneLeft', 'token.notAStation', 'token.alreadyThere', 'token.noSlot']);
const rulesOfPlaces = tokenRules.filter(({ key }) => placeKeys.has(key));

/** Why no token can be laid there now. */
export function whyNoToken(state: State<Table18fb>, by: SeatId, hex: string): Refusal | null {
  const { table, flow } = state;
  const top = flow.at(-1);
  if (top?.step !== 'placeToken') return null;
  const frame = top as TokenFrame;
  const on = boardOf(table);
  const { board, crossing } = trackOf(table);
  const own = stationsOf(table.stations, frame.corp).flatMap((place) => hexesOf(on, place));
  const [from] = own;
  if (from === undefined || !board.numberOf.has(hex)) return null;
  const along = (route: readonly string[]) => ({ type: 'placeToken', by, route }) as Action18fb;
  const straight = along([from, hex]);
  const goals = hexesOf(on, locationOf(on, hex));
  const ways = own.flatMap((start) =>
    directRoutes(board, table.map, crossing, start, (end) => goals.includes(end)).map(({ hexes }) => along(hexes)),
  );
  return whyNoRoute(game18fb, state, {
    place: firstBreach(rulesOfPlaces, table, frame, straight),
    ways,
    straight,
  });
}
