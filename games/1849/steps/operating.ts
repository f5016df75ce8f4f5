import { become, call, done, type Frame, idle } from '@binario/kernel';
import type { CorpId } from '@binario/rail';
import type { Tx1849 } from '../effects.ts';
import { forgetOrderOnly, forgetSales } from '../rules/market.ts';
import { factsOf, hasVariant, inMarketOrder, isStarted, plays18xx, presidentOf, type Table1849 } from '../table.ts';
import { standing } from './anyTime.ts';
import { payPrivates } from './auction.ts';
import { askPutOffLoan } from './bankruptcy.ts';
import type { Step1849 } from './step.ts';

/** One operating round of a set (10). */
export interface OperatingRoundFrame extends Frame {
  readonly step: 'operatingRound';
  /** Number of the set, as of the stock round before it, and of the round in it. */
  readonly set: number;
  readonly number: number;
  readonly of: number;
  readonly begun: boolean;
  readonly operated: readonly CorpId[];
}

/** Always the highest that has not operated: sales in between may change the order (RUL-35). */
function nextToOperate(table: Table1849, operated: readonly CorpId[]): CorpId | undefined {
  const order = table.keptOrder?.filter((corp) => isStarted(table, corp)) ?? inMarketOrder(table);
  return order.find((corp) => !operated.includes(corp));
}

export const operatingRound: Step1849<OperatingRoundFrame> = {
  begin(tx, frame) {
    if (!frame.begun) {
      tx.emit({ type: 'noted', note: 'operatingRound', params: { set: frame.set, number: frame.number } });
      tx.emit({ type: 'orderKept', corps: null });
      payPrivates(tx);
      return become<OperatingRoundFrame>({ ...frame, begun: true });
    }
    const corp = nextToOperate(tx.table, frame.operated);
    if (corp === undefined) return done();
    tx.emit({ type: 'turnBegan', corp });
    askPutOffLoan(tx);
    if (plays18xx(tx.table, 'saleMemoryLastsRound')) forgetOrderOnly(tx);
    else forgetSales(tx);
    return call<CorpTurnFrame, OperatingRoundFrame>(
      { step: 'corpTurn', corp, todo: turnSteps(tx.table) },
      { ...frame, operated: [...frame.operated, corp] },
    );
  },
};

/** The steps of a turn in the order of section 10; those of the variants as section 14 puts them. */
function turnSteps(table: Table1849): readonly string[] {
  return [
    'layTrack',
    'placeToken',
    'runTrains',
    ...(hasVariant(table, 'acquiringTokens') ? ['acquireToken'] : []),
    ...(hasVariant(table, 'electricDreams') ? ['buyEToken'] : []),
    'buyTrains',
    'finance',
    ...(hasVariant(table, 'bonds') ? ['payInterest', 'repayBond', 'issueBond'] : []),
    'endTurn',
  ];
}

export interface CorpTurnFrame extends Frame {
  readonly step: 'corpTurn';
  readonly corp: CorpId;
  readonly todo: readonly string[];
}

/** A corporation's turn: its steps one after another, and what may be done at any moment of it. */
export const corpTurn: Step1849<CorpTurnFrame> = {
  gone: (table, frame) => (isStarted(table, frame.corp) ? undefined : 'closed'),
  begin(tx, frame) {
    const [next, ...todo] = frame.todo;
    if (next !== undefined) return call({ step: next, corp: frame.corp }, { ...frame, todo });
    finishTurn(tx, frame.corp);
    return done();
  },
  standing,
};

/** The first finished turn opens the stock to sale (9.2); a corporation that has been at L.377 ends the game (13). */
function finishTurn(tx: Tx1849, corp: CorpId): void {
  tx.emit({ type: 'corpNoted', corp, facts: { turns: factsOf(tx.table, corp).turns + 1 } });
  if (tx.table.reachedEnd.includes(corp)) tx.emit({ type: 'ended', reason: 'price' });
}

/** Asked only while something may still be bought "at any moment". */
export const endTurn: Step1849<{ readonly step: 'endTurn'; readonly corp: CorpId }> = {
  actions: ['pass'],
  gone: (table, frame) => (isStarted(table, frame.corp) ? undefined : 'closed'),
  begin: (_tx, frame) => idle(frame),
  actors: (table, frame) => [presidentOf(table, frame.corp)],
  options: (_table, _frame, by) => [{ type: 'pass', by }],
  take: () => done(),
};
