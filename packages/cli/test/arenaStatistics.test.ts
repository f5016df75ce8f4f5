import { Dice } from '@binario/bots';
import { describe, expect, it } from 'vitest';
import { type Ranking, ratingsOf } from '../src/arena/ratings.ts';
import { sprt, usualHypotheses } from '../src/arena/sprt.ts';
import { timeLeft } from '../src/arena/timeLeft.ts';

const half = { from: 0.5, to: 0.65, error: 0.05 };
const quarter = { from: 0.25, to: 0.5, error: 0.05 };

describe('the sequential test', () => {
  it('weighs each game by how likely both shares make it', () => {
    const { llr, bound, verdict } = sprt(quarter, [3, 2], 4);
    expect(llr).toBeCloseTo(5 * Math.log(2) + 3 * Math.log(2 / 3), 10);
    expect(bound).toBeCloseTo(Math.log(19), 10);
    expect(verdict).toBe('undecided');
  });

  it('needs five games that are all won to believe in 50 % instead of 25 %, eight lost ones to believe the opposite', () => {
    expect(sprt(quarter, [1, 1, 1, 1], 1).verdict).toBe('undecided');
    expect(sprt(quarter, [1, 1, 1, 1, 1], 1).verdict).toBe('to');
    expect(sprt(quarter, new Array(7).fill(0), 1).verdict).toBe('undecided');
    expect(sprt(quarter, new Array(8).fill(0), 1).verdict).toBe('from');
  });

  it('counts games for less where those of one seed are alike', () => {
    const alike = sprt(half, [2, 2, 0, 2, 2, 0, 2, 2], 2);
    const unlike = sprt(half, [2, 1, 1, 2, 1, 1, 2, 2], 2);
    expect(alike.dispersion).toBeGreaterThan(1.5);
    expect(unlike.dispersion).toBeLessThan(1);
    expect(unlike.llr).toBeCloseTo(alike.llr * alike.dispersion, 10);
  });

  it('errs about as seldom as it says', () => {
    const dice = new Dice(7);
    const wrong = (share: number, never: 'from' | 'to') => {
      let errors = 0;
      for (let run = 0; run < 400; run++) {
        const rounds: number[] = [];
        let verdict = 'undecided';
        while (verdict === 'undecided' && rounds.length < 400) {
          rounds.push([0, 1, 2, 3].filter(() => dice.fraction() < share).length);
          verdict = sprt(quarter, rounds, 4).verdict;
        }
        if (verdict === never) errors++;
      }
      return errors / 400;
    };
    expect(wrong(0.25, 'to')).toBeLessThan(0.08);
    expect(wrong(0.5, 'from')).toBeLessThan(0.08);
  });

  it('asks for twice a fair share, or 65 % where that is one half', () => {
    expect(usualHypotheses(1, 4)).toEqual({ from: 0.25, to: 0.5, error: 0.05 });
    expect(usualHypotheses(2, 4)).toEqual({ from: 0.5, to: 0.65, error: 0.05 });
    expect(usualHypotheses(1, 2)).toEqual({ from: 0.5, to: 0.65, error: 0.05 });
  });
});

/** So many games of two, of which the first wins this many. */
function games(first: string, second: string, wins: number, all: number): readonly (readonly Ranking[])[] {
  return Array.from({ length: all }, (_, n) => [
    [
      { bot: first, score: n < wins ? 2 : 1 },
      { bot: second, score: n < wins ? 1 : 2 },
    ],
  ]);
}

describe('ratings', () => {
  it('are 400 apart where one wins ten times as often', () => {
    const [first, second] = ratingsOf(games('better', 'casual', 1000, 1100));
    expect(second).toMatchObject({ bot: 'casual', rating: 1000, low: 1000, high: 1000 });
    expect(first?.bot).toBe('better');
    expect(first?.rating).toBeCloseTo(1400, -1);
  });

  it('follow from common opponents, and say how sure they are', () => {
    const few = ratingsOf([...games('a', 'casual', 16, 20), ...games('casual', 'b', 16, 20)]);
    expect(few.map(({ bot }) => bot)).toEqual(['a', 'casual', 'b']);
    const [a, , b] = few;
    expect((a?.rating ?? 0) - 1000).toBeCloseTo(1000 - (b?.rating ?? 0), 6);
    expect(a?.low).toBeLessThan(a?.rating ?? 0);
    expect(a?.high).toBeGreaterThan(a?.rating ?? 0);
    const [many] = ratingsOf([...games('a', 'casual', 160, 200), ...games('casual', 'b', 160, 200)]);
    expect((many?.high ?? 0) - (many?.low ?? 0)).toBeLessThan(((a?.high ?? 0) - (a?.low ?? 0)) / 2);
  });

  it('have an end, though one has won every game, and count equal seats as half', () => {
    expect(ratingsOf(games('a', 'casual', 12, 12))[0]?.rating).toBeLessThan(2000);
    const draw: Ranking = ['a', 'casual'].map((bot) => ({ bot, score: 5 }));
    expect(ratingsOf([[draw], [draw]]).map(({ rating }) => Math.round(rating))).toEqual([1000, 1000]);
  });
});

describe('the time left', () => {
  it('is told in seconds, minutes or hours', () => {
    expect(timeLeft(2000, 2, 12)).toBe('10 s left');
    expect(timeLeft(60_000, 1, 11)).toBe('10 min left');
    expect(timeLeft(3_600_000, 1, 4)).toBe('3.0 h left');
    expect(timeLeft(0, 0, 4)).toBe('');
    expect(timeLeft(100, 4, 4)).toBe('');
  });
});
