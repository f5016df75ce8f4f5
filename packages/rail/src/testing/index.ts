export * from './frames.ts';
export * from './held.ts';
export * from './laying.ts';
export * from './older.ts';
export * from './otherRoute.ts';
