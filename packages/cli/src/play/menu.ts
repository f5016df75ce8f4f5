import type { Offer } from '@binario/kernel';

/** Offers of one type, more than this many, are chosen field by field. */
const FEW = 6;

/** One numbered line: a single offer, or a type of which one offer is chosen next. */
export interface Item {
  readonly type: string;
  readonly offers: readonly Offer[];
}

/** The lines of the menu, in the order in which the game makes its offers. */
export function menuOf(offers: readonly Offer[]): readonly Item[] {
  const byType = new Map<string, Offer[]>();
  for (const offer of offers) byType.set(offer.type, [...(byType.get(offer.type) ?? []), offer]);
  return [...byType].flatMap(([type, same]) =>
    same.length > FEW ? [{ type, offers: same }] : same.map((offer) => ({ type, offers: [offer] })),
  );
}

/** The next field in which these offers differ; undefined when they are one and the same. */
export function nextField(offers: readonly Offer[]): string | undefined {
  const [first] = offers;
  if (!first || offers.length === 1) return undefined;
  return Object.keys(first).find((field) => offers.some((offer) => keyOf(offer, field) !== keyOf(first, field)));
}

/** The values of a field, each with the offers that have it. */
export function split(offers: readonly Offer[], field: string): ReadonlyMap<string, readonly Offer[]> {
  const groups = new Map<string, Offer[]>();
  for (const offer of offers) {
    const key = keyOf(offer, field);
    groups.set(key, [...(groups.get(key) ?? []), offer]);
  }
  return groups;
}

const keyOf = (offer: Offer, field: string): string => {
  const value = offer[field];
  // A list of hexes is typed as one word.
  if (Array.isArray(value) && value.every((part) => typeof part === 'string')) return value.join('-');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};
