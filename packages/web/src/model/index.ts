export type {
  Change,
  Payout,
  RouteVerdict,
  Run,
  ScoreSheet,
  ShownChoice,
  ShownLay,
  Snapshot,
} from './snapshot.ts';
export type { Standings } from './standings.ts';
