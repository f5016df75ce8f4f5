import { describe, expect, it } from 'vitest';
import { RateLimiter, senderOf } from '../../src/security/rateLimiter.ts';

function limiter(most: number, senders = 100) {
  const clock = { now: 0 };
  return { clock, limit: new RateLimiter({ most, window: 60_000, now: () => clock.now, senders }) };
}

describe('rate limits', () => {
  it('let so many through, tell how long to wait, and refill evenly', () => {
    const { clock, limit } = limiter(6);
    expect(Array.from({ length: 6 }, () => limit.take('a'))).toEqual([0, 0, 0, 0, 0, 0]);
    expect(limit.take('a')).toBe(10);
    clock.now = 10_000;
    expect(limit.take('a')).toBe(0);
    expect(limit.take('a')).toBe(10);
    clock.now = 600_000;
    expect(Array.from({ length: 7 }, () => limit.take('a')).filter((wait) => wait > 0)).toHaveLength(1);
  });

  it('count each sender alone', () => {
    const { limit } = limiter(1);
    expect(limit.take('a')).toBe(0);
    expect(limit.take('b')).toBe(0);
    expect(limit.take('a')).toBeGreaterThan(0);
  });

  it('remember a bounded number of senders, the recent ones', () => {
    const { limit } = limiter(1, 10);
    limit.take('steady');
    for (let i = 0; i < 1000; i++) {
      limit.take(`passing${i}`);
      limit.take('steady');
    }
    expect(limit.size).toBe(10);
    expect(limit.take('steady')).toBeGreaterThan(0);
  });

  it('take a network of IPv6 for one sender', () => {
    expect(senderOf('2001:db8:1:2:3:4:5:6')).toBe(senderOf('2001:DB8:1:2::1'));
    expect(senderOf('2001:db8:1:2::1')).not.toBe(senderOf('2001:db8:1:3::1'));
    expect(senderOf('2001:db8::1')).toBe('2001:db8:0:0::/64');
    expect(senderOf('::1')).toBe('0:0:0:0::/64');
    expect(senderOf('::ffff:10.0.0.1')).toBe('10.0.0.1');
    expect(senderOf('10.0.0.1')).toBe('10.0.0.1');
  });
});
