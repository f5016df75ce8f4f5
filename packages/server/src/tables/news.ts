import type { PublicRecord } from '@binario/protocol';
import type { Head } from './head.ts';

/** Whether a record changed the game; `hidden`: it looks different to everybody, so each must be shown his own. */
export type GameChange = 'same' | 'changed' | 'hidden';

/** One more record at a table, durable already. */
export interface News {
  readonly head: Head;
  readonly record: PublicRecord;
  readonly game: GameChange;
  /** The hash of what a watcher sees now. */
  readonly seen: string;
  /** Did anything but the turn change about the table? */
  readonly infoChanged: boolean;
  /** Written by this node: true on exactly one of them. */
  readonly local: boolean;
  /** Seats whose turn begins with this record, and seats told that their time is up. */
  readonly began: readonly string[];
  readonly late: readonly string[];
}

/** Told of every record after it is durable. */
export type NewsListener = (news: News) => void;
