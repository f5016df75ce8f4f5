import type { Action, State } from '@binario/kernel';
import type { Seen } from './seen.ts';

export interface TrainCard {
  readonly kind: string;
  /** What it counts for the rank, and the phase its first sale begins. */
  readonly phase: number;
  readonly coverage: number;
  readonly price: number;
  /** The phase that takes it out of the game. */
  readonly scrappedIn: number;
}

export interface SeenLay {
  readonly hex: string;
  readonly tile: string;
  readonly rotation: number;
}

export interface MarkerWay {
  readonly route: readonly string[];
  readonly hex: string;
  readonly cost: number;
  readonly chips: number;
}

export interface Ground {
  readonly hexes: readonly { readonly id: string; readonly kind: string; readonly large: boolean }[];
  readonly numberOf: ReadonlyMap<string, number>;
  readonly meets: ArrayLike<number>;
  readonly crossing: ArrayLike<number>;
}

export interface SeenFace {
  readonly stops: readonly { readonly kind: string; readonly value: number; readonly slots: number }[];
  readonly track: readonly { readonly a: number; readonly b: number }[];
}

/** A turn of the Dragons. */
export interface SeenDragonTurn {
  readonly sales: readonly { readonly corp: string; readonly certs: readonly number[] }[];
  readonly purchase: { readonly corp: string; readonly from: string; readonly cost: number } | undefined;
}

/**
 * What the Casual player may ask the game about a table, all of it open to everybody who can count: the game answers.
 * Methods, so that a game may answer for its own, richer table.
 */
export interface Advice1865 {
  readonly game: '1865';

  after(state: State<Seen>, action: Action): State<Seen>;

  readonly values: readonly number[];
  price(table: Seen, corp: string): number;

  president(table: Seen, corp: string): string | undefined;
  shares(table: Seen, corp: string, holder: string): number;

  trainDef(train: string): TrainCard;
  readonly lastTrain: TrainCard;
  trains(table: Seen, holder: string): readonly string[];
  onSale(table: Seen): readonly string[];
  isRuinFinal(table: Seen): boolean;
  mustBuyTrain(table: Seen, corp: string): boolean;
  coverage(table: Seen, corp: string): number;
  revenue(table: Seen, corp: string): number;

  readonly cardCoverage: number;
  cardPlaces(card: string): readonly string[];

  rank(table: Seen, corp: string): number;
  zoneAt(row: number, rank: number): string;
  startRow(table: Seen): number;
  foresee(table: Seen, nextRound?: boolean): readonly SeenDragonTurn[];

  home(corp: string): string;
  destination(corp: string): string;
  reachesDestination(table: Seen, corp: string): boolean;
  routeGivesMine(table: Seen): boolean;

  lays(table: Seen, corp: string): readonly SeenLay[];
  tileValue(tile: string): number;
  ways(table: Seen, corp: string): readonly MarkerWay[];
  ground(table: Seen): Ground;
  faces(table: Seen): readonly SeenFace[];
  stations(table: Seen, corp: string): readonly string[];
  freeSlots(table: Seen, hex: string): number;
  readonly carbonia: readonly string[];
  inCarbonia(table: Seen, corp: string): boolean;
  mayUpgrade(table: Seen, hex: string): boolean;
}
