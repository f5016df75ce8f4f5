export { catalogues, type UiKey } from './catalogues.ts';
export type { Names, Text, Voice } from './textIn.ts';
