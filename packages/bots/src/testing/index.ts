export * from './casualTable.ts';
export * from './foresight.ts';
