import { casualPlayer, reasons } from '@binario/bots';
import { advice1849, title1849 } from '@binario/game-1849';
import { languages, say } from '@binario/kernel';
import { describe, expect, it } from 'vitest';
import { type Decision, playCasual, wish } from './casualTable.ts';

const LONG = 120_000;
const all = title1849.variants;

describe('a table of Casual players', () => {
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
      const played = playCasual(wish(players, seed, variants), ({ situation, why }) => {
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
      const decisions: Decision[] = [];
      const once = playCasual(wish(4, 21), (decision) => decisions.push(decision));
      expect(playCasual(wish(4, 21)).actions).toEqual(once.actions);
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

describe('sense', () => {
  it(
    'runs the best routes also where less would do, keeps no dividend at the edge of closing, never leaves',
    () => {
      const claimed = { ...wish(4, 31), options: { revenue: 'claimed' } };
      let runs = 0;
      playCasual(claimed, ({ situation: { view }, action }) => {
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
    const { table } = playCasual(wish(3, 1)).state;
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

describe('reasons', () => {
  const gaps = (text: string) => [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name).sort();

  it('have the same gaps in every language', () => {
    for (const language of languages) {
      for (const [key, text] of Object.entries(reasons[language])) {
        expect(text).not.toBe('');
        expect(gaps(text), `${language} ${key}`).toEqual(gaps(reasons.en[key as keyof typeof reasons.en]));
      }
    }
  });

  it(
    'fill every gap',
    () => {
      playCasual(wish(4, 41, all), ({ why }) => {
        for (const language of languages) expect(say(reasons[language], why.key, why.params)).not.toMatch(/[{}]/);
      });
    },
    LONG,
  );
});
