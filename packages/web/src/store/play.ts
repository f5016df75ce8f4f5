import { type Action, sharing } from '@binario/kernel';
import { engine } from '../engine/client.ts';
import type { Acted, GameFile, Opened, Snapshot, WishedRoute } from '../engine/protocol.ts';
import { loadPresenter } from '../games/registry.ts';
import type { Keeper } from './keeper.ts';
import { seed } from './newGame.ts';
import { rememberPlans } from './plans.ts';
import { type Pace, useSettings } from './settings.ts';
import { findGame, keepGame } from './shelf.ts';
import { closed, nothingTried, type TableState, useTable } from './table.ts';

const { getState: get, setState: set } = useTable;

/** The new position, with the parts of the old one that are still the same. */
function next(snapshot: Snapshot): Snapshot {
  return { ...snapshot, state: sharing(get().snapshot?.state, snapshot.state) };
}

export async function openGame(id: string): Promise<void> {
  set(closed);
  const file = await findGame(id);
  if (!file) {
    set({ problem: 'table.notFound' });
    return;
  }
  try {
    const [presenter, { snapshot, log, broken }] = await Promise.all([
      loadPresenter(file.game),
      engine().ask('open', { file }),
    ]);
    set({ presenter, file, snapshot, log, broken });
  } catch {
    set({ problem: 'table.cannotOpen' });
    return;
  }
  afterChange();
}

/** A game that a table on a server keeps. */
export async function openKept(file: GameFile, keeper: Keeper, engineFile: string): Promise<void> {
  const [presenter, { snapshot, log, broken }] = await Promise.all([
    loadPresenter(file.game),
    engine().ask('open', { file, engine: engineFile }),
  ]);
  set({ ...closed, presenter, file, keeper, snapshot, log, broken });
  afterChange();
}

/** What was done at a kept table. */
export type Done = { readonly action: Action } | { readonly undoneTo: number } | { readonly redoneTo: number };

/** The game follows what was done at its table, whatever is being looked at; false if it cannot. */
export async function follow(done: Done): Promise<boolean> {
  const { place, snapshot } = get();
  const opened = await followed(done);
  if (!opened) return false;
  if (place === 'plan') {
    await keep();
    return true;
  }
  const back = 'action' in done && snapshot && snapshot.at < snapshot.tip ? snapshot.at : undefined;
  const shown = back === undefined ? opened.snapshot : await engine().ask('show', { place, at: back });
  set({ ...nothingTried, snapshot: next(shown), log: opened.log, why: null });
  afterChange();
  return true;
}

async function followed(done: Done): Promise<Pick<Opened, 'snapshot' | 'log'> | undefined> {
  if ('action' in done) {
    const acted = await engine().ask('act', { place: 'game', action: done.action });
    return acted.ok ? { snapshot: acted.snapshot, log: [...get().log, ...acted.log] } : undefined;
  }
  const opened =
    'undoneTo' in done
      ? await engine().ask('undo', { place: 'game', to: done.undoneTo })
      : await engine().ask('redo', { place: 'game' });
  const to = 'undoneTo' in done ? done.undoneTo : done.redoneTo;
  return opened.snapshot.tip === to ? opened : undefined;
}

export async function act(action: Action): Promise<void> {
  const { place, keeper } = get();
  if (place === 'game' && keeper) return keeper.act(action);
  take(await engine().ask('act', { place, action }));
}

async function botActs(): Promise<void> {
  const { place } = get();
  take(await engine().ask('bot', { place, seed: seed() }));
}

function take(acted: Acted): void {
  if (!acted.ok) {
    set({ reason: acted.refusal });
    return;
  }
  const by = get().snapshot?.actor ?? '';
  const why = acted.why ? { by, reason: acted.why } : null;
  set({ ...nothingTried, snapshot: next(acted.snapshot), log: [...get().log, ...acted.log], why });
  afterChange();
}

/** Keeps the game, prepares the usual answer, and lets automatic players go on. */
function afterChange(): void {
  const { place, snapshot } = get();
  if (!snapshot) return;
  if (place === 'game') void keep();
  else
    void engine()
      .ask('compare', {})
      .then((difference) => set({ difference }));
  suggest(snapshot);
  scheduleBot();
}

/** Where there is one usual answer it lies ready: the best run, the dividend, the only thing that can be done. */
function suggest({ usual }: Snapshot): void {
  if (usual) void tryAction(usual);
}

let timer: ReturnType<typeof setTimeout> | undefined;
const pauses: Readonly<Record<Pace, number>> = { slow: 900, usual: 200, none: 0 };

function actorIsBot({ file, snapshot }: { file: GameFile | null; snapshot: Snapshot | null }): boolean {
  const index = snapshot?.actor ? (snapshot.state.table.seats as readonly string[]).indexOf(snapshot.actor) : -1;
  return file?.seats[index]?.kind === 'bot';
}

/** Somebody else is asked: an automatic player, or a person at another screen. In a what-if everybody is answered here. */
export function actorIsElsewhere({ file, snapshot, place, keeper }: TableState): boolean {
  if (place === 'plan' || !snapshot?.actor) return false;
  return keeper ? !keeper.answers(snapshot.actor) : actorIsBot({ file, snapshot });
}

function scheduleBot(): void {
  clearTimeout(timer);
  if (get().keeper) return;
  timer = setTimeout(() => {
    const state = get();
    const atTip = state.snapshot?.at === state.snapshot?.tip;
    if (state.place === 'game' && atTip && actorIsBot(state)) void botActs();
  }, pauses[useSettings.getState().pace]);
}

export function stopPlaying(): void {
  clearTimeout(timer);
}

async function keep(): Promise<void> {
  const { file, snapshot, keeper } = get();
  if (!file || !snapshot) return;
  const actions = await engine().ask('actions', {});
  const kept: GameFile = {
    ...file,
    actions,
    updated: Date.now(),
    round: snapshot.round,
    over: snapshot.state.flow.length === 0,
  };
  set({ file: kept });
  if (!keeper) await keepGame(kept);
}

/** Puts an action forward without doing it, and asks what it would change. */
export async function tryAction(action: Action | null): Promise<void> {
  set({ draft: action, preview: null, reason: null });
  if (!action) return;
  const preview = await engine().ask('preview', { place: get().place, action });
  if (get().draft !== action) return;
  set({ preview, reason: preview.ok ? null : preview.refusal });
}

export async function confirm(): Promise<void> {
  const { draft, preview } = get();
  if (draft && preview?.ok !== false) await act(draft);
}

export async function jump(at: number): Promise<void> {
  const snapshot = next(await engine().ask('show', { place: get().place, at }));
  set({ ...nothingTried, snapshot });
  if (snapshot.at === snapshot.tip) {
    suggest(snapshot);
    scheduleBot();
  }
}

/** Back to the last decision of a person: what bots did since then is undone with it. */
export async function undo(): Promise<void> {
  const { snapshot, place, file, keeper } = get();
  if (!snapshot || snapshot.tip === 0) return;
  if (place === 'game' && keeper) return keeper.undo(snapshot.tip - 1);
  clearTimeout(timer);
  let to = snapshot.tip - 1;
  if (file?.seats.some((seat) => seat.kind === 'bot')) {
    while (to > 0 && actorIsBot({ file, snapshot: await engine().ask('show', { place, at: to }) })) to--;
  }
  reopened(await engine().ask('undo', { place, to }));
}

export async function redo(): Promise<void> {
  const { place, keeper } = get();
  if (place === 'game' && keeper) return keeper.redo();
  if (get().snapshot?.undone) reopened(await engine().ask('redo', { place: get().place }));
}

function reopened({ snapshot, log }: Opened): void {
  set({ ...nothingTried, snapshot: next(snapshot), log });
  afterChange();
}

export async function beginPlan(at: number, actions: readonly Action[] = []): Promise<void> {
  const { snapshot, log } = await engine().ask('plan', { at, actions });
  set({ ...nothingTried, place: 'plan', snapshot, log, difference: null });
  afterChange();
}

/** Leaves the what-if without trace, or keeps it under a name. */
export async function endPlan(name?: string): Promise<void> {
  const { file, snapshot } = get();
  const { actions } = await engine().ask('endPlan', {});
  if (name !== undefined && file && snapshot) {
    const base = file.actions.length;
    const shared = actions.findIndex((action, i) => JSON.stringify(action) !== JSON.stringify(file.actions[i]));
    const at = shared < 0 ? Math.min(base, actions.length) : Math.min(shared, base);
    const kept: GameFile = { ...file, plans: [...file.plans, { name, at, actions: actions.slice(at) }] };
    await keepPlans(kept);
  }
  set({ place: 'game', difference: null });
  const tip = Number.MAX_SAFE_INTEGER;
  const now = await engine().ask('show', { place: 'game', at: tip });
  const opened = await engine().ask('undo', { place: 'game', to: now.tip });
  reopened(opened);
}

export async function forgetPlan(index: number): Promise<void> {
  const { file } = get();
  if (!file) return;
  await keepPlans({ ...file, plans: file.plans.filter((_, i) => i !== index) });
}

/** Plans are private: also those about a table on a server stay on this device. */
async function keepPlans(file: GameFile): Promise<void> {
  set({ file });
  if (get().keeper) rememberPlans(file.id, file.plans);
  else await keepGame(file);
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

export async function askWhyNot(hex: string): Promise<void> {
  const reason = await engine().ask('whyNot', { place: get().place, hex });
  set({ reason });
}
