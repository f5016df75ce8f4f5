const QUARTER = 15 * 60_000;

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const formats = new Map<string, Intl.DateTimeFormat>();

/** The day of the week there and then, Sunday 0. */
function weekday(at: number, zone: string): number {
  const known = formats.get(zone) ?? new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: zone });
  formats.set(zone, known);
  return DAYS.indexOf(known.format(at));
}

/** The moment at which so much time has passed, days off left out. Zones change their offset by quarters of an hour at least. */
export function afterTime(from: number, duration: number, off: readonly number[] = [], zone = 'UTC'): number {
  if (off.length === 0) return from + duration;
  let at = from;
  let left = duration;
  while (left > 0) {
    const next = (Math.floor(at / QUARTER) + 1) * QUARTER;
    if (off.includes(weekday(at, zone))) {
      at = next;
      continue;
    }
    const step = Math.min(left, next - at);
    left -= step;
    at += step;
  }
  // Time that would be up at the first moment of a day off is up when the days off are over.
  while (off.includes(weekday(at, zone))) at = (Math.floor(at / QUARTER) + 1) * QUARTER;
  return at;
}

/** How much time passes between two moments, days off left out: `afterTime` of it leads from the first to the second. */
export function timeBetween(from: number, to: number, off: readonly number[] = [], zone = 'UTC'): number {
  if (off.length === 0) return Math.max(0, to - from);
  let passed = 0;
  for (let at = from; at < to; ) {
    const next = Math.min(to, (Math.floor(at / QUARTER) + 1) * QUARTER);
    if (!off.includes(weekday(at, zone))) passed += next - at;
    at = next;
  }
  return passed;
}
