/** What JSON objects are made of. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
/** An object of plain JSON. */
export interface JsonObject {
  readonly [key: string]: Json;
}

/** Names the fields that are gone; no recorded field is called so. */
const GONE = '-';

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What makes `after` out of `before`: fields that differ, objects field by field, all else (lists too) as a whole. */
export function changeBetween(before: JsonObject, after: JsonObject): JsonObject {
  const change: Record<string, Json> = {};
  for (const [key, value] of Object.entries(after)) {
    if (key === GONE) throw new Error(`a field called "${GONE}" cannot be recorded`);
    const old = before[key];
    if (JSON.stringify(old) === JSON.stringify(value)) continue;
    change[key] = isObject(old) && isObject(value) ? changeBetween(old, value) : value;
  }
  const gone = Object.keys(before).filter((key) => !(key in after));
  return gone.length > 0 ? { ...change, [GONE]: gone } : change;
}

/** The value after a change that was told by field; whatever has not changed is shared with `before`. */
export function changed(before: JsonObject, { [GONE]: gone = [], ...change }: JsonObject): JsonObject {
  const after: Record<string, Json> = { ...before };
  for (const key of gone as readonly string[]) delete after[key];
  for (const [key, value] of Object.entries(change)) {
    const old = after[key];
    after[key] = isObject(old) && isObject(value) ? changed(old, value) : value;
  }
  return after;
}
