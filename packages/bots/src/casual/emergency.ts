import { type Offer, sampleOf } from '@binario/kernel';
import { outlookOf } from './outlook.ts';
import { best, type Choice, choice, offersOf, type Scene, type Thought } from './scene.ts';

export const sharesIn = (offer: Offer): number =>
  Number(offer.ordinary) + 2 * Number(offer.last) + Number(offer.president);

/** Sells what is least missed; gives up only where the rules see no other way. */
export function raiseMoney(scene: Scene, _onSale: readonly string[]): Choice | undefined {
  const { ask, table, by } = scene;
  const found = best(offersOf(scene, 'sellStock'), (offer) => {
    const corp = String(offer.corp);
    const shares = sharesIn(offer);
    const office = Number(offer.president) > 0 ? 1 : 0;
    const { yield: gain, price } = outlookOf(ask, table, corp, by);
    const fall = (price - ask.priceIf(table, corp, 'down', shares)) * (ask.percent(table, corp, by) / 10 - shares);
    return -gain * price * shares * 3 - fall - office * 100 - shares * 5;
  });
  if (found) return choice(sampleOf(found), 'emergency.sell', { corp: String(found.corp) });
  const [end] = offersOf(scene, 'declareBankruptcy');
  return end && choice(sampleOf(end), 'emergency.bankrupt');
}

/** Interest, or the bond of a corporation that has closed. */
export const payDebt: Thought = (scene) => {
  const [pay] = offersOf(scene, 'payInterest');
  return pay ? choice(sampleOf(pay), 'interest.pay') : raiseMoney(scene, []);
};

/** The score cannot go below nothing: a loan only ever opens chances. */
export const loanOrLeave: Thought = (scene) => {
  const [loan] = offersOf(scene, 'takeLoan');
  return loan && choice(sampleOf(loan), 'loan.take');
};
