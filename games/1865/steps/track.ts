import { about, become, done, type Offer, stay } from '@binario/kernel';
import { cashOf } from '@binario/rail';
import { layRules, layTile, type TrackFrame } from '../rules/track.ts';
import { hasLay, possibleLays } from '../search/possibleLays.ts';
import { boardOf, presidentOf } from '../table.ts';
import { goneCompany } from './operating.ts';
import { noteChoice, type Step1865 } from './step.ts';

/** Lay or upgrade one tile, and a second one for L.20 (4.2). */
export const layTrack: Step1865<TrackFrame> = {
  actions: ['layTile', 'pass'],
  gone: goneCompany,
  begin(tx, frame) {
    const laid = frame.laid ?? 0;
    const broke = laid > 0 && cashOf(tx.table, frame.corp) < boardOf(tx.table).figures.secondTile;
    if (laid >= 2 || broke || !hasLay(tx.table, frame.corp)) return done();
    noteChoice(tx);
    return stay({ step: frame.step, corp: frame.corp, laid } as TrackFrame);
  },
  actors: (table, frame) => [presidentOf(table, frame.corp)],
  options(table, frame, by) {
    const out: Offer[] = [];
    for (const { hex, tile, rotation } of possibleLays(table, frame.corp)) {
      out.push({ type: 'layTile', by, hex, tile, rotation });
    }
    out.push({ type: 'pass', by });
    return out;
  },
  // The search keeps all rules but those about the purse, and who cannot pay a second tile is not asked.
  keeps: layRules.map((rule) => rule.key),
  rules: about('layTile', layRules),
  openEnded: true,
  take(tx, frame, action) {
    if (action.type !== 'layTile') return done();
    layTile(tx, frame.corp, action, frame.laid);
    return become({ ...frame, laid: frame.laid + 1 } as TrackFrame);
  },
};
