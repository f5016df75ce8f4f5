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

/** All shares of a company. */
export const ALL = 10;

/** All companies with a charter, nationals among them. */
export const companiesOf = (table: Seen): readonly string[] => Object.keys(table.companies);
