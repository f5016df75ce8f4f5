import type { IncomingHttpHeaders } from 'node:http';

/** What the server knows of its own address. */
export interface OwnAddress {
  /** The configured one; without it the Host header of the request counts. */
  readonly publicUrl: string | undefined;
  /** Where it listens. */
  readonly host?: string;
}

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;
const listensHere = (host = ''): boolean => LOOPBACK.test(host) || host === '::1';

/**
 * Does a request that rides on a cookie come from our own page? Browsers say where a request comes from and pages cannot
 * forge it; what comes with another origin, or from a browser that calls it cross-site, is refused. Programs send neither
 * header, and no cookie of somebody else either.
 */
export function sameOrigin(headers: IncomingHttpHeaders, own: OwnAddress): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  const { origin } = headers;
  if (origin === undefined) return true;
  if (own.publicUrl !== undefined && origin === own.publicUrl) return true;
  if (!URL.canParse(origin)) return false;
  const { host } = headers;
  if (own.publicUrl !== undefined || host === undefined) return false;
  const from = new URL(origin);
  // Whoever listens to this machine alone is called by its names: another one was made to point here by a stranger.
  if (listensHere(own.host) && !LOOPBACK.test(from.hostname)) return false;
  return from.host === host.toLowerCase();
}

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Reading changes nothing and is allowed from anywhere; cookies are SameSite anyway. */
export const changesSomething = (method: string): boolean => !READING.has(method);
