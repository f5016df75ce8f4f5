import { casualPlayer } from '@binario/bots';
import { type Table1849, title1849 } from '@binario/game-1849';
import { advice1849 } from '@binario/game-1849/advice';
import { describe, expect, it } from 'vitest';
import { type Decision, play1849, wish } from './casualTable.ts';

const LONG = 120_000;
const all = title1849.variants;

describe('a table of Casual players of 1849', () => {
  it.each([
    [3, 11, []],
    [4, 12, []],
    [5, 13, []],
    [4, 14, ['acquiringTokens', 'bonds']],
    [4, 15, all],
  ])(
    '%i players, seed %i, variants %j: ends, is legal, and every choice has a reason of its own',
    (players, seed, variants) => {
      const astray: string[] = [];
      const played = play1849(wish(players, seed, variants), ({ situation, why }) => {
        if (why.key === 'none.sensible') astray.push(situation.view.flow.at(-1)?.step ?? '');
      });
      expect(played.over).toBe(true);
      expect(title1849.endReason(played.state.table)).toMatch(/bank|price/);
      expect(astray).toEqual([]);
    },
    LONG,
  );

  it(
    'the same seed plays the same game; a decision depends on nothing but the situation',
    () => {
      const decisions: Decision<Table1849>[] = [];
      const once = play1849(wish(4, 21), (decision) => decisions.push(decision));
      expect(play1849(wish(4, 21)).actions).toEqual(once.actions);
      const fresh = casualPlayer(advice1849, 1);
      const again = casualPlayer(advice1849, 1);
      for (const { situation } of decisions.filter((_each, i) => i % 7 === 0).reverse()) {
        const copy = JSON.parse(JSON.stringify(situation)) as typeof situation;
        expect(again.choose(copy)).toEqual(fresh.choose(situation));
      }
    },
    LONG,
  );
});

describe('sense in 1849', () => {
  it(
    'runs the best routes also where less would do, keeps no dividend at the edge of closing, never leaves',
    () => {
      const claimed = { ...wish(4, 31), options: { revenue: 'claimed' } };
      let runs = 0;
      play1849(claimed, ({ situation: { view }, action }) => {
        const { step, corp, revenue } = view.flow.at(-1) as { step: string; corp: string; revenue?: number };
        if (action.type === 'withhold') expect(advice1849.priceIf(view.table, corp, 'left')).toBeGreaterThan(0);
        expect(action.type).not.toBe('leaveGame');
        if (step !== 'payDividend') return;
        expect(revenue).toBe(advice1849.income(view.table, corp));
        runs++;
      });
      expect(runs).toBeGreaterThan(20);
    },
    LONG,
  );

  it('survives questions it does not understand: passes, or takes the first thing offered', () => {
    const { table } = play1849(wish(3, 1)).state;
    const view = { table, flow: [{ step: 'fromAnotherGame' }], rng: 0 };
    const bot = casualPlayer(advice1849, 5);
    const sell = { type: 'sellStock', by: 'P1', corp: 'RCS' };
    const odd = { type: 'shrug', by: 'P1', depth: { min: 2, max: 9 } };
    expect(bot.choose({ view, by: 'P1', offers: [sell, odd] })).toEqual({ type: 'shrug', by: 'P1', depth: 2 });
    expect(bot.choose({ view, by: 'P1', offers: [odd, { type: 'pass', by: 'P1' }] })).toEqual({
      type: 'pass',
      by: 'P1',
    });
    const broken = { view: { ...view, flow: [{ step: 'layTrack' }] }, by: 'P1', offers: [odd] };
    expect(bot.choose(broken).type).toBe('shrug');
    expect(bot.explain(broken).key).toBe('none.sensible');
  });
});
