import { become, call, type Frame } from '@binario/kernel';
import { leftOf, operatingSetStep, type PlayerId, type SetFrame } from '@binario/rail';
import { privateDefs } from '../data/privates.ts';
import type { Tx1849 } from '../effects.ts';
import { phaseOf } from '../table.ts';
import type { AuctionFrame } from './auction.ts';
import type { OperatingRoundFrame } from './operating.ts';
import type { Step1849 } from './step.ts';
import type { StockRoundFrame } from './stockRound.ts';

/** The course of the game (3): the auction, then a stock round and its set of operating rounds, again and again. */
export interface GameFrame extends Frame {
  readonly step: 'game';
  readonly next: 'auction' | 'stockRound' | 'operatingRounds';
  /** Number of the stock round now, or just, played. */
  readonly number: number;
}

export const firstFrame: GameFrame = { step: 'game', next: 'auction', number: 0 };

export const game: Step1849<GameFrame> = {
  begin(tx, frame) {
    switch (frame.next) {
      case 'auction':
        return call<Frame, GameFrame>(auctionFrame(tx), { ...frame, next: 'stockRound' });
      case 'stockRound': {
        const number = frame.number + 1;
        return call<Frame, GameFrame>(stockRoundFrame(tx, number), { ...frame, number, next: 'operatingRounds' });
      }
      case 'operatingRounds': {
        const set: FixedSetFrame = {
          step: 'operatingSet',
          set: frame.number,
          of: phaseOf(tx.table).operatingRounds,
          played: 0,
        };
        return call<Frame, GameFrame>(set, { ...frame, next: 'stockRound' });
      }
    }
  },
  resume(tx, frame, result) {
    const { lastBuyer } = (result ?? {}) as { readonly lastBuyer?: PlayerId | null };
    if (lastBuyer) tx.emit({ type: 'priorityGiven', player: leftOf(tx.table, lastBuyer) });
    return become(frame);
  },
};

function auctionFrame(tx: Tx1849): AuctionFrame {
  const { priority } = tx.table;
  return {
    step: 'auction',
    turn: priority,
    passes: 0,
    bids: [],
    scePrice: privateDefs.SCE.face,
    offeredFirst: priority,
    lastBuyer: null,
  };
}

function stockRoundFrame(tx: Tx1849, number: number): StockRoundFrame {
  return { step: 'stockRound', number, begun: false, turn: tx.table.priority, passes: 0, lastActor: null };
}

/** The operating rounds between two stock rounds; their number is fixed when the set begins (6, RUL-32). */
export interface FixedSetFrame extends SetFrame {
  readonly of: number;
}

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
