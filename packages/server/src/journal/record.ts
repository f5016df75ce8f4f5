import type { PublicRecord, RecordBody, RecordKind } from '@binario/protocol';
import type { JournalRow } from '../tables/schema.ts';

/** Who did what no person did. */
export const SYSTEM = 'system';

/** The record as everybody may see it: without the submitter's key. */
export function publicRecord(row: Omit<JournalRow, 'table_id' | 'key'>): PublicRecord {
  return {
    seq: row.seq,
    version: row.version,
    kind: row.kind as RecordKind,
    author: row.author,
    ...(row.seat !== null && { seat: row.seat }),
    at: row.at,
    hash: row.hash,
    body: JSON.parse(row.body) as RecordBody,
  };
}
