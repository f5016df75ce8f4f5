import { trainsOf } from '@binario/rail';
import { describe, expect, it } from 'vitest';
import { compensation, sharesForSale } from '../rules/absorption.ts';
import {
  asked,
  bob,
  cash,
  chips,
  companyTurn,
  facts,
  held,
  loans,
  type Position,
  play,
  refuses,
  take,
} from './support/index.ts';

/** As in the figure: all five markers of A are on the map. */
const figure: Position = {
  ...bob,
  companies: { ...bob.companies, FMS: { ...bob.companies?.FMS, stations: ['F45', 'G42', 'D37', 'G32', 'H25'] } },
};

describe('1865 §5.5 the worked example', () => {
  it('four shares in play at 150 in the red: 600, cash 400, one loan, 300 left [5.5-13]', () => {
    const at = companyTurn(figure, 'FMS', 'absorb');
    expect(compensation(at.table, 'RCSF')).toBe(600);
    expect(cash(at, 'FMS') + cash(at, 'RCSF')).toBe(400);
    expect(sharesForSale(at.table, 'FMS')).toBe(0);
    const state = play(at, take('RCSF'));
    expect(loans(state, 'FMS')).toBe(1);
    expect(cash(state, 'FMS')).toBe(300);
    expect(cash(state, 'P2')).toBe(300);
    expect(cash(state, 'P1')).toBe(150);
    expect(held(state, 'RCSF')).toEqual({ offer: 'P+8' });
  });

  it('seven markers, a brown mine given up, one replaced, L.50 for the other [5.5-14]', () => {
    const at = companyTurn(figure, 'FMS', 'absorb');
    expect([at.table.charters.FMS, facts(at, 'FMS').markers]).toEqual([0, 5]);
    let state = play(at, take('RCSF'));
    expect(asked(state)).toBe('vacateMines');
    expect([state.table.charters.FMS, facts(state, 'FMS').markers]).toEqual([2, 7]);
    state = play(state, { type: 'vacateMine', hex: 'G42' });
    // Three on the chart; nothing is left to choose: Sassari is replaced, two are left, Oristano brings L.50.
    expect(state.table.charters.FMS).toBe(2);
    expect(cash(state, 'FMS')).toBe(350);
    expect([...(state.table.stations.C28 ?? [])].sort()).toEqual(['FMS', 'SFSS']);
    expect(state.table.stations.D37?.filter(Boolean)).toEqual(['FMS']);
    expect(state.table.stations.G42?.filter(Boolean)).toEqual([]);
    expect(facts(state, 'RCSF')).toMatchObject({ standing: 'unlaunched', status: 'major' });
    expect(facts(state, 'FMS').markers).toBe(7);
    expect(chips(state, 'FMS')).toBe(42);
    expect(trainsOf(state.table, 'FMS')).toEqual(['PH6-0']);
    expect(asked(state)).toBe('layTrack');
  });
});

describe('1865 §5.5 State aid loans', () => {
  it('repaid in full at any moment of its own turn, no interest [5.5-01, 5.5-07, 5.5-08, 5.5-09]', () => {
    const position: Position = { companies: { FMS: { cash: 1100, loans: 2, chips: 3, trains: ['PH2'] } } };
    for (const step of ['layTrack', 'income', 'buyTrains', 'endTurn']) {
      const state = play(companyTurn(position, 'FMS', step), { type: 'repayLoan' });
      expect([cash(state, 'FMS'), loans(state, 'FMS')]).toEqual([600, 1]);
    }
    const poor = companyTurn({ companies: { FMS: { cash: 499, loans: 1, chips: 3, trains: ['PH2'] } } }, 'FMS');
    refuses(poor, { type: 'repayLoan' }, 'loan.inFull');
    refuses(companyTurn({ companies: { FMS: { cash: 900 } } }, 'FMS'), { type: 'repayLoan' }, 'loan.none');
  });
});
