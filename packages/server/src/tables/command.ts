import { randomBytes } from 'node:crypto';
import type { Answer, Command } from '@binario/protocol';
import type { Identity } from '../ports/identity.ts';
import { isBroken } from './broken.ts';
import { shortName } from './names.ts';
import { act, redo, start, undo } from './play.ts';
import { answer } from './rules/answering.ts';
import { drawnAnew, reveal, seal } from './rules/draw.ts';
import { changeSettings, pause, resume } from './rules/hosting.ts';
import { cancelOrder, giveOrder } from './rules/orders.ts';
import { type Context, declined, named, type Outcome, seatsOf } from './rules/outcome.ts';
import { remove } from './rules/removing.ts';
import { withdraw } from './rules/requests.ts';
import { handOver, leave, seatBot, sit } from './rules/seating.ts';
import { Raced, Repeated, type Table } from './table.ts';

/** How often a command is tried again when other nodes are faster, before the client must. */
const TRIES = 8;

/** Carries out one command of a person, as if nobody else were there. */
export async function perform(table: Table, who: Identity, command: Command): Promise<Answer> {
  for (let tries = 0; tries < TRIES; tries++) {
    try {
      const answer = (await answerWithoutTrying(table, who, command)) ?? (await attempt(table, who, command));
      if (answer.ok) return answer;
      // Refused now, but it may be that it was done before and meant nothing new.
      const done = await repeatedAnswer(table, who, command);
      if (done || !(await wasBehind(table))) return done ?? answer;
    } catch (error) {
      if (error instanceof Raced) continue;
      if (error instanceof Repeated) return (await repeatedAnswer(table, who, command)) ?? declined('busy');
      if (isBroken(error)) {
        table.context.log.error({ err: error, table: table.head.id, command: command.do }, 'the engine failed');
        return declined('broken');
      }
      throw error;
    }
  }
  return declined('busy');
}

/** Had another node written something that was not heard here yet? What was refused by what was known before is tried again. */
async function wasBehind(table: Table): Promise<boolean> {
  if (table.context.store.kind !== 'postgres') return false;
  const { seq } = table.head;
  await table.catchUp();
  return table.head.seq !== seq;
}

/** The answer to a command that need not be tried: it was done already, or it expects a version that the game has left. */
async function answerWithoutTrying(table: Table, who: Identity, command: Command): Promise<Answer | undefined> {
  if (!('version' in command) || command.version === table.head.version) return undefined;
  // The other nodes may have been faster than their news.
  if (table.context.store.kind === 'postgres') {
    await table.catchUp();
    if (command.version === table.head.version) return undefined;
  }
  const done = await repeatedAnswer(table, who, command);
  if (done) return done;
  const { version, hash } = table.accepted();
  return { ok: false, code: 'stale', version, hash };
}

/** The answer to a command whose idempotency key is in the journal already; undefined if it is not. */
async function repeatedAnswer(table: Table, who: Identity, command: Command): Promise<Answer | undefined> {
  if (!('key' in command) || command.key === undefined) return undefined;
  const row = await table.context.store.db
    .selectFrom('journal')
    .select(['seq', 'version', 'hash'])
    .where('table_id', '=', table.head.id)
    .where('author', '=', who.id)
    .where('key', '=', command.key)
    .executeTakeFirst();
  if (!row) return undefined;
  // Records that left the game alone have no hash of their own: as long as the game has not changed, the present one is theirs.
  const { version, hash } = table.accepted();
  return { ok: true, ...row, ...(row.version === version && { hash }), repeated: true };
}

async function attempt(table: Table, who: Identity, command: Command): Promise<Answer> {
  switch (command.do) {
    case 'act':
      return act(table, who, command);
    case 'undo':
      return undo(table, who, command, shortName());
    case 'redo':
      return redo(table, who, command);
    case 'start':
      return start(table, who);
    case 'chat':
      return chat(table, who, command.text, command.key);
    case 'rematch':
      return rematch(table, who);
    default:
      return ruled(table, who, command);
  }
}

/** So many people are known at a table; more may sit down, but not speak without a seat. */
const MOST_NAMES = 200;

async function chat(table: Table, who: Identity, text: string, key: string | undefined): Promise<Answer> {
  const { info } = table.head;
  const [own] = seatsOf(info, who.id);
  if (!own && (!info.settings.watchers || info.settings.chat === 'seated')) return declined('notSeated');
  // The names of those who speak are part of the table, which goes to everybody.
  if (!own && !(who.id in info.people) && Object.keys(info.people).length >= MOST_NAMES)
    return declined('tooMuch', 'chat');
  if (table.context.talk.take(who.id) > 0) return declined('tooMuch', 'chat');
  return table.write({
    kind: 'chat',
    author: who.id,
    ...(own ? { seat: own.seat } : { voices: [who.id] }),
    body: { text },
    info: { ...info, people: named(info, who) },
    ...(key !== undefined && { key }),
  });
}

async function rematch(table: Table, who: Identity): Promise<Answer> {
  const { info } = table.head;
  if (seatsOf(info, who.id).length === 0) return declined('notSeated');
  if (info.status !== 'ended') return declined('notNow', info.status);
  if (info.rematch !== undefined) return { ...table.accepted(), table: info.rematch, repeated: true };
  if (table.context.making.take(who.id) > 0) return declined('tooMuch', 'tables');
  const made = await table.context.rematch(info.id, who);
  // What could be played then may be refused by the rules of today.
  if (!made.ok) return declined('notNow', `rematch: ${made.problem ?? made.code}`);
  const { id } = made;
  const answer = await table.write({
    kind: 'admin',
    author: who.id,
    body: { what: 'rematch', table: id },
    info: { ...info, rematch: id },
  });
  return { ...answer, table: id };
}

type Ruled = Exclude<Command, { do: 'act' | 'undo' | 'redo' | 'start' | 'chat' | 'rematch' }>;

/** Commands that change the table but not the game. */
async function ruled(table: Table, who: Identity, command: Ruled): Promise<Answer> {
  const { info } = table.head;
  const bots = table.context.engines.currentOf(info.game)?.facts.bots ?? [];
  const share = randomBytes(32).toString('hex');
  const outcome = rule({ info, who, now: table.context.clock.now(), freshId: shortName(), share, bots }, command);
  if (!outcome.ok) return outcome;
  const { body, members, request } = outcome;
  const answered = await table.write({
    kind: 'admin',
    author: who.id,
    body,
    info: drawnAnew(info, outcome.info),
    ...(members && { members }),
  });
  // A new order may have something to do at once.
  if (command.do === 'order' || command.do === 'cancelOrder') await table.open();
  return request === undefined ? answered : { ...answered, request };
}

function rule(context: Context, command: Ruled): Outcome {
  switch (command.do) {
    case 'answer':
      return answer(context, command);
    case 'withdraw':
      return withdraw(context, command);
    case 'order':
      return giveOrder(context, command);
    case 'cancelOrder':
      return cancelOrder(context, command);
    case 'sit':
      return sit(context, command);
    case 'leave':
      return leave(context);
    case 'bot':
      return seatBot(context, command);
    case 'remove':
      return remove(context, command);
    case 'pause':
      return pause(context);
    case 'resume':
      return resume(context);
    case 'handOver':
      return handOver(context, command);
    case 'settings':
      return changeSettings(context, command);
    case 'seal':
      return seal(context, command);
    case 'reveal':
      return reveal(context, command);
  }
}
