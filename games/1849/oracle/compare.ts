import { actorsOf, type State } from '@binario/kernel';
import { BANK, certCount, isPlayer, POOL, percentOf, tilesOn, trainsOf } from '@binario/rail';
import { describeRound, marketCell } from '../describe.ts';
import { game1849 } from '../game.ts';
import { inMarketOrder, type Table1849 } from '../table.ts';
import type { DigestCorp, DigestMap, DigestState } from './digest.ts';

/** Our seats by the names the foreign game has for its players. */
export type Seats = ReadonlyMap<string, string>;

/** Everything in which our state differs from the recorded one, in words. */
export function differences(state: State<Table1849>, digest: DigestState, seats: Seats): readonly string[] {
  const found: string[] = [];
  const { table } = state;
  const same = (what: string, ours: unknown, theirs: unknown) => {
    const [a, b] = [JSON.stringify(ours), JSON.stringify(theirs)];
    if (a !== b) found.push(`${what}: ${a}, recorded ${b}`);
  };
  const seat = (name: number | string | null | undefined) =>
    name === null || name === undefined ? null : (seats.get(String(name)) ?? name);

  same('bank', table.cash[BANK], digest.bank);
  for (const [name, cash] of Object.entries(digest.players)) {
    const player = String(seat(name));
    same(`cash of ${player}`, table.cash[player], cash);
    same(`certificates of ${player}`, certificates(table, player), digest.certs[name]);
  }
  same('phase', `${table.phase}H`, digest.phase);
  same('market order', inMarketOrder(table), digest.order);
  same('corporations', Object.keys(table.corps).sort(), Object.keys(digest.corps).sort());
  for (const [corp, theirs] of Object.entries(digest.corps)) {
    if (table.corps[corp]) compareCorp(table, corp, theirs, seat, same);
  }
  for (const [name, owner] of Object.entries(digest.privates)) {
    const ours = table.privates[name];
    same(`owner of ${name}`, ours === BANK ? null : ours === 'gone' ? 'closed' : ours, seat(owner));
  }
  same('trains in the pool', [...trainsOf(table, POOL)].sort(), [...digest.pool_trains].sort());
  if (!digest.finished) {
    same('round', describeRound(state), digest.round);
    same('who decides', actorsOf(game1849, state)[0] ?? null, decider(table, digest, seat));
  } else {
    same('the end', table.ended !== null, true);
  }
  for (const [name, owed] of Object.entries(digest.penalty ?? {})) {
    same(`loans of ${seat(name)}`, (table.loans[seat(name) as 'P1'] ?? 0) * 750, owed);
  }
  if (digest.map) compareMap(table, digest.map, same);
  return found;
}

type Same = (what: string, ours: unknown, theirs: unknown) => void;
type Seat = (name: number | string | null | undefined) => number | string | null;

function compareCorp(table: Table1849, corp: string, theirs: DigestCorp, seat: Seat, same: Same): void {
  const certs = table.certs[corp] ?? [];
  same(`treasury of ${corp}`, table.cash[corp], theirs.cash);
  same(`price of ${corp}`, marketCell(table, corp), theirs.price);
  same(`president of ${corp}`, certs[0]?.holder, seat(theirs.president));
  same(`trains of ${corp}`, [...trainsOf(table, corp)].sort(), [...theirs.trains].sort());
  const holdings: Record<string, number> = {};
  for (const [name, percent] of Object.entries(theirs.shares)) holdings[holderName(corp, seat(name))] = percent;
  for (const holder of new Set([...certs.map((cert) => cert.holder), ...Object.keys(holdings)])) {
    same(`${holder}'s part of ${corp}`, percentOf(certs, holder), holdings[holder] ?? 0);
  }
  same(`last certificate of ${corp}`, certs[7]?.holder, holderName(corp, seat(theirs.last_cert)));
  same(`bond of ${corp}`, table.corps[corp]?.bond, (theirs.bonds ?? 0) > 0);
  same(`E token of ${corp}`, table.corps[corp]?.eToken, theirs.e_token ?? false);
}

function holderName(corp: string, name: number | string | null): string {
  return name === 'treasury' ? corp : String(name);
}

function certificates(table: Table1849, player: string): number {
  return certCount(table.certs, player) + Object.values(table.privates).filter((owner) => owner === player).length;
}

function decider(table: Table1849, digest: DigestState, seat: Seat): string | null {
  if (digest.entity === null) return null;
  const named = String(seat(digest.entity));
  return isPlayer(named) ? named : (table.certs[named]?.[0]?.holder ?? named);
}

function compareMap(table: Table1849, map: DigestMap, same: Same): void {
  const tiles = map.tiles.map(([hex, tile, rotation]) => `${hex} ${tile}/${rotation}`).sort();
  const ours = tilesOn(table.map).map(({ hex, tile, rotation }) => `${hex} ${tile}/${rotation}`);
  same('tiles', ours.sort(), tiles);
  const tokens = Object.entries(table.stations).flatMap(([hex, slots]) =>
    slots.flatMap((corp) => (corp ? [`${hex} ${corp}`] : [])),
  );
  same('tokens', tokens.sort(), map.tokens.map(([hex, , , corp]) => `${hex} ${corp}`).sort());
}
