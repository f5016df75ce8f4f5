// How the benches measure and how they print it.

/** @param {() => void} work */
export function time(work) {
  const from = performance.now();
  work();
  return performance.now() - from;
}

/** @param {number[]} times @param {number} part */
export function quantile(times, part) {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

/** @param {number} ms */
export const show = (ms) => `${ms.toFixed(ms < 1 ? 3 : 2)} ms`;

/**
 * The best of so many on fresh copies: what the work costs, not what else the machine was doing.
 * @template X
 * @param {() => X} fresh
 * @param {(copy: X) => void} work
 */
export function bestOf(fresh, work, runs = 3) {
  const once = () => {
    const copy = fresh();
    return time(() => work(copy));
  };
  return Math.min(...Array.from({ length: runs }, once));
}

/** @param {() => void} work */
export function repeated(work, warm = 60, runs = 40) {
  for (let i = 0; i < warm; i++) work();
  return Array.from({ length: runs }, () => time(work));
}

/** @param {string} what @param {number[]} times @param {string} [note] */
export function report(what, times, note = '') {
  const [median, p99, most] = [quantile(times, 0.5), quantile(times, 0.99), Math.max(...times)];
  console.log(
    `${what.padEnd(34)} median ${show(median).padStart(10)}   p99 ${show(p99).padStart(10)}   max ${show(most).padStart(10)}   ${note}`,
  );
}
