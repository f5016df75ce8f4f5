import { box, type Shape } from './shapes.ts';
import { capitalOf, type Lettering, tailOf, widthOf } from './type.ts';

/** A name set in one or two lines, around its middle. */
export interface SetName {
  readonly font: Lettering;
  readonly size: number;
  readonly lines: readonly { readonly word: string; readonly y: number }[];
  readonly shape: Shape;
  readonly cost: number;
}

/** Half of the halo that keeps a word apart from what is drawn under it. */
const HALO = 0.9;
const LEADING = 0.96;
/** Sizes of a name: large where there is room, never below the last. */
const scales = [
  [1, 0],
  [0.92, 0.5],
  [0.84, 1.3],
  [0.76, 2.4],
  [0.68, 4.5],
  [0.6, 8],
] as const;

/** A word of several parts in two lines as even as can be; a pair of towns has one in each. */
function split(name: string, font: Lettering): readonly string[] | undefined {
  const pair = name.split('/');
  if (pair.length === 2) return pair;
  const ways = [...name.matchAll(/[ -]/g)].map(({ index }) => [
    name.slice(0, name[index] === '-' ? index + 1 : index),
    name.slice(index + 1),
  ]);
  const longest = (lines: readonly string[]) => Math.max(...lines.map((line) => widthOf(line, font, 1)));
  return ways.sort((a, b) => longest(a) - longest(b))[0];
}

function setIn(words: readonly string[], font: Lettering, size: number, cost: number): SetName {
  const capital = capitalOf(font, size);
  const height = capital + tailOf(size) + (words.length - 1) * size * LEADING;
  const width = Math.max(...words.map((word) => widthOf(word, font, size)));
  return {
    font,
    size,
    lines: words.map((word, i) => ({ word, y: -height / 2 + capital + i * size * LEADING })),
    shape: box(0, 0, width + 2 * HALO, height + 2 * HALO),
    cost,
  };
}

/** All ways to set a name, the best liked first. */
export function settings(name: string, font: Lettering, size: number): readonly SetName[] {
  const two = split(name, font);
  const isPair = name.includes('/');
  return scales.flatMap(([scale, cost]) => [
    ...(isPair ? [] : [setIn([name], font, size * scale, cost)]),
    ...(two ? [setIn(two, font, size * scale, cost + (isPair ? 0 : 0.5))] : []),
  ]);
}
