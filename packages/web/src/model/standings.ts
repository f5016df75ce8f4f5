import type { Refusal, SeatId } from '@binario/kernel';

/** The figures of the table of players and companies that have a paragraph in the rulebook. */
export type StandingFact =
  | 'share'
  | 'president'
  | 'price'
  | 'par'
  | 'treasury'
  | 'trains'
  | 'tokens'
  | 'income'
  | 'worth'
  | 'liquidity'
  | 'certificates';

/** What is known of every company and every player, as the rules of the game count it. */
export interface Standings {
  /** The position it is about. */
  readonly at: number;
  /** In the order in which they operate. */
  readonly companies: readonly CompanyStanding[];
  /** In the order of their seats. */
  readonly players: readonly PlayerStanding[];
  /** Where the rulebook says how each is counted; a figure without one lies open on the table. */
  readonly cites: Readonly<Partial<Record<StandingFact, string>>>;
}

/** A company as a row of the standings. */
export interface CompanyStanding {
  readonly corp: string;
  readonly price: number | null;
  readonly par: number | null;
  readonly treasury: number;
  readonly trains: readonly string[];
  readonly tokens: { readonly laid: number; readonly left: number };
  /** What its last run earned; nothing if it has not run yet. */
  readonly last: number | null;
  /** What its trains would earn if they ran now. */
  readonly expected: number;
  readonly president: SeatId | null;
  readonly lead: Lead | null;
  /** Per cent in each hand; what nobody has bought lies with the company or in the offer. */
  readonly parts: Readonly<Record<string, number>>;
}

/** How safe a president is. */
export interface Lead {
  readonly held: number;
  /** Whoever needs least to take the office, and what he has; nobody if no player can. */
  readonly rival: SeatId | null;
  readonly theirs: number;
  /** How much more he must buy. */
  readonly lacks: number | null;
}

/** A player as a row of the standings. */
export interface PlayerStanding {
  readonly player: SeatId;
  /** Clockwise from the first seat, counted from 1: where a game has seated them. */
  readonly place: number;
  readonly left: boolean;
  readonly cash: number;
  readonly worth: number;
  /** What the worth is made of. */
  readonly worthOf: readonly WorthPart[];
  /** Cash, and what lawful sales would raise. */
  readonly liquidity: number;
  readonly sales: readonly StandingSale[];
  readonly certificates: number;
  /** Nothing where there is no limit. */
  readonly limit: number | null;
  /** What he would get if every company paid out what it is expected to earn. */
  readonly income: number;
}

/** One part of what a player is worth. */
export type WorthPart = { readonly amount: number } & ({ readonly corp: string } | { readonly key: string });

/** The block of one company's stock that brings its owner most. */
export interface StandingSale {
  readonly corp: string;
  readonly shares: number;
  readonly amount: number;
  /** Why he cannot sell more of it, if he has more. */
  readonly refusal: Refusal | null;
}
