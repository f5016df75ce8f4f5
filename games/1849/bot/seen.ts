import type { Frame } from '@binario/kernel';
import type { Bid } from '../steps/auction.ts';
import type { Deal } from '../steps/consent.ts';
import type { Table1849 } from '../table.ts';

/** What the bots look at: the table as their seat sees it. */
export type Seen = Table1849;

/** The question on top, with the locals of the steps that have them. */
export interface SceneFrame extends Frame {
  readonly corp?: string;
  readonly private?: string;
  readonly scePrice?: number;
  readonly bids?: readonly Bid[];
  readonly started?: string | null;
  readonly revenue?: number;
  readonly deal?: Deal;
}
