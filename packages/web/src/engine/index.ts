export { anyEngine } from '../game/engine.ts';
export {
  cashChanges,
  courseChanges,
  priceChange,
  privateChanges,
  stockChanges,
  tokenChanges,
  trainChanges,
} from './changes.ts';
export { levelsIn } from './levels.ts';
export { scoreSheet } from './scoreSheet.ts';
export { type RoutesTo, whyNoRoute } from './whyNoRoute.ts';
export { whyNoTile } from './whyNoTile.ts';
