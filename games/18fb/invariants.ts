import type { State } from '@binario/kernel';
import {
  BANK,
  badSide,
  type Certs,
  faceAt,
  GONE,
  hasCell,
  isPlayer,
  lasting,
  memo1,
  memo2,
  POOL,
  percentOf,
  presidentIn,
  stationsOf,
  tileFace,
  tilesOn,
} from '@binario/rail';
import { fullBoard } from './data/board.ts';
import { bourbons } from './data/cards.ts';
import { corpDefs, corpIds, PRESIDENT } from './data/corporations.ts';
import { locationOf } from './data/map.ts';
import { grid } from './data/market.ts';
import { MONEY } from './data/players.ts';
import { regionalDefs } from './data/regionals.ts';
import { isCard } from './rules/cards.ts';
import { percentHeld, takeover } from './rules/presidency.ts';
import { keptFor } from './rules/slots.ts';
import { tilesLeft } from './rules/track.ts';
import { factsOf, isBourbon, isFloated, isFrozen, isStarted, OFFER, presidentIfAny, type Table18fb } from './table.ts';

type Found = readonly string[];

/** What must hold after every single effect: nothing appears or vanishes. Each slice is looked at once. */
export function violations(table: Table18fb): Found {
  return [
    ...money(table.cash),
    ...certificates(table.certs),
    ...tokensLaid(table.stations, table.map),
    ...tokensLeft(table.stations, table.charters),
    ...tiles(table.map),
    ...trains(table.trains),
    ...cards(table),
    ...charts(table.companies),
    ...market(table.market),
  ];
}

/** The same, and what else must hold whenever somebody is asked or the game is over. */
export function violationsAtRest({ table }: State<Table18fb>): Found {
  return [...violations(table), ...offices(table), ...standings(table), ...reservations(table)];
}

const isCompany = (holder: string): boolean => Object.hasOwn(corpDefs, holder);
const isRegionalCompany = (holder: string): boolean => Object.hasOwn(regionalDefs, holder);

const money = memo1((cash: Table18fb['cash']): Found => {
  const out: string[] = [];
  let sum = 0;
  for (const holder in cash) {
    const amount = cash[holder] ?? 0;
    sum += amount;
    if (!Number.isSafeInteger(amount)) out.push(`${holder} has ${amount}`);
    if (amount < 0 && holder !== BANK) out.push(`${holder} has less than nothing: ${amount}`);
  }
  if (sum !== MONEY) out.push(`there are ${sum} in all, not ${MONEY}`);
  return out;
});

const certificates = memo1(
  (certs: Table18fb['certs']): Found =>
    Object.entries(certs).flatMap(([corp, list]) =>
      certificatesOf(list)
        .map((text) => `${corp}: ${text}`)
        .concat(presidedByOther(corp, list)),
    ),
);

const certificatesOf = lasting((certs: Certs): string[] => {
  const out: string[] = [];
  if (certs.length !== 9 || certs.reduce((sum, cert) => sum + cert.percent, 0) !== 100) out.push('not 100 %');
  for (const { holder } of certs) {
    const known = holder === OFFER || holder === POOL || isPlayer(holder) || isCompany(holder);
    if (!known) out.push(`a certificate of ${holder}`);
  }
  return out;
});

/** Corporations never hold the office of another company. */
function presidedByOther(corp: string, certs: Certs): string[] {
  const holder = certs[PRESIDENT]?.holder ?? OFFER;
  return isCompany(holder) && holder !== corp ? [`${corp}: ${holder} is president`] : [];
}

const isBourbonToken = (token: string): boolean => (bourbons as readonly string[]).includes(token);

const tokensLeft = memo2((stations: Table18fb['stations'], charters: Table18fb['charters']): Found => {
  const out: string[] = [];
  for (const corp of corpIds) {
    const left = charters[corp] ?? 0;
    const laid = stationsOf(stations, corp).length;
    if (left < 0) out.push(`${corp} has ${left} tokens left`);
    if (left + laid > corpDefs[corp].tokens) out.push(`${corp} has ${left + laid} tokens`);
  }
  return out;
});

const tokensLaid = memo2((stations: Table18fb['stations'], map: Table18fb['map']): Found => {
  const out: string[] = [];
  for (const [hex, slots] of Object.entries(stations)) {
    const laid = slots.filter((token) => token !== null);
    const room = faceAt(fullBoard.board, map, hex).stops[0]?.slots ?? 0;
    if (laid.length > room) out.push(`${hex}: ${laid.length} tokens in ${room} slots`);
    if (new Set(laid).size !== laid.length) out.push(`${hex}: two tokens of one company`);
    if (locationOf(hex) !== hex) out.push(`${hex} is not where tokens lie`);
    for (const token of laid) {
      if (!isBourbonToken(token) && !isCompany(token)) out.push(`${hex}: a token of ${token}`);
    }
  }
  return out;
});

/** A slot that is kept for a company holds nobody else; in the middle of a merger it may. */
function reservations(table: Table18fb): string[] {
  const out: string[] = [];
  for (const [hex, slots] of Object.entries(table.stations)) {
    slots.forEach((token, slot) => {
      const owner = token === null || isBourbonToken(token) ? undefined : keptFor(table, hex, slot);
      if (owner !== undefined && token !== owner) out.push(`${hex}: ${token} in the slot of ${owner}`);
    });
  }
  return out;
}

const tiles = memo1((map: Table18fb['map']): Found => {
  const out: string[] = [];
  const { board } = fullBoard;
  for (const { hex, tile, rotation } of tilesOn(map)) {
    if (!board.numberOf.has(hex)) out.push(`a tile on ${hex}`);
    else if (badSide(board, hex, tileFace(board, tile, rotation)) !== undefined) out.push(`${hex}: a forbidden side`);
    if (tilesLeft({ map }, tile) < 0) out.push(`too many tiles ${tile}`);
  }
  return out;
});

const trains = memo1((all: Table18fb['trains']): Found => {
  const fine = (holder: string) =>
    holder === BANK || holder === POOL || holder === GONE || isCompany(holder) || isRegionalCompany(holder);
  return Object.entries(all).flatMap(([train, holder]) => (fine(holder) ? [] : [`${train} belongs to ${holder}`]));
});

/** Cards and regional certificates are with players or put away; no card outlives the Bourbons. */
function cards({ privates, regionalRound }: Table18fb): string[] {
  const out: string[] = [];
  for (const [name, holder] of Object.entries(privates)) {
    if (holder !== BANK && holder !== POOL && holder !== GONE && !isPlayer(holder)) out.push(`${name}: ${holder}`);
    if (regionalRound !== 'later' && isCard(name) && holder !== GONE) out.push(`${name} is still there`);
  }
  return out;
}

const charts = memo1(
  (companies: Table18fb['companies']): Found =>
    Object.entries(companies).flatMap(([corp, { markers, deposit, refunded }]) =>
      markers < 0 || refunded > deposit ? [`${corp}: ${markers} markers, ${refunded} of ${deposit}`] : [],
    ),
);

const market = memo1((markers: Table18fb['market']): Found => {
  const out = markers.filter((marker) => !hasCell(grid, marker)).map(({ corp }) => `${corp} is off the market`);
  if (new Set(markers.map(({ corp }) => corp)).size !== markers.length) out.push('two markers of one company');
  return out;
});

/** Nobody may be far enough ahead of a President, or of the owner of a concession. */
function offices(table: Table18fb): string[] {
  const out: string[] = [];
  for (const corp of Object.keys(table.certs)) {
    if (!isStarted(table, corp)) continue;
    const president = presidentIn(table.certs[corp] ?? []);
    const { concession } = factsOf(table, corp);
    for (const player of table.seats) {
      const percent = percentHeld(table, corp, player);
      if (president && percent >= percentHeld(table, corp, president) + takeover(table)) out.push(`${corp}: ${player}`);
      if (isPlayer(concession) && percent >= percentHeld(table, corp, concession) + takeover(table)) {
        out.push(`${corp}: ${player} against the concession of ${concession}`);
      }
      if (percent > 0 && table.leavers.includes(player)) out.push(`${player} has left and holds ${corp}`);
    }
    if (percentOf(table.certs[corp] ?? [], GONE) > 0) out.push(`${corp}: certificates out of the game`);
  }
  return out;
}

/** A national nobody holds, a frozen company, and one whose office lies in the pool while nobody has two shares (O18). */
function mayBeAlone(table: Table18fb, corp: string): boolean {
  if (corp === 'RM' || corp === 'RA' || isFrozen(table, corp)) return true;
  const able = table.seats.some((player) => percentHeld(table, corp, player) >= takeover(table));
  return table.certs[corp]?.[PRESIDENT]?.holder === POOL && !able;
}

function standings(table: Table18fb): string[] {
  const out: string[] = [];
  const placed = table.market.map(({ corp }) => corp);
  for (const [corp, facts] of Object.entries(table.companies)) {
    if (isStarted(table, corp) !== placed.includes(corp)) out.push(`${corp}: market`);
    if (isFloated(table, corp) && facts.steps === 0) out.push(`${corp} has no tile steps`);
    const alone = isFloated(table, corp) && presidentIfAny(table, corp) === undefined;
    if (alone && !mayBeAlone(table, corp)) out.push(`${corp} has no President`);
    if (!isBourbon(table) && facts.concession !== GONE) out.push(`${corp}: a concession in phase ${table.phase}`);
    const idle = facts.standing === 'closed' || facts.standing === 'merged';
    if (idle && (table.cash[corp] ?? 0) !== 0) out.push(`${corp} has money`);
  }
  return out;
}
