import { type Board, keepsTrack, rotated, type TileDef } from '@binario/rail';

const following: Readonly<Record<string, string>> = { yellow: 'green', green: 'brown', brown: 'grey' };

/** A letter may begin with a colour: no tile of the colour before has it, nor a print. */
const begins = ({ tiles, hexes }: Board, { label, colour }: TileDef): boolean =>
  [...tiles.values()].every((tile) => tile.label !== label || following[tile.colour] !== colour) &&
  hexes.every((hex) => hex.label !== label || hex.ground === 'open');

/** What a tile can become: the next colour, the same kind of place and letter, all its track kept. */
export function upgradesOf(board: Board, tile: TileDef): readonly string[] {
  const kind = (def: TileDef) => def.face.stops[0]?.kind ?? 'plain';
  return [...board.tiles.values()]
    .filter(
      (next) =>
        next.colour === following[tile.colour] &&
        kind(next) === kind(tile) &&
        (next.label === tile.label || (tile.label === undefined && begins(board, next))) &&
        [0, 1, 2, 3, 4, 5].some((turn) => keepsTrack(tile.face, rotated(next.face, turn))),
    )
    .map((next) => next.id);
}
