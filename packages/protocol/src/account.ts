import type { Language } from '@binario/kernel';
import * as z from 'zod/mini';
import { list, maybe, said, time } from './parts.ts';

/** The languages in which the server writes to people. */
export const languages = ['en', 'it', 'fr'] as const satisfies readonly Language[];

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

/** Is somebody asked for a code beside the password, and how many spare codes are left? */
export const codesAnswerSchema = said({ on: z.boolean(), spares: z.int() });
/** Whether codes are asked for. */
export type CodesAnswer = z.infer<typeof codesAnswerSchema>;

/** A new secret for an authenticator, and the same as a link. */
export const newCodesAnswerSchema = said({ secret: z.string(), link: z.string() });
/** What an authenticator is told. */
export type NewCodesAnswer = z.infer<typeof newCodesAnswerSchema>;

/** Codes for when the authenticator is lost, each for one use; shown once. */
export const spareCodesAnswerSchema = said({ spares: z.array(z.string()) });
/** Spare codes. */
export type SpareCodesAnswer = z.infer<typeof spareCodesAnswerSchema>;

const passkeySchema = said({
  id: z.string(),
  label: z.string(),
  createdAt: time,
  usedAt: z.nullable(time),
});
/** A passkey that opens an account. */
export const passkeyAnswerSchema = passkeySchema;
/** A passkey that opens an account. */
export type PasskeyAnswer = z.infer<typeof passkeySchema>;

/** Everything that opens an account without the password. */
export const passkeysAnswerSchema = said({ passkeys: list(passkeySchema) });
/** Everything that opens an account without the password. */
export type PasskeysAnswer = z.infer<typeof passkeysAnswerSchema>;

/** What a browser needs to make a passkey; challenge, user and names of passkeys are base64url. */
export const passkeyBeginAnswerSchema = said({
  challenge: z.string(),
  host: z.string(),
  user: z.string(),
  name: z.string(),
  algorithms: z.array(z.int()),
  known: z.array(z.string()),
});
/** What a browser needs to make a passkey. */
export type PasskeyBeginAnswer = z.infer<typeof passkeyBeginAnswerSchema>;

/** What a passkey is to sign; base64url. */
export const passkeyAskAnswerSchema = said({ challenge: z.string(), host: z.string() });
/** What a passkey is to sign. */
export type PasskeyAskAnswer = z.infer<typeof passkeyAskAnswerSchema>;

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
