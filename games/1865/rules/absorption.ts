import { about, type Rule } from '@binario/kernel';
import {
  BANK,
  type CorpFrame,
  type CorpId,
  cashOf,
  isPlayer,
  POOL,
  pay,
  percentOf,
  privatesOf,
  stationsOf,
  trainsOf,
} from '@binario/rail';
import { isDirectEnd } from '@binario/track';
import type { Action1865 } from '../actions.ts';
import { MOST_MARKERS, OFFER } from '../data/companies.ts';
import type { Tx1865 } from '../effects.ts';
import { boardOf, factsOf, isRun, presidentOf, price, type Table1865 } from '../table.ts';
import { giveBonuses } from './maritime.ts';
import { giveBack } from './phases.ts';
import { certsIn, shareIn, singlesOf } from './presidency.ts';
import { premiumPrice } from './rank.ts';
import { rule1865, type Sections } from './rule.ts';
import { hasOperated } from './selling.ts';

/** Two companies of one president, one of which absorbs the other. */
export interface Pair {
  readonly acquirer: CorpId;
  readonly target: CorpId;
}

/** The two companies of a wish: absorbing in one's own turn, or being absorbed in it (5.1). */
export function pairOf(frame: CorpFrame, action: Action1865): Pair | undefined {
  if (action.type === 'absorb') return { acquirer: frame.corp, target: action.corp };
  return action.type === 'beAbsorbed' ? { acquirer: action.corp, target: frame.corp } : undefined;
}

/** Markers in the same city, or a direct route between a marker of each (5.2). */
export function areConnected(table: Table1865, { acquirer, target }: Pair): boolean {
  const { board, crossing } = boardOf(table);
  const [ours, theirs] = [stationsOf(table.stations, acquirer), stationsOf(table.stations, target)];
  // A route leads both ways: it is sought from the side that has fewer places to begin.
  const [from, to] = ours.length <= theirs.length ? [ours, theirs] : [theirs, ours];
  return from.some((hex) => {
    if (to.includes(hex)) return true;
    return to.some((other) => isDirectEnd(board, table.map, crossing, hex, other));
  });
}

/** Shares in play times what a share costs in the zone of the target (5.3): certificates of the offer are not paid. */
export function compensation(table: Table1865, target: CorpId): number {
  const inPlay = (100 - percentOf(certsIn(table, target), OFFER)) / shareIn(table, target);
  return inPlay * premiumPrice(table, target);
}

/** Own shares the pool would still take (5.3). */
export function sharesForSale(table: Table1865, corp: CorpId): number {
  const room = Math.floor(
    (boardOf(table).figures.poolLimit - percentOf(certsIn(table, corp), POOL)) / shareIn(table, corp),
  );
  return Math.max(0, Math.min(singlesOf(table, corp, OFFER).length, room));
}

const loansOf = (table: Table1865, { acquirer, target }: Pair): number =>
  factsOf(table, acquirer).loans + factsOf(table, target).loans;

/** All the acquirer can raise: both treasuries, own shares, state loans (5.3). */
export function meansFor(table: Table1865, pair: Pair): number {
  const { acquirer, target } = pair;
  const { loan, mostLoans } = boardOf(table).figures;
  return (
    cashOf(table, acquirer) +
    cashOf(table, target) +
    sharesForSale(table, acquirer) * price(table, acquirer) +
    Math.max(0, mostLoans - loansOf(table, pair)) * loan
  );
}

type AbsorbRule = Rule<Table1865, CorpFrame, Action1865>;

/** A guard over both companies of the wish. */
function pairRule(
  sections: Sections,
  key: Parameters<typeof rule1865>[1],
  breach: (table: Table1865, pair: Pair) => false | Readonly<Record<string, string | number>>,
): AbsorbRule {
  return rule1865(sections, key, (table, frame, action) => {
    const pair = pairOf(frame, action);
    return !!pair && breach(table, pair);
  });
}

const wishes = ['absorb', 'beAbsorbed'];

/** 5.1 What guards an absorption. */
export const absorbRules: readonly AbsorbRule[] = about(wishes, [
  pairRule({ final: '5.1', proto: 'C.5 §5.5' }, 'absorb.notFloated', (table, pair) => {
    const off = [pair.acquirer, pair.target].find((corp) => !isRun(table, corp));
    return (off !== undefined || pair.acquirer === pair.target) && { corp: off ?? pair.target };
  }),
  pairRule('5.1', 'absorb.otherPresident', (table, { acquirer, target }) => {
    return presidentOf(table, acquirer) !== presidentOf(table, target) && { acquirer, target };
  }),
  rule1865('5.1', 'absorb.hasOperated', (table, _frame, action) => {
    return action.type === 'absorb' && table.operated.includes(action.corp) && { corp: action.corp };
  }),
  rule1865('5.1', 'absorb.turnBegun', (table, frame, action) => {
    return action.type === 'beAbsorbed' && table.turn.begun && { corp: frame.corp };
  }),
  pairRule('5.2', 'absorb.newCompany', (table, pair) => {
    const fresh = [pair.acquirer, pair.target].find((corp) => !hasOperated(table, corp));
    return fresh !== undefined && { corp: fresh };
  }),
  pairRule('5.2', 'absorb.notConnected', (table, pair) => !areConnected(table, pair) && { ...pair }),
  pairRule('5.5', 'absorb.tooManyLoans', (table, pair) => {
    return loansOf(table, pair) > boardOf(table).figures.mostLoans && { ...pair, loans: loansOf(table, pair) };
  }),
  pairRule('5.2', 'absorb.noMoney', (table, pair) => {
    const cost = compensation(table, pair.target);
    const means = meansFor(table, pair);
    return cost > means && { ...pair, cost, means };
  }),
]);

/** After an absorption the acquirer chooses which mines it leaves. */
export interface VacateFrame {
  readonly step: 'vacateMines';
  readonly corp: CorpId;
}

/** After an absorption the acquirer chooses which of the target's markers it replaces (5.4). */
export interface ReplaceFrame {
  readonly step: 'replaceMarkers';
  readonly corp: CorpId;
  readonly target: CorpId;
}

/** 5.3 and 5.4: the money, the assets, and then what the president must choose. */
export function absorb(tx: Tx1865, pair: Pair): void {
  const { acquirer, target } = pair;
  tx.emit({ type: 'absorptionDeclared', acquirer, target });
  pay(tx, target, acquirer, cashOf(tx.table, target), 'absorbed');
  const cost = compensation(tx.table, target);
  raiseCompensation(tx, pair, cost);
  compensate(tx, pair);
  takeOver(tx, pair);
  giveBack(tx, acquirer);
  tx.owe({ step: 'vacateMines', corp: acquirer } as VacateFrame);
  tx.owe({ step: 'replaceMarkers', corp: acquirer, target } as ReplaceFrame);
}

/** Cash first, own shares one by one as far as it is short, loans for the rest (5.3, ruling 68). */
function raiseCompensation(tx: Tx1865, pair: Pair, cost: number): void {
  const { acquirer } = pair;
  while (cashOf(tx.table, acquirer) < cost && sharesForSale(tx.table, acquirer) > 0) {
    const amount = price(tx.table, acquirer);
    tx.emit({ type: 'stockSold', by: acquirer, corp: acquirer, shares: 1, amount });
    const [cert] = singlesOf(tx.table, acquirer, OFFER);
    tx.emit({ type: 'certMoved', corp: acquirer, cert: cert as number, to: POOL });
    pay(tx, BANK, acquirer, amount, 'share');
  }
  const { loan } = boardOf(tx.table).figures;
  while (cashOf(tx.table, acquirer) < cost) {
    tx.emit({ type: 'loanTaken', corp: acquirer, amount: loan });
    pay(tx, BANK, acquirer, loan, 'loan');
  }
}

/** Players are paid, the bank for pool and Dragons. */
function compensate(tx: Tx1865, { acquirer, target }: Pair): void {
  const certs = certsIn(tx.table, target);
  const each = premiumPrice(tx.table, target);
  for (const holder of new Set(certs.map((cert) => cert.holder))) {
    if (holder === OFFER) continue;
    const amount = (percentOf(certs, holder) / shareIn(tx.table, target)) * each;
    pay(tx, acquirer, isPlayer(holder) ? holder : BANK, amount, 'compensation');
  }
}

/** Chips, trains, cards and loans change hands; the target is to be launched anew; seven markers in all (5.4). */
function takeOver(tx: Tx1865, { acquirer, target }: Pair): void {
  const { chips, loans } = factsOf(tx.table, target);
  if (chips > 0) tx.emit({ type: 'chipsPassed', from: target, to: acquirer, count: chips });
  for (const train of trainsOf(tx.table, target)) tx.emit({ type: 'trainMoved', train, to: acquirer });
  for (const card of privatesOf(tx.table, target)) tx.emit({ type: 'privateMoved', private: card, to: acquirer });
  if (loans > 0) tx.emit({ type: 'loansPassed', from: target, to: acquirer });
  tx.emit({ type: 'absorbed', corp: target, by: acquirer });
  const count = MOST_MARKERS - factsOf(tx.table, acquirer).markers;
  if (count > 0) tx.emit({ type: 'markersGranted', corp: acquirer, count });
  // Cards bring their bonus at once (2.6): what lies on a mine that is given up next still counts.
  giveBonuses(tx, acquirer);
}
