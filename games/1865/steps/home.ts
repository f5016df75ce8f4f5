import { done, stay } from '@binario/kernel';
import type { ActionOf } from '../actions.ts';
import { freeHomes, type HomeFrame, homeRules, placeHome } from '../rules/launching.ts';
import { isLaunched, presidentOf } from '../table.ts';
import type { Step1865 } from './step.ts';

/** The new home of a company that was absorbed before: any city with a free slot (5.3). */
export const chooseHome: Step1865<HomeFrame, ActionOf<'chooseHome'>> = {
  actions: ['chooseHome'],
  exclusive: true,
  gone: (table, frame) => (isLaunched(table, frame.corp) ? undefined : 'closed'),
  begin: (_tx, frame) => stay(frame),
  actors: (table, frame) => [presidentOf(table, frame.corp)],
  options: (table, _frame, by) => freeHomes(table).map((hex) => ({ type: 'chooseHome', by, hex })),
  rules: homeRules,
  take(tx, frame, action) {
    placeHome(tx, frame.corp, action.hex);
    return done();
  },
};
