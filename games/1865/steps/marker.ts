import { about, done, type Frame, stay } from '@binario/kernel';
import type { CorpId } from '@binario/rail';
import { operateMines as operate } from '../rules/income.ts';
import { markerRoutes, markerRules, placeMarker as place } from '../rules/markers.ts';
import { presidentOf } from '../table.ts';
import type { RuleKey } from '../text/keys.ts';
import { goneCompany } from './operating.ts';
import { hasChoice, noteChoice, type Step1865 } from './step.ts';

/** A company may place a marker. */
export interface MarkerFrame extends Frame {
  readonly step: 'placeMarker';
  readonly corp: CorpId;
}

/** Place one station marker along a direct route of the president's choice (4.4); passed over when there is none. */
export const placeMarker: Step1865<MarkerFrame> = {
  actions: ['placeMarker', 'pass'],
  gone: goneCompany,
  begin(tx, frame) {
    if ((tx.table.charters[frame.corp] ?? 0) === 0) return done();
    if (!hasChoice(placeMarker, tx.table, frame, presidentOf(tx.table, frame.corp))) return done();
    noteChoice(tx);
    return stay(frame);
  },
  actors: (table, frame) => [presidentOf(table, frame.corp)],
  options: (table, frame, by) => [
    ...markerRoutes(table, frame.corp).map(({ hexes }) => ({ type: 'placeMarker', by, route: hexes })),
    { type: 'pass', by },
  ],
  // The search lists nothing but routes to ends that take the marker; whether they can be paid it does not know.
  keeps: [
    'marker.notInPlay',
    'marker.fromOwn',
    'marker.notAStation',
    'marker.noTrack',
    'marker.passesStation',
    'marker.twice',
    'marker.alreadyThere',
    'marker.noSlot',
    'marker.carbonia',
  ] satisfies readonly RuleKey[],
  rules: about('placeMarker', markerRules),
  openEnded: true,
  take(tx, frame, action) {
    if (action.type === 'placeMarker') place(tx, frame.corp, action.route);
    return done();
  },
};

/** Mines give their chips by themselves (4.3). */
export const operateMines: Step1865<{ readonly step: 'operateMines'; readonly corp: CorpId }> = {
  gone: goneCompany,
  begin(tx, frame) {
    operate(tx, frame.corp);
    return done();
  },
};
