import type { Action, PlayerId } from '@binario/kernel';
import type { PublicRecord } from '@binario/protocol';

/** One action of the game as it stands now. */
export interface Act {
  readonly seq: number;
  readonly action: Action;
  readonly author: string;
  readonly seat: PlayerId;
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
    const { kind, body } = record;
    if (kind === 'act' && 'action' in body) {
      acts.push(actOf(record, body as ActBody));
      undone = [];
    } else if (kind === 'undo') {
      undone.push(...acts.splice(Number((body as { to: number }).to)).reverse());
    } else if (kind === 'redo') {
      const to = Number((body as { to: number }).to);
      while (acts.length < to) {
        const again = undone.pop();
        if (!again) throw new Error(`record ${record.seq} redoes what was not undone`);
        acts.push(again);
      }
    }
  }
  return { acts, undone };
}

export interface ActBody {
  readonly action: Action;
  readonly via?: 'bot' | 'order' | 'late' | 'import';
  readonly order?: string;
  readonly drew?: boolean;
}

function actOf({ seq, author, hash }: PublicRecord, { action, via, drew = false }: ActBody): Act {
  return { seq, action, author, seat: action.by, hash, byItself: via === 'bot' || via === 'late', drew };
}
