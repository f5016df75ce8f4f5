import { become, done, type Frame, rule, type SeatId, type Step, stay } from '@binario/kernel';
import { type Act, cashOf, type Effect, type Pass, type Table } from '../model.ts';
import { pay } from '../verbs.ts';

export interface AuctionFrame extends Frame {
  readonly bidders: readonly SeatId[];
  readonly price: number;
}

type Bid = Act<'bid', { price: number }>;

/** The card goes to the highest bidder, in steps of 5; who passes is out. Nobody need open. */
export const auction: Step<Table, Effect, AuctionFrame, Bid | Pass> = {
  actions: ['bid', 'pass'],
  begin(tx, frame) {
    const [winner] = frame.bidders;
    if (winner === undefined) return done();
    if (frame.bidders.length > 1 || frame.price === 0) return stay(frame);
    pay(tx, winner, 'bank', frame.price);
    tx.emit({ type: 'cardMoved', to: winner });
    return done();
  },
  actors: (_table, frame) => frame.bidders.slice(0, 1),
  options(table, frame, by) {
    const most = cashOf(table, by) - (cashOf(table, by) % 5);
    return [
      { type: 'bid', by, price: { min: frame.price + 5, max: most, step: 5 } },
      { type: 'pass', by },
    ];
  },
  rules: [
    rule('toy §1.1', 'bid.tooLow', (_table, frame, action) => {
      return action.type === 'bid' && action.price < frame.price + 5 && { least: frame.price + 5 };
    }),
    rule('toy §1.2', 'bid.tooHigh', (table, _frame, action) => {
      return action.type === 'bid' && action.price > cashOf(table, action.by) && { cash: cashOf(table, action.by) };
    }),
    rule('toy §1.3', 'bid.inFives', (_table, _frame, action) => action.type === 'bid' && action.price % 5 !== 0 && {}),
  ],
  take(_tx, frame, action) {
    const [first, ...others] = frame.bidders;
    if (action.type === 'pass' || first === undefined) return become({ ...frame, bidders: others });
    return become({ ...frame, bidders: [...others, first], price: action.price });
  },
};
