import { best, type Choice, offersOf } from '@binario/bots';
import { type Offer, sampleOf } from '@binario/kernel';
import { cashOf } from '@binario/rail';
import { UNIFICATION } from '../ids.ts';
import { factsOf, phaseNumber } from '../table.ts';
import { type Stake, tokenWorth } from './aims.ts';
import { untilPhase } from './clock.ts';
import { cheapest, needOf, revenueWith, roomWith } from './outlook.ts';
import { choice, type Decider, passing, type Scene } from './scene.ts';
import { stakeOf } from './track.ts';

const STEP = 10;
const RISES = 0.7;
/** Rounds before the fall of the Bourbons in which deposits are still to be saved. */
const LAST_CALL = 3;
/** What a ducat of the company is worth when it has other plans for it, and when not. */
const SCARCE = 0.9;
const PLENTY = 0.3;

/** The station that brings most; the intermediate destination when trains will bring more than secured interest. */
export const placeToken: Decider = (scene) => {
  const corp = scene.frame.corp as string;
  const [home] = offersOf(scene, 'placeHome');
  if (home) return choice(sampleOf(home), 'token.home', { corp });
  const stake = stakeOf(scene, corp);
  const judged = [...offersOf(scene, 'placeToken'), ...offersOf(scene, 'replaceBourbon')].flatMap((offer) => {
    const found = judge(scene, stake, offer);
    return found ? [found] : [];
  });
  const found = best(judged, (each) => each.gain);
  if (found && found.gain > 0) return placed(corp, found);
  return passing(scene, 'token.wait', { corp });
};

interface Judged {
  readonly offer: Offer;
  readonly hex: string;
  readonly cost: number;
  readonly role: string | undefined;
  readonly gain: number;
}

function judge(scene: Scene, stake: Stake, offer: Offer): Judged | undefined {
  const { ask, table, by } = scene;
  const { corp } = stake;
  const route = offer.route as readonly string[];
  const hex = ask.place(table, route.at(-1) ?? '');
  const { cost, markers } = ask.way(table, route);
  const { worth, role } = tokenWorth(stake, hex, markers);
  const need = needOf(scene, corp);
  const left = cashOf(table, corp) - cost;
  const building = ask.isBuilding(table, corp);
  if (building && role === 'intermediate' && !isRipe(scene, stake, hex, cost, markers)) return undefined;
  // A company that must have a train keeps what it costs.
  const trainless = ask.trains(table, corp).length === 0;
  if (!building && trainless && left < cheapest(scene).price && left + cashOf(table, by) < 2 * cheapest(scene).price) {
    return undefined;
  }
  if (need.urgency > 0.5 && left < need.price && role === undefined) return undefined;
  const gain = worth - cost * (left < need.price ? SCARCE : PLENTY);
  return { offer, hex, cost, role, gain };
}

/** Will running trains bring its President more than the interest that ends? */
function isRipe(scene: Scene, stake: Stake, hex: string, cost: number, markers: number): boolean {
  const { ask, table, by } = scene;
  const { corp, shares } = stake;
  const card = cheapest(scene);
  const trainless = ask.trains(table, corp).length === 0;
  const left = cashOf(table, corp) - cost;
  const short = trainless ? Math.max(0, card.price - left) : 0;
  const lastCall = untilPhase(ask, table, UNIFICATION) <= LAST_CALL;
  if (short > (lastCall ? 0.3 : 0) * cashOf(table, by)) return false;
  if (phaseNumber(table) >= UNIFICATION - 1 || lastCall) return true;
  // Every train the treasury can pay counts.
  const count = trainless ? Math.max(1, Math.floor(left / card.price)) : Math.floor(left / card.price);
  const cards = Array.from({ length: Math.min(3, count) }, () => card);
  const values = [Math.max(20, ask.stationValue(table, corp, hex))];
  const revenue = revenueWith(scene, corp, roomWith(scene, corp, cards), { values, markers });
  const price = ask.price(table, corp);
  const running = revenue / 10 + (revenue >= price ? STEP * RISES : 0);
  const rounds = Math.min(stake.turns, Math.max(1, untilPhase(ask, table, UNIFICATION)));
  const { deposit } = factsOf(table, corp);
  const atOnce = deposit / 2 + STEP * shares;
  return shares * (running - ask.interest(table, corp)) * rounds + atOnce > 0;
}

function placed(corp: string, { offer, hex, cost: amount, role }: Judged): Choice {
  const action = sampleOf(offer);
  if (offer.type === 'replaceBourbon') {
    return choice(action, 'token.bourbon', { hex, corp, private: String(offer.private) });
  }
  if (role !== undefined) return choice(action, 'token.destination', { hex, corp });
  return choice(action, 'token.station', { hex, corp, amount });
}
