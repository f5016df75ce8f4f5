import {
  type CorpId,
  type CourseTable,
  type HexId,
  marketOrder,
  type PlayerId,
  presidentIn,
  priceOf,
} from '@binario/rail';
import { boardOf, gridOf } from './board/boardOf.ts';
import type { CompatSwitch } from './compat.ts';
import type { Phase, PhaseId } from './data/phases.ts';
import type { Options, Variant } from './options.ts';

/** What is known of a corporation in operation besides money, stock, trains and tokens. */
export interface CorpFacts {
  readonly home: HexId | null;
  /** Operating turns finished since it was started; the first one opens its stock to sale. */
  readonly turns: number;
  readonly bond: boolean;
  readonly eToken: boolean;
}

/** Things that matter only within one turn; emptied when the next one begins. */
export interface TurnFacts {
  /** Refused proposals: the highest price refused for each thing (RUL-2). */
  readonly refused: Readonly<Record<string, number>>;
  readonly tileUsed: boolean;
  readonly tokenUsed: boolean;
  readonly ran: boolean;
  /** SMS was closed this turn: where its tile was laid, if one was. */
  readonly sms: { readonly hex: HexId | null } | null;
  /** The president has sold stock in this emergency. */
  readonly emergencySales: boolean;
  /** The president could not raise the money (10.7 B). */
  readonly bankrupt: boolean;
}

/** The facts of a turn in which nothing has been done yet. */
export const freshTurn: TurnFacts = {
  refused: {},
  tileUsed: false,
  tokenUsed: false,
  ran: false,
  sms: null,
  emergencySales: false,
  bankrupt: false,
};

/** Which corporations' markers sales have moved, and the market order before the first sale of the turn (9.2). */
export interface SaleMemory {
  readonly before: readonly CorpId[] | null;
  readonly moved: readonly CorpId[];
}

/** Everything that lies on the table of 1849. */
export interface Table1849 extends CourseTable<EndReason> {
  readonly phase: PhaseId;
  readonly options: Options;
  readonly certLimit: number;
  readonly corps: Readonly<Record<CorpId, CorpFacts>>;
  /** Corporations that can still be started, in order. */
  readonly queue: readonly CorpId[];
  /** Garibaldi, while no home is free for it (9.4.1). */
  readonly aside: boolean;
  /** Closed in the stock round now being played: not to be started before the next. */
  readonly closedNow: readonly CorpId[];
  /** RSA's corporation, until it buys a train or closes (8.1). */
  readonly rsaCorp: CorpId | null;
  readonly saleMemory: SaleMemory | null;
  readonly turn: TurnFacts;
  /** Market order kept in spite of forced sales; only for imported games. */
  readonly keptOrder: readonly CorpId[] | null;
  /** CNM's marker: on which port, for whom. */
  readonly port: { readonly hex: HexId; readonly corp: CorpId } | null;
  /** Messina lies in ruins (12): nothing is laid there until the next stock round is over. */
  readonly messinaClosed: boolean;
  readonly eTokensSold: number;
  /** Loans of players (10.7 B). */
  readonly loans: Readonly<Record<PlayerId, number>>;
  /** A loan question put off until some corporation operates; only for imported games (compatibility 34). */
  readonly loanPutOff: PlayerId | null;
  /** Corporations that have ever stood at L.377. */
  readonly reachedEnd: readonly CorpId[];
}

/** Why a game of 1849 ended (13). */
export type EndReason = 'bank' | 'price' | 'onePlayer' | 'stalemate';

/** What the phase of the table allows. */
export const phaseOf = (table: Table1849): Phase => boardOf(table).phases[table.phase];

/** The share price of a corporation; 0 before it is started. */
export const price = (table: Table1849, corp: CorpId): number => priceOf(gridOf(table), table.market, corp);

/** The corporations on the market, highest price first (10). */
export const inMarketOrder = (table: Table1849): readonly CorpId[] => marketOrder(gridOf(table), table.market);

/** Has the corporation been started, and not closed since? */
export const isStarted = (table: Table1849, corp: CorpId): boolean => table.corps[corp] !== undefined;

/** Is the table played with this variant? */
export const hasVariant = (table: Table1849, variant: Variant): boolean => table.options.variants.includes(variant);

/** Is this an imported game that follows this way of 18xx.games? */
export const plays18xx = (table: Table1849, way: CompatSwitch): boolean => table.options.compat18xx.includes(way);

/** The president of a corporation in operation; asking about another is a bug. */
export function presidentOf(table: Table1849, corp: CorpId): PlayerId {
  const president = presidentIn(table.certs[corp] ?? []);
  if (!president) throw new Error(`${corp} has no president`);
  return president;
}

/** What is known of a corporation in operation; asking about another is a bug. */
export function factsOf(table: Table1849, corp: CorpId): CorpFacts {
  const facts = table.corps[corp];
  if (!facts) throw new Error(`${corp} is not in operation`);
  return facts;
}
