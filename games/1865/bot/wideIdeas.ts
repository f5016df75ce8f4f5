import { type Foresight, offersOf, type Situation } from '@binario/bots';
import { type Action, admits, sampleOf } from '@binario/kernel';
import type { Table1865 } from '../table.ts';
import { advice1865 as ask } from './advice.ts';
import { foresight1865 } from './foresight.ts';
import { gainOf } from './marker.ts';
import type { SceneFrame } from './seen.ts';
import { judgedLays, turnsLeft } from './track.ts';

/** Questions besides those of Director, and how many answers to them. */
const BREADTH: Readonly<Record<string, number>> = {
  draft: 4,
  chooseHome: 4,
  layTrack: 5,
  placeMarker: 5,
  vacateMines: 3,
  replaceMarkers: 3,
};

/** So many tiles, and so many markers, are worth a thought besides passing. */
const BEST = 3;

type Asked = Situation<Table1865>;

const frameOf = ({ view }: Asked): SceneFrame => view.flow.at(-1) as SceneFrame;
const sceneOf = ({ view, by }: Asked) => ({ ask, state: view, table: view.table, by });

/** How Magnate looks ahead: it also thinks about cards, homes, track and markers, which decide what a company will earn. */
export const wideForesight1865: Foresight<Table1865> = {
  ...foresight1865,
  breadth: (situation) => BREADTH[frameOf(situation).step] ?? foresight1865.breadth(situation),
  ideas(situation, first) {
    const { step, corp = '', laid = 0 } = frameOf(situation);
    switch (step) {
      case 'layTrack':
        return [...lays(situation, corp, laid), ...passes(situation)];
      case 'placeMarker':
        return [...markers(situation, corp), ...passes(situation)];
      default:
        return foresight1865.ideas(situation, first);
    }
  },
};

const passes = (situation: Asked): readonly Action[] => offersOf(situation, 'pass').map(sampleOf);

/** The best tile for each hex, the best hexes first. */
function lays(situation: Asked, corp: string, laid: number): readonly Action[] {
  const scene = sceneOf(situation);
  const open = offersOf(situation, 'layTile');
  const hexes = new Set<string>();
  return [...judgedLays(scene, corp, laid, turnsLeft(scene))]
    .sort((x, y) => y.gain - x.gain)
    .filter(({ lay: { hex } }) => !hexes.has(hex) && hexes.add(hex))
    .slice(0, BEST)
    .map(({ lay }): Action => ({ type: 'layTile', by: situation.by, ...lay }))
    .filter((action) => open.some((offer) => admits(offer, action)));
}

/** Those Casual would think best, with or without the money that it would rather keep. */
function markers(situation: Asked, corp: string): readonly Action[] {
  const scene = sceneOf(situation);
  const gain = gainOf(scene, corp, turnsLeft(scene));
  const open = offersOf(situation, 'placeMarker');
  return ask
    .ways(situation.view.table, corp)
    .map((way) => ({ way, gain: gain(way) }))
    .sort((x, y) => y.gain - x.gain)
    .map(({ way }): Action => ({ type: 'placeMarker', by: situation.by, route: way.route }) as Action)
    .filter((action) => open.some((offer) => admits(offer, action)))
    .slice(0, BEST);
}
