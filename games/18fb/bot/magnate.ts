import { decidedBy, type Foresight, type SearchSettings, TO_THE_END } from '@binario/bots';
import { offers } from '@binario/kernel';
import { game18fb } from '../game.ts';
import type { Table18fb } from '../table.ts';
import { advice18fb as ask } from './advice.ts';
import { foresight18fb } from './foresight.ts';
import { policy18fb } from './policy.ts';
import type { SceneFrame } from './seen.ts';

/** Nobody is passed over: what is passed unasked would not be laid. */
const { passes: _passes, ...directors } = foresight18fb;

/**
 * How Magnate looks ahead: with seats that decide exactly as Casual, track and cards among it. That takes longer, but what is seen then
 * is what comes: with a map that hardly changes, what a candidate seems to bring says little about the end of the game.
 */
export const faithfulForesight18fb: Foresight<Table18fb> = {
  ...directors,
  margin: 60,
  quick(state, by, traits) {
    const { table, flow } = state;
    const frame = flow.at(-1) as SceneFrame;
    return decidedBy(policy18fb, { state, table, by, offers: offers(game18fb, state, by), frame, ask, traits }).action;
  },
};

/** To the end of the game goes only what promises most up to the next stock round. */
export const magnateSettings18fb: Partial<SearchSettings> = {
  rivalry: 1,
  looks: [TO_THE_END],
  sieve: { sets: 1, keep: 1 },
};
