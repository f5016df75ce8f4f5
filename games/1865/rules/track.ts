import type { Rule } from '@binario/kernel';
import {
  BANK,
  badSide,
  type Colour,
  type CorpId,
  cashOf,
  copiesLaid,
  type Face,
  faceAt,
  facesOf,
  type HexId,
  keepsConnections,
  keepsPieces,
  type Lay,
  metSides,
  outlineOf,
  pay,
  type TileId,
  tileFace,
} from '@binario/rail';
import { reachOf, sidesIn } from '@binario/track';
import type { ActionOf } from '../actions.ts';
import { tileNamed } from '../board/boardOf.ts';
import type { TileOnBoard } from '../board/compile.ts';
import type { Form } from '../data/forms.ts';
import type { Tx1865 } from '../effects.ts';
import { boardOf, formOf, isFloated, isOnBoard, numberOfHex, phaseOf, type Table1865 } from '../table.ts';
import { takeChips } from './launching.ts';
import { rule1865 } from './rule.ts';

/** A company may lay or upgrade tiles. */
export interface TrackFrame {
  readonly step: 'layTrack';
  readonly corp: CorpId;
  /** Tiles laid in this turn. */
  readonly laid: number;
}

type LayRule = Rule<Table1865, TrackFrame, ActionOf<'layTile'>>;

/** Copies of a tile not on the map (ruling 70). */
export function tilesLeft(table: Table1865, tile: TileId): number {
  const { count, number } = tileNamed(table, tile);
  return count - (copiesLaid(boardOf(table).board, table.map)[number] ?? 0);
}

const colours = ['yellow', 'green', 'brown', 'grey'] as const;

/** The colour a hex shows; undefined on open ground. */
export function shownColour(table: Table1865, hex: HexId): string | undefined {
  const placed = table.map[hex];
  if (placed) return tileNamed(table, placed.tile).colour;
  return boardOf(table).hexNamed.get(hex)?.label === undefined ? undefined : 'yellow';
}

/** What comes next: yellow on open ground, then one colour after the other (4.2). */
export function nextColour(table: Table1865, hex: HexId): Colour | undefined {
  const shown = shownColour(table, hex);
  return shown === undefined ? 'yellow' : colours[colours.indexOf(shown as Colour) + 1];
}

/** Hexes to which a tile is restricted in this form of the game. */
export const placesOfTile = (form: Form, tile: TileOnBoard): readonly HexId[] | undefined =>
  form.tilePlaces[tile.id] ?? tile.only;

/** What kind of hex a face shows: plain, or the kind of its stop. */
export const kindOf = (face: Face): string => face.stops[0]?.kind ?? 'plain';

/** The same colour again: a competitive upgrade (4.2). */
export const isCompetitive = (table: Table1865, lay: Lay): boolean =>
  tileNamed(table, lay.tile).colour === shownColour(table, lay.hex);

const oldFace = (table: Table1865, lay: Lay): Face => faceAt(boardOf(table).board, table.map, lay.hex);
const newFace = (table: Table1865, lay: Lay): Face => tileFace(boardOf(table).board, lay.tile, lay.rotation);

/** How many markers stand on a hex. */
export function markersOn(table: Table1865, hex: HexId): number {
  let count = 0;
  for (const token of table.stations[hex] ?? []) if (token !== null) count++;
  return count;
}

/** Can the company reach track of this face on this hex (4.2, ruling 73)? In a city with its own marker it always can. */
export function canReach(table: Table1865, corp: CorpId, hex: HexId, exits: number): boolean {
  if ((table.stations[hex] ?? []).includes(corp)) return true;
  const reach = reachOf(boardOf(table).board, table, corp, 'routes');
  return (sidesIn(reach, numberOfHex(table, hex)) & exits) !== 0;
}

/** What guards a tile lay. */
export const layRules: readonly LayRule[] = [
  rule1865(
    { final: '6.1', proto: 'C.5 §1' },
    'lay.notInPlay',
    (table, _frame, lay) => !isOnBoard(table, lay.hex) && { hex: lay.hex },
  ),
  rule1865('4.2', 'lay.twoTiles', (_table, frame) => frame.laid >= 2 && { corp: frame.corp }),
  rule1865('4.2', 'lay.mineStays', (table, _frame, lay) => {
    return !!table.map[lay.hex] && boardOf(table).hexNamed.get(lay.hex)?.kind === 'mine' && { hex: lay.hex };
  }),
  rule1865('4.2', 'lay.stationKind', (table, _frame, lay) => {
    const kind = kindOf(oldFace(table, lay));
    return kind !== kindOf(tileNamed(table, lay.tile).face) && { hex: lay.hex, kind, tile: lay.tile };
  }),
  rule1865('2.2', 'lay.colourOfPhase', (table, _frame, lay) => {
    const { colour } = tileNamed(table, lay.tile);
    return !phaseOf(table).tiles.includes(colour) && { colour, phase: table.phase };
  }),
  rule1865('4.2', 'lay.colourOfHex', (table, _frame, lay) => {
    const { colour } = tileNamed(table, lay.tile);
    const wanted = nextColour(table, lay.hex);
    return colour !== wanted && !isCompetitive(table, lay) && { hex: lay.hex, colour, wanted: wanted ?? 'none' };
  }),
  rule1865('4.2', 'lay.letter', (table, _frame, lay) => {
    const letter = boardOf(table).hexNamed.get(lay.hex)?.label ?? '';
    return (tileNamed(table, lay.tile).label ?? '') !== letter && { hex: lay.hex, tile: lay.tile, letter };
  }),
  rule1865({ final: '4.2', proto: 'C.5 §5.1' }, 'lay.restricted', (table, _frame, lay) => {
    const places = placesOfTile(formOf(table), tileNamed(table, lay.tile));
    return !!places && !places.includes(lay.hex) && { hex: lay.hex, tile: lay.tile };
  }),
  rule1865('4.2', 'lay.letterStands', (table, _frame, lay) => {
    return tileNamed(table, lay.tile).label !== undefined && lay.rotation !== 0 && { tile: lay.tile };
  }),
  rule1865('4.2', 'lay.openSea', (table, _frame, lay) => {
    const edge = badSide(boardOf(table).board, lay.hex, newFace(table, lay));
    return edge !== undefined && { hex: lay.hex, edge };
  }),
  rule1865('4.2', 'lay.nothingNew', (table, _frame, lay) => {
    const [old, next] = [outlineOf(oldFace(table, lay)), outlineOf(newFace(table, lay))];
    return isCompetitive(table, lay) && old.pieces === next.pieces && { hex: lay.hex, tile: lay.tile };
  }),
  rule1865('4.2', 'lay.keepTrack', (table, _frame, lay) => {
    const [old, next] = [outlineOf(oldFace(table, lay)), outlineOf(newFace(table, lay))];
    return !isCompetitive(table, lay) && !keepsPieces(old, next) && { hex: lay.hex, tile: lay.tile };
  }),
  rule1865('4.2', 'lay.keepConnections', (table, _frame, lay) => {
    if (!isCompetitive(table, lay)) return false;
    const { board, seaSides } = boardOf(table);
    const met = metSides(board, facesOf(board, table.map), numberOfHex(table, lay.hex), seaSides);
    const [old, next] = [outlineOf(oldFace(table, lay)), outlineOf(newFace(table, lay))];
    return !keepsConnections(old, next, met) && { hex: lay.hex, tile: lay.tile };
  }),
  rule1865('4.2', 'lay.tooFewSlots', (table, _frame, lay) => {
    const slots = newFace(table, lay).stops[0]?.slots ?? 0;
    return slots < markersOn(table, lay.hex) && { hex: lay.hex, tile: lay.tile, slots };
  }),
  rule1865('4.2', 'lay.noneLeft', (table, _frame, lay) => tilesLeft(table, lay.tile) < 1 && { tile: lay.tile }),
  rule1865('4.2', 'lay.noMoney', (table, frame) => {
    const cash = cashOf(table, frame.corp);
    const cost = boardOf(table).figures.secondTile;
    return frame.laid > 0 && cash < cost && { corp: frame.corp, cost, cash };
  }),
  rule1865('4.2', 'lay.notConnected', (table, frame, lay) => {
    const { exits } = outlineOf(newFace(table, lay));
    return !canReach(table, frame.corp, lay.hex, exits) && { corp: frame.corp, hex: lay.hex };
  }),
];

/** The second tile costs L.20; a city that gains traffic gives the difference to every company there (4.2). */
export function layTile(tx: Tx1865, corp: CorpId, lay: Lay, laid: number): void {
  const before = oldFace(tx.table, lay).stops[0];
  const after = newFace(tx.table, lay).stops[0];
  const cost = laid > 0 ? boardOf(tx.table).figures.secondTile : 0;
  tx.emit({ type: 'tileLaid', hex: lay.hex, tile: lay.tile, rotation: lay.rotation, by: corp, cost });
  pay(tx, corp, BANK, cost, 'tile');
  if (after?.kind !== 'city') return;
  for (const token of tx.table.stations[lay.hex] ?? []) {
    if (token !== null && isFloated(tx.table, token)) takeChips(tx, token, after.value - (before?.value ?? 0), 'city');
  }
}
