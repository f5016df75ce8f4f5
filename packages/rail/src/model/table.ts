import { memo1 } from '@binario/kernel';
import type { Marker } from '../market/market.ts';
import type { Certs } from './certs.ts';
import type { CorpId, HexId, Holder, PlayerId, PrivateId, TileId, TrainId } from './ids.ts';

/** A tile on the map, and by how many sixths it is turned clockwise. */
export interface PlacedTile {
  readonly tile: TileId;
  readonly rotation: number;
}

/** Station spaces of one city, a corporation or nothing in each. */
export type Slots = readonly (CorpId | null)[];

/**
 * What lies on every table of this family. Each field is a slice: an effect replaces the slices it touches and leaves
 * the others as they are, so whatever is derived from a slice can be remembered by its identity.
 */
export interface RailTable {
  /** All seats, clockwise. */
  readonly seats: readonly PlayerId[];
  /** Players who have left the game; their seats are skipped. */
  readonly leavers: readonly PlayerId[];
  readonly phase: string;
  readonly cash: Readonly<Record<Holder, number>>;
  readonly certs: Readonly<Record<CorpId, Certs>>;
  /** Market markers in the order in which they came to where they are. */
  readonly market: readonly Marker[];
  /** Tiles laid; a hex not named here, or without a tile, shows its print. */
  readonly map: Readonly<Record<HexId, PlacedTile | undefined>>;
  /** Station tokens on the map; a hex not named here has none. */
  readonly stations: Readonly<Record<HexId, Slots>>;
  /** Station tokens left on each charter. */
  readonly charters: Readonly<Record<CorpId, number>>;
  readonly trains: Readonly<Record<TrainId, Holder>>;
  readonly privates: Readonly<Record<PrivateId, Holder>>;
}

/** The tiles on a map, each with its hex. */
export function tilesOn(map: RailTable['map']): readonly (PlacedTile & { readonly hex: HexId })[] {
  const found: (PlacedTile & { readonly hex: HexId })[] = [];
  for (const hex in map) {
    const placed = map[hex];
    if (placed) found.push({ hex, tile: placed.tile, rotation: placed.rotation });
  }
  return found;
}

/** The money of a player, a corporation or the bank. */
export function cashOf(table: RailTable, holder: Holder): number {
  return table.cash[holder] ?? 0;
}

/** Asked many times between two moves of a train: sorted once for each change. */
const trainsByHolder = memo1((trains: RailTable['trains']) => {
  const byHolder = new Map<Holder, TrainId[]>();
  for (const train in trains) {
    const holder = trains[train] as Holder;
    const held = byHolder.get(holder);
    if (held) held.push(train);
    else byHolder.set(holder, [train]);
  }
  return byHolder;
});

const none: readonly TrainId[] = [];

/** The trains of a corporation, of the bank or in the pool. */
export function trainsOf(table: Pick<RailTable, 'trains'>, holder: Holder): readonly TrainId[] {
  return trainsByHolder(table.trains).get(holder) ?? none;
}

/** The private companies of a player or corporation. */
export function privatesOf(table: RailTable, holder: Holder): readonly PrivateId[] {
  const found: PrivateId[] = [];
  for (const name in table.privates) if (table.privates[name] === holder) found.push(name);
  return found;
}

/** Asked by every rule about reach: sorted once for each token that moves. */
const stationsByCorp = memo1((stations: RailTable['stations']) => {
  const byCorp = new Map<CorpId, HexId[]>();
  for (const hex in stations) {
    for (const corp of new Set(stations[hex])) {
      if (corp === null) continue;
      const found = byCorp.get(corp);
      if (found) found.push(hex);
      else byCorp.set(corp, [hex]);
    }
  }
  return byCorp;
});

const nowhere: readonly HexId[] = [];

/** Hexes on which the corporation has a station. */
export function stationsOf(stations: RailTable['stations'], corp: CorpId): readonly HexId[] {
  return stationsByCorp(stations).get(corp) ?? nowhere;
}

type Seating = Pick<RailTable, 'seats' | 'leavers'>;

/** Everybody still in the game, clockwise, beginning with this seat. */
export function clockwiseFrom({ seats, leavers }: Seating, first: PlayerId): readonly PlayerId[] {
  const at = Math.max(0, seats.indexOf(first));
  const round = at === 0 ? seats : [...seats.slice(at), ...seats.slice(0, at)];
  return leavers.length === 0 ? round : round.filter((player) => !leavers.includes(player));
}

/** The players who are still in the game, in the order of their seats. */
export function playersIn(seating: Seating): readonly PlayerId[] {
  return clockwiseFrom(seating, seating.seats[0] as PlayerId);
}

/** The next player on the left who is still in the game. */
export function leftOf(seating: Seating, player: PlayerId): PlayerId {
  const [first, second] = clockwiseFrom(seating, player);
  return (first === player ? (second ?? first) : first) as PlayerId;
}
