import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline';
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

/** A new, empty database. */
export async function newDatabase(): Promise<{ readonly url: string; drop(): Promise<void> }> {
  const server = await postgres();
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = async (sql: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(sql);
    await client.end();
  };
  await admin(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => admin(`drop database ${name} with (force)`) };
}
