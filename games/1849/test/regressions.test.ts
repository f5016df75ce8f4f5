import type { Frame } from '@binario/kernel';
import { describe, expect, it } from 'vitest';
import { asked, play, sell, stateAt, tableOf } from './support/index.ts';

/** Faults that whole games of random players have brought to light, each with the game that showed it. */
describe('found by simulation', () => {
  it('who leaves over the bond of one corporation is not asked again over that of another (five players, seed 327)', () => {
    const table = tableOf({
      setup: { variants: ['bonds'] },
      phase: '8',
      corps: {
        IFT: { president: 'P1', singles: { P1: 1 }, at: [8, 0], facts: { bond: true } },
        CTL: { president: 'P2' },
      },
    });
    const debt = { step: 'bondDebt', corp: 'SFA', player: 'P1', amount: 400 } as Frame;
    const turn = { step: 'corpTurn', corp: 'CTL', todo: ['endTurn'] } as Frame;
    const round = { step: 'operatingRound', set: 1, number: 1, of: 1, begun: true, operated: ['CTL'] } as Frame;
    const set = { step: 'operatingSet', set: 1, of: 1, played: 1 } as Frame;
    const game = { step: 'game', next: 'stockRound', number: 1 } as Frame;
    // The sale closes IFT too, and its bond falls on the same player.
    const twice = play(stateAt(table, game, set, round, turn, debt), sell('IFT', 1));
    expect(asked(twice)).toBe('loanOrLeave');
    const left = play(twice, { type: 'leaveGame' });
    expect(left.table.leavers).toEqual(['P1']);
    expect(asked(left)).not.toBe('loanOrLeave');
  });
});
