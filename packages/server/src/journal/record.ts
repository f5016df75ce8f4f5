import type { PublicRecord, RecordKind } from '@binario/protocol';
import type { JournalRow } from '../store/schema/tables.ts';

/** Who did what no person did. */
export const SYSTEM = 'system';

/** A stored record as everybody may see it: without the submitter's key. */
export function publicRecord(row: Omit<JournalRow, 'table_id' | 'key' | 'link' | 'proof'>): PublicRecord {
  return {
    seq: row.seq,
    version: row.version,
    // Only this server writes the journal: what it stored has the form it had.
    kind: row.kind as RecordKind,
    author: row.author,
    ...(row.seat !== null && { seat: row.seat }),
    at: row.at,
    hash: row.hash,
    body: JSON.parse(row.body),
  };
}
