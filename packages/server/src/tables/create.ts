import { randomInt } from 'node:crypto';
import { boardDigest, boardInSetup, SetupError } from '@binario/kernel';
import type { CreateRequest, Declined, ImportRequest, SeatInfo, SeatWish, TableInfo } from '@binario/protocol';
import { usualSettings } from '@binario/protocol';
import type { CurrentEngine } from '../engines/engines.ts';
import { chained, headDigest, newSalt } from '../journal/chain.ts';
import type { Identity } from '../ports/identity.ts';
import type { GameTableRow, JournalRow } from '../store/schema/tables.ts';
import type { GivesOf } from '../work/jobs.ts';
import { isBroken } from './broken.ts';
import type { TableContext } from './context.ts';
import { columnsOf } from './head.ts';
import { nameFor, randomName } from './names.ts';
import { declined } from './rules/outcome.ts';

/** A new table, or why there is none. */
export type Made = { readonly ok: true; readonly id: string } | Declined;

/** A new table with nobody but its maker and the bots he wished for. */
export async function createTable(context: TableContext, who: Identity, wish: CreateRequest): Promise<Made> {
  const engine = context.engines.currentOf(wish.game);
  if (!engine) return declined('malformed', 'game: this server does not play it');
  const { players, variants = [], options = {}, seed = randomInt(0x1_0000_0000), board } = wish;
  if (wish.seed !== undefined && !context.options.namedSeeds)
    return declined('malformed', 'seed: nobody names it here, it is drawn');
  // An engine file of earlier rules would pass over it in silence.
  if (board !== undefined && !engine.engine.boards) {
    const refusal = { rule: 'setup.noBoards', cite: '', params: { game: engine.facts.name } };
    return { ...declined('malformed', 'board: this game has no others'), refusal };
  }
  let setup: unknown;
  let hash: string;
  try {
    setup = engine.engine.setup({ players, seed, variants, options, ...(board !== undefined && { board }) });
    hash = engine.engine.hash(engine.engine.start(setup));
  } catch (error) {
    if (isSetupError(error)) return { ...declined('malformed', error.message), ...toldBy(error) };
    throw error;
  }
  const seats = seatsFor(engine, players, wish.seats, who);
  if (!Array.isArray(seats)) return seats as Declined;
  const from = wish.seed !== undefined ? 'admin' : wish.settings?.draw === 'players' ? 'players' : 'server';
  const about = { setup, players, variants, options, seats, settings: wish.settings, seed: from } as const;
  return insert(context, who, engine, about, { recorded: [], hash, key: wish.key });
}

/** A game played elsewhere goes on here. Every action is checked first. */
export async function importTable(
  context: TableContext,
  who: Identity,
  { file, ...wish }: ImportRequest,
): Promise<Made> {
  const engine = context.engines.currentOf(file.game);
  if (!engine) return declined('malformed', 'file.game: this server does not play it');
  if (file.hashes && file.hashes.length !== file.actions.length)
    return declined('malformed', 'file.hashes: not one for each action');
  const job = {
    engine: await context.engines.fileOf(engine.id),
    setup: file.setup,
    actions: file.actions,
    ...(file.hashes && { hashes: file.hashes }),
  };
  let judged: GivesOf<'judge'>;
  try {
    judged = await context.backgroundPool.run('judge', job, randomName(), context.options.importLimitMs);
  } catch (error) {
    if (!isBroken(error)) throw error;
    context.log.warn({ err: error, user: who.id }, 'a file could not be judged');
    return declined('broken', 'file.actions: the engine failed or took too long');
  }
  if (!judged.ok) {
    const where = judged.index < 0 ? 'file.setup' : `file.actions.${judged.index}`;
    return {
      ...declined(judged.refusal ? 'illegal' : 'malformed', `${where}: ${judged.problem}`),
      ...(judged.refusal && { refusal: judged.refusal }),
      ...(judged.told && { refusal: judged.told }),
    };
  }
  const players = Number((file.setup as { players?: unknown }).players);
  const { min, max } = engine.facts.players;
  if (!Number.isInteger(players) || players < min || players > max) return declined('malformed', 'file.setup.players');
  const seats = seatsFor(engine, players, wish.seats, who);
  if (!Array.isArray(seats)) return seats as Declined;
  const variants = (file.setup as { variants?: unknown }).variants;
  const records = file.actions.map((action, i) => ({
    kind: 'act',
    seat: action.by,
    body: JSON.stringify({ action, via: 'import' }),
    hash: judged.hashes[i] as string,
  }));
  const about = {
    setup: file.setup,
    players,
    variants: Array.isArray(variants) ? variants.map(String) : [],
    options: {},
    seats,
    settings: wish.settings,
    seed: 'import',
  } as const;
  const hash = judged.hashes.at(-1) ?? judged.first;
  return insert(context, who, engine, about, { recorded: records, hash, state: judged.state, key: wish.key });
}

/** What everybody is told of the board; nothing where it is the one in the box. */
function boardNamed(setup: unknown): Pick<TableInfo, 'board'> {
  const board = boardInSetup(setup);
  return board ? { board: { name: String(board.name).slice(0, 80), digest: boardDigest(board) } } : {};
}

/** The engine has a kernel of its own: its errors are known by their name. */
const isSetupError = (error: unknown): error is SetupError =>
  error instanceof SetupError || (error instanceof Error && error.name === 'SetupError');

/** Engines of earlier rules have no key for what is wrong. */
const toldBy = ({ rule, params }: Partial<SetupError>): Pick<Declined, 'refusal'> =>
  rule === undefined ? {} : { refusal: { rule, cite: '', params: params ?? {} } };

function seatsFor(
  { facts }: CurrentEngine,
  players: number,
  wishes: readonly SeatWish[] | undefined,
  who: Identity,
): SeatInfo[] | Declined {
  const wished = wishes ?? ['me' as const];
  if (wished.length > players) return declined('malformed', 'seats: more than players');
  if (wished.filter((wish) => wish === 'me').length > 1) return declined('malformed', 'seats: one person, one seat');
  const seats: SeatInfo[] = [];
  for (let i = 0; i < players; i++) {
    const wish = wished[i] ?? 'open';
    const seat = `P${i + 1}`;
    if (wish === 'open') seats.push({ seat, kind: 'open', orders: [] });
    else if (wish === 'me') seats.push({ seat, kind: 'person', user: who.id, orders: [] });
    else if (!facts.bots.includes(wish.bot)) return declined('malformed', `seats.${i}.bot: there is no such bot`);
    else seats.push({ seat, kind: 'bot', bot: wish.bot, orders: [] });
  }
  return seats;
}

interface About extends Pick<TableInfo, 'players' | 'variants' | 'options' | 'seats' | 'seed'> {
  readonly setup: unknown;
  readonly settings: CreateRequest['settings'];
}

type Recorded = Pick<JournalRow, 'kind' | 'seat' | 'body' | 'hash'>;

/** Rows of one insert: engines limit the parameters of a statement. */
const ROWS_AT_ONCE = 200;

/** How the journal of a new table begins. */
interface Start {
  readonly recorded: readonly Recorded[];
  readonly hash: string;
  readonly state?: string | undefined;
  readonly key: string | undefined;
}

async function insert(
  context: TableContext,
  who: Identity,
  engine: CurrentEngine,
  about: About,
  { recorded, hash, state, key }: Start,
): Promise<Made> {
  const id = key === undefined ? randomName() : nameFor(`${who.id} ${key}`);
  const now = context.clock.now();
  const { setup, settings } = about;
  if (settings?.vacancy != null && !engine.facts.bots.includes(settings.vacancy)) {
    return declined('malformed', 'settings.vacancy: there is no such bot');
  }
  const info = infoOfNew(id, now, who, engine, about);
  const columns = columnsOf(info);
  const version = recorded.length;
  const seq = version + 1;
  const salt = newSalt();
  const head = headDigest(salt, { id, seq, version, position: version, hash, setup, doc: columns.doc });
  const records = firstRecords(id, who, now, recorded, head);
  const row: GameTableRow = {
    ...columns,
    id,
    game: info.game,
    rules: info.rules,
    engine: info.engine,
    setup: JSON.stringify(setup),
    created_at: now,
    updated_at: now,
    seq,
    version,
    position: version,
    hash,
    work_at: null,
    lease_owner: null,
    lease_until: 0,
    checked_version: 0,
    checked_engine: '',
    check_until: null,
    differs_by: null,
    link: records.at(-1)?.link ?? '',
    link_seq: seq,
    head_salt: salt,
    checkpoint: 0,
  };
  await store(context, who, row, records, state);
  return { ok: true, id };
}

function infoOfNew(
  id: string,
  now: number,
  who: Identity,
  { id: file, facts }: CurrentEngine,
  { setup, settings, ...about }: About,
): TableInfo {
  return {
    id,
    game: facts.id,
    rules: facts.rules,
    engine: file,
    status: 'open',
    ...about,
    ...boardNamed(setup),
    settings: {
      ...usualSettings,
      name: `${facts.name}, ${who.name}`.slice(0, 60),
      ...settings,
    } as TableInfo['settings'],
    host: who.id,
    people: { [who.id]: who.name },
    requests: [],
    turn: { actors: [], round: '', since: now },
    created: now,
  };
}

/** The journal of a new table, chained: that it was made, and what was recorded elsewhere. The last record vouches for the head. */
function firstRecords(
  table: string,
  { id: author }: Identity,
  at: number,
  recorded: readonly Recorded[],
  head: string,
): readonly JournalRow[] {
  const body = JSON.stringify({ what: 'created', imported: recorded.length });
  const first: Recorded = { kind: 'admin', seat: null, body, hash: '' };
  let link = '';
  return [first, ...recorded].map((record, version) => {
    const row = { ...record, table_id: table, seq: version + 1, version, author, at, key: null };
    const chain = chained(link, row, version === recorded.length ? head : '');
    ({ link } = chain);
    return { ...row, ...chain };
  });
}

async function store(
  { store: { db } }: TableContext,
  who: Identity,
  row: GameTableRow,
  records: readonly JournalRow[],
  state: string | undefined,
): Promise<void> {
  const { id, version, position, hash } = row;
  await db.transaction().execute(async (tx) => {
    await tx.insertInto('game_table').values(row).execute();
    for (let from = 0; from < records.length; from += ROWS_AT_ONCE) {
      await tx
        .insertInto('journal')
        .values(records.slice(from, from + ROWS_AT_ONCE))
        .execute();
    }
    await tx.insertInto('member').values({ table_id: id, user_id: who.id }).execute();
    // Whoever opens the table need not play it all again, where others wait.
    if (state !== undefined) {
      await tx.insertInto('snapshot').values({ table_id: id, version, position, hash, state }).execute();
    }
  });
}
