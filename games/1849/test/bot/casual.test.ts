import { type Decision, playCasual, wish } from '@binario/bots/testing';
import { describe, expect, it } from 'vitest';
import { advice1849 } from '../../bot/advice.ts';
import { bots1849 } from '../../bot/index.ts';
import { buyTrains } from '../../bot/trains.ts';
import type { Table1849 } from '../../table.ts';
import { title1849 } from '../../title.ts';

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
      const played = playCasual(title1849, bots1849, wish(players, seed, variants), ({ situation, why }) => {
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
      const once = playCasual(title1849, bots1849, wish(4, 21), (decision) => decisions.push(decision));
      expect(playCasual(title1849, bots1849, wish(4, 21)).actions).toEqual(once.actions);
      const fresh = bots1849.casual(1);
      const again = bots1849.casual(1);
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
      playCasual(title1849, bots1849, claimed, ({ situation: { view }, action }) => {
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

  it(
    'deals with others: privates whose power helps, spare trains that are cheaper than new ones; nothing goes round in circles',
    () => {
      const reasons = new Set<string>();
      for (const [players, seed] of [
        [3, 100],
        [3, 103],
        [4, 104],
        [4, 110],
      ] as const) {
        const sold = new Map<string, number>();
        playCasual(title1849, bots1849, wish(players, seed), ({ situation: { view }, action, why }) => {
          reasons.add(why.key);
          const { train } = action as { readonly train?: string };
          if (why.key === 'train.others' && train) sold.set(train, (sold.get(train) ?? 0) + 1);
          const { deal } = view.flow.at(-1) as { readonly deal?: { readonly price: number } };
          if (action.type === 'consent') expect(deal?.price).toBeGreaterThan(0);
        });
        expect(Math.max(0, ...sold.values())).toBeLessThanOrEqual(3);
      }
      expect([...reasons]).toEqual(expect.arrayContaining(['private.power', 'private.sell', 'train.others']));
    },
    LONG,
  );

  it('a corporation without money gets the train of its sister before its president goes bankrupt', () => {
    const table = {
      trains: { '6H-0': 'RCS', '8H-0': 'bank' },
      cash: { AFG: 12, RCS: 300, P1: 5, bank: 5000 },
      corps: { AFG: { turns: 3 }, RCS: { turns: 3 } },
    };
    const ask = {
      trains: (_table: unknown, corp: string) => (corp === 'RCS' ? ['6H-0'] : []),
      president: () => 'P1',
      mustBuyTrain: () => true,
    };
    const offers = [
      { type: 'buyTrain', by: 'P1', train: '6H-0', price: { min: 1, max: 12 } },
      { type: 'declareBankruptcy', by: 'P1' },
    ];
    const scene = { ask, table, offers, by: 'P1', frame: { step: 'buyTrains', corp: 'AFG' } };
    expect(buyTrains(scene as never)).toEqual({
      action: { type: 'buyTrain', by: 'P1', train: '6H-0', price: 1 },
      why: { key: 'train.rescue', params: { corp: 'AFG', seller: 'RCS', train: '6H-0' } },
    });
    // While there is still something to sell the sister keeps hers.
    expect(buyTrains({ ...scene, offers: offers.slice(0, 1) } as never)).toBeUndefined();
  });

  it('survives questions it does not understand: passes, or takes the first thing offered', () => {
    const { table } = playCasual(title1849, bots1849, wish(3, 1)).state;
    const view = { table, flow: [{ step: 'fromAnotherGame' }], rng: 0 };
    const bot = bots1849.casual(5);
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
