import { checkFace, checkNames } from '@binario/rail';
import type { File1849, TileInFile } from '../file.ts';
import type { Findings1849 } from './findings.ts';

const order = ['yellow', 'green', 'brown'] as const;

/** 10.3: a tile keeps what was there, so no tile may have fewer spaces than what it can lie on. */
export function checkTiles(found: Findings1849, file: File1849): void {
  const { tiles } = file;
  checkNames(found, 'tiles', tiles);
  tiles.forEach((tile, n) => {
    const at = `tiles[${n}]`;
    const [stop] = tile.stops ?? [];
    checkFace(found, at, tile.id, tile);
    if (!tile.track) found.error(`${at}.track`, 'board.noTrack', { id: tile.id });
    if (stop && stop.value % 10 !== 0) {
      found.error(`${at}.stops[0].value`, 'board.notTens', { id: tile.id, value: stop.value });
    }
    if (stop && (stop.kind === 'city') !== stop.slots > 0)
      found.error(`${at}.stops[0].slots`, 'board.slots', { id: tile.id });
    // Yellow tiles go on any open hex: no letter could be asked of them.
    if (tile.colour === 'yellow' && tile.label !== undefined)
      found.error(`${at}.label`, 'board.yellowLetter', { id: tile.id });
    const below = mostSpacesUnder(file, tile);
    if (stop && stop.slots < below)
      found.error(`${at}.stops[0].slots`, 'board.fewerSpaces', { id: tile.id, spaces: below });
  });
  checkLetters(found, file);
}

const kindOf = ({ stops: [stop] = [] }: { readonly stops?: TileInFile['stops'] }): string => stop?.kind ?? 'plain';

/** The most spaces of a face on which this tile could be laid. */
function mostSpacesUnder({ tiles, map: { hexes } }: File1849, tile: TileInFile): number {
  const before = order[order.indexOf(tile.colour) - 1];
  const ground = tile.colour === 'yellow' ? 'open' : tile.colour === 'green' ? 'yellow' : undefined;
  const printed = hexes.filter(
    (hex) =>
      hex.ground === ground && kindOf(hex) === kindOf(tile) && (tile.colour === 'yellow' || hex.label === tile.label),
  );
  const lower = tiles.filter(
    (other) =>
      other.colour === before &&
      kindOf(other) === kindOf(tile) &&
      (other.colour === 'yellow' || other.label === tile.label),
  );
  return Math.max(0, ...[...printed, ...lower].map(({ stops: [stop] = [] }) => stop?.slots ?? 0));
}

/** A letter on the map wants tiles of that letter (10.3). */
function checkLetters(found: Findings1849, { tiles, map: { hexes } }: File1849): void {
  hexes.forEach(({ id, label, ground }, n) => {
    if (label === undefined || ground === 'fixed' || tiles.some((tile) => tile.label === label)) return;
    found.warning('1849 §10.3', `map.hexes[${n}].label`, 'board.noTileOfLetter', { id, letter: label });
  });
  tiles.forEach(({ id, label }, n) => {
    if (label === undefined || hexes.some((hex) => hex.label === label)) return;
    found.warning('1849 §10.3', `tiles[${n}].label`, 'board.noHexOfLetter', { id, letter: label });
  });
}
