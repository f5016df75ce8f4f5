import { best, type Choice, offersOf } from '@binario/bots';
import { sampleOf } from '@binario/kernel';
import { BANK } from '@binario/rail';
import { isFloated } from '../table.ts';
import { clockOf } from './clock.ts';
import { choice, type Scene } from './scene.ts';
import { allShares } from './seen.ts';

/** What a card pays in the hand, each operating round. */
const IN_HAND = 20;
const CARDS_CLOSE = 5;

/** What may be done at any moment of a company's turn. */
export function anyTime(scene: Scene): Choice | undefined {
  return transfer(scene) ?? repay(scene);
}

/** A card goes to the company when its seats earn me more than it pays in my hand, or before it is lost. */
function transfer(scene: Scene): Choice | undefined {
  const { ask, table, state, by, frame } = scene;
  const corp = frame.corp;
  if (corp === undefined || (frame.step !== 'income' && frame.step !== 'endTurn')) return undefined;
  const before = ask.revenue(table, corp);
  const part = ask.shares(table, corp, by) / allShares(table, corp);
  const judged = offersOf(scene, 'transferCard').map((offer) => {
    const after = ask.after(state, sampleOf(offer)).table;
    return { offer, more: ask.revenue(after, corp) - before };
  });
  const found = best(judged, (each) => each.more);
  if (!found) return undefined;
  const card = String(found.offer.private);
  if (found.more * part > IN_HAND) {
    return choice(sampleOf(found.offer), 'card.seats', { private: card, corp, amount: found.more });
  }
  return isLastCall(scene) ? choice(sampleOf(found.offer), 'card.lastCall', { private: card, corp }) : undefined;
}

/** Will the phase that takes cards from players come before this company's next turn? */
function isLastCall({ ask, table }: Scene): boolean {
  if (Number(table.phase) >= CARDS_CLOSE) return false;
  const left = ask.trains(table, BANK).filter((train) => ask.trainDef(table, train).phase < CARDS_CLOSE).length;
  const buyers = Object.keys(table.companies).filter((corp) => isFloated(table, corp)).length;
  return left < buyers;
}

/** A loan weighs on every share in the end: it is repaid when the money has no better use. */
function repay(scene: Scene): Choice | undefined {
  const { ask, state, frame } = scene;
  const [offer] = offersOf(scene, 'repayLoan');
  if (!offer || frame.corp === undefined || frame.step !== 'endTurn') return undefined;
  if (clockOf(ask, state).rounds > 0) return undefined;
  return choice(sampleOf(offer), 'loan.repay', { corp: frame.corp });
}
