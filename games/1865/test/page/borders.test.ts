import { borderLine, edgeTowards } from '@binario/web/testing';
import { describe, expect, it } from 'vitest';
import { survey } from '../../page/sheet.ts';

describe('borders', () => {
  const { board } = survey;

  it('agree with the board about which side meets which', () => {
    for (const [n, hex] of board.hexes.entries()) {
      for (let edge = 0; edge < 6; edge++) {
        const other = board.hexes[Math.floor((board.meets[n * 6 + edge] as number) / 6)];
        if (!other || Math.abs(other.x - hex.x) > 1 || Math.abs(other.y - hex.y) > 2) continue;
        expect(edgeTowards(hex, other), `${hex.id} ${other.id}`).toBe(edge);
        const [a, b] = borderLine(hex, other) ?? [];
        expect([b, a].map((point) => Math.round(point?.x ?? 0))).toEqual(
          (borderLine(other, hex) ?? []).map((point) => Math.round(point.x)),
        );
      }
    }
  });
});
