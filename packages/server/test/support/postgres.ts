import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { PostgresProcess } from '@binario/trials';
import pg from 'pg';
import { root } from './built.ts';

const key = Symbol.for('binario.test.postgres');

/** The address of a running PostgreSQL, started at the first call; it ends with this process, however that ends. */
function postgres(): Promise<string> {
  const known = globalThis as { [key]?: Promise<string> };
  known[key] ??= process.env.BINARIO_TEST_POSTGRES ? Promise.resolve(process.env.BINARIO_TEST_POSTGRES) : started();
  return known[key];
}

async function started(): Promise<string> {
  const child = spawn(process.execPath, ['scripts/postgres.mjs'], { cwd: root, stdio: ['pipe', 'pipe', 'inherit'] });
  child.unref();
  for (const stream of [child.stdin, child.stdout]) (stream as unknown as { unref(): void }).unref();
  for await (const line of createInterface({ input: child.stdout })) return line;
  throw new Error('PostgreSQL did not start');
}

/** A PostgreSQL that no other test uses: it may be stopped and frozen. */
export const ownPostgres = (): Promise<PostgresProcess> => PostgresProcess.start(join(root, 'scripts', 'postgres.mjs'));

/** Asks a database past the server under test. */
export async function operator(url: string, ...statements: readonly string[]): Promise<readonly unknown[]> {
  const client = new pg.Client({ connectionString: url, application_name: 'operator' });
  await client.connect();
  try {
    let rows: readonly unknown[] = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
}

/** Locks a relation until told otherwise. */
export async function locked(url: string, relation: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: url, application_name: 'operator' });
  await client.connect();
  await client.query('begin');
  await client.query(`lock table ${relation} in access exclusive mode`);
  return () => client.end();
}

/** Names and number of the connections a server has. */
export const connectionsOf = async (url: string): Promise<readonly string[]> =>
  (
    (await operator(
      url,
      "select application_name as name from pg_stat_activity where application_name like 'binario%'",
    )) as readonly { name: string }[]
  ).map(({ name }) => name);

/** A new, empty database. */
export async function newDatabase(): Promise<{ readonly url: string; drop(): Promise<void> }> {
  const server = await postgres();
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = async (sql: string) => void (await operator(server, sql));
  await admin(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => admin(`drop database ${name} with (force)`) };
}
