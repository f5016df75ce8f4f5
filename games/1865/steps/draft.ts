import { become, done, type Frame, stay } from '@binario/kernel';
import { BANK, clockwiseFrom, GONE, type PlayerId, privatesOf } from '@binario/rail';
import type { ActionOf } from '../actions.ts';
import type { Tx1865 } from '../effects.ts';
import { rule1865 } from '../rules/rule.ts';
import { formOf, type Table1865 } from '../table.ts';
import type { Step1865 } from './step.ts';

/** Phase 1 (2.5): who still has to pick, in order. */
export interface DraftFrame extends Frame {
  readonly step: 'draft';
  readonly picks: readonly PlayerId[];
}

const CARDS_EACH = 2;

/** How the maritime cards come to the players, by the form of the game (2.5, V5). */
export const beginMaritime = ({ table }: Tx1865): Frame =>
  formOf(table).maritimeCards === 'drafted'
    ? ({ step: 'draft', picks: draftOrder(table) } as DraftFrame)
    : { step: 'dealCards' };

/** 2.5: cards nobody has leave the game, and phase 2 begins. */
export function enterPhase2(tx: Tx1865): undefined {
  for (const card of privatesOf(tx.table, BANK)) tx.emit({ type: 'privateMoved', private: card, to: GONE });
  tx.emit({ type: 'phaseEntered', phase: '2', by: null });
}

/** Round the table and back: the player with the priority picks first and last (2.5). */
export function draftOrder(table: Table1865): readonly PlayerId[] {
  const round = clockwiseFrom(table, table.priority);
  return [...round, ...[...round].reverse()];
}

/** Maritime cards are picked, in the order of play and then in reverse. */
export const draft: Step1865<DraftFrame, ActionOf<'pickCard'>> = {
  actions: ['pickCard'],
  begin: (_tx, frame) => (frame.picks.length === 0 ? done() : stay(frame)),
  actors: (_table, frame) => frame.picks.slice(0, 1),
  options: (table, _frame, by) => privatesOf(table, BANK).map((card) => ({ type: 'pickCard', by, private: card })),
  rules: [
    rule1865('2.5', 'draft.taken', (table, _frame, action) => {
      return table.privates[action.private] !== BANK && { private: action.private };
    }),
  ],
  take(tx, frame, action) {
    tx.emit({ type: 'cardPicked', private: action.private, player: action.by });
    return become({ ...frame, picks: frame.picks.slice(1) } as DraftFrame);
  },
};

/** C.5: two cards to each player, at random and open (V5). */
export const dealCards: Step1865<Frame> = {
  begin(tx) {
    for (let round = 0; round < CARDS_EACH; round++) {
      for (const player of clockwiseFrom(tx.table, tx.table.priority)) {
        const left = privatesOf(tx.table, BANK);
        const card = left[tx.draw(left.length)] as string;
        tx.emit({ type: 'cardPicked', private: card, player });
      }
    }
    return done();
  },
};
