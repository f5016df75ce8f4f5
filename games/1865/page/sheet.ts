import { lasting } from '@binario/kernel';
import type { HexDef } from '@binario/rail';
import type { Sheet } from '@binario/web/board';
import { boardFrom } from '../board/boardOf.ts';
import type { Board1865 } from '../board/compile.ts';

/** In the atlas Corsica lies in a plate of its own, right of Sardinia, so that both can be read. */
const ASIDE = { x: 9, y: 21 } as const;

/** Where the keyboard comes onto the map: Cagliari, or the first city. */
const entryOf = ({ board, cityHexes }: Board1865): string =>
  board.numberOf.has('F45') ? 'F45' : (cityHexes[0] ?? board.hexes[0]?.id ?? '');

/** The maps of a board as they are drawn; one and the same for the same board. */
export const sheetsOf: (game: Board1865) => readonly Sheet[] = lasting((game) => {
  const { board, hexNamed, form } = game;
  const entry = entryOf(game);
  // Sardinia alone, where the form of the game has no more.
  if (form.board === 'sardinia')
    return [{ id: 'sardinia', title: 'table.map', board, hexes: board.hexes, entry, foot: 190 }];
  const aside = (hex: HexDef): HexDef =>
    hexNamed.get(hex.id)?.island === 'Corsica' ? { ...hex, x: hex.x + ASIDE.x, y: hex.y + ASIDE.y } : hex;
  return [
    // Corsica beside Sardinia.
    { id: 'atlas', title: 'map.atlas', board, hexes: board.hexes.map(aside), entry, margin: 46 },
    // Both islands as they lie in the sea.
    { id: 'survey', title: 'map.survey', board, hexes: board.hexes, entry },
  ];
});

const [box, boxAlone] = [sheetsOf(boardFrom(undefined)), sheetsOf(boardFrom(undefined, 'short'))];

/** The main sheet of the map in the box. */
export const atlas = box[0] as Sheet;
/** The sheet of the map in the box that shows both islands. */
export const survey = box[1] as Sheet;
/** The sheet of the map that shows Sardinia alone, for the short game. */
export const sardinia = boxAlone[0] as Sheet;
