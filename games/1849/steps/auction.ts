import { become, call, done, type Frame, type Rule, stay } from '@binario/kernel';
import { BANK, cashOf, leftOf, type PlayerId, type PrivateId, pay, playersIn } from '@binario/rail';
import type { Action1849, ActionOf } from '../actions.ts';
import { boardOf } from '../board/boardOf.ts';
import type { Corp } from '../data/corporations.ts';
import { type Private, privateIds, STEP_OF_BIDS } from '../data/privates.ts';
import type { Tx1849 } from '../effects.ts';
import { rule1849 } from '../rules/rule.ts';
import { startCorporation } from '../rules/starting.ts';
import { phaseOf, type Table1849 } from '../table.ts';
import type { Step1849 } from './step.ts';

/** A player's bid on a private company. */
export interface Bid {
  readonly by: PlayerId;
  readonly private: PrivateId;
  readonly price: number;
}

/** The initial stock round (8): who is to act, how many have passed in succession, the bids that stand. */
export interface AuctionFrame extends Frame {
  readonly step: 'auction';
  readonly turn: PlayerId;
  readonly passes: number;
  readonly bids: readonly Bid[];
  /** What SCE has come down to, and to whom it was offered first at that price. */
  readonly scePrice: number;
  readonly offeredFirst: PlayerId;
  /** The last to buy the lowest private on his own turn: the deal goes on to his left. */
  readonly lastBuyer: PlayerId | null;
}

/** The auction of the private companies, with which the game begins (8). */
export function beginAuction({ table }: Tx1849): AuctionFrame {
  const { priority } = table;
  return {
    step: 'auction',
    turn: priority,
    passes: 0,
    bids: [],
    scePrice: boardOf(table).privates.SCE.face,
    offeredFirst: priority,
    lastBuyer: null,
  };
}

const unsold = (table: Table1849): readonly Private[] => privateIds.filter((name) => table.privates[name] === BANK);
const lowest = (table: Table1849): Private | undefined => unsold(table)[0];

/** What a private company costs now: its face, or for SCE what it has come down to. */
export function askedPrice(table: Table1849, frame: Pick<AuctionFrame, 'scePrice'>, name: Private): number {
  return name === 'SCE' ? frame.scePrice : boardOf(table).privates[name].face;
}

const bidsOn = (bids: readonly Bid[], name: PrivateId): readonly Bid[] => bids.filter((bid) => bid.private === name);

function highestBid(table: Table1849, bids: readonly Bid[], name: PrivateId): number {
  return Math.max(boardOf(table).privates[name as Private].face, ...bidsOn(bids, name).map((bid) => bid.price));
}

/** Money not set aside; what is set aside on `name` itself may be used again for it. */
export function freeCash(table: Table1849, bids: readonly Bid[], player: PlayerId, name?: PrivateId): number {
  const set = bids.filter((bid) => bid.by === player && bid.private !== name).reduce((sum, bid) => sum + bid.price, 0);
  return cashOf(table, player) - set;
}

type AuctionRule<F extends Frame> = Rule<Table1849, F, Action1849>;
const asBid = (action: Action1849): ActionOf<'bid'> | undefined => (action.type === 'bid' ? action : undefined);

function bidRules<F extends Frame & { readonly bids: readonly Bid[] }>(): readonly AuctionRule<F>[] {
  return [
    rule1849('8', 'bid.tooLow', (table, frame, action) => {
      const bid = asBid(action);
      const least = bid ? highestBid(table, frame.bids, bid.private) + STEP_OF_BIDS : 0;
      return !!bid && bid.price < least && { private: bid.private, least };
    }),
    rule1849('8', 'bid.noMoney', (table, frame, action) => {
      const bid = asBid(action);
      const cash = bid ? freeCash(table, frame.bids, action.by, bid.private) : 0;
      return !!bid && bid.price > cash && { private: bid.private, cash };
    }),
  ];
}

/** 8 Turns of the initial auction: buy the cheapest private company, bid on another, or pass. */
export const auction: Step1849<AuctionFrame> = {
  actions: ['buyPrivate', 'bid', 'pass'],
  begin(tx, frame) {
    const next = lowest(tx.table);
    if (next === undefined) {
      if (frame.lastBuyer) tx.emit({ type: 'priorityGiven', player: leftOf(tx.table, frame.lastBuyer) });
      return done();
    }
    const bids = bidsOn(frame.bids, next);
    if (bids.length > 1)
      return call<BiddingFrame, AuctionFrame>(
        { step: 'bidding', private: next, bids: frame.bids, in: order(bids) },
        frame,
      );
    const [only] = bids;
    if (!only) return stay(frame);
    return become(sold(tx, frame, next, only.by, only.price));
  },
  resume: (tx, frame, winner) => {
    const bid = winner as Bid;
    return become(sold(tx, frame, bid.private as Private, bid.by, bid.price));
  },
  actors: (_table, frame) => [frame.turn],
  options(table, frame, by) {
    const [first, ...others] = unsold(table);
    return [
      { type: 'buyPrivate', by, private: first },
      ...others.map((name) => ({
        type: 'bid',
        by,
        private: name,
        price: {
          min: highestBid(table, frame.bids, name) + STEP_OF_BIDS,
          max: freeCash(table, frame.bids, by, name),
        },
      })),
      { type: 'pass', by },
    ];
  },
  rules: [
    rule1849('8', 'buyPrivate.notLowest', (table, _frame, action) => {
      return (
        action.type === 'buyPrivate' &&
        action.private !== lowest(table) && { private: action.private, lowest: lowest(table) ?? '' }
      );
    }),
    rule1849('8', 'buyPrivate.noMoney', (table, frame, action) => {
      if (action.type !== 'buyPrivate') return false;
      const price = askedPrice(table, frame, action.private as Private);
      const cash = freeCash(table, frame.bids, action.by);
      return price > cash && { private: action.private, price, cash };
    }),
    rule1849('8', 'bid.notOpen', (table, _frame, action) => {
      const bid = asBid(action);
      return (
        !!bid &&
        !unsold(table)
          .slice(1)
          .includes(bid.private as Private) && { private: bid.private }
      );
    }),
    ...bidRules<AuctionFrame>(),
  ],
  take(tx, frame, action) {
    const after = { ...frame, turn: leftOf(tx.table, frame.turn), passes: 0 };
    switch (action.type) {
      case 'buyPrivate': {
        const name = action.private as Private;
        return become<AuctionFrame>({
          ...sold(tx, after, name, action.by, askedPrice(tx.table, frame, name)),
          lastBuyer: action.by,
        });
      }
      case 'bid': {
        const { private: name, price, by } = action;
        tx.emit({ type: 'bidPlaced', player: by, private: name, price });
        const others = frame.bids.filter((bid) => bid.by !== by || bid.private !== name);
        return become<AuctionFrame>({ ...after, bids: [...others, { by, private: name, price }] });
      }
      default:
        tx.emit({ type: 'passed', player: action.by });
        return frame.passes + 1 < playersIn(tx.table).length
          ? become<AuctionFrame>({ ...after, passes: frame.passes + 1 })
          : become(nobodyWants(tx, after));
    }
  },
};

/** Who has bid least speaks first in a contested bidding; ties cannot occur. */
function order(bids: readonly Bid[]): readonly PlayerId[] {
  return [...bids].sort((x, y) => x.price - y.price).map((bid) => bid.by);
}

/** The private changes hands, its bids are void; RSA brings a corporation with it (8.1). */
function sold(tx: Tx1849, frame: AuctionFrame, name: Private, buyer: PlayerId, price: number): AuctionFrame {
  pay(tx, buyer, BANK, price, 'private');
  tx.emit({ type: 'privateBought', private: name, from: BANK, to: buyer, price });
  if (name === 'RSA') tx.owe<SetValueFrame>({ step: 'setValue', player: buyer, corp: tx.table.queue[0] as Corp });
  return { ...frame, bids: frame.bids.filter((bid) => bid.private !== name) };
}

/** All have passed in succession (8): SCE gets cheaper, at last free; any other private waits for the next round. */
function nobodyWants(tx: Tx1849, frame: AuctionFrame): AuctionFrame {
  const fresh = { ...frame, passes: 0 };
  if (lowest(tx.table) !== 'SCE') {
    payPrivates(tx);
    tx.emit({ type: 'priorityGiven', player: frame.turn });
    return fresh;
  }
  if (frame.scePrice > STEP_OF_BIDS) {
    const scePrice = frame.scePrice - STEP_OF_BIDS;
    tx.emit({ type: 'priceLowered', private: 'SCE', price: scePrice });
    return { ...fresh, scePrice, offeredFirst: frame.turn };
  }
  // Bids may have come in between: he who began at L.5 takes it, whoever passed last (RUL-12).
  const taker = frame.offeredFirst;
  return { ...sold(tx, { ...fresh, turn: leftOf(tx.table, taker) }, 'SCE', taker, 0), lastBuyer: taker };
}

/** Revenue of every private to its owner, player or corporation (7.1). */
export function payPrivates(tx: Tx1849): void {
  for (const name of privateIds) {
    const owner = tx.table.privates[name];
    if (owner === undefined || owner === BANK || owner === 'gone') continue;
    pay(tx, BANK, owner, boardOf(tx.table).privates[name].revenue, 'privateRevenue');
  }
}

/** A contested private: the lowest bidder raises or is out, until one is left (8). */
export interface BiddingFrame extends Frame {
  readonly step: 'bidding';
  readonly private: Private;
  readonly bids: readonly Bid[];
  /** Those still in it, lowest bid first. */
  readonly in: readonly PlayerId[];
}

/** 8 Those who have bid on a private company outbid each other until one is left. */
export const bidding: Step1849<BiddingFrame> = {
  actions: ['bid', 'pass'],
  begin(_tx, frame) {
    if (frame.in.length > 1) return stay(frame);
    const winner = bidsOn(frame.bids, frame.private).find((bid) => bid.by === frame.in[0]);
    return done(winner);
  },
  actors: (_table, frame) => frame.in.slice(0, 1),
  options: (table, frame, by) => [
    {
      type: 'bid',
      by,
      private: frame.private,
      price: {
        min: highestBid(table, frame.bids, frame.private) + STEP_OF_BIDS,
        max: freeCash(table, frame.bids, by, frame.private),
      },
    },
    { type: 'pass', by },
  ],
  rules: [
    rule1849('8', 'bid.onlyThisOne', (_table, frame, action) => {
      return action.type === 'bid' && action.private !== frame.private && { private: frame.private };
    }),
    ...bidRules<BiddingFrame>(),
  ],
  take(tx, frame, action) {
    const [lowestBidder, ...others] = frame.in as [PlayerId, ...PlayerId[]];
    if (action.type !== 'bid') {
      tx.emit({ type: 'passed', player: action.by });
      return become<BiddingFrame>({ ...frame, in: others });
    }
    tx.emit({ type: 'bidPlaced', player: action.by, private: action.private, price: action.price });
    const bids = frame.bids.map((bid) =>
      bid.by === lowestBidder && bid.private === frame.private ? { ...bid, price: action.price } : bid,
    );
    return become<BiddingFrame>({ ...frame, bids, in: [...others, lowestBidder] });
  },
};

/** RSA's buyer sets the value of its corporation (8.1); the bank fills the treasury. */
export interface SetValueFrame extends Frame {
  readonly step: 'setValue';
  readonly player: PlayerId;
  readonly corp: Corp;
}

/** 8.1 The buyer of the RSA sets the starting value of its corporation. */
export const setValue: Step1849<SetValueFrame, ActionOf<'setValue'>> = {
  actions: ['setValue'],
  exclusive: true,
  actors: (_table, frame) => [frame.player],
  options: (table, _frame, by) => phaseOf(table).startValues.map((value) => ({ type: 'setValue', by, value })),
  rules: [
    rule1849('8.1', 'rsa.valueOfPhase', (table, _frame, action) => {
      const values = phaseOf(table).startValues;
      return !values.includes(action.value) && { value: action.value, values: values.map(String) };
    }),
  ],
  take(tx, frame, action) {
    tx.emit({ type: 'rsaLinked', corp: frame.corp });
    startCorporation(tx, frame.corp, frame.player, action.value, BANK);
    return done();
  },
};
