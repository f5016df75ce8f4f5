import { POOL } from '@binario/rail';
import { describe, expect, it } from 'vitest';
import { operatingOrder } from '../rules/market.ts';
import { nextToOperate } from '../steps/operating.ts';
import { asked, beforeOperatingRound, frameIn, pass, play, tableOf } from './support/index.ts';

describe('18FB §3.4 order', () => {
  it('by price, then further right, then the top of the stack [3.4-02, 3.4-03, 3.4-04]', () => {
    const table = tableOf({
      companies: {
        NN: { price: 100 },
        FST: { price: 100 },
        FC: { price: { row: 6, col: 5 } },
        FB: { price: 120 },
      },
    });
    expect(table.market.find(({ corp }) => corp === 'FC')).toMatchObject({ row: 6, col: 5 });
    expect(operatingOrder(table)).toEqual(['FB', 'FC', 'NN', 'FST']);
  });

  it('found anew after each, everybody once [3.4-05, 3.4-06]', () => {
    const table = tableOf({ companies: { NN: { price: 100 }, FST: { price: 90 } } });
    expect(nextToOperate(table)).toBe('NN');
    const moved = { ...table, operated: ['NN'], market: [...table.market] };
    expect(nextToOperate(moved)).toBe('FST');
    expect(nextToOperate({ ...moved, operated: ['NN', 'FST'] })).toBeUndefined();
    const later = { ...table, market: [{ corp: 'FST', row: 0, col: 4 }, ...table.market.slice(0, 1)] };
    expect(nextToOperate(later)).toBe('FST');
  });

  it('regionals with an owner first, by their numbers [3.4-07, 3.5.2-06, 3.5.2-32]', () => {
    const table = tableOf({
      phase: 5,
      companies: { NN: { price: 150 } },
      regionals: { FdC: { owner: 'P2' }, SFSM: { owner: POOL }, FAS: { owner: 'P1' } },
    });
    const order: (string | undefined)[] = [];
    let now = table;
    for (let corp = nextToOperate(now); corp !== undefined; corp = nextToOperate(now)) {
      order.push(corp);
      now = { ...now, operated: [...now.operated, corp] };
    }
    expect(order).toEqual(['FAS', 'FdC', 'NN']);
  });

  it('after the first round the second, after the second a stock round [3.4-08, 3.5.1-22]', () => {
    const first = beforeOperatingRound({ companies: { NN: { cash: 100, trains: ['PH1'] } } });
    const rounds: string[] = [];
    let state = first;
    while (asked(state) !== 'stockTurn' && rounds.length < 40) {
      const round = frameIn(state, 'operatingRound');
      rounds.push(String(round?.number));
      state = play(state, asked(state) === 'dividend' ? { type: 'withhold' } : pass);
    }
    expect([...new Set(rounds)]).toEqual(['1', '2']);
  });

  it('only floated companies [3.4-11, 3.5-15]', () => {
    const table = tableOf({ phase: 5, companies: { NN: { standing: 'started', facts: { steps: 0 } } } });
    expect(nextToOperate(table)).toBeUndefined();
  });
});
