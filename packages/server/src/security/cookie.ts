import type { IncomingHttpHeaders } from 'node:http';
import { looksLikeToken } from './tokens.ts';

/** With the prefix a browser takes the cookie from the host itself and over https only. */
const nameOf = (secure: boolean): string => (secure ? '__Host-binario' : 'binario');

/** The header that gives a browser its session. */
export function cookieWith(token: string, seconds: number, secure: boolean): string {
  const parts = [`${nameOf(secure)}=${token}`, 'Path=/', 'HttpOnly', 'SameSite=Strict', `Max-Age=${seconds}`];
  return [...parts, ...(secure ? ['Secure'] : [])].join('; ');
}

/** The header that takes a browser's session away. */
export const cookieEnded = (secure: boolean): string => cookieWith('', 0, secure);

/** The token a request came with, and how. */
export interface Presented {
  readonly token: string;
  readonly by: 'cookie' | 'bearer';
}

/** What a request shows to prove who is asking. A program's token goes before a cookie. */
export function presentedToken(headers: IncomingHttpHeaders, secure: boolean): Presented | undefined {
  const bearer = bearerOf(headers);
  if (bearer !== undefined) return looksLikeToken(bearer) ? { token: bearer, by: 'bearer' } : undefined;
  const wanted = `${nameOf(secure)}=`;
  for (const part of (headers.cookie ?? '').slice(0, 8192).split(';')) {
    const text = part.trim();
    if (!text.startsWith(wanted)) continue;
    const token = text.slice(wanted.length);
    if (looksLikeToken(token)) return { token, by: 'cookie' };
  }
  return undefined;
}

/** The token in the header of a program's request, if there is one. */
export const bearerOf = ({ authorization }: IncomingHttpHeaders): string | undefined =>
  /^Bearer ([^\s]{1,512})$/i.exec(authorization ?? '')?.[1];
