import { badSide, exitsOf, type Findings, tileFace } from '@binario/rail';
import type { Board18fb, Place, Tile } from '../board.ts';
import { letterWanted } from '../questions.ts';

const order = ['yellow', 'green', 'brown'] as const;
const turns = [0, 1, 2, 3, 4, 5] as const;

/** What the text takes for granted of stations: a first tile fits each of them, and each tile can be built upon. */
export function checkStations(found: Findings, on: Board18fb): void {
  const { places, tileSet } = on;
  places.forEach((place, n) => {
    const at = `map.hexes[${n}]`;
    if (!['town', 'towns', 'city'].includes(place.kind)) return;
    const yellow = tileSet.some((tile) => tile.colour === 'yellow' && fits(on, place, tile));
    if (!yellow && !place.yellow) found.warning('18FB §3.4.1', at, 'board.noYellow', { hex: place.id });
    if (yellow && place.yellow) found.warning('18FB §2.5.3', at, 'board.yellowTwice', { hex: place.id });
    if (place.yellow && !tileSet.some((tile) => tile.colour === 'green' && liesOnPrint(on, place, tile)))
      found.warning('18FB §2.5.3', at, 'board.noGreen', { hex: place.id });
    checkCoast(found, on, place, at);
  });
  tileSet.forEach((tile, n) => {
    if (tile.colour === 'brown' || (tile.type === 'plain' && tile.colour === 'green')) return;
    const next = order[order.indexOf(tile.colour as 'yellow') + 1];
    if (!tileSet.some((other) => other.colour === next && follows(on, tile, other)))
      found.warning('18FB §3.4.1', `tiles[${n}]`, 'board.noUpgrade', { id: tile.id });
  });
  checkRevenue(found, on);
}

const countsMore = (label: string | undefined): boolean => label !== undefined && label !== 'P' && label !== 'L';

/** 2.5.3: N, B, R and W cities count higher revenue than ordinary cities. */
function checkRevenue(found: Findings, { places, tileSet }: Board18fb): void {
  const ordinary = (colour: string): number =>
    Math.max(
      0,
      ...tileSet
        .filter((tile) => tile.type === 'city' && tile.colour === colour && !countsMore(tile.label))
        .map(({ face }) => face.stops[0]?.value ?? 0),
    );
  tileSet.forEach(({ id, type, colour, label, face }, n) => {
    if (type !== 'city' || !countsMore(label) || (face.stops[0]?.value ?? 0) > ordinary(colour)) return;
    found.warning('18FB §2.5.3', `tiles[${n}].value`, 'board.noMoreThanOrdinary', { id });
  });
  places.forEach(({ id, yellow, label, print }, n) => {
    if (!yellow || !countsMore(label) || (print.stops[0]?.value ?? 0) > ordinary('yellow')) return;
    found.warning('18FB §2.5.3', `map.hexes[${n}].value`, 'board.noMoreThanOrdinary', { id });
  });
}

function fits(on: Board18fb, { id, kind }: Place, tile: Tile): boolean {
  if (tile.type !== kind || tile.label !== letterWanted(on, id, tile.colour)) return false;
  const { board } = on.full;
  return turns.some((turn) => badSide(board, id, tileFace(board, tile.id, turn)) === undefined);
}

/** Printed yellow track is upgraded: its connections and circles stay. */
function liesOnPrint(on: Board18fb, place: Place, tile: Tile): boolean {
  if (tile.type !== place.kind || tile.label !== letterWanted(on, place.id, tile.colour)) return false;
  if ((tile.face.stops[0]?.slots ?? 0) < place.slots.length) return false;
  const { board } = on.full;
  const printed = exitsOf(place.print);
  return turns.some((turn) => {
    const face = tileFace(board, tile.id, turn);
    return (printed & ~exitsOf(face)) === 0 && badSide(board, place.id, face) === undefined;
  });
}

/** 3.4.1: the next tile has at least the track and the circles of this one. */
function follows(on: Board18fb, { id, type, label, face }: Tile, other: Tile): boolean {
  const { board } = on.full;
  if (other.type !== type || (label !== undefined && other.label !== label)) return false;
  if ((other.face.stops[0]?.slots ?? 0) < (face.stops[0]?.slots ?? 0)) return false;
  const exits = exitsOf(tileFace(board, other.id, 0));
  return turns.some((turn) => (exitsOf(tileFace(board, id, turn)) & ~exits) === 0);
}

/** 2.5.3: P stations have one side to the sea, L stations two. */
function checkCoast(found: Findings, { full: { board } }: Board18fb, { id, label = '' }: Place, at: string): void {
  const wanted = label === 'P' ? 1 : label === 'L' ? 2 : undefined;
  if (wanted === undefined) return;
  const open = board.buildable[board.numberOf.get(id) as number] as number;
  const closed = turns.filter((edge) => (open & (1 << edge)) === 0).length;
  if (closed !== wanted)
    found.warning('18FB §2.5.3', `${at}.label`, 'board.closedSides', { hex: id, letter: label, wanted, closed });
}
