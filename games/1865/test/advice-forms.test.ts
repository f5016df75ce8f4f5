import { describe, expect, it } from 'vitest';
import { advice1865 } from '../bot/advice.ts';
import { inTurn, type Position, tableOf } from './support/index.ts';

describe('advice follows the form that is played', () => {
  it.each([
    ['normal', [1, 1, 1, 2, 2, 2]],
    ['short', [1, 1, 1, 2, 2, 2]],
    ['c5basic', [1, 1, 2, 3, 3, 3]],
    ['c5expansion', [1, 1, 2, 3, 3, 3]],
  ] as const)('%s: the row in which a company begins [P-4.6-02]', (form, rows) => {
    expect([2, 3, 4, 5, 6, 7].map((phase) => advice1865.startRow(tableOf({ form, phase })))).toEqual(rows);
  });

  it('a green Olbia may be upgraded by the final rules, not by C.5 [P-5.1-03]', () => {
    const olbia = (form: Position['form']) => {
      const companies = { FA: { stations: ['G32', 'H25'] } };
      return inTurn({ form, phase: 5, companies, tiles: { H25: ['619', 5] } }, 'FA', 'layTrack').table;
    };
    expect(advice1865.mayUpgrade(olbia('normal'), 'H25')).toBe(true);
    expect(advice1865.mayUpgrade(olbia('c5expansion'), 'H25')).toBe(false);
    expect(advice1865.mayUpgrade(olbia('c5basic'), 'H25')).toBe(false);
    const isili = tableOf({ form: 'c5basic', phase: 5, tiles: { F39: ['619', 5] } });
    expect(advice1865.mayUpgrade(isili, 'F39')).toBe(true);
  });

  it('who cannot pay leaves the game in C.5 only [P-5.5-05]', () => {
    const forms = ['normal', 'short', 'c5basic', 'c5expansion'] as const;
    expect(forms.map((form) => advice1865.isRuinFinal(tableOf({ form })))).toEqual([false, false, true, true]);
  });
});
