import { isEdge, parseTrack } from '@binario/rail';
import type { File1865, HexInFile, TileInFile } from '../file.ts';
import type { Findings1865 } from './findings.ts';
import type { Beyond } from './fit.ts';

type Pieces = readonly string[];

const SECTION = '1865 §4.2';
const later = ['green', 'brown', 'grey'] as const;

const piecesOf = ({ track = '' }: HexInFile | TileInFile, turned = 0): Pieces => {
  const end = (at: number): number => (isEdge(at) ? (at + turned) % 6 : at);
  return parseTrack(track).map(({ a, b }) => [end(a), end(b)].sort((x, y) => x - y).join('-'));
};

interface Turned {
  readonly pieces: Pieces;
  /** One bit for each side. */
  readonly exits: number;
}

const bits = (edges: Iterable<number>): number => [...edges].reduce((sum, edge) => sum | (1 << edge), 0);

const exitsOf = ({ track = '' }: TileInFile, turned: number): number =>
  bits(
    parseTrack(track)
      .flatMap(({ a, b }) => [a, b])
      .filter(isEdge)
      .map((edge) => (edge + turned) % 6),
  );

/** The track of a tile turned so that what lies there stays and nothing leads off the map; undefined if it never does. */
export type Fitting = (hex: HexInFile, tile: TileInFile, there?: Pieces) => Pieces | undefined;

/** Answers for one board: every tile is turned once, however many hexes there are. */
export function fittingOn(beyond: Beyond, tiles: readonly TileInFile[]): Fitting {
  const turnedOf = new Map<TileInFile, readonly Turned[]>();
  for (const tile of tiles) {
    const turned = [0, 1, 2, 3, 4, 5].map((turn) => ({ pieces: piecesOf(tile, turn), exits: exitsOf(tile, turn) }));
    turnedOf.set(tile, turned);
  }
  const openOf = new Map([...beyond].map(([id, sides]) => [id, bits(sides.keys())]));
  return (hex, tile, there = []) => {
    const closed = ~(openOf.get(hex.id) ?? 0);
    const found = turnedOf.get(tile)?.find(({ pieces, exits }) => {
      return (exits & closed) === 0 && there.every((piece) => pieces.includes(piece));
    });
    return found?.pieces;
  };
}

/** 4.2: tiles with the letter of a city follow on each other, from what is printed on; each carries one more (4.4). */
export function checkLetters(found: Findings1865, { map: { hexes }, tiles }: File1865, fitting: Fitting): void {
  hexes.forEach((hex, n) => {
    if (hex.label === undefined) return;
    let there = piecesOf(hex);
    let traffic = hex.value ?? 0;
    for (const colour of later) {
      for (const tile of tiles.filter((each) => each.label === hex.label && each.colour === colour)) {
        const pieces = fitting(hex, tile, there);
        if (!pieces) found.warning(SECTION, `map.hexes[${n}].label`, 'board.tileUnfit', { id: hex.id, tile: tile.id });
        if ((tile.value ?? 0) !== traffic + 1)
          found.warning('1865 §4.4', `tiles[${tiles.indexOf(tile)}].value`, 'board.traffic', {
            tile: tile.id,
            wanted: traffic + 1,
          });
        there = pieces ?? there;
        traffic = tile.value ?? 0;
      }
    }
  });
}

/** Cities that the text names for two brown tiles. */
const named: Readonly<Record<string, readonly string[]>> = {
  '63': ['Ajaccio', 'Isili', 'Olbia'],
  '700': ['Arbatax', 'Calvi'],
};

/** 4.2: a tile for certain hexes fits each of them, and they are those that the text names. */
export function checkPlaces(
  found: Findings1865,
  { map: { hexes }, tiles }: File1865,
  fitting: Fitting,
  beyond: Beyond,
): void {
  const byId = new Map(hexes.map((hex) => [hex.id, hex]));
  const coast = hexes.filter(({ id, kind }) => kind === 'town' && (beyond.get(id)?.size ?? 0) < 6).map(({ id }) => id);
  const listed = (ids: readonly string[]) => ids.map((id) => byId.get(id)?.name ?? id).sort((a, b) => (a < b ? -1 : 1));
  tiles.forEach((tile, n) => {
    const { id, only = [], label } = tile;
    const at = `tiles[${n}].only`;
    only.forEach((place, i) => {
      const hex = byId.get(place);
      if (!hex || label !== undefined) return;
      if (hex.kind !== tile.kind) found.warning(SECTION, `${at}[${i}]`, 'board.tileOtherKind', { id: place, tile: id });
      else if (!fitting(hex, tile)) found.warning(SECTION, `${at}[${i}]`, 'board.tileUnfit', { id: place, tile: id });
    });
    const wanted = id === '146' ? listed(coast) : named[id];
    if (wanted === undefined) return;
    const [printed, here] = [wanted.join(', '), listed(only).join(', ')];
    if (printed !== here) found.warning(SECTION, at, 'board.notAsPrinted', { at, printed, here });
  });
}

/** 4.2: in towns, mines and cities without a letter there is a tile of each colour to lay. */
export function checkStations(found: Findings1865, { map: { hexes }, tiles }: File1865, fitting: Fitting): void {
  hexes.forEach((hex, n) => {
    if (hex.kind === 'plain' || hex.label !== undefined) return;
    const usable = tiles.filter(({ kind, label, only }) => {
      return kind === hex.kind && label === undefined && (only === undefined || only.includes(hex.id));
    });
    for (const colour of ['yellow', 'green', 'brown'] as const) {
      const some = usable.some((tile) => tile.colour === colour && fitting(hex, tile));
      if (!some) found.warning(SECTION, `map.hexes[${n}]`, 'board.noTileOfColour', { id: hex.id, colour });
    }
  });
}
