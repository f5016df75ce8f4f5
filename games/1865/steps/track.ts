import { become, done, type Offer, stay } from '@binario/kernel';
import { type CorpId, cashOf, type PlayerId } from '@binario/rail';
import type { Action1865 } from '../actions.ts';
import { SECOND_TILE } from '../data/forms.ts';
import { layRules, layTile, possibleLays, type TrackFrame } from '../rules/track.ts';
import { presidentOf, type Table1865 } from '../table.ts';
import { goneCompany } from './operating.ts';
import { noteChoice, type Step1865 } from './step.ts';

/** Lay or upgrade one tile, and a second one for L.20 (4.2). */
export const layTrack: Step1865<TrackFrame> = {
  actions: ['layTile', 'pass'],
  gone: goneCompany,
  begin(tx, frame) {
    const laid = frame.laid ?? 0;
    const broke = laid > 0 && cashOf(tx.table, frame.corp) < SECOND_TILE;
    if (laid >= 2 || broke || lays(tx.table, frame.corp).length === 0) return done();
    noteChoice(tx);
    return stay({ ...frame, laid } as TrackFrame);
  },
  actors: (table, frame) => [presidentOf(table, frame.corp)],
  options: (table, frame, by) => [...layOptions(table, frame.corp, by), { type: 'pass', by }],
  rules: layRules.map((rule) => onlyFor('layTile', rule)),
  openEnded: true,
  take(tx, frame, action) {
    if (action.type !== 'layTile') return done();
    layTile(tx, frame.corp, action, frame.laid);
    return become({ ...frame, laid: frame.laid + 1 } as TrackFrame);
  },
};

const lays = (table: Table1865, corp: CorpId) => possibleLays(table, corp);

function layOptions(table: Table1865, corp: CorpId, by: PlayerId): readonly Offer[] {
  return lays(table, corp).map((lay) => ({ type: 'layTile', by, ...lay }));
}

/** A rule about one type of action leaves the others alone. */
export function onlyFor<R extends { breach(table: never, frame: never, action: never): unknown }>(
  type: string,
  rule: R,
): R {
  return {
    ...rule,
    breach: (table: never, frame: never, action: never) =>
      (action as Action1865).type === type && rule.breach(table, frame, action),
  };
}
