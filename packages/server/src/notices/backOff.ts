const SECOND = 1000;
const WAITS = [15, 60, 300, 1200, 3600, 4 * 3600, 12 * 3600].map((seconds) => seconds * SECOND);

/**
 * Milliseconds until the next attempt after so many failed ones, or undefined when it is enough. `spread` from 0 to 1 keeps
 * the deliveries of a service that was down from coming back all at once.
 */
export function waitAfter(attempts: number, spread: number, retryAfter = 0): number | undefined {
  const wait = WAITS[attempts - 1];
  return wait === undefined ? undefined : Math.max(wait * (1 + spread / 4), retryAfter * SECOND);
}
