export type {
  Change,
  Lay,
  Payout,
  RouteVerdict,
  Run,
  ScoreSheet,
  ShownChoice,
  Snapshot,
} from './snapshot.ts';
export type { Standings } from './standings.ts';
