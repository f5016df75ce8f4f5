import * as z from 'zod/mini';
import { list, maybe, said, time } from './parts.ts';

/** The languages in which the server writes to people. */
export const languages = ['en', 'it', 'fr'] as const;
/** A language in which the server writes to people. */
export type Language = (typeof languages)[number];

/** Somebody as he sees himself: with what others are not shown. */
export const accountAnswerSchema = said({
  id: z.string(),
  kind: z.enum(['guest', 'member']),
  name: z.string(),
  language: z.enum(languages),
  email: z.nullable(z.string()),
  createdAt: time,
});
/** An account as its owner sees it. */
export type AccountAnswer = z.infer<typeof accountAnswerSchema>;

/** Who is asking; null: nobody who is known. */
export const whoAnswerSchema = said({ account: z.nullable(accountAnswerSchema) });
/** The account of whoever is asking, or null. */
export type WhoAnswer = z.infer<typeof whoAnswerSchema>;

/** A new token for a program. */
export const tokenAnswerSchema = said({ id: z.string(), token: z.string().check(z.describe('shown this once')) });

/** One place where somebody is signed in, or one of his programs. */
const sessionSchema = said({
  id: z.string(),
  kind: z.enum(['browser', 'token']),
  scope: maybe(z.enum(['play', 'watch'])),
  label: z.string(),
  createdAt: time,
  seenAt: time,
  expiresAt: time,
  current: z.boolean(),
});
/** One place where somebody is signed in, or one of his programs. */
export type SessionAnswer = z.infer<typeof sessionSchema>;

/** Everywhere somebody is signed in. */
export const sessionsAnswerSchema = said({ sessions: list(sessionSchema) });
/** Everywhere somebody is signed in. */
export type SessionsAnswer = z.infer<typeof sessionsAnswerSchema>;
