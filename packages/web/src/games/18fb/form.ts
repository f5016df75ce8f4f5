import { tableOptions } from '@binario/game-18fb/options';
import type { FormField, SetupForm } from '../parts/setupForm.ts';

/** Readings of the rules; the usual one of each comes first. */
const readings = Object.entries(tableOptions).map(
  ([option, values]): FormField => ({ kind: 'choice', option, values }),
);

/** There is one game, for three to six, with some sentences of it read this way or that. */
export const form18fb: SetupForm = { players: { min: 3, max: 6 }, usual: 4, fields: () => readings };
