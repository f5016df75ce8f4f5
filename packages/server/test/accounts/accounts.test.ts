import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dropStrayGuests } from '../../src/accounts/leave.ts';
import { SessionBook } from '../../src/accounts/sessionBook.ts';
import { type Platform, platform } from '../platform/app.ts';
import { type OpenedStore, storeKinds } from '../platform/stores.ts';
import { putTable, tableInfo } from '../platform/tableInfo.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe.each(storeKinds)('accounts on $kind', ({ open }) => {
  let opened: OpenedStore;
  let site: Platform;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());
  beforeEach(async () => {
    site = await platform(opened);
  });
  afterEach(async () => {
    await site.close();
    await opened.clear();
  });

  it('lets a guest in by name, and knows him again', async () => {
    const anna = site.visitor();
    expect((await anna.get('/api/account')).json()).toEqual({ account: null });
    const answer = await anna.post('/api/account/guest', { name: '  Anna   Maria ' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ kind: 'guest', name: 'Anna Maria', language: 'en', email: null });
    expect(await anna.name()).toBe('Anna Maria');
    expect(await site.visitor().name()).toBeUndefined();
  });

  it('sets a cookie that scripts and other sites cannot use', async () => {
    const set = String((await site.visitor().post('/api/account/guest', { name: 'Anna' })).headers['set-cookie']);
    expect(set).toMatch(/^binario=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=\d+$/);
    const safe = await platform(opened, { secure: true, publicUrl: 'https://play.example.org' });
    const secure = String((await safe.visitor().post('/api/account/guest', { name: 'Bruno' })).headers['set-cookie']);
    expect(secure).toMatch(/^__Host-binario=[\w-]{43}; .*; Secure$/);
    await safe.close();
  });

  it('keeps nothing in the database that opens a door', async () => {
    const anna = site.visitor();
    await anna.member('Anna', 'correct horse battery');
    const token = anna.cookie.split('=')[1] ?? '';
    expect(token).toHaveLength(43);
    const { db } = site.deps.store;
    const rows = JSON.stringify([
      await db.selectFrom('account').selectAll().execute(),
      await db.selectFrom('session').selectAll().execute(),
    ]);
    expect(rows).not.toContain(token);
    expect(rows).not.toContain('correct horse');
    expect(rows).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
    expect(site.logged.join()).not.toMatch(new RegExp(`${token}|correct horse`));
  });

  it('makes a member of a guest, who keeps his id and gets a new session', async () => {
    const anna = site.visitor();
    const id = await anna.guest('Anna');
    const before = anna.cookie;
    const answer = await anna.post('/api/account/register', { name: 'Anna B', password: 'a long password' });
    expect(answer.json()).toMatchObject({ id, kind: 'member', name: 'Anna B' });
    expect(site.renamed).toEqual([[id, 'Anna B']]);
    expect(anna.cookie).not.toBe(before);
    const thief = site.visitor();
    thief.cookie = before;
    expect(await thief.name()).toBeUndefined();
  });

  it('signs a member in by name, however it is written, and password', async () => {
    const id = await site.visitor().member('Ànna', 'a long password');
    const elsewhere = site.visitor();
    const answer = await elsewhere.post('/api/account/sign-in', { name: ' ÀNNA', password: 'a long password' });
    expect(answer.json().id).toBe(id);
    expect(await elsewhere.name()).toBe('Ànna');
  });

  it('gives one answer to a wrong name and a wrong password', async () => {
    await site.visitor().member('Anna', 'a long password');
    const wrong = await site.visitor().post('/api/account/sign-in', { name: 'Anna', password: 'another one' });
    const nobody = await site.visitor().post('/api/account/sign-in', { name: 'Nobody', password: 'another one' });
    expect([wrong.statusCode, nobody.statusCode]).toEqual([401, 401]);
    expect(wrong.json()).toEqual(nobody.json());
    const guest = site.visitor();
    await guest.guest('Gast');
    expect((await site.visitor().post('/api/account/sign-in', { name: 'Gast', password: 'x' })).statusCode).toBe(401);
  });

  it('keeps the names of members apart, also from guests', async () => {
    await site.visitor().member('Anna');
    for (const name of ['anna', 'ＡＮＮＡ', ' Anna ']) {
      expect((await site.visitor().post('/api/account/guest', { name })).json().error).toBe('nameTaken');
      const again = await site.visitor().post('/api/account/register', { name, password: 'a long password' });
      expect(again.statusCode).toBe(409);
    }
    await site.visitor().guest('Bruno');
    expect((await site.visitor().post('/api/account/guest', { name: 'Bruno' })).statusCode).toBe(201);
  });

  it('lets only one of two have a name that both want at the same moment', async () => {
    const wish = { name: 'Anna', password: 'a long password' };
    const answers = await Promise.all([1, 2, 3, 4].map(() => site.visitor().post('/api/account/register', wish)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409]);
  });

  it.each(['', ' ', '\u200b', 'a\u202eb', 'x'.repeat(31), '...', 'a\u0007b', '\ud800'])(
    'refuses the name %j',
    async (name) => {
      const answer = await site.visitor().post('/api/account/guest', { name });
      expect(answer.statusCode).toBe(400);
    },
  );

  it.each([
    { name: 'Anna' },
    { name: 'Anna', password: 'short' },
    { name: 'Anna', password: 'x'.repeat(201) },
    { name: 'Anna', password: 12345678 },
    { name: 'Anna', password: 'a long password', admin: true },
    { name: ['Anna'], password: 'a long password' },
    [],
  ])('refuses the registration %j', async (wish) => {
    const answer = await site.visitor().post('/api/account/register', wish);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error).toBe('badInput');
    expect(answer.body).not.toContain('a long password');
  });

  it('ends a session, one by one or all but this', async () => {
    await site.visitor().member('Anna');
    const [here, there, far] = [site.visitor(), site.visitor(), site.visitor()];
    for (const each of [here, there, far]) {
      await each.post('/api/account/sign-in', { name: 'Anna', password: 'a long password' });
    }
    const { sessions } = (await here.get('/api/account/sessions')).json();
    expect(sessions).toHaveLength(4);
    expect(sessions.filter(({ current }: { current: boolean }) => current)).toHaveLength(1);
    expect(JSON.stringify(sessions)).not.toMatch(/hash/);
    await there.post('/api/account/sign-out');
    expect(there.cookie).toBe('');
    expect((await here.get('/api/account/sessions')).json().sessions).toHaveLength(3);
    await here.ask('DELETE', '/api/account/sessions');
    expect(await far.name()).toBeUndefined();
    expect(await here.name()).toBe('Anna');
  });

  it('does not let anybody end the session of somebody else', async () => {
    const [anna, bruno] = [site.visitor(), site.visitor()];
    await anna.member('Anna');
    await bruno.member('Bruno');
    const [session] = (await anna.get('/api/account/sessions')).json().sessions;
    expect((await bruno.ask('DELETE', `/api/account/sessions/${session.id}`)).statusCode).toBe(404);
    expect(await anna.name()).toBe('Anna');
    expect((await anna.ask('DELETE', `/api/account/sessions/${session.id}`)).statusCode).toBe(204);
    expect(anna.cookie).toBe('');
  });

  it('replaces a token after a day and forgets the old one soon after', async () => {
    const anna = site.visitor();
    await anna.guest('Anna');
    const old = anna.cookie;
    site.clock.time += DAY + MINUTE;
    expect(await anna.name()).toBe('Anna');
    expect(anna.cookie).not.toBe(old);
    const slow = site.visitor();
    slow.cookie = old;
    expect(await slow.name()).toBe('Anna');
    expect(slow.cookie).toBe(old);
    expect(await anna.name()).toBe('Anna');
    site.clock.time += 2 * MINUTE;
    slow.cookie = old;
    expect(await slow.name()).toBeUndefined();
    expect(await anna.name()).toBe('Anna');
  });

  it('keeps somebody who never received the new token', async () => {
    const anna = site.visitor();
    await anna.guest('Anna');
    const old = anna.cookie;
    site.clock.time += DAY + MINUTE;
    await anna.name();
    // The answer was lost: hours later the browser still has the old one.
    anna.cookie = old;
    site.clock.time += 5 * 60 * MINUTE;
    expect(await anna.name()).toBe('Anna');
    expect(anna.cookie).not.toBe(old);
    expect(await anna.name()).toBe('Anna');
  });

  it('replaces a token once when many requests come at the same moment', async () => {
    const anna = site.visitor();
    await anna.guest('Anna');
    site.clock.time += DAY + MINUTE;
    const tabs = Array.from({ length: 8 }, () => {
      const tab = site.visitor();
      tab.cookie = anna.cookie;
      return tab;
    });
    expect(await Promise.all(tabs.map((tab) => tab.name()))).toEqual(tabs.map(() => 'Anna'));
    const replaced = tabs.filter((tab) => tab.cookie !== anna.cookie);
    expect(replaced).toHaveLength(1);
    expect(await replaced[0]?.name()).toBe('Anna');
  });

  it('ends an unused session, never a used one', async () => {
    const [idle, busy] = [site.visitor(), site.visitor()];
    await idle.guest('Idle');
    await busy.guest('Busy');
    for (let day = 0; day < 70; day++) {
      site.clock.time += DAY;
      await busy.name();
    }
    expect(await busy.name()).toBe('Busy');
    expect(await idle.name()).toBeUndefined();
  });

  it('asks a member to sign in again after the longest life of a session, a guest and a program not', async () => {
    const short = await platform(opened, { sessionMostDays: 10 });
    const [anna, guest] = [short.visitor(), short.visitor()];
    await anna.member('Anna');
    await guest.guest('Gast');
    const { token } = (await anna.post('/api/account/tokens', { label: 'bot', password: 'a long password' })).json();
    const program = () => short.visitor().ask('GET', '/api/account', undefined, { authorization: `Bearer ${token}` });
    const own = (await anna.get('/api/account/sessions')).json().sessions;
    const { id } = own.find(({ current }: { current: boolean }) => current);
    const book = new SessionBook(opened.store.db, { now: () => short.clock.time, days: 60, mostDays: 10 });
    for (let day = 1; day < 10; day++) {
      short.clock.time += DAY;
      expect([await anna.name(), await guest.name()]).toEqual(['Anna', 'Gast']);
    }
    expect(await book.lives(id)).toBe(true);
    short.clock.time += DAY;
    expect([await anna.name(), await guest.name()]).toEqual([undefined, 'Gast']);
    expect(await book.lives(id)).toBe(false);
    expect((await program()).json().account?.name).toBe('Anna');
    await short.close();
  });

  it('changes the password, which ends the sessions elsewhere', async () => {
    const [here, there] = [site.visitor(), site.visitor()];
    await here.member('Anna', 'the first password');
    await there.post('/api/account/sign-in', { name: 'Anna', password: 'the first password' });
    const change = (current: string) => here.post('/api/account/password', { current, next: 'the second password' });
    expect((await change('a wrong password')).statusCode).toBe(403);
    expect((await change('the first password')).statusCode).toBe(204);
    expect(await here.name()).toBe('Anna');
    expect(await there.name()).toBeUndefined();
    const signIn = (password: string) => site.visitor().post('/api/account/sign-in', { name: 'Anna', password });
    expect((await signIn('the first password')).statusCode).toBe(401);
    expect((await signIn('the second password')).statusCode).toBe(200);
  });

  it('gives programs a token that can act but not take the account over', async () => {
    const anna = site.visitor();
    const id = await anna.member('Anna');
    const asked = (password: object) => anna.post('/api/account/tokens', { label: 'my bot', ...password });
    expect((await asked({})).json().error).toBe('wrongPassword');
    const { token, id: session } = (await asked({ password: 'a long password' })).json();
    const bot = site.visitor();
    const as = { authorization: `Bearer ${token}` };
    expect((await bot.ask('GET', '/api/account', undefined, as)).json().account.id).toBe(id);
    for (const [url, body] of [
      ['/api/account/tokens', { label: 'another' }],
      ['/api/account/password', { current: 'a long password', next: 'b long password' }],
      ['/api/account/leave', { name: 'Anna', password: 'a long password' }],
    ] as const) {
      expect((await bot.ask('POST', url, body, as)).json().error).toBe('browserOnly');
    }
    await anna.ask('DELETE', `/api/account/sessions/${session}`);
    expect((await bot.ask('GET', '/api/account', undefined, as)).json().account).toBeNull();
  });

  it('renames ten times an hour: each name is written into every table', async () => {
    const anna = site.visitor();
    await anna.guest('Anna');
    const rename = async (name: string) => (await anna.ask('PATCH', '/api/account', { name })).statusCode;
    for (let i = 0; i < 10; i++) expect(await rename(`Anna ${i}`)).toBe(200);
    expect(await rename('Anna again')).toBe(429);
    site.clock.time += 3_600_000;
    expect(await rename('Anna again')).toBe(200);
  });

  it('renames, everywhere', async () => {
    const anna = site.visitor();
    const id = await anna.member('Anna');
    const answer = await anna.ask('PATCH', '/api/account', { name: 'Annetta', language: 'it' });
    expect(answer.json()).toMatchObject({ name: 'Annetta', language: 'it' });
    expect(site.renamed).toEqual([[id, 'Annetta']]);
    expect((await site.visitor().post('/api/account/guest', { name: 'Anna' })).statusCode).toBe(201);
    expect((await site.visitor().post('/api/account/guest', { name: 'annetta' })).statusCode).toBe(409);
  });

  it('hands out everything it knows of a person, without what opens doors', async () => {
    const [anna, bruno] = [site.visitor(), site.visitor()];
    const id = await anna.member('Anna');
    await bruno.member('Bruno');
    const answer = await anna.get('/api/account/export');
    expect(answer.json()).toMatchObject({
      format: 'binario.account',
      account: { id, name: 'Anna' },
      tables: [],
      notes: [],
    });
    expect(answer.json().sessions).toHaveLength(1);
    expect(answer.body).not.toMatch(/argon2|hash|Bruno/);
    expect((await site.visitor().get('/api/account/export')).statusCode).toBe(401);
  });

  it('forgets somebody who leaves, and keeps an empty shell for the games', async () => {
    const anna = site.visitor();
    const id = await anna.member('Anna');
    const leave = (name: string, password: string) => anna.post('/api/account/leave', { name, password });
    expect((await leave('Bruno', 'a long password')).statusCode).toBe(400);
    expect((await leave('Anna', 'wrong password')).statusCode).toBe(403);
    const cookie = anna.cookie;
    expect((await leave('Anna', 'a long password')).statusCode).toBe(204);
    anna.cookie = cookie;
    expect(await anna.name()).toBeUndefined();
    expect(site.renamed).toEqual([[id, 'former player']]);
    const row = await site.deps.store.db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst();
    expect(row).toMatchObject({
      kind: 'left',
      name: 'former player',
      name_key: null,
      password_hash: null,
      email: null,
    });
    expect(await site.deps.store.db.selectFrom('session').selectAll().execute()).toEqual([]);
    expect((await site.visitor().post('/api/account/guest', { name: 'Anna' })).statusCode).toBe(201);
  });

  it('forgets guests whom nobody can be any more, but nobody who sat at a table', async () => {
    const [stray, seated, here] = [site.visitor(), site.visitor(), site.visitor()];
    const ids = [await stray.guest('Stray'), await seated.guest('Seated'), await here.guest('Here')];
    const member = await site.visitor().member('Member');
    const { store } = site.deps;
    await putTable(store, tableInfo('T1abcdef', [ids[1] as string], {}), 0);
    for (let day = 0; day < 61; day++) {
      site.clock.time += DAY;
      await here.name();
    }
    await new SessionBook(store.db, { now: () => site.clock.time, days: 60, mostDays: 365 }).sweep();
    await dropStrayGuests(store.db, site.clock.time - DAY);
    const left = await store.db.selectFrom('account').select('id').execute();
    expect(left.map(({ id }) => id).sort()).toEqual([ids[1], ids[2], member].sort());
  });

  it('takes no more people where the operator says so', async () => {
    const closed = await platform(opened, { signUp: 'closed' });
    expect((await closed.visitor().post('/api/account/guest', { name: 'Anna' })).statusCode).toBe(403);
    const guests = await platform(opened, { signUp: 'guests' });
    expect((await guests.visitor().post('/api/account/guest', { name: 'Anna' })).statusCode).toBe(201);
    const wish = { name: 'Bruno', password: 'a long password' };
    expect((await guests.visitor().post('/api/account/register', wish)).statusCode).toBe(403);
    await Promise.all([closed.close(), guests.close()]);
  });

  it('slows down who guesses passwords from many addresses', async () => {
    const slow = await platform(opened, { rateSignIn: 2 });
    const codes = new Map<number, number>();
    for (let i = 0; i < 25; i++) {
      const { statusCode } = await slow.app.inject({
        method: 'POST',
        url: '/api/account/sign-in',
        remoteAddress: `10.0.0.${i}`,
        payload: { name: ' ANNA', password: 'guess guess' },
      });
      codes.set(statusCode, (codes.get(statusCode) ?? 0) + 1);
    }
    expect(codes).toEqual(
      new Map([
        [401, 20],
        [429, 5],
      ]),
    );
    await slow.close();
  });

  it('slows down who guesses passwords from one address', async () => {
    const slow = await platform(opened, { rateSignIn: 3 });
    const guess = () => slow.visitor().post('/api/account/sign-in', { name: 'Anna', password: 'guess guess' });
    const codes = [];
    for (let i = 0; i < 5; i++) codes.push((await guess()).statusCode);
    expect(codes).toEqual([401, 401, 401, 429, 429]);
    expect((await guess()).headers['retry-after']).toBe('20');
    slow.clock.time += MINUTE;
    expect((await guess()).statusCode).toBe(401);
    await slow.close();
  });
});
