import type { Frame } from '@binario/kernel';
import type { Table1849 } from '../table.ts';

/** What the bots look at: the table as their seat sees it. */
export type Seen = Table1849;

/** A bid on a private company, as every seat sees it. */
export interface SeenBid {
  readonly by: string;
  readonly private: string;
  readonly price: number;
}

/** The deal put to an owner. */
export interface SeenDeal {
  readonly kind: 'private' | 'train' | 'token';
  readonly corp: string;
  readonly price: number;
  readonly private?: string;
  readonly train?: string;
  readonly seller?: string;
  readonly hex?: string;
}

/** The question on top, with the locals of the steps that have them. */
export interface SceneFrame extends Frame {
  readonly corp?: string;
  readonly private?: string;
  readonly scePrice?: number;
  readonly bids?: readonly SeenBid[];
  readonly started?: string | null;
  readonly revenue?: number;
  readonly deal?: SeenDeal;
}

/** The bank as a holder of money and trains. */
export const BANK = 'bank';
/** The bank pool as a holder of stock and trains. */
export const POOL = 'pool';

/** The money of a player or corporation, as every seat sees it. */
export const cashOf = (table: Seen, holder: string): number => table.cash[holder] ?? 0;
