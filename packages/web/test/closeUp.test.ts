import { describe, expect, it } from 'vitest';
import { all, closeUp, isFarAway, isLargeEnough, movedTo, type Pane, shows, type View } from '../src/board/closeUp.ts';
import type { Point } from '../src/board/geometry.ts';

const box = { x: -50, y: -50, width: 1600, height: 1500 };
const phone: Pane = { box, width: 390, height: 296, covered: 40 };
const desk: Pane = { box, width: 1400, height: 1300, covered: 0 };

/** Where a point of the map is on the screen, by the way browsers fit a drawing into its pane. */
function onScreen({ width, height }: Pane, { k, x, y }: View, point: Point): Point {
  const scale = Math.min(width / box.width, height / box.height);
  return {
    x: (k * point.x + x - (box.x + box.width / 2)) * scale + width / 2,
    y: (k * point.y + y - (box.y + box.height / 2)) * scale + height / 2,
  };
}

const hexOnScreen = (pane: Pane, view: View) =>
  onScreen(pane, view, { x: 0, y: 86.6 }).y - onScreen(pane, view, { x: 0, y: 0 }).y;

describe('the part of the map a small pane opens on', () => {
  it('is wanted where hexes are too small to tap, not on a desk', () => {
    expect(isLargeEnough(phone, true)).toBe(false);
    expect(isLargeEnough(desk, true)).toBe(true);
  });

  it('is wanted on a desk too where names could not be read, unless nothing is asked on the map', () => {
    const pane: Pane = { box, width: 1024, height: 900, covered: 0 };
    expect(isLargeEnough(pane, true)).toBe(false);
    expect(isLargeEnough(pane, false)).toBe(true);
  });

  it('is looked at anew when it could be seen much larger', () => {
    expect(isFarAway({ k: 1, x: 0, y: 0 }, { k: 1.6, x: 0, y: 0 })).toBe(true);
    expect(isFarAway({ k: 1.2, x: 0, y: 0 }, { k: 1.6, x: 0, y: 0 })).toBe(false);
  });

  it('shows a few hexes in the middle of what the tools leave, large enough to tap', () => {
    const wanted = [
      { x: 600, y: 700 },
      { x: 675, y: 743 },
    ];
    const view = closeUp(phone, [wanted]);
    expect(hexOnScreen(phone, view)).toBeCloseTo(52);
    const seen = onScreen(phone, view, { x: 637.5, y: 721.5 });
    expect(seen.x).toBeCloseTo(195);
    expect(seen.y).toBeCloseTo(40 + 256 / 2);
    expect(shows(phone, view, wanted)).toBe(true);
    expect(shows(phone, view, [{ x: 1400, y: 700 }])).toBe(false);
  });

  it('takes a smaller scale for hexes far apart, and the next group when even that does not do', () => {
    const apart = [
      { x: 300, y: 500 },
      { x: 1000, y: 500 },
    ];
    const view = closeUp(phone, [apart]);
    expect(shows(phone, view, apart)).toBe(true);
    expect(hexOnScreen(phone, view)).toBeLessThan(52);
    const everywhere = [
      { x: 0, y: 0 },
      { x: 1500, y: 1400 },
    ];
    const station = [{ x: 300, y: 500 }];
    const other = closeUp(phone, [everywhere, [], station]);
    expect(shows(phone, other, station)).toBe(true);
    expect(hexOnScreen(phone, other)).toBeCloseTo(52);
    expect(hexOnScreen(phone, closeUp(phone, [everywhere]))).toBeCloseTo(30);
  });

  it('shows nothing beyond the edge of the map', () => {
    const view = closeUp(phone, [[{ x: 0, y: 0 }]]);
    const corner = onScreen(phone, view, { x: box.x, y: box.y });
    expect(corner.x).toBeCloseTo(0);
    expect(corner.y).toBeCloseTo(phone.covered);
  });

  it('fills the pane when the question is about no place, unless that would gain little', () => {
    expect(closeUp(phone, [[], []]).k).toBeGreaterThan(1.15);
    expect(closeUp({ ...phone, width: 300 }, [[], []])).toEqual(all);
  });

  it('keeps the scale a person has chosen', () => {
    const view = movedTo(phone, { k: 5, x: 0, y: 0 }, [{ x: 900, y: 900 }]);
    expect(view.k).toBe(5);
    expect(shows(phone, view, [{ x: 900, y: 900 }])).toBe(true);
  });
});
