import type { Rule } from '@binario/kernel';
import {
  BANK,
  badSide,
  type CorpId,
  cashOf,
  type Face,
  faceAt,
  type HexId,
  joinedPairs,
  keepsConnections,
  keepsPieces,
  type Lay,
  outlineOf,
  pairsWithin,
  pay,
  sidesTouched,
  type TileId,
  tileFace,
} from '@binario/rail';
import { arrivalsIn } from '@binario/track';
import type { ActionOf } from '../actions.ts';
import { boardOf } from '../board/of.ts';
import { letterWanted, numberOfHex, numberOfTile, tileNamed } from '../board/questions.ts';
import type { Tx18fb } from '../effects.ts';
import type { Regional } from '../ids.ts';
import { metIn, viewsOn } from '../search/mapViews.ts';
import { tileReach } from '../search/tileReach.ts';
import { factsOf, isFrozen, isRegional, type Table18fb } from '../table.ts';
import { rule18fb } from './rule.ts';
import { hasToken, slotsNeeded } from './slots.ts';

/** A company may lay or upgrade tiles (3.4.1). */
export interface TrackFrame {
  readonly step: 'layTrack';
  readonly corp: CorpId;
}

type LayRule = Rule<Table18fb, TrackFrame, ActionOf<'layTile'>>;

/** Copies of a tile not on the map: a replaced one is back (ruling P11). */
export function tilesLeft(table: Pick<Table18fb, 'map' | 'options'>, tile: TileId): number {
  return viewsOn(table).left[numberOfTile(boardOf(table), tile)] as number;
}

/** Tile steps of a turn: fixed when the company floated; a regional may pay for a second one (3.4.1, 3.5.2). */
export function tileSteps(table: Table18fb, corp: CorpId): number {
  return isRegional(table, corp) ? boardOf(table).figures.regionalTiles : factsOf(table, corp).steps;
}

/** What the next tile of this turn costs. */
export const tilePrice = (table: Table18fb, corp: CorpId): number =>
  isRegional(table, corp) && table.turn.laid > 0 ? boardOf(table).figures.regionalSecondTile : 0;

/** The colour of the tile on a hex; undefined where none lies. */
export type Shown = 'yellow' | 'green' | 'brown' | undefined;

/** The colour a hex shows; undefined on open ground. */
export function shownColour(table: Pick<Table18fb, 'map' | 'options'>, hex: HexId): Shown {
  const placed = table.map[hex];
  if (placed) return tileNamed(boardOf(table), placed.tile).colour as Shown;
  return boardOf(table).placeNamed.get(hex)?.yellow ? 'yellow' : undefined;
}

/** The colour a hex can be upgraded to. */
export const nextColour = (shown: Shown): Shown =>
  shown === undefined ? 'yellow' : shown === 'yellow' ? 'green' : shown === 'green' ? 'brown' : undefined;

/** The same colour again, on a hex that carries a tile: a competitive upgrade. */
export const isCompetitive = (table: Pick<Table18fb, 'map' | 'options'>, lay: Lay): boolean =>
  table.map[lay.hex] !== undefined && tileNamed(boardOf(table), lay.tile).colour === shownColour(table, lay.hex);

const oldFace = (table: Pick<Table18fb, 'map' | 'options'>, lay: Lay): Face =>
  faceAt(boardOf(table).full.board, table.map, lay.hex);
const newFace = (table: Pick<Table18fb, 'options'>, lay: Lay): Face =>
  tileFace(boardOf(table).full.board, lay.tile, lay.rotation);

/** Pieces of track the new face adds, and sides it joins anew in a hex with two towns. */
export function addedTrack(old: Face, next: Face): number {
  const pieces = outlineOf(next).pieces & ~outlineOf(old).pieces;
  return next.stops.length + old.stops.length > 2 ? pieces | (joinedPairs(next) & ~joinedPairs(old)) : pieces;
}

/** All track stays, and what it joins (value upgrade). */
export function keepsAll(old: Face, next: Face): boolean {
  return keepsPieces(outlineOf(old), outlineOf(next)) && (joinedPairs(old) & ~joinedPairs(next)) === 0;
}

/** Track joined to neighbouring track stays (competitive upgrade, ruling O4). */
export function keepsJoined(old: Face, next: Face, met: number): boolean {
  if (!keepsConnections(outlineOf(old), outlineOf(next), met)) return false;
  return old.stops.length < 2 || (pairsWithin(joinedPairs(old), met) & ~joinedPairs(next)) === 0;
}

const STOP_PIECES = 0b111111 << 15;

/**
 * Does a route reach the new track (ruling O4)? It arrives at one of its sides, or at the station from which it starts;
 * closed to others or not, a station ends the route only behind it. Without new track the station must be reached.
 */
export function isReached(reached: number, own: boolean, old: Face, next: Face): boolean {
  const added = addedTrack(old, next);
  if (sidesTouched(added) & reached) return true;
  if (own) return true;
  if (next.stops.length === 0 || next.stops.length + old.stops.length === 4) return false;
  const { pieces } = outlineOf(old);
  const atStation = (sidesTouched(pieces & STOP_PIECES) & reached) !== 0;
  return atStation && (added === 0 || (added & STOP_PIECES) !== 0);
}

/** 3.4.1 What guards a tile lay. */
export const layRules: readonly LayRule[] = [
  rule18fb('3.4.1', 'lay.noStepLeft', (table, frame) => {
    const steps = tileSteps(table, frame.corp);
    return !isRegional(table, frame.corp) && table.turn.laid >= steps && { corp: frame.corp, count: steps };
  }),
  rule18fb('3.5.2', 'lay.regionalNoStepLeft', (table, frame) => {
    const steps = tileSteps(table, frame.corp);
    return isRegional(table, frame.corp) && table.turn.laid >= steps && { corp: frame.corp, count: steps };
  }),
  rule18fb('3.4.1', 'lay.noTileHere', (table, _frame, { hex }) => {
    const kind = boardOf(table).placeNamed.get(hex)?.kind;
    return (kind === undefined || kind === 'offmap' || kind === 'stub') && { hex };
  }),
  rule18fb('3.3', 'lay.frozen', (table, frame, { hex }) => {
    return isFrozen(table, frame.corp) && shownColour(table, hex) === undefined && { corp: frame.corp, hex };
  }),
  rule18fb('3.4.1', 'lay.stationKind', (table, _frame, { hex, tile }) => {
    const kind = boardOf(table).placeNamed.get(hex)?.kind ?? 'plain';
    return tileNamed(boardOf(table), tile).type !== kind && { hex, tile, kind };
  }),
  rule18fb('2.1', 'lay.colourOfPhase', (table, _frame, { tile }) => {
    const { colour } = tileNamed(boardOf(table), tile);
    return !boardOf(table).phases[table.phase]?.tiles.includes(colour) && { colour, phase: table.phase };
  }),
  rule18fb('3.4.1', 'lay.colourOfHex', (table, _frame, lay) => {
    const { colour } = tileNamed(boardOf(table), lay.tile);
    const wanted = nextColour(shownColour(table, lay.hex));
    return colour !== wanted && !isCompetitive(table, lay) && { hex: lay.hex, colour, wanted: wanted ?? 'none' };
  }),
  rule18fb('3.4.1', 'lay.letter', (table, _frame, { hex, tile }) => {
    const { label, colour } = tileNamed(boardOf(table), tile);
    const wanted = letterWanted(boardOf(table), hex, colour);
    return label !== wanted && { hex, tile, letter: wanted ?? '-' };
  }),
  rule18fb('3.4.1', 'lay.prohibitedSide', (table, _frame, lay) => {
    const edge = badSide(boardOf(table).full.board, lay.hex, newFace(table, lay));
    return edge !== undefined && { hex: lay.hex, edge };
  }),
  rule18fb('3.4.1', 'lay.keepTrack', (table, _frame, lay) => {
    return !isCompetitive(table, lay) && !keepsAll(oldFace(table, lay), newFace(table, lay)) && { ...lay };
  }),
  rule18fb('3.4.1', 'lay.keepConnections', (table, _frame, lay) => {
    if (!isCompetitive(table, lay)) return false;
    const met = metIn(viewsOn(table).views[numberOfHex(boardOf(table), lay.hex)] as number);
    return !keepsJoined(oldFace(table, lay), newFace(table, lay), met) && { ...lay };
  }),
  rule18fb('3.4.1', 'lay.nothingNew', (table, _frame, lay) => {
    return isCompetitive(table, lay) && addedTrack(oldFace(table, lay), newFace(table, lay)) === 0 && { ...lay };
  }),
  rule18fb('3.4.1', 'lay.tooFewSlots', (table, _frame, lay) => {
    const slots = newFace(table, lay).stops[0]?.slots ?? 0;
    return slots < slotsNeeded(table, lay.hex) && { hex: lay.hex, tile: lay.tile, count: slots };
  }),
  rule18fb('5', 'lay.noneLeft', (table, _frame, { tile }) => tilesLeft(table, tile) < 1 && { tile }),
  rule18fb('3.5.2', 'lay.noMoney', (table, frame) => {
    const [cost, cash] = [tilePrice(table, frame.corp), cashOf(table, frame.corp)];
    return cost > cash && { corp: frame.corp, cost, cash };
  }),
  rule18fb('3.4.1', 'lay.notConnected', (table, frame, lay) => {
    const { corp } = frame;
    return !isRegional(table, corp) && !isConnected(table, corp, lay) && { corp, hex: lay.hex };
  }),
  rule18fb('3.5.2', 'lay.regionalNotConnected', (table, frame, lay) => {
    const { corp } = frame;
    return isRegional(table, corp) && !isConnected(table, corp, lay) && { corp, hex: lay.hex };
  }),
];

function isConnected(table: Table18fb, corp: CorpId, lay: Lay): boolean {
  const sides = arrivalsIn(tileReach(table, corp), numberOfHex(boardOf(table), lay.hex));
  return isReached(sides, startsIn(table, corp, lay.hex), oldFace(table, lay), newFace(table, lay));
}

/** Does a tile route of the company begin in this hex? */
export function startsIn(table: Table18fb, corp: CorpId, hex: HexId): boolean {
  return hasToken(table, hex, corp) || homeOf(table, corp) === hex;
}

/** Where its routes begin without a token: the logo not yet covered, the home of a regional. */
function homeOf(table: Table18fb, corp: CorpId): HexId | null {
  return isRegional(table, corp) ? boardOf(table).regionalDefs[corp as Regional].home : factsOf(table, corp).home;
}

/** The second tile of a regional is paid; town tiles bring it markers, yellow and brown ones (ruling R4). */
export function layTile(tx: Tx18fb, corp: CorpId, lay: Lay): void {
  const { colour, type } = tileNamed(boardOf(tx.table), lay.tile);
  const competitive = isCompetitive(tx.table, lay);
  const towns = type === 'towns' ? 2 : type === 'town' ? 1 : 0;
  const cost = tilePrice(tx.table, corp);
  pay(tx, corp, BANK, cost, 'tile');
  tx.emit({ type: 'tileLaid', hex: lay.hex, tile: lay.tile, rotation: lay.rotation, by: corp, cost });
  if (!isRegional(tx.table, corp) || competitive || colour === 'green' || towns === 0) return;
  tx.emit({ type: 'markersTaken', corp, count: towns });
}
