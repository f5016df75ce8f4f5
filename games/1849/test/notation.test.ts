import { readMoves, writeMoves } from '@binario/kernel';
import { sized } from '@binario/kernel/testing';
import { describe, expect, it } from 'vitest';
import { importGame } from '../interchange/import.ts';
import { title1849 } from '../title.ts';
import { recorded, recordedGames } from './support/recorded.ts';

const games = recordedGames.filter((_name, i) => i % sized(28, 1) === 0);

describe('the notation of moves', () => {
  it.each(games)('every action of recorded game %s, as far as it can be followed, comes back as it was', (name) => {
    const { setup, actions } = importGame(recorded(name));
    expect(actions.length).toBeGreaterThan(100);
    const text = writeMoves(title1849, { setup, actions, names: { P1: 'Anna', P2: 'Bruno di Sopra' } });
    expect(readMoves(title1849, text).actions).toEqual(actions);
  });
});
