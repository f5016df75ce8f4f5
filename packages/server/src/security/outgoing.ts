import { lookup as systemLookup } from 'node:dns/promises';
import { request as plainRequest } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isInternal } from './internalAddress.ts';

/** A request the server sends to somebody else. */
export interface Outgoing {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/** What somebody else answered to a request of the server. */
export interface Answer {
  readonly status: number;
  /** The first bytes only: enough for an error message of the receiver. */
  readonly text: string;
  readonly retryAfter?: number;
}

/** To whom the server may send requests, and how long it waits. */
export interface OutgoingRules {
  readonly allowLoopback: boolean;
  readonly timeout: number;
  /** Stands in for DNS in tests. */
  readonly resolve?: (host: string) => Promise<readonly string[]>;
}

/** The target may not be called, now or ever; trying again is no use. */
export class ForbiddenTarget extends Error {
  override readonly name = 'ForbiddenTarget';
}

const MOST_ANSWER = 1024;
const MOST_URL = 2048;

/** What can be said of a target by its text alone: used when somebody enters it, and again before each call. */
export function checkTarget(text: string, rules: Pick<OutgoingRules, 'allowLoopback'>): URL {
  if (text.length > MOST_URL || !URL.canParse(text)) throw new ForbiddenTarget('this is no address');
  const url = new URL(text);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    throw new ForbiddenTarget('the address must begin with https: or http:');
  }
  if (url.username !== '' || url.password !== '') {
    throw new ForbiddenTarget('the address must not carry a user name or password');
  }
  const host = hostOf(url);
  const named = isIP(host) === 0;
  if (
    named &&
    !rules.allowLoopback &&
    (!host.includes('.') || /(^|\.)(localhost|local|internal|home\.arpa)\.?$/i.test(host))
  ) {
    throw new ForbiddenTarget('the address is inside a private network');
  }
  if (!named && isInternal(host, rules.allowLoopback)) {
    throw new ForbiddenTarget('the address is inside a private network');
  }
  return url;
}

/**
 * Posts to an address that a player chose. The name is resolved here, every address it has must be public, and the connection
 * goes to the one that was checked: a second answer of the name server changes nothing. Redirects are not followed.
 */
export async function post({ url: text, headers, body }: Outgoing, rules: OutgoingRules): Promise<Answer> {
  const url = checkTarget(text, rules);
  const pinned = await publicAddress(hostOf(url), rules);
  const lookup: LookupFunction = (_host, options, done) => {
    const family = isIP(pinned);
    if (options.all) done(null, [{ address: pinned, family }]);
    else done(null, pinned, family);
  };
  const send = url.protocol === 'https:' ? tlsRequest : plainRequest;
  return new Promise((resolve, reject) => {
    const call = send(url, {
      method: 'POST',
      headers: { 'content-length': Buffer.byteLength(body), 'user-agent': 'Binario', ...headers },
      lookup,
      agent: false,
      maxHeaderSize: 8192,
      signal: AbortSignal.timeout(rules.timeout),
    });
    call.on('error', reject);
    call.on('socket', (socket) => {
      // The system could still have connected elsewhere (an address literal is not looked up): look at what was reached.
      socket.once('connect', () => {
        const reached = socket.remoteAddress ?? '';
        if (isInternal(reached, rules.allowLoopback))
          call.destroy(new ForbiddenTarget('the address is inside a private network'));
      });
    });
    call.on('response', (response) => {
      const parts: Buffer[] = [];
      let size = 0;
      const finish = () => {
        const after = Number(response.headers['retry-after']);
        resolve({
          status: response.statusCode ?? 0,
          text: Buffer.concat(parts).toString('utf8').slice(0, MOST_ANSWER),
          ...(Number.isFinite(after) && after >= 0 ? { retryAfter: Math.min(after, 86_400) } : {}),
        });
        response.destroy();
      };
      response.on('error', reject);
      response.on('data', (part: Buffer) => {
        parts.push(part.subarray(0, MOST_ANSWER));
        size += part.length;
        if (size >= MOST_ANSWER) finish();
      });
      response.on('end', finish);
    });
    call.end(body);
  });
}

async function publicAddress(host: string, rules: OutgoingRules): Promise<string> {
  if (isIP(host) !== 0) return host;
  const found = await (rules.resolve ?? resolveAll)(host);
  const [first] = found;
  if (first === undefined) throw new Error(`${host} has no address`);
  if (found.some((address) => isInternal(address, rules.allowLoopback))) {
    throw new ForbiddenTarget('the address is inside a private network');
  }
  return first;
}

async function resolveAll(host: string): Promise<readonly string[]> {
  const found = await systemLookup(host, { all: true, verbatim: true });
  return found.map(({ address }) => address);
}

const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '');
