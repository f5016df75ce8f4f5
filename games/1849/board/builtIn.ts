import { corps1849 } from '../data/corporations.ts';
import { limits1849, money1849, terrain1849 } from '../data/limits.ts';
import { hexes1849 } from '../data/map.ts';
import { market1849 } from '../data/market.ts';
import { phases1849 } from '../data/phases.ts';
import { places1849 } from '../data/places.ts';
import { privates1849 } from '../data/privates.ts';
import { tiles1849 } from '../data/tiles.ts';
import { trains1849 } from '../data/trains.ts';
import { type File1849, SCHEMA } from './file.ts';

/** The board in the box. */
export const builtIn: File1849 = {
  binario: 'board',
  game: '1849',
  schema: SCHEMA,
  name: '1849',
  map: { hexes: hexes1849 },
  tiles: tiles1849,
  market: market1849,
  trains: trains1849,
  phases: phases1849,
  corporations: corps1849,
  privates: privates1849,
  places: places1849,
  terrain: terrain1849,
  money: money1849,
  limits: limits1849,
};
