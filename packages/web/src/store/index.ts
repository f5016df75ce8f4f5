export { useTable } from './table.ts';
export { tryAction } from './trying.ts';
export { useText } from './useText.ts';
