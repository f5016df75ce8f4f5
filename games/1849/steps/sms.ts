import { about, done, type Frame, stay } from '@binario/kernel';
import type { CorpId } from '@binario/rail';
import type { Action1849 } from '../actions.ts';
import { boardOf } from '../board/boardOf.ts';
import { rule1849 } from '../rules/rule.ts';
import { spaceRules } from '../rules/tokens.ts';
import { smsLayRules } from '../rules/track.ts';
import { rulesOfFitting } from '../search/fittingTiles.ts';
import { isStarted, plays18xx, presidentOf } from '../table.ts';
import { hasChoice, type Step1849 } from './step.ts';
import { placeToken } from './token.ts';
import { layTile, tileOptions } from './track.ts';

/** The tile, then the station, that SMS brings when it is closed (7.1). */
export interface SmsFrame extends Frame {
  readonly step: 'smsTile' | 'smsToken';
  readonly corp: CorpId;
}

/** The tile of SMS: in any coastal city, connected or not (7.1). */
export const smsTile: Step1849<SmsFrame> = {
  actions: ['layTile', 'pass'],
  gone: (table, frame) => (isStarted(table, frame.corp) ? undefined : 'closed'),
  begin: (_tx, frame) => stay(frame),
  actors: (table, frame) => [presidentOf(table, frame.corp)],
  options: (table, _frame, by) => [...tileOptions(table, boardOf(table).coastal, by), { type: 'pass', by }],
  rules: about('layTile', smsLayRules),
  keeps: rulesOfFitting,
  openEnded: true,
  take(tx, frame, action) {
    if (action.type === 'layTile') layTile(tx, frame.corp, action);
    return done();
  },
};

/** The token of SMS: in the hex of its tile, or in any coastal city if no tile was laid. */
export const smsToken: Step1849<SmsFrame> = {
  actions: ['placeToken', 'pass'],
  gone: (table, frame) => (isStarted(table, frame.corp) ? undefined : 'closed'),
  begin(tx, frame) {
    const { table } = tx;
    const asked = plays18xx(table, 'smsAtAnyTime') && (table.charters[frame.corp] ?? 0) > 0;
    return asked || hasChoice(smsToken, table, frame, presidentOf(table, frame.corp)) ? stay(frame) : done();
  },
  actors: (table, frame) => [presidentOf(table, frame.corp)],
  options: (table, _frame, by) => [
    ...boardOf(table).places.coastal.map((hex) => ({ type: 'placeToken', by, hex })),
    { type: 'pass', by },
  ],
  rules: [
    rule1849<SmsFrame, Action1849>('7.1', 'sms.notCoastal', (table, _frame, action) => {
      return action.type === 'placeToken' && !boardOf(table).places.coastal.includes(action.hex) && { hex: action.hex };
    }),
    rule1849<SmsFrame, Action1849>('7.1', 'sms.sameHex', (table, _frame, action) => {
      const chosen = table.turn.sms?.hex ?? null;
      return action.type === 'placeToken' && chosen !== null && action.hex !== chosen && { hex: chosen };
    }),
    ...about('placeToken', spaceRules),
  ],
  take(tx, frame, action) {
    if (action.type === 'placeToken') placeToken(tx, frame.corp, action.hex);
    return done();
  },
};
