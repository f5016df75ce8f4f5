import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Platform, platform, type Visitor } from '../platform/app.ts';
import { type SmtpSink, smtpSink } from '../platform/smtp.ts';
import { type OpenedStore, storeKinds } from '../platform/stores.ts';

describe.each(storeKinds)('letters on $kind', ({ open }) => {
  let opened: OpenedStore;
  let sink: SmtpSink;
  let site: Platform;
  beforeAll(async () => {
    opened = await open();
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

  const tokenIn = (text = '') => /#token=([\w-]{43})/.exec(text)?.[1] ?? '';

  async function confirmed(visitor: Visitor, email: string, password = 'a long password'): Promise<void> {
    const before = sink.mails.length;
    await visitor.ask('PATCH', '/api/account', { email, password });
    const mails = await sink.received(before + 1);
    const token = tokenIn(mails.at(-1)?.text);
    expect((await visitor.post('/api/account/email/confirm', { token })).statusCode).toBe(204);
  }

  it('count an address only when it is confirmed', async () => {
    const anna = site.visitor();
    await anna.member('Anna');
    const asked = await anna.ask('PATCH', '/api/account', { email: 'anna@example.org', password: 'a long password' });
    expect(asked.json().email).toBeNull();
    const [mail] = await sink.received(1);
    expect(mail?.to).toBe('anna@example.org');
    expect(mail?.text).toMatch(/https:\/\/play\.example\.org\/account\/confirm#token=/);
    const token = tokenIn(mail?.text);
    expect(
      (await site.visitor().post('/api/account/reset/confirm', { token, password: 'stolen password' })).statusCode,
    ).toBe(400);
    expect((await site.visitor().post('/api/account/email/confirm', { token })).statusCode).toBe(204);
    expect((await anna.get('/api/account')).json().account.email).toBe('anna@example.org');
    expect((await site.visitor().post('/api/account/email/confirm', { token })).json().error).toBe('badLink');
  });

  it('reset a forgotten password once, and end all sessions', async () => {
    const anna = site.visitor();
    await anna.member('Anna', 'the first password');
    await confirmed(anna, 'anna@example.org', 'the first password');
    const asked = await site.visitor().post('/api/account/reset', { name: 'anna' });
    expect(asked.statusCode).toBe(202);
    const token = tokenIn((await sink.received(2)).at(-1)?.text);
    const reset = (password: string) => site.visitor().post('/api/account/reset/confirm', { token, password });
    expect((await reset('short')).statusCode).toBe(400);
    expect((await reset('the second password')).statusCode).toBe(204);
    expect((await reset('the third password')).statusCode).toBe(400);
    expect(await anna.name()).toBeUndefined();
    const signIn = (password: string) => site.visitor().post('/api/account/sign-in', { name: 'Anna', password });
    expect((await signIn('the first password')).statusCode).toBe(401);
    expect((await signIn('the second password')).statusCode).toBe(200);
    const database = JSON.stringify(await site.deps.store.db.selectFrom('mail_token').selectAll().execute());
    expect(database + site.logged.join()).not.toContain(token);
  });

  it('serve only one of two who come with the same link at once', async () => {
    const anna = site.visitor();
    await anna.member('Anna', 'the first password');
    await confirmed(anna, 'anna@example.org', 'the first password');
    await site.visitor().post('/api/account/reset', { name: 'Anna' });
    const token = tokenIn((await sink.received(2)).at(-1)?.text);
    const uses = [1, 2, 3].map(() =>
      site.visitor().post('/api/account/reset/confirm', { token, password: 'a new password' }),
    );
    expect((await Promise.all(uses)).map(({ statusCode }) => statusCode).sort()).toEqual([204, 400, 400]);
  });

  it('expire, and make earlier ones void', async () => {
    const anna = site.visitor();
    await anna.member('Anna', 'the first password');
    await confirmed(anna, 'anna@example.org', 'the first password');
    const ask = () => site.visitor().post('/api/account/reset', { name: 'Anna' });
    await ask();
    const first = tokenIn((await sink.received(2)).at(-1)?.text);
    await ask();
    const second = tokenIn((await sink.received(3)).at(-1)?.text);
    const use = (token: string) =>
      site.visitor().post('/api/account/reset/confirm', { token, password: 'a new password' });
    expect((await use(first)).statusCode).toBe(400);
    site.clock.time += 3_600_000;
    expect((await use(second)).statusCode).toBe(400);
  });

  it.each([
    [
      'the password',
      (anna: Visitor) =>
        anna.post('/api/account/password', { current: 'the first password', next: 'the second password' }),
    ],
    [
      'the address',
      (anna: Visitor) => anna.ask('PATCH', '/api/account', { email: null, password: 'the first password' }),
    ],
  ])('that went out before open nothing once %s is another', async (_, change) => {
    const anna = site.visitor();
    await anna.member('Anna', 'the first password');
    await confirmed(anna, 'anna@example.org', 'the first password');
    await site.visitor().post('/api/account/reset', { name: 'Anna' });
    const reset = tokenIn((await sink.received(2)).at(-1)?.text);
    await anna.ask('PATCH', '/api/account', { email: 'other@example.org', password: 'the first password' });
    const confirm = tokenIn((await sink.received(3)).at(-1)?.text);
    expect((await change(anna)).statusCode).toBeLessThan(300);
    const stale = [
      await site.visitor().post('/api/account/reset/confirm', { token: reset, password: 'the third password' }),
      await site.visitor().post('/api/account/email/confirm', { token: confirm }),
    ];
    expect(stale.map((answer) => answer.json().error)).toEqual(['badLink', 'badLink']);
  });

  it('do not tell whether there is such an account, and fill no mailbox', async () => {
    const anna = site.visitor();
    await anna.member('Anna');
    const unknown = await site.visitor().post('/api/account/reset', { name: 'Nobody' });
    const unconfirmed = await site.visitor().post('/api/account/reset', { name: 'Anna' });
    expect([unknown.statusCode, unconfirmed.statusCode]).toEqual([202, 202]);
    expect(unknown.body).toBe(unconfirmed.body);
    await confirmed(anna, 'anna@example.org');
    for (let i = 0; i < 10; i++) await site.visitor().post('/api/account/reset', { name: 'Anna' });
    await site.close();
    expect(sink.mails).toHaveLength(1 + 3);
  });

  it('go nowhere where no mail is configured', async () => {
    const without = await platform(opened);
    const anna = without.visitor();
    await anna.member('Anna');
    expect(
      (await anna.ask('PATCH', '/api/account', { email: 'anna@example.org', password: 'a long password' })).json()
        .error,
    ).toBe('noMail');
    expect((await anna.post('/api/account/reset', { name: 'Anna' })).json().error).toBe('noMail');
    await without.close();
  });
});
