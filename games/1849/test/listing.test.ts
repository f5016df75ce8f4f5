import { actorsOf, firstBreach, replay, type State, type Step } from '@binario/kernel';
import { describe, expect, it } from 'vitest';
import type { Effect1849 } from '../effects.ts';
import { game1849 } from '../game.ts';
import type { Table1849 } from '../table.ts';
import { title1849 } from '../title.ts';
import { randomGame } from './support/random.ts';

describe('options', () => {
  it('keep the rules they are said to keep by the way they are found', () => {
    const looked = new Map<string, number>();
    const look = ({ table, flow }: State<Table1849>) => {
      const frame = flow.at(-1);
      const step: Step<Table1849, Effect1849> | undefined = frame && game1849.steps[frame.step];
      const [by] = actorsOf(game1849, { table, flow, rng: 0 });
      if (!frame || !step?.keeps || by === undefined) return;
      const kept = (step.rules ?? []).filter((rule) => step.keeps?.includes(rule.key));
      expect(kept).toHaveLength(step.keeps.length);
      const options = step.options?.(table, frame, by) ?? [];
      expect(options.filter((option) => firstBreach(kept, table, frame, option))).toEqual([]);
      looked.set(frame.step, (looked.get(frame.step) ?? 0) + options.length);
    };
    for (let seed = 1; seed <= 8; seed++) {
      const setup = title1849.setup({ players: 3 + (seed % 3), seed, variants: [], options: {} });
      replay(game1849, setup, randomGame(setup, 400).actions, { strict: false, onState: look });
    }
    expect(looked.get('layTrack')).toBeGreaterThan(1000);
    expect(looked.get('smsTile')).toBeGreaterThan(10);
  });
});
