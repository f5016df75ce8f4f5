import { apply, SetupError, start } from '@binario/kernel';
import { BANK, GONE } from '@binario/rail';
import { describe, expect, it } from 'vitest';
import { builtInBoard } from '../board/of.ts';
import { describeRound } from '../describe.ts';
import { cardIds, concessionaires, corpIds, majorIds } from '../ids.ts';
import { optionsOf } from '../options.ts';
import { revenueOf } from '../rules/running.ts';
import { scoreOf, scores } from '../rules/score.ts';
import { certsFor } from '../stock.ts';
import { OFFER, presidentOf, type Table18fb } from '../table.ts';
import { title18fb } from '../title.ts';
import {
  asked,
  cash,
  decider,
  frame,
  game,
  offered,
  type Position,
  play,
  reaching,
  refuses,
  type State18fb,
  settled,
  stateAt,
  stockTurn,
  tableOf,
} from './support/index.ts';

const { cardDefs } = builtInBoard;

const fresh = (players = 4, seed = 7): State18fb => start(game, { players, seed });

/** Everybody passes wherever he can; lots are taken in their order. */
function idle(state: State18fb): State18fb {
  if (asked(state) === 'chooseLot')
    return play(state, { type: 'chooseLot', private: String(offered(state, 'chooseLot')[0]?.private) });
  return play(state, { type: 'pass' });
}

describe('18FB §1.1 the course of the game', () => {
  it('political round, then a stock round and two operating rounds, again and again [1.1-01, 1.1-02, 1.1-03, 3-01, 3-02, 3.1-20, 3.2.7-02]', () => {
    const rounds: string[] = [];
    let state = fresh(3);
    while (!rounds.includes('stockRound 3')) {
      const move =
        asked(state) === 'chooseLot'
          ? { type: 'chooseLot', by: decider(state), private: String(offered(state, 'chooseLot')[0]?.private) }
          : { type: 'pass', by: decider(state) };
      const result = apply(game, state, move);
      if (!result.ok) throw new Error(result.refusal.rule);
      for (const event of result.events) {
        if (event.type === 'stockRoundBegan') rounds.push(`stockRound ${event.number}`);
        if (event.type === 'operatingRoundBegan') rounds.push(`operatingRound ${event.set}.${event.number}`);
        if (event.type === 'seated') rounds.push('seated');
      }
      state = result.state;
    }
    expect(rounds).toEqual([
      'seated',
      'stockRound 1',
      'operatingRound 1.1',
      'operatingRound 1.2',
      'stockRound 2',
      'operatingRound 2.1',
      'operatingRound 2.2',
      'stockRound 3',
    ]);
  });

  it('the wealthiest player comes first, equals share the place [1.1-06, 4-10]', () => {
    const table = tableOf({ cash: { P1: 100, P2: 300, P3: 300 } });
    expect(scores(table).map(({ player, total }) => [player, total])).toEqual([
      ['P2', 300],
      ['P3', 300],
      ['P1', 100],
    ]);
    const left = tableOf({ cash: { P1: 100 }, table: { leavers: ['P1'] } });
    expect(scores(left).at(-1)?.player).toBe('P1');
  });

  it('cash, shares at their price, regionals at nominal value [1.1-07, 1.1-08, 1.1-09, 4-07, 4-08, 4-09, 4-11, 3.5.2-03]', () => {
    const table = tableOf({
      phase: 5,
      cash: { P1: 345 },
      companies: { NN: { price: 120, singles: { P1: 4 } } },
      regionals: { FAS: { owner: 'P1' } },
    });
    expect(scoreOf(table, 'P1')).toMatchObject({ cash: 345, regionals: 160, shares: { NN: 720 }, total: 1225 });
  });

  it('money, stock and trains of companies count nothing, nor do deposits and cards [1.1-10, 4-15]', () => {
    const table = tableOf({
      cash: { P1: 10 },
      cards: { Bayard: 'P1' },
      companies: {
        NN: { cash: 900, trains: ['PH1'], facts: { deposit: 100 } },
        FC: { president: 'P2', singles: { NN: 1 } },
      },
    });
    expect(scoreOf(table, 'P1').total).toBe(10 + 200);
    expect(title18fb.scores(table)[0]).toMatchObject({ total: 210 });
  });

  it('the President decides for his company [1.1-11]', () => {
    const turn = (table: Table18fb) =>
      settled(stateAt({ ...table, round: 'operating' }, frame('companyTurn', { corp: 'NN', todo: ['layTrack'] })));
    const position: Position = {
      phase: 5,
      cash: { P3: 100 },
      companies: { NN: { president: 'P2', singles: { P3: 2 } } },
    };
    const before = turn(tableOf(position));
    expect([asked(before), decider(before)]).toEqual(['layTrack', 'P2']);
    refuses(before, { type: 'pass', by: 'P3' }, 'turn.notYours');
    // With a third share P3 holds more than P2 and runs the company from then on.
    const bought = play(stockTurn(position, 'P3'), { type: 'buyCert', corp: 'NN', from: 'offer' });
    expect(presidentOf(bought.table, 'NN')).toBe('P3');
    expect(decider(turn(bought.table))).toBe('P3');
    refuses(turn(bought.table), { type: 'pass', by: 'P2' }, 'turn.notYours');
  });

  it('stock is worth its price at any moment [1.1-12]', () => {
    const at = (price: number) => scoreOf(tableOf({ companies: { NN: { price } } }), 'P1').total;
    expect([at(100), at(130)]).toEqual([200, 260]);
  });
});

describe('18FB §1.2 setting up', () => {
  it('three to six players [1.2-01]', () => {
    for (const players of [3, 4, 5, 6]) expect(optionsOf({ players, seed: 1 }).players).toBe(players);
    for (const players of [2, 7, 3.5]) expect(() => optionsOf({ players, seed: 1 })).toThrow(SetupError);
    expect(() => title18fb.setup({ players: 4, seed: 1, variants: ['short'], options: {} })).toThrow(SetupError);
    expect(() => title18fb.setup({ players: 4, seed: 1, variants: [], options: { x: 'y' } })).toThrow(SetupError);
    expect(() => title18fb.setup({ players: 4, seed: 0.5, variants: [], options: {} })).toThrow(/seed/);
  });

  it('capital by number of players, the rest is the bank [1.2-02, 1.2-03, 1.2-04, 1.2-05, 1.2-06, 1.2-07]', () => {
    for (const [players, each] of [
      [3, 1000],
      [4, 750],
      [5, 600],
      [6, 500],
    ] as const) {
      const state = fresh(players);
      expect(state.table.seats.map((seat) => cash(state, seat))).toEqual(Array(players).fill(each));
      expect(cash(state, BANK)).toBe(9000);
      expect(Object.values(state.table.cash).reduce((sum, amount) => sum + amount, 0)).toBe(12_000);
    }
  });

  it('certificates in the offer, concessions and trains in the bank, nothing in any hand [1.2-08, 1.2-13]', () => {
    const { table } = fresh();
    for (const corp of majorIds) expect(table.certs[corp]).toEqual(certsFor(OFFER));
    for (const corp of concessionaires) expect(table.companies[corp]?.concession).toBe(BANK);
    expect(table.companies.SFM?.concession).toBe(GONE);
    expect(new Set(Object.values(table.trains))).toEqual(new Set([BANK]));
    expect(corpIds.every((corp) => table.companies[corp]?.standing === 'unfloated')).toBe(true);
  });

  it('cards in ascending order of value [1.2-09]', () => {
    const costs = cardIds.map((card) => cardDefs[card].cost);
    expect(costs).toEqual([...costs].sort((x, y) => x - y));
  });

  it('the order is drawn, its first has the priority and chooses the first card [1.2-10, 1.2-11, 1.2-12, 3.1-02, 3.1-03]', () => {
    const orders = new Set(Array.from({ length: 20 }, (_, seed) => fresh(3, seed).table.seats.join()));
    expect(orders.size).toBeGreaterThan(3);
    const state = fresh(5, 3);
    expect(state.table.priority).toBe(state.table.seats[0]);
    expect([asked(state), decider(state), describeRound(state)]).toEqual(['chooseLot', state.table.priority, 'PR']);
    expect(start(game, { players: 5, seed: 3 })).toEqual(state);
  });
});

describe('18FB §1.3 etiquette', () => {
  it('everything on the table is open to every seat [1.3-01, 1.3-02, 1.3-03, 1.3-04, 1.3-05]', () => {
    const { table } = stockTurn({ cash: { P2: 77 }, companies: { NN: { cash: 55, trains: ['PH1'] } } });
    for (const by of [...table.seats, undefined]) expect(game.view(table, by)).toBe(table);
  });

  it('talk is no part of the engine: no action carries a promise [1.3-06, 1.3-07, 1.3-08]', () => {
    expect(Object.keys(game.forms)).not.toContain('promise');
    expect(Object.values(game.forms).every((fields) => !('message' in fields))).toBe(true);
  });
});

describe('18FB §6 and §7 words and components', () => {
  it('base, intermediate and final destination, a deposit that comes back as the line grows [6-01, 6-02, 6-03, 6-04]', () => {
    const position = { companies: { NN: { standing: 'building' as const, facts: { deposit: 100 } } } };
    const table = tableOf(position);
    expect(table.companies.NN?.home).toBe('nC6');
    const middle = reaching(table, 'NN', 'nD3');
    expect([middle.companies.NN?.standing, middle.cash.P1]).toEqual(['provisional', 50]);
    const end = reaching(middle, 'NN', 'F25');
    expect([end.companies.NN?.standing, end.cash.P1]).toEqual(['definitive', 100]);
  });

  it('frozen is a floated company whose concession nobody owns [6-05]', () => {
    const state = stockTurn({ companies: { NN: { facts: { concession: 'pool' } } } });
    expect(offered(state, 'reacquireConcession')).toHaveLength(1);
  });

  it('one certificate of 20 % and eight of 10 % [7-01, 7-02]', () => {
    for (const corp of majorIds) {
      const percents = (tableOf({}).certs[corp] ?? []).map(({ percent }) => percent);
      expect(percents).toEqual([20, 10, 10, 10, 10, 10, 10, 10, 10]);
    }
  });

  it('a token on a historical destination lifts the price one row [7-03]', () => {
    const table = tableOf({ companies: { LdA: { price: 100 } } });
    const [before] = table.market;
    const [after] = reaching(table, 'LdA', 'I44').market;
    expect(after).toEqual({ ...before, row: (before?.row ?? 0) - 1 });
  });

  it('a marker is worth D10 once [7-04]', () => {
    const table = tableOf({ companies: { NN: { trains: ['PH2', 'PH2'], markers: 1 } } });
    const without = tableOf({ companies: { NN: { trains: ['PH2', 'PH2'] } } });
    expect(revenueOf(table, 'NN') - revenueOf(without, 'NN')).toBe(10);
  });
});

describe('18FB rounds in short', () => {
  it('names the round', () => {
    let state = fresh(3);
    const seen = new Set<string>();
    for (let n = 0; n < 60; n++) {
      seen.add(describeRound(state));
      state = idle(state);
    }
    expect([...seen].slice(0, 2)).toEqual(['PR', 'SR 1']);
    expect(describeRound({ ...state, flow: [] })).toBe('END');
  });
});
