import type { ActionWeights, Situation } from '@binario/bots';
import type { CorpFrame } from '@binario/rail';
import type { Table18fb } from '../table.ts';

const operating = ({ view }: Situation<Table18fb>): string => (view.flow.at(-1) as Partial<CorpFrame>).corp ?? '';

/** How many trains the company now operating has. */
function trainsOwned(situation: Situation<Table18fb>): number {
  const corp = operating(situation);
  return Object.values(situation.view.table.trains).filter((holder) => holder === corp).length;
}

/** What a train of the next phase will cost, more or less. */
const nextPrice = ({ view }: Situation<Table18fb>): number => 150 * Number(view.table.phase);

/** The treasury could replace its train when the old one is scrapped. */
const hasSaved = (situation: Situation<Table18fb>): boolean =>
  (situation.view.table.cash[operating(situation)] ?? 0) >= nextPrice(situation);

/** How many companies are in play. */
const started = ({ view }: Situation<Table18fb>): number =>
  Object.values(view.table.companies).filter(({ standing }) => standing !== 'unfloated').length;

function eagerForTrains(situation: Situation<Table18fb>): number {
  if (trainsOwned(situation) > 0) return hasSaved(situation) ? 1.2 : 0.15;
  return situation.view.table.companies[operating(situation)]?.standing === 'building' ? 0.8 : 30;
}

/** A player of 18FB who gets on with it: builds his line, lays tokens, buys trains, so that all six phases come. */
export const weights18fb: ActionWeights<Table18fb> = {
  pass: { weight: 1, why: 'there is mostly something better to do; now and then all pass, and the round goes on' },

  bid: { weight: 0.7, why: 'cards cost money that companies need' },
  acquireConcession: {
    weight: (situation) => 14 / (1 + started(situation)),
    among: ({ par }) => Number(par) ** 2,
    why: 'more companies, more track and trains, the dearer the richer; some are left for the unification',
  },
  startCompany: { weight: 10, among: ({ par }) => Number(par), why: 'the same after the unification' },
  reacquireConcession: { weight: 6, why: 'a frozen company brings the game to a stop' },
  buyCert: { weight: 14, why: 'stock is what the game is about, and fills the treasuries' },
  sellShares: { weight: 0.12, why: 'sells now and then: presidents change, prices fall over the ledges' },
  buyCard: { weight: 0.5, why: 'a small income' },
  proposeCard: { weight: 0.05, why: 'rare among people too' },
  buyRegional: { weight: 1, why: 'as good as a share' },
  buyPresidency: { weight: 4, why: 'a national without a President does nothing' },
  preemptConcession: { weight: 0.3, why: 'used once in a game: not at the first occasion' },
  preemptPurchase: { weight: 0.1, why: 'the same' },

  layTile: { weight: 60, why: 'without track there is neither interest nor a destination' },
  placeHome: { weight: 100, why: 'a company begins with it' },
  placeToken: { weight: 30, why: 'tokens are all that earns' },
  replaceBourbon: { weight: 80, why: 'the occasion is rare, and comes to an end with phase 5' },
  payDividend: {
    weight: (situation) => (hasSaved(situation) ? 10 : 4),
    among: ({ how }, situation) => (how === 'half' && !hasSaved(situation) ? 3 : 1),
    why: 'prices rise, the bank empties: the two ways in which games end; half a dividend saves as well',
  },
  withhold: {
    weight: (situation) => (hasSaved(situation) ? 0.3 : 1.5),
    why: 'a treasury must fill before the train is scrapped, or its President is ruined',
  },
  buyTrain: {
    weight: eagerForTrains,
    among: ({ price }) => (typeof price === 'number' ? 10 : 1),
    why: 'without a train nothing is earned; another one brings the next phase',
  },
  helpBuy: { weight: 3, why: 'comes only when it must' },
  sellHolding: { weight: 0.3, why: 'rare: stock was bought to be kept' },
  buyHolding: { weight: 0.6, why: 'companies invest now and then' },

  useMelisurgo: { weight: 0.5, why: 'stands open in every question of a turn' },
  useFalcon: { weight: 0.3, why: 'the same' },
  lendCard: { weight: 0.03, why: 'open in every turn of the owner, and a favour' },
  takeBackCard: { weight: 0.02, why: 'rarer still' },
  acquireRegional: { weight: 1, why: 'the same' },
  consent: { weight: 2, why: 'most deals are made' },
  refuse: { weight: 1, why: 'some are not' },
};
