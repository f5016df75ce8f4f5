import { call, type Frame } from '@binario/kernel';
import { BANK, GONE, operatingSetStep, type SetFrame } from '@binario/rail';
import type { Tx1865 } from '../effects.ts';
import { formOf } from '../table.ts';
import { type DraftFrame, draftOrder } from './draft.ts';
import type { OperatingRoundFrame } from './operating.ts';
import type { Step1865 } from './step.ts';
import type { StockRoundFrame } from './stockRound.ts';

/** The course of the game (2.2): the maritime cards, then one stock round and two operating rounds, again and again. */
export interface GameFrame extends Frame {
  readonly step: 'game';
  readonly next: 'maritime' | 'phase2' | 'stockRound' | 'operatingRounds';
  /** Number of the stock round now, or just, played. */
  readonly number: number;
}

export const firstFrame: GameFrame = { step: 'game', next: 'maritime', number: 0 };

/** Operating rounds between two stock rounds. */
const ROUNDS_IN_A_SET = 2;

export const game: Step1865<GameFrame> = {
  begin(tx, frame) {
    switch (frame.next) {
      case 'maritime': {
        const sub: Frame =
          formOf(tx.table).maritimeCards === 'drafted'
            ? ({ step: 'draft', picks: draftOrder(tx.table) } as DraftFrame)
            : { step: 'dealCards' };
        return call(sub, { ...frame, next: 'phase2' } as GameFrame);
      }
      case 'phase2':
        discardCardsLeft(tx);
        tx.emit({ type: 'phaseEntered', phase: '2' });
        return { kind: 'become', frame: { ...frame, next: 'stockRound' } as GameFrame };
      case 'stockRound': {
        const number = frame.number + 1;
        const round: StockRoundFrame = {
          step: 'stockRound',
          number,
          begun: false,
          next: 'dragons',
          turn: tx.table.priority,
          passes: 0,
          lastActor: null,
        };
        return call(round, { ...frame, number, next: 'operatingRounds' } as GameFrame);
      }
      case 'operatingRounds': {
        const set: SetFrame = { step: 'operatingSet', set: frame.number, played: 0 };
        return call(set, { ...frame, next: 'stockRound' } as GameFrame);
      }
    }
  },
};

/** 2.5: what nobody has leaves the game. */
function discardCardsLeft(tx: Tx1865): void {
  for (const card in tx.table.privates) {
    if (tx.table.privates[card] === BANK) tx.emit({ type: 'privateMoved', private: card, to: GONE });
  }
}

/**
 * A bank broken in this set, or in the stock round before it, ends the game with the set (2.7); so does a set in which
 * nobody could do anything and no money moved (ruling 58).
 */
export const operatingSet: Step1865<SetFrame> = operatingSetStep({
  roundsIn: () => ROUNDS_IN_A_SET,
  round: ({ set }, number): OperatingRoundFrame => ({ step: 'operatingRound', set, number, begun: false }),
});
