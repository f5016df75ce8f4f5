import { entry1865 } from '@binario/game-1865/terminal';
import { describe, expect, it } from 'vitest';
import { botNamed } from '../src/arena/contenders.ts';
import { wilson } from '../src/arena/interval.ts';
import { playMatch } from '../src/arena/match.ts';
import { isRuined } from '../src/arena/ruin.ts';
import { playersFor, rotationsOf, seatingOf } from '../src/arena/seating.ts';
import { Tally } from '../src/arena/tally.ts';
import { gameNames, withGame } from '../src/games/registry.ts';
import { UsageError } from '../src/io.ts';

describe('the seats of an arena', () => {
  it('are filled by repeating the bots, and everybody moves up one seat', () => {
    expect(seatingOf(['a', 'b'], 4, 0)).toEqual(['a', 'b', 'a', 'b']);
    expect(seatingOf(['a', 'b', 'b', 'b'], 4, 1)).toEqual(['b', 'b', 'b', 'a']);
    const first = [0, 1, 2, 3, 4].map((game) => seatingOf(['a', 'b'], 5, game)[0]);
    expect(first).toEqual(['a', 'b', 'a', 'b', 'a']);
  });

  it('come round again after as many games as there are different seatings', () => {
    expect(rotationsOf(['a', 'b'], 4)).toBe(2);
    expect(rotationsOf(['a', 'a', 'b', 'b'], 4)).toBe(4);
    expect(rotationsOf(['a', 'b', 'b', 'b'], 4)).toBe(4);
    expect(rotationsOf(['a', 'b'], 3)).toBe(3);
    expect(rotationsOf(['a'], 4)).toBe(1);
  });

  it('are as many as give each bot the same number, if the game allows it', () => {
    const numbers = { min: 3, max: 5 };
    expect(playersFor(['a', 'b'], numbers, undefined)).toBe(4);
    expect(playersFor(['a', 'b', 'c', 'd', 'e'], numbers, undefined)).toBe(5);
    expect(playersFor(['a'], numbers, undefined)).toBe(3);
    expect(playersFor(['a', 'b'], numbers, 3)).toBe(3);
    expect(() => playersFor(['a', 'b', 'c', 'd'], numbers, 3)).toThrow(UsageError);
  });
});

describe('a match', () => {
  it('is won by whoever is left, though he has no more than one who is out', () => {
    const scores = () => [
      { player: 'P2' as const, total: 0 },
      { player: 'P1' as const, total: 0, left: true },
    ];
    const wish = { players: 2, seed: 3, variants: ['c5basic'], options: {} };
    const entry = { ...entry1865, title: { ...entry1865.title, scores } };
    const { seats, over } = playMatch(entry, wish, ['random', 'random'], { spent: () => 0 });
    expect(over).toBe(true);
    expect(seats.map(({ win }) => win)).toEqual([0, 1]);
  });

  it('that is broken off is won by nobody', () => {
    const wish = { players: 3, seed: 3, variants: [], options: {} };
    const result = playMatch(entry1865, wish, ['random', 'random', 'random'], { most: 5, spent: () => 0 });
    expect(result).toMatchObject({ over: false, actions: 5 });
    expect(result.seats.map(({ win }) => win)).toEqual([0, 0, 0]);
  });
});

describe('the tally', () => {
  it('counts shared wins in parts, and ends with the share of the first bot', () => {
    const tally = new Tally(['a', 'b']);
    const seat = { score: 100, ruined: false, times: [1, 3] };
    const game = { actions: 9, over: true };
    tally.add({
      ...game,
      seats: [
        { bot: 'a', win: 0.5, ...seat },
        { bot: 'b', win: 0.5, ...seat, ruined: true },
      ],
    });
    tally.add({
      ...game,
      seats: [
        { bot: 'a', win: 1, ...seat, score: 300 },
        { bot: 'b', win: 0, ...seat },
      ],
    });
    expect(tally.lines().map((line) => line.split(/ {2,}/))).toEqual([
      ['bot', 'wins', 'games', 'seats', 'score', 'bankrupt', 'ms/decision', 'p99', 'longest'],
      ['a', '1.50', '2', '2', '200', '0.0 %', '2.00', '3.0', '3.0'],
      ['b', '0.50', '2', '2', '100', '50.0 %', '2.00', '3.0', '3.0'],
    ]);
    tally.add({ actions: 10_000, over: false, seats: [{ bot: 'a', win: 0, ...seat }] });
    expect(tally.lines().at(-1)).toBe('1 of 3 games came to no end');
    expect(tally.summary()).toMatch(/^a: 1\.50 wins, 3 games, 95 % interval \d/);
  });

  it('knows how little a few games say', () => {
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
    expect(wilson(10, 10).low).toBeCloseTo(0.722, 3);
    expect(wilson(10, 10).high).toBe(1);
    expect(wilson(50, 100).low).toBeCloseTo(0.404, 3);
    expect(wilson(50, 100).high).toBeCloseTo(0.596, 3);
  });
});

describe('the contenders', () => {
  it('are the random and the Casual player of every game', async () => {
    for (const game of gameNames) {
      await withGame(game, (entry) => {
        expect(botNamed(entry, 'casual')(1).name).toBe('casual');
        expect(botNamed(entry, 'random')(1).name).toBe('random');
      });
    }
    expect(() => botNamed(entry1865, 'genius')).toThrow(/there are casual, director, magnate, random/);
    expect(() => botNamed(entry1865, 'genius')).toThrow(UsageError);
  });

  it('are ruined when they leave the table or go on with a loan of their own', () => {
    const table = { leavers: ['P2'], loans: { P3: 1, P4: 0 } };
    expect(['P1', 'P2', 'P3', 'P4'].filter((player) => isRuined(table, player))).toEqual(['P2', 'P3']);
    expect(isRuined({}, 'P1')).toBe(false);
  });
});
