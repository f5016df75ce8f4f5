import { replay } from '@binario/kernel';
import { checkKept } from '@binario/kernel/testing';
import { describe, expect, it } from 'vitest';
import { game1849 } from '../game.ts';
import { title1849 } from '../title.ts';
import { randomGame } from './support/random.ts';

describe('options', () => {
  it('keep the rules they are said to keep by the way they are found', () => {
    const looked = new Map<string, number>();
    for (let seed = 1; seed <= 8; seed++) {
      const setup = title1849.setup({ players: 3 + (seed % 3), seed, variants: [], options: {} });
      replay(game1849, setup, randomGame(setup, 400).actions, {
        strict: false,
        onState: (state) => {
          const [step, count] = [state.flow.at(-1)?.step ?? '', checkKept(game1849, state) ?? 0];
          looked.set(step, (looked.get(step) ?? 0) + count);
        },
      });
    }
    expect(looked.get('layTrack')).toBeGreaterThan(1000);
    expect(looked.get('smsTile')).toBeGreaterThan(10);
  });
});
