import { become, call, done, type Frame, idle } from '@binario/kernel';
import {
  type CorpFrame,
  type CorpId,
  momentStep,
  operatingSetStep,
  type SetFrame,
  type TurnFrame,
  turnStep,
} from '@binario/rail';
import type { Tx1849 } from '../effects.ts';
import { forgetOrderOnly, forgetSales } from '../rules/market.ts';
import { inMarketOrder, isStarted, phaseOf, plays18xx, presidentOf, type Table1849 } from '../table.ts';
import { standing } from './anyTime.ts';
import { payPrivates } from './auction.ts';
import { askPutOffLoan } from './bankruptcy.ts';
import type { Step1849 } from './step.ts';

/** The operating rounds between two stock rounds; their number is fixed when the set begins (6, RUL-32). */
export interface FixedSetFrame extends SetFrame {
  readonly of: number;
}

/** The frame of a set of operating rounds: as many as the phase says. */
export const beginOperatingSet = (table: Table1849, set: number): FixedSetFrame => ({
  step: 'operatingSet',
  set,
  of: phaseOf(table).operatingRounds,
  played: 0,
});

/** A broken bank ends the game with the set (13); so does a set in which nobody could do anything (RUL-3). */
export const operatingSet: Step1849<FixedSetFrame> = operatingSetStep({
  roundsIn: ({ of }) => of,
  round: ({ set, of }, number): OperatingRoundFrame => ({
    step: 'operatingRound',
    set,
    number,
    of,
    begun: false,
    operated: [],
  }),
});

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

/** Private companies pay, then every corporation has its turn, which consists of these steps (10). */
export const operatingRound = (turn: (table: Table1849) => readonly string[]): Step1849<OperatingRoundFrame> => ({
  begin(tx, frame) {
    if (!frame.begun) {
      tx.emit({ type: 'operatingRoundBegan', set: frame.set, number: frame.number });
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
      { step: 'corpTurn', corp, todo: turn(tx.table) },
      { ...frame, operated: [...frame.operated, corp] },
    );
  },
});

/** A corporation's operating turn, with the steps still to come. */
export interface CorpTurnFrame extends TurnFrame {
  readonly step: 'corpTurn';
}

const gone = (table: Table1849, { corp }: CorpFrame) => (isStarted(table, corp) ? undefined : 'closed');

/** A corporation's turn: its steps one after another, and what may be done at any moment of it. */
export const corpTurn: Step1849<CorpTurnFrame> = turnStep({ gone, standing, finish: finishTurn });

/** The first finished turn opens the stock to sale (9.2); a corporation that has been at L.377 ends the game (13). */
function finishTurn(tx: Tx1849, corp: CorpId): void {
  tx.emit({ type: 'turnEnded', corp });
  if (tx.table.reachedEnd.includes(corp)) tx.emit({ type: 'ended', reason: 'price' });
}

/** Asked only while something may still be bought "at any moment". */
export const endTurn: Step1849<CorpFrame> = momentStep({
  gone,
  president: presidentOf,
  begin: (_tx, frame) => idle(frame),
});
