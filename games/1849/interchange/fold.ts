import { type ForeignAction, ImportError } from './foreign.ts';

/** A move, and whether the site made it by itself. */
export interface ForeignMove {
  readonly action: ForeignAction;
  readonly automatic: boolean;
}

/** An action that counts, with its 1-based number in the file, and the moves it stands for. */
export interface Effective {
  readonly index: number;
  readonly moves: readonly ForeignMove[];
}

/** Talk and standing orders: no moves themselves. What an order caused stands in its automatic actions. */
const noMove = new Set(['message', 'log']);

/**
 * Undo, redo, talk and standing orders folded away. `undo` takes back the last action that counts, or all after the one
 * it names; `redo` brings back what the last `undo` took. An undo or redo of nothing stops the reading.
 */
export function foldHistory(actions: readonly ForeignAction[]): { history: readonly Effective[]; stop?: ImportError } {
  let done: number[] = [];
  let undone: number[][] = [];
  let stop: ImportError | undefined;
  for (const [i, action] of actions.entries()) {
    if (noMove.has(action.type)) continue;
    if (action.type === 'undo') {
      if (done.length === 0) {
        stop = new ImportError('nothingToUndo', i + 1);
        break;
      }
      const { action_id: id } = action;
      const keep = typeof id === 'number' ? keptUpTo(actions, done, id) : done.length - 1;
      undone.push(done.slice(keep));
      done = done.slice(0, keep);
    } else if (action.type === 'redo') {
      const back = undone.pop();
      if (!back) {
        stop = new ImportError('nothingToRedo', i + 1);
        break;
      }
      done = [...done, ...back];
    } else {
      undone = [];
      done.push(i);
    }
  }
  const history = done.map((i) => ({ index: i + 1, moves: movesOf(actions[i] as ForeignAction) }));
  return { history, ...(stop && { stop }) };
}

function keptUpTo(actions: readonly ForeignAction[], done: readonly number[], id: number): number {
  return done.filter((i) => (actions[i]?.id ?? i + 1) <= id).length;
}

function movesOf(action: ForeignAction): readonly ForeignMove[] {
  const caused = (action.auto_actions ?? []).map((each) => ({ action: each, automatic: true }));
  return [{ action, automatic: false }, ...caused].filter((move) => !move.action.type.startsWith('program_'));
}
