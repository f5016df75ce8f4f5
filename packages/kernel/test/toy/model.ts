import type { Action, Frame, SeatId, Tx } from '@binario/kernel';

export type CorpId = string;
export type TrainId = string;

export const seatIds: readonly SeatId[] = ['P1', 'P2', 'P3'];
export const corpIds: readonly CorpId[] = ['A', 'B', 'C'];
export const stopIds: readonly string[] = ['north', 'east', 'south', 'west'];
/** In the order of sale; the number is the kind, and the phase its first sale begins. */
export const trainIds: readonly TrainId[] = ['2a', '2b', '2c', '2d', '3a', '3b', '4a', '4b'];

export const SHARE_PRICE = 50;
export const LOAN = 20;

export interface Corp {
  readonly state: 'open' | 'closed' | 'merged';
  readonly president: SeatId;
  readonly shares: Readonly<Record<SeatId, number>>;
  readonly trains: readonly TrainId[];
  readonly loans: number;
}

export interface Table {
  readonly seats: readonly SeatId[];
  /** Of players, corporations and the bank. */
  readonly cash: Readonly<Record<string, number>>;
  readonly corps: Readonly<Record<CorpId, Corp>>;
  readonly depot: readonly TrainId[];
  readonly phase: number;
  /** Who holds the card that lets him buy a share another has announced. */
  readonly card: SeatId | null;
  /** Sealed until all have voted. */
  readonly ballots: Readonly<Record<SeatId, string>>;
}

export type Effect =
  | { readonly type: 'paid'; readonly from: string; readonly to: string; readonly amount: number }
  | {
      readonly type: 'shareMoved';
      readonly corp: CorpId;
      readonly from: string;
      readonly to: string;
      readonly count: number;
    }
  | { readonly type: 'presidentChanged'; readonly corp: CorpId; readonly to: SeatId }
  | { readonly type: 'trainMoved'; readonly train: TrainId; readonly to: CorpId | 'scrap' }
  | { readonly type: 'phaseEntered'; readonly phase: number }
  | { readonly type: 'loanTaken' | 'loanRepaid'; readonly corp: CorpId }
  | { readonly type: 'corpLeft'; readonly corp: CorpId; readonly state: 'closed' | 'merged' }
  | { readonly type: 'cardMoved'; readonly to: SeatId | null }
  | { readonly type: 'ballotCast'; readonly by: SeatId; readonly answer: string }
  | { readonly type: 'ballotsOpened'; readonly yes: number; readonly no: number };

export type ToyTx = Tx<Table, Effect>;

export interface CorpFrame extends Frame {
  readonly corp: CorpId;
}

export type Act<K extends string, P = unknown> = Action & { readonly type: K } & Readonly<P>;
export type Pass = Act<'pass'>;
export type SellShares = Act<'sellShares', { corp: CorpId; count: number }>;

export function corpOf(table: Table, corp: CorpId): Corp {
  const found = table.corps[corp];
  if (!found) throw new Error(`no corporation ${corp}`);
  return found;
}

export const presidentOf = (table: Table, corp: CorpId): SeatId => corpOf(table, corp).president;
export const cashOf = (table: Table, holder: string): number => table.cash[holder] ?? 0;
export const sharesOf = (table: Table, corp: CorpId, holder: string): number => corpOf(table, corp).shares[holder] ?? 0;
export const kindOf = (train: TrainId): number => Number(train.slice(0, 1));
export const priceOf = (train: TrainId): number => 20 * kindOf(train);
export const trainLimit = (table: Table): number => (table.phase < 3 ? 2 : 1);
export const openCorps = (table: Table): readonly CorpId[] =>
  corpIds.filter((corp) => corpOf(table, corp).state === 'open');

/** Every frame about a corporation goes when the corporation does. */
export function corpGone(table: Table, frame: CorpFrame): string | undefined {
  const { state } = corpOf(table, frame.corp);
  return state === 'open' ? undefined : `corp.${state}`;
}
