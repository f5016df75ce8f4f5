import type { Action } from '@binario/kernel';
import { engine } from '../engine/client.ts';
import { commonStart } from '../engine/commonStart.ts';
import { seed } from './createGame.ts';
import { inTurn } from './inTurn.ts';
import { endPlan } from './planning.ts';
import { act, actorIsElsewhere, afterChange, next } from './play.ts';
import { nothingTried, useTable } from './table.ts';

const { getState: get, setState: set } = useTable;

/** More answers than the others give between two turns of anybody. */
const MOST_ANSWERS = 400;

/** In a what-if automatic players answer for everybody else, until whoever plans is asked. */
export function playOthers(): Promise<void> {
  return inTurn(async () => {
    for (let i = 0; i < MOST_ANSWERS; i++) {
      const { place, snapshot, planner, log } = get();
      if (place !== 'plan' || !snapshot?.actor || snapshot.actor === planner) break;
      const acted = await engine().ask('bot', { place: 'plan', level: '', seed: seed() });
      if (!acted.ok) break;
      set({ ...nothingTried, snapshot: next(acted.snapshot), log: [...log, ...acted.log] });
    }
    afterChange();
  });
}

/** Leaves the what-if and does in the game what was done there, as long as it is for people at this screen to do. */
export async function playPlan(): Promise<void> {
  const planned = await engine().ask('planned', {});
  await endPlan();
  const { file, snapshot } = get();
  if (!file || !snapshot) return;
  const at = commonStart(file.actions, planned);
  const steps = at === file.actions.length ? planned.slice(at) : [];
  let done = 0;
  while (done < steps.length && (await isDone(steps[done] as Action))) done++;
  if (done < steps.length || steps.length === 0) set({ planStopped: done });
}

/** Did the game take this action? Not if somebody else is asked, or the rules refuse it. */
async function isDone(action: Action): Promise<boolean> {
  const before = get();
  if (before.snapshot?.actor !== action.by || actorIsElsewhere(before)) return false;
  await act(action);
  await before.remote?.settled();
  return (get().snapshot?.tip ?? 0) > (before.snapshot?.tip ?? 0);
}
