import { sized } from '@binario/kernel/testing';
import { describe, expect, it } from 'vitest';
import { violations, violationsAtRest } from '../invariants.ts';
import { saleRules, salesOf } from '../rules/selling.ts';
import { frameIn, offered, playRandom } from './support/index.ts';

/** Effects of a game, so that one sees what happened in it. */
function played(players: number, seed: number, most = 20_000) {
  const seen = new Set<string>();
  const game = playRandom(
    { players, seed },
    {
      most,
      observe: (table, effect) => {
        seen.add(effect.type);
        if (effect.type === 'phaseEntered') seen.add(`phase ${effect.phase}`);
        const found = violations(table);
        if (found.length > 0) throw new Error(`after ${JSON.stringify(effect)}: ${found.join('; ')}`);
      },
      onState: (state, action) => {
        const found = violationsAtRest(state);
        if (found.length > 0) throw new Error(`after ${JSON.stringify(action)}: ${found.join('; ')}`);
      },
    },
  );
  return { ...game, seen };
}

describe('18FB random games', () => {
  it.each([3, 4, 5, 6])(
    '%i players: the table is sound after every effect, and the game ends',
    (players) => {
      for (let seed = 1; seed <= sized(1, 3); seed++) {
        const { state } = played(players, seed * 31 + players);
        expect(state.flow).toEqual([]);
        expect(state.table.ended).not.toBeNull();
      }
    },
    120_000,
  );

  it('sales are offered exactly as the rules allow', () => {
    let looked = 0;
    playRandom(
      { players: 4, seed: 11 },
      {
        onState: (state) => {
          if (state.flow.at(-1)?.step !== 'stockTurn' || looked > 60) return;
          const frame = frameIn(state, 'stockTurn');
          const { player, sold } = frame;
          const listed = new Set(offered(state, 'sellShares').map(({ corp, shares }) => `${corp} ${shares}`));
          for (const { corp, shares } of salesOf(state.table, player)) {
            const sale = { type: 'sellShares', by: player, corp, shares } as const;
            const lawful = saleRules.every((rule) => rule.breach(state.table, frame, sale) === false);
            expect(listed.has(`${corp} ${shares}`)).toBe(lawful && !sold.includes(corp));
            looked++;
          }
        },
      },
    );
    expect(looked).toBeGreaterThan(10);
  }, 60_000);

  it('the same seed gives the same game, and every offer taken is legal', () => {
    const one = playRandom({ players: 3, seed: 9 }, { strict: true });
    const two = playRandom({ players: 3, seed: 9 });
    expect(two.actions).toEqual(one.actions);
  }, 60_000);
});
