import { type Board, faceAt, type HexDef, type RailTable } from '@binario/rail';

/** Letters a hex has room for in one line. Hexes of one line stand two columns apart. */
const ROOM = 10;

/** How a game writes what its map shows in the terminal. */
export interface BoardWords {
  /** A hex as it shows when nothing is to be said of it: terrain, a port. */
  readonly print: (hex: HexDef) => string;
}

/**
 * The map as text. As on the board a hex lies between its neighbours to the left and right, half a hex lower: each hex
 * has two lines, its name with the tile and how far it is turned, and what is in it.
 */
export function boardLines(board: Board, table: RailTable, words: BoardWords): readonly string[] {
  const left = Math.min(...board.hexes.map((hex) => hex.x));
  const right = Math.max(...board.hexes.map((hex) => hex.x));
  const rows = [...new Set(board.hexes.map((hex) => hex.y))].sort((a, b) => a - b);
  const axes = axesOf(board.hexes);
  const header = Array.from({ length: right - left + 1 }, (_, i) => axes.column(i + left).padEnd(ROOM / 2)).join('');
  return [
    `   ${header.trimEnd()}`,
    ...rows.flatMap((y) => {
      const hexes = board.hexes.filter((hex) => hex.y === y).sort((a, b) => a.x - b.x);
      const label = axes.row(hexes[0]?.id ?? '');
      const line = (text: (hex: HexDef) => string) => placed(hexes, left, text);
      return [
        `${label.padEnd(2)} ${line((hex) => title(table, hex))}`,
        `   ${line((hex) => inside(board, table, hex, words))}`,
      ];
    }),
  ].map((line) => line.trimEnd());
}

/** Letters name the rows of one board and the columns of another; the numbers name what is left. */
function axesOf(hexes: readonly HexDef[]): { column(x: number): string; row(id: string): string } {
  const letters = (id: string) => id.replace(/\d+$/, '');
  const byColumn = new Map(hexes.map((hex) => [hex.x, letters(hex.id)]));
  const lettered = hexes.every((hex) => byColumn.get(hex.x) === letters(hex.id));
  return lettered
    ? { column: (x) => byColumn.get(x) ?? '', row: (id) => id.slice(letters(id).length) }
    : { column: (x) => String(x + 1), row: letters };
}

function placed(hexes: readonly HexDef[], left: number, text: (hex: HexDef) => string): string {
  let line = '';
  for (const hex of hexes) {
    const at = ((hex.x - left) * ROOM) / 2;
    line = line.padEnd(at) + text(hex).slice(0, ROOM - 1);
  }
  return line;
}

function title(table: RailTable, hex: HexDef): string {
  const tile = table.map[hex.id];
  return tile ? `${hex.id} ${tile.tile}/${tile.rotation}` : hex.id;
}

/** Station spaces as `ATA ---`, a town as `o`, and what the ground costs while it is bare. */
function inside(board: Board, table: RailTable, hex: HexDef, words: BoardWords): string {
  const face = faceAt(board, table.map, hex.id);
  const [stop] = face.stops;
  const spaces = stop?.kind === 'city' ? spacesOf(stop.slots, table.stations[hex.id] ?? []) : '';
  const town = stop?.kind === 'town' ? 'o' : '';
  const print = table.map[hex.id] ? '' : words.print(hex);
  return [spaces, town, print].filter((part) => part !== '').join(' ');
}

/** The token spaces of a city, `---` for a free one. */
export function spacesOf(slots: number, tokens: readonly (string | null)[]): string {
  return Array.from({ length: slots }, (_, slot) => tokens[slot] ?? '---').join(' ');
}
