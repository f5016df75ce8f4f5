import { lasting } from '@binario/kernel';
import type { Board, HexDef, HexId } from '@binario/rail';
import type { Sheet } from '@binario/web/board';
import type { TrackBoard } from '../board/board.ts';
import { boardOf } from '../board/of.ts';
import { trackBoardIn } from '../board/questions.ts';
import { coordinates, mapOf } from '../board/trackBoard.ts';
import type { Table18fb } from '../table.ts';

/** On the atlas Napoli lies in a plate of its own in the sea before it, so that both maps are seen at once. */
const ASIDE = { x: -43, y: -15 } as const;

const isSmall = (hex: HexId): boolean => mapOf(hex) === 'napoli';

const aside = (hex: HexDef): HexDef => (isSmall(hex.id) ? { ...hex, x: hex.x + ASIDE.x, y: hex.y + ASIDE.y } : hex);

/** Where a hex lies on a map, also one that is only ground. */
export function placeOn(sheet: Pick<Sheet, 'id'>, hex: HexId): { readonly x: number; readonly y: number } {
  const at = coordinates(hex);
  return isSmall(hex) && sheet.id === 'atlas' ? { x: at.x + ASIDE.x, y: at.y + ASIDE.y } : at;
}

/** Where the keyboard comes onto the map: Napoli, where it lies in its usual place. */
const entryOf = ({ hexes, numberOf }: Board): HexId =>
  numberOf.has('nC6') ? 'nC6' : (hexes.find(({ id }) => isSmall(id)) ?? (hexes[0] as HexDef)).id;

const atlasOf = (board: Board): Sheet => ({
  id: 'atlas',
  title: 'map.atlas',
  board,
  hexes: board.hexes.map(aside),
  entry: entryOf(board),
  margin: 124,
});

const napoliOf = (board: Board): Sheet => ({
  id: 'napoli',
  title: 'map.napoli',
  board,
  hexes: board.hexes.filter(({ id }) => isSmall(id)),
  entry: entryOf(board),
  margin: 96,
});

const sheetsOf = lasting(({ board }: TrackBoard): readonly Sheet[] => [atlasOf(board), napoliOf(board)]);

/** The maps as this phase has them: closed passes are barriers. */
export const sheetsIn = (table: Pick<Table18fb, 'phase' | 'options'>): readonly Sheet[] =>
  sheetsOf(trackBoardIn(boardOf(table), table.phase));
