export {
  cashChanges,
  phaseChange,
  priceChange,
  privateChanges,
  stockChanges,
  tokenChanges,
  trainChanges,
} from './changes.ts';
export { levelsIn } from './levels.ts';
export { whyNoTile } from './whyNoTile.ts';
