import { hash as hashOf, randomFillSync } from 'node:crypto';
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

const digestOf = (text: string): string => hashOf('sha256', text, 'base64url');
const digest = (parts: readonly unknown[]): string => digestOf(JSON.stringify(parts));

const SALT_BYTES = 16;
/** Each record takes three salts, and asking for chance costs the same for many as for one. */
const chance = Buffer.alloc(SALT_BYTES * 256);
let drawn = chance.length;

/** A fresh salt, so that what a digest commits to cannot be guessed. */
export function newSalt(): string {
  if (drawn === chance.length) {
    randomFillSync(chance);
    drawn = 0;
  }
  drawn += SALT_BYTES;
  return chance.toString('base64url', drawn - SALT_BYTES, drawn);
}

/** Set-ups as text. One may hold a whole board, and is the same for every record of its table. */
const setups = new WeakMap<object, string>();

function textOf(setup: unknown): string {
  if (typeof setup !== 'object' || setup === null) return JSON.stringify(setup) ?? 'null';
  const known = setups.get(setup) ?? JSON.stringify(setup);
  setups.set(setup, known);
  return known;
}

/** The digest that stands for a field of a record in the chain, and gives nothing of it away. */
export const commitment = (field: 'author' | 'body', salt: string, value: string): string =>
  digest(['field', field, salt, value]);

/** The digest of a table's head in the chain over its records. */
export function headDigest(salt: string, head: ChainedHead): string {
  const before = JSON.stringify(['head', salt, head.id, head.seq, head.version, head.position, head.hash]);
  return digestOf(`${before.slice(0, -1)},${textOf(head.setup)},${JSON.stringify(head.doc)}]`);
}

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
