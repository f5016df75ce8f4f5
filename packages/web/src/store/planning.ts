import type { Action } from '@binario/kernel';
import { seatId } from '@binario/rail';
import { engine } from '../engine/client.ts';
import { commonStart } from '../engine/commonStart.ts';
import type { GameFile, Plan } from '../model/gameFile.ts';
import { inTurn } from './inTurn.ts';
import { onBoard } from './onBoard.ts';
import { rememberPlans } from './plans.ts';
import { afterChange, amend, reopened } from './play.ts';
import { nothingTried, type TableState, useTable } from './table.ts';

const { getState: get, setState: set } = useTable;

/** Begins a what-if at a position of the game. */
export function beginPlan(at: number, actions: readonly Action[] = []): Promise<void> {
  return inTurn(async () => {
    const { snapshot, log } = await engine().ask('plan', { at, actions });
    set({
      ...nothingTried,
      place: 'plan',
      snapshot: onBoard(snapshot, get().file),
      log,
      difference: null,
      planner: plannerOf(get(), snapshot.actor),
      planStopped: null,
    });
    afterChange();
  });
}

/** Whoever plays here; around one screen, whoever is asked. */
function plannerOf({ file, remote }: TableState, actor: string | null): string | null {
  const people = (file?.seats ?? []).flatMap(({ kind }, i) => (kind === 'human' ? [seatId(i)] : []));
  const mine = remote ? people.filter((seat) => remote.answers(seat)) : people;
  return mine.length === 1 ? (mine[0] ?? null) : actor;
}

/** Leaves the what-if without trace, or keeps it under a name. */
export function endPlan(name?: string): Promise<void> {
  return inTurn(async () => {
    const { file } = get();
    const { actions } = await engine().ask('endPlan', {});
    if (name !== undefined && file) {
      const at = commonStart(actions, file.actions);
      await savePlans((plans) => [...plans, { name, at, actions: actions.slice(at) }]);
    }
    set({ place: 'game', difference: null });
    const { tip } = await engine().ask('show', { place: 'game', at: Number.MAX_SAFE_INTEGER });
    await reopened(get(), await engine().ask('undo', { place: 'game', to: tip }));
  });
}

/** Removes a remembered what-if. */
export function forgetPlan(plan: Plan): Promise<void> {
  const wanted = JSON.stringify(plan);
  return inTurn(() => savePlans((plans) => plans.filter((each) => JSON.stringify(each) !== wanted)));
}

/** Plans are private: also those about a table on a server stay on this device. */
async function savePlans(change: (plans: readonly Plan[]) => readonly Plan[]): Promise<void> {
  const { file, remote, follows } = get();
  if (!file || follows) return;
  const changed = (now: GameFile): GameFile => ({ ...now, plans: change(now.plans) });
  if (!remote) return amend(changed);
  const changedFile = changed(file);
  rememberPlans(changedFile.id, changedFile.plans);
  set({ file: changedFile });
}
