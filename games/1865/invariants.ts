import type { State } from '@binario/kernel';
import {
  BANK,
  badSide,
  type CorpId,
  faceAt,
  GONE,
  isPlayer,
  POOL,
  percentOf,
  presidentIn,
  stationsOf,
  tileFace,
  tilesOn,
} from '@binario/rail';
import { DRAGONS, MOST_MARKERS, OFFER } from './data/companies.ts';
import { DRAGONS_LIMIT, MOST_LOANS, POOL_LIMIT } from './data/forms.ts';
import { carbonia } from './data/map.ts';
import { excessTrains } from './rules/phases.ts';
import { placesOfTile, tileNamed, tilesLeft } from './rules/track.ts';
import { boardOf, factsOf, formOf, isFloated, isLaunched, isOnBoard, type Table1865 } from './table.ts';

/** What must hold after every single effect: nothing appears or vanishes. Empty on a sound table. */
export function violations(table: Table1865): readonly string[] {
  return [...money(table), ...certificates(table), ...markers(table), ...tiles(table), ...things(table)];
}

/** The same, and what else must hold whenever somebody is asked or the game is over. */
export function violationsAtRest({ table, flow }: State<Table1865>): readonly string[] {
  const discarding = flow.some(
    (frame) => frame.step === 'discardTrain' || JSON.stringify(frame).includes('"discardTrain"'),
  );
  return [...violations(table), ...offices(table), ...limits(table), ...(discarding ? [] : trainLimits(table))];
}

function trainLimits(table: Table1865): readonly string[] {
  return Object.keys(table.companies)
    .filter((corp) => excessTrains(table, corp) > 0)
    .map((corp) => `${corp} has too many trains`);
}

function money(table: Table1865): string[] {
  const out: string[] = [];
  let sum = 0;
  for (const [holder, amount] of Object.entries(table.cash)) {
    sum += amount;
    if (!Number.isInteger(amount)) out.push(`${holder} has ${amount}`);
    if (amount < 0 && holder !== BANK) out.push(`${holder} has less than nothing: ${amount}`);
    if (amount !== 0 && table.companies[holder] && !isLaunched(table, holder)) out.push(`${holder} has money`);
  }
  if (sum !== formOf(table).bank) out.push(`there are ${sum} in all, not ${formOf(table).bank}`);
  return out;
}

function certificates(table: Table1865): string[] {
  const out: string[] = [];
  for (const corp in table.companies) {
    const { standing, status } = factsOf(table, corp);
    const certs = table.certs[corp];
    if (standing === 'closed') {
      if (certs) out.push(`${corp} is closed and has certificates`);
      continue;
    }
    if (!certs) {
      out.push(`${corp} has no certificates`);
      continue;
    }
    if (certs.length !== (status === 'minor' ? 4 : 9)) out.push(`${corp} has ${certs.length} certificates`);
    if (certs.reduce((sum, cert) => sum + cert.percent, 0) !== 100) out.push(`${corp} is not 100 %`);
    if (certs.filter((cert) => cert.kind === 'president').length !== 1) out.push(`${corp}: presidential certificates`);
    for (const { holder, kind } of certs) {
      const known = holder === OFFER || holder === POOL || holder === DRAGONS || isPlayer(holder);
      if (!known) out.push(`${corp}: a certificate of ${holder}`);
      if (kind === 'president' && holder === DRAGONS) out.push(`${corp}: the Dragons are president`);
    }
  }
  return out;
}

function markers(table: Table1865): string[] {
  const out: string[] = [];
  for (const corp in table.companies) {
    const facts = factsOf(table, corp);
    const placed = stationsOf(table.stations, corp).length;
    const all = placed + (table.charters[corp] ?? 0);
    if (all !== facts.markers || all > MOST_MARKERS) out.push(`${corp} has ${all} markers, not ${facts.markers}`);
    if (carbonia.filter((hex) => (table.stations[hex] ?? []).includes(corp)).length > 1) out.push(`${corp}: Carbonia`);
  }
  for (const hex in table.stations) {
    const spaces = table.stations[hex] ?? [];
    const tokens = spaces.filter((token) => token !== null);
    const slots = faceAt(boardOf(table).board, table.map, hex).stops[0]?.slots ?? 0;
    const used = spaces.findLastIndex((token) => token !== null) + 1;
    if (used > slots) out.push(`${hex}: a marker in slot ${used} of ${slots}`);
    if (new Set(tokens).size !== tokens.length) out.push(`${hex}: two markers of one company`);
  }
  return out;
}

function tiles(table: Table1865): string[] {
  const out: string[] = [];
  const { board } = boardOf(table);
  for (const { hex, tile, rotation } of tilesOn(table.map)) {
    if (!isOnBoard(table, hex)) out.push(`a tile on ${hex}`);
    else if (badSide(board, hex, tileFace(board, tile, rotation)) !== undefined) out.push(`${hex}: sea`);
    if (tilesLeft(table, tile) < 0) out.push(`too many tiles ${tile}`);
    const places = placesOfTile(formOf(table), tileNamed(tile));
    if (places && !places.includes(hex)) out.push(`tile ${tile} on ${hex}`);
  }
  return out;
}

/** Trains and maritime cards have an owner who may have them; chips and loans are never less than nothing. */
function things(table: Table1865): string[] {
  const out: string[] = [];
  for (const [train, holder] of Object.entries(table.trains)) {
    const fine = holder === BANK || holder === POOL || holder === GONE || isFloated(table, holder);
    if (!fine) out.push(`${train} belongs to ${holder}`);
  }
  for (const [card, holder] of Object.entries(table.privates)) {
    const fine = holder === BANK || holder === GONE || isPlayer(holder) || isFloated(table, holder);
    if (!fine) out.push(`${card} belongs to ${holder}`);
  }
  for (const corp in table.companies) {
    const { chips, loans, standing } = factsOf(table, corp);
    if (chips < 0 || loans < 0 || loans > MOST_LOANS) out.push(`${corp}: ${chips} chips, ${loans} loans`);
    if (standing !== 'floated' && (chips > 0 || loans > 0)) out.push(`${corp} is not floated but has things`);
  }
  return out;
}

/** A launched company has a president with at least as many shares as anybody; only in C.5 may it wait for one. */
function offices(table: Table1865): string[] {
  const out: string[] = [];
  for (const corp in table.companies) {
    if (!isLaunched(table, corp)) continue;
    const certs = table.certs[corp] ?? [];
    const president = presidentIn(certs);
    if (president === undefined) {
      if (formOf(table).bankruptcy === 'loans') out.push(`${corp} has no president`);
      continue;
    }
    for (const player of table.seats) {
      if (percentOf(certs, player) > percentOf(certs, president)) out.push(`${corp}: ${player} should be president`);
    }
  }
  return out;
}

function limits(table: Table1865): string[] {
  const out: string[] = [];
  for (const corp in table.certs) {
    const certs = table.certs[corp] ?? [];
    if (percentOf(certs, DRAGONS) > DRAGONS_LIMIT) out.push(`the Dragons hold too much of ${corp}`);
    if (formOf(table).bankruptcy === 'loans' && percentOf(certs, POOL) > POOL_LIMIT) out.push(`${corp}: pool too full`);
  }
  return out.concat(onMarket(table));
}

function onMarket(table: Table1865): string[] {
  const out: string[] = [];
  const placed = table.market.map((marker): CorpId => marker.corp);
  if (new Set(placed).size !== placed.length) out.push('two tokens of one company on the market');
  for (const corp of placed) if (!isLaunched(table, corp)) out.push(`${corp} has a token on the market`);
  for (const corp in table.companies) {
    if (isFloated(table, corp) && !placed.includes(corp)) out.push(`${corp} has no token on the market`);
  }
  return out;
}
