import type { HexId } from '@binario/rail';
import type { Sheet } from '../board/sheet.ts';

/** The map on which a hex lies. */
export function sheetWith(sheets: readonly Sheet[], hex: HexId): Sheet {
  const found = sheets.find((sheet) => sheet.hexes.some(({ id }) => id === hex)) ?? sheets[0];
  if (!found) throw new Error('the game has no map');
  return found;
}
