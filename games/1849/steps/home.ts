import { done, stay } from '@binario/kernel';
import type { ActionOf } from '../actions.ts';
import { garibaldiHomes } from '../rules/garibaldi.ts';
import { type HomeFrame, homeRules, placeHome } from '../rules/starting.ts';
import { isStarted, presidentOf } from '../table.ts';
import type { Step1849 } from './step.ts';

/** Garibaldi's president chooses its home when it is started (9.4.1). */
export const chooseHome: Step1849<HomeFrame, ActionOf<'chooseHome'>> = {
  actions: ['chooseHome'],
  exclusive: true,
  gone: (table, frame) => (isStarted(table, frame.corp) ? undefined : 'closed'),
  begin: (_tx, frame) => stay(frame),
  actors: (table, frame) => [presidentOf(table, frame.corp)],
  options: (table, _frame, by) => garibaldiHomes(table).map((hex) => ({ type: 'chooseHome', by, hex })),
  rules: homeRules,
  take(tx, frame, action) {
    placeHome(tx, frame.corp, action.hex);
    return done();
  },
};
