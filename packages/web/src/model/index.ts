export type {
  Change,
  Payout,
  Ran,
  RouteVerdict,
  Run,
  ScoreSheet,
  ShownChoice,
  ShownLay,
  Snapshot,
} from './snapshot.ts';
export type { Standings } from './standings.ts';
