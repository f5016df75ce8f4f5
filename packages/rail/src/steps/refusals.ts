/** A table that remembers for the turn the highest price refused for each deal. */
export interface Refusals {
  readonly turn: { readonly refused: Readonly<Record<string, number>> };
}

/** The highest price refused for a deal in this turn. Mostly nothing was refused at all: then no name is made up. */
export function refusedPrice({ turn: { refused } }: Refusals, deal: () => string): number | undefined {
  for (const _any in refused) return refused[deal()];
  return undefined;
}

/** The least that can be offered for a deal now. */
export const leastOffer = (table: Refusals, deal: () => string): number => (refusedPrice(table, deal) ?? 0) + 1;

/** Is it an offer that was refused before, and not a better one? It may not come again in the same turn. */
export function isRefusedOffer(table: Refusals, price: number, deal: () => string): { readonly price: number } | false {
  const refused = refusedPrice(table, deal);
  return refused !== undefined && price <= refused && { price: refused };
}
