import type { Params } from '@binario/kernel';
import type { Snapshot } from '@binario/web/model';
import type { Zone } from '../board/board.ts';
import type { Band } from '../ids.ts';
import type { Extras } from '../rules/running.ts';

/** What the worker says of a position of this game besides the table. */
export interface Own18fb {
  /** Companies on the market, in operating order. */
  readonly order: readonly string[];
  readonly companies: Readonly<Record<string, CompanyView>>;
  readonly regionals: Readonly<Record<string, RegionalView>>;
  /** What each concession would cost now, by company. */
  readonly deposits: Readonly<Record<string, number>>;
  readonly incomes: Readonly<Record<string, number>>;
  readonly certificates: Readonly<Record<string, number>>;
  readonly poll: PollView | null;
  readonly dividend: DividendView | null;
  /** The company at work and what is left of its tile steps. */
  readonly steps: { readonly corp: string; readonly laid: number; readonly of: number } | null;
  readonly auction: AuctionView | null;
  /** What the owner of a card is asked to let a company do with it. */
  readonly wanted: WantedView | null;
  /** What somebody is about to buy while the owner of Panfilo is asked. */
  readonly contested: { readonly by: string; readonly corp: string; readonly what: string } | null;
}

/** An auction as the page shows it: the lot, the highest bid, who is in. */
export interface AuctionView {
  readonly lot: string;
  /** What it costs and brings: see `lotFacts`. */
  readonly facts: Params;
  readonly highest: number | null;
  readonly bidder: string | null;
  /** The lowest bid that can follow. */
  readonly least: number;
  readonly active: readonly string[];
}

/** What an owner is asked to consent to, as the page shows it. */
export type WantedView =
  | { readonly what: 'Melisurgo' | 'Falcon'; readonly corp: string }
  | { readonly what: 'Bourbon'; readonly corp: string; readonly hex: string; readonly cost: number };

/** A run as the page shows it: stations, town markers, revenue. */
export interface RunView {
  /** Each with what it is worth, and what is in that beside its own value. */
  readonly stations: readonly { readonly hex: string; readonly value: number; readonly extras: Extras }[];
  readonly markers: number;
  readonly amount: number;
}

/** What the page shows of a company of 18FB besides what all games show. */
export interface CompanyView {
  readonly price: number;
  readonly zone: Zone;
  readonly frozen: boolean;
  readonly president: string | null;
  readonly run: RunView;
  /** X and Y of all trains. */
  readonly cities: number;
  readonly towns: number;
  readonly band: Band | null;
  /** Secured interest for each share, while it builds. */
  readonly interest: number;
  readonly destinations: readonly { readonly hex: string; readonly role: string; readonly reached: boolean }[];
  readonly holdings: readonly { readonly corp: string; readonly shares: number }[];
}

/** What the page shows of a regional company. */
export interface RegionalView {
  readonly owner: string;
  readonly run: RunView;
  readonly cities: number;
  readonly towns: number;
  /** What a company would pay for it from phase 6 on. */
  readonly price: number;
}

/** A convention as the page shows it: which companies have been asked to merge, and their answers. */
export interface PollView {
  readonly national: string;
  readonly members: readonly { readonly corp: string; readonly says: 'asked' | 'yes' | 'no' | 'waits' }[];
  /** Which two may still become the national, and how it would stand then. */
  readonly pairs: readonly PairView[];
}

/** What two companies would be worth merged, as the page shows it. */
export interface PairView {
  readonly corps: readonly string[];
  readonly price: number;
  readonly president: string | null;
  readonly treasury: number;
  readonly trains: readonly string[];
  /** By how much everybody's worth changes, by seat. */
  readonly gains: readonly { readonly player: string; readonly gain: number }[];
}

/** The ways to divide a revenue, as the page shows them. */
export interface DividendView {
  readonly corp: string;
  readonly run: RunView;
  readonly ways: readonly DividendWay[];
}

/** One way to divide a revenue: who gets what, what is kept, where the price goes. */
export interface DividendWay {
  readonly how: 'full' | 'half' | 'none';
  readonly parts: readonly { readonly holder: string; readonly amount: number }[];
  readonly kept: number;
  readonly price: number;
}

/** What the engine of 18FB adds to a snapshot for its own panels. */
export const ownOf = (snapshot: Pick<Snapshot, 'own'>): Own18fb => snapshot.own as Own18fb;
