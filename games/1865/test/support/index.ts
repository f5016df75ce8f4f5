export { held } from '@binario/rail/testing';
export * from './absorbing.ts';
export * from './act.ts';
export * from './frames.ts';
export * from './game.ts';
export * from './lines.ts';
export * from './position.ts';
export * from './random.ts';
