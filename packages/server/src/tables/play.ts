import { randomBytes } from 'node:crypto';
import type { Action, SeatId } from '@binario/kernel';
import type { Answer, BodyOf, CommandOf, Declined, TableInfo } from '@binario/protocol';
import type { Act } from '../journal/line.ts';
import { readLine } from '../journal/read.ts';
import type { Identity } from '../ports/identity.ts';
import type { GameSummary, Opening } from '../work/jobs.ts';
import { clocksSet, nextTurn } from './rules/clock.ts';
import { beginDraw, isDrawn, seedOf } from './rules/draw.ts';
import { withoutOrders } from './rules/orders.ts';
import { declined, seatedUsers, seatsOf } from './rules/outcome.ts';
import { ask, isOfTheGame } from './rules/requests.ts';
import type { Table } from './table.ts';

/** The table after a change of the game: next turn, end, and requests that no longer make sense. */
export function afterChange(info: TableInfo, summary: GameSummary, now: number): TableInfo {
  const requests = summary.result ? [] : info.requests.filter((request) => !isOfTheGame(request));
  const turned = nextTurn(
    { ...info, requests: requests.length === info.requests.length ? info.requests : requests },
    summary,
    now,
  );
  if (!summary.result) return turned;
  const { due: _due, last: _last, over: _over, ...turn } = turned.turn;
  return { ...turned, turn, status: 'ended', ended: now, result: summary.result };
}

/** The engine's refusal as an answer. */
export function refusedAs(refusal: NonNullable<Declined['refusal']>): Declined {
  const { rule } = refusal;
  if (rule.startsWith('form.')) return { ok: false, code: 'malformed', problem: `command.action: ${rule}`, refusal };
  if (rule === 'turn.notYours') return { ok: false, code: 'notYourTurn', refusal };
  if (rule === 'turn.gameOver') return { ok: false, code: 'notNow', problem: 'ended', refusal };
  return { ok: false, code: 'illegal', refusal };
}

/** Plays an action for a seat, by whoever is its author, and writes it down. */
export async function actAs(
  table: Table,
  author: string,
  action: Action,
  more: {
    readonly key?: string;
    readonly via?: BodyOf<'act'>['via'];
    readonly order?: string;
    readonly spent?: boolean;
  },
): Promise<Answer> {
  const { info } = table.head;
  const result = await table.ask('act', { action, orders: table.orders() });
  if (!result.ok) return refusedAs(result.refusal);
  const { summary, endedOrders, drew } = result;
  const spent = more.spent && more.order !== undefined ? [...endedOrders, more.order] : endedOrders;
  const { undone: _undone, ...kept } = withoutOrders(info, spent);
  const body: BodyOf<'act'> = {
    action,
    ...(more.via && { via: more.via }),
    ...(more.order !== undefined && { order: more.order }),
    ...(drew && { drew }),
    ...(spent.length > 0 && { endedOrders: spent }),
  };
  return table.write({
    kind: 'act',
    author,
    seat: action.by,
    body,
    info: afterChange(kept, summary, table.context.clock.now()),
    summary,
    ...(more.key !== undefined && { key: more.key }),
  });
}

/** Carries out the move of a person. */
export async function act(table: Table, who: Identity, { action, key }: CommandOf<'act'>): Promise<Answer> {
  const { info } = table.head;
  if (info.status !== 'playing') return declined('notNow', info.status);
  const own = seatsOf(info, who.id);
  if (own.length === 0) return declined('notSeated');
  if (!own.some(({ seat }) => seat === action.by)) return declined('notYours', 'command.action.by');
  return actAs(table, who.id, action, { key });
}

/** Brings the thread of a table to the position after these actions. */
async function comeTo(table: Table, acts: readonly Act[], setup: unknown = table.head.setup): Promise<GameSummary> {
  const { engines, gamePool, options } = table.context;
  const { head } = table;
  const hash = acts.at(-1)?.hash;
  const opening: Opening = {
    engine: await engines.fileOf(head.engine),
    setup,
    seats: head.info.seats.map(({ seat }) => seat),
    actions: acts.map(({ action }) => action),
    ...(hash !== undefined && { hash }),
  };
  const job = { table: head.id, opening, orders: table.orders() };
  return gamePool.run('open', job, head.id, options.engineLimitMs);
}

/** A person wants to take moves back: done at once, or asked of those concerned. */
export async function undo(
  table: Table,
  who: Identity,
  { to, key }: CommandOf<'undo'>,
  freshId: string,
): Promise<Answer> {
  const { info, version } = table.head;
  if (info.status !== 'playing' && info.status !== 'ended') return declined('notNow', info.status);
  if (seatsOf(info, who.id).length === 0) return declined('notSeated');
  if (info.settings.undo === 'none') return declined('notNow', 'undoForbidden');
  const { acts } = await readLine(table.context.store.db, table.head.id);
  if (to >= acts.length) return declined('notNow', 'nothingToUndo');
  const asked = concerned(info, acts.slice(to), who.id);
  if (asked.length === 0) return undoNow(table, who.id, to, key);
  const asking = ask(info, {
    kind: 'undo',
    id: freshId,
    by: who.id,
    to,
    version,
    asked,
    agreed: [],
    at: table.context.clock.now(),
  });
  if (!asking.ok) return asking;
  const answer = await table.write({ kind: 'admin', author: who.id, body: asking.body, info: asking.info, key });
  return { ...answer, request: freshId };
}

/**
 * People who must agree that these actions go: those whose moves are among them. One's own last moves, with what bots did
 * since, go freely, also when the next one is asked already. Where nothing but moves of bots would go it is nobody's own
 * turn that is taken back, so all others are asked.
 */
function concerned(info: TableInfo, gone: readonly Act[], who: string): readonly string[] {
  const others = seatedUsers(info).filter((user) => user !== who);
  // What is over is opened again only if all want that.
  if (info.status === 'ended' || info.settings.undo === 'asked' || gone.some(({ drew }) => drew)) return others;
  const moved = new Set(gone.filter(({ byItself }) => !byItself).map(({ seat }) => seat));
  const of = (user: string) => seatsOf(info, user).some(({ seat }) => moved.has(seat));
  const asked = others.filter(of);
  return asked.length > 0 || of(who) ? asked : others;
}

/** Takes moves back that nobody need be asked about any more. */
export async function undoNow(table: Table, author: string, to: number, key?: string): Promise<Answer> {
  const { acts, undone } = await readLine(table.context.store.db, table.head.id);
  const summary = await comeTo(table, acts.slice(0, to));
  const { ended: _ended, result: _result, ...info } = table.head.info;
  const back: TableInfo = {
    ...info,
    status: 'playing',
    undone: { count: undone.length + acts.length - to, by: author },
  };
  return table.write({
    kind: 'undo',
    author,
    body: { to },
    info: afterChange(back, summary, table.context.clock.now()),
    summary,
    ...(key !== undefined && { key }),
  });
}

/**
 * One action that was undone is done again: by the person whose action it was, or, where no person did it, by whoever took it
 * back. Nobody moves for somebody else, not even as he moved before.
 */
export async function redo(table: Table, who: Identity, { key }: CommandOf<'redo'>): Promise<Answer> {
  const { info } = table.head;
  if (info.status !== 'playing') return declined('notNow', info.status);
  const own = seatsOf(info, who.id);
  if (own.length === 0) return declined('notSeated');
  const { acts, undone } = await readLine(table.context.store.db, table.head.id);
  const next = undone.at(-1);
  if (!next || !info.undone) return declined('notNow', 'nothingToRedo');
  const mine = own.some(({ seat }) => seat === next.seat);
  const nobodys = next.byItself || info.seats.find(({ seat }) => seat === next.seat)?.kind !== 'person';
  if (!mine && !(nobodys && info.undone.by === who.id)) return declined('notYours');
  const summary = await comeTo(table, [...acts, next]);
  const { undone: before, ...rest } = info;
  const left = undone.length - 1;
  return table.write({
    kind: 'redo',
    author: who.id,
    body: { to: acts.length + 1 },
    info: afterChange(
      { ...rest, ...(left > 0 && { undone: { ...before, count: left } }) },
      summary,
      table.context.clock.now(),
    ),
    summary,
    key,
  });
}

/** The host begins the game, or the drawing of its seed by all who sit here. */
export async function start(table: Table, who: Identity): Promise<Answer> {
  const { info } = table.head;
  if (info.status !== 'open') return declined('notNow', info.status);
  if (who.id !== info.host) return declined('notHost');
  if (info.seats.some(({ kind }) => kind === 'open')) return declined('notNow', 'seatsFree');
  if (!isDrawn(info) || seatedUsers(info).length === 0) return startNow(table, who.id);
  const drawing = beginDraw({ info, now: table.context.clock.now(), share: randomBytes(32).toString('hex') });
  if (!drawing.ok) return drawing;
  return table.write({ kind: 'admin', author: who.id, body: drawing.body, info: drawing.info });
}

/** Everybody has shown his share: the game begins with the seed that comes out. */
export async function startDrawn(table: Table): Promise<Answer> {
  const { info, setup } = table.head;
  return startNow(table, info.host, { ...(setup as object), seed: seedOf(info) });
}

async function startNow(table: Table, author: string, setup?: unknown): Promise<Answer> {
  const { due: _due, ...draw } = table.head.info.draw ?? { sealed: {}, revealed: {} };
  const info: TableInfo = { ...table.head.info, ...(table.head.info.draw && { draw }) };
  const { acts } = await readLine(table.context.store.db, table.head.id);
  const summary = await comeTo(table, acts, setup);
  const now = table.context.clock.now();
  const begun = clocksSet({ ...info, status: 'playing', started: now });
  return table.write({
    kind: 'admin',
    author,
    body: { what: 'start' },
    info: afterChange(begun, summary, now),
    summary,
    ...(setup !== undefined && { setup }),
  });
}

/** The seat that this person would act for now; the first of his own otherwise. */
export function seatOf(info: TableInfo, user: string | undefined): SeatId | undefined {
  if (user === undefined) return undefined;
  const own = seatsOf(info, user);
  return (own.find(({ seat }) => info.turn.actors.includes(seat)) ?? own[0])?.seat;
}
