import { best, type Choice, offersOf } from '@binario/bots';
import { type Offer, sampleOf } from '@binario/kernel';
import { outlookOf } from './outlook.ts';
import { choice, type Decider, type Scene } from './scene.ts';

/** How many shares an offered sale comes to. */
export const sharesIn = (offer: Offer): number =>
  Number(offer.ordinary) + 2 * Number(offer.last) + Number(offer.president);

/** Sells what is least missed for its price; gives up only where the rules see no other way. */
export function raiseMoney(scene: Scene): Choice | undefined {
  const found = best(offersOf(scene, 'sellStock'), (offer) => -lossOf(scene, offer));
  if (found) return choice(sampleOf(found), 'emergency.sell', { corp: String(found.corp) });
  const [end] = offersOf(scene, 'declareBankruptcy');
  return end && choice(sampleOf(end), 'emergency.bankrupt');
}

/** What a sale costs for each lira it brings: gains to come, the fall of what is kept, the office. */
function lossOf({ ask, table, by }: Scene, offer: Offer): number {
  const corp = String(offer.corp);
  const shares = sharesIn(offer);
  const { yield: gain, price } = outlookOf(ask, table, corp, by);
  const kept = ask.percent(table, corp, by) / 10 - shares;
  const fall = (price - ask.priceIf(table, corp, 'down', shares)) * kept;
  const office = Number(offer.president) > 0 ? 150 : 0;
  return (3 * gain * price * shares + fall + office + 5) / Math.max(1, price * shares);
}

/** Interest, or the bond of a corporation that has closed. */
export const payDebt: Decider = (scene) => {
  const [pay] = offersOf(scene, 'payInterest');
  return pay ? choice(sampleOf(pay), 'interest.pay') : raiseMoney(scene);
};

/** The score cannot go below nothing: a loan only ever opens chances. */
export const loanOrLeave: Decider = (scene) => {
  const [loan] = offersOf(scene, 'takeLoan');
  return loan && choice(sampleOf(loan), 'loan.take');
};
