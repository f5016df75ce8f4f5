import type { Frame } from '@binario/kernel';

export interface SeenCompany {
  readonly standing: string;
  readonly status: string;
  readonly relaunch: boolean;
  readonly value: number | null;
  readonly row: number | null;
  readonly chips: number;
  readonly loans: number;
  readonly turns: number;
  readonly revenue: number;
  readonly home: string | null;
  readonly markers: number;
}

/** What the Casual player looks at of a table of 1865. */
export interface Seen {
  readonly seats: readonly string[];
  readonly leavers: readonly string[];
  readonly phase: string;
  readonly cash: Readonly<Record<string, number>>;
  readonly map: Readonly<Record<string, { readonly tile: string; readonly rotation: number } | undefined>>;
  readonly stations: Readonly<Record<string, readonly (string | null)[]>>;
  readonly charters: Readonly<Record<string, number>>;
  readonly trains: Readonly<Record<string, string>>;
  readonly privates: Readonly<Record<string, string>>;
  readonly companies: Readonly<Record<string, SeenCompany>>;
  readonly bonusPaid: readonly string[];
  readonly operated: readonly string[];
  readonly bankBroken: boolean;
  /** In the turn that is on: has a new train lifted the value already? */
  readonly turn: { readonly newTrain: boolean };
}

/** The question on top, with the locals of the steps that have them. */
export interface SeenFrame extends Frame {
  readonly corp?: string;
  readonly target?: string;
  readonly train?: string;
  readonly price?: number;
  readonly laid?: number;
  readonly number?: number;
}

export const BANK = 'bank';
export const OFFER = 'offer';
export const POOL = 'pool';
export const DRAGONS = 'dragons';

export const cashOf = (table: Seen, holder: string): number => table.cash[holder] ?? 0;

export const factsOf = (table: Seen, corp: string): SeenCompany => table.companies[corp] as SeenCompany;

export const companiesOf = (table: Seen): readonly string[] => Object.keys(table.companies);

export const isFloated = (table: Seen, corp: string): boolean => table.companies[corp]?.standing === 'floated';

export const isLaunched = (table: Seen, corp: string): boolean =>
  isFloated(table, corp) || table.companies[corp]?.standing === 'launched';

export const cardsOf = (table: Seen, holder: string): readonly string[] =>
  Object.keys(table.privates).filter((card) => table.privates[card] === holder);

/** All shares a company has. */
export const allShares = (table: Seen, corp: string): number => (factsOf(table, corp).status === 'minor' ? 5 : 10);
