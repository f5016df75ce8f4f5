import type { Action } from '@binario/kernel';
import type { WishedRoute } from '@binario/rail';
import { engine } from '../engine/client.ts';
import { useTable } from './table.ts';

const { getState: get, setState: set } = useTable;

/** Puts an action forward without doing it, and asks what it would change. */
export async function tryAction(action: Action | null): Promise<void> {
  set({ draft: action, preview: null, reason: null });
  if (!action) return;
  const preview = await engine().ask('preview', { place: get().place, action });
  if (get().draft !== action) return;
  set({ preview, reason: preview.ok ? null : preview.refusal });
}

/** Routes changed by hand: the engine says at once what they are worth, or why they cannot be run. */
export async function wish(routes: readonly WishedRoute[]): Promise<void> {
  const { place, snapshot } = get();
  const corp = snapshot?.run?.corp;
  if (!corp || !snapshot?.actor) return;
  set({ wished: routes });
  const run = routes.filter((route) => route.hexes.length > 1);
  const verdict = await engine().ask('routes', { place, corp, routes: run });
  if (get().wished !== routes) return;
  set({ verdict, reason: verdict.ok ? null : verdict.refusal });
  if (verdict.ok) await tryAction(verdict.action);
  else set({ draft: null, preview: null });
}

/** Asks the rules why nothing can be laid on a hex. */
export async function askWhyNot(hex: string): Promise<void> {
  const reason = await engine().ask('whyNot', { place: get().place, hex });
  set({ reason });
}
