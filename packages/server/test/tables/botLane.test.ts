import { describe, expect, it, vi } from 'vitest';
import { BotLane } from '../../src/tables/botLane.ts';

describe('the lane of bots', () => {
  it('lets so many through at once, the others in their order, also after one that failed', async () => {
    const lane = new BotLane(2, () => 0);
    lane.personActs();
    const begun: number[] = [];
    const ends: (() => void)[] = [];
    const work = (n: number) =>
      lane.through(() => {
        begun.push(n);
        return new Promise<void>((resolve, reject) => ends.push(n === 1 ? () => reject(new Error('failed')) : resolve));
      });
    const all = [0, 1, 2, 3].map(work);
    expect([begun, lane.waiting]).toEqual([[0, 1], 2]);
    ends[1]?.();
    await expect(all[1]).rejects.toThrow('failed');
    expect([begun, lane.waiting]).toEqual([[0, 1, 2], 1]);
    ends[0]?.();
    await all[0];
    expect(begun).toEqual([0, 1, 2, 3]);
    ends[2]?.();
    ends[3]?.();
    await Promise.all([all[2], all[3]]);
    const again = work(4);
    expect(begun).toEqual([0, 1, 2, 3, 4]);
    ends[4]?.();
    await again;
  });

  it('has more places while nobody plays', async () => {
    let now = 0;
    const lane = new BotLane(1, () => now);
    const ends: (() => void)[] = [];
    const move = () => lane.through(() => new Promise<void>((resolve) => ends.push(resolve)));
    lane.personActs();
    const all = Array.from({ length: 20 }, move);
    expect(ends).toHaveLength(1);
    now = 1_000;
    ends[0]?.();
    await all[0];
    expect(ends).toHaveLength(9);
    // Whoever has a place keeps it, and it is not given away again when somebody plays.
    lane.personActs();
    for (const end of ends.slice(1, 8)) end();
    now = 1_999;
    await Promise.all(all.slice(1, 8));
    expect(ends).toHaveLength(9);
  });

  it('rests after each move as long as people play, and not after that', async () => {
    vi.useFakeTimers();
    let now = 0;
    const lane = new BotLane(1, () => now);
    const begun: number[] = [];
    const move = (n: number) =>
      lane.through(async () => {
        begun.push(n);
        now += 10;
      });
    lane.personActs();
    const both = [move(1), move(2)];
    await both[0];
    await vi.advanceTimersByTimeAsync(59);
    expect(begun).toEqual([1]);
    await vi.advanceTimersByTimeAsync(1);
    expect(begun).toEqual([1, 2]);
    await vi.advanceTimersByTimeAsync(60);
    now += 1_000;
    await Promise.all([move(3), move(4)]);
    expect(begun).toEqual([1, 2, 3, 4]);
    vi.useRealTimers();
  });
});
