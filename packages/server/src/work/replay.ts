import { type AnyState, type Engine, type Refusal, withoutBoard } from '@binario/kernel';
import type { GivesOf, JobOf } from './jobs.ts';

/** Plays a whole journal, undone actions included, and stops at the first record that does not come out as written. */
export function replayJournal(engine: Engine, { setup, records, strict }: JobOf<'replay'>): GivesOf<'replay'> {
  const states: AnyState[] = [engine.start(setup)];
  let undone: AnyState[] = [];
  let actions = 0;
  for (const { seq, kind, action, to = 0, hash } of records) {
    try {
      switch (kind) {
        case 'start':
          break;
        case 'act': {
          if (!action) return { ok: false, seq, problem: 'the record has no action' };
          const now = states.at(-1) as AnyState;
          const result = strict ? engine.apply(now, action) : engine.carryOut(now, action);
          if (!result.ok) return { ok: false, seq, problem: `the rules refuse it: ${result.refusal.rule}` };
          states.push(result.state);
          undone = [];
          actions++;
          break;
        }
        case 'undo':
          undone = [...undone, ...states.splice(to + 1).reverse()];
          break;
        case 'redo':
          while (states.length < to + 1) {
            const again = undone.pop();
            if (!again) return { ok: false, seq, problem: 'there is nothing to redo' };
            states.push(again);
          }
      }
    } catch (error) {
      return { ok: false, seq, problem: error instanceof Error ? error.message : String(error) };
    }
    if (engine.hash(states.at(-1) as AnyState) !== hash) return { ok: false, seq, problem: 'the hash differs' };
  }
  return { ok: true, actions };
}

/** Plays a file that comes from outside: every action is checked. */
export function judgeFile(engine: Engine, { setup, actions, hashes }: JobOf<'judge'>): GivesOf<'judge'> {
  let state: AnyState;
  try {
    state = engine.start(setup);
  } catch (error) {
    const { rule, params = {} } = error as Partial<Refusal>;
    const told = rule === undefined ? {} : { told: { rule, cite: '', params } };
    return { ok: false, index: -1, problem: error instanceof Error ? error.message : String(error), ...told };
  }
  const first = engine.hash(state);
  const out: string[] = [];
  for (const [index, action] of actions.entries()) {
    const result = engine.apply(state, action);
    if (!result.ok) return { ok: false, index, problem: 'refused', refusal: result.refusal };
    state = result.state;
    const hash = engine.hash(state);
    const told = hashes?.[index];
    if (told !== undefined && told !== hash) return { ok: false, index, problem: 'hash' };
    out.push(hash);
  }
  return { ok: true, first, hashes: out, state: JSON.stringify(withoutBoard(state)) };
}
