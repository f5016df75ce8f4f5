import type { Action, SeatId } from '@binario/kernel';
import type { PublicRecord } from '@binario/protocol';

/** One action of the game as it stands now. */
export interface Act {
  readonly seq: number;
  readonly action: Action;
  readonly author: string;
  readonly seat: SeatId;
  readonly hash: string;
  /** Not done by the person of the seat. */
  readonly byItself: boolean;
  /** Chance was drawn. */
  readonly drew: boolean;
}

/** The actions in force, and those undone that can be done again (the next one last). */
export interface Line {
  readonly acts: readonly Act[];
  readonly undone: readonly Act[];
}

/** Folds records into the line in force. Chat and administration leave it alone. */
export function lineOf(records: readonly PublicRecord[]): Line {
  const acts: Act[] = [];
  let undone: Act[] = [];
  for (const record of records) {
    if (record.kind === 'act') {
      acts.push(actOf(record));
      undone = [];
    } else if (record.kind === 'undo') {
      undone.push(...acts.splice(record.body.to).reverse());
    } else if (record.kind === 'redo') {
      while (acts.length < record.body.to) {
        const again = undone.pop();
        if (!again) throw new Error(`record ${record.seq} redoes what was not undone`);
        acts.push(again);
      }
    }
  }
  return { acts, undone };
}

function actOf({ seq, author, hash, body }: Extract<PublicRecord, { kind: 'act' }>): Act {
  const { action, via, drew = false } = body;
  return { seq, action, author, seat: action.by, hash, byItself: via === 'bot' || via === 'late', drew };
}
