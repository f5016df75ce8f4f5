import type { ActionWeights, Situation } from '@binario/bots';
import type { Offer } from '@binario/kernel';
import type { CorpFrame } from '@binario/rail';
import type { Table1865 } from '../table.ts';

/** How many trains the company now operating has. */
function trainsOwned({ view }: Situation<Table1865>): number {
  const { corp } = view.flow.at(-1) as Partial<CorpFrame>;
  return Object.values(view.table.trains).filter((holder) => holder === corp).length;
}

/** A company that is launched but not floated earns nothing until more of it is sold. */
function waitsForBuyers(offer: Offer, { view }: Situation<Table1865>): boolean {
  return view.table.companies[String(offer.corp)]?.standing === 'launched';
}

/** How many companies are in play. */
function launched({ view }: Situation<Table1865>): number {
  return Object.values(view.table.companies).filter(({ standing }) => standing === 'launched' || standing === 'floated')
    .length;
}

/** A player of 1865 who gets on with it: launches, floats, builds, pays out and buys trains, so that games come to an end. */
export const weights1865: ActionWeights<Table1865> = {
  pass: { weight: 1, why: 'there is mostly something better to do; now and then all pass, and the round goes on' },

  launch: {
    weight: (situation) => 8 / (1 + launched(situation)),
    why: 'more companies, more track and trains; but some are left for later, when they start as majors',
  },
  buyCert: {
    weight: 10,
    among: (offer, situation) => (waitsForBuyers(offer, situation) ? 8 : 1),
    why: 'shares are what the game is about; a company must float before it can operate',
  },
  buyPresidency: { weight: 4, why: 'a company without a president stands still' },
  sellShares: { weight: 0.4, why: 'sells now and then: presidents change, values fall' },

  convert: { weight: 3, why: 'a major has shares to sell and markers to place' },
  absorb: { weight: 0.8, why: 'consolidates now and then; too often and no company is left' },
  beAbsorbed: { weight: 0.3, why: 'the same, but the turn is lost' },
  vacateMine: { weight: 1, why: 'as good as staying' },

  layTile: { weight: 40, why: 'without track no marker ever goes out' },
  placeMarker: { weight: 12, why: 'traffic is what trains live on' },
  payDividend: { weight: 6, why: 'the bank empties: the way in which games end' },
  withhold: { weight: 1, why: 'a treasury must fill now and then, or nobody can afford the next train' },
  buyTrain: {
    weight: (situation) => (trainsOwned(situation) === 0 ? 30 : 1.5),
    among: ({ price }) => (typeof price === 'number' ? 8 : 1),
    why: 'without a train nothing is earned; with one the next speeds up the phases; from the bank, for a train of others does not bring the game on',
  },
  helpBuy: { weight: 3, why: 'the duty must be met; a deal with another company is the only other way' },

  transferCard: { weight: 0.4, why: 'stands open in every question of a turn: once in a turn is enough' },
  repayLoan: { weight: 0.4, why: 'the same' },
  consent: { weight: 2, why: 'most deals are made' },
  refuse: { weight: 1, why: 'some are not' },
};
