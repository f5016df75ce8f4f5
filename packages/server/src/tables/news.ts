import type { Change, PublicRecord } from '@binario/protocol';
import type { Head } from './head.ts';

/** One more record at a table, durable already. */
export interface News {
  readonly head: Head;
  readonly record: PublicRecord;
  /** How the game changed; `hidden`: differently for everybody, so it must be asked for. Undefined: the game did not change. */
  readonly change?: Change | 'hidden';
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

export type NewsListener = (news: News) => void;
