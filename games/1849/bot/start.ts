import { best, type Choice, offersOf } from '@binario/bots';
import { type Offer, sampleOf } from '@binario/kernel';
import { cashOf } from '@binario/rail';
import { corpsOf, hasSafeTrain } from './outlook.ts';
import { prospects } from './prospects.ts';
import { choice, type Decider, type Scene } from './scene.ts';

/** For track before the first train pays. */
const FOR_TRACK = 40;
/** More corporations than this are more than one player can look after. */
const MOST = 3;

/** Starts a corporation when its treasury will hold a first train, and those one has can look after themselves. */
export function begin(scene: Scene): Choice | undefined {
  const { ask, table, by } = scene;
  const mine = corpsOf(table).filter((corp) => ask.president(table, corp) === by);
  if (mine.length >= MOST || mine.some((corp) => !hasSafeTrain(ask, table, corp) && cashOf(table, corp) < 100)) {
    return undefined;
  }
  const viable = offersOf(scene, 'startCorp').filter(
    (offer) => treasury(scene, offer) >= trainPrice(scene) + FOR_TRACK,
  );
  const found = best(viable, (offer) => preference(scene, offer));
  const corp = String(found?.corp ?? '');
  return found && choice(sampleOf(found), 'start.corp', { corp, amount: treasury(scene, found) });
}

/** What the corporation will have when the president's certificate and as many singles as possible are paid. */
function treasury({ ask, table, by }: Scene, offer: Offer): number {
  const value = Number(offer.value);
  const extra = Math.min(2, Math.floor((cashOf(table, by) - 2 * value) / value));
  return (2 + extra) * value - ask.tokenFee(table, String(offer.corp));
}

/** What a train will cost when its turn comes: those who have none yet are served first. */
function trainPrice({ ask, table }: Scene): number {
  const waiting = corpsOf(table).filter((corp) => ask.trains(table, corp).length === 0).length;
  const toCome = ask.toCome(table);
  const next = toCome[Math.min(waiting, toCome.length - 1)];
  return next === undefined ? 0 : ask.trainDef(table, next).price;
}

/** As large a part of it as possible, and then as dear as possible. */
function preference({ table, by }: Scene, offer: Offer): number {
  const value = Number(offer.value);
  const shares = Math.min(4, Math.floor(cashOf(table, by) / value));
  return shares * 1000 + value;
}

/** Garibaldi's home: where routes and prospects are best; not where the earthquake strikes. */
export const chooseHome: Decider = (scene) => {
  const { ask, state } = scene;
  const corp = scene.frame.corp as string;
  const found = best(offersOf(scene, 'chooseHome'), (offer) => {
    const after = ask.after(state, sampleOf(offer)).table;
    const doomed = offer.hex === 'B14' && !['12', '16'].includes(after.phase);
    return 0.5 * ask.incomeWith(after, corp, ['8H']) + 1.5 * prospects(ask, after, corp) - (doomed ? 60 : 0);
  });
  return found && choice(sampleOf(found), 'home.best', { hex: String(found.hex) });
};
