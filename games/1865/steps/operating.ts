import { become, call, done, type Frame, idle } from '@binario/kernel';
import {
  BANK,
  type CorpFrame,
  type CorpId,
  isPlayer,
  momentStep,
  operatingSetStep,
  pay,
  type SetFrame,
  type TurnFrame,
  turnStep,
} from '@binario/rail';
import type { Tx1865 } from '../effects.ts';
import { mustBuyTrain } from '../rules/trains.ts';
import { boardOf, isRun, operatingOrder, presidentOf, type Table1865 } from '../table.ts';
import { standing } from './anyTime.ts';
import type { Step1865 } from './step.ts';

/** Operating rounds between two stock rounds. */
const ROUNDS_IN_A_SET = 2;

/** The frame of a set of operating rounds. */
export const beginOperatingSet = (_table: Table1865, set: number): SetFrame => ({
  step: 'operatingSet',
  set,
  played: 0,
});

/**
 * A bank broken in this set, or in the stock round before it, ends the game with the set (2.7); so does a set in which
 * nobody could do anything and no money moved (ruling 58).
 */
export const operatingSet: Step1865<SetFrame> = operatingSetStep({
  roundsIn: () => ROUNDS_IN_A_SET,
  round: ({ set }, number): OperatingRoundFrame => ({ step: 'operatingRound', set, number, begun: false }),
});

/** An operating round by its numbers; which companies have operated in it is on the table (`operated`). */
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

/** Maritime cards pay, then every company has its turn, which consists of these steps (4.1). */
export const operatingRound = (turn: (table: Table1865) => readonly string[]): Step1865<OperatingRoundFrame> => ({
  begin(tx, frame) {
    if (!frame.begun) {
      const { set, number } = frame;
      tx.emit({ type: 'operatingRoundBegan', set, number });
      payMaritime(tx);
      return become({ ...frame, begun: true } as OperatingRoundFrame);
    }
    const corp = nextToOperate(tx.table);
    if (corp === undefined) return done();
    tx.emit({ type: 'turnBegan', corp });
    return call({ step: 'companyTurn', corp, todo: turn(tx.table) } as CompanyTurnFrame, frame);
  },
});

/** 4.1: L.20 for every card in the hand of a player. */
function payMaritime(tx: Tx1865): void {
  for (const holder of Object.values(tx.table.privates)) {
    if (isPlayer(holder)) pay(tx, BANK, holder, boardOf(tx.table).figures.maritimeIncome, 'maritime');
  }
}

/** A company's operating turn, with the steps still to come. */
export interface CompanyTurnFrame extends TurnFrame {
  readonly step: 'companyTurn';
}

/** Absorbed or closed in its own turn, a company has none left. */
export const goneCompany = (table: Table1865, frame: { readonly corp: CorpId }): string | undefined =>
  isRun(table, frame.corp) ? undefined : 'no longer in operation';

/** A company's turn: its steps one after another, and what may be done at any moment of it (4.1). */
export const companyTurn: Step1865<CompanyTurnFrame> = turnStep({
  gone: goneCompany,
  standing,
  finish: (tx, corp) => tx.emit({ type: 'turnEnded', corp }),
});

/** Asked only while a card may still come; if it brings the first chip, the duty to own a train is tested again. */
export const endTurn: Step1865<CorpFrame> = momentStep({
  gone: goneCompany,
  president: presidentOf,
  begin: (tx, frame) =>
    mustBuyTrain(tx.table, frame.corp) ? call({ step: 'buyTrains', corp: frame.corp } as Frame, frame) : idle(frame),
});
