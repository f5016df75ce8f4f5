let last: Promise<unknown> = Promise.resolve();

/** One change of the table after another: none may see another half done, and none is kept before an earlier one. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work);
  last = mine.catch(() => undefined);
  return mine;
}
