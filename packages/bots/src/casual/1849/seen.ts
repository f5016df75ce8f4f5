import type { Frame } from '@binario/kernel';

export interface SeenCert {
  readonly percent: number;
  readonly kind: string;
  readonly holder: string;
}

export interface SeenCorp {
  readonly home: string | null;
  readonly turns: number;
  readonly bond: boolean;
  readonly eToken: boolean;
}

/** What the Casual player looks at of a table of 1849. */
export interface Seen {
  readonly seats: readonly string[];
  readonly leavers: readonly string[];
  readonly phase: string;
  readonly cash: Readonly<Record<string, number>>;
  readonly certs: Readonly<Record<string, readonly SeenCert[]>>;
  readonly map: Readonly<Record<string, { readonly tile: string; readonly rotation: number } | undefined>>;
  readonly stations: Readonly<Record<string, readonly (string | null)[]>>;
  readonly charters: Readonly<Record<string, number>>;
  readonly trains: Readonly<Record<string, string>>;
  readonly privates: Readonly<Record<string, string>>;
  readonly corps: Readonly<Record<string, SeenCorp>>;
  readonly queue: readonly string[];
  readonly rsaCorp: string | null;
  readonly bankBroken: boolean;
  readonly turn: { readonly refused: Readonly<Record<string, number>> };
}

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
export interface SeenFrame extends Frame {
  readonly corp?: string;
  readonly private?: string;
  readonly scePrice?: number;
  readonly bids?: readonly SeenBid[];
  readonly started?: string | null;
  readonly revenue?: number;
  readonly deal?: SeenDeal;
}

export const BANK = 'bank';
export const POOL = 'pool';

export const cashOf = (table: Seen, holder: string): number => table.cash[holder] ?? 0;
