import { done, stay } from '@binario/kernel';
import type { CorpId, HexId } from '@binario/rail';
import { boardOf } from '../board/of.ts';
import type { Corp } from '../ids.ts';
import { rule18fb } from '../rules/rule.ts';
import { chooseHome as choose, type HomeFrame, homesFor } from '../rules/starting.ts';
import { isStarted, presidentOf, type Table18fb } from '../table.ts';
import type { Step18fb } from './step.ts';

/** Bases printed for the company; none for SFM. */
const basesOf = (table: Table18fb, corp: CorpId): readonly HexId[] => boardOf(table).corpDefs[corp as Corp].homes;

/** FP names one of its two bases, SFM any city with a free slot (3.2.2, 3.5.3). */
export const chooseHome: Step18fb<HomeFrame> = {
  actions: ['chooseHome'],
  exclusive: true,
  gone: (table, frame) => (isStarted(table, frame.corp) ? undefined : 'closed'),
  begin(tx, frame) {
    const [only, ...others] = homesFor(tx.table, frame.corp);
    if (only === undefined || others.length > 0) return stay(frame);
    choose(tx, frame.corp, only);
    return done();
  },
  actors: (table, frame) => [presidentOf(table, frame.corp)],
  options: (table, frame, by) => homesFor(table, frame.corp).map((hex) => ({ type: 'chooseHome', by, hex })),
  rules: [
    rule18fb<HomeFrame>('3.2.2', 'home.notItsBase', (table, frame, action) => {
      if (action.type !== 'chooseHome' || basesOf(table, frame.corp).length === 0) return false;
      return !basesOf(table, frame.corp).includes(action.hex) && { corp: frame.corp, hex: action.hex };
    }),
    rule18fb<HomeFrame>('3.5.3', 'home.notFree', (table, frame, action) => {
      if (action.type !== 'chooseHome' || basesOf(table, frame.corp).length > 0) return false;
      return !homesFor(table, frame.corp).includes(action.hex) && { corp: frame.corp, hex: action.hex };
    }),
  ],
  take(tx, frame, action) {
    if (action.type === 'chooseHome') choose(tx, frame.corp, action.hex);
    return done();
  },
};
