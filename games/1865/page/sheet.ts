import type { HexDef } from '@binario/rail';
import type { Sheet } from '@binario/web/board';
import { boards, hexNamed } from '../data/map.ts';

/** In the atlas Corsica lies in a plate of its own, right of Sardinia, so that both can be read. */
const ASIDE = { x: 9, y: 21 } as const;

const isCorsican = (id: string): boolean => hexNamed.get(id)?.island === 'Corsica';

const aside = (hex: HexDef): HexDef => (isCorsican(hex.id) ? { ...hex, x: hex.x + ASIDE.x, y: hex.y + ASIDE.y } : hex);

const both = boards.both.board;
const alone = boards.sardinia.board;

/** Where the keyboard comes onto the map: Cagliari. */
const entry = 'F45';

/** Corsica beside Sardinia. */
export const atlas: Sheet = {
  id: 'atlas',
  title: 'map.atlas',
  board: both,
  hexes: both.hexes.map(aside),
  entry,
  margin: 46,
};

/** Both islands as they lie in the sea. */
export const survey: Sheet = { id: 'survey', title: 'map.survey', board: both, hexes: both.hexes, entry };

/** Sardinia alone, where the form of the game has no more. */
export const sardinia: Sheet = { id: 'sardinia', title: 'table.map', board: alone, hexes: alone.hexes, entry };

const twoIslands = [atlas, survey] as const;
const oneIsland = [sardinia] as const;

export const sheetsOf = (board: keyof typeof boards): readonly Sheet[] => (board === 'both' ? twoIslands : oneIsland);
