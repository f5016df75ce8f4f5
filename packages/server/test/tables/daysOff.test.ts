import { describe, expect, it } from 'vitest';
import { afterTime, timeBetween } from '../../src/tables/rules/daysOff.ts';

const HOUR = 3_600_000;
const at = (text: string) => Date.parse(text);
const told = (time: number) => new Date(time).toISOString().slice(0, 16);

describe('days off', () => {
  // 2 January 2026 was a Friday.
  it('cost no time: a day from Friday noon ends on Monday noon', () => {
    expect(told(afterTime(at('2026-01-02T12:00Z'), 24 * HOUR, [0, 6]))).toBe('2026-01-05T12:00');
    expect(told(afterTime(at('2026-01-02T12:00Z'), 24 * HOUR))).toBe('2026-01-03T12:00');
  });

  it('a turn that begins on one begins when it is over', () => {
    expect(told(afterTime(at('2026-01-03T09:00Z'), 2 * HOUR, [0, 6]))).toBe('2026-01-05T02:00');
  });

  it('nothing is due at the first moment of a day off', () => {
    expect(told(afterTime(at('2026-01-02T12:00Z'), 12 * HOUR, [6]))).toBe('2026-01-04T00:00');
  });

  it('are days of the table’s own zone', () => {
    expect(told(afterTime(at('2026-01-02T22:00Z'), 2 * HOUR, [6], 'Europe/Rome'))).toBe('2026-01-04T00:00');
    expect(told(afterTime(at('2026-01-02T22:00Z'), 2 * HOUR, [6], 'UTC'))).toBe('2026-01-04T00:00');
    expect(told(afterTime(at('2026-01-02T22:30Z'), HOUR, [6], 'Europe/Rome'))).toBe('2026-01-03T23:30');
  });

  it('are no time that is left: what passes between two moments leads from one to the other', () => {
    const [friday, monday] = [at('2026-01-02T12:00Z'), at('2026-01-05T12:00Z')];
    expect(timeBetween(friday, monday, [0, 6])).toBe(24 * HOUR);
    expect(timeBetween(friday, monday)).toBe(72 * HOUR);
    expect(timeBetween(monday, friday, [0, 6])).toBe(0);
    expect(timeBetween(at('2026-01-02T22:00Z'), at('2026-01-03T00:00Z'), [6], 'Europe/Rome')).toBe(HOUR);
  });
});
