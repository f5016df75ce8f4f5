export { cashChanges, phaseChange, priceChange, privateChanges, stockChanges, trainChanges } from './changes.ts';
export { whyNoTile } from './whyNoTile.ts';
