import { type Action, type OrderNow, type StandingOrders, sharing } from '@binario/kernel';
import { seatIndex } from '@binario/rail';
import type { Acted, Opened } from '../engine/calls.ts';
import { engine } from '../engine/client.ts';
import { commonStart } from '../engine/commonStart.ts';
import { loadPresenter } from '../game/registry.ts';
import type { GameFile, Seat } from '../model/gameFile.ts';
import type { Snapshot } from '../model/snapshot.ts';
import { seed } from './createGame.ts';
import type { Durability } from './database.ts';
import { inTurn } from './inTurn.ts';
import { onBoard } from './onBoard.ts';
import { onlyAnswer, openPass, turnOf } from './onlyAnswer.ts';
import { hasOrders, newsOf, ordersOf, withoutEnded } from './orderNews.ts';
import type { RemoteGame } from './remoteGame.ts';
import { dropUnsaved, storedGame, versionSeen } from './savedGames.ts';
import { save, saveOpenGame } from './saving.ts';
import { seatedAt, sit } from './seated.ts';
import { type Pace, useSettings } from './settings.ts';
import { closed, nothingTried, type TableState, useTable } from './table.ts';
import { tryAction } from './trying.ts';

const { getState: get, setState: set } = useTable;

/** The new position, with the parts of the old one that are still the same. */
export function next(snapshot: Snapshot, file = get().file): Snapshot {
  const { state } = onBoard(snapshot, file);
  return { ...snapshot, state: sharing(get().snapshot?.state, state) };
}

/** Opens a game of a table on a server. */
export function openRemote(file: GameFile, remote: RemoteGame, engineFile: string): Promise<void> {
  return inTurn(async () => {
    const [presenter, { snapshot, log, parting }] = await Promise.all([
      loadPresenter(file.game),
      engine().ask('open', { file, engine: engineFile }),
    ]);
    set({ ...closed, presenter, file, remote, snapshot: onBoard(snapshot, file), log, parting });
    afterChange();
  });
}

/** What was done at a table on a server. */
export type Done =
  | {
      readonly action: Action;
      /** The orders of this person before it, and the one that gave the action, if one did. */
      readonly orders?: StandingOrders;
      readonly byOrder?: string | undefined;
    }
  | { readonly undoneTo: number }
  | { readonly redoneTo: number };

/** The game follows what was done at its table, whatever is being looked at; false if it cannot. */
export async function follow(done: Done): Promise<boolean> {
  const opened = await followed(done);
  if (!opened) return false;
  await arrive(opened, await saveOpenGame(get(), opened.snapshot, 'strict'), 'action' in done);
  return true;
}

/** The open game as it is saved now. */
type Saved = Pick<TableState, 'file' | 'unsaved'>;

/** Shows where the game has come to; a what-if, or the past if somebody looks at it and it is still there, stays in sight. */
async function arrive(opened: Pick<Opened, 'snapshot' | 'log'>, saved: Saved, goesOn: boolean): Promise<void> {
  const { place, snapshot } = get();
  if (place === 'plan') {
    set(saved);
    return;
  }
  const back = goesOn && snapshot && snapshot.at < snapshot.tip ? snapshot.at : undefined;
  const shown = back === undefined ? opened.snapshot : await engine().ask('show', { place, at: back });
  set({ ...nothingTried, ...saved, snapshot: next(shown), log: opened.log, why: null });
  afterChange();
}

/** Goes to where another tab has brought this game of the device; to be called in turn. False if that cannot be known. */
export async function catchUp(id: string): Promise<boolean> {
  const seen = versionSeen(id);
  const file = await storedGame(id).catch(() => undefined);
  const { snapshot, file: before } = get();
  if (!file || before?.id !== id) return false;
  if (file.version === seen) {
    afterChange();
    return true;
  }
  dropUnsaved(id);
  const opened = await engine().ask('catchUp', { actions: file.actions, undone: file.undone ?? [] });
  // The other tab is of a later version of the page.
  if (opened.parting || file.rules !== before.rules) set({ problem: 'table.cannotOpen' });
  else await arrive(opened, { file, unsaved: null }, opened.snapshot.tip >= (snapshot?.tip ?? 0));
  return true;
}

/** Keeps something else about the open game than its moves; if another tab was quicker, on top of what that one did. */
export async function amend(change: (file: GameFile) => GameFile): Promise<void> {
  const { file } = get();
  if (!file) return;
  const amended = change(file);
  const unsaved = await save(amended, 'strict');
  if (unsaved !== 'stale') set({ file: amended, unsaved });
  else if (await catchUp(file.id)) await amend(change);
}

/** Another tab was quicker: what it has written is the game. What people did here in the meantime becomes a plan. */
export async function giveWay(): Promise<void> {
  set({ unsaved: null });
  const { actions } = await engine().ask('played', {});
  const { file: mine } = get();
  if (!mine || !(await catchUp(mine.id))) return;
  const { file } = get();
  if (!file) return;
  const at = commonStart(actions, file.actions);
  const lost = actions.slice(at);
  if (!lost.some(({ by }) => file.seats[seatIndex(by)]?.kind === 'human')) return;
  set({ overtaken: true });
  await amend((now) => ({ ...now, plans: [...now.plans, { name: '', at, actions: lost }] }));
}

useTable.subscribe(({ unsaved }, before) => {
  if (unsaved === 'stale' && before.unsaved !== 'stale') void inTurn(giveWay);
});

async function followed(done: Done): Promise<Pick<Opened, 'snapshot' | 'log'> | undefined> {
  if ('action' in done) {
    const { action, orders = {}, byOrder } = done;
    const acted = await engine().ask('act', { place: 'game', action, orders });
    if (!acted.ok) return undefined;
    set({ orderNews: [...get().orderNews, ...newsOf(orders, byOrder, acted.ended)] });
    return { snapshot: acted.snapshot, log: [...get().log, ...acted.log] };
  }
  const opened =
    'undoneTo' in done
      ? await engine().ask('undo', { place: 'game', to: done.undoneTo })
      : await engine().ask('redo', { place: 'game' });
  const to = 'undoneTo' in done ? done.undoneTo : done.redoneTo;
  return opened.snapshot.tip === to ? opened : undefined;
}

/** Carries out an action at the open table. */
export async function act(action: Action): Promise<void> {
  set({ orderNews: [], rests: false });
  await perform(action);
}

/** The same without anybody's hand: what is told of orders stays. */
async function perform(action: Action): Promise<void> {
  const { place, remote, snapshot, follows } = get();
  if (place === 'game' && remote) return remote.act(action);
  if (place === 'game' && follows) return;
  await inTurn(async () => {
    const table = get();
    // A second click before the first is answered was meant for a position that is gone.
    if (table.snapshot !== snapshot) return;
    const orders = ordersOf(table.file);
    await take(table, await engine().ask('act', { place, action, orders }), 'strict');
  });
}

/** For what nobody clicked: at a table on a server it waits for the answer to what was sent before. */
async function performOnce(action: Action): Promise<void> {
  const { remote, snapshot } = get();
  await remote?.settled();
  if (get().snapshot === snapshot) await perform(action);
}

/** An automatic player, or the standing order of a person. */
async function goOn(): Promise<void> {
  const table = get();
  const atTip = table.snapshot?.at === table.snapshot?.tip;
  if (table.place !== 'game' || !atTip || !botsMayGoOn(table)) return;
  const orders = ordersOf(table.file);
  // Lost with the power of the machine, it would be decided again: only what people do must be on the disk.
  if (actorIsBot(table)) {
    const { level = '' } = seatOfActor(table) ?? {};
    return take(table, await engine().ask('bot', { place: 'game', level, seed: seed(), orders }), 'relaxed');
  }
  if (table.rests || !hasOrders(orders)) return;
  const order = await engine().ask('order', { orders });
  if (!order) return;
  const acted = await engine().ask('act', { place: 'game', action: order.action, orders });
  await take(table, acted, 'relaxed', order);
}

/** Shows what was done, as soon as it is saved. */
async function take(table: TableState, acted: Acted, durability: Durability, order?: OrderNow): Promise<void> {
  if (!acted.ok) {
    set({ reason: acted.refusal });
    return;
  }
  const inGame = table.place === 'game' && table.file !== null;
  const told = inGame ? withReason(table.file, acted) : null;
  const left = told ? { ...table, file: withoutEnded(told, acted.ended, order) } : table;
  const saved: Partial<Saved> = inGame ? await saveOpenGame(left, acted.snapshot, durability) : {};
  if (get().file?.id !== table.file?.id) return;
  if (saved.unsaved === 'stale') {
    set({ unsaved: 'stale' });
    return;
  }
  const why = acted.why ? { by: table.snapshot?.actor ?? '', reason: acted.why } : null;
  set({
    ...nothingTried,
    ...saved,
    snapshot: next(acted.snapshot),
    log: [...get().log, ...acted.log],
    why,
    overtaken: false,
    ...(inGame && {
      orderNews: [...get().orderNews, ...newsOf(ordersOf(table.file), order?.order, acted.ended)],
    }),
  });
  afterChange();
}

/** The game with why an automatic player moved so. */
function withReason(file: GameFile, { snapshot, why }: Extract<Acted, { ok: true }>): GameFile {
  return why ? { ...file, reasons: { ...file.reasons, [snapshot.at]: why } } : file;
}

/** Reasons for what is taken back are gone with it. */
function reasonsUpTo(file: GameFile | null, at: number): GameFile | null {
  if (!file?.reasons) return file;
  return { ...file, reasons: Object.fromEntries(Object.entries(file.reasons).filter(([key]) => Number(key) <= at)) };
}

/** Prepares the usual answer, and lets automatic players go on. */
export function afterChange(): void {
  const { place, snapshot } = get();
  if (!snapshot) return;
  if (place === 'plan')
    void engine()
      .ask('compare', {})
      .then((difference) => set({ difference }));
  suggest(snapshot);
  if (!answerUnasked()) scheduleGoingOn();
}

/** What this person has asked the page to answer: the rest of a turn that is passed, and questions with one answer. */
function answerUnasked(): boolean {
  const table = get();
  const { snapshot, presenter, passing } = table;
  if (!snapshot || !presenter || snapshot.at < snapshot.tip) return false;
  const elsewhere = actorIsElsewhere(table);
  // What cannot be passed is asked, and the rest of the turn is passed after it.
  const goesOnPassing = passing !== null && !elsewhere && turnOf(snapshot) === passing;
  if (passing !== null && !goesOnPassing) set({ passing: null });
  if (elsewhere || table.rests) return false;
  const { asking } = presenter;
  const passed = goesOnPassing ? openPass(snapshot, asking) : undefined;
  const answer = passed ?? (useSettings.getState().answerOnly ? onlyAnswer(snapshot, asking) : undefined);
  if (answer) void performOnce(answer);
  return answer !== undefined;
}

/** Passes what is left of this company's turn; what cannot be passed is still asked. */
export async function passTurn(): Promise<void> {
  const { snapshot, presenter } = get();
  const pass = snapshot && presenter && openPass(snapshot, presenter.asking);
  if (!snapshot || !pass || actorIsElsewhere(get())) return;
  set({ passing: turnOf(snapshot) ?? null });
  await act(pass);
}

/** Where there is one usual answer it lies ready: the best run, the dividend, the only thing that can be done. */
function suggest({ usual }: Snapshot): void {
  if (usual) void tryAction(usual);
}

let timer: ReturnType<typeof setTimeout> | undefined;
const pauses: Readonly<Record<Pace, number>> = { wait: 200, slow: 900, usual: 200, none: 0 };

type Asked = { readonly file: GameFile | null; readonly snapshot: Snapshot | null };

const seatOfActor = ({ file, snapshot }: Asked): Seat | undefined =>
  snapshot?.actor ? file?.seats[seatIndex(snapshot.actor)] : undefined;

const actorIsBot = (asked: Asked): boolean => seatOfActor(asked)?.kind === 'bot';

/** Somebody else is asked: an automatic player, or a person at another screen. In a what-if everybody is answered here. */
export function actorIsElsewhere({ file, snapshot, place, remote, follows }: TableState): boolean {
  if (place === 'plan' || !snapshot?.actor) return false;
  if (follows) return true;
  return remote ? !remote.answers(snapshot.actor) : actorIsBot({ file, snapshot });
}

/** In one tab only, as long as somebody sits there, and not before people know what has become of their game. */
function botsMayGoOn({ remote, follows, file }: TableState): boolean {
  return !remote && !follows && seatedAt() !== undefined && file?.origin?.told !== false;
}

function scheduleGoingOn(): void {
  clearTimeout(timer);
  if (!botsMayGoOn(get())) return;
  if (get().hurries && !actorIsBot(get())) set({ hurries: false });
  if (waitsForPeople(get())) return;
  timer = setTimeout(() => void inTurn(goOn), pauses[useSettings.getState().pace]);
}

/** An automatic player is asked, and moves when somebody at this screen lets it. */
export function waitsForPeople(table: TableState): boolean {
  const { place, snapshot, hurries } = table;
  if (useSettings.getState().pace !== 'wait' || hurries || place !== 'game') return false;
  return snapshot !== null && snapshot.at === snapshot.tip && actorIsBot(table) && botsMayGoOn(table);
}

/** One move of the automatic player that waits, or all until somebody at this screen is asked. */
export function letGoOn(until: 'next' | 'mine'): void {
  if (!waitsForPeople(get())) return;
  if (until === 'mine') set({ hurries: true });
  void inTurn(goOn);
}

/** Lets bots and standing orders of the open table rest. */
export function stopPlaying(): void {
  sit(undefined);
  clearTimeout(timer);
}

/** Carries out the action that is previewed. */
export async function confirm(): Promise<void> {
  const { draft, preview } = get();
  if (draft && preview?.ok !== false) await act(draft);
}

/** Shows another position of the game. */
export async function jump(at: number): Promise<void> {
  const snapshot = next(await engine().ask('show', { place: get().place, at }));
  set({ ...nothingTried, snapshot });
  if (snapshot.at === snapshot.tip) {
    suggest(snapshot);
    scheduleGoingOn();
  }
}

/** Who looks at the past, or at what another tab plays, changes nothing there. */
function mayTurnBack({ snapshot, place, follows }: TableState): boolean {
  return snapshot !== null && snapshot.at === snapshot.tip && !(place === 'game' && follows);
}

/** Back to the last decision of a person: what bots did since then is undone with it. */
export async function undo(): Promise<void> {
  const { snapshot, place, remote } = get();
  if (!mayTurnBack(get())) return;
  if (place === 'game' && remote) {
    set({ rests: true, passing: null });
    if (snapshot && snapshot.tip > 0) await remote.undo(snapshot.tip - 1);
    return;
  }
  clearTimeout(timer);
  set({ rests: true, passing: null, orderNews: [] });
  await inTurn(async () => {
    const table = get();
    if (!table.snapshot || table.snapshot.tip === 0 || !mayTurnBack(table)) return;
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

/** Takes an undo back. */
export async function redo(): Promise<void> {
  const { place, remote } = get();
  if (!mayTurnBack(get())) return;
  set({ rests: true, passing: null });
  if (place === 'game' && remote) return remote.redo();
  await inTurn(async () => {
    const table = get();
    if (table.snapshot?.undone && mayTurnBack(table))
      await reopened(table, await engine().ask('redo', { place: table.place }));
  });
}

/** Shows a table anew after its record was read again. */
export async function reopened(table: TableState, { snapshot, log }: Opened): Promise<void> {
  const back = { ...table, file: reasonsUpTo(table.file, snapshot.tip) };
  const saved: Partial<Saved> = table.place === 'game' ? await saveOpenGame(back, snapshot, 'strict') : {};
  if (get().file?.id !== table.file?.id) return;
  if (saved.unsaved === 'stale') {
    set({ unsaved: 'stale' });
    return;
  }
  // A reason that was given for what is taken back says nothing of what is there now.
  set({ ...nothingTried, ...saved, snapshot: next(snapshot), log, why: null });
  afterChange();
}
