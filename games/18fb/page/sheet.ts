import type { Board, HexDef, HexId } from '@binario/rail';
import type { Sheet } from '@binario/web/board';
import { boardIn, coordinates } from '../data/board.ts';
import { mapOf } from '../data/map.ts';
import { PASSES_OPEN } from '../data/phases.ts';

/** On the atlas Napoli lies in a plate of its own in the sea before it, so that both maps are seen at once. */
const ASIDE = { x: -43, y: -15 } as const;

const isSmall = (hex: HexId): boolean => mapOf(hex) === 'napoli';

const aside = (hex: HexDef): HexDef => (isSmall(hex.id) ? { ...hex, x: hex.x + ASIDE.x, y: hex.y + ASIDE.y } : hex);

/** Where a hex lies on a map, also one that is only ground. */
export function placeOn(sheet: Pick<Sheet, 'id'>, hex: HexId): { readonly x: number; readonly y: number } {
  const at = coordinates(hex);
  return isSmall(hex) && sheet.id === 'atlas' ? { x: at.x + ASIDE.x, y: at.y + ASIDE.y } : at;
}

/** Where the keyboard comes onto the map: Napoli. */
const entry = 'nC6';

const atlasOf = (board: Board): Sheet => ({
  id: 'atlas',
  title: 'map.atlas',
  board,
  hexes: board.hexes.map(aside),
  entry,
  margin: 124,
});

const napoliOf = (board: Board): Sheet => ({
  id: 'napoli',
  title: 'map.napoli',
  board,
  hexes: board.hexes.filter(({ id }) => isSmall(id)),
  entry,
  margin: 96,
});

const sheetsFor = (phase: number): readonly Sheet[] => {
  const { board } = boardIn(String(phase));
  return [atlasOf(board), napoliOf(board)];
};

const closed = sheetsFor(1);
const open = sheetsFor(PASSES_OPEN);

/** The maps as this phase has them: closed passes are barriers. */
export const sheetsIn = (phase: string): readonly Sheet[] => (Number(phase) < PASSES_OPEN ? closed : open);

export const atlas = closed[0] as Sheet;
