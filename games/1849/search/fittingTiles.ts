import { lasting } from '@binario/kernel';
import { badSide, type Face, faceAt, type HexDef, keepsTrack, type TileDef, tileFace } from '@binario/rail';
import { mapOf } from '../board/boardOf.ts';
import { kindOf, nextColour } from '../rules/track.ts';
import type { Table1849 } from '../table.ts';
import type { RuleKey } from '../text/keys.ts';

/** A tile turned so that it fits a hex: it keeps the track, and all its track may leave the hex. */
export interface Fitting {
  readonly tile: TileDef;
  readonly rotation: number;
}

/** What a tile that fits and has a colour of the phase keeps already: listing options need not ask about it again. */
export const rulesOfFitting: readonly RuleKey[] = [
  'lay.fixedHex',
  'lay.colourOfPhase',
  'lay.colourOfHex',
  'lay.stationKind',
  'lay.letter',
  'lay.keepTrack',
  'lay.badSide',
];

const fitting = lasting((_hex: HexDef) => new Map<Face, readonly Fitting[]>());

/**
 * What could lie on the hex next as it now is, whatever the phase, the supply and the money: for listing options. It
 * depends on nothing but the face one sees there, so each case is worked out once and for all.
 */
export function fittingTiles(table: Table1849, hex: HexDef): readonly Fitting[] {
  const known = fitting(hex);
  const face = faceAt(mapOf(table), table.map, hex.id);
  let found = known.get(face);
  if (!found) {
    found = findFitting(table, hex);
    known.set(face, found);
  }
  return found;
}

function findFitting(table: Table1849, hex: HexDef): readonly Fitting[] {
  const board = mapOf(table);
  const colour = nextColour(table, hex);
  const old = faceAt(board, table.map, hex.id);
  const label = colour === 'yellow' ? undefined : hex.label;
  return [...board.tiles.values()]
    .filter((tile) => tile.colour === colour && kindOf(tile.face) === kindOf(old) && tile.label === label)
    .flatMap((tile) => [0, 1, 2, 3, 4, 5].map((rotation) => ({ tile, rotation })))
    .filter(({ tile, rotation }) => {
      const next = tileFace(board, tile.id, rotation);
      return keepsTrack(old, next) && badSide(board, hex.id, next) === undefined;
    });
}
