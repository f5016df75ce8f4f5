import type { Params } from '../action.ts';
import { MOST_BOARD } from './boardFile.ts';

/** Deeper than any board goes. */
const MOST_DEPTH = 16;

interface Unfit {
  readonly at: string;
  readonly key: 'shape.tooLarge' | 'shape.tooDeep' | 'shape.notPlain';
  readonly params: Params;
}

interface Visit {
  readonly value: unknown;
  readonly at: string;
  readonly depth: number;
}

/**
 * What makes a value unfit to be looked at closer: too large, too deep (a circle is), or not plain JSON. Goes no further
 * than a board may be large, so that a hostile value costs no more than a good one.
 */
export function unfit(value: unknown): Unfit | undefined {
  const tooLarge: Unfit = { at: '', key: 'shape.tooLarge', params: { most: MOST_BOARD / 1024 } };
  let size = 0;
  const left: Visit[] = [{ value, at: '', depth: 0 }];
  for (let visit = left.pop(); visit; visit = left.pop()) {
    const { value: here, at, depth } = visit;
    size += sizeOf(here);
    if (size > MOST_BOARD) return tooLarge;
    if (depth > MOST_DEPTH) return { at, key: 'shape.tooDeep', params: { at } };
    if (!isPlain(here)) return { at, key: 'shape.notPlain', params: { at } };
    if (typeof here !== 'object' || here === null) continue;
    if (Array.isArray(here)) {
      if (size + here.length > MOST_BOARD) return tooLarge;
      for (let i = here.length - 1; i >= 0; i--) left.push({ value: here[i], at: `${at}[${i}]`, depth: depth + 1 });
      continue;
    }
    for (const name of Object.keys(here)) {
      size += name.length + 3;
      if (size > MOST_BOARD) return tooLarge;
      left.push({ value: (here as Record<string, unknown>)[name], at: inside(at, name), depth: depth + 1 });
    }
  }
  return undefined;
}

/** The path of a field. A name may be anything, and of any length. */
export const inside = (at: string, name: string): string => {
  const short = name.length > 40 ? `${name.slice(0, 40)}…` : name;
  return at === '' ? short : `${at}.${short}`;
};

function sizeOf(value: unknown): number {
  if (typeof value === 'string') return value.length + 2;
  return typeof value === 'number' ? 4 : 2;
}

function isPlain(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object') return false;
  if (Array.isArray(value)) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
