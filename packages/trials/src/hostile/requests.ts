import type { Dice } from './dice.ts';
import { mutated } from './mutate.ts';
import type { Scene } from './scene.ts';
import { requestOf, rivalCommand } from './templates.ts';
import { nastyTexts } from './values.ts';

/** What is written to a plain connection. */
export interface RawRequest {
  readonly bytes: Buffer;
  /** Is an answer owed? Half a request gets none. */
  readonly whole: boolean;
}

const PATHS = [
  '/../../../../etc/passwd',
  '/..%2f..%2f..%2f..%2fetc/passwd',
  '/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  '/assets/..%5c..%5c..%5cpackage.json',
  '/assets/../../../package.json',
  '/....//....//package.json',
  '//etc/passwd',
  '/%00',
  '/index.html%00.js',
  '/%',
  '/%zz',
  '/%c0%ae%c0%ae/',
  '/api/tables/%2e%2e%2fadmin',
  '/api//tables',
  '/api/tables/__proto__',
  '/api/tables/constructor/view',
  '/api/tables/;drop',
  '/API/TABLES',
  '/api/tables?__proto__[a]=1&constructor=2',
  '/api/tables?limit=-1&limit=2&after=%ff',
  `/api/tables/${'a'.repeat(300)}`,
  `/${'a/'.repeat(2000)}`,
  `/api/tables?q=${'x'.repeat(9000)}`,
  'http://169.254.169.254/latest',
  '*',
  '/server.json',
  '/admin.token',
  '/.git/config',
];

const METHODS = [
  'GET',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'HEAD',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'FOO',
  'get',
];

const HEADERS: readonly ((dice: Dice) => string)[] = [
  () => 'content-type: text/plain',
  () => 'content-type: application/json; charset=utf-16',
  () => 'content-type: multipart/form-data; boundary=x',
  () => 'content-type: ',
  () => 'origin: https://evil.example.org',
  () => 'sec-fetch-site: cross-site',
  () => 'x-forwarded-for: 127.0.0.1',
  () => 'x-http-method-override: DELETE',
  () => `authorization: Bearer ${'x'.repeat(43)}`,
  () => 'authorization: Basic YTpi',
  () => 'cookie: binario=; binario=x; __Host-binario=y',
  () => `cookie: ${'a=b; '.repeat(1500)}`,
  () => 'expect: 100-continue',
  () => 'expect: something',
  () => 'upgrade: websocket\r\nconnection: upgrade',
  () => 'upgrade: h2c\r\nconnection: upgrade, http2-settings',
  () => 'range: bytes=0-1,2-3,-5,x',
  () => 'if-none-match: *',
  () => 'accept-encoding: gzip;q=nan, *',
  () => 'transfer-encoding: chunked',
  () => 'transfer-encoding: identity, chunked',
  () => 'content-encoding: gzip',
  (dice) => `x-long: ${'x'.repeat(dice.below(40_000))}`,
  (dice) =>
    `${dice
      .pick(nastyTexts)
      .replace(/[\r\n]/g, '')
      .slice(0, 40)}: ${dice.pick(nastyTexts).replace(/[\r\n]/g, '')}`,
  (dice) =>
    dice
      .bytes(60)
      .toString('latin1')
      .replace(/[\r\n]/g, ''),
];

/** One hostile request. */
export function hostileRequest(dice: Dice, scene: Scene): RawRequest {
  const kind = dice.below(20);
  if (kind === 0) return { bytes: dice.bytes(400), whole: false };
  if (kind === 1) return { bytes: Buffer.from(smuggled(dice)), whole: false };
  if (kind === 2) return written(dice, scene, dice.pick(METHODS), dice.pick(PATHS), undefined, 0.3);
  if (kind === 3) return written(dice, scene, 'GET', `/${encoded(dice)}`, undefined, 0.1);
  if (kind === 4) {
    const body = JSON.stringify(rivalCommand(dice, scene));
    return written(
      dice,
      scene,
      'POST',
      `/api/tables/${scene.shared}/commands`,
      Buffer.from(body),
      0,
      scene.rival.cookie,
    );
  }
  const { method, path, body } = requestOf(dice, scene);
  const spoiltPath = dice.chance(0.15) ? `${path}${dice.pick(['/', '%00', '?a=1', '/..', '%', encoded(dice)])}` : path;
  if (body === undefined)
    return written(dice, scene, dice.chance(0.8) ? method : dice.pick(METHODS), spoiltPath, undefined, 0.5);
  return written(dice, scene, method, spoiltPath, bodyOf(dice, body), 0.2);
}

function bodyOf(dice: Dice, body: unknown): Buffer {
  if (dice.chance(0.1)) return dice.bytes(2000);
  if (dice.chance(0.03)) return Buffer.alloc(70_000 + dice.below(100_000), '[');
  if (dice.chance(0.25)) return Buffer.from(JSON.stringify(body));
  return Buffer.from(mutated(dice, body));
}

const encoded = (dice: Dice): string =>
  [...dice.bytes(12)].map((byte) => (dice.chance(0.5) ? `%${byte.toString(16).padStart(2, '0')}` : 'a')).join('');

function written(
  dice: Dice,
  scene: Scene,
  method: string,
  path: string,
  body: Buffer | undefined,
  oddness: number,
  cookie: string = dice.chance(0.7) ? scene.stranger.cookie : '',
): RawRequest {
  const lines = [`${method} ${path} HTTP/1.1`, 'host: localhost', 'connection: close'];
  if (cookie !== '') lines.push(`cookie: ${cookie}`);
  if (body) lines.push('content-type: application/json');
  let whole = true;
  while (dice.chance(oddness)) {
    const header = dice.pick(HEADERS)(dice);
    // Whoever announces chunks and sends none has not finished.
    if (/^(transfer-encoding|expect|upgrade)/.test(header) || /[^\x20-\x7e\r\n]/.test(header)) whole = false;
    lines.push(header);
  }
  if (body) lines.push(`content-length: ${dice.chance(0.03) ? body.length + 10 : body.length}`);
  const claimed = Number(/\d+$/.exec(lines.at(-1) ?? '')?.[0]);
  if (body && claimed !== body.length) whole = false;
  if (method === 'CONNECT') whole = false;
  return {
    bytes: Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), body ?? Buffer.alloc(0)]),
    whole,
  };
}

function smuggled(dice: Dice): string {
  return dice.pick([
    'POST /api/tables HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\nGET /health HTTP/1.1\r\nhost: a\r\n\r\n',
    'GET / HTTP/1.1\r\nhost: a\r\ncontent-length: -5\r\n\r\n',
    'GET / HTTP/1.1\r\nhost: a\r\ncontent-length: 3\r\ncontent-length: 4\r\n\r\nabcd',
    'GET / HTTP/9.9\r\nhost: a\r\n\r\n',
    'GET /\r\n\r\n',
    'GET / HTTP/1.1\r\n\r\n',
    'GET / HTTP/1.1\nhost: a\n\n',
    'GET / HTTP/1.1\r\nhost : a\r\n\r\n',
    'GET / HTTP/1.1\r\nhost: a\r\n x: folded\r\n\r\n',
    'POST /api/account/guest HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\ncontent-type: application/json\r\n\r\nFFFFFFFFFF\r\n{}',
    'POST /api/account/guest HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\ncontent-type: application/json\r\n\r\nzz\r\n{}\r\n0\r\n\r\n',
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
    'GET / HTTP/1.1\r\nhost: a\r\n'.concat('a: b\r\n'.repeat(3000), '\r\n'),
  ]);
}
