import type { ImportLimits } from './imports.ts';

/** How the tables of a node behave; everything has a sensible value, tests and load runs choose others. */
export interface TableOptions extends ImportLimits {
  /** Name of this node in leases; no other process may have it. */
  readonly node: string;
  /** How long work claimed by a node is left to it. */
  readonly leaseMs: number;
  /** How often the database is asked for work nobody does. */
  readonly scanMs: number;
  /** How often the tables in memory are compared with the database, in case news of other nodes were lost. */
  readonly compareMs: number;
  /** Bots wait so long before each move, so that people can follow. */
  readonly botPauseMs: number;
  /** So many bots move at once at all tables of this node while people play; the others wait, holding nothing. */
  readonly botsAtOnce: number;
  /** The longest an engine may think about one action, and a bot about one decision. */
  readonly engineLimitMs: number;
  readonly botLimitMs: number;
  /** The longest a file may take to be checked; its thread gives way to everybody else's. */
  readonly importLimitMs: number;
  /** A table nobody looks at leaves the memory after this time. */
  readonly idleMs: number;
  /** A snapshot is written every so many actions. */
  readonly snapshotEvery: number;
  /** What one person may say at all tables in a minute, and how many tables he may make in an hour. */
  readonly chatsPerMinute: number;
  readonly tablesPerHour: number;
  /** May whoever makes a table name its seed? */
  readonly namedSeeds: boolean;
}

/** How the tables of a node with this name behave unless told otherwise. */
export const usualOptions = (node: string): TableOptions => ({
  node,
  leaseMs: 15_000,
  scanMs: 1_000,
  compareMs: 10_000,
  botPauseMs: 250,
  botsAtOnce: 2,
  engineLimitMs: 10_000,
  botLimitMs: 30_000,
  importLimitMs: 60_000,
  idleMs: 60_000,
  snapshotEvery: 40,
  chatsPerMinute: 30,
  tablesPerHour: 60,
  namedSeeds: false,
  importsPerAddress: 4,
  importsWaiting: 16,
});
