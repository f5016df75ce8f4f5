/** What a process took of the memory, in megabytes: the medians of the first and the last quarter of a trial, and the most. */
export interface Memory {
  readonly first: number;
  readonly last: number;
  readonly most: number;
}

const MB = 1024 * 1024;
/** Threads, caches and the heap of a young process still grow in a first quarter that is short. */
const GROWTH_MB = 200;
const GROWTH = 1.25;

/** The quarters of samples taken at even intervals. */
export function memoryOf(samples: readonly number[]): Memory {
  const quarter = Math.ceil(samples.length / 4);
  return {
    first: median(samples.slice(0, quarter)) / MB,
    last: median(samples.slice(-quarter)) / MB,
    most: samples.reduce((most, bytes) => Math.max(most, bytes), 0) / MB,
  };
}

/** Memory that grows with the inputs is a fault, however slowly it does. */
export function memoryFaults({ first, last }: Memory): readonly string[] {
  if (last <= first * GROWTH + GROWTH_MB) return [];
  return [`memory grew from ${first.toFixed(0)} to ${last.toFixed(0)} MB`];
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
