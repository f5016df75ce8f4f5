import { type HexDef, hexDef } from '@binario/rail';
import type { Sheet } from './sheet.ts';

/** A hex where this map shows it; one that is not on it, where the board has it. */
export function hexOn({ board, hexes }: Pick<Sheet, 'board' | 'hexes'>, id: string): HexDef {
  return hexes.find((hex) => hex.id === id) ?? hexDef(board, id);
}
