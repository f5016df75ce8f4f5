// The thread that owns the one connection to the embedded database: waiting for the disk never stops the server.
import { parentPort, workerData } from 'node:worker_threads';
import Database from 'libsql';
import type { AppendOutcome, Guarded, Opening, Question, Ran, Reply, Statement } from './messages.ts';

/** Statements that are prepared once. */
const KEPT = /^\s*(select|insert|update|delete|with|begin|commit|rollback|savepoint|release)\b/i;
/** More different statements than the server has. */
const PREPARED_AT_MOST = 400;

const port = parentPort;
if (!port) throw new Error('this file runs in a worker thread');

function opened({ file, careless }: Opening): Database.Database {
  const made = new Database(file);
  // One process only: the lock is held for as long as the connection lives, and falls with it, however it ends.
  made.pragma('locking_mode = EXCLUSIVE');
  made.pragma('journal_mode = WAL');
  made.pragma(`synchronous = ${careless ? 'OFF' : 'FULL'}`);
  // Elsewhere this means nothing; on macOS a plain fsync leaves the data in the cache of the drive.
  made.pragma('fullfsync = ON');
  made.pragma('checkpoint_fullfsync = ON');
  made.pragma('foreign_keys = ON');
  made.pragma('busy_timeout = 2000');
  return made;
}

/** Or why it cannot be opened: then that is the answer to every question. */
let database: Database.Database;
let fault: unknown;
try {
  database = opened(workerData as Opening);
} catch (error) {
  fault = error;
}

interface Prepared {
  readonly statement: ReturnType<Database.Database['prepare']>;
  /** Does it bring rows? */
  readonly reads: boolean;
}
const prepared = new Map<string, Prepared>();

function prepare(sql: string): Prepared {
  const known = prepared.get(sql);
  if (known) return known;
  if (prepared.size >= PREPARED_AT_MOST) prepared.clear();
  const statement = database.prepare(sql);
  const made = { statement, reads: statement.reader };
  // Those over the schema change what other statements mean.
  if (KEPT.test(sql)) prepared.set(sql, made);
  return made;
}

function run({ sql, params }: Statement): Ran {
  const { statement, reads } = prepare(sql);
  if (reads) return { rows: statement.all([...params]) };
  return { rows: [], changes: statement.run([...params]).changes };
}

const said = (sql: string): void => void run({ sql, params: [] });

/** Hardly ever is an entry not written: only then each is tried by itself, at twice the cost. */
function appends(entries: readonly Guarded[]): readonly AppendOutcome[] {
  said('begin immediate');
  try {
    let outcomes: readonly AppendOutcome[] = written(entries);
    if (outcomes.at(-1) !== 'done') {
      undone();
      if (entries.length === 1) return outcomes;
      said('begin immediate');
      outcomes = entries.map(appendOne);
    }
    said('commit');
    return outcomes;
  } catch (error) {
    undone();
    throw error;
  }
}

/** One after the other, until one is not written. */
function written(entries: readonly Guarded[]): readonly AppendOutcome[] {
  const outcomes: AppendOutcome[] = [];
  for (const entry of entries) {
    const outcome = writeOne(entry);
    outcomes.push(outcome);
    if (outcome !== 'done') break;
  }
  return outcomes;
}

/** A full or failing disk has rolled back by itself: the complaint about that would hide what happened. */
function undone(): void {
  try {
    said('rollback');
  } catch {
    // There is nothing to roll back.
  }
}

/** A used key undoes this entry only: the others of the commit belong to other tables. */
function appendOne(entry: Guarded): AppendOutcome {
  said('savepoint entry');
  const outcome = writeOne(entry);
  if (outcome !== 'done') said('rollback to entry');
  said('release entry');
  return outcome;
}

/** Unless it was done something of it may be there, and must be rolled back. */
function writeOne({ update, insert, members }: Guarded): AppendOutcome {
  try {
    if (run(update).changes === 0) return 'raced';
    run(insert);
    members.forEach(run);
    return 'done';
  } catch (error) {
    if (!codeOf(error).startsWith('SQLITE_CONSTRAINT')) throw error;
    return 'repeated';
  }
}

function answer(question: Question): Extract<Reply, { ok: true }>['value'] {
  if (fault !== undefined) throw fault;
  switch (question.ask) {
    case 'run':
      return run(question.statement);
    case 'appends':
      return appends(question.entries);
    case 'close':
      prepared.clear();
      database.close();
      return null;
  }
}

const codeOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code ?? '');

port.on('message', (question: Question) => {
  let reply: Reply;
  try {
    reply = { id: question.id, ok: true, value: answer(question) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    reply = { id: question.id, ok: false, message, code: codeOf(error) };
  }
  port.postMessage(reply);
  if (question.ask === 'close') port.close();
});
