import { isEdge, parseTrack } from '@binario/rail';
import { MINE_TILES } from '../../data/tiles.ts';
import type { File1865, HexInFile } from '../file.ts';
import type { Findings1865 } from './findings.ts';
import type { Beyond } from './fit.ts';

/** Cities with a letter, in the words of 4.2. */
const lettered = 'Bastia B, Cagliari C, Nuoro N, Oristano O, Portovecchio P, Sassari S';
/** 4.3: what mines give each turn, yellow, green and brown. */
const mineTraffic = [2, 1, 0] as const;
/** What a city with a letter gives before green tiles: Cagliari in the example, Nuoro with one more when it is green (4.2). */
const LARGE = 3;
/** Cities of the basic game of C.5 for these tiles (5.1). */
const inBasic: Readonly<Record<string, string>> = { '63': 'Isili', '700': 'Arbatax', '146': 'Alghero, Tempio' };

type Same = (cite: string, at: string, printed: string | number, here: string | number) => void;

/** Places that the text names, and figures that stand on hexes and tiles; printed track that leads into the sea (4.2). */
export function checkNamed(found: Findings1865, file: File1865, beyond: Beyond): void {
  const { map, tiles } = file;
  const same: Same = (cite, at, printed, here) => {
    if (printed !== here) found.warning(cite, at, 'board.notAsPrinted', { at, printed: `${printed}`, here: `${here}` });
  };
  const byId = new Map(map.hexes.map((hex) => [hex.id, hex]));
  const listed = (ids: readonly string[]): string => inOrder(ids.map((id) => byId.get(id)?.name ?? id));
  const large = map.hexes.filter(({ label }) => label !== undefined);
  same('1865 §4.2', 'map.hexes', lettered, inOrder(large.map(({ name = '–', label }) => `${name} ${label}`)));
  same('1865 §4.3', 'map.carbonia', 'Monteponi, Serbariu, Su Zurfuru', listed(map.carbonia));
  map.hexes.forEach((hex, n) => {
    if (hex.label !== undefined) same('1865 §4.2', `map.hexes[${n}].value`, LARGE, hex.value ?? 0);
    if (hex.kind === 'mine') same('1865 §4.3', `map.hexes[${n}].slots`, 1, hex.slots ?? 0);
    for (const edge of edgesOf(hex)) {
      if (beyond.get(hex.id)?.has(edge)) continue;
      found.warning('1865 §4.2', `map.hexes[${n}].track`, 'board.trackIntoSea', { id: hex.id, edge });
    }
  });
  MINE_TILES.forEach((id, phase) => {
    const n = tiles.findIndex((tile) => tile.id === id);
    same('1865 §4.3', `tiles[${n}].value`, mineTraffic[phase] as number, tiles[n]?.value ?? 0);
    same('1865 §4.3', `tiles[${n}].slots`, 1, tiles[n]?.slots ?? 0);
  });
  for (const [tile, names] of Object.entries(inBasic)) {
    const places = file.forms.c5basic.tilePlaces[tile];
    same('1865 C.5 §5.1', `forms.c5basic.tilePlaces.${tile}`, names, places ? listed(places) : '–');
  }
  checkTraffic(found, file);
}

const inOrder = (names: readonly string[]): string => [...names].sort((a, b) => (a < b ? -1 : 1)).join(', ');

const edgesOf = ({ track = '' }: HexInFile): ReadonlySet<number> =>
  new Set(
    parseTrack(track)
      .flatMap(({ a, b }) => [a, b])
      .filter(isEdge),
  );

/** Section 1: cities have more traffic than towns, and those with a letter more than other cities. */
function checkTraffic(found: Findings1865, { tiles }: File1865): void {
  tiles.forEach(({ id, kind, colour, label, value = 0 }, n) => {
    if (kind !== 'city') return;
    const below = tiles.filter((other) => {
      const lesser = other.kind === 'town' || (label !== undefined && other.kind === 'city' && !other.label);
      return lesser && other.colour === colour;
    });
    if (below.some((other) => (other.value ?? 0) >= value))
      found.warning('1865 §1', `tiles[${n}].value`, 'board.noMoreTraffic', { tile: id });
  });
}
