import { become, done, type Offer, stay } from '@binario/kernel';
import { type CorpId, cashOf, type PlayerId } from '@binario/rail';
import type { Action1865 } from '../actions.ts';
import { SECOND_TILE } from '../data/forms.ts';
import { layRules, layTile, possibleLays, type TrackFrame } from '../rules/track.ts';
import { presidentOf, type Table1865 } from '../table.ts';
import { goneCompany } from './operating.ts';
import { noteChoice, type Step1865 } from './step.ts';

const purseRules: readonly string[] = ['lay.noMoney', 'lay.twoTiles'];

/** The lays offered last, and on which table they were found: a memory of one, because it is asked about at once. */
interface Offered extends Pick<Table1865, 'map' | 'stations' | 'phase'> {
  readonly corp: CorpId;
  readonly offers: ReadonlySet<unknown>;
}
const memory: { last?: Offered } = {};

function layOptions(table: Table1865, corp: CorpId, by: PlayerId): readonly Offer[] {
  const offers = possibleLays(table, corp).map((lay): Offer => ({ type: 'layTile', by, ...lay }));
  const { map, stations, phase } = table;
  memory.last = { map, stations, phase, corp, offers: new Set(offers) };
  return offers;
}

function isFound(table: Table1865, frame: TrackFrame, action: object): boolean {
  const { last } = memory;
  return (
    last !== undefined &&
    last.map === table.map &&
    last.stations === table.stations &&
    last.phase === table.phase &&
    last.corp === frame.corp &&
    last.offers.has(action)
  );
}

/**
 * A lay that the search has found on this very table keeps all rules but those about the purse; asking them again for
 * each of hundreds of offers would be the slowest part of a turn.
 */
function sparing(rule: (typeof layRules)[number]): (typeof layRules)[number] {
  if (purseRules.includes(rule.key)) return rule;
  return {
    ...rule,
    breach(table, frame, action) {
      return !isFound(table, frame, action) && rule.breach(table, frame, action);
    },
  };
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

/** Lay or upgrade one tile, and a second one for L.20 (4.2). */
export const layTrack: Step1865<TrackFrame> = {
  actions: ['layTile', 'pass'],
  gone: goneCompany,
  begin(tx, frame) {
    const laid = frame.laid ?? 0;
    const broke = laid > 0 && cashOf(tx.table, frame.corp) < SECOND_TILE;
    if (laid >= 2 || broke || possibleLays(tx.table, frame.corp).length === 0) return done();
    noteChoice(tx);
    return stay({ ...frame, laid } as TrackFrame);
  },
  actors: (table, frame) => [presidentOf(table, frame.corp)],
  options: (table, frame, by) => [...layOptions(table, frame.corp, by), { type: 'pass', by }],
  rules: layRules.map((rule) => onlyFor('layTile', sparing(rule))),
  openEnded: true,
  take(tx, frame, action) {
    if (action.type !== 'layTile') return done();
    layTile(tx, frame.corp, action, frame.laid);
    return become({ ...frame, laid: frame.laid + 1 } as TrackFrame);
  },
};
