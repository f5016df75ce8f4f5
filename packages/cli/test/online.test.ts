import { isLong, sized } from '@binario/kernel/testing';
import { describe, expect, it } from 'vitest';
import { binario } from './run.ts';

describe('torture', () => {
  it('kills the server and loses nothing, on the embedded database', async () => {
    const kills = sized(2, 3);
    const { code, out } = await binario(['torture', '--kills', String(kills), '--tables', '6']);
    expect(out.at(-1)).toMatch(
      /^\d+ kills, \d+ acknowledged moves, 0 lost, 0 doubled, 0 broken tables, 0 crashed servers, longest recovery [\d.]+ s$/,
    );
    expect(Number(/, (\d+) acknowledged/.exec(out.at(-1) ?? '')?.[1])).toBeGreaterThanOrEqual(20 * kills);
    expect(out.at(-1)).toMatch(new RegExp(`^${kills} kills`));
    expect(code).toBe(0);
  });

  it.each(isLong ? [2] : [])('kills one of two servers on PostgreSQL %i times and loses nothing', async (kills) => {
    const { code, out } = await binario([
      'torture',
      '--kills',
      String(kills),
      '--tables',
      '6',
      '--store',
      'postgres',
      '--nodes',
      '2',
    ]);
    expect(out.at(-1)).toMatch(
      /^2 kills, \d+ acknowledged moves, 0 lost, 0 doubled, 0 broken tables, 0 crashed servers/,
    );
    expect(code).toBe(0);
  });

  it('kills one of two servers, restarts, cuts off, locks and freezes PostgreSQL, and everything comes back', async () => {
    const faults = ['--faults', 'all', '--kills', '6', '--seconds', String(sized(2, 4))];
    const { code, out } = await binario(['torture', '--store', 'postgres', '--nodes', '2', '--tables', '6', ...faults]);
    expect(out).toEqual([
      expect.stringMatching(/^longest answer to a move [\d.]+ s$/),
      expect.stringMatching(/^6 kills, \d+ acknowledged moves, 0 lost, 0 doubled, 0 broken tables, 0 crashed servers/),
    ]);
    expect(code).toBe(0);
  });

  it('knows what makes no sense', async () => {
    expect((await binario(['torture', '--nodes', '2'])).code).toBe(2);
    expect((await binario(['torture', '--kills', '0'])).code).toBe(2);
    expect((await binario(['torture', '--faults', 'freeze'])).code).toBe(2);
    expect((await binario(['torture', '--store', 'postgres', '--faults', 'fire'])).code).toBe(2);
    expect((await binario(['load', '--store', 'paper'])).code).toBe(2);
  });
});

describe('load', () => {
  it('plays on many tables at once without an error', async () => {
    const { code, out } = await binario(['load', '--tables', '10', '--seconds', '6']);
    expect(out.at(-1)).toMatch(/^30 moves, [\d.]+ moves\/s, 0 errors$/);
    expect(out.join('\n')).toMatch(/submit to seen by all: p50 [\d.]+ ms, p99 [\d.]+ ms/);
    expect(out.join('\n')).toMatch(/memory per table: active \d+ KB, idle/);
    expect(code).toBe(0);
  });
});
