import { type Action, sharing } from '@binario/kernel';
import { seatIndex } from '@binario/rail';
import { engine } from '../engine/client.ts';
import type { Acted, GameFile, Opened, Snapshot, WishedRoute } from '../engine/protocol.ts';
import { loadPresenter } from '../games/registry.ts';
import { inTurn } from './inTurn.ts';
import type { Keeper } from './keeper.ts';
import { keep, put } from './keeping.ts';
import { seed } from './newGame.ts';
import { rememberPlans } from './plans.ts';
import { type Pace, useSettings } from './settings.ts';
import { type Durability, findGame, whyHeld } from './shelf.ts';
import { closed, nothingTried, type TableState, useTable } from './table.ts';

const { getState: get, setState: set } = useTable;

/** The new position, with the parts of the old one that are still the same. */
function next(snapshot: Snapshot): Snapshot {
  return { ...snapshot, state: sharing(get().snapshot?.state, snapshot.state) };
}

/** The game of this device that the page shows; none once the table is left. */
let seatedAt: string | undefined;

export function openGame(id: string): Promise<void> {
  seatedAt = id;
  set(closed);
  return inTurn(() => open(id));
}

async function open(id: string): Promise<void> {
  const file = await findGame(id).catch(() => null);
  if (seatedAt !== id) return;
  if (!file) {
    set({ problem: file === null ? 'table.unreadable' : 'table.notFound' });
    return;
  }
  try {
    const [presenter, { snapshot, log, broken }] = await Promise.all([
      loadPresenter(file.game),
      engine().ask('open', { file }),
    ]);
    set({ presenter, file, snapshot, log, broken, unkept: whyHeld(id) });
  } catch {
    set({ problem: 'table.cannotOpen' });
    return;
  }
  afterChange();
}

/** A game that a table on a server keeps. */
export function openKept(file: GameFile, keeper: Keeper, engineFile: string): Promise<void> {
  return inTurn(async () => {
    const [presenter, { snapshot, log, broken }] = await Promise.all([
      loadPresenter(file.game),
      engine().ask('open', { file, engine: engineFile }),
    ]);
    set({ ...closed, presenter, file, keeper, snapshot, log, broken });
    afterChange();
  });
}

/** What was done at a kept table. */
export type Done = { readonly action: Action } | { readonly undoneTo: number } | { readonly redoneTo: number };

/** The game follows what was done at its table, whatever is being looked at; false if it cannot. */
export async function follow(done: Done): Promise<boolean> {
  const { place, snapshot } = get();
  const opened = await followed(done);
  if (!opened) return false;
  const kept = await keep(get(), opened.snapshot, 'strict');
  if (place === 'plan') {
    set(kept);
    return true;
  }
  const back = 'action' in done && snapshot && snapshot.at < snapshot.tip ? snapshot.at : undefined;
  const shown = back === undefined ? opened.snapshot : await engine().ask('show', { place, at: back });
  set({ ...nothingTried, ...kept, snapshot: next(shown), log: opened.log, why: null });
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
  const { place, keeper, snapshot } = get();
  if (place === 'game' && keeper) return keeper.act(action);
  await inTurn(async () => {
    // A second click before the first is answered was meant for a position that is gone.
    if (get().snapshot === snapshot) await take(get(), await engine().ask('act', { place, action }), 'strict');
  });
}

async function botActs(): Promise<void> {
  const table = get();
  const atTip = table.snapshot?.at === table.snapshot?.tip;
  if (table.place !== 'game' || !atTip || !actorIsBot(table)) return;
  // Lost with the power of the machine, it would be decided again: only what people do must be on the disk.
  await take(table, await engine().ask('bot', { place: 'game', seed: seed() }), 'relaxed');
}

/** Shows what was done, as soon as it is kept. */
async function take(table: TableState, acted: Acted, durability: Durability): Promise<void> {
  if (!acted.ok) {
    set({ reason: acted.refusal });
    return;
  }
  const kept = table.place === 'game' ? await keep(table, acted.snapshot, durability) : {};
  if (get().file?.id !== table.file?.id) return;
  const why = acted.why ? { by: table.snapshot?.actor ?? '', reason: acted.why } : null;
  set({ ...nothingTried, ...kept, snapshot: next(acted.snapshot), log: [...get().log, ...acted.log], why });
  afterChange();
}

/** Prepares the usual answer, and lets automatic players go on. */
function afterChange(): void {
  const { place, snapshot } = get();
  if (!snapshot) return;
  if (place === 'plan')
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
  return snapshot?.actor ? file?.seats[seatIndex(snapshot.actor)]?.kind === 'bot' : false;
}

/** Somebody else is asked: an automatic player, or a person at another screen. In a what-if everybody is answered here. */
export function actorIsElsewhere({ file, snapshot, place, keeper }: TableState): boolean {
  if (place === 'plan' || !snapshot?.actor) return false;
  return keeper ? !keeper.answers(snapshot.actor) : actorIsBot({ file, snapshot });
}

function scheduleBot(): void {
  clearTimeout(timer);
  if (get().keeper || seatedAt === undefined) return;
  timer = setTimeout(() => void inTurn(botActs), pauses[useSettings.getState().pace]);
}

export function stopPlaying(): void {
  seatedAt = undefined;
  clearTimeout(timer);
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
  const { snapshot, place, keeper } = get();
  if (place === 'game' && keeper) {
    if (snapshot && snapshot.tip > 0) await keeper.undo(snapshot.tip - 1);
    return;
  }
  clearTimeout(timer);
  await inTurn(async () => {
    const table = get();
    if (!table.snapshot || table.snapshot.tip === 0) return;
    const to = await lastOfPeople(table, table.snapshot.tip - 1);
    await reopened(table, await engine().ask('undo', { place: table.place, to }));
  });
}

async function lastOfPeople({ file, place }: TableState, from: number): Promise<number> {
  let to = from;
  if (!file?.seats.some((seat) => seat.kind === 'bot')) return to;
  while (to > 0 && actorIsBot({ file, snapshot: await engine().ask('show', { place, at: to }) })) to--;
  return to;
}

export async function redo(): Promise<void> {
  const { place, keeper } = get();
  if (place === 'game' && keeper) return keeper.redo();
  await inTurn(async () => {
    const table = get();
    if (table.snapshot?.undone) await reopened(table, await engine().ask('redo', { place: table.place }));
  });
}

async function reopened(table: TableState, { snapshot, log }: Opened): Promise<void> {
  const kept = table.place === 'game' ? await keep(table, snapshot, 'strict') : {};
  if (get().file?.id !== table.file?.id) return;
  set({ ...nothingTried, ...kept, snapshot: next(snapshot), log });
  afterChange();
}

export function beginPlan(at: number, actions: readonly Action[] = []): Promise<void> {
  return inTurn(async () => {
    const { snapshot, log } = await engine().ask('plan', { at, actions });
    set({ ...nothingTried, place: 'plan', snapshot, log, difference: null });
    afterChange();
  });
}

/** Leaves the what-if without trace, or keeps it under a name. */
export function endPlan(name?: string): Promise<void> {
  return inTurn(async () => {
    const { file } = get();
    const { actions } = await engine().ask('endPlan', {});
    if (name !== undefined && file) {
      const base = file.actions.length;
      const shared = actions.findIndex((action, i) => JSON.stringify(action) !== JSON.stringify(file.actions[i]));
      const at = shared < 0 ? Math.min(base, actions.length) : Math.min(shared, base);
      await keepPlans({ ...file, plans: [...file.plans, { name, at, actions: actions.slice(at) }] });
    }
    set({ place: 'game', difference: null });
    const { tip } = await engine().ask('show', { place: 'game', at: Number.MAX_SAFE_INTEGER });
    await reopened(get(), await engine().ask('undo', { place: 'game', to: tip }));
  });
}

export function forgetPlan(index: number): Promise<void> {
  return inTurn(async () => {
    const { file } = get();
    if (file) await keepPlans({ ...file, plans: file.plans.filter((_, i) => i !== index) });
  });
}

/** Plans are private: also those about a table on a server stay on this device. */
async function keepPlans(file: GameFile): Promise<void> {
  const { keeper } = get();
  if (keeper) rememberPlans(file.id, file.plans);
  set({ file, ...(!keeper && { unkept: await put(file, 'strict') }) });
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
