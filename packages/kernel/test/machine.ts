import { type Action, done, type Frame, type Game, type Step } from '@binario/kernel';
import type { Move } from './driver.ts';

/** The smallest table there is: what happened, and who has gone. */
export interface Board {
  readonly log: readonly string[];
  readonly gone: readonly string[];
}

export type Note = { readonly type: 'noted' | 'left'; readonly text: string };

export type Part<F extends Frame = Frame, A extends Action = Action> = Step<Board, Note, F, A>;

export const note = (text: string): Note => ({ type: 'noted', text });
export const left = (text: string): Note => ({ type: 'left', text });

/** A game made of a few steps, for looking at one mechanism alone; it begins with the flow it is set up with. */
export function machine(
  steps: Readonly<Record<string, Part>>,
  more: Partial<Game<Board, Note, readonly Frame[]>> = {},
): Game<Board, Note, readonly Frame[]> {
  const all = { ask, ...steps };
  const types = Object.values(all).flatMap((step) => [...(step.actions ?? []), ...(step.standing?.actions ?? [])]);
  return {
    id: 'machine',
    rules: 1,
    forms: Object.fromEntries(types.map((type) => [type, {}])),
    steps: all,
    start: (flow) => ({ table: { log: [], gone: [] }, flow, rng: 1 }),
    reduce: (board, effect) =>
      effect.type === 'noted'
        ? { ...board, log: [...board.log, effect.text] }
        : { ...board, gone: [...board.gone, effect.text] },
    digest: (state) => state,
    view: (board) => board,
    ...more,
  };
}

export interface AskFrame extends Frame {
  readonly who: string;
}

export const asking = (who: string): AskFrame => ({ step: 'ask', who });

/** A question to one player; he answers, and it is noted. */
const ask: Part<AskFrame> = {
  actions: ['answer'],
  gone: (board, frame) => (board.gone.includes(frame.who) ? `${frame.who} has left` : undefined),
  actors: (_board, frame) => [frame.who],
  options: (_board, _frame, by) => [{ type: 'answer', by }],
  take(tx, frame) {
    tx.emit(note(`${frame.who} answered`));
    return done();
  },
};

export const answer = (by: string): Move => ({ type: 'answer', by });
export const go = (by = 'P1'): Move => ({ type: 'go', by });
