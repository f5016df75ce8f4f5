import { type Cell, withMarkerAt } from '../market/market.ts';
import type { Cert, Certs } from './certs.ts';
import {
  type CorpId,
  type HexId,
  type Holder,
  type PlayerId,
  POOL,
  type PrivateId,
  type TileId,
  type TrainId,
} from './ids.ts';
import type { RailTable, Slots } from './table.ts';
import { withTile } from './withTile.ts';

/** What can change on a table of this family. There is no "set": money and things only move. */
export type RailChange =
  | { readonly type: 'paid'; readonly from: Holder; readonly to: Holder; readonly amount: number; readonly why: string }
  | { readonly type: 'certMoved'; readonly corp: CorpId; readonly cert: number; readonly to: Holder }
  /** `from` is where the certificate lay: the pool, a treasury, an offer. The payment is an effect of its own. */
  | {
      readonly type: 'certBought';
      readonly corp: CorpId;
      readonly cert: number;
      readonly from: string;
      readonly to: Holder;
      readonly price: number;
    }
  /** The president's certificate goes to a new president. */
  | { readonly type: 'presidencyPassed'; readonly corp: CorpId; readonly cert: number; readonly to: PlayerId }
  | { readonly type: 'certsIssued'; readonly corp: CorpId; readonly certs: Certs }
  | { readonly type: 'certsWithdrawn'; readonly corp: CorpId }
  | { readonly type: 'markerMoved'; readonly corp: CorpId; readonly to: Cell }
  | { readonly type: 'markerRemoved'; readonly corp: CorpId }
  | { readonly type: 'stackOrdered'; readonly corps: readonly CorpId[] }
  /** `by` is nobody where a tile is laid by the rules themselves. */
  | {
      readonly type: 'tileLaid';
      readonly hex: HexId;
      readonly tile: TileId;
      readonly rotation: number;
      readonly by: CorpId | null;
      readonly cost: number;
    }
  | { readonly type: 'tileRemoved'; readonly hex: HexId }
  | { readonly type: 'charterFilled'; readonly corp: CorpId; readonly tokens: number }
  | { readonly type: 'tokenPlaced'; readonly corp: CorpId; readonly hex: HexId; readonly slot: number }
  | { readonly type: 'tokenTaken'; readonly corp: CorpId; readonly hex: HexId; readonly to: 'charter' | 'lost' }
  | { readonly type: 'trainMoved'; readonly train: TrainId; readonly to: Holder }
  | {
      readonly type: 'trainBought';
      readonly train: TrainId;
      readonly from: Holder;
      readonly to: CorpId;
      readonly price: number;
    }
  /** Above the train limit: it goes to the pool. */
  | { readonly type: 'trainDiscarded'; readonly train: TrainId; readonly from: CorpId }
  | { readonly type: 'privateMoved'; readonly private: PrivateId; readonly to: Holder }
  | {
      readonly type: 'privateBought';
      readonly private: PrivateId;
      readonly from: Holder;
      readonly to: Holder;
      readonly price: number;
    }
  /** `by` has bought the train that begins it. */
  | { readonly type: 'phaseEntered'; readonly phase: string; readonly by: CorpId | null }
  | { readonly type: 'playerLeft'; readonly player: PlayerId };

/** What can happen without changing the table: others act on it, or the changes it leads to follow one by one. */
export type RailFact =
  | { readonly type: 'passed'; readonly player: PlayerId }
  | { readonly type: 'bidPlaced'; readonly player: PlayerId; readonly private: PrivateId; readonly price: number }
  /** A block of shares is sold to the pool, by a player or a company; the certificates move one by one. */
  | {
      readonly type: 'stockSold';
      readonly by: Holder;
      readonly corp: CorpId;
      readonly shares: number;
      readonly amount: number;
    };

/** Everything that can happen in a game of this family: the one record that log, charts and audit are made of. */
export type RailEffect = RailChange | RailFact;

/** The same fields, writable: for a copy that nobody else has seen yet. */
export type Writable<T> = { -readonly [K in keyof T]: T[K] };

/**
 * Carries out an effect on a copy of the table. A game may say how its table is copied: one literal that names every
 * field gives all its tables one hidden class, and makes reading and copying them several times faster than copies of
 * copies by spreading. For the same reason it may give a map that names every hex and has no tiles.
 */
export function reduceRail<T extends RailTable>(
  table: T,
  effect: RailEffect,
  copyOf: (table: T) => T = (each) => ({ ...each }),
  noTiles?: RailTable['map'],
): T {
  if (isFact(effect)) return table;
  const next = copyOf(table);
  change(next, effect, noTiles);
  return next;
}

const isFact = (effect: RailEffect): effect is RailFact =>
  effect.type === 'passed' || effect.type === 'bidPlaced' || effect.type === 'stockSold';

function change(table: Writable<RailTable>, effect: RailChange, noTiles: RailTable['map'] | undefined): void {
  switch (effect.type) {
    case 'paid':
      table.cash = moved(table.cash, effect.from, effect.to, effect.amount);
      return;
    case 'certMoved':
    case 'certBought':
    case 'presidencyPassed': {
      const certs = [...(table.certs[effect.corp] ?? [])];
      const { percent, kind } = certs[effect.cert] as Cert;
      certs[effect.cert] = { percent, kind, holder: effect.to };
      table.certs = { ...table.certs, [effect.corp]: certs };
      return;
    }
    case 'certsIssued':
      table.certs = { ...table.certs, [effect.corp]: effect.certs };
      return;
    case 'certsWithdrawn':
      table.certs = without(table.certs, effect.corp);
      return;
    case 'markerMoved':
      table.market = withMarkerAt(table.market, effect.corp, effect.to);
      return;
    case 'markerRemoved':
      table.market = table.market.filter((marker) => marker.corp !== effect.corp);
      return;
    case 'stackOrdered':
      table.market = reordered(table.market, effect.corps);
      return;
    case 'tileLaid':
      table.map = withTile(table.map, effect.hex, { tile: effect.tile, rotation: effect.rotation }, noTiles);
      return;
    case 'tileRemoved':
      table.map = without(table.map, effect.hex);
      return;
    case 'charterFilled':
      table.charters = { ...table.charters, [effect.corp]: effect.tokens };
      return;
    case 'tokenPlaced':
      table.charters = withTokens(table.charters, effect.corp, -1);
      table.stations = {
        ...table.stations,
        [effect.hex]: withToken(table.stations[effect.hex], effect.slot, effect.corp),
      };
      return;
    case 'tokenTaken':
      table.stations = { ...table.stations, [effect.hex]: withoutToken(table.stations[effect.hex], effect.corp) };
      if (effect.to === 'charter') table.charters = withTokens(table.charters, effect.corp, 1);
      return;
    case 'trainMoved':
    case 'trainBought':
      table.trains = { ...table.trains, [effect.train]: effect.to };
      return;
    case 'trainDiscarded':
      table.trains = { ...table.trains, [effect.train]: POOL };
      return;
    case 'privateMoved':
    case 'privateBought':
      table.privates = { ...table.privates, [effect.private]: effect.to };
      return;
    case 'phaseEntered':
      table.phase = effect.phase;
      return;
    case 'playerLeft':
      table.leavers = [...table.leavers, effect.player];
      return;
    default:
      effect satisfies never;
  }
}

function moved(cash: RailTable['cash'], from: Holder, to: Holder, amount: number): RailTable['cash'] {
  const next = { ...cash };
  next[from] = (next[from] ?? 0) - amount;
  next[to] = (next[to] ?? 0) + amount;
  return next;
}

function without<V>(entries: Readonly<Record<string, V>>, key: string): Readonly<Record<string, V>> {
  const { [key]: _gone, ...rest } = entries;
  return rest;
}

function withTokens(charters: RailTable['charters'], corp: CorpId, more: number): RailTable['charters'] {
  return { ...charters, [corp]: (charters[corp] ?? 0) + more };
}

function withToken(slots: Slots | undefined, slot: number, corp: CorpId): Slots {
  const next = [...(slots ?? [])];
  while (next.length <= slot) next.push(null);
  next[slot] = corp;
  return next;
}

/** Spread and changed like `withToken` does it: lists made in another way have another hidden class. */
export function withoutToken(slots: Slots | undefined, corp: string): Slots {
  const next = [...(slots ?? [])];
  for (let slot = 0; slot < next.length; slot++) if (next[slot] === corp) next[slot] = null;
  return next;
}

/** The named markers lie under all others, in the order named. */
function reordered(market: RailTable['market'], corps: readonly CorpId[]): RailTable['market'] {
  const named = corps.flatMap((corp) => market.filter((marker) => marker.corp === corp));
  return [...market.filter((marker) => !corps.includes(marker.corp)), ...named];
}
