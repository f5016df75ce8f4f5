/** The only clocks of the server; tests turn them. */
export interface Clock {
  /** The time of day, for what is written down. Whoever keeps the machine may set it, forwards and back. */
  now(): number;
  /** Milliseconds since some moment, never set: for everything that lasts so long and is kept in memory. */
  steady(): number;
}

/** The clocks of the machine. */
export const systemClock: Clock = { now: () => Date.now(), steady: () => performance.now() };

/** Gives a function that tells by how much the time of day was set since it was last called. */
export function stepOf(clock: Clock): () => number {
  let apart = clock.now() - clock.steady();
  return () => {
    const before = apart;
    apart = clock.now() - clock.steady();
    return apart - before;
  };
}
