import type { Rule } from '@binario/kernel';
import { BANK, type CorpFrame, type CorpId, cashOf, faceAt, type HexId, pay, stationsOf } from '@binario/rail';
import { type DirectProblem, type DirectRoute, type DirectTrace, directRoutes, traceDirect } from '@binario/track';
import type { ActionOf } from '../actions.ts';
import type { Tx1865 } from '../effects.ts';
import { boardOf, formOf, isOnBoard, type Table1865 } from '../table.ts';
import type { RuleKey } from '../text/keys.ts';
import { firstFreeSlot, freeSlots } from './launching.ts';
import { giveBonuses } from './maritime.ts';
import { rule1865 } from './rule.ts';

type Place = ActionOf<'placeMarker'>;
type MarkerRule = Rule<Table1865, CorpFrame, Place>;

/** The route as track of this form of the game makes it, or why it is none. */
function traced(table: Table1865, route: readonly HexId[]): DirectTrace {
  const { board, crossing } = boardOf(table);
  return traceDirect(board, table.map, crossing, route);
}

const endOf = (route: readonly HexId[]): HexId => route.at(-1) ?? '';

function routeRule(key: RuleKey, kind: DirectProblem['kind']): MarkerRule {
  return rule1865('4.4', key, (table, _frame, { route }) => {
    const result = traced(table, route);
    if (result.ok || result.problem.kind !== kind) return false;
    const { kind: _kind, ...params } = result.problem;
    return params;
  });
}

/** Has the company a marker in the district already (4.3)? One that is being given up does not count. */
export const isInCarbonia = (table: Table1865, corp: CorpId): boolean =>
  boardOf(table).carbonia.some((hex) => (table.stations[hex] ?? []).includes(corp));

/** What guards a marker and the direct route to it. */
export const markerRules: readonly MarkerRule[] = [
  rule1865({ final: '6.1', proto: 'C.5 §1' }, 'marker.notInPlay', (table, _frame, { route }) => {
    const off = route.find((hex) => !isOnBoard(table, hex));
    return off !== undefined && { hex: off };
  }),
  rule1865('4.4', 'marker.noneLeft', (table, frame) => (table.charters[frame.corp] ?? 0) === 0 && { corp: frame.corp }),
  rule1865('4.4', 'marker.fromOwn', (table, frame, { route }) => {
    const start = route[0] ?? '';
    return !(table.stations[start] ?? []).includes(frame.corp) && { corp: frame.corp, hex: start };
  }),
  routeRule('marker.notAStation', 'notAStation'),
  routeRule('marker.noTrack', 'noTrack'),
  routeRule('marker.passesStation', 'passesStation'),
  routeRule('marker.twice', 'twice'),
  rule1865('4.4', 'marker.alreadyThere', (table, frame, { route }) => {
    return (table.stations[endOf(route)] ?? []).includes(frame.corp) && { corp: frame.corp, hex: endOf(route) };
  }),
  rule1865('4.4', 'marker.noSlot', (table, _frame, { route }) => {
    return freeSlots(table, endOf(route)) < 1 && { hex: endOf(route) };
  }),
  rule1865('4.3', 'marker.carbonia', (table, frame, { route }) => {
    return boardOf(table).carbonia.includes(endOf(route)) && isInCarbonia(table, frame.corp) && { corp: frame.corp };
  }),
  rule1865('4.4', 'marker.noMoney', (table, frame, { route }) => {
    const result = traced(table, route);
    const cash = cashOf(table, frame.corp);
    return result.ok && result.route.cost > cash && { corp: frame.corp, cost: result.route.cost, cash };
  }),
];

/** Routes on which a marker could go out, whatever they cost. They are listed only where one of their ends takes it. */
export function markerRoutes(table: Table1865, corp: CorpId): readonly DirectRoute[] {
  const { board, crossing, carbonia } = boardOf(table);
  const barred = isInCarbonia(table, corp);
  const own = stationsOf(table.stations, corp);
  const takesMarker = (end: HexId): boolean =>
    !own.includes(end) && freeSlots(table, end) > 0 && !(barred && carbonia.includes(end));
  return own.flatMap((hex) => directRoutes(board, table.map, crossing, hex, takesMarker));
}

/** What the route brings: its towns, and the city or mine at its end (4.4; C.5: not the mine, V22). */
export function chipsOf(table: Table1865, route: DirectRoute): number {
  const stop = faceAt(boardOf(table).board, table.map, endOf(route.hexes)).stops[0];
  const counts = stop?.kind === 'city' || formOf(table).routeGivesMine;
  return route.towns + (counts ? (stop?.value ?? 0) : 0);
}

/** What a route costs and brings; undefined if the track does not lead like this. */
export function routeOf(
  table: Table1865,
  hexes: readonly HexId[],
): { readonly cost: number; readonly chips: number } | undefined {
  const result = traced(table, hexes);
  return result.ok ? { cost: result.route.cost, chips: chipsOf(table, result.route) } : undefined;
}

/** Puts a marker of the company at the end of a direct route, and pays for the route. */
export function placeMarker(tx: Tx1865, corp: CorpId, hexes: readonly HexId[]): void {
  const result = traced(tx.table, hexes);
  if (!result.ok) throw new Error(`no direct route: ${hexes.join(' ')}`);
  const { route } = result;
  const hex = endOf(hexes);
  const chips = chipsOf(tx.table, route);
  pay(tx, corp, BANK, route.cost, 'marker');
  tx.emit({ type: 'markerPlaced', corp, hex, slot: firstFreeSlot(tx.table, hex), cost: route.cost, chips });
  giveBonuses(tx, corp);
}
