export * from './held.ts';
export * from './laying.ts';
