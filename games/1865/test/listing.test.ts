import { checkKept } from '@binario/kernel/testing';
import { describe, expect, it } from 'vitest';
import { game1865 } from '../game.ts';
import { title1865 } from '../title.ts';
import { playRandom } from './support/index.ts';

describe('options', () => {
  it('keep the rules they are said to keep by the way they are found', () => {
    const looked = new Map<string, number>();
    for (let seed = 1; seed <= 6; seed++) {
      const { min, max } = title1865.players;
      const players = min + (seed % (max - min + 1));
      playRandom(title1865.setup({ players, seed, variants: [], options: {} }), {
        onState: (state) => {
          const [step, count] = [state.flow.at(-1)?.step ?? '', checkKept(game1865, state) ?? 0];
          looked.set(step, (looked.get(step) ?? 0) + count);
        },
      });
    }
    for (const step of ['layTrack', 'stockTurn', 'buyTrains']) expect(looked.get(step)).toBeGreaterThan(1000);
  });
});
