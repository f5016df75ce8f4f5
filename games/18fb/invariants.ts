import type { State } from '@binario/kernel';
import {
  BANK,
  badSide,
  faceAt,
  GONE,
  hasCell,
  isPlayer,
  POOL,
  percentOf,
  presidentIn,
  stationsOf,
  tileFace,
} from '@binario/rail';
import { fullBoard } from './data/board.ts';
import { bourbons, cardIds } from './data/cards.ts';
import { type Corp, corpDefs } from './data/corporations.ts';
import { locationOf } from './data/map.ts';
import { grid } from './data/market.ts';
import { MONEY } from './data/players.ts';
import { percentHeld, takeover } from './rules/presidency.ts';
import { keptFor } from './rules/slots.ts';
import { tilesLeft } from './rules/track.ts';
import { factsOf, isBourbon, isFloated, isFrozen, isStarted, OFFER, presidentIfAny, type Table18fb } from './table.ts';

/** What must hold after every single effect: nothing appears or vanishes. Empty on a sound table. */
export function violations(table: Table18fb): readonly string[] {
  return [
    ...money(table),
    ...certificates(table),
    ...tokens(table),
    ...tiles(table),
    ...things(table),
    ...market(table),
  ];
}

/** The same, and what else must hold whenever somebody is asked or the game is over. */
export function violationsAtRest({ table }: State<Table18fb>): readonly string[] {
  return [...violations(table), ...offices(table), ...standings(table), ...reservations(table)];
}

function money(table: Table18fb): string[] {
  const out: string[] = [];
  let sum = 0;
  for (const [holder, amount] of Object.entries(table.cash)) {
    sum += amount;
    if (!Number.isSafeInteger(amount)) out.push(`${holder} has ${amount}`);
    if (amount < 0 && holder !== BANK) out.push(`${holder} has less than nothing: ${amount}`);
  }
  if (sum !== MONEY) out.push(`there are ${sum} in all, not ${MONEY}`);
  return out;
}

function certificates(table: Table18fb): string[] {
  const out: string[] = [];
  for (const [corp, certs] of Object.entries(table.certs)) {
    if (certs.length !== 9 || certs.reduce((sum, cert) => sum + cert.percent, 0) !== 100)
      out.push(`${corp}: not 100 %`);
    for (const { holder, kind } of certs) {
      const known = holder === OFFER || holder === POOL || isPlayer(holder) || table.companies[holder] !== undefined;
      if (!known) out.push(`${corp}: a certificate of ${holder}`);
      if (kind === 'president' && table.companies[holder] && holder !== corp)
        out.push(`${corp}: ${holder} is president`);
    }
  }
  return out;
}

const isBourbonToken = (token: string): boolean => (bourbons as readonly string[]).includes(token);

function tokens(table: Table18fb): string[] {
  const out: string[] = [];
  for (const corp in table.companies) {
    const left = table.charters[corp] ?? 0;
    const laid = stationsOf(table.stations, corp).length;
    if (left < 0) out.push(`${corp} has ${left} tokens left`);
    if (left + laid > corpDefs[corp as Corp].tokens) out.push(`${corp} has ${left + laid} tokens`);
  }
  for (const [hex, slots] of Object.entries(table.stations)) {
    const laid = slots.filter((token) => token !== null);
    const room = faceAt(fullBoard.board, table.map, hex).stops[0]?.slots ?? 0;
    if (laid.length > room) out.push(`${hex}: ${laid.length} tokens in ${room} slots`);
    if (new Set(laid).size !== laid.length) out.push(`${hex}: two tokens of one company`);
    if (locationOf(hex) !== hex) out.push(`${hex} is not where tokens lie`);
    for (const token of laid) {
      if (!isBourbonToken(token) && !table.companies[token]) out.push(`${hex}: a token of ${token}`);
    }
  }
  return out;
}

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

function tiles(table: Table18fb): string[] {
  const out: string[] = [];
  const { board } = fullBoard;
  for (const [hex, { tile, rotation }] of Object.entries(table.map)) {
    if (!board.numberOf.has(hex)) out.push(`a tile on ${hex}`);
    else if (badSide(board, hex, tileFace(board, tile, rotation)) !== undefined) out.push(`${hex}: a forbidden side`);
    if (tilesLeft(table, tile) < 0) out.push(`too many tiles ${tile}`);
  }
  return out;
}

/** Trains, cards and regional certificates have an owner who may have them. */
function things(table: Table18fb): string[] {
  const out: string[] = [];
  for (const [train, holder] of Object.entries(table.trains)) {
    const fine =
      holder === BANK || holder === POOL || holder === GONE || table.companies[holder] || table.regionals[holder];
    if (!fine) out.push(`${train} belongs to ${holder}`);
  }
  for (const [name, holder] of Object.entries(table.privates)) {
    if (holder !== BANK && holder !== POOL && holder !== GONE && !isPlayer(holder)) out.push(`${name}: ${holder}`);
    if (!isBourbon(table) && (cardIds as readonly string[]).includes(name) && isPlayer(holder)) {
      // Discarded one after another, but before anything else is asked.
      if (table.regionalRound !== 'later') out.push(`${name} is still there`);
    }
  }
  for (const [corp, { markers, deposit, refunded }] of Object.entries(table.companies)) {
    if (markers < 0 || refunded > deposit) out.push(`${corp}: ${markers} markers, ${refunded} of ${deposit}`);
  }
  return out;
}

function market(table: Table18fb): string[] {
  const out = table.market.filter((marker) => !hasCell(grid, marker)).map(({ corp }) => `${corp} is off the market`);
  if (new Set(table.market.map(({ corp }) => corp)).size !== table.market.length)
    out.push('two markers of one company');
  return out;
}

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

function standings(table: Table18fb): string[] {
  const out: string[] = [];
  const placed = table.market.map(({ corp }) => corp);
  for (const [corp, facts] of Object.entries(table.companies)) {
    if (isStarted(table, corp) !== placed.includes(corp)) out.push(`${corp}: market`);
    if (isFloated(table, corp) && facts.steps === 0) out.push(`${corp} has no tile steps`);
    const alone = isFloated(table, corp) && presidentIfAny(table, corp) === undefined;
    if (alone && !isFrozen(table, corp) && corp !== 'RM' && corp !== 'RA') out.push(`${corp} has no President`);
    if (!isBourbon(table) && facts.concession !== GONE) out.push(`${corp}: a concession in phase ${table.phase}`);
    const idle = facts.standing === 'closed' || facts.standing === 'merged';
    if (idle && (table.cash[corp] ?? 0) !== 0) out.push(`${corp} has money`);
  }
  return out;
}
