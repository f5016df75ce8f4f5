export * from './act.ts';
export * from './game.ts';
export * from './look.ts';
export * from './moves.ts';
export * from './opening.ts';
export * from './position.ts';
export * from './rounds.ts';
export * from './supply.ts';
