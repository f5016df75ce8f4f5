import { firstBreach, type Refusal, type SeatId, type State } from '@binario/kernel';
import { stationsOf } from '@binario/rail';
import { directRoutes } from '@binario/track';
import { whyNoRoute } from '@binario/web/engine';
import type { ActionOf } from '../../actions.ts';
import { game1865 } from '../../game.ts';
import { markerRules } from '../../rules/markers.ts';
import type { MarkerFrame } from '../../steps/marker.ts';
import { boardOf, type Table1865 } from '../../table.ts';

/** What can be wrong with the place, whatever way leads there. */
const placeKeys = new Set([
  'marker.notInPlay',
  'marker.noneLeft',
  'marker.notAStation',
  'marker.alreadyThere',
  'marker.noSlot',
  'marker.carbonia',
]);
const rulesOfPlaces = markerRules.filter(({ key }) => placeKeys.has(key));

/** Why no marker can be placed there now. */
export function whyNoMarker(state: State<Table1865>, by: SeatId, hex: string): Refusal | null {
  const { table, flow } = state;
  const top = flow.at(-1);
  if (top?.step !== 'placeMarker') return null;
  const frame = top as MarkerFrame;
  const { board, crossing } = boardOf(table);
  const own = stationsOf(table.stations, frame.corp);
  const [from] = own;
  if (from === undefined || !board.numberOf.has(hex)) return null;
  const along = (route: readonly string[]) => ({ type: 'placeMarker', by, route }) as ActionOf<'placeMarker'>;
  const straight = along([from, hex]);
  const ways = own.flatMap((start) =>
    directRoutes(board, table.map, crossing, start, (end) => end === hex).map(({ hexes }) => along(hexes)),
  );
  return whyNoRoute(game1865, state, {
    place: firstBreach(rulesOfPlaces, table, frame, straight),
    ways,
    straight,
  });
}
