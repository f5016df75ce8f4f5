import { checkHexes, checkNames } from '@binario/rail';
import { formIds } from '../../data/forms.ts';
import { MINE_TILES } from '../../data/tiles.ts';
import type { File1865, TileInFile } from '../file.ts';
import { checkShown, trackOf } from './face.ts';
import type { Findings1865 } from './findings.ts';

/** The tiles, and the hexes to which some are restricted (4.2). */
export function checkTiles(found: Findings1865, file: File1865): void {
  const { tiles, map, forms } = file;
  const known = new Set(map.hexes.map(({ id }) => id));
  checkNames(found, 'tiles', tiles);
  tiles.forEach((tile, n) => {
    const at = `tiles[${n}]`;
    checkShown(found, at, tile);
    if (!tile.track) found.error(`${at}.track`, 'board.noTrack', { id: tile.id });
    checkHexes(
      found,
      known,
      (tile.only ?? []).map((hex, i) => [`${at}.only[${i}]`, hex]),
    );
  });
  checkMines(found, file);
  const names = new Set(tiles.map(({ id }) => id));
  for (const form of formIds) {
    for (const [tile, hexes] of Object.entries(forms[form].tilePlaces)) {
      const at = `forms.${form}.tilePlaces.${tile}`;
      const isMine = (MINE_TILES as readonly string[]).includes(tile);
      if (!names.has(tile) || isMine) found.error(at, 'board.noTile', { tile });
      checkHexes(
        found,
        known,
        hexes.map((hex, i) => [`${at}[${i}]`, hex]),
      );
    }
  }
}

/** 3.12: a mine goes down from one of these tiles to the next where it lies, so each must lie wherever the first can. */
function checkMines(found: Findings1865, { tiles, map }: File1865): void {
  const mines = map.hexes.filter(({ kind }) => kind === 'mine').length;
  const [first, ...others] = MINE_TILES.map((id) => {
    const n = tiles.findIndex((tile) => tile.id === id);
    const tile = tiles[n];
    if (tile?.kind !== 'mine') found.error('tiles', 'board.noMineTile', { tile: id });
    else if (tile.count < mines) found.error(`tiles[${n}].count`, 'board.fewMineTiles', { tile: id, mines });
    return tile;
  });
  const places = (tile: TileInFile) => [...(tile.only ?? ['all'])].sort().join(' ');
  for (const other of others) {
    if (!first || !other) continue;
    const isLike = trackOf(first.track) === trackOf(other.track) && places(first) === places(other);
    if (!isLike || (first.slots ?? 0) > (other.slots ?? 0))
      found.error('tiles', 'board.mineTilesDiffer', { tile: other.id, first: first.id });
  }
}
