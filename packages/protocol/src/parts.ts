import * as z from 'zod/mini';

/** The id of a table, which nobody can guess: whoever has the link knows it. */
export const tableId = z.string().check(z.regex(/^[0-9A-Za-z]{6,40}$/));
/** The id of an account. */
export const userId = z.string().check(z.regex(/^[\w:-]{1,64}$/));
/** A seat of a table, `P1` to `P9`. */
export const seatId = z.string().check(z.regex(/^P[1-9]$/));
/** The id of a game. */
export const gameId = z.string().check(z.regex(/^[0-9A-Za-z-]{1,20}$/));

/** The idempotency key of a command, chosen by its sender: sent again with the same key it counts once. */
export const submitKey = z.string().check(z.regex(/^[\w-]{8,64}$/));

/** A moment by the clock of the server. */
export const time = z.int().check(z.describe('milliseconds since 1970'));

/** A whole number that counts something. */
export const counter = z.int().check(z.gte(0), z.lte(1_000_000_000));

const HIDDEN = '\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}';
/** One line of text that people read: no control characters, no text direction tricks, not blank. */
export const line = (most: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(most), z.regex(new RegExp(`^[^${HIDDEN}]+$`, 'u')));

/** Several lines of text that people read: line breaks, but no other control characters. */
export const prose = (most: number) =>
  z.string().check(z.maxLength(most), z.regex(/^(?:[\n\t]|[^\p{Cc}\p{Zl}\p{Zp}])*$/u));

/** A word for programs: a type, a step, the name of a bot. */
export const word = (most = 40) => z.string().check(z.regex(/^[A-Za-z][\w.-]*$/), z.maxLength(most));

const RESERVED = new Set(['__proto__', 'constructor', 'prototype']);
/** A key of a record that comes from outside: it must not touch the prototype. */
export const safeKey = z.string().check(
  z.regex(/^[\w.-]{1,40}$/),
  z.refine((key) => !RESERVED.has(key)),
);

const MOST_ENTRIES = 64;
/** Refuses records with very many entries. */
export const fewEntries = z.refine((record: unknown) => Object.keys(record as object).length <= MOST_ENTRIES);

/** What the server says: nobody who reads it may change it. Fields that are not named are not said. */
export const said = <S extends z.core.$ZodLooseShape>(fields: S) => z.readonly(z.object(fields));
/** An array that nobody who reads it may change. */
export const list = <S extends z.core.SomeType>(item: S) => z.readonly(z.array(item));
/** Values by a name, which nobody who reads them may change. */
export const byName = <S extends z.core.SomeType>(item: S) => z.readonly(z.record(z.string(), item));
/** A field that may be left out, but is never undefined. */
export const maybe = z.exactOptional;
