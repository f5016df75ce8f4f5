import { describe, expect, it } from 'vitest';
import { asked, frame, play, sell, stateAt, tableOf } from './support/index.ts';

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
    const debt = frame('bondDebt', { corp: 'SFA', player: 'P1', amount: 400 });
    const turn = frame('corpTurn', { corp: 'CTL', todo: ['endTurn'] });
    const round = frame('operatingRound', { set: 1, number: 1, of: 1, begun: true, operated: ['CTL'] });
    const set = frame('operatingSet', { set: 1, of: 1, played: 1 });
    const game = frame('game', { next: 'stockRound', number: 1 });
    // The sale closes IFT too, and its bond falls on the same player.
    const twice = play(stateAt(table, game, set, round, turn, debt), sell('IFT', 1));
    expect(asked(twice)).toBe('loanOrLeave');
    const left = play(twice, { type: 'leaveGame' });
    expect(left.table.leavers).toEqual(['P1']);
    expect(asked(left)).not.toBe('loanOrLeave');
  });
});
