/**
 * What a database can be set to that loses acknowledged moves when it crashes, by the name of the setting. A server refuses
 * to start on it unless that very name is allowed. `synchronous` is the waiting for the disk of the embedded database,
 * which is switched off only by being allowed.
 */
export const risks = [
  'fsync',
  'full_page_writes',
  'synchronous_commit',
  'zero_damaged_pages',
  'data_sync_retry',
  'unlogged',
  'synchronous',
] as const;

/** A setting of a database that can lose acknowledged moves, by its name. */
export type Risk = (typeof risks)[number];
