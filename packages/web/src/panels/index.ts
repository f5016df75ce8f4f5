export { Charter } from './Charter.tsx';
export { ColourSwatches } from './ColourSwatches.tsx';
export { CoverBoard } from './CoverBoard.tsx';
export { FactTable } from './FactTable.tsx';
export { GridMarket, type GridSpec } from './GridMarket.tsx';
export { MarketTokens } from './MarketTokens.tsx';
export { Players } from './Players.tsx';
export { RowMarket, type RowSpec } from './RowMarket.tsx';
export { chartsPanel, logPanel, plansPanel, standingsPanel, tilesPanel } from './shared.tsx';
