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
