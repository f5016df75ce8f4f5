import type { Frame } from '@binario/kernel';
import type { Table18fb } from '../table.ts';

/** What the bots look at: the table as their seat sees it. */
export type Seen = Table18fb;

/** The question on top, with the locals of the steps that have them. */
export interface SceneFrame extends Frame {
  readonly corp?: string;
  readonly card?: string;
  readonly private?: string;
  readonly lot?: string;
  readonly kind?: string;
  readonly train?: string;
  readonly price?: number | null;
  readonly number?: number;
  readonly national?: string;
  readonly agreed?: readonly string[];
  readonly refused?: readonly string[];
  readonly purchase?: { readonly type: string; readonly corp: string; readonly from?: string };
}

export const BANK = 'bank';
export const OFFER = 'offer';
export const POOL = 'pool';

/** All shares of a company. */
export const ALL = 10;
/** The Bourbons fall: no deposits, no building state. */
export const UNIFICATION = 5;

export const cashOf = (table: Seen, holder: string): number => table.cash[holder] ?? 0;

export const factsOf = (table: Seen, corp: string): Table18fb['companies'][string] =>
  table.companies[corp] as Table18fb['companies'][string];

export const companiesOf = (table: Seen): readonly string[] => Object.keys(table.companies);

export const phaseOf = (table: Seen): number => Number(table.phase);

const floated = ['building', 'provisional', 'definitive'];

export const isFloated = (table: Seen, corp: string): boolean =>
  floated.includes(table.companies[corp]?.standing ?? 'closed');

export const isStarted = (table: Seen, corp: string): boolean =>
  isFloated(table, corp) || table.companies[corp]?.standing === 'started';

export const isRegional = (table: Seen, corp: string): boolean => table.regionals[corp] !== undefined;
