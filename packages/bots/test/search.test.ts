import {
  cheapAndDear,
  type ExplainingBot,
  ends,
  grouped,
  Remembered,
  rehearse,
  type SearchSettings,
  searchBot,
  setNumber,
  tell,
  weigh,
} from '@binario/bots';
import { offers } from '@binario/kernel';
import { describe, expect, it } from 'vitest';
import { type Orchard, opening, orchard, orchardForesight } from './orchard.ts';

const traits = { boldness: 1 };
const settings: SearchSettings = { models: [traits], rivalry: 0, work: 1000 };
const act = (type: string) => ({ type, by: 'P1' });
const all = ['pick', 'sow', 'steal'].map(act);
const typesOf = (found: readonly { readonly action: { readonly type: string } }[]) =>
  found.map(({ action }) => action.type);

/** Never looks ahead. */
const picker: ExplainingBot<Orchard> = {
  name: 'picker',
  decide: ({ by }) => ({ action: { type: 'pick', by }, why: { key: 'picker', params: {} } }),
  choose: ({ by }) => ({ type: 'pick', by }),
  explain: () => ({ key: 'picker', params: {} }),
};

const situation = { view: opening, by: 'P1', offers: offers(orchard, opening, 'P1') };

describe('a rehearsal', () => {
  it('goes to the horizon, or to the end of the game, and counts its actions', () => {
    const near = rehearse(orchardForesight(5), opening, act('sow'), traits);
    expect(near.work).toBe(5);
    expect(near.states[0]?.table.cash).toEqual({ P1: 7, P2: 2 });
    const far = rehearse(orchardForesight(99), opening, act('sow'), traits);
    expect(far.work).toBe(12);
    expect(far.states[0]?.flow).toEqual([]);
  });
});

describe('weighing', () => {
  it('puts first what leads furthest within the horizon', () => {
    expect(typesOf(weigh(orchardForesight(8), opening, 'P1', all, settings))).toEqual(['sow', 'pick', 'steal']);
    expect(typesOf(weigh(orchardForesight(2), opening, 'P1', all, settings))[0]).toBe('pick');
  });

  it('stays with what came to mind first unless something is better by the margin', () => {
    const withMargin = (margin: number) => ({ ...orchardForesight(8), margin });
    expect(typesOf(weigh(withMargin(4.5), opening, 'P1', all, settings))[0]).toBe('pick');
    expect(typesOf(weigh(withMargin(3.5), opening, 'P1', all, settings))[0]).toBe('sow');
  });

  it('takes the mean of what a line is worth at several distances', () => {
    const looking = (...looks: number[]) => weigh(orchardForesight(99), opening, 'P1', all, { ...settings, looks });
    // After two moves to sow is 1 behind, after eight 4 ahead.
    expect(typesOf(looking(2, 8))).toEqual(['sow', 'pick', 'steal']);
    expect(looking(2, 8).map(({ worth }) => worth.get('P1'))).toEqual([{ cash: 4 }, { cash: 2.5 }, { cash: 1.5 }]);
    expect(typesOf(looking(2, 3))[0]).toBe('pick');
  });

  it('counts what it costs the best of the others', () => {
    const spiteful = { ...settings, rivalry: 3 };
    expect(typesOf(weigh(orchardForesight(2), opening, 'P1', all, spiteful))[0]).toBe('steal');
  });

  it('believes a gain that comes with every model rather than one that may be chance', () => {
    const models = [traits, { boldness: 0.9 }, { boldness: 1.1 }];
    const gains: Record<string, readonly number[]> = { pick: [0, 0, 0], sow: [9, 10, 9], steal: [60, -10, -20] };
    const seen: Record<string, number> = {};
    const foresight = {
      ...orchardForesight(1),
      worth: ({ table }: typeof opening) => {
        const type = table.seeds.length > 0 ? 'sow' : (table.cash.P2 ?? 0) < 0 ? 'steal' : 'pick';
        seen[type] = (seen[type] ?? 0) + 1;
        return new Map([['P1', { cash: gains[type]?.[(seen[type] ?? 0) - 1] ?? 0 }]]);
      },
    };
    expect(typesOf(weigh(foresight, opening, 'P1', all, { ...settings, models }))).toEqual(['sow', 'pick', 'steal']);
  });

  it('tries only the better half with the next model, and what came to mind first; and stops when its work is done', () => {
    const tried: string[] = [];
    const foresight = {
      ...orchardForesight(3),
      worth: (state: typeof opening) => {
        tried.push(state.table.seeds.length > 0 ? 'sow' : (state.table.cash.P2 ?? 0) < 0 ? 'steal' : 'pick');
        return orchardForesight(3).worth(state);
      },
    };
    const models = [traits, { boldness: 0.9 }];
    weigh(foresight, opening, 'P1', [act('steal'), act('pick'), act('sow')], { ...settings, models });
    expect(tried).toEqual(['steal', 'pick', 'sow', 'pick', 'steal']);
    tried.length = 0;
    weigh(foresight, opening, 'P1', all, { ...settings, models, work: 5 });
    expect(tried).toHaveLength(3);
  });
});

describe('a sieve', () => {
  const looking = (rivalry: number, sets: number, keep: number) => {
    const sieve = { sets, keep };
    return typesOf(weigh(orchardForesight(99), opening, 'P1', all, { ...settings, rivalry, looks: [8], sieve })).sort();
  };

  it('lets only what promises most at a short distance go on, and what came to mind first', () => {
    expect(looking(0, 8, 1)).toEqual(['pick', 'sow']);
    expect(looking(0, 8, 2)).toEqual(['pick', 'sow', 'steal']);
    expect(looking(3, 2, 1)).toEqual(['pick', 'steal']);
  });
});

describe('what is remembered', () => {
  it('is worked out once, and forgotten when it was not asked for while much else was', () => {
    const remembered = new Remembered<number>(3);
    const worked: string[] = [];
    const ask = (key: string) => remembered.get(key, () => worked.push(key));
    for (const key of 'abcabc') ask(key);
    expect(worked).toEqual(['a', 'b', 'c']);
    for (const key of 'da') ask(key);
    expect(worked).toEqual(['a', 'b', 'c', 'd']);
    for (const key of 'efgac') ask(key);
    expect(worked).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'c']);
  });
});

describe('a bot that looks ahead', () => {
  const bot = searchBot('director', orchardForesight(8), picker, settings);

  it('does what leads furthest, and says which part decided', () => {
    expect(bot.choose(situation)).toEqual(act('sow'));
    const better = searchBot('director', { ...orchardForesight(8), worth: inTens }, picker, settings);
    expect(better.explain(situation)).toEqual({ key: 'ahead.cash', params: { amount: 40 } });
  });

  it('says to whoever asks what it would do, what comes next, and what that would change', () => {
    expect(bot.advise(situation)).toEqual({
      action: act('sow'),
      why: { key: 'ahead.even', params: {} },
      next: { action: act('pick'), parts: { cash: 4 }, others: { P2: 0 } },
    });
    const lazy = searchBot('lazy', { ...orchardForesight(8), breadth: () => 0 }, picker, settings);
    expect(lazy.advise(situation)).toEqual({ action: act('pick'), why: { key: 'picker', params: {} } });
  });

  it('leaves to what comes to mind first where nothing is worth thinking about, or nothing is better', () => {
    const lazy = searchBot('lazy', { ...orchardForesight(8), breadth: () => 0 }, picker, settings);
    expect(lazy.choose(situation)).toEqual(act('pick'));
    const short = searchBot('short', orchardForesight(2), picker, settings);
    expect(short.choose(situation)).toEqual(act('pick'));
    expect(short.explain(situation).key).toBe('picker');
  });
});

const inTens = ({ table }: typeof opening) =>
  new Map(Object.entries(table.cash).map(([player, cash]) => [player, { cash: 10 * cash }]));

describe('a reason', () => {
  const weighed = (...worths: Readonly<Record<string, Readonly<Record<string, number>>>>[]) =>
    worths.map((worth) => ({ action: act('pick'), value: 0, worth: new Map(Object.entries(worth)) }));

  it('is the part that is furthest ahead of the runner-up', () => {
    const found = tell(weighed({ P1: { cash: 50, dividends: 300 } }, { P1: { cash: 100, dividends: 163 } }), 'P1');
    expect(found).toEqual({ key: 'ahead.dividends', params: { amount: 140 } });
    expect(tell(weighed({ P1: { privates: 60 } }, { P1: { privates: 20 } }), 'P1').key).toBe('ahead.assets');
  });

  it('is what it costs a rival where that is more', () => {
    const found = tell(weighed({ P1: { cash: 50 }, P2: { stock: 10 } }, { P1: { cash: 20 }, P2: { stock: 90 } }), 'P1');
    expect(found).toEqual({ key: 'ahead.rival', params: { player: 'P2', amount: 80 } });
  });

  it('is none where all is the same', () => {
    expect(tell(weighed({ P1: { cash: 5 } }, { P1: { cash: 5 } }), 'P1').key).toBe('ahead.even');
  });
});

describe('ideas', () => {
  const offer = (corp: string, shares: number) => ({ type: 'sell', by: 'P1', corp, shares });
  const offers = [offer('A', 2), offer('B', 1), offer('A', 1), offer('A', 3)];

  it('are taken from both ends of what is offered of each kind', () => {
    const found = grouped(offers, 'corp').map((own) => ends(own, ({ shares }) => Number(shares)));
    expect(found).toEqual([[offer('A', 1), offer('A', 3)], [offer('B', 1)]]);
    expect(cheapAndDear({ type: 'buy', by: 'P1', price: { min: 1, max: 90 } })).toEqual([
      { type: 'buy', by: 'P1', price: 1 },
      { type: 'buy', by: 'P1', price: 90 },
    ]);
  });

  it('reach as far as a number of sets, which rounds tell in their short form', () => {
    expect(['PR', 'SR 2', 'OR 12.1'].map(setNumber)).toEqual([0, 2, 12]);
  });
});
