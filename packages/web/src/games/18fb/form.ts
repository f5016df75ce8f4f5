import type { SetupForm } from '../parts/setupForm.ts';

/** There is one game, for three to six. */
export const form18fb: SetupForm = { players: { min: 3, max: 6 }, usual: 4, fields: () => [] };
