import { best, type Choice, offersOf, rangeOf, taken } from '@binario/bots';
import { cashOf } from '@binario/rail';
import { askedForPrivate } from './deals.ts';
import { keptForTrains, roundsLeft } from './outlook.ts';
import { choice, type Scene } from './scene.ts';
import { LEAST_BY_SEA, landingOf } from './sms.ts';

/** Rounds in which a power must pay for its private. */
const PAYBACK = 5;
/** An owner who has refused is asked again only for clearly more. */
const RAISE = 1.2;

/** A private in other hands whose power the corporation would use in this very turn. */
export function buyPower(scene: Scene): Choice | undefined {
  switch (scene.frame.step) {
    case 'layTrack':
      return proposed(scene, 'SMS', bySea);
    case 'runTrains':
      return proposed(scene, 'CNM', byPort);
    default:
      return undefined;
  }
}

function proposed(scene: Scene, name: string, gainOf: (scene: Scene, corp: string) => number): Choice | undefined {
  const { ask, table, by } = scene;
  const corp = scene.frame.corp;
  const offer = offersOf(scene, 'acquirePrivate').find((each) => each.private === name);
  if (!offer || corp === undefined || table.privates[name] === by) return undefined;
  const { min, max } = rangeOf(offer, 'price');
  const most = Math.min(max, cashOf(table, corp) - keptForTrains(ask, table, corp));
  const asked = askedForPrivate(scene, name);
  const price = min > asked ? Math.ceil(min * RAISE) : asked;
  // What it would bring is costly to work out: only where there is money for it.
  if (price > most || ask.trains(table, corp).length === 0) return undefined;
  const gain = gainOf(scene, corp);
  if (gain * Math.min(PAYBACK, roundsLeft(ask, table)) < price) return undefined;
  return choice(taken(offer, { price }), 'private.power', { private: name, corp, amount: Math.round(gain) });
}

function bySea(scene: Scene, corp: string): number {
  const gain = landingOf(scene, corp)?.gain ?? 0;
  return gain >= LEAST_BY_SEA ? gain : 0;
}

/** What the marker would add where it helps most. */
function byPort({ ask, table, state, by }: Scene, corp: string): number {
  const owner = { ...state, table: { ...table, privates: { ...table.privates, CNM: corp } } };
  const before = ask.income(table, corp);
  const ports = ask.hexes(table).filter(({ stop }) => stop === 'port');
  const gains = ports.map(({ id }) => {
    return ask.income(ask.after(owner, { type: 'markPort', by, hex: id } as never).table, corp) - before;
  });
  return best(gains, (gain) => gain) ?? 0;
}
