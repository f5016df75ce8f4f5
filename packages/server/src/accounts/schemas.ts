import { languages } from '@binario/protocol';
import { z } from 'zod';
import { LEAST_PASSWORD, MOST_PASSWORD } from './passwords.ts';

/** The name of an account in a request. */
export const name = z.string().min(1).max(120).describe('as others see it: 1 to 30 visible characters');
/** A new password in a request. */
export const password = z.string().min(LEAST_PASSWORD).max(MOST_PASSWORD);
/** One that was set under other rules must still open the door. */
export const anyPassword = z.string().min(1).max(MOST_PASSWORD);
/** The language of an account in a request. */
export const language = z.enum(languages);
/** The token of a link that was sent by mail. */
export const link = z.string().min(1).max(100).describe('from a link sent by mail');

/** The request of somebody who wants to play as a guest. */
export const guestWish = z.strictObject({ name, language: language.optional() });
/** The request of somebody who wants to become a member. */
export const memberWish = z.strictObject({ name, password, language: language.optional() });
/** A code of the authenticator, or a spare one, in a request. */
export const code = z.string().min(6).max(40).describe('of the authenticator, or a spare one');
/** The request to sign in. */
export const signInWish = z.strictObject({ name, password: anyPassword, code: code.optional() });
/** The request to set up a second factor. */
export const codesBegin = z.strictObject({ password: anyPassword });
/** The request that shows that the second factor works. */
export const codesConfirm = z.strictObject({ code });
/** The request to do without a second factor again. */
export const codesEnd = z.strictObject({ password: anyPassword, code });
const bytes = (most: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .max(most)
    .describe('base64url');
const passkeyId = bytes(1400);
/** The request to begin with a new passkey. */
export const passkeyBegin = z.strictObject({ password: anyPassword, code: code.optional() });
/** The request that adds a passkey. */
export const passkeyMade = z.strictObject({
  label: z.string().min(1).max(60),
  id: passkeyId,
  clientData: bytes(4000),
  attestation: bytes(16_000),
});
/** The request to remove a passkey. */
export const passkeyEnd = z.strictObject({ id: passkeyId, password: anyPassword });
/** The request to sign in with a passkey. */
export const passkeyAsserted = z.strictObject({
  id: passkeyId,
  clientData: bytes(4000),
  authenticatorData: bytes(4000),
  signature: bytes(2000),
});
/** The request to change an account. */
export const changes = z
  .strictObject({ name, language, email: z.email().max(254).nullable(), password: anyPassword })
  .partial()
  .describe('a new address counts once it is confirmed; null takes it out; a member shows the password for it');
/** The request to change a password. */
export const passwordChange = z.strictObject({ current: anyPassword, next: password });
/** The request for a link by which a forgotten password is replaced. */
export const resetWish = z.strictObject({ name });
/** The request that replaces a forgotten password. */
export const reset = z.strictObject({ token: link, password });
/** The request that confirms a mail address. */
export const confirmation = z.strictObject({ token: link });
/** The request to delete an account. */
export const leaveWish = z.strictObject({
  name: name.describe('own name, to show that it is meant'),
  password: anyPassword.optional().describe('members only'),
});
/** The request for a token for programs. */
export const tokenWish = z.strictObject({
  label: z.string().min(1).max(60),
  scope: z
    .enum(['play', 'watch'])
    .optional()
    .describe('play: acts at tables for its owner; watch: only looks on. play unless named'),
  password: anyPassword.optional().describe('members only'),
});
/** The request that names one session. */
export const sessionId = z.strictObject({ id: z.string().regex(/^[\w-]{1,40}$/) });

/** A request or answer without a body. */
export const nothing = z.null();
