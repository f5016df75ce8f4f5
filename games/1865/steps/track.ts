import { become, done, type Offer, stay } from '@binario/kernel';
import { type CorpId, cashOf, type PlayerId } from '@binario/rail';
import type { Action1865 } from '../actions.ts';
import { SECOND_TILE } from '../data/forms.ts';
import { type Lay, layRules, layTile, possibleLays, type TrackFrame } from '../rules/track.ts';
import { presidentOf, type Table1865 } from '../table.ts';
import { goneCompany } from './operating.ts';
import { noteChoice, type Step1865 } from './step.ts';

const purseRules: readonly string[] = ['lay.noMoney', 'lay.twoTiles'];

const offered = new WeakMap<readonly Lay[], Map<PlayerId, readonly Offer[]>>();
/** On which table a lay was found. */
interface Found extends Pick<Table1865, 'map' | 'stations' | 'phase'> {
  readonly corp: CorpId;
}
const found = new WeakMap<Offer, Found>();

function layOptions(table: Table1865, corp: CorpId, by: PlayerId): readonly Offer[] {
  const lays = possibleLays(table, corp);
  const byPlayer = offered.get(lays) ?? new Map<PlayerId, readonly Offer[]>();
  offered.set(lays, byPlayer);
  const known = byPlayer.get(by);
  if (known) return known;
  const made = lays.map((lay): Offer => ({ type: 'layTile', by, ...lay }));
  const { map, stations, phase } = table;
  const where: Found = { map, stations, phase, corp };
  for (const offer of made) found.set(offer, where);
  byPlayer.set(by, made);
  return made;
}

function isFound(table: Table1865, frame: TrackFrame, action: object): boolean {
  const where = found.get(action as Offer);
  return (
    where?.map === table.map &&
    where.stations === table.stations &&
    where.phase === table.phase &&
    where.corp === frame.corp
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
