import type { TableInfo } from '@binario/protocol';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import webPush from 'web-push';
import type { Config } from '../../src/config/config.ts';
import type { News } from '../../src/tables/news.ts';
import { type Platform, platform, type Visitor } from '../platform/app.ts';
import { type HttpSink, httpSink } from '../platform/httpSink.ts';
import { type SmtpSink, smtpSink } from '../platform/smtp.ts';
import { type OpenedStore, storeKinds } from '../platform/stores.ts';
import { putTable, tableInfo } from '../platform/tableInfo.ts';

const keys = webPush.generateVAPIDKeys();
const PUSH = { pushPublicKey: keys.publicKey, pushPrivateKey: keys.privateKey, pushContact: 'mailto:a@example.org' };
const HOOKS = { webhooks: true, webhookLoopback: true, publicUrl: 'https://play.example.org' };
// A real key of a browser, so that the message can be encrypted for it.
const SUBSCRIPTION_KEYS = { p256dh: keys.publicKey, auth: Buffer.alloc(16, 7).toString('base64url') };

describe.each(storeKinds)('notices on $kind', ({ open }) => {
  let opened: OpenedStore;
  let sink: HttpSink;
  let mail: SmtpSink;
  const sites: Platform[] = [];
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());
  beforeEach(async () => {
    [sink, mail] = await Promise.all([httpSink(), smtpSink()]);
  });
  afterEach(async () => {
    for (const site of sites.splice(0)) await site.close();
    await Promise.all([sink.close(), mail.close()]);
    await opened.clear();
  });

  async function siteWith(changes: Partial<Config> = HOOKS): Promise<Platform> {
    const site = await platform(opened, { noticeDelay: 30, ...changes });
    sites.push(site);
    return site;
  }

  const hook = (format: string, path = '/hook') => ({ kind: 'webhook', url: `${sink.url}${path}`, format });
  const addHook = async (visitor: Visitor, format = 'json'): Promise<string> =>
    (await visitor.post('/api/notices/channels', hook(format))).json().id;
  const logOf = async (visitor: Visitor) => (await visitor.get('/api/notices/deliveries')).json().deliveries;

  /** The table moves on, and every node hears of it. */
  async function happens(
    site: Platform,
    info: TableInfo,
    began: readonly string[],
    more: Partial<News> = {},
  ): Promise<void> {
    await putTable(opened.store, info, site.clock.time);
    const record = { kind: 'act', body: {} };
    const news = { head: { id: info.id, info }, record, local: true, began, late: [], ...more } as unknown as News;
    for (const listener of site.news) listener(news);
  }

  async function waitFor<T>(look: () => Promise<T>, done: (seen: T) => boolean): Promise<T> {
    return vi.waitFor(
      async () => {
        const seen = await look();
        expect(done(seen)).toBe(true);
        return seen;
      },
      { timeout: 20_000, interval: 30 },
    );
  }

  const queued = () => opened.store.db.selectFrom('notice_delivery').selectAll().execute();

  it('are off unless configured', async () => {
    const site = await siteWith({});
    const anna = site.visitor();
    await anna.guest('Anna');
    const overview = (await anna.get('/api/notices')).json();
    expect(overview).toEqual({ kinds: { webhook: false, email: false, push: false }, pushKey: null, channels: [] });
    expect((await anna.post('/api/notices/channels', hook('json'))).json().error).toBe('switchedOff');
    const push = { kind: 'push', subscription: { endpoint: `${sink.url}/p`, keys: SUBSCRIPTION_KEYS } };
    expect((await anna.post('/api/notices/channels', push)).json().error).toBe('switchedOff');
    expect((await anna.post('/api/notices/channels', { kind: 'email' })).json().error).toBe('switchedOff');
    expect((await site.visitor().get('/api/notices')).statusCode).toBe(401);
  });

  it('go to no internal address', async () => {
    const site = await siteWith({ webhooks: true, ...PUSH });
    const anna = site.visitor();
    await anna.guest('Anna');
    for (const url of [
      `${sink.url}/`,
      'http://localhost/',
      'http://10.0.0.1/',
      'http://[::1]/',
      'http://169.254.169.254/',
    ]) {
      const answer = await anna.post('/api/notices/channels', { kind: 'webhook', url, format: 'json' });
      expect(answer.json().error).toBe('badTarget');
      const push = { kind: 'push', subscription: { endpoint: url, keys: SUBSCRIPTION_KEYS } };
      expect((await anna.post('/api/notices/channels', push)).json().error).toBe('badTarget');
    }
    expect(sink.received).toEqual([]);
  });

  it('stay internal even when a stored target has become forbidden', async () => {
    const open = await siteWith();
    const anna = open.visitor();
    await anna.guest('Anna');
    const id = await addHook(anna);
    const strict = await siteWith({ webhooks: true });
    const same = strict.visitor();
    same.cookie = anna.cookie;
    const answer = (await same.post(`/api/notices/channels/${id}/test`)).json();
    expect(answer).toEqual({ outcome: 'refused', detail: 'forbiddenAddress' });
    expect(sink.received).toEqual([]);
  });

  it.each(['json', 'discord', 'slack'])('are tested with a button: %s', async (format) => {
    const site = await siteWith();
    const anna = site.visitor();
    await anna.guest('Anna');
    const id = await addHook(anna, format);
    const answer = await anna.post(`/api/notices/channels/${id}/test`);
    expect(answer.json()).toEqual({ outcome: 'sent', detail: '204' });
    const [call] = sink.received;
    expect(call?.headers['content-type']).toBe('application/json');
    expect(call?.headers['x-binario-delivery']).toMatch(/^[\w-]{16}$/);
    const body = JSON.parse(String(call?.body));
    expect(JSON.stringify(body)).toMatch(/This is a test/);
    if (format === 'discord') expect(body.allowed_mentions).toEqual({ parse: [] });
    expect(await logOf(anna)).toMatchObject([
      { channel: id, notice: 'test', state: 'sent', attempts: 1, detail: '204' },
    ]);
  });

  it('tell the owner when a test fails, and do not try behind his back', async () => {
    const site = await siteWith();
    const anna = site.visitor();
    await anna.guest('Anna');
    const id = await addHook(anna);
    sink.answer = { status: 500, text: 'out of\norder' };
    expect((await anna.post(`/api/notices/channels/${id}/test`)).json()).toEqual({
      outcome: 'refused',
      detail: '500 out of order',
    });
    expect(await logOf(anna)).toMatchObject([{ state: 'failed', dueAt: null }]);
    const codes = [];
    for (let i = 0; i < 6; i++) codes.push((await anna.post(`/api/notices/channels/${id}/test`)).statusCode);
    expect(codes).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('say whose turn it is, after a while, once', async () => {
    const site = await siteWith();
    const [anna, bruno] = [site.visitor(), site.visitor()];
    const users = [await anna.guest('Anna'), await bruno.guest('Bruno')];
    await anna.ask('PATCH', '/api/account', { language: 'it' });
    await addHook(anna);
    await addHook(bruno);
    const info = tableInfo('T1abcdef', users, { actors: ['P1'], since: 5, due: Date.UTC(2026, 0, 2, 12) });
    await happens(site, info, ['P1']);
    await happens(site, info, ['P1']);
    // The turn itself, and a reminder that waits for its time.
    expect(await waitFor(queued, (rows) => rows.length > 1)).toHaveLength(2);
    const states = async () =>
      Object.fromEntries((await logOf(anna)).map((each: Record<string, string>) => [each.notice, each.state]));
    expect(await states()).toEqual({ turn: 'waiting', reminder: 'waiting' });
    expect(sink.received).toEqual([]);
    site.clock.time += 31_000;
    await vi.waitFor(async () => expect(await states()).toEqual({ turn: 'sent', reminder: 'waiting' }), 20_000);
    expect(sink.received).toHaveLength(1);
    expect(JSON.parse(String(sink.received[0]?.body))).toMatchObject({
      notice: 'turn',
      player: 'Anna',
      text: 'Tocca a te al tavolo «Palermo *night*» (1849), entro il 2 gen 2026, 12:00 UTC.',
      link: 'https://play.example.org/table/T1abcdef',
      table: { id: 'T1abcdef', game: '1849' },
    });
    expect(await logOf(bruno)).toEqual([]);
  });

  it('are dropped when the turn is over before they go out', async () => {
    const site = await siteWith();
    const anna = site.visitor();
    const users = [await anna.guest('Anna'), 'somebody'];
    await addHook(anna);
    await happens(site, tableInfo('T1abcdef', users, { actors: ['P1'], since: 5 }), ['P1']);
    await waitFor(queued, (rows) => rows.length === 1);
    await putTable(opened.store, tableInfo('T1abcdef', users, { actors: ['P2'], since: 9 }), site.clock.time);
    site.clock.time += 31_000;
    await waitFor(
      () => logOf(anna),
      ([first]) => first?.state === 'dropped',
    );
    expect(sink.received).toEqual([]);
  });

  it('remind of a deadline before it comes, and not of one that was moved', async () => {
    const site = await siteWith();
    const anna = site.visitor();
    const users = [await anna.guest('Anna'), 'somebody'];
    await addHook(anna);
    const DAY = 86_400_000;
    const start = site.clock.time;
    const asked = (turn: object) => tableInfo('T1abcdef', users, { actors: ['P1'], since: start, ...turn });
    await happens(site, asked({ due: start + DAY }), ['P1']);
    // A pause of two hours moves the deadline; the first reminder has lost its sense.
    const resumed = { kind: 'admin', body: { what: 'resumed' } } as News['record'];
    site.clock.time += DAY / 2;
    await happens(site, asked({ due: start + DAY + 7_200_000 }), [], { record: resumed });
    site.clock.time = start + DAY - 6 * 3_600_000 + 1;
    const outdated = await waitFor(
      () => logOf(anna),
      (log) => log.some(({ state }: { state: string }) => state === 'dropped'),
    );
    expect(outdated.find(({ state }: { state: string }) => state === 'dropped').notice).toBe('reminder');
    site.clock.time = start + DAY + 7_200_000 - 3_500_000 * 3;
    await waitFor(
      () => logOf(anna),
      (log) => log.filter(({ state }: { state: string }) => state === 'sent').length === 2,
    );
    expect(sink.received.map(({ body }) => JSON.parse(String(body)).notice)).toEqual(['turn', 'reminder']);
  });

  it('come once a day in one letter, with all that waits then', async () => {
    const site = await siteWith({ ...HOOKS, smtpUrl: mail.url, mailFrom: 'Binario <games@example.org>' });
    const anna = site.visitor();
    const id = await anna.guest('Anna');
    await opened.store.db.updateTable('account').set({ email: 'anna@example.org' }).where('id', '=', id).execute();
    site.clock.time = Date.UTC(2026, 0, 1, 7);
    const channel = await anna.post('/api/notices/channels', { kind: 'email', daily: true, zone: 'Europe/Rome' });
    expect(channel.json()).toMatchObject({ daily: true, zone: 'Europe/Rome' });
    const refused = await anna.post('/api/notices/channels', { kind: 'email', zone: 'Atlantis/Capital' });
    expect(refused.statusCode).toBe(400);
    const noon = Date.UTC(2026, 0, 2, 12);
    for (const table of ['T1abcdef', 'T2abcdef', 'T3abcdef'])
      await happens(site, tableInfo(table, [id, 'b'], { actors: ['P1'], since: 1, due: noon }), ['P1']);
    // One of them is over before the morning.
    await happens(site, tableInfo('T3abcdef', [id, 'b'], { actors: ['P2'], since: 2 }), ['P2']);
    site.clock.time = Date.UTC(2026, 0, 2, 6) - 1;
    await new Promise((done) => setTimeout(done, 700));
    expect(mail.mails.filter((letter) => letter.text.includes('wait for you'))).toHaveLength(0);
    // Seven in the morning in Rome.
    site.clock.time = Date.UTC(2026, 0, 2, 6);
    const digests = () => mail.mails.filter((letter) => letter.text.includes('2 games wait for you'));
    await vi.waitFor(() => expect(digests()).toHaveLength(1), { timeout: 20_000 });
    const data = digests()[0]?.text ?? '';
    expect(data).toContain('https://play.example.org/table/T1abcdef');
    expect(data).toContain('https://play.example.org/table/T2abcdef');
    expect(data).not.toContain('T3abcdef');
    expect(data).toContain('13:00 CET');
  });

  it('say when time is up and when a game is over', async () => {
    const site = await siteWith();
    const anna = site.visitor();
    const users = [await anna.guest('Anna'), 'somebody'];
    await addHook(anna);
    const turn = { actors: ['P1'], since: 5, due: 10, last: Date.UTC(2026, 0, 3) };
    await happens(site, tableInfo('T1abcdef', users, turn), [], { late: ['P1'] });
    await waitFor(
      () => logOf(anna),
      ([first]) => first?.state === 'sent',
    );
    const over = { ...tableInfo('T1abcdef', users, { actors: [] }), status: 'ended' as const, ended: 77 };
    await happens(site, over, []);
    await happens(site, over, []);
    await waitFor(
      () => logOf(anna),
      (log) => log.length === 2 && log.every(({ state }: { state: string }) => state === 'sent'),
    );
    expect(sink.received.map(({ body }) => JSON.parse(String(body)).notice)).toEqual(['deadline', 'ended']);
  });

  it('try again with growing pauses, and give up', async () => {
    const site = await siteWith();
    const anna = site.visitor();
    const users = [await anna.guest('Anna')];
    await addHook(anna);
    sink.answer = { status: 503, text: 'later' };
    await happens(site, tableInfo('T1abcdef', users, { since: 5 }), ['P1']);
    await waitFor(queued, (rows) => rows.length === 1);
    site.clock.time += 31_000;
    const pauses: number[] = [];
    for (let attempt = 1; attempt <= 7; attempt++) {
      const [row] = await waitFor(queued, ([first]) => first?.attempts === attempt && first.lease_owner === null);
      expect(row).toMatchObject({ state: 'waiting', detail: '503 later' });
      pauses.push(Math.round(((row?.due_at ?? 0) - site.clock.time) / 1000));
      site.clock.time = (row?.due_at ?? 0) + 1;
    }
    const [last] = await waitFor(queued, ([first]) => first?.attempts === 8 && first.lease_owner === null);
    expect(last).toMatchObject({ state: 'failed', due_at: null });
    expect(last?.detail).toBe('503 later');
    for (const [i, pause] of [15, 60, 300, 1200, 3600, 14_400, 43_200].entries()) {
      expect(pauses[i]).toBeGreaterThanOrEqual(pause);
      expect(pauses[i]).toBeLessThanOrEqual(pause * 1.25 + 1);
    }
    expect(sink.received).toHaveLength(8);
  });

  it('wait as long as the receiver asks for', async () => {
    const site = await siteWith();
    const anna = site.visitor();
    const users = [await anna.guest('Anna')];
    await addHook(anna);
    sink.answer = { status: 429, headers: { 'retry-after': '1000' } };
    await happens(site, tableInfo('T1abcdef', users, { since: 5 }), ['P1']);
    await waitFor(queued, (rows) => rows.length === 1);
    site.clock.time += 31_000;
    const [row] = await waitFor(queued, ([first]) => first?.attempts === 1 && first.lease_owner === null);
    expect((row?.due_at ?? 0) - site.clock.time).toBe(1_000_000);
    sink.answer = { status: 200 };
    site.clock.time += 1_000_001;
    await waitFor(
      () => logOf(anna),
      ([first]) => first?.state === 'sent' && first.attempts === 2,
    );
  });

  it('switch a channel off when nothing lives there any more', async () => {
    const site = await siteWith({ ...HOOKS, ...PUSH });
    const anna = site.visitor();
    await anna.guest('Anna');
    const id = await addHook(anna);
    sink.answer = { status: 410, text: 'gone' };
    expect((await anna.post(`/api/notices/channels/${id}/test`)).json().outcome).toBe('gone');
    expect((await anna.get('/api/notices')).json().channels).toMatchObject([
      { id, enabled: false, trouble: '410 gone' },
    ]);
    const again = await anna.ask('PATCH', `/api/notices/channels/${id}`, { enabled: true });
    expect(again.json()).toMatchObject({ enabled: true, trouble: '' });
  });

  it('are sent by one of many nodes, never by two', async () => {
    const nodes = await Promise.all(['a', 'b', 'c'].map((node) => siteWith({ ...HOOKS, node, noticeDelay: 0 })));
    const [first] = nodes as [Platform, ...Platform[]];
    const visitors = Array.from({ length: 20 }, () => first.visitor());
    const users = await Promise.all(visitors.map((visitor, i) => visitor.guest(`Guest ${i}`)));
    for (const visitor of visitors) await addHook(visitor);
    for (const [i, user] of users.entries()) {
      // Every node believes that it must tell.
      for (const node of nodes) await happens(node, tableInfo(`T${i}abcdef`, [user], { since: 5 }), ['P1']);
    }
    await waitFor(queued, (rows) => rows.length === 20 && rows.every(({ state }) => state === 'sent'));
    expect(sink.received).toHaveLength(20);
    expect(new Set(sink.received.map(({ headers }) => headers['x-binario-delivery'])).size).toBe(20);
  });

  it('are taken up when the node that had them died', async () => {
    const site = await siteWith({ ...HOOKS, noticeDelay: 0 });
    const anna = site.visitor();
    const users = [await anna.guest('Anna')];
    const channel = await addHook(anna);
    await putTable(opened.store, tableInfo('T1abcdef', users, { since: 5 }), site.clock.time);
    const row = {
      id: 'delivery',
      channel_id: channel,
      account_id: users[0] as string,
      table_id: 'T1abcdef',
      notice: JSON.stringify({ kind: 'turn', table: { id: 'T1abcdef', name: 'x', game: '1849' }, since: 5 }),
      once: 'turn T1abcdef 5',
      state: 'waiting',
      attempts: 1,
      due_at: site.clock.time,
      lease_owner: 'a dead node',
      lease_until: site.clock.time + 120_000,
      detail: '',
      created_at: site.clock.time,
      done_at: null,
    };
    await opened.store.db.insertInto('notice_delivery').values(row).execute();
    site.clock.time += 119_000;
    await happens(site, tableInfo('T1abcdef', users, { since: 5 }), ['P1']);
    await new Promise((done) => setTimeout(done, 1200));
    expect(sink.received).toEqual([]);
    site.clock.time += 2000;
    await waitFor(
      () => logOf(anna),
      ([first]) => first?.state === 'sent' && first.attempts === 2,
    );
    expect(sink.received).toHaveLength(1);
  });

  it('reach a browser by push, encrypted and signed', async () => {
    const site = await siteWith({ ...HOOKS, ...PUSH });
    const anna = site.visitor();
    await anna.guest('Anna');
    expect((await anna.get('/api/notices')).json().pushKey).toBe(keys.publicKey);
    const subscription = { endpoint: `${sink.url}/push`, expirationTime: null, keys: SUBSCRIPTION_KEYS };
    const { id } = (await anna.post('/api/notices/channels', { kind: 'push', subscription })).json();
    expect((await anna.post(`/api/notices/channels/${id}/test`)).json().outcome).toBe('sent');
    const [call] = sink.received;
    expect(call?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    expect(call?.headers.authorization).toMatch(/^vapid t=/);
    expect(String(call?.body)).not.toMatch(/test/);
  });

  it('go by mail to a confirmed address only', async () => {
    const site = await siteWith({
      smtpUrl: mail.url,
      mailFrom: 'Binario <b@example.org>',
      publicUrl: 'https://play.example.org',
    });
    const anna = site.visitor();
    const id = await anna.member('Anna');
    expect((await anna.post('/api/notices/channels', { kind: 'email' })).json().error).toBe('noEmail');
    await opened.store.db.updateTable('account').set({ email: 'anna@example.org' }).where('id', '=', id).execute();
    const channel = (await anna.post('/api/notices/channels', { kind: 'email' })).json().id;
    expect((await anna.post(`/api/notices/channels/${channel}/test`)).json().outcome).toBe('sent');
    expect(mail.mails).toMatchObject([{ to: 'anna@example.org' }]);
    expect(mail.mails[0]?.text).toMatch(/Hello Anna,/);
    mail.refuse = '550 no such person';
    expect((await anna.post(`/api/notices/channels/${channel}/test`)).json()).toMatchObject({ outcome: 'refused' });
    mail.refuse = undefined;
    await anna.ask('PATCH', '/api/account', { email: null, password: 'a long password' });
    expect((await anna.post(`/api/notices/channels/${channel}/test`)).json().detail).toMatch(/^noAddress$/);
    const [, told] = await mail.received(2);
    expect(told).toMatchObject({ to: 'anna@example.org', text: expect.stringContaining('no longer this one') });
  });

  it('belong to their owner', async () => {
    const site = await siteWith();
    const [anna, bruno] = [site.visitor(), site.visitor()];
    await anna.guest('Anna');
    await bruno.guest('Bruno');
    const id = await addHook(anna);
    for (const [method, url, body] of [
      ['POST', `/api/notices/channels/${id}/test`, {}],
      ['PATCH', `/api/notices/channels/${id}`, { enabled: false }],
      ['DELETE', `/api/notices/channels/${id}`, undefined],
    ] as const) {
      expect((await bruno.ask(method, url, body)).statusCode).toBe(404);
    }
    expect((await bruno.get('/api/notices')).json().channels).toEqual([]);
    const seen = (await anna.get('/api/notices')).body;
    expect(seen).not.toContain('/hook');
    expect((await anna.get('/api/notices')).json().channels).toMatchObject([{ id, enabled: true }]);
    expect((await anna.ask('DELETE', `/api/notices/channels/${id}`)).statusCode).toBe(204);
    expect(sink.received).toEqual([]);
  });

  it('are bounded in number', async () => {
    const site = await siteWith();
    const anna = site.visitor();
    await anna.guest('Anna');
    const codes = [];
    for (let i = 0; i < 11; i++) codes.push((await anna.post('/api/notices/channels', hook('json'))).statusCode);
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 201), 409]);
  });

  it('that a dead node left out are found again', async () => {
    const { forgottenTurns } = await import('../../src/notices/forgotten.ts');
    const site = await siteWith();
    const anna = site.visitor();
    const users = [await anna.guest('Anna')];
    await addHook(anna);
    const now = site.clock.time;
    await putTable(opened.store, tableInfo('T1abcdef', users, { since: 5 }), now - 60_000);
    await putTable(opened.store, tableInfo('T2abcdef', ['nobody'], { since: 5 }), now - 60_000);
    await putTable(opened.store, tableInfo('T3abcdef', users, { since: 5 }), now - 5 * 3_600_000);
    const found = await forgottenTurns(opened.store.db, now);
    expect(found.map(({ id }) => id)).toEqual(['T1abcdef']);
  });
});
