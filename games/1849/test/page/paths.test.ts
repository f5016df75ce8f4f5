import { edgePoint, INNER, linesOfFace, wayThrough } from '@binario/web/testing';
import { describe, expect, it } from 'vitest';
import { board } from '../support/builtIn.ts';

describe('track is drawn from the data', () => {
  it('gives every piece of every tile a line of its gauge', () => {
    for (const { id, face } of board.tiles.values()) {
      const lines = linesOfFace(face);
      expect(new Set(lines.map((line) => line.gauge)), id).toEqual(new Set(face.track.map((piece) => piece.gauge)));
      for (const line of lines) expect(line.path, id).toMatch(/^M-?[\d.]+ -?[\d.]+[AL]/);
    }
  });

  it('meets the middle of the side', () => {
    const { x, y } = edgePoint(0);
    expect([x, y]).toEqual([0, Math.round(INNER * 100) / 100]);
  });

  it('lets a train follow the track it may use', () => {
    const town = board.tiles.get('3');
    if (!town) throw new Error('no tile 3');
    expect(wayThrough(town.face, 0, 1)).toHaveLength(1);
    expect(wayThrough(town.face, 0, undefined)).toHaveLength(1);
    expect(wayThrough(town.face, undefined, undefined)).toHaveLength(0);
  });
});
