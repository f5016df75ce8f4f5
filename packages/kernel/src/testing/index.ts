export * from './acting.ts';
export * from './book.ts';
export * from './golden.ts';
export * from './hearing.ts';
export * from './kept.ts';
export * from './random.ts';
export * from './underTest.ts';
export * from './wholeGame.ts';
