import { actorsOf, type Game, offers, type State } from '@binario/kernel';
import type { Board } from '../board/board.ts';
import { faceAt } from '../board/faces.ts';
import { hasCell, type PriceGrid } from '../market/market.ts';
import type { Certs } from './certs.ts';
import { presidentIn } from './certs.ts';
import { BANK, type CorpId, GONE, type Holder, isPlayer, POOL, type PrivateId, type TrainId } from './ids.ts';
import { memo2 } from './memo.ts';
import { cashOf, privatesOf, type RailTable, stationsOf, tilesOn, trainsOf } from './table.ts';

/** What is in the box: whatever is played, it must all be there afterwards. */
export interface Box {
  readonly board: Board;
  readonly grid: PriceGrid;
  readonly corporations: readonly CorpId[];
  /** All the money there is. */
  readonly money: number;
  /** Station tokens of each corporation. */
  readonly tokens: number;
  readonly trains: readonly TrainId[];
  readonly privates: readonly PrivateId[];
}

type Found = readonly string[];
type Check = (box: Box, table: RailTable) => Found;

/**
 * What holds after every single effect: nothing is made, lost or in two hands. Each slice is looked at once, however
 * many tables it lies on. `mayOverdraw` are those whose money may be below zero, besides the bank.
 */
export function lostOrMade(box: Box, table: RailTable, mayOverdraw: (holder: Holder) => boolean = () => false): Found {
  const found = [
    ...money(box, table.cash),
    ...trainCards(box, table.trains),
    ...privateCompanies(box, table.privates),
    ...tiles(box, table.map),
    ...tokensLaid(box, table.stations),
    ...markers(box, table.market),
    ...tokensLeft(box, table),
  ];
  for (const holder in table.cash) {
    const amount = table.cash[holder] ?? 0;
    if (amount < 0 && holder !== BANK && !mayOverdraw(holder)) found.push(`${holder} has ${amount}`);
  }
  for (const corp in table.certs) {
    for (const text of certificates(table.certs[corp] as Certs)) found.push(`${corp}: ${text}`);
  }
  return found;
}

const money = memo2((box: Box, cash: RailTable['cash']): Found => {
  const found: string[] = [];
  let sum = 0;
  for (const holder in cash) {
    const amount = cash[holder] ?? 0;
    sum += amount;
    if (!Number.isSafeInteger(amount)) found.push(`${holder} has ${amount}, which is no whole sum`);
  }
  if (sum !== box.money) found.push(`the money adds up to ${sum}, not to ${box.money}`);
  return found;
});

const soundCerts = new WeakSet<Certs>();
const nothing: Found = [];

function certificates(certs: Certs): Found {
  if (soundCerts.has(certs)) return nothing;
  const found: string[] = [];
  const percent = certs.reduce((sum, cert) => sum + cert.percent, 0);
  if (percent !== 100) found.push(`its certificates add up to ${percent} %`);
  const presidents = certs.filter((cert) => cert.kind === 'president').length;
  if (presidents !== 1) found.push(`it has ${presidents} president's certificates`);
  if (found.length === 0) soundCerts.add(certs);
  return found;
}

const trainCards = memo2((box: Box, trains: RailTable['trains']): Found => {
  return cards('train', box.trains, trains, (holder) => holder === POOL || box.corporations.includes(holder));
});

const privateCompanies = memo2((box: Box, privates: RailTable['privates']): Found => {
  return cards('private', box.privates, privates, (holder) => isPlayer(holder) || box.corporations.includes(holder));
});

/** Every card of the box is somewhere, no other is, and whoever has it exists. */
function cards(
  what: string,
  expected: readonly string[],
  held: Readonly<Record<string, Holder>>,
  mayHold: (holder: Holder) => boolean,
): Found {
  const found = expected.filter((card) => held[card] === undefined).map((card) => `${what} ${card} is missing`);
  for (const card in held) {
    const holder = held[card] as Holder;
    if (!expected.includes(card)) found.push(`${what} ${card} does not belong to the game`);
    if (holder !== BANK && holder !== GONE && !mayHold(holder)) found.push(`${what} ${card} is held by ${holder}`);
  }
  return found;
}

const tiles = memo2((box: Box, map: RailTable['map']): Found => {
  const found: string[] = [];
  const used = new Map<string, number>();
  for (const { hex, tile, rotation } of tilesOn(map)) {
    used.set(tile, (used.get(tile) ?? 0) + 1);
    const at = box.board.numberOf.get(hex);
    if (at === undefined) found.push(`tile ${tile} lies on ${hex}, which is no hex`);
    else if (box.board.hexes[at]?.ground === 'fixed') found.push(`tile ${tile} lies on ${hex}, which takes none`);
    if (!box.board.faces.get(tile)?.[rotation]) found.push(`there is no tile ${tile} turned by ${rotation} (${hex})`);
  }
  for (const [tile, count] of used) {
    const left = (box.board.tiles.get(tile)?.count ?? 0) - count;
    if (left < 0) found.push(`of tile ${tile} ${left} are left`);
  }
  return found;
});

/** Charter and map together; those lost in the course of the game may be fewer, never more. */
function tokensLeft(box: Box, { charters, stations }: RailTable): Found {
  const found: string[] = [];
  for (const corp of box.corporations) {
    const left = charters[corp] ?? 0;
    const laid = stationsOf(stations, corp).length;
    if (left < 0) found.push(`${corp} has ${left} tokens on its charter`);
    if (left + laid > box.tokens) found.push(`${corp} has ${left} + ${laid} station tokens, more than ${box.tokens}`);
  }
  return found;
}

const tokensLaid = memo2((box: Box, stations: RailTable['stations']): Found => {
  const found: string[] = [];
  for (const hex in stations) {
    const tokens = (stations[hex] ?? []).filter((token) => token !== null);
    if (new Set(tokens).size < tokens.length) found.push(`two tokens of one corporation in ${hex}`);
    for (const token of tokens) if (!box.corporations.includes(token)) found.push(`a token of ${token} in ${hex}`);
  }
  return found;
});

const markers = memo2((box: Box, market: RailTable['market']): Found => {
  const found = market
    .filter((marker) => !hasCell(box.grid, marker))
    .map(({ corp, row, col }) => `the marker of ${corp} stands on ${row},${col}, which does not exist`);
  if (new Set(market.map((marker) => marker.corp)).size < market.length) found.push('a corporation has two markers');
  return found;
});

/** What holds besides whenever somebody is asked: within an action it may be broken for a moment. */
export function outOfPlace(box: Box, table: RailTable): Found {
  return checksAtRest.flatMap((check) => check(box, table));
}

const isOpen = (table: RailTable, corp: CorpId): boolean => table.certs[corp] !== undefined;

const marketFitsCerts: Check = (box, table) =>
  box.corporations
    .filter((corp) => isOpen(table, corp) !== table.market.some((marker) => marker.corp === corp))
    .map(
      (corp) => `${corp} has ${isOpen(table, corp) ? 'certificates but no marker' : 'a marker but no certificates'}`,
    );

const certHolders: Check = (_box, table) =>
  Object.entries(table.certs).flatMap(([corp, certs]) => [
    ...certs
      .filter(({ holder }) => holder !== POOL && holder !== corp && !isIn(table, holder))
      .map(({ holder }) => `a certificate of ${corp} is held by ${holder}`),
    ...(presidentIn(certs) ? [] : [`${corp} has no president`]),
  ]);

const isIn = ({ seats, leavers }: RailTable, holder: Holder): boolean =>
  isPlayer(holder) && seats.includes(holder) && !leavers.includes(holder);

/** A corporation that is not open owns nothing. */
const leftovers: Check = (box, table) =>
  box.corporations
    .filter((corp) => !isOpen(table, corp))
    .flatMap((corp) => {
      const has = [
        ...(cashOf(table, corp) === 0 ? [] : [`${cashOf(table, corp)}`]),
        ...trainsOf(table, corp),
        ...privatesOf(table, corp),
        ...stationsOf(table.stations, corp),
        ...((table.charters[corp] ?? 0) === 0 ? [] : ['tokens']),
      ];
      return has.length === 0 ? [] : [`${corp} is not open but has ${has.join(', ')}`];
    });

const fullCities: Check = (box, table) => {
  const found: string[] = [];
  for (const hex in table.stations) {
    const slots = faceAt(box.board, table.map, hex).stops[0]?.slots ?? 0;
    const spaces = table.stations[hex] ?? [];
    const used = spaces.reduce((last, token, n) => (token === null ? last : n + 1), 0);
    if (used > slots) found.push(`${hex} has ${slots} spaces, yet a token in space ${used}`);
  }
  return found;
};

const checksAtRest: readonly Check[] = [marketFitsCerts, certHolders, leftovers, fullCities];

/** Until the game is over somebody is asked, and whoever is asked has an answer. */
export function nobodyToAct<T, E>(game: Game<T, E, never>, state: State<T>): Found {
  const asked = state.flow.at(-1);
  if (!asked) return [];
  const actors = actorsOf(game, state);
  if (actors.length === 0) return [`nobody decides at ${asked.step}`];
  return actors
    .filter((by) => offers(game, state, by).length === 0)
    .map((by) => `${by} can do nothing at ${asked.step}`);
}
