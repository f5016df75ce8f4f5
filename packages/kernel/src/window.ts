import type { Action, SeatId } from './action.ts';
import { become, done, type Frame, type Next, type Step, stay, type Tx } from './game.ts';
import type { Offer } from './offer.ts';
import type { Rule } from './rule.ts';

/**
 * A question put to several players one after another, never raced: `value` is handed back when all have declined. The
 * forms of the game must know `decline`.
 */
export interface WindowFrame extends Frame {
  readonly asked: readonly SeatId[];
  readonly value: unknown;
}

/** What a game says about a window: who can answer, with what, and what an answer does. */
export interface WindowParts<T, E, F extends WindowFrame, A extends Action> {
  readonly actions: readonly string[];
  /** Those who cannot answer lawfully are not asked. */
  able(table: T, frame: F, by: SeatId): boolean;
  /** What can be done besides declining. */
  options(table: T, frame: F, by: SeatId): readonly Offer[];
  /** They are asked about `decline` as well, and must let it pass. */
  readonly rules: readonly Rule<T, F, A>[];
  take(tx: Tx<T, E>, frame: F, action: A): Next;
}

/** A step that asks several players one after another until one answers or all have declined. */
export function windowStep<T, E, F extends WindowFrame, A extends Action>(
  parts: WindowParts<T, E, F, A>,
): Step<T, E, F, A> {
  return {
    actions: [...parts.actions, 'decline'],
    exclusive: true,
    begin(tx, frame) {
      const from = frame.asked.findIndex((by) => parts.able(tx.table, frame, by));
      return from < 0 ? done(frame.value) : stay({ ...frame, asked: frame.asked.slice(from) });
    },
    actors: (_table, frame) => frame.asked.slice(0, 1),
    options: (table, frame, by) => [...parts.options(table, frame, by), { type: 'decline', by }],
    rules: parts.rules,
    take: (tx, frame, action) =>
      action.type === 'decline' ? become({ ...frame, asked: frame.asked.slice(1) }) : parts.take(tx, frame, action),
  };
}
