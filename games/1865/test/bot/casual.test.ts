import { type Decision, playCasual, wish } from '@binario/bots/testing';
import { describe, expect, it } from 'vitest';
import { advice1865 } from '../../bot/advice.ts';
import { bots1865 } from '../../bot/index.ts';
import type { Table1865 } from '../../table.ts';
import { title1865 } from '../../title.ts';

const LONG = 120_000;

interface CorpFrame {
  readonly step: string;
  readonly corp: string;
}

describe('a table of Casual players of 1865', () => {
  it.each([
    [2, 11, []],
    [3, 12, []],
    [4, 13, []],
    [2, 14, ['short']],
    [3, 15, ['short']],
    [2, 16, ['c5basic']],
    [3, 17, ['c5basic']],
    [3, 18, ['c5expansion']],
    [4, 19, ['c5expansion']],
  ])(
    '%i players, seed %i, %j: ends by the bank, nothing is amiss, nobody is ruined, every choice has a reason of its own',
    (players, seed, variants) => {
      const astray: string[] = [];
      const played = playCasual(title1865, bots1865, wish(players, seed, variants), ({ situation, why }) => {
        if (why.key === 'none.sensible') astray.push(situation.view.flow.at(-1)?.step ?? '');
      });
      const { table } = played.state;
      expect(played.over).toBe(true);
      expect(title1865.endReason(table)).toBe('bank');
      expect(astray).toEqual([]);
      expect(table.leavers).toEqual([]);
      expect(Object.values(table.loans).filter((count) => count > 0)).toEqual([]);
    },
    LONG,
  );

  it(
    'the same seed plays the same game; a decision depends on nothing but the situation',
    () => {
      const decisions: Decision<Table1865>[] = [];
      const once = playCasual(title1865, bots1865, wish(3, 21), (decision) => decisions.push(decision));
      expect(playCasual(title1865, bots1865, wish(3, 21)).actions).toEqual(once.actions);
      const fresh = bots1865.casual(1);
      const again = bots1865.casual(1);
      for (const { situation } of decisions.filter((_each, i) => i % 7 === 0).reverse()) {
        const copy = JSON.parse(JSON.stringify(situation)) as typeof situation;
        expect(again.choose(copy)).toEqual(fresh.choose(situation));
      }
    },
    LONG,
  );

  it(
    'players have different likings: other seeds, other games',
    () => {
      const [one, other] = [31, 32].map((seed) => playCasual(title1865, bots1865, wish(3, seed)).actions.slice(0, 60));
      expect(one).not.toEqual(other);
    },
    LONG,
  );
});

describe('sense in 1865', () => {
  it(
    'pays out in the last round, floats what it launches, keeps the price of a train in a company without one',
    () => {
      let paid = 0;
      let kept = 0;
      const played = playCasual(title1865, bots1865, wish(4, 41), ({ situation: { view, by }, action }) => {
        const { step, corp } = view.flow.at(-1) as CorpFrame;
        const round = view.flow.find((frame) => frame.step === 'operatingRound') as { number?: number } | undefined;
        const last = view.table.bankBroken && round?.number === 2;
        if (step === 'income' && last) expect(action.type).toBe('payDividend');
        if (action.type === 'payDividend') paid++;
        if (action.type === 'withhold') kept++;
        if (action.type === 'launch') {
          const { value, corp: started } = action as unknown as { value: number; corp: string };
          const minor = view.table.companies[started]?.status === 'minor';
          expect(view.table.cash[by]).toBeGreaterThanOrEqual(value * (minor ? 3 : 6));
        }
        if (
          step === 'placeMarker' &&
          action.type === 'placeMarker' &&
          advice1865.trains(view.table, corp).length === 0
        ) {
          const cheapest = Math.min(
            ...advice1865.onSale(view.table).map((train) => advice1865.trainDef(view.table, train).price),
          );
          const cash = view.table.cash[corp] ?? 0;
          const { table } = advice1865.after(view, action);
          if (cash >= cheapest) expect(table.cash[corp]).toBeGreaterThanOrEqual(cheapest);
        }
      });
      expect(Object.values(played.state.table.companies).some(({ standing }) => standing === 'launched')).toBe(false);
      expect(paid).toBeGreaterThan(3 * kept);
    },
    LONG,
  );

  it('survives questions it does not understand: passes, or takes the first thing offered', () => {
    const { table } = playCasual(title1865, bots1865, wish(2, 1, ['short'])).state;
    const view = { table, flow: [{ step: 'fromAnotherGame' }], rng: 0 };
    const bot = bots1865.casual(5);
    const sell = { type: 'sellShares', by: 'P1', corp: 'FMS' };
    const odd = { type: 'shrug', by: 'P1', depth: { min: 2, max: 9 } };
    expect(bot.choose({ view, by: 'P1', offers: [sell, odd] })).toEqual({ type: 'shrug', by: 'P1', depth: 2 });
    const broken = { view: { ...view, flow: [{ step: 'layTrack' }] }, by: 'P1', offers: [odd] };
    expect(bot.explain(broken).key).toBe('none.sensible');
  });
});
