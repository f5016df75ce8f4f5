import { explained, ridge } from './ridge.mjs';

/** @typedef {import('./positions.mjs').Example} Example */
/** What a part is worth when nothing is left of the bank, and how much more when all of it is. */
/** @typedef {readonly [atTheEnd: number, moreBefore: number]} Weight */

/** Whole games are left out in turn, as positions of one game are alike. */
const FOLDS = 5;
/** So much must a weight explain before it leaves what is counted by hand. */
const STRENGTH = 0.1;
/** Parts of a game, by what is left of the bank. */
const STAGES = /** @type {const} */ ([
  ['early', 0.66, 1],
  ['middle', 0.33, 0.66],
  ['late', 0, 0.33],
]);

/**
 * The weights of the parts of a position that foretell best who will be ahead in the end, and how well they do in games they were not
 * fitted to, beside the sum of all parts and beside cash and stock alone (both times the one factor that suits them best).
 *
 * @param {readonly (readonly Example[])[]} games
 */
export function fitWeights(games) {
  const all = games.flat();
  const names = [...new Set(all.flatMap(({ parts }) => Object.keys(parts)))].sort();
  const byHand = names.flatMap(() => [1, 0]);
  const row = (/** @type {Example} */ { parts, left }) =>
    names.flatMap((name) => [parts[name] ?? 0, (parts[name] ?? 0) * left]);
  const fitted = (/** @type {readonly Example[]} */ from) =>
    ridge(
      from.map(row),
      from.map(({ ahead }) => ahead),
      byHand,
      STRENGTH,
    );
  const judged = Array.from({ length: FOLDS }, (_, fold) => {
    const weights = fitted(games.filter((_game, n) => n % FOLDS !== fold).flat());
    return games
      .filter((_game, n) => n % FOLDS === fold)
      .flat()
      .map((example) => ({
        ...example,
        fitted: row(example).reduce((sum, x, i) => sum + x * (weights[i] ?? 0), 0),
        byHand: names.reduce((sum, name) => sum + (example.parts[name] ?? 0), 0),
        netWorth: (example.parts.cash ?? 0) + (example.parts.stock ?? 0),
      }));
  }).flat();
  const r2 = STAGES.map(([stage, from, to]) => {
    const here = judged.filter(({ left }) => left > from && left <= to);
    const truth = here.map(({ ahead }) => ahead);
    const [own, hand, net] = [
      here.map((each) => each.fitted),
      here.map((each) => each.byHand),
      here.map((each) => each.netWorth),
    ];
    return [
      stage,
      {
        positions: here.length,
        fitted: rounded(explained(truth, own)),
        byHand: rounded(explained(truth, scaled(truth, hand))),
        netWorth: rounded(explained(truth, scaled(truth, net))),
      },
    ];
  });
  const weights = fitted(all);
  /** @type {Record<string, Weight>} */
  const parts = Object.fromEntries(
    names.map((name, i) => [name, [rounded(weights[2 * i] ?? 0), rounded(weights[2 * i + 1] ?? 0)]]),
  );
  return { positions: all.length, parts, r2: Object.fromEntries(r2) };
}

/** @param {readonly number[]} truth @param {readonly number[]} guesses */
function scaled(truth, guesses) {
  const square = guesses.reduce((sum, guess) => sum + guess * guess, 0);
  const factor = square > 0 ? guesses.reduce((sum, guess, n) => sum + guess * (truth[n] ?? 0), 0) / square : 0;
  return guesses.map((guess) => factor * guess);
}

const rounded = (/** @type {number} */ x) => Math.round(x * 1000) / 1000 + 0;
