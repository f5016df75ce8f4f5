import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { join } from 'node:path';
import { StartFailure } from '../ports/startFailure.ts';
import type { Config } from './config.ts';
import { keptFile } from './keptFile.ts';

const made = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64');

/** The key with which heads of journals are signed: the configured one, or that of a file in the data folder. */
export function signingKeyOf({ signingKey, dataFolder }: Pick<Config, 'signingKey' | 'dataFolder'>): KeyObject {
  const file = join(dataFolder, 'signing.key');
  const text = signingKey ?? keptFile(file, made);
  try {
    const key = createPrivateKey({ key: Buffer.from(text, 'base64'), type: 'pkcs8', format: 'der' });
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // Said below.
  }
  const where = signingKey === undefined ? file : 'BINARIO_SIGNING_KEY';
  throw new StartFailure(`${where} holds no Ed25519 key (PKCS 8, DER, base64)`);
}
