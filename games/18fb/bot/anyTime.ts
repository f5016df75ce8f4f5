import { type Choice, offersOf } from '@binario/bots';
import { sampleOf } from '@binario/kernel';
import { FALCON, lending } from './lending.ts';
import { acquisition } from './regional.ts';
import { choice, type Scene } from './scene.ts';
import { companiesOf } from './seen.ts';

/** What may be done at any moment of a turn. */
export function anyTime(scene: Scene): Choice | undefined {
  return acquisition(scene) ?? melisurgo(scene) ?? falcon(scene) ?? lending(scene);
}

/** For the company of mine that gains most by it; other people's cards are theirs. */
function melisurgo(scene: Scene): Choice | undefined {
  const { ask, table, by, frame } = scene;
  const [offer] = offersOf(scene, 'useMelisurgo');
  const corp = frame.corp;
  if (!offer || corp === undefined || table.privates.Melisurgo !== by) return undefined;
  const gain = (each: string) =>
    (ask.interest(table, each, true) - ask.interest(table, each)) * ask.shares(table, each, by);
  const rivals = companiesOf(table).filter((each) => ask.isBuilding(table, each) && ask.president(table, each) === by);
  if (gain(corp) <= 0 || rivals.some((each) => gain(each) > gain(corp))) return undefined;
  return choice(sampleOf(offer), 'power.melisurgo', { corp });
}

function falcon(scene: Scene): Choice | undefined {
  const { ask, table, by, frame } = scene;
  const [offer] = offersOf(scene, 'useFalcon');
  const corp = frame.corp;
  if (!offer || corp === undefined || table.privates.Falcon !== by) return undefined;
  const served = ask.stations(table, corp).some((hex) => FALCON.includes(hex));
  return served ? choice(sampleOf(offer), 'power.falcon', { corp }) : undefined;
}
