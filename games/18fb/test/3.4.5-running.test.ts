import { describe, expect, it } from 'vitest';
import { bestRun, capacityOf, coverageFactor, revenueOf, stationValue, trafficOf } from '../rules/running.ts';
import { asked, companyTurn, only, type Position, settled, tableOf, tiles } from './support/index.ts';

/** Napoli Sud, Portici, Torre Annunziata on yellow. */
const line = tiles(['nC4', '58', 'nC6', 'nD3'], ['nD3', '6', 'nC4', 'nD1']);

/** NN with tokens worth 60 (40 and the port), 30 and 20. */
const three = (more: NonNullable<Position['companies']>['NN'] = {}): Position => ({
  withoutBourbons: ['B6'],
  tiles: line,
  companies: { NN: { stations: ['nC6', 'G30', 'nD3'], ...more } },
});

describe('18FB §3.4.5 Running trains', () => {
  it('provisional and definitive companies run; without trains there is nothing [3.4.5-01, 3.4.5-17, 3.3-07, 3.3-12]', () => {
    for (const standing of ['provisional', 'definitive'] as const) {
      const state = companyTurn(three({ standing, trains: ['PH1'] }), 'NN', 'runTrains');
      expect([asked(state), state.table.turn.revenue]).toEqual(['dividend', 90]);
    }
    const building = settled(only(three({ standing: 'building', trains: ['PH1'] }), 'NN', 'runTrains'));
    expect(building.table.turn.revenue).toBeNull();
    expect(revenueOf(tableOf(three()), 'NN')).toBe(0);
  });

  it('a frozen company runs, also one frozen while building [3.3-24]', () => {
    const frozen = three({ standing: 'building', trains: ['PH1'], facts: { concession: 'pool' } });
    expect(settled(only(frozen, 'NN', 'runTrains')).table.turn.revenue).toBe(90);
  });

  it('X stations with own tokens and Y markers; spare capacity is lost [3.4.5-02, 3.4.5-03, 3.4.5-10]', () => {
    const table = tableOf({ companies: { NN: { trains: ['PH1'], markers: 0 } } });
    expect(bestRun(table, 'NN')).toEqual({ stations: [{ hex: 'nC6', value: 60 }], markers: 0, amount: 60 });
  });

  it('2+2 and 3+4: five stations and six markers, each once [3.4.5-04, 3.4.5-05, 3.4.5-08, 3.4.5-09, 3.4.5-14]', () => {
    const table = tableOf({
      ...three({ trains: ['PH2', 'PH4'], markers: 9 }),
      phase: 4,
    });
    expect(capacityOf(table, 'NN')).toEqual({ cities: 5, towns: 6 });
    expect(bestRun(table, 'NN')).toMatchObject({ markers: 6, amount: 60 + 30 + 20 + 60 });
    expect(bestRun(table, 'NN').stations).toHaveLength(3);
  });

  it('one 2+1, stations of 60, 30 and 20, three markers: D100 [3.4.5-06, 3.4.5-07, 3.4.5-12, 3.4.5-18, 7-04]', () => {
    const table = tableOf(three({ trains: ['PH1'], markers: 3 }));
    expect(['nC6', 'G30', 'nD3'].map((hex) => stationValue(table, 'NN', hex))).toEqual([60, 30, 20]);
    expect(revenueOf(table, 'NN')).toBe(60 + 30 + 10);
  });

  it('the stations need not be connected [3.4.5-11]', () => {
    expect(tableOf(three()).map.nD11).toBeUndefined();
    expect(bestRun(tableOf(three({ trains: ['PH1'] })), 'NN').stations.map(({ hex }) => hex)).toEqual(['nC6', 'G30']);
  });

  it('nobody is asked: the best run is the only one [3.4.5-13, 3.4.5-15]', () => {
    const state = settled(only(three({ trains: ['PH1'], markers: 3 }), 'NN', 'runTrains'));
    expect(state.table.turn.revenue).toBe(100);
    expect(asked(state)).toBeUndefined();
  });

  it('Falcon counts for the railroad named, where it serves the city [3.4.5-16, 2.7-33, 2.7-34, 2.7-35]', () => {
    const benevento: Position = {
      phase: 2,
      companies: { FB: { trains: ['PH2'], stations: ['I30'] }, LdA: { trains: ['PH2'], president: 'P2' } },
      tiles: tiles(['I30', '5', 'H29', 'H31']),
    };
    const table = tableOf(benevento);
    expect(revenueOf(table, 'FB')).toBe(20);
    expect(revenueOf({ ...table, falcon: 'FB' }, 'FB')).toBe(50);
    expect(revenueOf({ ...table, falcon: 'LdA' }, 'LdA')).toBe(0);
  });

  it('regional trains are 0+4 and 0+6, and 2+2 and 3+4 in larger hands [3.6.3-09, 3.6.3-10, 2.6-02]', () => {
    const table = tableOf({
      phase: 6,
      regionals: { FAS: { trains: ['R5', 'R6'] } },
      companies: { NN: { trains: ['R5', 'R6'] } },
    });
    expect(capacityOf(table, 'FAS')).toEqual({ cities: 0, towns: 10 });
    expect(capacityOf(table, 'NN')).toEqual({ cities: 5, towns: 6 });
  });

  it('a regional earns by its markers alone [3.5.2-20, 3.5.2-21, 3.6.3-04]', () => {
    const regional = (markers: number) =>
      tableOf({ phase: 5, regionals: { FdC: { trains: ['R5'], facts: { markers } } } });
    expect([3, 5].map((markers) => revenueOf(regional(markers), 'FdC'))).toEqual([30, 40]);
    expect(bestRun(regional(5), 'FdC').stations).toEqual([]);
    expect(revenueOf(tableOf({ phase: 5, regionals: { FdC: { facts: { markers: 5 } } } }), 'FdC')).toBe(0);
  });

  it('traffic is tokens and markers, coverage is X and Y of all trains [3.6.1-32]', () => {
    const table = tableOf({
      phase: 6,
      companies: { NN: { stations: ['nC6', 'nD3', 'F25'], trains: ['PH4'], markers: 8 } },
    });
    expect([trafficOf(table, 'NN'), coverageFactor(table, 'NN')]).toEqual([11, 7]);
  });
});
