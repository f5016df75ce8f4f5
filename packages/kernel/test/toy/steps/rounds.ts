import { become, call, done, type Frame, type Step } from '@binario/kernel';
import { type CorpId, corpIds, corpOf, type Effect, type Table } from '../model.ts';

export interface RoundsFrame extends Frame {
  readonly round: number;
  /** Players who have had their stock turn, then corporations still to operate. */
  readonly seat: number;
  readonly toOperate: readonly CorpId[];
}

export const roundsFrame = (round: number, seat = 0): RoundsFrame => ({
  step: 'rounds',
  round,
  seat,
  toOperate: corpIds,
});

/** Stock turns, operating turns, a vote whether to go on: round after round. */
export const rounds: Step<Table, Effect, RoundsFrame> = {
  begin(tx, frame) {
    const player = tx.table.seats[frame.seat];
    if (player) return call({ step: 'stockTurn', player }, { ...frame, seat: frame.seat + 1 });
    const [corp, ...toOperate] = frame.toOperate;
    if (!corp) return call({ step: 'vote' }, frame);
    // A corporation may have gone since the round began: no turn is begun for it.
    if (corpOf(tx.table, corp).state !== 'open') return become({ ...frame, toOperate });
    return call(
      { step: 'operate', corp, todo: ['collect', 'runTrains', 'buyTrain', 'endTurn'] },
      { ...frame, toOperate },
    );
  },
  resume(_tx, frame, result) {
    if (result === 'stop') return done();
    return become(result === 'goOn' ? roundsFrame(frame.round + 1) : frame);
  },
};
