import { about } from '@binario/kernel';
import { BANK, type CorpId, cashOf, type HexId, type PlayerId, POOL, pay } from '@binario/rail';
import type { Action18fb, ActionOf, DepositHelp } from '../actions.ts';
import { boardOf } from '../board/of.ts';
import type { Tx18fb } from '../effects.ts';
import { type Corp, nationalIds, UNIFICATION } from '../ids.ts';
import { PRESIDENT } from '../stock.ts';
import { factsOf, OFFER, phaseNumber, type Table18fb } from '../table.ts';
import { cardOfCorp, depositDue, helpsFor } from './deposits.ts';
import { type PurchaseRule, rule18fb } from './rule.ts';
import { percentHeld, singlesOf } from './shares.ts';
import { freeCities } from './slots.ts';
import { layHome } from './tokens.ts';

/** Of every company started from phase 5 on so much must be sold before it floats (3.5). */
const FLOATS_AT = 60;

const values = (table: Table18fb): readonly number[] => boardOf(table).phases[table.phase]?.startValues ?? [];

/** Companies whose concession can be had for the first time (boardOf(table).phases 1 to 4). */
export const openConcessions = (table: Table18fb): readonly CorpId[] =>
  Object.keys(table.companies).filter((corp) => isGrantable(table, corp));

function isGrantable(table: Table18fb, corp: CorpId): boolean {
  const facts = factsOf(table, corp);
  return facts.standing === 'unfloated' && facts.concession === BANK && phaseNumber(table) < UNIFICATION;
}

/** From phase 5 on: any company nobody has started, nationals aside. */
export const startable = (table: Table18fb): readonly CorpId[] =>
  Object.keys(table.companies).filter((corp) => isStartable(table, corp));

const isStartable = (table: Table18fb, corp: CorpId): boolean =>
  phaseNumber(table) >= UNIFICATION &&
  factsOf(table, corp).standing === 'unfloated' &&
  !(nationalIds as readonly string[]).includes(corp);

type Granting = ActionOf<'acquireConcession'>;
const asGranting = (action: Action18fb): Granting | undefined =>
  action.type === 'acquireConcession' ? action : undefined;

/** 3.2.2 What guards the start of a company. */
export const startingRules: readonly PurchaseRule[] = about(
  ['acquireConcession', 'startCompany'],
  [
    rule18fb('3.2.2', 'concession.notOpen', (table, _frame, action) => {
      const buy = asGranting(action);
      return !!buy && !isGrantable(table, buy.corp) && { corp: buy.corp };
    }),
    rule18fb('3.5', 'start.notOpen', (table, _frame, action) => {
      return action.type === 'startCompany' && !isStartable(table, action.corp) && { corp: action.corp };
    }),
    rule18fb('2.2.2', 'start.valueOfPhase', (table, _frame, action) => {
      const par = action.type === 'acquireConcession' || action.type === 'startCompany' ? action.par : undefined;
      const able = values(table);
      return par !== undefined && !able.includes(par) && { value: par, values: able.map(String) };
    }),
    rule18fb('2.7', 'concession.cardNotYours', (table, _frame, action) => {
      const buy = asGranting(action);
      return !!buy && !helpsFor(table, buy.corp, action.by).includes(buy.help) && { corp: buy.corp };
    }),
    rule18fb('3.2.2', 'concession.cannotPay', (table, _frame, action) => {
      const buy = asGranting(action);
      const cost = buy ? depositDue(table, buy.corp, buy.help) + 2 * buy.par : 0;
      const cash = cashOf(table, action.by);
      return !!buy && cost > cash && { corp: buy.corp, cost, cash };
    }),
    rule18fb('3.5', 'start.noMoney', (table, _frame, action) => {
      const cost = action.type === 'startCompany' ? 2 * action.par : 0;
      const cash = cashOf(table, action.by);
      return action.type === 'startCompany' && cost > cash && { corp: action.corp, cost, cash };
    }),
    rule18fb('3.5.3', 'start.noFreeCity', (table, _frame, action) => {
      const homeless =
        action.type === 'startCompany' && boardOf(table).corpDefs[action.corp as Corp].homes.length === 0;
      return homeless && freeCities(table, action.corp).length === 0 && { corp: action.corp };
    }),
  ],
);

/** Where the player may begin: FP has two bases, SFM every city with a free slot; the others are never asked. */
export const homesFor = (table: Table18fb, corp: CorpId): readonly HexId[] => {
  const { homes } = boardOf(table).corpDefs[corp as Corp];
  return homes.length > 0 ? homes : freeCities(table, corp);
};

/** A company that has a choice of homes is given one. */
export interface HomeFrame {
  readonly step: 'chooseHome';
  readonly corp: CorpId;
}

/** The marker under the others, the presidential certificate for twice the par into the treasury (3.2.2). */
function bringIn(tx: Tx18fb, by: PlayerId, corp: CorpId, par: number): void {
  tx.emit({ type: 'markerMoved', corp, to: boardOf(tx.table).startCells[par] as { row: number; col: number } });
  pay(tx, by, corp, 2 * par, 'certificate');
  tx.emit({ type: 'certMoved', corp, cert: PRESIDENT, to: by });
  if (factsOf(tx.table, corp).home === null) tx.owe({ step: 'chooseHome', corp } as HomeFrame);
}

const steps = (table: Table18fb): number => boardOf(table).phases[table.phase]?.tileSteps ?? 0;

/** Deposit to the bank, then the company starts and floats at once (rulings G1, P3). */
export function acquireConcession(tx: Tx18fb, by: PlayerId, corp: CorpId, par: number, help: DepositHelp): void {
  const deposit = depositDue(tx.table, corp, help);
  tx.emit({ type: 'concessionGranted', corp, player: by, deposit, par });
  if (help === 'bayard' || help === 'both') tx.emit({ type: 'cardUsed', private: 'Bayard', corp });
  pay(tx, by, BANK, deposit, 'deposit');
  tx.emit({ type: 'started', corp, par });
  bringIn(tx, by, corp, par);
  tx.emit({ type: 'floated', corp, standing: 'building', steps: steps(tx.table) });
}

/** From phase 5 on there is no concession; the company floats when 60 % are sold (ruling U4). */
export function startCompany(tx: Tx18fb, by: PlayerId, corp: CorpId, par: number): void {
  tx.emit({ type: 'companyStarted', corp, par, player: by });
  bringIn(tx, by, corp, par);
  floatIfSold(tx, corp);
}

/** A base is named; SFM lays its token there at once (ruling U7). */
export function chooseHome(tx: Tx18fb, corp: CorpId, hex: HexId): void {
  tx.emit({ type: 'homeChosen', corp, hex });
  if (boardOf(tx.table).corpDefs[corp as Corp].homes.length > 0) return;
  layHome(tx, corp, hex);
}

/** Shares that nobody paid for: given with a political card (ruling K3). */
function freeShares(table: Table18fb, corp: CorpId): number {
  const card = cardOfCorp(corp);
  return card !== undefined && table.given.includes(card) ? 1 : 0;
}

/** Full capital, and what is unsold goes to the pool (ruling U4). */
export function floatIfSold(tx: Tx18fb, corp: CorpId): void {
  const { standing, par } = factsOf(tx.table, corp);
  const sold = 100 - percentHeld(tx.table, corp, OFFER);
  if (standing !== 'started' || sold < FLOATS_AT || par === null) return;
  tx.emit({ type: 'floated', corp, standing: 'definitive', steps: steps(tx.table) });
  const paid = (sold / 10 - freeShares(tx.table, corp)) * par;
  pay(tx, BANK, corp, 10 * par - paid, 'capital');
  for (const cert of singlesOf(tx.table, corp, OFFER)) tx.emit({ type: 'certMoved', corp, cert, to: POOL });
}
