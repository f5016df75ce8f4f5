import { makeBoard, parseTrack, type Stop } from '@binario/rail';
import { networkOf } from '@binario/track';
import { describe, expect, it } from 'vitest';
import { board, laid, stopOn } from './sicily.ts';

const town: Stop = { kind: 'town', value: 10, slots: 0 };

/** A column of hexes from north to south, and a second one to the right of it, half a hex lower. */
function columns(left: readonly string[], right: readonly string[] = []) {
  const column = (tracks: readonly string[], x: number) =>
    tracks.map((track, i) => ({
      id: `${x === 0 ? 'L' : 'R'}${i}`,
      x,
      y: 2 * i + x,
      ground: 'fixed' as const,
      print: { stops: track.includes('s') ? [town] : [], track: parseTrack(track) },
    }));
  return makeBoard([...column(left, 0), ...column(right, 1)], []);
}

function stretches(of: ReturnType<typeof columns>): readonly string[] {
  const { from } = networkOf(of, {});
  return [...from.values()]
    .flat()
    .filter(({ from, to }) => from < to)
    .map(({ hexes, gauge }) => `${hexes.map((hex) => of.hexes[hex]?.id).join(' ')} ${gauge}`);
}

describe('networkOf', () => {
  it('follows track from stop to stop; its gauge is what all pieces have in common', () => {
    expect(stretches(columns(['0-s', '0-3', '3-s']))).toEqual(['L0 L1 L2 1']);
    expect(stretches(columns(['0=s', '0=3', '3=s']))).toEqual(['L0 L1 L2 3']);
    expect(stretches(columns(['0=s', '0~3', '3=s']))).toEqual(['L0 L1 L2 2']);
    expect(stretches(columns(['0-s', '0=3', '3~s']))).toEqual([]);
    expect(stretches(columns(['0-s', '0-2', '3-s']))).toEqual([]);
  });

  it('branches at junctions, but does not turn back there', () => {
    const junction = columns(['0-s', '0-3 3-5', '3-s'], ['', '2-s']);
    expect(stretches(junction)).toEqual(['L0 L1 L2 1', 'L0 L1 R1 1']);
    const { from } = networkOf(junction, {});
    const [one, two] = (from.get(0) ?? []).map(({ sections }) => sections[0] as number) as [number, number];
    // Both use the side between L0 and L1.
    expect(one & two).not.toBe(0);
  });

  it('never crosses a side twice, nor comes back to its own stop', () => {
    // From L0 south, round the loop L2 R1 R2 and back over the same side one could come to R0.
    expect(stretches(columns(['0-s', '0-3 0-4', '3-4 3-5'], ['1-s', '0-1', '2-3']))).toEqual([]);
    expect(stretches(columns(['0-s 5-s', '3-4'], ['1-2']))).toEqual([]);
  });

  it('shows every stretch from both its ends', () => {
    const { from } = networkOf(board, laid({ B4: '7/5', D4: '3/2' }));
    const [there] = (from.get(stopOn('C5')) ?? []).filter(({ to }) => to === stopOn('D4'));
    const [back] = (from.get(stopOn('D4')) ?? []).filter(({ to }) => to === stopOn('C5'));
    expect(back?.hexes).toEqual(there?.hexes.toReversed());
    expect(back?.sections).toEqual(there?.sections);
  });

  it('is worked out once for a map', () => {
    const map = laid({ B4: '7/5' });
    expect(networkOf(board, map)).toBe(networkOf(board, map));
    expect(networkOf(board, { ...map })).not.toBe(networkOf(board, map));
  });
});
