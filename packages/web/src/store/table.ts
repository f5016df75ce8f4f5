import type { Reason } from '@binario/bots';
import type { Action, Refusal } from '@binario/kernel';
import type { WishedRoute } from '@binario/rail';
import { create } from 'zustand';
import type { TriedTile } from '../board/sheet.ts';
import type { Place } from '../engine/calls.ts';
import type { Presenter } from '../game/presenter.ts';
import type { GameFile, Parting } from '../model/gameFile.ts';
import type { Change, LogLine, Preview, RouteVerdict, Snapshot } from '../model/snapshot.ts';
import type { OrderNews } from './orderNews.ts';
import type { RemoteGame } from './remoteGame.ts';
import type { UnsavedReason } from './savedGames.ts';

/** Everything the page knows of the table that is open. */
export interface TableState {
  /** How the game of the file is shown; there whenever the file is. */
  readonly presenter: Presenter | null;
  readonly file: GameFile | null;
  /** Without one the game is saved on this device. */
  readonly remote: RemoteGame | null;
  readonly snapshot: Snapshot | null;
  readonly log: readonly LogLine[];
  readonly place: Place;
  /** Where the rules could not follow the record of a table on a server. */
  readonly parting: Parting | null;
  /** Another tab plays this game: here it is only watched. */
  readonly follows: boolean;
  /** Another tab has gone on with this game before what was last done here could be saved. */
  readonly overtaken: boolean;
  readonly problem: string | null;
  /** Why what is shown is not saved on this device. */
  readonly unsaved: UnsavedReason | null;
  /** The action that would be carried out, and what it would change. */
  readonly draft: Action | null;
  readonly preview: Preview | null;
  /** Why something just tried is not possible. */
  readonly reason: Refusal | null;
  /** The refusal somebody holds to be wrong and is about to report. */
  readonly reporting: Refusal | null;
  /** The tile being tried on the map. */
  readonly pick: TriedTile | null;
  /** Routes changed by hand, the train being routed, and what the engine says to them. */
  readonly wished: readonly WishedRoute[] | null;
  readonly train: string | null;
  readonly verdict: RouteVerdict | null;
  /** Who planned the what-if: whoever was asked when it began. */
  readonly planner: string | null;
  /** How far a plan could be played in the game before it stopped. */
  readonly planStopped: number | null;
  /** How the what-if differs from the game. */
  readonly difference: readonly Change[] | null;
  /** Why the last automatic player did what it did. */
  readonly why: { readonly by: string; readonly reason: Reason } | null;
  /** What standing orders did since somebody last acted by hand, and which ended. */
  readonly orderNews: readonly OrderNews[];
  /** After something was taken back nothing is answered unasked until somebody acts by hand. */
  readonly rests: boolean;
  /** Automatic players that wait for people do not until one of these is asked. */
  readonly hurries: boolean;
  /** The turn of a company that is passed to its end. */
  readonly passing: string | null;
}

/** The state of a page with no table open. */
export const closed: TableState = {
  presenter: null,
  file: null,
  remote: null,
  snapshot: null,
  log: [],
  place: 'game',
  parting: null,
  follows: false,
  overtaken: false,
  problem: null,
  unsaved: null,
  draft: null,
  preview: null,
  reason: null,
  reporting: null,
  pick: null,
  wished: null,
  train: null,
  verdict: null,
  planner: null,
  planStopped: null,
  difference: null,
  why: null,
  orderNews: [],
  rests: false,
  hurries: false,
  passing: null,
};

/** Everything the page knows of the table that is open, for components. */
export const useTable = create<TableState>(() => closed);

/** What is being tried, emptied whenever the position changes. */
export const nothingTried = {
  draft: null,
  preview: null,
  reason: null,
  pick: null,
  wished: null,
  train: null,
  verdict: null,
} as const;
