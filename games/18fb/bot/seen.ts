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

/** The bank as a holder of money and trains. */
export const BANK = 'bank';
/** The initial offer as a holder of stock. */
export const OFFER = 'offer';
/** The bank pool as a holder of stock and trains. */
export const POOL = 'pool';

/** All shares of a company. */
export const ALL = 10;
/** The Bourbons fall: no deposits, no building state. */
export const UNIFICATION = 5;

/** The money of a player or company, as every seat sees it. */
export const cashOf = (table: Seen, holder: string): number => table.cash[holder] ?? 0;

/** What is known of a company, as every seat sees it. */
export const factsOf = (table: Seen, corp: string): Table18fb['companies'][string] =>
  table.companies[corp] as Table18fb['companies'][string];

/** All companies with a charter, nationals among them. */
export const companiesOf = (table: Seen): readonly string[] => Object.keys(table.companies);

/** The phase of the table as a number. */
export const phaseOf = (table: Seen): number => Number(table.phase);

const floated = ['building', 'provisional', 'definitive'];

/** Is the company in operation, building or running trains? */
export const isFloated = (table: Seen, corp: string): boolean =>
  floated.includes(table.companies[corp]?.standing ?? 'closed');

/** Has the company a president, floated or not? */
export const isStarted = (table: Seen, corp: string): boolean =>
  isFloated(table, corp) || table.companies[corp]?.standing === 'started';

/** Is this one of the regional companies? */
export const isRegional = (table: Seen, corp: string): boolean => table.regionals[corp] !== undefined;
