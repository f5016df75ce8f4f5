import type { SetupForm } from '@binario/web/game';
import { formIds, forms } from '../data/forms.ts';
import { playerCounts } from '../options.ts';

const [usual, ...others] = formIds;

/** One form of the game at a table, out of those that so many can play. */
export const form1865: SetupForm = {
  players: playerCounts,
  usual: 3,
  fields: (players) => [
    { kind: 'oneVariant', usual, ids: others.filter((id) => forms[id].certificateLimit[players] !== undefined) },
  ],
};
