import { describe, expect, it } from 'vitest';
import type { PhaseId } from '../data/phases.ts';
import { asked, cash, corpTurn, frame, play, run, type State1849, settled, space, value } from './support/index.ts';

const pays = { type: 'payDividend' } as const;
const keeps = { type: 'withhold' } as const;

/** Lilibeo has earned this and decides what becomes of it. */
function earned(revenue: number, at: readonly [number, number], phase: PhaseId = '8'): State1849 {
  const state = corpTurn({ phase, corps: { CTL: { at, trains: ['10H'] } } }, 'CTL', 'runTrains');
  return { ...state, flow: [...state.flow.slice(0, -1), frame('payDividend', { corp: 'CTL', revenue })] };
}

describe('1849 §10.5.3 Distribute revenue', () => {
  it('the second example: revenue 50, president 50%, treasury 20%, pool 30% [10.5.3-07, 10.5.3-01, 10.5.3-02]', () => {
    // Catania (40) and Castrogiovanni (10).
    const state = corpTurn(
      {
        tiles: { H10: ['9', 2], G9: ['4', 2] },
        corps: { IFT: { trains: ['4H'], singles: { P1: 3, pool: 3 }, cash: 0 } },
      },
      'IFT',
      'runTrains',
    );
    const ran = play(state, run(['4H-0', 'H12 I11 H10 G9']));
    expect(ran.flow.at(-1)).toMatchObject({ step: 'payDividend', revenue: 50 });
    const paid = play(ran, pays);
    expect([cash(paid, 'P1'), cash(paid, 'IFT')]).toEqual([25, 10]);
    // The pool's 15 stay where they are.
    expect(cash(ran, 'bank') - cash(paid, 'bank')).toBe(35);
  });

  it('the first example: at L.144 a dividend of 140 leaves the marker, 150 moves it [10.5.3-06, 10.5.3-03, 10.5.3-04]', () => {
    expect(value(earned(140, [2, 8]), 'CTL')).toBe(144);
    expect(space(play(earned(140, [2, 8]), pays), 'CTL')).toEqual([2, 8]);
    expect(space(play(earned(150, [2, 8]), pays), 'CTL')).toEqual([2, 9]);
    // As much as one share is enough.
    expect(space(play(earned(100, [3, 5]), pays), 'CTL')).toEqual([3, 6]);
    expect(space(play(earned(90, [3, 5]), pays), 'CTL')).toEqual([3, 5]);
  });

  it('what counts is the value before the move: one column, whatever stands there [10.5.3-10]', () => {
    // 110 is at least 100 and less than 111: it moves, and moves once. 300 moves once too.
    expect(space(play(earned(110, [3, 5]), pays), 'CTL')).toEqual([3, 6]);
    expect(space(play(earned(300, [3, 5]), pays), 'CTL')).toEqual([3, 6]);
  });

  it('at the right edge, or at the blue zone before Phase 16, up instead; else it stays [10.5.3-05]', () => {
    const goes = (at: readonly [number, number], phase: PhaseId) => space(play(earned(400, at, phase), pays), 'CTL');
    // The edge of the fifth row.
    expect(goes([4, 12], '8')).toEqual([3, 12]);
    // The blue zone lies to the right of 218; in Phase 16 it is open.
    expect(goes([2, 12], '12')).toEqual([1, 12]);
    expect(goes([2, 12], '16')).toEqual([2, 13]);
    // Above the edge of the fourth row lies the blue zone, and above the first row nothing.
    expect(goes([3, 13], '12')).toEqual([3, 13]);
    expect(goes([3, 13], '16')).toEqual([2, 13]);
    expect(goes([0, 12], '12')).toEqual([0, 12]);
  });

  it('withheld: all to the treasury, marker left, at the left edge down [10.5.3-08]', () => {
    const kept = play(earned(150, [2, 8]), keeps);
    expect([cash(kept, 'CTL'), cash(kept, 'P1')]).toEqual([150, 0]);
    expect(space(kept, 'CTL')).toEqual([2, 7]);
    expect(space(play(earned(150, [2, 0]), keeps), 'CTL')).toEqual([3, 0]);
  });

  it('a revenue of nothing is no dividend: nothing is asked, and the marker goes left [10.5.3-09]', () => {
    const state = settled(
      corpTurn({ phase: '8', corps: { ATA: { at: [2, 8], trains: ['10H'] } } }, 'ATA', 'runTrains'),
    );
    expect(asked(state)).not.toBe('payDividend');
    expect(space(state, 'ATA')).toEqual([2, 7]);
  });
});
