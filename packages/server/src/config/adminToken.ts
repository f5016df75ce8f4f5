import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';

export const tokenFile = (dataFolder: string): string => join(dataFolder, 'admin.token');

/** The operator's token: the configured one, or that of a file which only the owner of the data folder can read. */
export function adminTokenOf({ adminToken, dataFolder }: Pick<Config, 'adminToken' | 'dataFolder'>): string {
  if (adminToken !== undefined) return adminToken;
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  const file = tokenFile(dataFolder);
  if (!existsSync(file)) make(file);
  const token = readFileSync(file, 'utf8').trim();
  if (token.length < 32) throw new Error(`${file} holds no token: remove it, and the server writes a new one`);
  return token;
}

/** Whole and on the disk before it has its name: half a token, after a power cut, would keep the server from starting. */
function make(file: string): void {
  const fresh = `${file}.${process.pid}`;
  writeFileSync(fresh, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
  const handle = openSync(fresh, 'r+');
  fsyncSync(handle);
  closeSync(handle);
  try {
    linkSync(fresh, file);
  } catch (error) {
    // Another process was faster.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(fresh, { force: true });
  }
}
