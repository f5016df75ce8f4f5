import { Failure } from '@binario/terminal';

/** What a file of recorded states says it is, with the version of its form. */
export const FORMAT = '1849-oracle-digest/1';

/** What the other engine recorded of a game (format `1849-oracle-digest/1`), as far as we compare it. */
export interface Digest {
  readonly format: string;
  readonly players_in_seat_order: readonly (number | string)[];
  readonly states: readonly DigestState[];
  readonly flags: readonly DigestFlag[];
  readonly legal_tile_lays: readonly DigestLays[];
  readonly best_routes: readonly DigestRoutes[];
  readonly final: { readonly result: Readonly<Record<string, number>> };
}

/** What the other engine says of the table after one action. */
export interface DigestState {
  readonly i: number;
  readonly undone?: boolean;
  readonly round: string;
  readonly phase: string;
  readonly entity: number | string | null;
  readonly finished?: string;
  readonly bank: number;
  readonly players: Readonly<Record<string, number>>;
  readonly certs: Readonly<Record<string, number>>;
  readonly order: readonly string[];
  readonly corps: Readonly<Record<string, DigestCorp>>;
  readonly privates: Readonly<Record<string, number | string | null>>;
  readonly pool_trains: readonly string[];
  readonly penalty?: Readonly<Record<string, number>>;
  readonly map?: DigestMap;
}

/** What the other engine says of one corporation. */
export interface DigestCorp {
  readonly cash: number;
  readonly price: readonly [row: number, column: number, price: number];
  readonly president: number | string;
  readonly trains: readonly string[];
  readonly shares: Readonly<Record<string, number>>;
  readonly last_cert: number | string;
  readonly bonds?: number;
  readonly e_token?: boolean;
}

/** What the other engine says of tiles and tokens. */
export interface DigestMap {
  readonly tiles: readonly (readonly [hex: string, tile: string, rotation: number])[];
  readonly tokens: readonly (readonly [hex: string, city: number, slot: number, corp: string])[];
}

/** A place in a recorded game where the other engine is known to depart from the rulebook. */
export interface DigestFlag {
  readonly i: number;
  readonly kind: string;
  readonly incoming_has_last_cert?: boolean;
}

/** All tile lays the other engine allows a corporation before an action. */
export interface DigestLays {
  readonly corp: string;
  readonly before_action: number;
  readonly legal: readonly (readonly [hex: string, tile: string, rotation: number, cost: number])[];
}

/** The best revenue the other engine finds for a corporation before an action. */
export interface DigestRoutes {
  readonly corp: string;
  readonly before_action: number;
  readonly best_revenue: number;
}

/** Takes plain JSON for a digest, or says what is wrong with it. */
export function asDigest(value: unknown): Digest {
  const digest = (typeof value === 'object' && value !== null ? value : {}) as Partial<Digest>;
  if (digest.format !== FORMAT) throw new Failure(`the digest has the format "${digest.format}", not "${FORMAT}"`);
  for (const field of ['players_in_seat_order', 'states', 'flags', 'legal_tile_lays', 'best_routes'] as const) {
    if (!Array.isArray(digest[field])) throw new Failure(`the digest has no list "${field}"`);
  }
  return digest as Digest;
}

/**
 * The flags after which a program that follows the rulebook must differ. All others leave the state alone. Beyond a bond
 * that was not repaid imported games follow the other engine by a switch: on request the comparison goes on there.
 */
export function stopsComparison(flag: DigestFlag, beyond = false): boolean {
  switch (flag.kind) {
    case 'part_of_president_certificate_sold':
      return flag.incoming_has_last_cert === true;
    case 'closed_with_outstanding_bond':
      return !beyond;
    case 'swap_choice_for_closed_corporation':
    case 'must_buy_from_stale_route_cache':
    case 'start_queue_stuck':
      return true;
    default:
      return false;
  }
}

/** Flags that concern only the final scores. */
export const scoreFlags: readonly string[] = [
  'negative_final_score',
  'privates_counted_in_final_score',
  'bond_discount_below_zero',
];
