import { type Asking, controlOf } from '../game/asking.ts';
import type { ShownChoice, Snapshot } from '../model/snapshot.ts';
import { act, actorIsElsewhere } from '../store/play.ts';
import { useTable } from '../store/table.ts';

/** The choice that passes, if passing is offered. */
export function passOf(asking: Asking<never>, { choices }: Snapshot): ShownChoice | undefined {
  return choices.find((choice) => controlOf(asking, choice.offer.type).kind === 'pass');
}

/** Passes, or says why that is not possible. */
export function passNow(): void {
  const table = useTable.getState();
  const { snapshot, presenter } = table;
  if (actorIsElsewhere(table)) return;
  const pass = snapshot && presenter ? passOf(presenter.asking, snapshot) : undefined;
  if (pass?.refusal) useTable.setState({ reason: pass.refusal });
  else if (pass) void act(pass.offer);
}
