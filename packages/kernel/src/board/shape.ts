import type { Params } from '../action.ts';
import type { ShapeKey } from '../kernelText.ts';
import type { BoardFinding } from './boardFile.ts';
import { inside } from './measure.ts';

/** What is wrong with the form of a file. Of a file that is all wrong the beginning is enough. */
export class Faults {
  readonly found: BoardFinding[] = [];

  add(at: string, key: ShapeKey, params: Params = {}): void {
    if (this.found.length < 50) this.found.push({ severity: 'error', at, key, params: { at, ...params } });
  }
}

/** Reads a part of a file. What it gives counts only if it found no fault; it never keeps what it was given, but copies. */
export type Shape<V> = (value: unknown, at: string, faults: Faults) => V;

/** The type of the values that a shape reads. */
export type Shaped<S> = S extends Shape<infer V> ? V : never;

const nothing = <V>(): V => undefined as V;

/** A whole number between two bounds, both included. */
export const whole =
  (min: number, max: number): Shape<number> =>
  (value, at, faults) => {
    if (Number.isSafeInteger(value) && Number(value) >= min && Number(value) <= max) return Number(value);
    faults.add(at, 'shape.whole', { min, max, value: glimpse(value) });
    return nothing();
  };

/** The shape of a value that is true or false. */
export const flag: Shape<boolean> = (value, at, faults) => {
  if (typeof value === 'boolean') return value;
  faults.add(at, 'shape.flag', { value: glimpse(value) });
  return nothing();
};

const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/** A line people read: no control characters, not blank. */
export const line =
  (most: number): Shape<string> =>
  (value, at, faults) => {
    if (typeof value === 'string' && value.trim() !== '' && value.length <= most && !HIDDEN.test(value)) return value;
    faults.add(at, 'shape.line', { most, value: glimpse(value) });
    return nothing();
  };

/** The shape of a value that is exactly one of those listed. */
export const oneOf =
  <const V extends string | number>(values: readonly V[]): Shape<V> =>
  (value, at, faults) => {
    const found = values.find((each) => each === value);
    if (found === undefined) faults.add(at, 'shape.oneOf', { value: glimpse(value), allowed: values.map(String) });
    return found as V;
  };

/** A name things are known by: letters and digits, and none that every object has. */
export const name: Shape<string> = (value, at, faults) => {
  if (typeof value === 'string' && isName(value)) return value;
  faults.add(at, 'shape.name', { value: glimpse(value) });
  return nothing();
};

const isName = (text: string): boolean =>
  /^[\p{L}\p{N}][\p{L}\p{N}+.-]{0,15}$/u.test(text) && !(text in Object.prototype);

/** A text in a notation of its own, such as track: `parse` throws at what it does not understand. */
export const notation =
  (most: number, what: string, parse: (text: string) => unknown): Shape<string> =>
  (value, at, faults) => {
    if (typeof value === 'string' && value.length <= most && understands(parse, value)) return value;
    faults.add(at, 'shape.notation', { what, value: glimpse(value) });
    return nothing();
  };

function understands(parse: (text: string) => unknown, text: string): boolean {
  try {
    parse(text);
    return true;
  } catch {
    return false;
  }
}

/** A list of values of one shape, with bounds for its length. */
export const listOf =
  <V>(item: Shape<V>, { min = 0, max }: { readonly min?: number; readonly max: number }): Shape<readonly V[]> =>
  (value, at, faults) => {
    if (!Array.isArray(value)) {
      faults.add(at, 'shape.list', { value: glimpse(value) });
      return nothing();
    }
    if (value.length < min || value.length > max) {
      faults.add(at, 'shape.length', { min, max, length: value.length });
      return nothing();
    }
    return Object.freeze(value.map((each, n) => item(each, `${at}[${n}]`, faults)));
  };

type Shapes = Readonly<Record<string, Shape<unknown>>>;
type Read<S extends Shapes> = { readonly [K in keyof S]: Shaped<S[K]> };

/** A record with these fields and no others; the optional ones may be left out. */
export function fields<R extends Shapes, O extends Shapes = Record<never, never>>(
  required: R,
  optional: O = {} as O,
): Shape<Read<R> & Partial<Read<O>>> {
  return (value, at, faults) => {
    if (!isRecord(value, at, faults)) return nothing();
    for (const field of Object.keys(value)) {
      if (!Object.hasOwn(required, field) && !Object.hasOwn(optional, field)) {
        faults.add(inside(at, field), 'shape.unknownField');
      }
    }
    const made: Record<string, unknown> = {};
    for (const field of Object.keys(required)) {
      if (!Object.hasOwn(value, field)) faults.add(inside(at, field), 'shape.missing');
      else made[field] = (required[field] as Shape<unknown>)(value[field], inside(at, field), faults);
    }
    for (const field of Object.keys(optional)) {
      if (Object.hasOwn(value, field) && value[field] !== undefined) {
        made[field] = (optional[field] as Shape<unknown>)(value[field], inside(at, field), faults);
      }
    }
    return Object.freeze(made) as Read<R> & Partial<Read<O>>;
  };
}

/** The shape of a record with one field for each of these names (corporations, phases, numbers of players), all of one shape. */
export function forEach<K extends string, V>(names: readonly K[], shape: Shape<V>): Shape<Readonly<Record<K, V>>> {
  return fields(Object.fromEntries(names.map((each) => [each, shape]))) as Shape<Readonly<Record<K, V>>>;
}

/** The shape of a record whose fields have any names, at most `max`, and are all of one shape. */
export function byNames<V>(shape: Shape<V>, { max }: { readonly max: number }): Shape<Readonly<Record<string, V>>> {
  return (value, at, faults) => {
    if (!isRecord(value, at, faults)) return nothing();
    const names = Object.keys(value);
    if (names.length > max) faults.add(at, 'shape.length', { min: 0, max, length: names.length });
    const made: Record<string, V> = {};
    for (const each of names.slice(0, max)) {
      if (isName(each)) made[each] = shape(value[each], inside(at, each), faults);
      else faults.add(inside(at, each), 'shape.name', { value: glimpse(each) });
    }
    return Object.freeze(made);
  };
}

function isRecord(value: unknown, at: string, faults: Faults): value is Readonly<Record<string, unknown>> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return true;
  faults.add(at, 'shape.record', { value: glimpse(value) });
  return false;
}

/** A glimpse of what stands there: it may be anything, and of any size. */
function glimpse(value: unknown): string {
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? '[…]' : '{…}';
  const text = String(value);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
