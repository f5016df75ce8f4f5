import type { ActionWeights, Situation } from '@binario/bots';
import type { Offer } from '@binario/kernel';
import type { CorpFrame } from '@binario/rail';
import type { AuctionFrame } from '../steps/auction.ts';
import type { Table1849 } from '../table.ts';

/** A bid on something for which this player has not bid yet, or an answer in a contested bidding. */
function isNewBid(offer: Offer, { view, by }: Situation<Table1849>): boolean {
  const { step, bids = [] } = view.flow.at(-1) as Partial<AuctionFrame>;
  if (offer.type !== 'bid') return false;
  return step !== 'auction' || !bids.some((bid) => bid.by === by && bid.private === offer.private);
}

/** How many trains the corporation now operating has. */
function trainsOwned({ view }: Situation<Table1849>): number {
  const { corp } = view.flow.at(-1) as Partial<CorpFrame>;
  return Object.values(view.table.trains).filter((holder) => holder === corp).length;
}

/** A player of 1849 who gets on with it: builds, runs, pays out and buys trains, so that games come to an end. */
export const weights1849: ActionWeights<Table1849> = {
  pass: { weight: 1, why: 'there is mostly something better to do; now and then all pass, and the round goes on' },

  buyPrivate: { weight: 4, why: 'an auction in which all only bid never ends' },
  bid: {
    weight: (situation) => (situation.offers.some((offer) => isNewBid(offer, situation)) ? 1.5 : 0),
    among: (offer, situation) => (isNewBid(offer, situation) ? 1 : 0),
    why: 'bids on the dearer ones, sometimes contested; to outbid oneself with every new coin goes on for ever',
  },

  buyCert: { weight: 8, why: 'stock is what the game is about' },
  startCorp: {
    weight: 10,
    among: ({ value }) => Number(value) ** 2,
    why: 'more corporations, more track and trains; the dearer the more money there is in the treasury',
  },
  sellStock: { weight: 0.25, why: 'sells now and then: presidents change, prices fall, corporations close' },

  layTile: { weight: 40, why: 'without track nobody ever runs' },
  placeToken: { weight: 2, why: 'opens new cities, but costs nothing to keep for later' },
  payDividend: { weight: 8, why: 'prices rise, the bank empties: the two ways in which games end' },
  withhold: { weight: 1, why: 'a treasury must fill now and then, or nobody can afford the next train' },
  buyTrain: {
    weight: (situation) => (trainsOwned(situation) === 0 ? 30 : 0.8),
    among: ({ price }) => (typeof price === 'number' ? 8 : 1),
    why: 'without a train nothing is earned; with one the next only speeds up the phases; from the bank, for a train of others does not bring the game on',
  },
  sellTreasury: { weight: 0.15, why: 'rare among people, too: it pushes the own price down' },
  buyBack: { weight: 0.5, why: 'hardly ever useful' },

  acquirePrivate: { weight: 0.4, why: 'stands open in every question of a turn: once in a turn is enough' },
  markPort: { weight: 0.2, why: 'the same' },
  useSms: { weight: 0.2, why: 'the same' },
  consent: { weight: 2, why: 'most deals are made' },
  refuse: { weight: 1, why: 'some are not' },

  acquireToken: { weight: 1, why: 'as good as going without' },
  buyEToken: { weight: 2, why: 'the electric trains must come into play' },
  issueBond: { weight: 0.7, why: 'interest hurts, yet without bonds nothing of the variant is seen' },
  repayBond: { weight: 1, why: 'as good as keeping the money' },

  takeLoan: { weight: 3, why: 'stays in the game' },
  leaveGame: { weight: 1, why: 'leaves the table sometimes; with one player left the game is over' },
};
