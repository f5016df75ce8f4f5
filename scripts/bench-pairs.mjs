// Two ways of doing the same work, measured in alternating pairs.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { quantile } from './bench-measure.mjs';

setFlagsFromString('--expose-gc');
/** @type {(how: { type: 'minor' }) => void} */
const collect = runInNewContext('gc');

/** A measurement shorter than this says more about the clock than about the work. */
const SHORTEST_MS = 150;
/** Work that is not counted, on each side: the engine runs at its speed only when all of it has been compiled. */
const WARM_UP_MS = 2_500;

/**
 * Time of the processor, not of the wall: what else the machine does counts little.
 *
 * @param {() => void} work
 */
function spent(work, times = 1) {
  // Nobody pays for what another left behind. Only the young: to collect all throws compiled code away.
  collect({ type: 'minor' });
  const from = process.cpuUsage();
  for (let i = 0; i < times; i++) work();
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1000;
}

/** @param {() => void} work */
function warm(work) {
  let last = 0;
  for (let sum = 0; sum < WARM_UP_MS; sum += last) last = Math.max(spent(work), 0.01);
  return last;
}

/** Milliseconds of the first and of the second, measured one after the other. @typedef {{ first: number, second: number }} Pair */

/**
 * @param {() => void} first
 * @param {() => void} second
 * @param {number} pairs
 * @returns {Pair[]}
 */
export function measured(first, second, pairs) {
  const times = Math.max(1, Math.ceil(SHORTEST_MS / Math.max(warm(first), warm(second))));
  return Array.from({ length: pairs }, (_, i) => {
    // Who goes first changes: what the machine does otherwise rises and falls.
    const early = i % 2 === 0 ? spent(first, times) : 0;
    const b = spent(second, times);
    const a = early || spent(first, times);
    return { first: a / times, second: b / times };
  });
}

/** How many times as fast the second is. @param {Pair} pair */
const ratioOf = ({ first, second }) => first / second;

/**
 * How many times as fast the second is as the first, with an interval of 95 %: the median of all pairs, and the
 * two of them between which the true median lies whatever the distribution. What disturbs a few pairs moves neither.
 * A pair of the one order of loading is taken together with one of the other.
 *
 * @typedef {{ ratio: number, low: number, high: number, orders: readonly number[], first: number, second: number }} Compared
 *
 * @param {readonly Pair[]} one
 * @param {readonly Pair[]} other
 * @returns {Compared}
 */
export function medians(one, other) {
  const ratios = one.map((pair, i) => Math.sqrt(ratioOf(pair) * ratioOf(other[i] ?? pair)));
  const all = [...one, ...other];
  // Of n pairs as many lie below the median as heads fall in n throws of a coin.
  const half = 0.98 / Math.sqrt(ratios.length);
  return {
    ratio: quantile(ratios, 0.5),
    low: quantile(ratios, Math.max(0, 0.5 - half)),
    high: quantile(ratios, 0.5 + half),
    orders: [one, other].map((pairs) => quantile(pairs.map(ratioOf), 0.5)),
    first: quantile(
      all.map(({ first }) => first),
      0.5,
    ),
    second: quantile(
      all.map(({ second }) => second),
      0.5,
    ),
  };
}

/** @param {string} what @param {Compared} result */
export function showCompared(what, { ratio, low, high, orders, first, second }) {
  const ms = (/** @type {number} */ value) => `${value.toFixed(value < 10 ? 2 : 0)} ms`.padStart(9);
  const either = orders.map((each) => each.toFixed(3)).join(' and ');
  return `${what.padEnd(32)} ${ratio.toFixed(3)}  (95 %: ${low.toFixed(3)} to ${high.toFixed(3)}; old, new loaded first: ${either})  old ${ms(first)}  new ${ms(second)}`;
}
