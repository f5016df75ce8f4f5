import { languages } from '@binario/protocol';
import { z } from 'zod';
import { LEAST_PASSWORD, MOST_PASSWORD } from './passwords.ts';

export const name = z.string().min(1).max(120).describe('as others see it: 1 to 30 visible characters');
export const password = z.string().min(LEAST_PASSWORD).max(MOST_PASSWORD);
/** One that was set under other rules must still open the door. */
export const anyPassword = z.string().min(1).max(MOST_PASSWORD);
export const language = z.enum(languages);
export const link = z.string().min(1).max(100).describe('from a link sent by mail');

export const guestWish = z.strictObject({ name, language: language.optional() });
export const memberWish = z.strictObject({ name, password, language: language.optional() });
export const code = z.string().min(6).max(40).describe('of the authenticator, or a spare one');
export const signInWish = z.strictObject({ name, password: anyPassword, code: code.optional() });
export const codesBegin = z.strictObject({ password: anyPassword });
export const codesConfirm = z.strictObject({ code });
export const codesEnd = z.strictObject({ password: anyPassword, code });
export const changes = z
  .strictObject({ name, language, email: z.email().max(254).nullable(), password: anyPassword })
  .partial()
  .describe('a new address counts once it is confirmed; null takes it out; a member shows the password for it');
export const passwordChange = z.strictObject({ current: anyPassword, next: password });
export const resetWish = z.strictObject({ name });
export const reset = z.strictObject({ token: link, password });
export const confirmation = z.strictObject({ token: link });
export const leaveWish = z.strictObject({
  name: name.describe('own name, to show that it is meant'),
  password: anyPassword.optional().describe('members only'),
});
export const tokenWish = z.strictObject({
  label: z.string().min(1).max(60),
  scope: z
    .enum(['play', 'watch'])
    .optional()
    .describe('play: acts at tables for its owner; watch: only looks on. play unless named'),
});
export const sessionId = z.strictObject({ id: z.string().regex(/^[\w-]{1,40}$/) });

export const nothing = z.null().describe('no content');
