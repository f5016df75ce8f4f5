import * as z from 'zod/mini';

/** A table is known by what nobody can guess: whoever has the link has the name. */
export const tableId = z.string().check(z.regex(/^[0-9A-Za-z]{6,40}$/));
export const userId = z.string().check(z.regex(/^[\w:-]{1,64}$/));
export const seatId = z.string().check(z.regex(/^P[1-9]$/));
export const gameId = z.string().check(z.regex(/^[0-9A-Za-z-]{1,20}$/));

/** The submitter's own name for one submit; sent again with the same key it counts once. */
export const submitKey = z.string().check(z.regex(/^[\w-]{8,64}$/));

export const counter = z.int().check(z.gte(0), z.lte(1_000_000_000));

/** One line of text that people read: no control characters, no text direction tricks, not blank. */
const HIDDEN = '\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}';
export const line = (most: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(most), z.regex(new RegExp(`^[^${HIDDEN}]+$`, 'u')));

/** Several lines. */
export const prose = (most: number) =>
  z.string().check(z.maxLength(most), z.regex(/^(?:[\n\t]|[^\p{Cc}\p{Zl}\p{Zp}])*$/u));

export const word = (most = 40) => z.string().check(z.regex(/^[A-Za-z][\w.-]*$/), z.maxLength(most));

/** Words that are no keys of ours: a record keyed by them must not touch the prototype. */
const RESERVED = new Set(['__proto__', 'constructor', 'prototype']);
export const safeKey = z.string().check(
  z.regex(/^[\w.-]{1,40}$/),
  z.refine((key) => !RESERVED.has(key)),
);

const MOST_ENTRIES = 64;
export const fewEntries = z.refine((record: unknown) => Object.keys(record as object).length <= MOST_ENTRIES);

/** What the server says: nobody who reads it may change it. Fields that are not named are not said. */
export const said = <S extends z.core.$ZodLooseShape>(fields: S) => z.readonly(z.object(fields));
export const list = <S extends z.core.SomeType>(item: S) => z.readonly(z.array(item));
export const byName = <S extends z.core.SomeType>(item: S) => z.readonly(z.record(z.string(), item));
export const maybe = z.exactOptional;
