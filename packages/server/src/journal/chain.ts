import { createHash, randomBytes } from 'node:crypto';
import type { GameTableRow, JournalRow } from '../store/schema/tables.ts';

/** A record as it is chained: everything that is stored of it but the chain itself. */
export type ChainedRecord = Omit<JournalRow, 'link' | 'proof'>;

/**
 * What the link of a record is made with besides the record. Who wrote it and what it says enter as salted commitments: when
 * a text is deleted its salt goes too, nobody can guess it from what is left, and the chain still holds.
 */
export interface Proof {
  /** Salts of author and body; empty when the commitment is all that is left. */
  readonly author: string;
  readonly body: string;
  /** The table after this record; empty where that was not known when the record was chained. */
  readonly head: string;
  readonly redacted?: { readonly author?: string; readonly body?: string };
}

/** The columns of a table that its last record vouches for; the others follow from the document. */
export type ChainedHead = Pick<GameTableRow, 'id' | 'seq' | 'version' | 'position' | 'hash' | 'doc'> & {
  /** Parsed: how it is spelt does not matter. */
  readonly setup: unknown;
};

const digest = (parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/** A fresh salt, so that what a digest commits to cannot be guessed. */
export const newSalt = (): string => randomBytes(16).toString('base64url');

/** The digest that stands for a field of a record in the chain, and gives nothing of it away. */
export const commitment = (field: 'author' | 'body', salt: string, value: string): string =>
  digest(['field', field, salt, value]);

/** The digest of a table's head in the chain over its records. */
export const headDigest = (salt: string, head: ChainedHead): string =>
  digest(['head', salt, head.id, head.seq, head.version, head.position, head.hash, head.setup, head.doc]);

/** The link of a record: a digest over it and the link before, which is empty before the first. */
export function linkOf(before: string, record: ChainedRecord, proof: Proof): string {
  const { table_id, seq, version, kind, seat, at, hash, key } = record;
  const author = proof.redacted?.author ?? commitment('author', proof.author, record.author);
  const body = proof.redacted?.body ?? commitment('body', proof.body, record.body);
  return digest(['record', before, table_id, seq, version, kind, author, seat, at, body, hash, key, proof.head]);
}

/** The link of the chain that a record adds to the one before. */
export function chained(before: string, record: ChainedRecord, head = ''): { link: string; proof: string } {
  const proof: Proof = { author: newSalt(), body: newSalt(), head };
  return { link: linkOf(before, record, proof), proof: JSON.stringify(proof) };
}

/** What is left of a text that was deleted. */
export const REDACTED_BODY = JSON.stringify({ text: '—' });

/** The proof of a record whose body was deleted. */
export function redactedProof(proof: string, body: string): string {
  const known = JSON.parse(proof) as Proof;
  if (known.redacted?.body !== undefined) return proof;
  const redacted = { ...known.redacted, body: commitment('body', known.body, body) };
  return JSON.stringify({ ...known, body: '', redacted } satisfies Proof);
}
