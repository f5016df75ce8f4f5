export * from './casualTable.ts';
