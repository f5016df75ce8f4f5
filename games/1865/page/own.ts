import type { Refusal, SeatId } from '@binario/kernel';
import type { Snapshot } from '@binario/web/model';
import type { Zone } from '../data/chart.ts';
import type { DragonPass, TieBreak } from '../rules/dragons.ts';

/** What the worker says of a position of this game besides the table. */
export interface Own1865 {
  /** Companies in play, in operating order; those without a token last. */
  readonly order: readonly string[];
  readonly companies: Readonly<Record<string, CompanyView>>;
  /** What the Dragons would do if nobody changed anything: in this stock round, or in the next one. */
  readonly foresight: {
    readonly nextRound: boolean;
    readonly turns: readonly DragonView[];
    /** Why they buy nothing in the first of them. */
    readonly passes: DragonPass | null;
  };
  /** Absorptions that can be asked for now, possible or not. */
  readonly mergers: readonly Merger[];
}

/** What the page shows of a company of 1865 besides what all games show. */
export interface CompanyView {
  readonly price: number;
  readonly premium: number;
  readonly rank: number;
  /** The part of the rank that its stations make. */
  readonly stations: number;
  readonly row: number | null;
  readonly zone: Zone | null;
  readonly coverage: number;
  readonly revenue: number;
  readonly atDestination: boolean;
}

/** What the Dragons do after an action that is only looked at. */
export interface Ahead1865 {
  /** What they do because of it at once, where their turn follows; else what they would do in their next one. */
  readonly turn: DragonView | null;
  readonly passes: DragonPass | null;
  /** Companies whose zone changes. */
  readonly zones: readonly { readonly corp: string; readonly zone: Zone | null }[];
}

/** What the Dragons do in a turn, as the page shows it. */
export interface DragonView {
  readonly sales: readonly { readonly corp: string; readonly shares: number }[];
  readonly purchase: {
    readonly corp: string;
    readonly from: string;
    readonly cost: number;
    readonly decidedBy: TieBreak;
    readonly among: readonly string[];
  } | null;
}

/** One absorption with all that goes from hand to hand. */
export interface Merger {
  readonly type: 'absorb' | 'beAbsorbed';
  readonly by: SeatId;
  /** The company the action names. */
  readonly corp: string;
  readonly acquirer: string;
  readonly target: string;
  readonly refusal: Refusal | null;
  /** What a share of the target costs, in which zone, and all of them. */
  readonly each: number;
  readonly zone: Zone | null;
  readonly cost: number;
  /** Who is paid for the shares. */
  readonly paid: readonly { readonly holder: string; readonly amount: number }[];
  /** How the acquirer raises it. */
  readonly treasury: number;
  readonly targetTreasury: number;
  readonly ownShares: number;
  readonly newLoans: number;
  /** What goes over. */
  readonly chips: number;
  readonly trains: readonly string[];
  readonly cards: readonly string[];
  readonly loans: number;
}

/** What the engine of 1865 adds to a snapshot for its own panels. */
export const ownOf = (snapshot: Pick<Snapshot, 'own'>): Own1865 => snapshot.own as Own1865;
