import type { Action } from '@binario/kernel';
import type { HexDef } from '@binario/rail';
import type { HexArt, HexFacts, HexMarks, Scenery, Sheet } from '../board/sheet.ts';
import type { Text } from '../text/textIn.ts';

/** What a screen reader should hear of a hex besides what every game says. */
export type HexWords = (text: Text, facts: HexFacts) => readonly string[];

/** The maps of a game, and what it draws on them. */
export interface Maps<T> {
  /** The same objects for the same table; the first one is the main map. */
  sheets(table: T): readonly Sheet[];
  marks(table: T, hex: HexDef): HexMarks;
  readonly art: HexArt;
  readonly words?: HexWords;
  /** Taller than wide: on a wide screen the map then has the whole height, and all panels stand beside it. */
  readonly tall?: boolean;
  /** Places that light up while this action is chosen: the line of a company that would begin. */
  lit?(table: T, action: Action): readonly string[];
  /** Drawn anew whenever the table changes: keep what does not change in constants. */
  scenery(table: T, sheet: Sheet): Scenery;
}
