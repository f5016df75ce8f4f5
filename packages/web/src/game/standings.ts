import type { Refusal, State } from '@binario/kernel';
import type { Holder, PlayerId, RailTable } from '@binario/rail';
import type { StandingFact } from '../model/standings.ts';

/** A sale of stock one could think of, by the rules of the game: lawful unless refused. */
export interface JudgedSale {
  readonly corp: string;
  readonly shares: number;
  readonly amount: number;
  readonly refusal: Refusal | undefined;
}

/** What the rules of a game say for the table of players and companies; the rest lies on every table. */
export interface StandingQueries<T extends RailTable> {
  /** Companies in play, in the order in which they operate. */
  companies(table: T): readonly string[];
  /** What a company began with; without this the first price it had. */
  par?(table: T, corp: string): number | null;
  /** What its trains would earn if they ran now. */
  expected(table: T, corp: string): number;
  /** Who decides for a company, where that is not whoever holds the president's certificate. */
  president?(table: T, corp: string): PlayerId | undefined;
  /** Who would be president in his place, as the shares lie on this table; nobody while he keeps the office. */
  successor(table: T, corp: string, president: PlayerId): PlayerId | undefined;
  /** Where stock of a company can be bought, and how much of it a player may have. */
  readonly market: { sellers(corp: string): readonly Holder[]; mostHeld(table: T): number };
  /** Every block of stock the player could think of selling, judged by the rules for sales. */
  sales(state: State<T>, player: PlayerId): readonly JudgedSale[];
  cites(table: T): Readonly<Partial<Record<StandingFact, string>>>;
}
