import type { AnyState, Engine } from '@binario/kernel';
import { describe, expect, it } from 'vitest';
import { Missing, OpenGames, type Room } from '../../src/work/openGames.ts';

/** A game without moves. */
const toy = {
  start: (): AnyState => ({ table: { options: {} }, flow: [], rng: 0 }) as unknown as AnyState,
  hash: () => 'h',
  actors: () => [],
  view: (state: AnyState) => state,
  isOpen: () => true,
  describeRound: () => 'R',
  scores: () => [],
  endReason: () => undefined,
} as unknown as Engine;

const gamesIn = (room: Room) => {
  const games = new OpenGames(() => Promise.resolve(toy), room);
  return {
    games,
    open: (table: string) =>
      games.openTable({ table, opening: { engine: '', setup: {}, seats: [], actions: [] }, orders: {} }),
    view: (table: string) => games.view({ table, hash: 'h' }),
  };
};

describe('the tables a thread has open', () => {
  it('are bounded: the one not used for the longest makes room', async () => {
    const { games, open, view } = gamesIn({ most: 3, nearlyFull: () => false });
    for (const table of ['one', 'two', 'three']) await open(table);
    view('one');
    await open('four');
    expect(() => view('two')).toThrow(Missing);
    for (const table of ['one', 'three', 'four']) view(table);
    expect(games.size).toBe(3);
  });

  it('become fewer when the memory is nearly full, those not used for the longest first', async () => {
    let full = false;
    const { games, open, view } = gamesIn({ most: 1000, nearlyFull: () => full });
    for (let n = 1; n <= 127; n++) await open(`table ${n}`);
    full = true;
    view('table 1');
    await open('table 128');
    expect(games.size).toBe(128 - 16);
    expect(() => view('table 17')).toThrow(Missing);
    for (const n of [1, 18, 128]) view(`table ${n}`);
  });
});
