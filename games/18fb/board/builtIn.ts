import { costs, links, mountains, passes, rivers } from '../data/borders.ts';
import { cards, falcon } from '../data/cards.ts';
import { concessions, interest } from '../data/concessions.ts';
import { corporations } from '../data/corporations.ts';
import { ground } from '../data/ground.ts';
import { funicolare, hexes, offMap } from '../data/map.ts';
import { market } from '../data/market.ts';
import { phases } from '../data/phases.ts';
import { figures, players } from '../data/players.ts';
import { regionals } from '../data/regionals.ts';
import { tileSet } from '../data/tiles.ts';
import { trains } from '../data/trains.ts';
import type { BoardFile18fb } from './file.ts';

/** The board of a table that names none: the reconstruction in `data/`, each element with its source. */
export const builtIn: BoardFile18fb = {
  binario: 'board',
  game: '18fb',
  schema: 1,
  name: '18FB',
  map: { hexes, ground, rivers, mountains, passes, costs, links, offMap, funicolare, falcon },
  tiles: tileSet,
  market,
  trains,
  phases,
  corporations,
  regionals,
  cards,
  concessions,
  interest,
  players,
  figures,
};
