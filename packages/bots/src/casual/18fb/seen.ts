import type { Frame } from '@binario/kernel';

export interface SeenCompany {
  readonly standing: string;
  readonly par: number | null;
  readonly concession: string;
  readonly deposit: number;
  readonly refunded: number;
  readonly home: string | null;
  readonly markers: number;
  readonly leased: readonly string[];
}

export interface SeenRegional {
  readonly standing: string;
  readonly reached: readonly string[];
}

/** What the Casual player looks at of a table of 18FB. */
export interface Seen {
  readonly seats: readonly string[];
  readonly leavers: readonly string[];
  readonly phase: string;
  readonly certLimit: number;
  readonly cash: Readonly<Record<string, number>>;
  readonly map: Readonly<Record<string, { readonly tile: string; readonly rotation: number } | undefined>>;
  readonly stations: Readonly<Record<string, readonly (string | null)[]>>;
  readonly charters: Readonly<Record<string, number>>;
  readonly trains: Readonly<Record<string, string>>;
  readonly privates: Readonly<Record<string, string>>;
  readonly used: readonly string[];
  readonly companies: Readonly<Record<string, SeenCompany>>;
  readonly regionals: Readonly<Record<string, SeenRegional>>;
  readonly bankBroken: boolean;
  readonly turn: { readonly laid: number; readonly revenue: number | null };
}

/** The question on top, with the locals of the steps that have them. */
export interface SeenFrame extends Frame {
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

export const factsOf = (table: Seen, corp: string): SeenCompany => table.companies[corp] as SeenCompany;

export const companiesOf = (table: Seen): readonly string[] => Object.keys(table.companies);

export const phaseOf = (table: Seen): number => Number(table.phase);

const floated = ['building', 'provisional', 'definitive'];

export const isFloated = (table: Seen, corp: string): boolean =>
  floated.includes(table.companies[corp]?.standing ?? 'closed');

export const isStarted = (table: Seen, corp: string): boolean =>
  isFloated(table, corp) || table.companies[corp]?.standing === 'started';

export const isRegional = (table: Seen, corp: string): boolean => table.regionals[corp] !== undefined;
