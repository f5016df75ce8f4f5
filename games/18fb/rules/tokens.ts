import { lasting, memo2, type Params, type Rule } from '@binario/kernel';
import { BANK, type CorpId, cashOf, type HexId, hexNumber, pay, stationsOf } from '@binario/rail';
import {
  type DirectProblem,
  type DirectRoute,
  type DirectTrace,
  directRoutes,
  isDirectlyJoined,
  reachesStopIn,
  traceDirect,
} from '@binario/track';
import type { Action18fb } from '../actions.ts';
import type { Board18fb } from '../board/board.ts';
import { boardOf } from '../board/of.ts';
import { hexesOf, locationOf, markersOf } from '../board/questions.ts';
import type { Tx18fb } from '../effects.ts';
import { tileReach, trackLeadsTo, trackOf } from '../search/tileReach.ts';
import { factsOf, type Table18fb } from '../table.ts';
import type { RuleKey } from '../text/keys.ts';
import { stationTaken } from './destinations.ts';
import { rule18fb } from './rule.ts';
import { hasToken, slotFor } from './slots.ts';
import { shownColour } from './track.ts';

/** A company may place a station token (3.4.2). */
export interface TokenFrame {
  readonly step: 'placeToken';
  readonly corp: CorpId;
}

/** A rule about station tokens. */
export type TokenRule = Rule<Table18fb, TokenFrame, Action18fb>;

/** The route of an action that lays a token along one. */
const routeOf = (action: Action18fb): readonly HexId[] | undefined =>
  action.type === 'placeToken' || action.type === 'replaceBourbon' ? action.route : undefined;

/** The route as track of this phase makes it, or why it is none. */
export function traced(table: Table18fb, route: readonly HexId[]): DirectTrace {
  const { board, crossing } = trackOf(table);
  return traceDirect(board, table.map, crossing, route);
}

/** The place at the end of a route. */
export const goalOf = (table: Pick<Table18fb, 'options'>, route: readonly HexId[]): HexId =>
  locationOf(boardOf(table), route.at(-1) ?? '');

/** The side at which a route ends only because its pass is not open yet: all else is there to cross it (2.5.2). */
function closedPassOn(table: Table18fb, route: readonly HexId[]): Params | false {
  const result = traced(table, route);
  if (result.ok || result.problem.kind !== 'noTrack') return false;
  const { from, to } = result.problem;
  const { full, passesOpen } = boardOf(table);
  const open = traceDirect(full.board, table.map, full.crossing, route);
  const stillNone = !open.ok && open.problem.kind === 'noTrack' && open.problem.from === from && open.problem.to === to;
  return !stillNone && { from, to, phase: passesOpen };
}

function routeRule(key: RuleKey, kind: DirectProblem['kind']): TokenRule {
  return rule18fb('3.4.2', key, (table, _frame, action) => {
    const route = routeOf(action);
    const result = route && traced(table, route);
    if (!result || result.ok || result.problem.kind !== kind) return false;
    const { kind: _kind, ...params } = result.problem;
    return params;
  });
}

/** Before its home token lies on the map a company has no other (ruling O2). */
export const homeDue = (table: Table18fb, corp: CorpId): HexId | undefined => {
  const { home } = factsOf(table, corp);
  return home !== null && !hasToken(table, home, corp) ? home : undefined;
};

/** 3.4.2 What guards a station token. */
export const tokenRules: readonly TokenRule[] = [
  rule18fb('3.4.2', 'token.oneEachTurn', (table, frame, action) => {
    return action.type !== 'pass' && table.turn.token && { corp: frame.corp };
  }),
  rule18fb('3.4.2', 'token.homeLaid', (table, frame, action) => {
    return action.type === 'placeHome' && homeDue(table, frame.corp) === undefined && { corp: frame.corp };
  }),
  rule18fb('3.4.2', 'token.noneLeft', (table, frame, action) => {
    return routeOf(action) !== undefined && (table.charters[frame.corp] ?? 0) === 0 && { corp: frame.corp };
  }),
  rule18fb('3.4.2', 'token.fromOwn', (table, frame, action) => {
    const start = routeOf(action)?.[0];
    return start !== undefined && !hasToken(table, start, frame.corp) && { corp: frame.corp, hex: start };
  }),
  routeRule('token.notAStation', 'notAStation'),
  rule18fb('2.5.2', 'token.passClosed', (table, _frame, action) => {
    const route = routeOf(action);
    return !!route && closedPassOn(table, route);
  }),
  routeRule('token.noTrack', 'noTrack'),
  routeRule('token.passesStation', 'passesStation'),
  routeRule('token.twice', 'twice'),
  rule18fb('3.4.2', 'token.alreadyThere', (table, frame, action) => {
    const route = routeOf(action);
    if (!route) return false;
    return hasToken(table, goalOf(table, route), frame.corp) && { corp: frame.corp, hex: goalOf(table, route) };
  }),
  rule18fb('3.4.2', 'token.noSlot', (table, frame, action) => {
    if (action.type !== 'placeToken') return false;
    const hex = goalOf(table, action.route);
    return slotFor(table, hex, frame.corp) === undefined && { corp: frame.corp, hex };
  }),
  rule18fb('3.4.2', 'token.noMoney', (table, frame, action) => {
    const route = routeOf(action);
    const result = route && traced(table, route);
    const cash = cashOf(table, frame.corp);
    return !!result?.ok && result.route.cost > cash && { corp: frame.corp, cost: result.route.cost, cash };
  }),
];

/** Where a token route can end at all. */
const endsOn = lasting(({ places, full }: Board18fb) =>
  places
    .filter(({ kind }) => kind === 'city' || kind === 'offmap')
    .map(({ id }) => ({ hex: id, number: hexNumber(full.board, id) })),
);

/**
 * Token routes from any station of the company to a wanted place where it has no token, those it can pay. They are
 * sought only where any track leads to such a place, which is found out much faster.
 */
export function tokenRoutes(table: Table18fb, corp: CorpId, wanted: (place: HexId) => boolean): readonly DirectRoute[] {
  if (!mayBuild(table, corp)) return [];
  const { board, crossing } = trackOf(table);
  const reach = tileReach(table, corp);
  const on = boardOf(table);
  const goals: HexId[] = [];
  for (const { hex, number } of endsOn(on)) {
    if (reachesStopIn(reach, number) && !hasToken(table, hex, corp) && wanted(locationOf(on, hex))) goals.push(hex);
  }
  if (goals.length === 0) return [];
  const cash = cashOf(table, corp);
  return stationsOf(table.stations, corp)
    .flatMap((place) => hexesOf(on, place))
    .flatMap((hex) => directRoutes(board, table.map, crossing, hex, (end) => goals.includes(end), cash));
}

/** Has the company a token, and money for the shortest of lines? */
export const mayBuild = (table: Table18fb, corp: CorpId): boolean =>
  (table.charters[corp] ?? 0) > 0 && cashOf(table, corp) >= boardOf(table).terrainCost.plain;

/** The direct routes along which the company can lay a token now. */
export function openRoutes(table: Table18fb, corp: CorpId): readonly DirectRoute[] {
  return tokenRoutes(table, corp, (place) => slotFor(table, place, corp) !== undefined);
}

const linksOn = lasting((_board: Board18fb) =>
  memo2<Table18fb['map'], Table18fb['stations'], Map<string, boolean>>(() => new Map()),
);

/** Has the company a line to this place without a city between, or a token in it (ruling R7)? */
export function isLinkedTo(table: Table18fb, corp: CorpId, place: HexId): boolean {
  // Where no track leads at all no line does, and mostly none does.
  if (!trackLeadsTo(table, corp, place)) return false;
  const known = linksOn(boardOf(table))(table.map, table.stations);
  const key = `${corp} ${place} ${table.phase}`;
  const linked = known.get(key) ?? hasLineTo(table, corp, place);
  known.set(key, linked);
  return linked;
}

function hasLineTo(table: Table18fb, corp: CorpId, place: HexId): boolean {
  const { board, crossing } = trackOf(table);
  const on = boardOf(table);
  const isCity = on.placeNamed.get(place)?.kind === 'city';
  const joins = (hex: HexId): boolean =>
    // A line leads both ways: from a city it is sought once for all stations, of whichever company.
    isCity
      ? isDirectlyJoined(board, table.map, crossing, place, hex)
      : isDirectlyJoined(board, table.map, crossing, hex, place);
  return stationsOf(table.stations, corp)
    .flatMap((station) => hexesOf(on, station))
    .some(joins);
}

/** The home token is free; it earns nothing and counts for nothing but the turn's token, where it is laid in a turn. */
export function layHome(tx: Tx18fb, corp: CorpId, hex: HexId): void {
  const slot = slotFor(tx.table, hex, corp);
  if (slot === undefined) throw new Error(`${hex} has no slot for ${corp}`);
  tx.emit({ type: 'homeLaid', corp, hex, slot });
}

/** Pays the route, lays the token, collects its towns, then sees what the place means to the company (3.4.2, 3.4.3). */
export function layToken(tx: Tx18fb, corp: CorpId, route: readonly HexId[], slot?: number): void {
  const result = traced(tx.table, route);
  if (!result.ok) throw new Error(`no token route: ${route.join(' ')}`);
  const hex = goalOf(tx.table, route);
  const into = slot ?? slotFor(tx.table, hex, corp);
  if (into === undefined) throw new Error(`${hex} has no slot for ${corp}`);
  const { cost, towns } = result.route;
  const markers = markersOf(towns);
  const isEmpty = (tx.table.stations[hex] ?? []).every((token) => token === null);
  const emptyYellow = isEmpty && shownColour(tx.table, hex) === 'yellow';
  pay(tx, corp, BANK, cost, 'token');
  tx.emit({ type: 'tokenLaid', corp, hex, slot: into, cost, markers });
  stationTaken(tx, corp, hex, emptyYellow);
}
