import { become, call, type Frame } from '@binario/kernel';
import { operatingSetStep, type SetFrame } from '@binario/rail';
import { seatByLot } from '../rules/auction.ts';
import type { AuctionRoundFrame } from './auction.ts';
import type { OperatingRoundFrame } from './operating.ts';
import type { Step18fb } from './step.ts';
import type { StockRoundFrame } from './stockRound.ts';

/** The course of the game (3): the political round, then one stock round and two operating rounds, again and again. */
interface GameFrame extends Frame {
  readonly step: 'game';
  readonly next: 'seating' | 'political' | 'stockRound' | 'operatingRounds';
  /** Number of the stock round now, or just, played. */
  readonly number: number;
}

export const firstFrame: GameFrame = { step: 'game', next: 'seating', number: 0 };

/** Operating rounds between two stock rounds. */
const ROUNDS_IN_A_SET = 2;

export const game: Step18fb<GameFrame> = {
  begin(tx, frame) {
    switch (frame.next) {
      case 'seating':
        seatByLot(tx);
        return become({ ...frame, next: 'political' } as GameFrame);
      case 'political': {
        const round: AuctionRoundFrame = { step: 'auctionRound', kind: 'cards', chooser: tx.table.priority };
        return call(round, { ...frame, next: 'stockRound' } as GameFrame);
      }
      case 'stockRound': {
        const number = frame.number + 1;
        const turn = tx.table.priority;
        const round: StockRoundFrame = { step: 'stockRound', number, begun: false, turn, passed: [] };
        return call(round, { ...frame, number, next: 'operatingRounds' } as GameFrame);
      }
      case 'operatingRounds': {
        const set: SetFrame = { step: 'operatingSet', set: frame.number, played: 0 };
        return call(set, { ...frame, next: 'stockRound' } as GameFrame);
      }
    }
  },
};

/**
 * A bank broken in this set, or in the stock round before it, ends the game with the set (4); so does a set in which
 * nobody could do anything and no money moved (ruling E3).
 */
export const operatingSet: Step18fb<SetFrame> = operatingSetStep({
  roundsIn: () => ROUNDS_IN_A_SET,
  round: ({ set }, number): OperatingRoundFrame => ({ step: 'operatingRound', set, number, stage: 'incomes' }),
});
