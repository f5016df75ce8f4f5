import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { binario, folder } from './run.ts';

const match = ['arena', '--game', '1865', '--seats', 'random,random', '--players', '2', '--variant', 'c5basic'];

describe('arena', () => {
  it('goes on where its file ends, and plays what was cut off again', async () => {
    const whole = join(folder(), 'whole.jsonl');
    const parts = join(folder(), 'parts.jsonl');
    const all = await binario([...match, '--games', '3', '--file', whole, '--json']);
    await binario([...match, '--games', '1', '--file', parts]);
    appendFileSync(parts, '{"actions":12,"ov');
    const resumed = await binario([...match, '--games', '3', '--file', parts, '--json']);
    const shares = [all, resumed].map(({ last }) => JSON.parse(last).share);
    expect(shares[1]).toEqual(shares[0]);
    const scores = [whole, parts].map((path) =>
      readFileSync(path, 'utf8')
        .trimEnd()
        .split('\n')
        .slice(1)
        .map((line) => JSON.parse(line).seats.map(({ score }: { score: number }) => score)),
    );
    expect(scores[0]).toHaveLength(3);
    expect(scores[1]).toEqual(scores[0]);
  });

  it('does not mix contests in one file', async () => {
    const path = join(folder(), 'games.jsonl');
    await binario([...match, '--games', '1', '--file', path]);
    const other = await binario([...match, '--games', '1', '--seed', '9', '--file', path]);
    expect(other.code).not.toBe(0);
    expect(other.errors.join()).toContain('another contest');
  });

  it('stops when the test has decided, and says what it tested', async () => {
    const { out, progress, last } = await binario([
      ...match.map((word) => (word === 'random,random' ? 'casual,random' : word)),
      ...['--sprt', '--hypotheses', '30:90', '--errors', '20', '--games', '40'],
    ]);
    expect(out.join('\n')).toMatch(/90 % against 30 % of wins \(errors 20 %\): accepts (90|30) %, LLR/);
    expect(progress.length).toBeLessThan(40);
    expect(progress.length % 2).toBe(0);
    expect(progress[0]).toMatch(/^1 of 40 games, \d+ s left, 90 % against 30 %/);
    expect(last).toContain(`${progress.length} games`);
  });

  it('refuses hypotheses that make no sense', async () => {
    const wrong = async (...words: string[]) => (await binario([...match, ...words])).code;
    expect(await wrong('--sprt', '--hypotheses', '50:25')).toBe(2);
    expect(await wrong('--hypotheses', '25:50')).toBe(2);
    expect(await wrong('--sprt')).toBe(2);
  });

  it('reports games that came to no end', async () => {
    const { out } = await binario([...match, '--games', '2', '--moves', '5']);
    expect(out).toContain('2 of 2 games came to no end');
  });

  it('rates the bots of the games it has kept', async () => {
    const path = join(folder(), 'games.jsonl');
    const seats = match.map((word) => (word === 'random,random' ? 'casual,random' : word));
    await binario([...seats, '--games', '4', '--file', path]);
    const { out } = await binario(['arena', '--ratings', path]);
    expect(out[0]?.split(/ +/)).toEqual(['game', 'bot', 'games', 'rating', 'from', 'to']);
    expect(out).toHaveLength(3);
    expect(out[1]).toMatch(/^1865@\d+ +casual +4 +1000/);
    const { last } = await binario(['arena', '--ratings', path, '--json']);
    expect(JSON.parse(last)[0].ratings[0].bot).toBe('casual');
  });
});
