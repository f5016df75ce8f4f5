import { SetupError, start } from '@binario/kernel';
import { describe, expect, it } from 'vitest';
import { scores } from '../rules/score.ts';
import { course, game, newGame, type Position, roundBegins, tableOf } from './support/index.ts';

/** Akragas alone, with nothing to run; the players have money and may pass. */
const quiet: Position = { cash: { P1: 200, P2: 200, P3: 200 }, corps: { SFA: { cash: 500 } } };

describe('1849 §1.1 Game description', () => {
  it('three, four or five play, no other number [1.1-01]', () => {
    for (const players of [3, 4, 5] as const) expect(newGame(players).table.seats).toHaveLength(players);
    for (const players of [0, 1, 2, 6, 7, 3.5]) {
      expect(() => start(game, { players, seed: 1 })).toThrow(SetupError);
      expect(() => start(game, { players, seed: 1 })).toThrow('3, 4 or 5 players');
    }
  });

  it('three players use five corporations [1.1-02]', () => {
    expect(start(game, { players: 3, seed: 1 }).table.queue).toHaveLength(5);
    expect(() => start(game, { players: 3, seed: 1, corporations: 6 })).toThrow(SetupError);
  });

  it('four players use six unless they choose five [1.1-03]', () => {
    expect(start(game, { players: 4, seed: 1 }).table.queue).toHaveLength(6);
    expect(start(game, { players: 4, seed: 1, corporations: 6 }).table.queue).toHaveLength(6);
    expect(start(game, { players: 4, seed: 1, corporations: 5 }).table.queue).toHaveLength(5);
  });

  it('five players use six corporations [1.1-04]', () => {
    expect(start(game, { players: 5, seed: 1 }).table.queue).toHaveLength(6);
    expect(() => start(game, { players: 5, seed: 1, corporations: 5 })).toThrow(SetupError);
  });

  it('stock rounds and sets of one to three operating rounds take turns [1.1-05]', () => {
    const rounds = (phase: '4' | '6' | '10') => course(roundBegins({ ...quiet, phase }, 'stockRound'), 6).names;
    expect(rounds('4')).toEqual(['SR 2', 'OR 2.1', 'SR 3', 'OR 3.1', 'SR 4', 'OR 4.1']);
    expect(rounds('6')).toEqual(['SR 2', 'OR 2.1', 'OR 2.2', 'SR 3', 'OR 3.1', 'OR 3.2']);
    expect(rounds('10')).toEqual(['SR 2', 'OR 2.1', 'OR 2.2', 'OR 2.3', 'SR 3', 'OR 3.1']);
  });

  it('the highest net worth wins [1.1-06]', () => {
    const table = tableOf({
      cash: { P1: 400, P2: 90, P3: 350 },
      corps: { CTL: { president: 'P2', singles: { P2: 2, P3: 1 } } },
    });
    // Shares stand at 100: P2 has 90 and four shares, P3 350 and one.
    expect(scores(table, table.seats).map(({ player, total }) => [player, total])).toEqual([
      ['P2', 490],
      ['P3', 450],
      ['P1', 400],
    ]);
  });
});
