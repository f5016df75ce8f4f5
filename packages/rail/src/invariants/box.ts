import type { Board } from '../board/board.ts';
import type { PriceGrid } from '../market/market.ts';
import type { CorpId, Holder } from '../model/ids.ts';

/** Cards of one sort, trains or private companies, and who may have one besides the bank. */
export interface Cards {
  readonly ids: readonly string[];
  mayHold(holder: Holder): boolean;
  /** Is this one more of a card that never runs out? */
  isFurther?(id: string): boolean;
}

/** What is in the box: whatever is played, it must all be there afterwards. */
export interface Box {
  readonly board: Board;
  readonly grid: PriceGrid;
  /** All the money there is. */
  readonly money: number;
  /** Who has station tokens, and how many at the most. */
  readonly tokens: Readonly<Record<CorpId, number>>;
  readonly trains: Cards;
  readonly privates: Cards;
  /** May a certificate of this corporation lie there? Players may hold any. */
  mayHoldCert(holder: Holder, corp: CorpId): boolean;
}

/** What is wrong with a table, one sentence for each fault. Empty on a sound table. */
export type Faults = readonly string[];
