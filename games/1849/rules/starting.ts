import { about } from '@binario/kernel';
import { BANK, type Cert, type CorpId, cashOf, type PlayerId, pay, priceAt } from '@binario/rail';
import type { ActionOf } from '../actions.ts';
import { boardOf } from '../board/boardOf.ts';
import { type Corp, certLayout, PRESIDENT } from '../data/corporations.ts';
import type { Tx1849 } from '../effects.ts';
import { phaseOf, plays18xx, type Table1849 } from '../table.ts';
import { garibaldiHomes, setGaribaldiAside } from './garibaldi.ts';
import { rule1849 } from './rule.ts';
import type { StockRule } from './stock.ts';
import { freeSlotFor } from './tokens.ts';

/** The only corporation that can be started now (9.4). One closed in this very round must wait for the next (11). */
export function nextToStart(table: Table1849): CorpId | undefined {
  const next = table.queue[0];
  return next !== undefined && table.closedNow.includes(next) ? undefined : next;
}

const asStart = (action: { readonly type: string }): ActionOf<'startCorp'> | undefined =>
  action.type === 'startCorp' ? (action as ActionOf<'startCorp'>) : undefined;

/** 9.4 What guards the start of a corporation. */
export const startRules: readonly StockRule[] = about('startCorp', [
  rule1849('9.4', 'start.nextInOrder', (table, _frame, action) => {
    const begin = asStart(action);
    return !!begin && nextToStart(table) !== begin.corp && { corp: begin.corp, next: nextToStart(table) ?? '' };
  }),
  rule1849('9.4', 'start.valueOfPhase', (table, _frame, action) => {
    const begin = asStart(action);
    const values = phaseOf(table).startValues;
    return !!begin && !values.includes(begin.value) && { value: begin.value, values: values.map(String) };
  }),
  rule1849('9.4', 'start.noMoney', (table, _frame, action) => {
    const begin = asStart(action);
    const cash = cashOf(table, action.by);
    return !!begin && 2 * begin.value > cash && { corp: begin.corp, cost: 2 * begin.value, cash };
  }),
]);

/** Charter, market marker, certificates and stations come into play; `payer` pays for the president's certificate. */
export function startCorporation(
  tx: Tx1849,
  corp: Corp,
  president: PlayerId,
  value: number,
  payer: PlayerId | 'bank',
): void {
  const { market, corps, file } = boardOf(tx.table);
  const cell = market.starts.get(value);
  if (!cell) throw new Error(`no starting space of ${value}`);
  const certs: readonly Cert[] = certLayout.map(({ percent, kind }, n) => ({
    percent,
    kind,
    holder: n === PRESIDENT ? president : corp,
  }));
  tx.emit({ type: 'corpStarted', corp, value, by: payer });
  tx.emit({ type: 'certsIssued', corp, certs });
  tx.emit({ type: 'markerMoved', corp, to: cell });
  tx.emit({ type: 'charterFilled', corp, tokens: file.limits.stations });
  pay(tx, payer, corp, 2 * priceAt(market.grid, cell), 'presidentCertificate');
  pay(tx, corp, BANK, corps[corp].tokenFee, 'tokenFee');
  const later = payer === BANK && plays18xx(tx.table, 'rsaHomeInStockRound');
  if (!later) goHome(tx, corp);
}

/** The first station goes to the home city; Garibaldi's president is asked which. */
export function goHome(tx: Tx1849, corp: Corp): void {
  const { homes } = boardOf(tx.table).corps[corp];
  if (homes.length === 1) placeHome(tx, corp, homes[0] as string);
  else tx.owe<HomeFrame>({ step: 'chooseHome', corp });
}

/** Garibaldi's president chooses its home (9.4.1). */
export interface HomeFrame {
  readonly step: 'chooseHome';
  readonly corp: Corp;
}

/** Puts a corporation's first station on its home. */
export function placeHome(tx: Tx1849, corp: CorpId, hex: string): void {
  tx.emit({ type: 'homePlaced', corp, hex, slot: freeSlotFor(tx.table, corp, hex) });
  setGaribaldiAside(tx);
}

/** 9.4.1 What guards the choice of a home. */
export const homeRules = [
  rule1849<HomeFrame, ActionOf<'chooseHome'>>('9.4.1', 'home.notFree', (table, _frame, action) => {
    return !garibaldiHomes(table).includes(action.hex) && { hex: action.hex };
  }),
];
