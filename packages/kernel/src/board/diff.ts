import { inside } from './measure.ts';

/** A place at which two files differ; undefined where one has nothing. */
export interface Difference {
  readonly at: string;
  readonly before: unknown;
  readonly after: unknown;
}

/**
 * Where two values of plain JSON differ, by their path. Lists of things with an `id` are compared thing by thing, whatever
 * their order: `map.hexes[C5].stops`.
 */
export function differences(before: unknown, after: unknown, at = ''): readonly Difference[] {
  if (before === after) return [];
  const old = partsOf(before);
  const now = partsOf(after);
  if (!old || !now || old.list !== now.list) return [{ at, before, after }];
  const names = [...new Set([...old.parts.keys(), ...now.parts.keys()])];
  return names.flatMap((name) =>
    differences(old.parts.get(name), now.parts.get(name), old.list ? `${at}[${name}]` : inside(at, name)),
  );
}

interface Parts {
  readonly list: boolean;
  readonly parts: ReadonlyMap<string, unknown>;
}

function partsOf(value: unknown): Parts | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (!Array.isArray(value)) return { list: false, parts: new Map(Object.entries(value)) };
  const ids = value.map(idOf);
  const named = ids.every((id) => id !== undefined) && new Set(ids).size === ids.length;
  return { list: true, parts: new Map(value.map((each, n) => [named ? String(ids[n]) : String(n), each])) };
}

const idOf = (value: unknown): unknown => (value as { readonly id?: unknown } | null)?.id;
