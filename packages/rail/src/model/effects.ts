import { type Cell, withMarkerAt } from '../market/market.ts';
import type { Cert, Certs } from './certs.ts';
import type { CorpId, HexId, Holder, PlayerId, PrivateId, TileId, TrainId } from './ids.ts';
import { noteLay } from './succession.ts';
import type { RailTable, Slots } from './table.ts';
import { withTile } from './withTile.ts';

/** Everything that can happen to a table of this family. There is no "set": money and things only move. */
export type RailEffect =
  | { readonly type: 'paid'; readonly from: Holder; readonly to: Holder; readonly amount: number; readonly why: string }
  | { readonly type: 'certMoved'; readonly corp: CorpId; readonly cert: number; readonly to: Holder }
  | { readonly type: 'certsIssued'; readonly corp: CorpId; readonly certs: Certs }
  | { readonly type: 'certsWithdrawn'; readonly corp: CorpId }
  | { readonly type: 'markerMoved'; readonly corp: CorpId; readonly to: Cell }
  | { readonly type: 'markerRemoved'; readonly corp: CorpId }
  | { readonly type: 'stackOrdered'; readonly corps: readonly CorpId[] }
  | { readonly type: 'tileLaid'; readonly hex: HexId; readonly tile: TileId; readonly rotation: number }
  | { readonly type: 'tileRemoved'; readonly hex: HexId }
  | { readonly type: 'charterFilled'; readonly corp: CorpId; readonly tokens: number }
  | { readonly type: 'tokenPlaced'; readonly corp: CorpId; readonly hex: HexId; readonly slot: number }
  | { readonly type: 'tokenTaken'; readonly corp: CorpId; readonly hex: HexId; readonly to: 'charter' | 'lost' }
  | { readonly type: 'trainMoved'; readonly train: TrainId; readonly to: Holder }
  | { readonly type: 'privateMoved'; readonly private: PrivateId; readonly to: Holder }
  | { readonly type: 'phaseEntered'; readonly phase: string }
  | { readonly type: 'playerLeft'; readonly player: PlayerId };

export type Writable<T> = { -readonly [K in keyof T]: T[K] };

/**
 * Carries out an effect on a copy of the table. A game may say how its table is copied: one literal that names every
 * field makes all its tables of one kind for the machine, and reading and copying them several times faster than copies
 * of copies by spreading. For the same reason it may give a map that names every hex and has no tiles.
 */
export function reduceRail<T extends RailTable>(
  table: T,
  effect: RailEffect,
  copyOf: (table: T) => T = (each) => ({ ...each }),
  noTiles?: RailTable['map'],
): T {
  const next = copyOf(table);
  change(next, effect, noTiles);
  return next;
}

function change(table: Writable<RailTable>, effect: RailEffect, noTiles: RailTable['map'] | undefined): void {
  switch (effect.type) {
    case 'paid':
      table.cash = moved(table.cash, effect.from, effect.to, effect.amount);
      return;
    case 'certMoved': {
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
    case 'tileLaid': {
      const before = table.map;
      table.map = withTile(before, effect.hex, { tile: effect.tile, rotation: effect.rotation }, noTiles);
      noteLay(before, table.map, effect.hex);
      return;
    }
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
      table.trains = { ...table.trains, [effect.train]: effect.to };
      return;
    case 'privateMoved':
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

/** Spread and changed like `withToken` does it: lists made in another way are of another kind for the machine. */
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
