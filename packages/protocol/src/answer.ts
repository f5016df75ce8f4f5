import type { Refusal } from '@binario/kernel';

/**
 * Why nothing was done.
 *
 * - `malformed`: the message does not have the form it must have; `problem` says where.
 * - `stale`: the game has moved on; `version` and `hash` are what it is now.
 * - `notYourTurn`, `illegal`: the rules refuse; `refusal` is the engine's own word.
 * - `notSeated`, `notYours`, `notHost`: somebody else may do this.
 * - `notNow`: the table is in another state (not started, paused, over, the seat is taken); `problem` is a key.
 * - `unknownTable`, `unknownRequest`, `signIn`, `tooMuch`, `broken`: as the words say; `broken`: the table's own engine
 *   failed or took too long, and the table is as it was.
 */
export type AnswerCode =
  | 'malformed'
  | 'stale'
  | 'notYourTurn'
  | 'illegal'
  | 'notSeated'
  | 'notYours'
  | 'notHost'
  | 'notNow'
  | 'unknownTable'
  | 'unknownRequest'
  | 'signIn'
  | 'tooMuch'
  | 'busy'
  | 'broken';

export interface Accepted {
  readonly ok: true;
  readonly seq: number;
  readonly version: number;
  readonly hash: string;
  /** It had been done before: this is the answer it got then. */
  readonly repeated?: true;
  /** It waits for the answers of others. */
  readonly request?: string;
  /** The table of the rematch. */
  readonly table?: string;
}

export interface Declined {
  readonly ok: false;
  readonly code: AnswerCode;
  readonly problem?: string;
  readonly refusal?: Refusal;
  readonly version?: number;
  readonly hash?: string;
}

export type Answer = Accepted | Declined;
