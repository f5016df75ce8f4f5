export * from './held.ts';
export * from './laying.ts';
export * from './otherRoute.ts';
