import { become, call, done, type Frame, idle } from '@binario/kernel';
import { BANK, type CorpId, isPlayer, pay } from '@binario/rail';
import { MARITIME_INCOME } from '../data/companies.ts';
import type { Tx1865 } from '../effects.ts';
import { mustBuyTrain } from '../rules/trains.ts';
import { formOf, isRun, operatingOrder, presidentOf, type Table1865 } from '../table.ts';
import { standing } from './anyTime.ts';
import type { Step1865 } from './step.ts';

export interface OperatingRoundFrame extends Frame {
  readonly step: 'operatingRound';
  /** Number of the set, as of the stock round before it, and of the round in it. */
  readonly set: number;
  readonly number: number;
  readonly begun: boolean;
}

/** The highest value among those that have not operated, looked up anew each time (4.1, ruling 23). */
function nextToOperate(table: Table1865): CorpId | undefined {
  return operatingOrder(table).find((corp) => !table.operated.includes(corp) && isRun(table, corp));
}

export const operatingRound: Step1865<OperatingRoundFrame> = {
  begin(tx, frame) {
    if (!frame.begun) {
      const { set, number } = frame;
      tx.emit({ type: 'noted', note: 'operatingRound', params: { set, number } });
      tx.emit({ type: 'operatingRoundBegan', set, number });
      payMaritime(tx);
      return become({ ...frame, begun: true } as OperatingRoundFrame);
    }
    const corp = nextToOperate(tx.table);
    if (corp === undefined) return done();
    tx.emit({ type: 'turnBegan', corp });
    return call({ step: 'companyTurn', corp, todo: formOf(tx.table).turn } as CompanyTurnFrame, frame);
  },
};

/** 4.1: L.20 for every card in the hand of a player. */
function payMaritime(tx: Tx1865): void {
  for (const holder of Object.values(tx.table.privates)) {
    if (isPlayer(holder)) pay(tx, BANK, holder, MARITIME_INCOME, 'maritime');
  }
}

export interface CompanyTurnFrame extends Frame {
  readonly step: 'companyTurn';
  readonly corp: CorpId;
  readonly todo: readonly string[];
}

/** Absorbed or closed in its own turn, a company has none left. */
export const goneCompany = (table: Table1865, frame: { readonly corp: CorpId }): string | undefined =>
  isRun(table, frame.corp) ? undefined : 'no longer in operation';

/** A company's turn: its steps one after another, and what may be done at any moment of it (4.1). */
export const companyTurn: Step1865<CompanyTurnFrame> = {
  gone: goneCompany,
  begin(tx, frame) {
    const [next] = frame.todo;
    if (next !== undefined) {
      const rest: CompanyTurnFrame = { step: frame.step, corp: frame.corp, todo: frame.todo.slice(1) };
      return call({ step: next, corp: frame.corp } as Frame, rest);
    }
    tx.emit({ type: 'turnEnded', corp: frame.corp });
    return done();
  },
  standing,
};

export interface EndTurnFrame extends Frame {
  readonly step: 'endTurn';
  readonly corp: CorpId;
}

/** Asked only while a card may still come; if it brings the first chip, the duty to own a train is tested again. */
export const endTurn: Step1865<EndTurnFrame> = {
  actions: ['pass'],
  gone: goneCompany,
  begin: (tx, frame) =>
    mustBuyTrain(tx.table, frame.corp) ? call({ step: 'buyTrains', corp: frame.corp } as Frame, frame) : idle(frame),
  actors: (table, frame) => [presidentOf(table, frame.corp)],
  options: (_table, _frame, by) => [{ type: 'pass', by }],
  take: () => done(),
};
