import type { FormField, SetupForm } from '@binario/web/game';
import { MAX_PLAYERS, MIN_PLAYERS, tableOptions } from '../options.ts';

/** Readings of the rules; the usual one of each comes first. */
const readings = Object.entries(tableOptions).map(
  ([option, values]): FormField => ({ kind: 'choice', option, values }),
);

/** What can be chosen at set-up: there is one game, for three to six, with some sentences of it read this way or that. */
export const form18fb: SetupForm = {
  players: { min: MIN_PLAYERS, max: MAX_PLAYERS },
  usual: 4,
  fields: () => readings,
};
