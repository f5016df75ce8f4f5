import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Config } from './config.ts';
import { keptFile } from './keptFile.ts';

/** Where the token of the administrator is written. */
export const tokenFile = (dataFolder: string): string => join(dataFolder, 'admin.token');

/** The operator's token: the configured one, or that of a file which only the owner of the data folder can read. */
export function adminTokenOf({ adminToken, dataFolder }: Pick<Config, 'adminToken' | 'dataFolder'>): string {
  if (adminToken !== undefined) return adminToken;
  const file = tokenFile(dataFolder);
  const token = keptFile(file, () => randomBytes(32).toString('base64url'));
  if (token.length < 32) throw new Error(`${file} holds no token: remove it, and the server writes a new one`);
  return token;
}
