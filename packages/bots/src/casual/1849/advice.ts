import type { Action, State } from '@binario/kernel';
import type { Seen } from './seen.ts';

export interface TrainCard {
  readonly class: string;
  readonly price: number;
  readonly limit: number;
  /** The phase its first purchase begins, and the phase that takes it out of the game. */
  readonly begins?: string;
  readonly eliminatedBy?: string;
}

export interface Ground {
  readonly id: string;
  readonly ground: 'open' | 'yellow' | 'fixed';
  /** What dear track costs here. */
  readonly terrain: number;
  readonly stop: string | undefined;
}

export interface Lay {
  readonly hex: string;
  readonly tile: string;
  readonly rotation: number;
  readonly cost: number;
}

export interface SeenFace {
  readonly stops: readonly { readonly kind: string; readonly value: number; readonly slots: number }[];
  readonly track: readonly { readonly a: number; readonly b: number }[];
}

/**
 * What the Casual player may ask the game about a table, all of it open to everybody who can count: the game answers.
 * Methods, so that a game may answer for its own, richer table.
 */
export interface Advice1849 {
  readonly game: '1849';

  after(state: State<Seen>, action: Action): State<Seen>;

  price(table: Seen, corp: string): number;
  priceIf(table: Seen, corp: string, way: 'right' | 'left' | 'down', rows?: number): number;
  president(table: Seen, corp: string): string | undefined;
  percent(table: Seen, corp: string, holder: string): number;
  certsFree(table: Seen, player: string): number;

  phase(table: Seen): {
    readonly trainLimit: number;
    readonly operatingRounds: number;
    readonly privatesForSale: boolean;
  };
  privateDef(name: string): { readonly face: number; readonly revenue: number };
  tokenFee(corp: string): number;

  trainDef(train: string): TrainCard;
  trains(table: Seen, holder: string): readonly string[];
  onSale(table: Seen, corp: string): readonly string[];
  toCome(table: Seen): readonly string[];
  mustBuyTrain(table: Seen, corp: string): boolean;

  income(table: Seen, corp: string): number;
  incomeWith(table: Seen, corp: string, classes: readonly string[]): number;

  lays(state: State<Seen>): readonly Lay[];
  readonly hexes: readonly Ground[];
  readonly meets: { readonly [side: number]: number };
  faces(table: Seen): readonly SeenFace[];
  stopValues(table: Seen): readonly number[];
  ends(
    table: Seen,
    corp: string,
  ): { readonly stops: ReadonlySet<number>; readonly arrivals: { readonly [side: number]: number } };
  smsPlaces(table: Seen, corp: string): readonly string[];
  stations(table: Seen, corp: string): readonly string[];
}
