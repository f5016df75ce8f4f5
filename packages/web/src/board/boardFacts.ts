import { type Face, facesOf, type HexDef, hexNumber, type RailTable, tileDef } from '@binario/rail';
import type { HexFacts, HexMarks, Sheet } from './sheet.ts';

/** The slices of a table that a map shows. */
export type MapTable = Pick<RailTable, 'map' | 'stations'>;

/** Everything the drawing shows of each hex of a map; hexes that did not change keep their old record. */
export function hexFacts<T extends MapTable>(
  { board, hexes }: Sheet,
  table: T,
  marksOf: (table: T, hex: HexDef) => HexMarks,
  before: readonly HexFacts[] = [],
): readonly HexFacts[] {
  const faces = facesOf(board, table.map);
  return hexes.map((hex, i) => {
    const placed = table.map[hex.id];
    const marks = marksOf(table, hex);
    const facts: HexFacts = {
      hex,
      face: faces[hexNumber(board, hex.id)] as Face,
      placed,
      colour: placed ? tileDef(board, placed.tile).colour : (marks.ground ?? printed(hex)),
      tokens: table.stations[hex.id],
      marks,
    };
    const old = before[i];
    return old && isSame(old, facts) ? old : facts;
  });
}

/** The same picture: then the hex need not be drawn again. */
function isSame(a: HexFacts, b: HexFacts): boolean {
  return (
    a.hex === b.hex &&
    a.face === b.face &&
    a.placed === b.placed &&
    a.colour === b.colour &&
    a.tokens === b.tokens &&
    sameMarks(a.marks, b.marks)
  );
}

function sameMarks(a: HexMarks, b: HexMarks): boolean {
  const keys = Object.keys(b);
  return keys.length === Object.keys(a).length && keys.every((key) => a[key] === b[key]);
}

function printed(hex: HexDef): string {
  if (hex.ground === 'open') return 'open';
  if (hex.ground === 'yellow') return 'yellow';
  return hex.print.stops[0]?.kind === 'port' ? 'sea' : 'grey';
}

/** What the first stop of the hex is worth now. */
export function worthOf({ face, marks }: HexFacts): number | undefined {
  return marks.values?.[marks.current ?? 0] ?? face.stops[0]?.value;
}
