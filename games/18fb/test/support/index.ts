export { held } from '@binario/rail/testing';
export * from './act.ts';
export * from './game.ts';
export * from './lines.ts';
export * from './moves.ts';
export * from './position.ts';
export * from './random.ts';
export * from './turns.ts';
export * from './verbs.ts';
