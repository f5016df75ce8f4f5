import type { Action } from '@binario/kernel';
import { act } from '../store/play.ts';
import { useSettings } from '../store/settings.ts';
import { tryAction } from '../store/trying.ts';

/** How often the last click was repeated in the same place: the second half of a double click is no answer to the next question. */
let repeated = 0;

/** To be told of every click before anybody else hears it. */
export function noteClick({ detail }: MouseEvent): void {
  repeated = detail;
}

/** Puts an action forward, or takes it back if it was; where a single click commits, does it. */
export async function choose(action: Action, chosen = false): Promise<void> {
  if (!useSettings.getState().oneClick) await tryAction(chosen ? null : action);
  else if (repeated <= 1) await act(action);
}
