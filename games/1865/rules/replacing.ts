import { memo2, type Rule } from '@binario/kernel';
import { BANK, type CorpId, type HexId, pay, stationsOf } from '@binario/rail';
import { isDirectEnd } from '@binario/track';
import type { ActionOf } from '../actions.ts';
import type { Tx1865 } from '../effects.ts';
import { boardOf, formOf, type Table1865 } from '../table.ts';
import type { ReplaceFrame } from './absorption.ts';
import { firstFreeSlot } from './launching.ts';
import { giveBonuses } from './maritime.ts';
import { rule1865 } from './rule.ts';

const isMine = (table: Table1865, hex: HexId): boolean => boardOf(table).mineHexes.includes(hex);

/** Mines the company may give up (5.4). */
export const ownMines = (table: Table1865, corp: CorpId): readonly HexId[] =>
  stationsOf(table.stations, corp).filter((hex) => isMine(table, hex));

/** Markers of the target where the acquirer has none. */
export function replaceable(table: Table1865, { corp, target }: ReplaceFrame): readonly HexId[] {
  const own = stationsOf(table.stations, corp);
  return stationsOf(table.stations, target).filter((hex) => !own.includes(hex));
}

/**
 * Must replaced markers have a direct route to another marker of the company? When there are fewer than "all the tokens
 * of the target company", mines included (5.4, ruling 48); by C.5 always (V37).
 */
export function mustConnect(table: Table1865, frame: ReplaceFrame): boolean {
  if (formOf(table).replacedMarkersConnected === 'always') return true;
  const all = replaceable(table, frame).filter((hex) => inDistrict(table, frame, [hex]) <= 1);
  return (table.charters[frame.corp] ?? 0) < all.length;
}

/** The first marker of the choice that would stand alone. */
function unconnected(table: Table1865, frame: ReplaceFrame, hexes: readonly HexId[]): HexId | undefined {
  if (!mustConnect(table, frame)) return undefined;
  const { board, crossing } = boardOf(table);
  const all = [...stationsOf(table.stations, frame.corp), ...hexes];
  return hexes.find(
    (hex) => !all.some((other) => other !== hex && isDirectEnd(board, table.map, crossing, hex, other)),
  );
}

function inDistrict(table: Table1865, frame: ReplaceFrame, hexes: readonly HexId[]): number {
  const own = stationsOf(table.stations, frame.corp);
  return boardOf(table).carbonia.filter((hex) => own.includes(hex) || hexes.includes(hex)).length;
}

function isPossible(table: Table1865, frame: ReplaceFrame, hexes: readonly HexId[]): boolean {
  return (
    hexes.length <= (table.charters[frame.corp] ?? 0) &&
    inDistrict(table, frame, hexes) <= 1 &&
    unconnected(table, frame, hexes) === undefined
  );
}

const citiesIn = (table: Table1865, hexes: readonly HexId[]): number =>
  hexes.filter((hex) => !isMine(table, hex)).length;

interface KnownSets {
  readonly map: Table1865['map'];
  readonly key: string;
  readonly sets: readonly (readonly HexId[])[];
}

const setsKnown = memo2<Table1865['stations'], Table1865['charters'], { last?: KnownSets }>(() => ({}));

/** All sets of markers that can be replaced together, in a fixed order. */
function possibleSets(table: Table1865, frame: ReplaceFrame): readonly (readonly HexId[])[] {
  const known = setsKnown(table.stations, table.charters);
  const key = `${frame.corp} ${frame.target}`;
  if (known.last?.map === table.map && known.last.key === key) return known.last.sets;
  const sets = findSets(table, frame);
  known.last = { map: table.map, key, sets };
  return sets;
}

function findSets(table: Table1865, frame: ReplaceFrame): readonly (readonly HexId[])[] {
  const all = replaceable(table, frame);
  const sets: HexId[][] = [];
  for (let bits = 0; bits < 1 << all.length; bits++) {
    const hexes = all.filter((_, n) => bits & (1 << n));
    if (isPossible(table, frame, hexes)) sets.push(hexes);
  }
  return sets;
}

/** As many city markers as can be replaced at all; the president chooses among the sets that do (ruling 48). */
export function replacements(table: Table1865, frame: ReplaceFrame): readonly (readonly HexId[])[] {
  const sets = possibleSets(table, frame);
  const most = Math.max(0, ...sets.map((hexes) => citiesIn(table, hexes)));
  return sets.filter((hexes) => citiesIn(table, hexes) === most);
}

type Replace = ActionOf<'replaceMarkers'>;
type ReplaceRule = Rule<Table1865, ReplaceFrame, Replace>;

/** 5.4 What guards the replacement of markers after an absorption. */
export const replaceRules: readonly ReplaceRule[] = [
  rule1865('5.4', 'replace.notTheirs', (table, frame, { hexes }) => {
    const all = replaceable(table, frame);
    const wrong = hexes.find((hex, n) => !all.includes(hex) || hexes.indexOf(hex) !== n);
    return wrong !== undefined && { hex: wrong, corp: frame.target };
  }),
  rule1865('5.4', 'replace.tooMany', (table, frame, { hexes }) => {
    const left = table.charters[frame.corp] ?? 0;
    return hexes.length > left && { corp: frame.corp, count: left };
  }),
  rule1865('4.3', 'replace.carbonia', (table, frame, { hexes }) => {
    return inDistrict(table, frame, hexes) > 1 && { corp: frame.corp };
  }),
  rule1865({ final: '5.4', proto: 'C.5 §6.3' }, 'replace.notConnected', (table, frame, { hexes }) => {
    const hex = unconnected(table, frame, hexes);
    return hex !== undefined && { hex };
  }),
  rule1865('5.4', 'replace.citiesFirst', (table, frame, { hexes }) => {
    const most = Math.max(0, ...possibleSets(table, frame).map((set) => citiesIn(table, set)));
    return citiesIn(table, hexes) < most && { count: most };
  }),
];

/** Without cost and without chips (ruling 49); L.50 for each city where the acquirer is already (5.4). */
export function replaceMarkers(tx: Tx1865, frame: ReplaceFrame, hexes: readonly HexId[]): void {
  const { corp, target } = frame;
  for (const hex of stationsOf(tx.table.stations, target)) {
    const shared = stationsOf(tx.table.stations, corp).includes(hex);
    tx.emit({ type: 'tokenTaken', corp: target, hex, to: 'lost' });
    if (shared) pay(tx, BANK, corp, boardOf(tx.table).figures.synergy, 'synergy');
    if (!hexes.includes(hex)) continue;
    tx.emit({ type: 'tokenPlaced', corp, hex, slot: firstFreeSlot(tx.table, hex) });
  }
  tx.emit({ type: 'markersReplaced', corp, target, hexes });
  giveBonuses(tx, corp);
}
