import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { totpAt } from '../../src/security/totp.ts';
import { Authenticator } from '../platform/authenticator.ts';
import { httpSink } from '../platform/httpSink.ts';
import { type SmtpSink, smtpSink } from '../platform/smtp.ts';
import { type Asked, type Asking, Published } from '../support/published.ts';
import { type TestServer, testServer } from '../support/server.ts';

let on: TestServer;
let mail: SmtpSink;
let sink: Awaited<ReturnType<typeof httpSink>>;
let published: Published;

beforeAll(async () => {
  [mail, sink] = await Promise.all([smtpSink(), httpSink()]);
  on = await testServer({
    config: {
      smtpUrl: mail.url,
      mailFrom: 'Binario <b@example.org>',
      publicUrl: 'https://play.example.org',
      webhooks: true,
      webhookLoopback: true,
    },
  });
  published = await Published.by(browser());
});
afterAll(async () => {
  await on.close();
  await Promise.all([mail.close(), sink.close()]);
});

/** Somebody with a browser, which keeps the cookie it was given last. */
function browser(): Asking {
  let cookie = '';
  return {
    async http<T>(method: string, path: string, body?: unknown) {
      const given = body === undefined ? {} : { body: JSON.stringify(body) };
      const type = body === undefined ? {} : { 'content-type': 'application/json' };
      const answer = await fetch(on.url + path, { method, headers: { cookie, ...type }, ...given });
      cookie = answer.headers.getSetCookie().at(-1)?.split(';')[0] ?? cookie;
      const text = await answer.text();
      return { status: answer.status, body: (text === '' ? undefined : JSON.parse(text)) as T };
    },
  };
}

const ask = <T = unknown>(who: Asking, method: string, path: string, body?: unknown, given: Asked = {}) =>
  published.ask<T>(who, method, path, { ...given, ...(body !== undefined && { body }) });
const post = <T = unknown>(who: Asking, path: string, body?: unknown, given?: Asked) =>
  ask<T>(who, 'POST', path, body, given);

/** The link in the next letter that has one: others only tell what was changed. */
async function linkOf(doing: () => Promise<unknown>): Promise<string> {
  const before = mail.mails.length;
  await doing();
  for (let more = 1; ; more++) {
    const letter = (await mail.received(before + more))[before + more - 1];
    const link = /#token=([\w-]{43})/.exec(letter?.text ?? '')?.[1];
    if (link !== undefined) return link;
  }
}

describe('answers about accounts', () => {
  it('have the form that is published for them, from coming to leaving', async () => {
    const anna = browser();
    const password = 'a long password';
    await ask(anna, 'GET', '/api/account');
    await ask(anna, 'GET', '/api/account/sessions');
    await post(anna, '/api/account/guest', { name: '' });
    await post(anna, '/api/account/guest', { name: 'Anna' });
    await ask(anna, 'GET', '/api/account');
    await post(anna, '/api/account/register', { name: 'Anna', password: 'short' });
    await post(anna, '/api/account/register', { name: 'Anna', password });
    await post(browser(), '/api/account/guest', { name: 'Anna' });

    await ask(anna, 'PATCH', '/api/account', { name: 'Anna Bo', language: 'it' });
    await ask(anna, 'PATCH', '/api/account', { nickname: 'A' });
    const email = () => ask(anna, 'PATCH', '/api/account', { email: 'anna@example.org', password });
    await post(anna, '/api/account/email/confirm', { token: await linkOf(email) });
    await post(anna, '/api/account/email/confirm', { token: 'x' });
    await post(anna, '/api/account/password', { current: 'wrong', next: password });
    await post(anna, '/api/account/password', { current: password, next: 'another long one' });
    const token = await linkOf(() => post(browser(), '/api/account/reset', { name: 'Anna Bo' }));
    await post(browser(), '/api/account/reset/confirm', { token: 'x', password });
    await post(browser(), '/api/account/reset/confirm', { token, password });

    const name = 'Anna Bo';
    await post(anna, '/api/account/sign-in', { name, password: 'wrong' });
    await post(anna, '/api/account/sign-in', { name, password });
    await ask(anna, 'GET', '/api/account/codes');
    const { secret } = await post<{ secret: string }>(anna, '/api/account/codes', { password });
    await post(anna, '/api/account/codes/confirm', { code: '000000' });
    const confirm = { code: totpAt(secret, Date.now()) };
    const { spares } = await post<{ spares: string[] }>(anna, '/api/account/codes/confirm', confirm);
    await post(anna, '/api/account/sign-in', { name, password });
    await post(anna, '/api/account/codes/end', { password, code: spares[0] });

    const key = new Authenticator({ origin: 'https://play.example.org', host: 'play.example.org' });
    const challenge = async (path: string, body?: object) =>
      (await post<{ challenge: string }>(anna, path, body)).challenge;
    const made = () => challenge('/api/account/passkeys/begin', { password });
    await post(anna, '/api/account/passkeys', { label: 'key', ...key.made('A'.repeat(43)) });
    await post(anna, '/api/account/passkeys', { label: 'key', ...key.made(await made()) });
    await ask(anna, 'GET', '/api/account/passkeys');
    await post(anna, '/api/account/passkeys/sign-in', key.used('A'.repeat(43)));
    await post(anna, '/api/account/passkeys/sign-in', key.used(await challenge('/api/account/passkeys/ask')));
    await ask(anna, 'GET', '/api/account/passkeys');
    await post(anna, '/api/account/passkeys/end', { id: key.id.toString('base64url'), password });

    const { id } = await post<{ id: string }>(anna, '/api/account/tokens', { label: 'bot', scope: 'watch', password });
    await post(anna, '/api/account/tokens', { label: 'bot', scope: 'all' });
    await ask(anna, 'GET', '/api/account/sessions');
    await ask(anna, 'DELETE', '/api/account/sessions/{id}', undefined, { id });
    await ask(anna, 'DELETE', '/api/account/sessions/{id}', undefined, { id });
    await ask(anna, 'DELETE', '/api/account/sessions');
    await ask(anna, 'GET', '/api/account/export');
    await post(anna, '/api/account/sign-out');
    await post(anna, '/api/account/sign-in', { name, password });
    await post(anna, '/api/account/leave', { name: 'Bruno', password });
    await post(anna, '/api/account/leave', { name, password });
  });

  it('and about notices too', async () => {
    const bruno = browser();
    await ask(bruno, 'GET', '/api/notices');
    await post(bruno, '/api/account/guest', { name: 'Bruno' });
    const hook = { kind: 'webhook', url: `${sink.url}/hook`, format: 'json', zone: 'Europe/Rome' };
    const { id } = await post<{ id: string }>(bruno, '/api/notices/channels', hook);
    await post(bruno, '/api/notices/channels', { ...hook, url: 'http://10.0.0.1/' });
    await post(bruno, '/api/notices/channels', { kind: 'pigeon' });
    await post(bruno, '/api/notices/channels', { kind: 'email', daily: true });
    const test = () => post<{ outcome: string }>(bruno, '/api/notices/channels/{id}/test', undefined, { id });
    expect((await test()).outcome).toBe('sent');
    sink.answer = { status: 410 };
    expect((await test()).outcome).toBe('gone');
    await ask(bruno, 'GET', '/api/notices');
    await ask(bruno, 'PATCH', '/api/notices/channels/{id}', { enabled: true }, { id });
    await ask(bruno, 'PATCH', '/api/notices/channels/{id}', { enabled: 'yes' }, { id });
    const { deliveries } = await ask<{ deliveries: unknown[] }>(bruno, 'GET', '/api/notices/deliveries');
    expect(deliveries).toHaveLength(2);
    await ask(bruno, 'GET', '/api/notices/deliveries', undefined, { query: '?limit=0' });
    await ask(bruno, 'DELETE', '/api/notices/channels/{id}', undefined, { id });
    await ask(bruno, 'DELETE', '/api/notices/channels/{id}', undefined, { id });
  });

  it('leave out no route', () => {
    const { routes, unseen } = published.left('/api/account', '/api/notices');
    expect(routes.length).toBeGreaterThan(20);
    expect(unseen).toEqual([]);
  });

  it('would be found wrong if they were', () => {
    const judge = published.form('GET', '/api/account', 200);
    expect(judge.safeParse({ account: null }).success).toBe(true);
    expect(judge.safeParse({ account: { name: 'Anna' } }).success).toBe(false);
    expect(published.form('POST', '/api/account/sign-out', 204).safeParse({}).success).toBe(false);
  });
});
