export * from './boardFile.ts';
export { boardReader, wishedBoard } from './boards.ts';
export * as shape from './shape.ts';
export * from './tableBoard.ts';
