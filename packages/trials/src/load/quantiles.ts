/** Milliseconds: the median, the ninety-ninth percentile and the longest. */
export interface Quantiles {
  readonly p50: number;
  readonly p99: number;
  readonly most: number;
}

/** Those of everything that was measured. */
export const quantilesOf = (values: readonly number[]): Quantiles => {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
  return { p50: at(0.5), p99: at(0.99), most: at(1) };
};
