import { describe, expect, it } from 'vitest';
import { forms } from '../data/forms.ts';
import { phases } from '../data/phases.ts';
import { operatingTurn } from '../game.ts';
import { compensation } from '../rules/absorption.ts';
import { revenueOf } from '../rules/income.ts';
import { scores } from '../rules/score.ts';
import { placesOfTile } from '../rules/track.ts';
import { tileNamed } from './support/builtIn.ts';
import {
  campidano,
  campidanoTiles,
  cash,
  chips,
  companyTurn,
  inTurn,
  loans,
  marker,
  mineTiles,
  type Position,
  play,
  refuses,
  tableOf,
  whyNot,
} from './support/index.ts';

describe('1865 C.5 §5 operating round', () => {
  it('the second tile may upgrade the first [P-5.1-01]', () => {
    const at = companyTurn({ form: 'c5basic', phase: 3, companies: { FMS: { cash: 100 } } }, 'FMS');
    const one = play(at, { type: 'layTile', hex: 'E44', tile: '4', rotation: 2 });
    expect(cash(play(one, { type: 'layTile', hex: 'E44', tile: '87', rotation: 5 }), 'FMS')).toBe(80);
  });

  it('places of the brown tiles [P-5.1-03, P-5.1-04, P-5.1-05, P-5.1-06, P-8.3-02]', () => {
    const places = (form: 'c5basic' | 'c5expansion', tile: string) => placesOfTile(forms[form], tileNamed(tile));
    expect([places('c5basic', '63'), places('c5basic', '700'), places('c5basic', '146')]).toEqual([
      ['F39'],
      ['I36'],
      ['F25', 'B29'],
    ]);
    expect([places('c5expansion', '63'), places('c5expansion', '700')]).toEqual([
      ['F39', 'D13'],
      ['I36', 'E6'],
    ]);
    expect(places('c5expansion', '146')).toContain('E16');
    expect(places('c5expansion', 'B1')).toEqual(['H5']);
    const olbia = companyTurn(
      { form: 'c5basic', phase: 5, companies: { FA: { stations: ['G32', 'H25'] } }, tiles: { H25: ['15', 0] } },
      'FA',
    );
    refuses(olbia, { type: 'layTile', hex: 'H25', tile: '63', rotation: 0 }, 'lay.restricted');
  });

  it('the dotted sides are valid, beyond them is nothing [P-5.1-07]', () => {
    const at = companyTurn({ form: 'c5basic', companies: { SFSS: {} }, tiles: { B27: ['7', 4] } }, 'SFSS');
    expect(whyNot(at, { type: 'layTile', hex: 'C26', tile: '8', rotation: 1 })).toBeUndefined();
    refuses(at, { type: 'layTile', hex: 'D13', tile: '57', rotation: 1 }, 'lay.notInPlay');
  });

  it('a fresh mine marker gives its chips once [P-5.2-03, P-5.2-04, P-5.3-01, P-5.3-02, P-5.3-03]', () => {
    const steps = operatingTurn(tableOf({ form: 'c5basic' }));
    expect(steps.indexOf('operateMines')).toBeGreaterThan(steps.indexOf('placeMarker'));
    const at = companyTurn(
      { form: 'c5basic', companies: { FMS: { cash: 300, chips: 3 } }, tiles: mineTiles },
      'FMS',
      'placeMarker',
    );
    const placed = play(at, marker('F45', 'G44', 'G42'));
    expect(chips(placed, 'FMS')).toBe(5);
    const line = companyTurn(
      { form: 'c5basic', companies: { FMS: { cash: 300, chips: 3 } }, tiles: campidanoTiles },
      'FMS',
      'placeMarker',
    );
    expect(chips(play(line, marker(...campidano)), 'FMS')).toBe(8);
    const there = inTurn(
      { form: 'c5basic', companies: { FMS: { cash: 300, stations: ['F45', 'D37'] } }, tiles: campidanoTiles },
      'FMS',
      'placeMarker',
    );
    refuses(there, marker(...campidano), 'marker.alreadyThere');
  });

  it('train limits, second-hand from L.1 [P-5.5-01, P-5.5-02]', () => {
    expect([2, 3, 4, 5, 6, 7].map((n) => phases[String(n)]?.trainLimit)).toEqual([4, 3, 3, 3, 2, 2]);
    const at = companyTurn(
      { form: 'c5basic', companies: { FMS: { cash: 10, chips: 1 }, FA: { trains: ['PH2'], value: 90 } } },
      'FMS',
      'buyTrains',
    );
    expect(whyNot(at, { type: 'buyTrain', train: 'PH2-0', price: 1 })).toBeUndefined();
    expect(revenueOf(at.table, 'FA')).toBe(0);
  });
});

describe('1865 C.5 §6 absorption and loans', () => {
  const pair: Position = {
    form: 'c5basic',
    companies: {
      FMS: { cash: 2000, value: 100 },
      RCSF: { value: 80, cash: 0, stations: ['D37', 'C28', 'G32'], markers: 3, loans: 1 },
    },
    tiles: campidanoTiles,
  };

  it('compensation at +10 and +30 per cent [P-6.2-01, P-6.2-02]', () => {
    expect(compensation(tableOf(pair), 'RCSF')).toBe(2 * 90);
    const green = { ...pair, companies: { ...pair.companies, RCSF: { ...pair.companies?.RCSF, trains: ['PH2'] } } };
    expect(compensation(tableOf(green), 'RCSF')).toBe(2 * 105);
    const red = { ...pair, companies: { ...pair.companies, RCSF: { ...pair.companies?.RCSF, stations: ['D37'] } } };
    expect(compensation(tableOf(red), 'RCSF')).toBe(2 * 80);
  });

  it('every replaced marker needs a direct route; one that has none is lost without money [P-6.3-01, P-6.3-02]', () => {
    const state = play(inTurn(pair, 'FMS', 'absorb'), { type: 'absorb', corp: 'RCSF' });
    expect(state.table.stations.D37).toContain('FMS');
    expect(state.table.stations.C28?.filter(Boolean)).toEqual(['SFSS']);
    expect(state.table.stations.G32?.filter(Boolean)).toEqual(['FA']);
    expect(cash(state, 'FMS')).toBe(2000 - 180);
  });

  it('L.50 where it is already [P-6.3-03]', () => {
    const shared = {
      ...pair,
      companies: { ...pair.companies, FMS: { cash: 2000, value: 100, stations: ['F45', 'D37'] } },
    };
    const state = play(inTurn(shared, 'FMS', 'absorb'), { type: 'absorb', corp: 'RCSF' });
    expect(cash(state, 'FMS')).toBe(2000 - 180 + 50);
  });

  it('loans of the target pass on; none for players; L.50 off the value [P-6.4-01, P-6.4-02, P-6.4-03]', () => {
    const state = play(inTurn(pair, 'FMS', 'absorb'), { type: 'absorb', corp: 'RCSF' });
    expect(loans(state, 'FMS')).toBe(1);
    expect(forms.c5basic.bankruptcy).toBe('elimination');
    expect(
      scores(tableOf({ form: 'c5basic', companies: { FMS: { value: 30, loans: 1 } } })).find(
        (each) => each.player === 'P1',
      )?.total,
    ).toBe(-40);
  });
});
