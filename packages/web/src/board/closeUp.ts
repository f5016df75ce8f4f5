import { type Box, INNER, type Point, RADIUS } from './geometry.ts';

/** The drawing as it lies in its pane: the box it shows when all of it is seen, the pane in pixels, what covers its top. */
export interface Pane {
  readonly box: Box;
  readonly width: number;
  readonly height: number;
  readonly covered: number;
}

/** How the drawing is moved: a point goes to `k` times itself, and then by `x` and `y`. */
export interface View {
  readonly k: number;
  readonly x: number;
  readonly y: number;
}

/** How wide a hex should be in pixels, and how narrow it may become so that all that is wanted is seen. */
interface Comfort {
  readonly good: number;
  readonly least: number;
}

/** Names are read and no tap misses; still hit with care. */
const finger: Comfort = { good: 52, least: 30 };
/** Names and values are read; a mouse still hits. */
const eye: Comfort = { good: 68, least: 24 };
/** In a pane wider than this there is a screen with a mouse or a large tablet. */
const WIDE = 500;
/** From so much of what is good on nothing of the map is left out; where nothing is asked on the map, already from less. */
const ENOUGH = { finger: 1, eye: 0.9, idle: 0.5 };
const HEX = 2 * INNER;
/** What could be seen so many times larger is looked at anew. */
const FAR = 1.5;
/** For less nothing of the map is left out. */
const WORTH_IT = 1.15;

/** The view that shows the whole map. */
export const all: View = { k: 1, x: 0, y: 0 };

/** Pixels for each unit of the drawing when all of it is seen. */
const fitted = ({ box, width, height }: Pane): number => Math.min(width / box.width, height / box.height);

/** Does the pane show all of it with hexes that can be hit, or read? Where nothing is asked on the map, all of it is rather seen. */
export function isLargeEnough(pane: Pane, asked: boolean): boolean {
  const enough = pane.width > WIDE ? (asked ? ENOUGH.eye : ENOUGH.idle) * eye.good : ENOUGH.finger * finger.good;
  return HEX * fitted(pane) >= enough;
}

/** A hex so narrow has names that nobody reads. */
const READ = 46;

/** Is the map so small that only the names of cities can be read, set larger? */
export const isFar = (pane: Pane, { k }: Pick<View, 'k'>): boolean => HEX * fitted(pane) * k < READ;

function around(points: readonly Point[]): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const x = Math.min(...xs) - RADIUS;
  const y = Math.min(...ys) - INNER;
  return { x, y, width: Math.max(...xs) + RADIUS - x, height: Math.max(...ys) + INNER - y };
}

/** What is wanted does not touch the edge of the pane. */
const withMargin = ({ x, y, width, height }: Box): Box => ({
  x: x - INNER / 2,
  y: y - INNER / 2,
  width: width + INNER,
  height: height + INNER,
});

const middle = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/** So many units are seen at this scale, without what is covered. */
function seen(pane: Pane, k: number): { readonly width: number; readonly height: number } {
  const pixels = fitted(pane) * k;
  return { width: pane.width / pixels, height: (pane.height - pane.covered) / pixels };
}

/** Brings a point to the middle of what is seen, but shows nothing beyond the edge of the map while there is map to show. */
function centred(pane: Pane, k: number, wanted: Point): View {
  const { box } = pane;
  const { width, height } = seen(pane, k);
  const within = (value: number, from: number, size: number, span: number) =>
    span >= size ? from + size / 2 : Math.max(from + span / 2, Math.min(from + size - span / 2, value));
  const x = within(wanted.x, box.x, box.width, width);
  const y = within(wanted.y, box.y, box.height, height);
  const centre = middle(box);
  // The middle of what is not covered lies lower than that of the pane.
  const lower = pane.covered / 2 / fitted(pane);
  return { k, x: centre.x - k * x, y: centre.y + lower - k * y };
}

/** What is wanted most of these groups of hexes is shown as large as is good; without any, as much as fills the pane. */
export function closeUp(pane: Pane, groups: readonly (readonly Point[])[]): View {
  const unit = HEX * fitted(pane);
  const comfort = pane.width > WIDE ? eye : finger;
  const most = Math.max(1, comfort.good / unit);
  const least = Math.max(1, comfort.least / unit);
  const whole = seen(pane, 1);
  const boxes = groups.filter((points) => points.length > 0).map((points) => withMargin(around(points)));
  const scaleFor = (box: Box) => Math.min(whole.width / box.width, whole.height / box.height);
  const found = boxes.find((box) => scaleFor(box) >= least) ?? boxes.at(-1);
  if (found) return centred(pane, Math.max(least, Math.min(most, scaleFor(found))), middle(found));
  const filling = Math.min(most, Math.max(whole.width / pane.box.width, whole.height / pane.box.height));
  return filling < WORTH_IT ? all : centred(pane, filling, middle(pane.box));
}

/** Is this view so far away that it would be worth while to come closer? */
export const isFarAway = ({ k }: View, ideal: View): boolean => k * FAR < ideal.k;

/** The view at the same scale, with these points in the middle. */
export const movedTo = (pane: Pane, { k }: View, points: readonly Point[]): View =>
  centred(pane, k, middle(around(points)));

/** Can all of these hexes be seen whole? */
export function shows(pane: Pane, { k, x, y }: View, points: readonly Point[]): boolean {
  if (points.length === 0) return true;
  const { width, height } = seen(pane, k);
  const centre = middle(pane.box);
  const lower = pane.covered / 2 / fitted(pane);
  const left = (centre.x - x) / k - width / 2;
  const top = (centre.y + lower - y) / k - height / 2;
  const wanted = around(points);
  const slack = 1;
  return (
    wanted.x >= left - slack &&
    wanted.y >= top - slack &&
    wanted.x + wanted.width <= left + width + slack &&
    wanted.y + wanted.height <= top + height + slack
  );
}
