export { catalogues, type UiKey } from './catalogues.ts';
export type { Text, Voice } from './textIn.ts';
