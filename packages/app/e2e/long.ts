/** Are tests run whole (`npm run long`), or sampled (`npm test`)? */
export const isLong = process.env.BINARIO_LONG === '1';

/**
 * Of everything that is to be seen in each of several ways (languages, schemes, forms), what is seen in this one: one item in turn for each
 * way, so that together they see all; when there is time, everything in every way.
 */
export const shareOf = <T>(items: readonly T[], way: number, ways: number): readonly T[] =>
  isLong ? items : items.filter((_, i) => i % ways === way);
