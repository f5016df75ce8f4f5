import { best, type Choice, offersOf, rangeOf, taken } from '@binario/bots';
import { sampleOf } from '@binario/kernel';
import { cashOf } from '@binario/rail';
import { choice, type Decider, passing, type Scene } from './scene.ts';

/** What each private is worth at most, as a part of its face value: the dearest brings a corporation with it. */
const WORTH: Readonly<Record<string, number>> = { SCE: 1, SIGI: 1.15, CNM: 1.2, SMS: 1.2, RSA: 1.5 };

/** What must be left for a corporation of one's own. */
const FOR_A_START = 160;

function worthOf({ ask, traits, table }: Scene, name: string): number {
  return ask.privateDef(table, name).face * (WORTH[name] ?? 1) * (0.9 + 0.1 * traits.boldness);
}

/** Decides what to buy or bid for in the initial auction (8). */
export const auction: Decider = (scene) => {
  const { frame, table } = scene;
  const [offer] = offersOf(scene, 'buyPrivate');
  const name = String(offer?.private ?? '');
  const face = name === '' ? 0 : scene.ask.privateDef(table, name).face;
  const price = name === 'SCE' ? (frame.scePrice ?? 0) : face;
  if (offer && price <= worthOf(scene, name) && affordable(scene, name, price)) {
    return choice(sampleOf(offer), 'auction.buy', { private: name, amount: price });
  }
  return bid(scene) ?? passing(scene, 'auction.wait');
};

/** Decides whether to go on when several bid for one private company. */
export const bidding: Decider = (scene) => bid(scene) ?? passing(scene, 'auction.wait');

/** Bids only what is lawful least, and not against itself. */
function bid(scene: Scene): Choice | undefined {
  const { frame, by } = scene;
  const leads = (name: string) => {
    const bids = (frame.bids ?? []).filter((each) => each.private === name);
    return best(bids, (each) => each.price)?.by === by;
  };
  const open = offersOf(scene, 'bid').filter((offer) => {
    const name = String(offer.private);
    const { min } = rangeOf(offer, 'price');
    return !leads(name) && min <= worthOf(scene, name) && affordable(scene, name, min);
  });
  const found = best(open, (offer) => worthOf(scene, String(offer.private)) - rangeOf(offer, 'price').min);
  if (!found) return undefined;
  // Not for how much: the others are listening.
  return choice(taken(found), 'auction.bid', { private: String(found.private) });
}

/** RSA is a corporation already; for anything else enough must be left to start one. */
function affordable({ table, by, frame }: Scene, name: string, price: number): boolean {
  const bids = (frame.bids ?? []).filter((each) => each.by === by && each.private !== name);
  const left = cashOf(table, by) - bids.reduce((sum, each) => sum + each.price, 0) - price;
  const corporation = name === 'RSA' || table.privates.RSA === by || bids.some((each) => each.private === 'RSA');
  return left >= (corporation ? 60 : FOR_A_START);
}

/** The bank fills the treasury twice over. */
export const setValue: Decider = (scene) => {
  const found = best(offersOf(scene, 'setValue'), (offer) => Number(offer.value));
  return found && choice(sampleOf(found), 'auction.value', { corp: scene.frame.corp ?? '' });
};
