export * from './columns.ts';
export * from './entry.ts';
export * from './failure.ts';
export * from './people.ts';
export * from './rail/board.ts';
export * from './rail/market.ts';
export * from './rail/track.ts';
export * from './words/words.ts';
