import { memo2 } from '@binario/kernel';
import { exitsOf } from '../board/track.ts';
import { hasCell } from '../market/market.ts';
import type { Certs } from '../model/certs.ts';
import { BANK, type CorpId, GONE, type Holder, isPlayer } from '../model/ids.ts';
import { type RailTable, stationsOf, tilesOn } from '../model/table.ts';
import type { Box, Cards, Faults } from './box.ts';

/**
 * What holds after every single effect: nothing is made, lost or in two hands. Each slice is looked at once, however
 * many tables it lies on. `mayOverdraw` are those whose money may be below zero, besides the bank.
 */
export function lostOrMade(box: Box, table: RailTable, mayOverdraw: (holder: Holder) => boolean = () => false): Faults {
  const found = [
    ...money(box, table.cash),
    ...certificates(box, table.certs),
    ...trainCards(box, table.trains),
    ...privateCards(box, table.privates),
    ...tiles(box, table.map),
    ...tokensLaid(box, table.stations),
    ...priceMarkers(box, table.market),
    ...tokensLeft(box, table),
  ];
  for (const holder in table.cash) {
    const amount = table.cash[holder] ?? 0;
    if (amount < 0 && holder !== BANK && !mayOverdraw(holder)) found.push(`${holder} has ${amount}`);
  }
  return found;
}

const money = memo2((box: Box, cash: RailTable['cash']): Faults => {
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

const certificates = memo2((box: Box, all: RailTable['certs']): Faults => {
  const found: string[] = [];
  for (const corp in all) {
    const certs = all[corp] as Certs;
    for (const fault of certFaults(certs)) found.push(`${corp}: ${fault}`);
    for (const { holder } of certs) {
      if (!isPlayer(holder) && !box.mayHoldCert(holder, corp))
        found.push(`a certificate of ${corp} is held by ${holder}`);
    }
  }
  return found;
});

const soundCerts = new WeakSet<Certs>();
const nothing: Faults = [];

function certFaults(certs: Certs): Faults {
  if (soundCerts.has(certs)) return nothing;
  const found: string[] = [];
  const percent = certs.reduce((sum, cert) => sum + cert.percent, 0);
  if (percent !== 100) found.push(`its certificates add up to ${percent} %`);
  const presidents = certs.filter((cert) => cert.kind === 'president').length;
  if (presidents !== 1) found.push(`it has ${presidents} president's certificates`);
  if (found.length === 0) soundCerts.add(certs);
  return found;
}

const trainCards = memo2((box: Box, trains: RailTable['trains']): Faults => cardFaults('train', box.trains, trains));

const privateCards = memo2(
  (box: Box, privates: RailTable['privates']): Faults => cardFaults('private', box.privates, privates),
);

/** Every card of the box is somewhere, no other is, and whoever has it may. */
function cardFaults(what: string, cards: Cards, held: Readonly<Record<string, Holder>>): Faults {
  const found = cards.ids.filter((card) => held[card] === undefined).map((card) => `${what} ${card} is missing`);
  for (const card in held) {
    const holder = held[card] as Holder;
    const known = cards.ids.includes(card) || cards.isFurther?.(card);
    if (!known) found.push(`${what} ${card} does not belong to the game`);
    if (holder !== BANK && holder !== GONE && !cards.mayHold(holder))
      found.push(`${what} ${card} is held by ${holder}`);
  }
  return found;
}

const tiles = memo2(({ board }: Box, map: RailTable['map']): Faults => {
  const found: string[] = [];
  const used = new Map<string, number>();
  for (const { hex, tile, rotation } of tilesOn(map)) {
    used.set(tile, (used.get(tile) ?? 0) + 1);
    const at = board.numberOf.get(hex);
    const face = board.faces.get(tile)?.[rotation];
    if (!face) found.push(`there is no tile ${tile} turned by ${rotation} (${hex})`);
    if (at === undefined) found.push(`tile ${tile} lies on ${hex}, which is no hex`);
    else if (board.hexes[at]?.ground === 'fixed') found.push(`tile ${tile} lies on ${hex}, which takes none`);
    else if (face && (exitsOf(face) & ~(board.buildable[at] as number)) !== 0) {
      found.push(`track of ${hex} leads over a side that takes none`);
    }
  }
  for (const [tile, count] of used) {
    const left = (board.tiles.get(tile)?.count ?? 0) - count;
    if (left < 0) found.push(`of tile ${tile} ${left} are left`);
  }
  return found;
});

/** Charter and map together; those lost in the course of the game may be fewer, never more. */
function tokensLeft(box: Box, { charters, stations }: RailTable): Faults {
  const found: string[] = [];
  for (const corp in box.tokens) {
    const [left, laid, most] = [charters[corp] ?? 0, stationsOf(stations, corp).length, box.tokens[corp] as number];
    if (left < 0) found.push(`${corp} has ${left} tokens on its charter`);
    if (left + laid > most) found.push(`${corp} has ${left} + ${laid} station tokens, more than ${most}`);
  }
  return found;
}

const tokensLaid = memo2((box: Box, stations: RailTable['stations']): Faults => {
  const found: string[] = [];
  for (const hex in stations) {
    const tokens = (stations[hex] ?? []).filter((token): token is CorpId => token !== null);
    if (new Set(tokens).size < tokens.length) found.push(`two tokens of one corporation in ${hex}`);
    for (const token of tokens) if (box.tokens[token] === undefined) found.push(`a token of ${token} in ${hex}`);
  }
  return found;
});

const priceMarkers = memo2((box: Box, market: RailTable['market']): Faults => {
  const found = market
    .filter((marker) => !hasCell(box.grid, marker))
    .map(({ corp, row, col }) => `the marker of ${corp} stands on ${row},${col}, which does not exist`);
  if (new Set(market.map((marker) => marker.corp)).size < market.length) found.push('a corporation has two markers');
  return found;
});
