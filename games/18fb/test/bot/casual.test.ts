import { type Decision, playCasual, wish } from '@binario/bots/testing';
import { start } from '@binario/kernel';
import { describe, expect, it } from 'vitest';
import { advice18fb } from '../../bot/advice.ts';
import { bots18fb } from '../../bot/index.ts';
import type { Table18fb } from '../../table.ts';
import { type CompanyFacts, factsOf } from '../../table.ts';
import { title18fb } from '../../title.ts';
import { frame, withFacts } from '../support/index.ts';

const LONG = 180_000;

interface CorpFrame {
  readonly step: string;
  readonly corp: string;
}

describe('a table of Casual players of 18FB', () => {
  it.each([
    [3, 9],
    [4, 2],
    [5, 3],
    [6, 8],
  ])(
    '%i players, seed %i: comes to an end after the unification, nobody is ruined, every choice has a reason of its own',
    (players, seed) => {
      const astray: string[] = [];
      const played = playCasual(title18fb, bots18fb, wish(players, seed), ({ situation, why }) => {
        if (why.key === 'none.sensible') astray.push(situation.view.flow.at(-1)?.step ?? '');
      });
      const { table } = played.state;
      expect(played.over).toBe(true);
      expect(['bank', 'top']).toContain(title18fb.endReason(table));
      expect(Number(table.phase)).toBeGreaterThanOrEqual(5);
      expect(astray).toEqual([]);
      expect(table.leavers).toEqual([]);
    },
    LONG,
  );

  it(
    'plays by other readings of the rules, too',
    () => {
      const options = { interest: 'percentOfPar', emergency: 'afterFinance', regionalTrains: 'soldOut' };
      const played = playCasual(title18fb, bots18fb, { ...wish(4, 2), options });
      expect(played.over).toBe(true);
      expect(['bank', 'top']).toContain(title18fb.endReason(played.state.table));
    },
    LONG,
  );

  it(
    'the same seed plays the same game; a decision depends on nothing but the situation',
    () => {
      const decisions: Decision<Table18fb>[] = [];
      const once = playCasual(title18fb, bots18fb, wish(3, 21), (decision) => decisions.push(decision));
      expect(playCasual(title18fb, bots18fb, wish(3, 21)).actions).toEqual(once.actions);
      const fresh = bots18fb.casual(1);
      const again = bots18fb.casual(1);
      for (const { situation } of decisions.filter((_each, i) => i % 9 === 0).reverse()) {
        const copy = JSON.parse(JSON.stringify(situation)) as typeof situation;
        expect(again.choose(copy)).toEqual(fresh.choose(situation));
      }
    },
    LONG,
  );
});

describe('sense in 18FB', () => {
  it(
    'uses every step while interest is paid, takes only concessions it can carry through, reaches destinations',
    () => {
      let forfeited = 0;
      let turns = 0;
      let reached = 0;
      const played = playCasual(title18fb, bots18fb, wish(4, 6), ({ situation: { view, by, offers }, action, why }) => {
        const { step, corp } = view.flow.at(-1) as CorpFrame;
        if (step === 'layTrack' && view.table.companies[corp] && advice18fb.isBuilding(view.table, corp)) {
          turns++;
          if (action.type === 'pass' && offers.length > 1) forfeited++;
        }
        if (action.type === 'acquireConcession') {
          const { corp: started, par, help } = action as unknown as { corp: string; par: number; help: string };
          const deposit = advice18fb.deposit(view.table, started, help);
          expect(view.table.cash[by]).toBeGreaterThanOrEqual(deposit + 3 * par);
        }
        if (why.key === 'token.destination') reached++;
      });
      expect(turns).toBeGreaterThan(50);
      expect(forfeited).toBe(0);
      expect(reached).toBeGreaterThan(10);
      const { companies } = played.state.table;
      expect(Object.values(companies).some(({ standing }) => standing === 'building')).toBe(false);
    },
    LONG,
  );

  it('before the run plays its Falcon for a company with a token there, and keeps it otherwise', () => {
    const { table } = start(title18fb.game, title18fb.setup(wish(3, 5)));
    const at = (stations: Table18fb['stations']) => ({
      view: {
        table: { ...table, phase: '2', stations, privates: { ...table.privates, Falcon: 'P1' } },
        flow: [frame('beforeRun', { corp: 'FB' })],
        rng: 0,
      },
      by: 'P1',
      offers: [
        { type: 'pass', by: 'P1' },
        { type: 'useFalcon', by: 'P1' },
      ],
    });
    const bot = bots18fb.casual(5);
    const benevento = at({ ...table.stations, I30: ['FB'] });
    expect([bot.choose(benevento).type, bot.explain(benevento).key]).toEqual(['useFalcon', 'power.falcon']);
    expect([bot.choose(at({})).type, bot.explain(at({})).key]).toEqual(['pass', 'power.later']);
  });

  it('lends a card that no company of its own can use to one in which it has a part', () => {
    const { table } = start(title18fb.game, title18fb.setup(wish(3, 5)));
    const company = (standing: CompanyFacts['standing']) => ({
      ...factsOf(table, 'FC'),
      standing,
      concession: 'P2' as const,
    });
    const held = (corp: string, president: string, singles: number) =>
      (table.certs[corp] ?? []).map((cert, n) => {
        const holder = n === 0 ? president : n <= singles ? 'P1' : cert.holder;
        return { ...cert, holder };
      });
    const at = (shares: number, more: Partial<Table18fb> = {}) => ({
      view: {
        table: {
          ...table,
          privates: { ...table.privates, Melisurgo: 'P1' },
          companies: {
            ...table.companies,
            FC: company('building'),
            FB: company('building'),
            NN: company('definitive'),
          },
          certs: { ...table.certs, FC: held('FC', 'P2', 1), FB: held('FB', 'P2', shares), NN: held('NN', 'P1', 0) },
          ...more,
        },
        flow: [frame('stockTurn', { player: 'P1', sold: [], intended: null })],
        rng: 0,
      },
      by: 'P1',
      offers: [
        { type: 'pass', by: 'P1' },
        ...['FC', 'FB'].map((corp) => ({ type: 'lendCard', by: 'P1', private: 'Melisurgo', corp })),
        { type: 'takeBackCard', by: 'P1', private: 'Melisurgo' },
      ],
    });
    const bot = bots18fb.casual(5);
    expect(bot.choose(at(3))).toEqual({ type: 'lendCard', by: 'P1', private: 'Melisurgo', corp: 'FB' });
    expect(bot.explain(at(3)).key).toBe('power.shared');
    // Too small a part, lent already, or a company of its own that is being built.
    expect(bot.choose(at(1)).type).toBe('pass');
    expect(bot.choose(at(3, { lent: { Melisurgo: 'FC' } })).type).toBe('pass');
    const own = { ...at(3).view.table.certs, NN: held('NN', 'P1', 0) };
    const building = { ...at(3).view.table.companies, NN: company('building') };
    expect(bot.choose(at(3, { certs: own, companies: building })).type).toBe('pass');
  });

  it('sells stock of a treasury at the full price where help for a train comes later', () => {
    const played = start(title18fb.game, title18fb.setup({ ...wish(3, 5), options: { emergency: 'afterFinance' } }));
    const cash = { ...played.table.cash, NN: 30 };
    const market = [{ corp: 'FC', row: 6, col: 4 }];
    const table = withFacts({ ...played.table, cash, market }, 'NN', { standing: 'definitive' });
    const sale = (shares: number) => ({ type: 'sellHolding', by: 'P1', corp: 'FC', shares });
    const asked = (stock: Table18fb) => ({
      view: { table: stock, flow: [frame('finance', { corp: 'NN' })], rng: 0 },
      by: 'P1',
      offers: [sale(1), sale(2), { type: 'pass', by: 'P1' }],
    });
    const bot = bots18fb.casual(5);
    // D70 are missing: one share at D90 is enough.
    expect([bot.choose(asked(table)), bot.explain(asked(table)).key]).toEqual([sale(1), 'emergency.holding']);
    const equipped = { ...table, trains: { ...table.trains, 'PH1-0': 'NN' } };
    expect(bot.choose(asked(equipped)).type).toBe('pass');
  });

  it(
    'survives questions it does not understand: passes, or takes the first thing offered',
    () => {
      const { table } = playCasual(title18fb, bots18fb, wish(3, 5)).state;
      const view = { table, flow: [{ step: 'fromAnotherGame' }], rng: 0 };
      const bot = bots18fb.casual(5);
      const sell = { type: 'sellShares', by: 'P1', corp: 'NN' };
      const odd = { type: 'shrug', by: 'P1', depth: { min: 2, max: 9 } };
      expect(bot.choose({ view, by: 'P1', offers: [sell, odd] })).toEqual({ type: 'shrug', by: 'P1', depth: 2 });
      const broken = { view: { ...view, flow: [{ step: 'layTrack' }] }, by: 'P1', offers: [odd] };
      expect(bot.explain(broken).key).toBe('none.sensible');
    },
    LONG,
  );
});
