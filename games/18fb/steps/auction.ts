import { become, call, done, type Frame, stay } from '@binario/kernel';
import { cashOf, clockwiseFrom, leftOf, type PlayerId } from '@binario/rail';
import { boardOf } from '../board/of.ts';
import type { Tx18fb } from '../effects.ts';
import {
  type AuctionFrame,
  auctionSections,
  award,
  bidRules,
  type LotKind,
  leastBid,
  lotsLeft,
  mayBid,
  seatByCash,
} from '../rules/auction.ts';
import { rule18fb } from '../rules/rule.ts';
import { noteChoice, type Step18fb } from './step.ts';

/** Political cards or regional companies, one auction after another (3.1, 3.5.1). */
export interface AuctionRoundFrame extends Frame {
  readonly step: 'auctionRound';
  readonly kind: LotKind;
  readonly chooser: PlayerId;
}

/** The political round, with which the game begins (3.1). */
export const beginPolitical = ({ table }: Tx18fb): AuctionRoundFrame => ({
  step: 'auctionRound',
  kind: 'cards',
  chooser: table.priority,
});

/** 3.1, 3.5.1 A round of auctions: players choose lots until none is left or all have passed. */
export const auctionRound: Step18fb<AuctionRoundFrame> = {
  begin(tx, frame) {
    const lots = lotsLeft(tx.table, frame.kind);
    if (lots.length === 0) {
      if (frame.kind === 'cards') seatByCash(tx);
      return done();
    }
    const chooser = clockwiseFrom(tx.table, frame.chooser)[0] as PlayerId;
    return call(
      { step: 'chooseLot', kind: frame.kind, player: chooser } as ChooseLotFrame,
      // Also after a lot nobody wanted the right to choose moves on (ruling K2).
      { ...frame, chooser: leftOf(tx.table, chooser) } as AuctionRoundFrame,
    );
  },
};

/** A player chooses what is auctioned next, or passes. */
export interface ChooseLotFrame extends Frame {
  readonly step: 'chooseLot';
  readonly kind: LotKind;
  readonly player: PlayerId;
}

/** Any lot that is left may be chosen; the last one needs no choice (ruling A3). */
export const chooseLot: Step18fb<ChooseLotFrame> = {
  actions: ['chooseLot'],
  begin(tx, frame) {
    const [only, ...others] = lotsLeft(tx.table, frame.kind);
    return others.length === 0 && only !== undefined ? opened(tx.table, frame.player, only) : stay(frame);
  },
  actors: (_table, frame) => [frame.player],
  options: (table, frame, by) => lotsLeft(table, frame.kind).map((lot) => ({ type: 'chooseLot', by, private: lot })),
  rules: [
    rule18fb<ChooseLotFrame>(auctionSections, 'lot.notLeft', (table, frame, action) => {
      const wrong = action.type === 'chooseLot' && !lotsLeft(table, frame.kind).includes(action.private);
      return wrong && { private: action.private };
    }),
  ],
  take(tx, frame, action) {
    if (action.type !== 'chooseLot') return stay(frame);
    tx.emit({ type: 'lotChosen', private: action.private, player: frame.player });
    return opened(tx.table, frame.player, action.private);
  },
};

const opened = (table: Parameters<typeof clockwiseFrom>[0], starter: PlayerId, lot: string) =>
  become({
    step: 'auction',
    lot,
    active: clockwiseFrom(table, starter),
    price: null,
    bidder: null,
  } as AuctionFrame);

/** Whoever chose begins; who passes is out of this auction (ruling K1). */
export const auction: Step18fb<AuctionFrame> = {
  actions: ['bid', 'pass'],
  begin(tx, frame) {
    const [next, ...others] = frame.active;
    if (next === undefined || (next === frame.bidder && others.length === 0)) {
      award(tx, frame);
      return done();
    }
    // Who cannot bid has only one answer (ruling A3).
    if (!mayBid(tx.table, frame, next)) return become({ ...frame, active: others } as AuctionFrame);
    noteChoice(tx);
    return stay(frame);
  },
  actors: (_table, frame) => frame.active.slice(0, 1),
  options(table, frame, by) {
    const min = leastBid(table, frame);
    const step = boardOf(table).figures.bidStep;
    const max = min + Math.floor((cashOf(table, by) - min) / step) * step;
    return [
      { type: 'bid', by, price: { min, max, step } },
      { type: 'pass', by },
    ];
  },
  rules: bidRules,
  take(tx, frame, action) {
    const [by, ...others] = frame.active as readonly [PlayerId, ...PlayerId[]];
    if (action.type !== 'bid') {
      tx.emit({ type: 'passed', player: by });
      return become({ ...frame, active: others } as AuctionFrame);
    }
    tx.emit({ type: 'bidPlaced', player: by, private: frame.lot, price: action.price });
    return become({ ...frame, active: [...others, by], price: action.price, bidder: by } as AuctionFrame);
  },
};
