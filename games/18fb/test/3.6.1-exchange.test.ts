import { GONE, trainsOf } from '@binario/rail';
import { describe, expect, it } from 'vitest';
import { inMarketOrder } from '../rules/market.ts';
import { checkOffice } from '../rules/presidency.ts';
import { trafficOf } from '../rules/running.ts';
import { slotFor } from '../rules/slots.ts';
import { nextToOperate } from '../steps/operating.ts';
import { presidentIfAny, type Table18fb } from '../table.ts';
import {
  asked,
  decider,
  facts,
  formed,
  held,
  inTurn,
  type Position,
  play,
  stateAt,
  tableOf,
  value,
  working,
} from './support/index.ts';

const heldIn = (table: Table18fb) => held({ table }, 'RM');

describe('18FB §3.6.1 the exchange', () => {
  it('at the price of the dearer, under the tokens there [3.6.1-11, 3.6.1-12]', () => {
    const table = formed({ companies: { NN: { price: 120 }, FC: { price: 100 }, FST: { price: 120 } } });
    expect([value({ table, flow: [], rng: 1 }, 'RM'), inMarketOrder(table)]).toEqual([120, ['FST', 'RM']]);
  });

  it('two un-floated companies: D100 [3.6.1-13]', () => {
    const table = formed({}, ['LdA', 'NN']);
    expect([value({ table, flow: [], rng: 1 }, 'RM'), table.companies.RM?.par]).toEqual([100, 100]);
  });

  it('two for one, both companies together, from the one who began the phase [3.6.1-14, 3.6.1-15, 3.6.1-16, 3.6.1-17]', () => {
    const position: Position = {
      companies: {
        NN: { president: 'P1', singles: { P1: 1, P2: 3 } },
        FC: { president: 'P2', price: 90, singles: { P2: 1, P1: 3 } },
      },
    };
    // Three and three each: the first in order gets the office and one share, the other three shares.
    expect(heldIn(formed(position, ['NN', 'FC'], 'P1'))).toMatchObject({ P1: 'P+1', P2: '3' });
    expect(heldIn(formed(position, ['NN', 'FC'], 'P2'))).toMatchObject({ P2: 'P+1', P1: '3' });
  });

  it('an odd floated share brings D65 at D130, an un-floated one nothing [3.6.1-18, 3.6.1-19, 3.6.1-20]', () => {
    const floated = formed({ companies: { NN: { price: 130, singles: { P2: 1 } }, FC: { price: 100 } } });
    expect([floated.cash.P2, heldIn(floated).P2]).toEqual([65, undefined]);
    const position: Position = {
      companies: { NN: { price: 130 }, LdA: { standing: 'unfloated', president: 'offer', singles: { P2: 1, P1: 1 } } },
    };
    const mixed = formed(position, ['NN', 'LdA']);
    // P1: three shares, the odd one is the un-floated; P2: one un-floated share.
    expect([mixed.cash.P1, mixed.cash.P2, heldIn(mixed).P1]).toEqual([0, 0, '1']);
  });

  it('a company started below 60 % is un-floated here: no price, no money for odd shares [3.6.1-11, 3.6.1-13, 3.6.1-20]', () => {
    const started = { standing: 'started', president: 'P2', facts: { steps: 0 } } as const;
    const one = formed({ companies: { NN: { price: 100 }, FC: { ...started, price: 140, singles: { P3: 1 } } } });
    expect([value({ table: one, flow: [], rng: 1 }, 'RM'), one.cash.P3]).toEqual([100, 0]);
    const both = formed({ companies: { NN: { ...started, price: 150 }, FC: { ...started, price: 140 } } });
    expect([value({ table: both, flow: [], rng: 1 }, 'RM'), heldIn(both).P2]).toEqual([100, 'P']);
  });

  it('treasury, pool, and the rest to the treasury of RM [3.6.1-21, 3.6.1-22, 3.6.1-24, 3.6.1-28]', () => {
    const table = formed({
      companies: {
        NN: { singles: { P1: 2, NN: 3, pool: 3 } },
        FC: { price: 90, singles: { pool: 6, P1: 2 } },
      },
    });
    // P1: 4 + 4 old shares. Treasury: three, one kept, the odd one to the pool: 3 + 6 + 1 make five.
    expect(heldIn(table)).toEqual({ P1: 'P+2', pool: '5', RM: '1' });
    const odd = formed({ companies: { NN: { singles: { pool: 1 } }, FC: { price: 90 } } });
    expect(heldIn(odd).pool).toBeUndefined();
    const full = formed({ companies: { NN: { singles: { pool: 7 } }, FC: { price: 90, singles: { pool: 7 } } } });
    expect(heldIn(full).pool).toBe('7');
  });

  describe('the pool gets a share for every two, beside whatever the treasury keeps [3.6.1-22, 3.6.1-24]', () => {
    /** P4 of NN and P2 of FC hold three each, FST two, the treasuries as many as said: the rest is in the pool. */
    const exchanged = (treasuries: readonly [number, number], players: Record<string, number> = {}, pool = 5) =>
      heldIn(
        formed(
          {
            players: 4,
            companies: {
              NN: { president: 'P4', price: 110, singles: { pool, FST: 1, P2: 1, NN: treasuries[0], ...players } },
              FC: { president: 'P2', price: 90, singles: { pool, P4: 1, FST: 1, FC: treasuries[1] } },
              FST: { president: 'P1', price: 80 },
            },
          },
          ['NN', 'FC'],
          'P1',
        ),
      );

    it('nobody has four old shares: the presidential certificate is what the treasury keeps', () => {
      expect(exchanged([1, 1])).toEqual({ P4: '1', P2: '1', FST: '1', pool: '5', RM: 'P' });
    });

    it('it stands for two shares: what the treasury is due beyond them stays there, too', () => {
      // Old shares of the treasuries: none, one (odd, to the pool), three, six.
      expect(exchanged([0, 0])).toMatchObject({ pool: '5', RM: 'P' });
      expect(exchanged([1, 0], {}, 4)).toMatchObject({ pool: '4', RM: 'P+1' });
      expect(exchanged([1, 2], {}, 4)).toMatchObject({ pool: '4', RM: 'P+1' });
      expect(exchanged([3, 3], {}, 3)).toMatchObject({ pool: '3', RM: 'P+2' });
    });

    it('an odd number in the pool loses one, with the odd one of the treasuries it does not', () => {
      expect(exchanged([2, 0], { pool: 4 })).toMatchObject({ pool: '4', RM: 'P+1' });
      expect(exchanged([1, 0], { pool: 4 })).toMatchObject({ pool: '5', RM: 'P' });
    });

    it('somebody has four: single shares are kept for the treasury', () => {
      expect(exchanged([1, 1], { P2: 2, pool: 4 })).toEqual({ P2: 'P', P4: '1', FST: '1', pool: '4', RM: '2' });
      expect(exchanged([3, 1], { P2: 2, pool: 2 }, 4)).toEqual({ P2: 'P', P4: '1', FST: '1', pool: '3', RM: '3' });
    });
  });

  it('third corporations after the players; an odd share is paid into their treasury [3.6.1-23]', () => {
    const table = formed({
      companies: {
        NN: { price: 130, singles: { FST: 1, FB: 1 } },
        FC: { price: 90, singles: { FST: 1 } },
        FST: { president: 'P2', price: 80 },
        FB: { president: 'P2', price: 70 },
      },
    });
    expect([heldIn(table).FST, heldIn(table).FB, table.cash.FB]).toEqual(['1', undefined, 65]);
  });

  it('then whoever has more takes the presidency [3.6.1-25]', () => {
    const table = formed({
      companies: {
        NN: { president: 'P1', singles: { P2: 4, P1: 1 } },
        FC: { president: 'P2', price: 90, singles: { P2: 1, P1: 1 } },
      },
    });
    // P1 is served first and gets the office with four old shares; P2 has seven.
    expect(heldIn(table)).toMatchObject({ P2: 'P+1', P1: '2' });
  });

  it('with three old shares nobody takes the office: the largest holder acts, and takes it with two shares [3.6.1-44, 3.6.1-45]', () => {
    const table = formed({
      companies: {
        NN: { president: 'P1', singles: { P2: 3, P3: 2 } },
        FC: { standing: 'unfloated', president: 'offer', facts: { concession: GONE } },
      },
    });
    expect([heldIn(table).RM?.startsWith('P'), presidentIfAny(table, 'RM'), table.companies.RM?.acting]).toEqual([
      true,
      'P1',
      'P1',
    ]);
    const cert = table.certs.RM?.findIndex(({ holder, kind }) => holder === 'RM' && kind === 'ordinary') ?? -1;
    const more = working(table, (tx) => {
      tx.emit({ type: 'certMoved', corp: 'RM', cert, to: 'P3' });
      checkOffice(tx, 'RM');
    }).table;
    expect([heldIn(more).P3, presidentIfAny(more, 'RM'), more.companies.RM?.acting]).toEqual(['P', 'P3', null]);
  });

  it('RM takes what they had, they leave the game [3.6.1-26, 3.6.1-27, 3.6.1-29, 3.6.1-30, 3.6.1-38, 3.6.1-48]', () => {
    const table = formed({
      companies: {
        NN: { cash: 50, trains: ['PH5'], markers: 3, stations: ['nC6', 'I44'], price: 110 },
        FC: { cash: 70, trains: ['PH4'], markers: 2, stations: ['F11', 'H7'], price: 90 },
        FST: { president: 'P2', singles: { NN: 1, FC: 1 } },
      },
    });
    expect([table.cash.RM, table.cash.NN, table.companies.RM?.markers]).toEqual([120, 0, 5]);
    expect(trainsOf(table, 'RM')).toEqual(expect.arrayContaining(['PH5-0', 'PH4-0']));
    expect(held({ table }, 'FST').RM).toBe('2');
    expect(['nC6', 'I44', 'F11', 'H7'].map((hex) => table.stations[hex]?.includes('RM'))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect([table.companies.NN?.standing, table.certs.NN, table.companies.RM?.steps]).toEqual(['merged', undefined, 4]);
    expect(slotFor(table, 'nD3', 'FST')).toBe(0);
    const table2 = formed({
      companies: { NN: { stations: ['nC6', 'I44'] }, FC: { price: 90, stations: ['F11', 'F7'] } },
    });
    expect(table2.charters.RM).toBe(14 - 4);
  });

  it('two tokens in one place become one [3.6.1-30]', () => {
    const companies = { NN: {}, FC: { price: 90, stations: ['F11', 'nC6'] } } as const;
    expect(tableOf({ phase: 6, companies }).stations.nC6).toEqual(['NN', 'FC']);
    const table = formed({ companies });
    expect([table.stations.nC6, table.stations.F11]).toEqual([['RM', null], ['RM']]);
    expect([table.charters.RM, trafficOf(table, 'RM')]).toEqual([14 - 2, 2]);
    expect(slotFor(table, 'nC6', 'FST')).toBe(1);
  });

  it('for an un-floated company RM lays a token on its home [3.6.1-46]', () => {
    const table = formed({ companies: { NN: {} } }, ['NN', 'LdA']);
    expect(table.stations.F31).toContain('RM');
  });

  it('it operates in this round only if neither has; the turn of one that merges ends [3.6.1-36, 3.6.1-37]', () => {
    const position: Position = { companies: { NN: {}, FC: { price: 90 } } };
    expect(nextToOperate(formed(position))).toBe('RM');
    expect(nextToOperate(formed({ ...position, table: { operated: ['FC'] } }))).toBeUndefined();
    const state = inTurn(
      { phase: 5, companies: { NN: { cash: 1000, price: 130 }, FC: { president: 'P1', price: 90 } } },
      'NN',
      'buyTrains',
    );
    const trains = Object.fromEntries(
      Object.entries(state.table.trains).map(([train, at]) => [train, train.startsWith('PH5') ? GONE : at]),
    );
    const buying = stateAt({ ...state.table, trains }, ...state.flow);
    const polled = play(buying, { type: 'buyTrain', train: 'PH6-0', price: 700 });
    expect([asked(polled), decider(polled)]).toEqual(['poll', 'P1']);
    const after = play(polled, { type: 'merge' }, { type: 'merge' });
    expect([facts(after, 'NN').standing, after.table.operated.includes('RM')]).toEqual(['merged', true]);
    expect(after.flow.some((frame) => 'corp' in frame && frame.corp === 'NN')).toBe(false);
  });
});
