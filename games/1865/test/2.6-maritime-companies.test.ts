import { describe, expect, it } from 'vitest';
import { coverageOf } from '../rules/income.ts';
import {
  asked,
  cash,
  chips,
  companyTurn,
  marker,
  operatingRound,
  type Position,
  play,
  refuses,
  tableOf,
} from './support/index.ts';

const campidanoPlaced = {
  E44: ['4', 2],
  D43: ['8', 3],
  D41: ['4', 0],
  D39: ['9', 0],
} as const;

describe('1865 §2.6 Maritime companies', () => {
  it('L.20 for each card in a hand, before the companies [2.6-01, 4.1-01]', () => {
    const state = operatingRound({ cards: { M1: 'P1', M2: 'P1', M3: 'P2', M4: 'FMS' }, companies: { FMS: {} } });
    expect([cash(state, 'P1'), cash(state, 'P2'), cash(state, 'FMS')]).toEqual([40, 20, 0]);
  });

  it('at any moment of the turn, for nothing, only to the company that operates [2.6-02, 2.6-03, 4.1-07]', () => {
    const position: Position = {
      cards: { M1: 'P1', M2: 'P1', M7: 'P2' },
      cash: { P1: 5 },
      companies: { FMS: { chips: 4, trains: ['PH2'], cash: 300 } },
    };
    for (const step of ['layTrack', 'income', 'buyTrains', 'endTurn']) {
      const after = play(companyTurn(position, 'FMS', step), { type: 'transferCard', private: 'M1' });
      expect(after.table.privates.M1).toBe('FMS');
      expect(cash(after, 'P1')).toBe(5);
    }
    refuses(companyTurn(position, 'FMS'), { type: 'transferCard', private: 'M7' }, 'card.notYours');
  });

  it('eight seats beside a train, none without [2.6-04, 2.6-10]', () => {
    const table = tableOf({
      cards: { M1: 'FMS', M2: 'FA' },
      companies: { FMS: { trains: ['PH2'], chips: 20 }, FA: { chips: 20, value: 90 } },
    });
    expect(coverageOf(table, 'FMS')).toBe(16);
    expect(coverageOf(table, 'FA')).toBe(0);
    // FA earns nothing and is not asked.
    const at = companyTurn({ cards: { M2: 'FA' }, companies: { FA: { chips: 20, cash: 500 } } }, 'FA', 'income');
    expect(asked(at)).toBe('buyTrains');
  });

  it('the bonus is the number of the phase [2.6-05, 2.6-06]', () => {
    const at = companyTurn({ phase: 4, cards: { M3: 'P1' }, companies: { FMS: { chips: 3 } } }, 'FMS');
    expect(chips(play(at, { type: 'transferCard', private: 'M3' }), 'FMS')).toBe(7);
  });

  it('with the marker later, the phase of that time counts [2.6-07, 2.6-08]', () => {
    const position: Position = {
      cards: { M3: 'P1' },
      companies: { RCSF: { chips: 3, cash: 300, trains: [] } },
      tiles: campidanoPlaced,
    };
    const given = play(companyTurn({ ...position, phase: 4 }, 'RCSF'), { type: 'transferCard', private: 'M3' });
    expect(chips(given, 'RCSF')).toBe(3);
    const late = companyTurn({ ...position, phase: 6, cards: { M3: 'RCSF' } }, 'RCSF', 'placeMarker');
    const placed = play(late, marker('D37', 'D39', 'D41', 'D43', 'E44', 'F45'));
    // Cagliari 3, two towns, and the bonus of phase 6.
    expect(chips(placed, 'RCSF')).toBe(3 + 3 + 2 + 6);
    expect(placed.table.bonusPaid).toEqual(['M3']);
  });

  it('any one of the three mines will do for M4 [2.6-09]', () => {
    for (const mine of ['C46', 'C44', 'C42']) {
      const at = companyTurn({ phase: 3, cards: { M4: 'P1' }, companies: { FMS: { stations: ['F45', mine] } } }, 'FMS');
      expect(chips(play(at, { type: 'transferCard', private: 'M4' }), 'FMS')).toBe(3);
    }
  });

  it('a card is no train: one must be bought [2.6-11, 2.6-12]', () => {
    const at = companyTurn({ cards: { M1: 'FMS' }, companies: { FMS: { cash: 500, chips: 1 } } }, 'FMS', 'buyTrains');
    refuses(at, { type: 'pass' }, 'train.mustOwnOne');
  });

  it('a card given away stays [2.6-15]', () => {
    const at = companyTurn({ cards: { M1: 'FA', M2: 'P1' }, companies: { FMS: {}, FA: { value: 90 } } }, 'FMS');
    refuses(at, { type: 'transferCard', private: 'M1' }, 'card.notYours');
  });

  it('paid once per card, and a home without a tile is enough [R-43]', () => {
    const at = companyTurn({ cards: { M2: 'P1' }, companies: { SFS: {} } }, 'SFS');
    expect(chips(play(at, { type: 'transferCard', private: 'M2' }), 'SFS')).toBe(2);
    const again = companyTurn({ cards: { M2: 'P1' }, companies: { SFS: {} }, table: { bonusPaid: ['M2'] } }, 'SFS');
    expect(chips(play(again, { type: 'transferCard', private: 'M2' }), 'SFS')).toBe(0);
  });
});
