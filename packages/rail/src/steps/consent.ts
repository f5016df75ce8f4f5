import { type Action, done, type Frame, type Step, type Tx } from '@binario/kernel';
import type { PlayerId } from '../model/ids.ts';

/** What a game says about a deal that needs another's consent: who answers, and what an answer does. */
export interface ConsentParts<T, E, F extends Frame> {
  /** Why there is nothing left to agree on. */
  gone(table: T, frame: F): string | undefined;
  /** Who answers for the owner of what is asked for. */
  decider(table: T, frame: F): PlayerId;
  /** Carries out the deal. What it returns, as `refuse` does, is told to the frame that asked. */
  accept(tx: Tx<T, E>, frame: F): unknown;
  /** Remembers the refusal, so that the same offer cannot simply be made again. */
  refuse(tx: Tx<T, E>, frame: F, by: PlayerId): unknown;
}

/** An owner is asked whether he agrees to a deal. Nothing else happens until he has answered. */
export function consentStep<T, E, F extends Frame>(parts: ConsentParts<T, E, F>): Step<T, E, F, Action> {
  return {
    actions: ['consent', 'refuse'],
    exclusive: true,
    gone: parts.gone,
    actors: (table, frame) => [parts.decider(table, frame)],
    options: (_table, _frame, by) => [
      { type: 'consent', by },
      { type: 'refuse', by },
    ],
    take(tx, frame, action) {
      const result =
        action.type === 'consent' ? parts.accept(tx, frame) : parts.refuse(tx, frame, action.by as PlayerId);
      return done(result);
    },
  };
}
