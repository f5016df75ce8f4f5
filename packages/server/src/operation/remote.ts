import { createReadStream, createWriteStream, readFileSync, rmSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';
import { tokenFile } from '../config/adminToken.ts';
import type { Config } from '../config/config.ts';
import { BadBackup, endSchema } from './backup/format.ts';
import { isSealed, MARK_LENGTH, passphraseIn, sealed, unsealed } from './backup/sealed.ts';
import { readWhereabouts } from './whereabouts.ts';

/** A running server and the right to ask it for backups. */
export interface Remote {
  readonly url: string;
  readonly token: string;
}

/** No server could be asked, or it did not do what it was asked for; the message says why. */
export class RemoteFailure extends Error {
  override readonly name = 'RemoteFailure';
}

/**
 * Finds the server of the data folder. Backup and restore never open the database themselves: a second connection to the file
 * of a running server could damage it, and whether one runs cannot be known for certain from outside.
 */
export function findServer(config: Pick<Config, 'dataFolder' | 'adminToken'>, url?: string): Remote {
  const found = url ?? readWhereabouts(config.dataFolder)?.url;
  if (found === undefined) {
    throw new RemoteFailure(
      `no server runs with the data folder ${config.dataFolder}: start one, or name it with --url`,
    );
  }
  return { url: found.replace(/\/+$/, ''), token: config.adminToken ?? tokenOf(config.dataFolder) };
}

function tokenOf(dataFolder: string): string {
  const file = tokenFile(dataFolder);
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw new RemoteFailure(`${file} cannot be read: set BINARIO_ADMIN_TOKEN or BINARIO_DATA`);
  }
}

/** How many rows of each relation were written or restored. */
export interface Counts {
  readonly rows: Readonly<Record<string, number>>;
}

/** What a backup is encrypted with: the text of a file. */
function passphraseOf(keyFile: string | undefined): string | undefined {
  if (keyFile === undefined) return undefined;
  try {
    return passphraseIn(readFileSync(keyFile, 'utf8'));
  } catch (error) {
    throw new RemoteFailure(error instanceof BadBackup ? error.message : `${keyFile} cannot be read`);
  }
}

/** Writes a backup to a file that does not exist yet, encrypted if there is a key; what is there afterwards is whole. */
export async function fetchBackup(remote: Remote, file: string, keyFile?: string): Promise<Counts> {
  const passphrase = passphraseOf(keyFile);
  const response = await call(remote, '/api/admin/backup', { method: 'GET' });
  if (!response.body) throw new RemoteFailure('the server sent nothing');
  const part = `${file}.part`;
  try {
    await pipeline(
      Readable.fromWeb(response.body as ReadableStream),
      (bytes: AsyncIterable<Uint8Array>) => (passphrase === undefined ? bytes : sealed(bytes, passphrase)),
      createWriteStream(part, { flags: 'wx', mode: 0o600 }),
    );
    const counts = await checkedEnd(part, passphrase);
    await rename(part, file);
    return counts;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw new RemoteFailure(`${part} exists already`);
    rmSync(part, { force: true });
    throw error instanceof RemoteFailure ? error : new RemoteFailure(`the backup broke off: ${messageOf(error)}`);
  }
}

/** The last line says how much there is; without it the file is not whole. */
async function checkedEnd(file: string, passphrase: string | undefined): Promise<Counts> {
  let last = '';
  const unzipped = createGunzip();
  const reading = pipeline(bytesOf(file, passphrase), unzipped);
  for await (const line of createInterface({ input: unzipped })) last = line;
  await reading;
  const end = endSchema.safeParse(parsed(last));
  if (!end.success) throw new BadBackup('it has no end');
  return end.data;
}

const bytesOf = (file: string, passphrase: string | undefined): Readable =>
  passphrase === undefined ? createReadStream(file) : Readable.from(unsealed(createReadStream(file), passphrase));

/** An encrypted file is read to its end before anything is sent: a wrong key or a cut file reaches no server. */
async function mustOpen(file: string, passphrase: string | undefined): Promise<void> {
  const handle = await open(file);
  const { buffer } = await handle.read({ buffer: Buffer.alloc(MARK_LENGTH) }).finally(() => handle.close());
  const closed = isSealed(buffer);
  if (closed && passphrase === undefined) throw new RemoteFailure('this backup is encrypted: name its key');
  if (!closed && passphrase !== undefined) throw new RemoteFailure('this backup is not encrypted: leave the key out');
  if (passphrase === undefined) return;
  try {
    for await (const _piece of unsealed(createReadStream(file), passphrase));
  } catch (error) {
    throw new RemoteFailure(messageOf(error));
  }
}

const restoredSchema = z.object({ rows: z.record(z.string(), z.number()) });

/** Sends a backup to a running server, which fills its empty database from it. */
export async function sendRestore(remote: Remote, file: string, keyFile?: string): Promise<Counts> {
  const passphrase = passphraseOf(keyFile);
  await mustOpen(file, passphrase);
  const body = Readable.toWeb(bytesOf(file, passphrase)) as ReadableStream;
  const headers = { 'content-type': 'application/gzip' };
  const response = await call(remote, '/api/admin/restore', {
    method: 'POST',
    headers,
    body,
    duplex: 'half',
  } as RequestInit);
  return restoredSchema.parse(await response.json());
}

const revokedSchema = z.object({ ended: z.number() });

/** Ends all sessions of a member; `codes`: no code is asked for any more; `passkeys`: those that open the account are removed. */
export async function revokeSessions(
  remote: Remote,
  name: string,
  also: { readonly codes: boolean; readonly passkeys: boolean },
): Promise<z.infer<typeof revokedSchema>> {
  const headers = { 'content-type': 'application/json' };
  const response = await call(remote, '/api/admin/revoke', {
    method: 'POST',
    headers,
    body: JSON.stringify({ name, ...also }),
  });
  return revokedSchema.parse(await response.json());
}

async function call({ url, token }: Remote, path: string, init: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(url + path, { ...init, headers: { ...init.headers, authorization: `Bearer ${token}` } });
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    throw new RemoteFailure(`no server answers at ${url}: ${messageOf(cause)}`);
  }
  if (response.ok) return response;
  const said = parsed(await response.text()) as { message?: string } | undefined;
  throw new RemoteFailure(`the server refuses: ${said?.message ?? response.status}`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
