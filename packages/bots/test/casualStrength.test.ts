import { playOut } from '@binario/bots';
import { title1849 } from '@binario/game-1849';
import { describe, expect, it } from 'vitest';
import { mixed, wish } from './casualTable.ts';

const LONG = 180_000;

describe('strength', () => {
  it.each([3, 4, 5])(
    '%i players: one Casual among random players wins nearly always',
    (players) => {
      const games = 8;
      let wins = 0;
      for (let game = 0; game < games; game++) {
        const mine = `P${(game % players) + 1}`;
        const { state } = playOut(
          title1849,
          wish(players, 900 + game),
          mixed((seat) => seat === mine),
        );
        const [first, second] = title1849.scores(state.table);
        if (first?.player === mine && first.total > (second?.total ?? 0)) wins++;
      }
      expect(wins).toBeGreaterThanOrEqual(games - 1);
    },
    LONG,
  );
});
