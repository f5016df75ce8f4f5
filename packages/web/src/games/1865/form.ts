import { formIds, forms } from '@binario/game-1865/data/forms';
import type { SetupForm } from '../parts/setupForm.ts';

const [usual, ...others] = formIds;

/** One form of the game at a table, out of those that so many can play. */
export const form1865: SetupForm = {
  players: { min: 2, max: 4 },
  usual: 3,
  fields: (players) => [
    { kind: 'oneVariant', usual, ids: others.filter((id) => forms[id].certificateLimit[players] !== undefined) },
  ],
};
