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

/**
 * How many times as fast the second is as the first, with an interval of 95 %: the median of all pairs, and the
 * two of them between which the true median lies whatever the distribution. What disturbs a few pairs moves neither.
 *
 * @typedef {{ ratio: number, low: number, high: number, first: number, second: number }} Compared
 *
 * @param {() => void} first
 * @param {() => void} second
 * @param {number} pairs
 * @returns {Compared}
 */
export function compared(first, second, pairs) {
  const times = Math.max(1, Math.ceil(SHORTEST_MS / Math.max(warm(first), warm(second))));
  /** @type {{ ratio: number, first: number, second: number }[]} */ const measured = [];
  for (let i = 0; i < pairs; i++) {
    // Who goes first changes: what the machine does otherwise rises and falls.
    const early = i % 2 === 0 ? spent(first, times) : 0;
    const b = spent(second, times);
    const a = early || spent(first, times);
    measured.push({ ratio: a / b, first: a / times, second: b / times });
  }
  const by = (/** @type {'ratio' | 'first' | 'second'} */ what, /** @type {number} */ part) =>
    quantile(
      measured.map((each) => each[what]),
      part,
    );
  // Of n pairs as many lie below the median as heads fall in n throws of a coin.
  const half = 0.98 / Math.sqrt(pairs);
  return {
    ratio: by('ratio', 0.5),
    low: by('ratio', Math.max(0, 0.5 - half)),
    high: by('ratio', 0.5 + half),
    first: by('first', 0.5),
    second: by('second', 0.5),
  };
}

/** @param {string} what @param {Compared} result */
export function showCompared(what, { ratio, low, high, first, second }) {
  const ms = (/** @type {number} */ value) => `${value.toFixed(value < 10 ? 2 : 0)} ms`.padStart(10);
  return `${what.padEnd(34)} ${ratio.toFixed(3)}  (95 %: ${low.toFixed(3)} to ${high.toFixed(3)})  old ${ms(first)}  new ${ms(second)}`;
}
