import type { Action, Choice, SeatId, State } from '@binario/kernel';
import type { RailTable } from '@binario/rail';

/** What lies behind a position, for those who work on rules: the state itself, every choice, and how it came about. */
export interface Inspection {
  readonly at: number;
  readonly state: State<RailTable>;
  readonly hash: string;
  /** Whoever is asked, with everything conceivable: what the rules leave, and what they refuse with the reason. */
  readonly asked: readonly { readonly by: SeatId; readonly choices: readonly Choice[] }[];
  /** The action that led here, and what happened by it. */
  readonly last: { readonly action: Action; readonly effects: readonly unknown[] } | null;
  /** What must never be; empty on a sound table. */
  readonly violations: readonly string[];
}
