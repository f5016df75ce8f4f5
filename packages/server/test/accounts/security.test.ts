import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { adminTokenOf } from '../../src/config/adminToken.ts';
import { type Platform, platform } from '../platform/app.ts';
import { type SmtpSink, smtpSink } from '../platform/smtp.ts';
import { type OpenedStore, storeKinds } from '../platform/stores.ts';

const [sqlite] = storeKinds;

describe('an account', () => {
  let opened: OpenedStore;
  let sink: SmtpSink;
  let site: Platform;
  beforeAll(async () => {
    opened = await (sqlite as (typeof storeKinds)[number]).open();
  });
  afterAll(() => opened.close());
  beforeEach(async () => {
    sink = await smtpSink();
    const publicUrl = 'https://play.example.org';
    site = await platform(opened, { smtpUrl: sink.url, mailFrom: 'Binario <b@example.org>', publicUrl });
  });
  afterEach(async () => {
    await site.close();
    await sink.close();
    await opened.clear();
  });

  const file = () => join(opened.folder, 'security.log');
  const told = (): readonly Record<string, unknown>[] =>
    existsSync(file())
      ? readFileSync(file(), 'utf8')
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line))
      : [];

  it.each([
    'password',
    'password1',
    'Passw0rd!',
    'qwertyuiop',
    '12345678',
    'iloveyou1',
    'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
    'binario1',
    'Annalisa1',
  ])('does not take %s for a password', async (password) => {
    const refused = await site.visitor().post('/api/account/register', { name: 'Annalisa', password });
    expect([refused.statusCode, refused.json().error]).toEqual([400, 'weakPassword']);
  });

  it('takes a few words, and asks for as much when it is changed', async () => {
    const anna = site.visitor();
    expect((await anna.post('/api/account/register', { name: 'Anna', password: 'treno per Isili' })).statusCode).toBe(
      201,
    );
    const change = (next: string) => anna.post('/api/account/password', { current: 'treno per Isili', next });
    expect((await change('password')).json().error).toBe('weakPassword');
    expect((await change('vapore e carbone')).statusCode).toBe(204);
  });

  it('gets another address only from whoever knows the password, and tells the old one', async () => {
    const anna = site.visitor();
    const id = await anna.member('Anna');
    const { db } = opened.store;
    await db.updateTable('account').set({ email: 'anna@example.org' }).where('id', '=', id).execute();
    const change = (password?: string) =>
      anna.ask('PATCH', '/api/account', { email: 'new@example.org', ...(password && { password }) });
    expect((await change()).json().error).toBe('wrongPassword');
    expect((await change('guess guess')).json().error).toBe('wrongPassword');
    expect((await change('a long password')).statusCode).toBe(200);
    const [confirm] = await sink.received(1);
    const token = /#token=([\w-]{43})/.exec(confirm?.text ?? '')?.[1];
    expect((await site.visitor().post('/api/account/email/confirm', { token })).statusCode).toBe(204);
    const [, letter] = await sink.received(2);
    expect(letter).toMatchObject({ to: 'anna@example.org', text: expect.stringContaining('no longer this one') });
    expect((await anna.ask('PATCH', '/api/account', { name: 'Anna Maria' })).statusCode).toBe(200);
  });

  it('leaves a trace of what matters to security, without secrets', async () => {
    const before = told().length;
    const anna = site.visitor();
    const id = await anna.member('Anna');
    await site.visitor().post('/api/account/sign-in', { name: 'Anna', password: 'guess guess' });
    await site.visitor().post('/api/account/sign-in', { name: 'Anna', password: 'a long password' });
    await anna.post('/api/account/password', { current: 'guess guess', next: 'the second password' });
    await anna.post('/api/account/password', { current: 'a long password', next: 'the second password' });
    await anna.post('/api/account/tokens', { label: 'my bot', password: 'the second password' });
    await site.app.inject({ url: '/api/admin/backup', headers: { authorization: 'Bearer wrong' } });
    await anna.post('/api/account/sign-out');
    const lines = told().slice(before);
    expect(lines.map(({ message }) => message)).toEqual([
      'registered',
      'signInFailed',
      'signedIn',
      'passwordWrong',
      'passwordChanged',
      'tokenMade',
      'operatorRefused',
      'signedOut',
    ]);
    expect(lines[1]).toMatchObject({ name: 'Anna', address: '127.0.0.1' });
    expect(lines[2]).toMatchObject({ account: id, address: '127.0.0.1' });
    expect(JSON.stringify(lines)).not.toMatch(/guess|password"|second|wrong"/);
    expect(statSync(file()).mode & 0o777).toBe(0o600);
  });

  it('has a log that does not grow for ever', async () => {
    writeFileSync(file(), 'x'.repeat(16 * 1024 * 1024));
    await site.visitor().post('/api/account/sign-in', { name: 'Nobody', password: 'guess guess' });
    expect(statSync(`${file()}.1`).size).toBe(16 * 1024 * 1024);
    expect(told()).toHaveLength(1);
  });

  it('is not called like another in letters that only look the same', async () => {
    const named = async (name: string) => (await site.visitor().post('/api/account/guest', { name })).statusCode;
    // A Cyrillic a, a Greek o; then names of one alphabet.
    expect(await Promise.all(['Ann\u0430', 'Marc\u03bf', 'Анна', 'Νίκος', 'Zoë 99'].map(named))).toEqual([
      400, 400, 201, 201, 201,
    ]);
  });

  it('has its password hashed anew at sign-in when that was done more cheaply before', async () => {
    const anna = site.visitor();
    const id = await anna.member('Anna');
    const { db } = opened.store;
    const cheap = await hash('a long password', { memoryCost: 4096, timeCost: 1, parallelism: 1 });
    await db.updateTable('account').set({ password_hash: cheap }).where('id', '=', id).execute();
    const signIn = () => site.visitor().post('/api/account/sign-in', { name: 'Anna', password: 'a long password' });
    expect((await signIn()).statusCode).toBe(200);
    const row = await db.selectFrom('account').select('password_hash').where('id', '=', id).executeTakeFirst();
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await signIn()).statusCode).toBe(200);
  });

  it('is taken out of all hands by whoever runs the server', async () => {
    const anna = site.visitor();
    await anna.member('Anna');
    const token = (await anna.post('/api/account/tokens', { label: 'my bot', password: 'a long password' })).json()
      .token;
    const revoke = (name: string, authorization: string) =>
      site.app.inject({ method: 'POST', url: '/api/admin/revoke', payload: { name }, headers: { authorization } });
    const right = `Bearer ${adminTokenOf(site.deps.config)}`;
    expect((await revoke('Anna', 'Bearer wrong')).statusCode).toBe(401);
    expect((await revoke('Nobody', right)).statusCode).toBe(404);
    expect((await revoke('anna', right)).json()).toMatchObject({ ended: 2 });
    expect(await anna.name()).toBeUndefined();
    const asked = await site.app.inject({ url: '/api/account', headers: { authorization: `Bearer ${token}` } });
    expect(asked.json().account).toBeNull();
  });
});
