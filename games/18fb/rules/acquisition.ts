import { about, type Rule } from '@binario/kernel';
import {
  type CorpFrame,
  type CorpId,
  cashOf,
  GONE,
  isPlayer,
  type PlayerId,
  type PrivateId,
  pay,
  trainsOf,
} from '@binario/rail';
import type { Action18fb } from '../actions.ts';
import { boardOf } from '../board/of.ts';
import type { Tx18fb } from '../effects.ts';
import { CONVENTIONS, type Regional } from '../ids.ts';
import { factsOf, phaseNumber, regionalOf, type Table18fb } from '../table.ts';
import { isLeasing } from './dividends.ts';
import { rule18fb } from './rule.ts';
import { revenueOf } from './running.ts';
import { isLinkedTo } from './tokens.ts';
import { faceValue } from './trains.ts';

/** Treasury, earnings with present trains and markers, nominal value (ruling R7). */
export const acquisitionPrice = (table: Table18fb, regional: PrivateId): number =>
  cashOf(table, regional) + revenueOf(table, regional) + boardOf(table).regionalDefs[regional as Regional].nominal;

/** Leased trains that so much money pays, all of one price (ruling F8). */
function leasesPayable(table: Table18fb, corp: CorpId, money: number): number {
  const { leased } = factsOf(table, corp);
  const [first] = leased;
  return first === undefined ? 0 : Math.min(leased.length, Math.floor(money / faceValue(table, first)));
}

const as = (action: Action18fb): PrivateId | undefined =>
  action.type === 'acquireRegional' ? action.private : undefined;

/** 3.6.3 What guards the acquisition of a regional company. */
export const acquisitionRules: readonly Rule<Table18fb, CorpFrame, Action18fb>[] = about('acquireRegional', [
  rule18fb('3.6.3', 'acquire.phase', (table, _frame, action) => {
    return as(action) !== undefined && phaseNumber(table) < CONVENTIONS && { phase: table.phase };
  }),
  rule18fb('3.6.3', 'acquire.noOwner', (table, _frame, action) => {
    const regional = as(action);
    if (regional === undefined) return false;
    const owned = table.regionals[regional]?.standing === 'open' && isPlayer(table.privates[regional] ?? GONE);
    return !owned && { private: regional };
  }),
  rule18fb('3.6.3', 'acquire.noMoney', (table, frame, action) => {
    const regional = as(action);
    if (regional === undefined) return false;
    const [cost, cash] = [acquisitionPrice(table, regional), cashOf(table, frame.corp)];
    return cost > cash && { corp: frame.corp, private: regional, cost, cash };
  }),
  rule18fb('3.6.1', 'acquire.leaseFirst', (table, frame, action) => {
    const regional = as(action);
    if (regional === undefined || !isLeasing(table, frame.corp)) return false;
    const cash = cashOf(table, frame.corp);
    const left = cash - acquisitionPrice(table, regional) + cashOf(table, regional);
    const fewer = leasesPayable(table, frame.corp, left) < leasesPayable(table, frame.corp, cash);
    return fewer && { corp: frame.corp, private: regional };
  }),
  rule18fb('3.6.3', 'acquire.notLinked', (table, frame, action) => {
    const regional = as(action);
    if (regional === undefined) return false;
    const { home } = boardOf(table).regionalDefs[regional as Regional];
    return !isLinkedTo(table, frame.corp, home) && { corp: frame.corp, private: regional };
  }),
]);

/** The owner is paid, and is not asked; trains are ordinary ones from now on (3.6.3). */
export function acquireRegional(tx: Tx18fb, corp: CorpId, regional: PrivateId): void {
  const amount = acquisitionPrice(tx.table, regional);
  const owner = tx.table.privates[regional] as PlayerId;
  tx.emit({ type: 'regionalAcquired', regional, by: corp, from: owner, price: amount });
  pay(tx, corp, owner, amount, 'acquisition');
  pay(tx, regional, corp, cashOf(tx.table, regional), 'acquisition');
  tx.emit({ type: 'markersPassed', from: regional, to: corp, count: regionalOf(tx.table, regional).markers });
  for (const train of trainsOf(tx.table, regional)) tx.emit({ type: 'trainMoved', train, to: corp });
  tx.emit({ type: 'privateMoved', private: regional, to: GONE });
}
