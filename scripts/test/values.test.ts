import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fitWeights } from '../values/fit.mjs';
import { explained, ridge } from '../values/ridge.mjs';
import { valuesOf } from '../values.mjs';

describe('values', () => {
  it('are found again where there are some', () => {
    const rows = Array.from({ length: 40 }, (_, n) => [n % 7, (n * 5) % 11, (n * n) % 13]);
    const targets = rows.map(([x = 0, y = 0, z = 0]) => 2 * x - 3 * y + 0.5 * z);
    const found = ridge(rows, targets, [1, 1, 1], 1e-9);
    for (const [i, weight] of [2, -3, 0.5].entries()) expect(found[i]).toBeCloseTo(weight, 6);
  });

  it('stay what they are by hand where games say nothing', () => {
    expect(
      ridge(
        [
          [0, 1],
          [0, 2],
        ],
        [1, 2],
        [7, 1],
        0.1,
      ),
    ).toEqual([7, 1]);
    const [kept = 0] = ridge([[1], [2]], [3, 6], [1], 1e9);
    expect(kept).toBeCloseTo(1, 6);
  });

  it('explain nothing better than the mean, or all of it', () => {
    expect(explained([1, 2, 3], [2, 2, 2])).toBe(0);
    expect(explained([1, 2, 3], [1, 2, 3])).toBe(1);
  });

  it('are judged by games they were not fitted to', () => {
    const games = Array.from({ length: 10 }, (_, game) =>
      Array.from({ length: 6 }, (_each, n) => {
        const cash = ((game * 6 + n) * 37) % 101;
        const luck = ((game * 6 + n) * 53) % 97;
        return { parts: { cash, luck }, left: (n + 1) / 7, ahead: 3 * cash };
      }),
    );
    const { parts, r2 } = fitWeights(games);
    expect(parts.cash?.[0]).toBeGreaterThan(2);
    expect(Math.abs(parts.luck?.[0] ?? 1)).toBeLessThan(0.8);
    expect(r2.late?.fitted).toBeGreaterThan(0.9);
    expect(r2.late?.byHand).toBeLessThan(r2.late?.fitted ?? 0);
  });

  it('come out of the same seeds again', async () => {
    const sample = JSON.parse(readFileSync(new URL('../values/sample.json', import.meta.url), 'utf8'));
    const { game, bot, games, players, seed } = sample;
    expect(await valuesOf(game, { bot, games, players, seed })).toEqual(sample);
  }, 120_000);
});
