import { type Action, type Offer, sampleOf } from '@binario/kernel';
import { rangeOf, taken } from '../scene.ts';

/** The offers of each value of a field, in the order in which the values come first. */
export function grouped(offers: readonly Offer[], field: string): readonly (readonly Offer[])[] {
  const groups = new Map<unknown, Offer[]>();
  for (const offer of offers) {
    const group = groups.get(offer[field]);
    if (group) group.push(offer);
    else groups.set(offer[field], [offer]);
  }
  return [...groups.values()];
}

/** The least and the most of them by a measure; one of them if that is the same. */
export function ends(offers: readonly Offer[], measure: (offer: Offer) => number): readonly Offer[] {
  const sorted = [...offers].sort((x, y) => measure(x) - measure(y));
  return [...new Set([...sorted.slice(0, 1), ...sorted.slice(-1)])];
}

/** An offer at its lowest and at its highest price. */
export const cheapAndDear = (offer: Offer): readonly Action[] => [
  sampleOf(offer),
  taken(offer, { price: rangeOf(offer, 'price').max }),
];
