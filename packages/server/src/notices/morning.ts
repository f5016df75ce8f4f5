const HOUR = 3_600_000;
const QUARTER = HOUR / 4;
const MORNING = '07:00';

/** The next time it is seven in the morning there. Zones differ from each other by quarters of an hour. */
export function nextMorning(now: number, zone = 'UTC'): number {
  const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: zone });
  const first = (Math.floor(now / QUARTER) + 1) * QUARTER;
  // Whoever sets the clocks skips no seven o'clock; a day has 25 hours at most.
  for (let at = first; at < first + 25 * HOUR; at += QUARTER) if (clock.format(at) === MORNING) return at;
  return first + 24 * HOUR;
}
