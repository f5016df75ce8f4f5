import { about, become, done, stay } from '@binario/kernel';
import { payRegionalBonuses } from '../rules/regionals.ts';
import { layRules, layTile, type TrackFrame } from '../rules/track.ts';
import { hasOpenLay, layOffers } from '../search/possibleLays.ts';
import { presidentIfAny, presidentOf } from '../table.ts';
import { goneCompany } from './gone.ts';
import { noteChoice, type Step18fb } from './step.ts';

/**
 * Tile steps, one after another (3.4.1). Without a President nothing is upgraded (ruling G11). Positions that look the
 * same are listed once, so the list is not the last word.
 */
export const layTrack: Step18fb<TrackFrame> = {
  actions: ['layTile', 'pass'],
  gone: goneCompany,
  begin(tx, frame) {
    if (presidentIfAny(tx.table, frame.corp) === undefined) return done();
    if (!hasOpenLay(tx.table, frame.corp)) return done();
    noteChoice(tx);
    return stay(frame);
  },
  actors: (table, frame) => [presidentOf(table, frame.corp)],
  options(table, frame, by) {
    const out = layOffers(table, frame.corp, by);
    out.push({ type: 'pass', by });
    return out;
  },
  rules: about('layTile', layRules),
  keeps: layRules.map((rule) => rule.key),
  openEnded: true,
  take(tx, frame, action) {
    if (action.type !== 'layTile') return done();
    layTile(tx, frame.corp, action);
    payRegionalBonuses(tx);
    return become(frame);
  },
};
