import { Dice } from '@binario/bots';

/** One game: each bot's score on each of its seats. */
export type Ranking = readonly { readonly bot: string; readonly score: number }[];

/** The strength of a bot in Elo points, with the interval it lies in. */
export interface Rating {
  readonly bot: string;
  readonly games: number;
  readonly rating: number;
  readonly low: number;
  readonly high: number;
}

/** The bot all others are measured against, if it has played. */
const ANCHOR = 'casual';
const ANCHORED = 1000;
const SCALE = 400 / Math.log(10);
const SAMPLES = 200;
/** A bot that never loses would be rated without end: every pair that met has drawn so many games besides. */
const PRIOR = 0.5;

/**
 * Ratings as in chess: 400 points more are ten times as often ahead, seat against seat. The interval holds 95 of 100
 * ratings of games drawn again from the rounds of one seed.
 */
export function ratingsOf(rounds: readonly (readonly Ranking[])[]): readonly Rating[] {
  const names = [...new Set(rounds.flat(2).map(({ bot }) => bot))].sort();
  const found = fitted(names, rounds.flat());
  const dice = new Dice(rounds.length);
  const drawn = Array.from({ length: SAMPLES }, () =>
    fitted(
      names,
      rounds.flatMap(() => rounds[dice.roll(rounds.length)] ?? []),
    ),
  );
  return names
    .map((bot, n) => {
      const spread = drawn.map((each) => each[n] as number).sort((x, y) => x - y);
      return {
        bot,
        games: rounds.flat().filter((game) => game.some((seat) => seat.bot === bot)).length,
        rating: found[n] as number,
        low: spread[Math.floor(0.025 * SAMPLES)] as number,
        high: spread[Math.ceil(0.975 * SAMPLES) - 1] as number,
      };
    })
    .sort((x, y) => y.rating - x.rating);
}

/** Bradley and Terry's strengths by Hunter's iteration, as ratings. */
function fitted(names: readonly string[], games: readonly Ranking[]): readonly number[] {
  const ahead = met(names, games);
  const strengths = names.map(() => 1);
  for (let i = 0; i < 300; i++) {
    for (const [x] of names.entries()) {
      let wins = 0;
      let weight = 0;
      for (const [y] of names.entries()) {
        const times = (ahead[x]?.[y] ?? 0) + (ahead[y]?.[x] ?? 0);
        wins += ahead[x]?.[y] ?? 0;
        weight += times / ((strengths[x] as number) + (strengths[y] as number));
      }
      if (weight > 0) strengths[x] = wins / weight;
    }
    const mean = strengths.reduce((sum, each) => sum + Math.log(each), 0) / strengths.length;
    for (const [x] of names.entries()) strengths[x] = (strengths[x] as number) / Math.exp(mean);
  }
  const base = Math.log(strengths[Math.max(0, names.indexOf(ANCHOR))] ?? 1);
  return strengths.map((each) => ANCHORED + SCALE * (Math.log(each) - base));
}

/** How often a seat of one bot was ahead of a seat of another; all pairs of a game together count as one game. */
function met(names: readonly string[], games: readonly Ranking[]): readonly (readonly number[])[] {
  const ahead = names.map(() => names.map(() => 0));
  const add = (x: number, y: number, part: number) => {
    const row = ahead[x] as number[];
    row[y] = (row[y] ?? 0) + part;
  };
  for (const game of games) {
    const pairs = game.flatMap((a, i) => game.slice(i + 1).map((b) => ({ a, b })));
    const unlike = pairs.filter(({ a, b }) => a.bot !== b.bot);
    for (const { a, b } of unlike) {
      const x = names.indexOf(a.bot);
      const y = names.indexOf(b.bot);
      const win = a.score > b.score ? 1 : a.score < b.score ? 0 : 0.5;
      add(x, y, win / unlike.length);
      add(y, x, (1 - win) / unlike.length);
    }
  }
  for (const [x] of names.entries()) {
    for (let y = 0; y < x; y++) {
      if ((ahead[x]?.[y] ?? 0) + (ahead[y]?.[x] ?? 0) === 0) continue;
      add(x, y, PRIOR);
      add(y, x, PRIOR);
    }
  }
  return ahead;
}
