export * from './act.ts';
export * from './game.ts';
export * from './position.ts';
