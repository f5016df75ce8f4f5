import { become, done, type Frame, type Game, type Next, type Step, stay } from './game.ts';
import { standingOpen } from './legal.ts';
import type { SequenceFrame } from './sequence.ts';
import { stepOf } from './stepOf.ts';
import type { Transaction } from './transaction.ts';

/** More automatic moves than any game makes between two questions: a step that never comes to an end. */
const TOO_MANY_MOVES = 20_000;

/**
 * Carries out `next` for the frame on top of `flow`, and goes on until somebody must be asked or the game is over.
 * Returns the stack as it then is.
 */
export function settle<T, E>(
  game: Game<T, E, never>,
  tx: Transaction<T, E>,
  flow: readonly Frame[],
  next?: Next,
): readonly Frame[] {
  const stack = [...flow];
  let pending = next;
  for (let moves = 0; moves < TOO_MANY_MOVES; moves++) {
    if (game.over?.(tx.table)) return [];
    const waiting = pending ? place(game, tx, stack, pending) : 'look';
    const top = stack.at(-1);
    if (waiting === 'ask' || !top) return stack;
    pending = waiting === 'look' ? look(game, tx, top) : resume(game, tx, top, waiting.result);
  }
  throw new Error(`${game.id}: the flow does not settle at "${stack.at(-1)?.step}"`);
}

function look<T, E>(game: Game<T, E, never>, tx: Transaction<T, E>, top: Frame): Next {
  const step = stepOf(game, top);
  if (isGone(step, tx, top)) return done();
  if (tx.passes?.(tx.table, top)) {
    tx.passed++;
    return done();
  }
  return step.begin ? step.begin(tx, top) : stay(top);
}

/** A frame whose subject went away while the sub-flow ran is not resumed as if nothing had happened. */
function resume<T, E>(game: Game<T, E, never>, tx: Transaction<T, E>, top: Frame, result: unknown): Next {
  const step = stepOf(game, top);
  if (isGone(step, tx, top)) return done();
  return step.resume ? step.resume(tx, top, result) : become(top);
}

/** Has the subject of the frame gone? The reason is put on record. */
function isGone<T, E>(step: Step<T, E>, tx: Transaction<T, E>, frame: Frame): boolean {
  const reason = step.gone?.(tx.table, frame);
  if (reason === undefined) return false;
  tx.events.push({ type: 'frameDropped', step: frame.step, reason });
  return true;
}

/** Puts the stack into the form `next` asks for, with whatever is owed on top. */
function place<T, E>(
  game: Game<T, E, never>,
  tx: Transaction<T, E>,
  stack: Frame[],
  next: Next,
): 'ask' | 'look' | { readonly result: unknown } {
  const owed = tx.takeOwed();
  const left = stack.pop();
  if (next.kind === 'done') {
    const { result } = next;
    if (owed.length === 0) return isOwedSequence(left) ? 'look' : { result };
    stack.push({
      step: 'sequence',
      frames: owed,
      look: false,
      ...(result !== undefined && { result }),
    } as SequenceFrame);
    return 'look';
  }
  if (next.kind === 'call') stack.push(next.keep, next.sub);
  else stack.push(next.frame);
  if (owed.length > 0) {
    stack.push({ step: 'sequence', frames: owed, look: true } as SequenceFrame);
    return 'look';
  }
  if (next.kind !== 'stay') return 'look';
  if (mustAsk(game, tx, stack, next.frame, next.idle)) return 'ask';
  stack.pop();
  return { result: undefined };
}

function isOwedSequence(left: Frame | undefined): boolean {
  return left?.step === 'sequence' && (left as SequenceFrame).look;
}

function mustAsk<T, E>(
  game: Game<T, E, never>,
  tx: Transaction<T, E>,
  stack: readonly Frame[],
  frame: Frame,
  idle: boolean,
): boolean {
  const step = stepOf(game, frame);
  // What led here may itself have taken the subject away.
  if (isGone(step, tx, frame)) return false;
  if (idle) return standingOpen(game, tx.table, stack, frame);
  if (step.actors?.(tx.table, frame).length) return true;
  throw new Error(`${game.id}: "${frame.step}" waits, but nobody decides there`);
}
