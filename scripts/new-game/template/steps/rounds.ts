import { become, call, done, type Frame } from '@binario/kernel';
import { type PlayerId, playersIn } from '@binario/rail';
import { ROUNDS } from '../data/board.ts';
import { presidentOf } from '../table.ts';
import type { StepSample } from './step.ts';
import type { StockTurnFrame } from './stockTurn.ts';

/** A stock round: who still has his turn in it. */
export interface StockRoundFrame extends Frame {
  readonly step: 'stockRound';
  readonly number: number;
  /** Players who still have their turn; nothing before the round begins. */
  readonly waiting: readonly PlayerId[] | null;
}

/** Every player has one stock turn, clockwise. */
export const stockRound: StepSample<StockRoundFrame> = {
  begin(tx, frame) {
    if (frame.waiting === null) {
      tx.emit({ type: 'roundBegan', number: frame.number });
      return become<StockRoundFrame>({ ...frame, waiting: playersIn(tx.table) });
    }
    const [player, ...waiting] = frame.waiting;
    if (player === undefined) return done();
    return call<StockTurnFrame, StockRoundFrame>({ step: 'stockTurn', player }, { ...frame, waiting });
  },
};

/** An operating round, and whether the company has had its turn. */
export interface OperatingRoundFrame extends Frame {
  readonly step: 'operatingRound';
  readonly number: number;
  readonly operated: boolean;
}

/** The company operates if it has a president; the last round ends the game. */
export const operatingRound: StepSample<OperatingRoundFrame> = {
  begin(tx, frame) {
    if (!frame.operated && presidentOf(tx.table) !== undefined) {
      return call<Frame, OperatingRoundFrame>({ step: 'layTrack' }, { ...frame, operated: true });
    }
    if (frame.number === ROUNDS) tx.emit({ type: 'ended' });
    return done();
  },
};
