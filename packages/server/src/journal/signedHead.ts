import { createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import type { SignedHead } from '@binario/protocol';

type Said = Pick<SignedHead, 'table' | 'seq' | 'link' | 'at'>;

const textOf = ({ table, seq, link, at }: Said): Buffer => Buffer.from(`binario-head/1 ${table} ${seq} ${link} ${at}`);

/** The head of a journal, signed: whoever has it can prove later what the journal was then. */
export function signedHead(key: KeyObject, said: Said): SignedHead {
  const open = createPublicKey(key).export({ type: 'spki', format: 'der' });
  return { ...said, key: open.toString('base64'), signature: sign(null, textOf(said), key).toString('base64') };
}

/** Was it signed with the key it names? Whose key that is must be known otherwise. */
export function isSigned(head: SignedHead): boolean {
  try {
    const key = createPublicKey({ key: Buffer.from(head.key, 'base64'), type: 'spki', format: 'der' });
    return verify(null, textOf(head), key, Buffer.from(head.signature, 'base64'));
  } catch {
    return false;
  }
}
