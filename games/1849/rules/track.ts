import { memo1, type Rule } from '@binario/kernel';
import {
  badSide,
  type CorpFrame,
  type CorpId,
  cashOf,
  DUAL,
  type Face,
  faceAt,
  type HexDef,
  type HexId,
  hexDef,
  keepsTrack,
  privatesOf,
  STANDARD,
  type TileId,
  tileDef,
  tileFace,
} from '@binario/rail';
import { raisesValue, reachesNewTrack, routeReachOf } from '@binario/track';
import type { ActionOf } from '../actions.ts';
import { boardOf, mapOf } from '../board/boardOf.ts';
import type { Terrain } from '../board/file.ts';
import { isStarted, phaseOf, type Table1849 } from '../table.ts';
import { rule1849 } from './rule.ts';

type Lay = ActionOf<'layTile'>;
type LayRule = Rule<Table1849, CorpFrame, Lay>;

/** Copies of each tile on the map: asked for every candidate of a lay, counted once for each map. */
const tilesLaid = memo1((map: Table1849['map']) => {
  const laid = new Map<TileId, number>();
  for (const hex in map) {
    const tile = map[hex]?.tile;
    if (tile !== undefined) laid.set(tile, (laid.get(tile) ?? 0) + 1);
  }
  return laid;
});

/** Copies of a tile not on the map. */
export function tilesLeft(table: Table1849, tile: TileId): number {
  return tileDef(mapOf(table), tile).count - (tilesLaid(table.map).get(tile) ?? 0);
}

/** The colour a hex takes next: yellow on open ground, then one after the other (10.3). */
export function nextColour(table: Table1849, hex: HexDef): string | undefined {
  if (hex.ground === 'fixed') return undefined;
  const placed = table.map[hex.id];
  const shown = placed ? tileDef(mapOf(table), placed.tile).colour : hex.ground;
  return { open: 'yellow', yellow: 'green', green: 'brown', brown: undefined, grey: undefined }[shown];
}

/** The kind of station a face shows. */
export const kindOf = (face: Face): string => face.stops[0]?.kind ?? 'plain';

const faces = (table: Table1849, lay: Lay): { readonly old: Face; readonly next: Face } => ({
  old: faceAt(mapOf(table), table.map, lay.hex),
  next: tileFace(mapOf(table), lay.tile, lay.rotation),
});

/** SCE keeps Acireale closed while it is open and no corporation owns it (7.1). */
export function sceBars(table: Table1849): boolean {
  const owner = table.privates.SCE ?? 'gone';
  return owner !== 'gone' && !isStarted(table, owner);
}

/**
 * Terrain cost (10.3.1): full for new dual track; full, or half with SIGI, for new standard track; a quarter when all
 * that is new is narrow.
 */
export function layingCost(table: Table1849, corp: CorpId, hex: HexId, old: Face, next: Face): number {
  const { terrain } = hexDef(mapOf(table), hex);
  if (terrain === undefined) return 0;
  const full = boardOf(table).terrain[terrain as Terrain];
  if (pieces(next, DUAL) > pieces(old, DUAL)) return full;
  if (pieces(next, STANDARD) > pieces(old, STANDARD)) return privatesOf(table, corp).includes('SIGI') ? full / 2 : full;
  return full / 4;
}

function pieces(face: Face, gauge: number): number {
  return face.track.filter((piece) => piece.gauge === gauge).length;
}

/** Rules of 10.3 that hold also for the tile of SMS. */
export const placementRules: readonly LayRule[] = [
  rule1849(
    '10.3',
    'lay.fixedHex',
    (table, _frame, lay) => hexDef(mapOf(table), lay.hex).ground === 'fixed' && { hex: lay.hex },
  ),
  rule1849(
    '7.1',
    'lay.acirealeClosed',
    (table, _frame, lay) => lay.hex === boardOf(table).places.acireale && sceBars(table) && { hex: lay.hex },
  ),
  rule1849(
    '12',
    'lay.messinaInRuins',
    (table, _frame, lay) => lay.hex === boardOf(table).places.messina && table.messinaClosed && { hex: lay.hex },
  ),
  rule1849('10.3', 'lay.colourOfPhase', (table, _frame, lay) => {
    const { colour } = tileDef(mapOf(table), lay.tile);
    return !phaseOf(table).tiles.includes(colour) && { colour, phase: table.phase };
  }),
  rule1849('10.3', 'lay.colourOfHex', (table, _frame, lay) => {
    const { colour } = tileDef(mapOf(table), lay.tile);
    const wanted = nextColour(table, hexDef(mapOf(table), lay.hex));
    return colour !== wanted && { hex: lay.hex, colour, wanted: wanted ?? 'none' };
  }),
  rule1849('10.3', 'lay.stationKind', (table, _frame, lay) => {
    const { old, next } = faces(table, lay);
    return kindOf(old) !== kindOf(next) && { hex: lay.hex, kind: kindOf(old), tile: lay.tile };
  }),
  rule1849('10.3', 'lay.letter', (table, _frame, lay) => {
    const wanted = hexDef(mapOf(table), lay.hex).label ?? '';
    const { label, colour } = tileDef(mapOf(table), lay.tile);
    // Open hexes with a letter do not exist; yellow tiles never carry one.
    return colour !== 'yellow' && (label ?? '') !== wanted && { hex: lay.hex, tile: lay.tile, letter: wanted };
  }),
  rule1849('10.3', 'lay.noneLeft', (table, _frame, lay) => tilesLeft(table, lay.tile) < 1 && { tile: lay.tile }),
  rule1849('10.3', 'lay.keepTrack', (table, _frame, lay) => {
    const { old, next } = faces(table, lay);
    return !keepsTrack(old, next) && { hex: lay.hex, tile: lay.tile };
  }),
  rule1849('10.3', 'lay.badSide', (table, _frame, lay) => {
    const edge = badSide(mapOf(table), lay.hex, faces(table, lay).next);
    return edge !== undefined && { hex: lay.hex, edge };
  }),
  rule1849('10.3.1', 'lay.noMoney', (table, frame, lay) => {
    const { old, next } = faces(table, lay);
    const cost = layingCost(table, frame.corp, lay.hex, old, next);
    const cash = cashOf(table, frame.corp);
    return cost > cash && { corp: frame.corp, cost, cash };
  }),
];

/** The tile of the turn must also lengthen a route, or raise a station within reach (10.3). */
export const layRules: readonly LayRule[] = [
  ...placementRules,
  rule1849('10.3', 'lay.notConnected', (table, frame, lay) => {
    const { old, next } = faces(table, lay);
    const reach = routeReachOf(mapOf(table), table, frame.corp);
    const legal =
      reachesNewTrack(mapOf(table), table, frame.corp, reach, lay.hex, old, next) ||
      raisesValue(mapOf(table), reach, lay.hex, old, next);
    return !legal && { corp: frame.corp, hex: lay.hex };
  }),
];

/** 7.1 What guards the tile that comes with SMS. */
export const smsLayRules: readonly LayRule[] = [
  rule1849(
    '7.1',
    'sms.notCoastal',
    (table, _frame, lay) => !boardOf(table).places.coastal.includes(lay.hex) && { hex: lay.hex },
  ),
  ...placementRules,
];
