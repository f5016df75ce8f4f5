import type { SeatId } from '@binario/kernel';
import type { Answer, TableInfo } from '@binario/protocol';
import { SYSTEM } from '../journal/record.ts';
import { DatabaseAway } from '../ports/away.ts';
import { actAs, startDrawn, undoNow } from './play.ts';
import { noticed, waited } from './rules/clock.ts';
import { callOff, isComplete } from './rules/draw.ts';
import { seatedUsers, seatsOf } from './rules/outcome.ts';
import { removedByClock } from './rules/removing.ts';
import { ask, granted, withoutRequest } from './rules/requests.ts';
import { Raced, type Table } from './table.ts';
import { botToMove } from './work.ts';

/** Does the one thing that is due at this table without a person, if one is. True when something was done. */
export async function doWork(table: Table, freshId: () => string): Promise<boolean> {
  const { info } = table.head;
  try {
    if (info.status === 'open') return await drawWork(table, info);
    // An ended game goes on only if all have agreed to take its end back.
    if (info.status !== 'playing' && !(info.status === 'ended' && granted(info))) return false;
    return await nextWork(table, info, freshId);
  } catch (error) {
    // Another node did it, or something else: what is due now is another question.
    if (error instanceof Raced) return true;
    throw error;
  }
}

/** All shares of the seed are there, or the time for them is up. */
async function drawWork(table: Table, info: TableInfo): Promise<boolean> {
  if (isComplete(info)) return (await startDrawn(table)).ok;
  const due = info.draw?.due;
  if (due === undefined || table.context.clock.now() < due) return false;
  const bots = table.context.engines.currentOf(info.game)?.facts.bots ?? [];
  const { body, info: after } = callOff(info, bots);
  return (await table.write({ kind: 'admin', author: SYSTEM, body, info: after })).ok;
}

async function nextWork(table: Table, info: TableInfo, freshId: () => string): Promise<boolean> {
  const agreed = granted(info);
  if (agreed?.kind === 'undo') {
    if (agreed.version === table.head.version) return (await undoNow(table, agreed.by, agreed.to)).ok;
    return dropRequest(table, agreed.id);
  }
  if (agreed?.kind === 'late') {
    if (agreed.version === table.head.version) return botMove(table, agreed.seat, undefined, 'late');
    return dropRequest(table, agreed.id);
  }
  const { order } = await table.stands();
  if (order) return followOrder(table, order);
  const bot = botToMove(info);
  if (bot) return botMove(table, bot.seat, bot.bot, 'bot');
  return keepDeadline(table, info, freshId);
}

async function dropRequest(table: Table, request: string): Promise<boolean> {
  const info = withoutRequest(table.head.info, request);
  return (await table.write({ kind: 'admin', author: SYSTEM, body: { what: 'lapsed', request }, info })).ok;
}

async function followOrder(
  table: Table,
  { seat, order: id, action }: NonNullable<Awaited<ReturnType<Table['stands']>>['order']>,
): Promise<boolean> {
  const owner = table.head.info.seats.find((each) => each.seat === seat);
  const order = owner?.orders.find((each) => each.id === id);
  const author = owner?.user ?? SYSTEM;
  const answer = await actAs(table, author, action, { via: 'order', order: id, spent: order?.once ?? false });
  return answer.ok;
}

/** A bot that fails or thinks too long does not stop the game: then the simplest legal thing is done. */
async function botMove(table: Table, seat: SeatId, bot: string | undefined, via: 'bot' | 'late'): Promise<boolean> {
  const { context, head } = table;
  const turn = head.version;
  let answer: Answer | undefined;
  try {
    const situation = await table.ask('situation', {});
    const engine = await context.engines.fileOf(head.engine);
    const job = { engine, bot: bot ?? '', by: seat, seed: seedOf(head.id, seat), turn, situation };
    const action = await context.botPool.run('decide', job, head.id, context.options.botLimitMs);
    answer = await actAs(table, SYSTEM, action, { via });
  } catch (error) {
    // Not the bot's fault: it decides again when the database is back.
    if (error instanceof Raced || error instanceof DatabaseAway) throw error;
    context.log.warn({ err: error, table: head.id, seat }, 'a bot failed');
  }
  if (answer?.ok) return true;
  const action = await table.ask('simplest', { by: seat, fallback: true });
  return action !== null && (await actAs(table, SYSTEM, action, { via })).ok;
}

function seedOf(table: string, seat: SeatId): number {
  let mixed = 0x811c9dc5;
  for (const letter of table + seat) mixed = Math.imul(mixed ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return mixed;
}

/** First a notice; after the time of grace what the table chose. */
async function keepDeadline(table: Table, info: TableInfo, freshId: () => string): Promise<boolean> {
  const now = table.context.clock.now();
  const { due, last, over, actors } = info.turn;
  const late = info.seats.filter(({ seat, kind }) => actors.includes(seat) && kind !== 'bot').map(({ seat }) => seat);
  const [seat] = late;
  if (due === undefined || now < due || over || seat === undefined) return false;
  if (last === undefined) {
    const body = { what: 'late', seats: late } as const;
    return (await table.write({ kind: 'admin', author: SYSTEM, body, info: noticed(info, now), late })).ok;
  }
  if (now < last) return false;
  switch (info.settings.pace.kind === 'none' ? 'wait' : info.settings.pace.late) {
    case 'bot':
      return botMove(table, seat, undefined, 'late');
    case 'pass': {
      const action = await table.ask('simplest', { by: seat, fallback: false });
      return action ? (await actAs(table, SYSTEM, action, { via: 'late' })).ok : openVote(table, info, seat, freshId());
    }
    case 'leave': {
      const bots = table.context.engines.currentOf(info.game)?.facts.bots ?? [];
      const gone = removedByClock(waited(info), seat, bots);
      if (!gone.ok) break;
      return (await table.write({ kind: 'admin', author: SYSTEM, body: gone.body, info: gone.info })).ok;
    }
    case 'vote':
      return openVote(table, info, seat, freshId());
    case 'wait':
      break;
  }
  return (await table.write({ kind: 'admin', author: SYSTEM, body: { what: 'waiting', seat }, info: waited(info) })).ok;
}

/** The others decide whether a bot moves for the seat; alone at the table nobody need be asked. */
async function openVote(table: Table, info: TableInfo, seat: SeatId, id: string): Promise<boolean> {
  const own = info.seats.find((each) => each.seat === seat)?.user;
  const asked = seatedUsers(info).filter((user) => user !== own && seatsOf(info, user).length > 0);
  if (asked.length === 0) return botMove(table, seat, undefined, 'late');
  const now = table.context.clock.now();
  const { version } = table.head;
  const asking = ask(waited(info), { kind: 'late', id, by: SYSTEM, seat, version, asked, agreed: [], at: now });
  if (!asking.ok) return false;
  return (await table.write({ kind: 'admin', author: SYSTEM, body: asking.body, info: asking.info })).ok;
}
