import { about, type Frame } from '@binario/kernel';
import { type CorpId, faceAt, facesOf, type HexId, hexNumber, type PlayerId, pay, percentOf } from '@binario/rail';
import { slotsOn } from '@binario/track';
import type { Action1865, ActionOf } from '../actions.ts';
import { MINOR_MARKERS, MOST_MARKERS, OFFER, PRESIDENT } from '../data/companies.ts';
import type { Tx1865 } from '../effects.ts';
import {
  boardOf,
  type CompanyFacts,
  factsOf,
  formOf,
  isOnBoard,
  phaseNumber,
  phaseOf,
  presidentIfAny,
  type Table1865,
} from '../table.ts';
import { giveBonuses } from './maritime.ts';
import { enterMarket } from './market.ts';
import { certsIn, shareIn, singlesOf } from './presidency.ts';
import { rule1865 } from './rule.ts';
import type { StockRule } from './selling.ts';

/** How much of a company must be sold before it operates. */
export const FLOAT_PERCENT = 60;

/** Spaces of a city that no marker fills. */
export function freeSlots(table: Table1865, hex: HexId): number {
  const { board } = boardOf(table);
  const n = hexNumber(board, hex);
  const tokens = slotsOn(board, table.stations)[n];
  let free = facesOf(board, table.map)[n]?.stops[0]?.slots ?? 0;
  if (tokens) for (const token of tokens) if (token !== null) free--;
  return free;
}

/** Where a re-launched company may have its home: any city of the map in play with a free slot (5.3). */
export const freeHomes = (table: Table1865): readonly HexId[] =>
  boardOf(table).cityHexes.filter((hex) => isFreeHome(table, hex));

const isFreeHome = (table: Table1865, hex: HexId): boolean => freeSlots(table, hex) > 0;

const hasFreeHome = (table: Table1865): boolean => boardOf(table).cityHexes.some((hex) => isFreeHome(table, hex));

const soldPercent = (table: Table1865, corp: CorpId): number => 100 - percentOf(certsIn(table, corp), OFFER);

const asLaunch = (action: Action1865): ActionOf<'launch'> | undefined =>
  action.type === 'launch' ? action : undefined;

/** Would this share float the company? While nobody runs it, only one that gives it a president (V34). */
function wouldFloat(table: Table1865, { corp, by, from }: ActionOf<'buyCert'>): boolean {
  if (table.companies[corp]?.standing !== 'launched') return false;
  if (presidentIfAny(table, corp) === undefined && singlesOf(table, corp, by).length === 0) return false;
  const more = from === 'offer' ? shareIn(table, corp) : 0;
  return soldPercent(table, corp) + more >= FLOAT_PERCENT;
}

const choosesHome = (table: Table1865, corp: CorpId): boolean => table.companies[corp]?.relaunch === true;

/** A re-launched company that has no home and would find none. */
const findsNoHome = (table: Table1865, corp: CorpId): boolean =>
  choosesHome(table, corp) && factsOf(table, corp).home === null && !hasFreeHome(table);

const startingRules: readonly StockRule[] = about('launch', [
  rule1865('3.6', 'launch.notOpen', (table, _frame, action) => {
    const launch = asLaunch(action);
    return !!launch && table.companies[launch.corp]?.standing !== 'unlaunched' && { corp: launch.corp };
  }),
  rule1865('3.6', 'launch.valueOfPhase', (table, _frame, action) => {
    const launch = asLaunch(action);
    const { startValues } = phaseOf(table);
    return !!launch && !startValues.includes(launch.value) && { value: launch.value, values: startValues.map(String) };
  }),
]);

const homeToBeFound: readonly StockRule[] = [
  ...about<Table1865, Frame, Action1865>(
    ['launch', 'buyPresidency'],
    [
      rule1865({ final: '5.3', proto: 'C.5 §5.2' }, 'launch.noFreeCity', (table, _frame, action) => {
        if (action.type !== 'launch' && action.type !== 'buyPresidency') return false;
        return findsNoHome(table, action.corp) && { corp: action.corp };
      }),
    ],
  ),
  ...about<Table1865, Frame, Action1865>('buyCert', [
    rule1865('C.5 §5.2', 'float.noFreeCity', (table, _frame, action) => {
      if (action.type !== 'buyCert' || !wouldFloat(table, action)) return false;
      return findsNoHome(table, action.corp) && { corp: action.corp };
    }),
  ]),
];

/** 3.6 What guards the launch of a company. */
export const launchRules: readonly StockRule[] = [...startingRules, ...homeToBeFound];

/** The president of a company that is launched again chooses its new home. */
export interface HomeFrame {
  readonly step: 'chooseHome';
  readonly corp: CorpId;
}

/** The presidential certificate is bought, the value set (3.6); a re-launched company gets its new home (4.4). */
export function launch(tx: Tx1865, player: PlayerId, corp: CorpId, value: number): void {
  tx.emit({ type: 'launched', corp, value, player });
  pay(tx, player, corp, 2 * value, 'presidency');
  tx.emit({ type: 'certMoved', corp, cert: PRESIDENT, to: player });
  if (formOf(tx.table).valueTokenAt === 'launch') enterMarket(tx, corp, value);
  if (choosesHome(tx.table, corp) && formOf(tx.table).newHomeAt === 'launch') {
    tx.owe({ step: 'chooseHome', corp } as HomeFrame);
  }
}

/** A marker in a city of the map: the home of a company. */
export function placeHome(tx: Tx1865, corp: CorpId, hex: HexId): void {
  tx.emit({ type: 'homeChosen', corp, hex });
  tx.emit({ type: 'markersGranted', corp, count: 1 });
  tx.emit({ type: 'tokenPlaced', corp, hex, slot: firstFreeSlot(tx.table, hex) });
  // In C.5 the home is chosen at flotation, and the rest of it follows (V16).
  if (factsOf(tx.table, corp).standing === 'floated') equip(tx, corp);
}

/** The slot of a city that the next marker takes: markers stand without gaps. */
export const firstFreeSlot = (table: Table1865, hex: HexId): number => (table.stations[hex] ?? []).length;

/** 60 % sold: the company floats, at once and for good (3.6, ruling 65). It needs somebody to run it (C.5, V34). */
export function floatIfSold(tx: Tx1865, corp: CorpId): void {
  const facts = factsOf(tx.table, corp);
  if (facts.standing !== 'launched' || soldPercent(tx.table, corp) < FLOAT_PERCENT) return;
  if (presidentIfAny(tx.table, corp) === undefined) return;
  const form = formOf(tx.table);
  const { value } = facts;
  tx.emit({ type: 'floated', corp, row: form.startRow(phaseNumber(tx.table)) });
  if (form.valueTokenAt === 'flotation') enterMarket(tx, corp, value as number);
  if (facts.home === null) tx.owe({ step: 'chooseHome', corp } as HomeFrame);
  else equip(tx, corp);
}

function markersFor(table: Table1865, facts: CompanyFacts): number {
  if (facts.status === 'minor') return MINOR_MARKERS;
  return facts.relaunch ? formOf(table).relaunchMarkers(phaseNumber(table)) : MOST_MARKERS;
}

/** Markers by type, and the chips of the home as it is now (3.6, ruling 7). */
function equip(tx: Tx1865, corp: CorpId): void {
  const facts = factsOf(tx.table, corp);
  tx.emit({ type: 'markersGranted', corp, count: markersFor(tx.table, facts) - facts.markers });
  const home = faceAt(boardOf(tx.table).board, tx.table.map, facts.home as HexId).stops[0];
  takeChips(tx, corp, home?.value ?? 0, 'home');
  giveBonuses(tx, corp);
}

/** The company takes chips of traffic; `why` is told in the log. */
export function takeChips(tx: Tx1865, corp: CorpId, count: number, why: string): void {
  if (count > 0) tx.emit({ type: 'chipsTaken', corp, count, why });
}

/** What guards the choice of a home. */
export const homeRules = [
  rule1865<HomeFrame, ActionOf<'chooseHome'>>(
    { final: '6.1', proto: 'C.5 §1' },
    'home.notInPlay',
    (table, _frame, { hex }) => !isOnBoard(table, hex) && { hex },
  ),
  rule1865<HomeFrame, ActionOf<'chooseHome'>>(
    { final: '5.3', proto: 'C.5 §5.2' },
    'home.notFree',
    (table, _frame, action) => {
      return !freeHomes(table).includes(action.hex) && { hex: action.hex };
    },
  ),
];
