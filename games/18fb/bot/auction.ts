import { best, offersOf, rangeOf, taken, taste } from '@binario/bots';
import { sampleOf } from '@binario/kernel';
import { cashOf } from '@binario/rail';
import { UNIFICATION } from '../ids.ts';
import { isRegional } from '../table.ts';
import { roundsLeft, untilPhase } from './clock.ts';
import { burdenOf } from './outlook.ts';
import { regionalWorth } from './regional.ts';
import { choice, type Decider, passing, type Scene } from './scene.ts';

const LIKING = 0.2;
/** Cards are closed by the fall of the Bourbons: so many rounds they pay at most. */
const MOST_ROUNDS = 10;
/** What a share that comes with a card is worth, and a power. */
const FREE_SHARE = 70;
const CHEAPER_DEPOSIT = 0.25;
const POWERS: Readonly<Record<string, number>> = { Bayard: 35, Melisurgo: 50, Riseis: 5, Falcon: 20, Delahante: 10 };
/** Money is needed to found a company: of what one has, so much may go into cards. */
const FOR_CARDS = 0.3;

/** Of the way to his limit a bidder goes so much at once: an auction is no matter of dozens of small steps. */
const LEAP = 0.4;

/** What a political card is worth to me. */
function cardWorth({ ask, table, traits }: Scene, card: string): number {
  const rounds = Math.min(MOST_ROUNDS, untilPhase(ask, table, UNIFICATION));
  const corp = ask.cardCorp(card);
  const discount = corp === undefined ? 0 : CHEAPER_DEPOSIT * ask.deposit(table, corp, 'none');
  const share = corp === undefined ? 0 : FREE_SHARE + discount;
  const worth = ask.cardIncome(table, card) * rounds * 0.65 + share + (POWERS[card] ?? 0);
  return worth * taste(traits, card, LIKING);
}

function lotWorth(scene: Scene, lot: string): number {
  return isRegional(scene.table, lot) ? regionalWorth(scene, lot) : cardWorth(scene, lot);
}

/** The lot that is worth most above its price. */
export const chooseLot: Decider = (scene) => {
  const found = best(offersOf(scene, 'chooseLot'), (offer) => {
    const lot = String(offer.private);
    return lotWorth(scene, lot) - scene.ask.cardCost(scene.table, lot);
  });
  return found && choice(sampleOf(found), 'lot.choose', { private: String(found.private) });
};

/** Up to what it is worth, and what one can spare. */
export const auction: Decider = (scene) => {
  const { ask, table, state, by } = scene;
  const lot = String(scene.frame.lot);
  const [bid] = offersOf(scene, 'bid');
  if (!bid) return passing(scene, 'lot.pass', { private: lot });
  const { min } = rangeOf(bid, 'price');
  const spare = isRegional(table, lot)
    ? cashOf(table, by) - burdenOf(scene, by)
    : cashOf(table, by) * FOR_CARDS + (roundsLeft(ask, state) > 0 ? ask.cardCost(table, lot) * 0.3 : 0);
  const limit = Math.min(lotWorth(scene, lot), spare);
  if (min > limit) return passing(scene, 'lot.pass', { private: lot });
  // Not for how much: the others are listening.
  return choice(taken(bid, { price: min + LEAP * (limit - min) }), 'lot.bid', { private: lot });
};
