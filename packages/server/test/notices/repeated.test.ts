import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import webPush from 'web-push';
import { NoticeQueue } from '../../src/notices/queue.ts';
import type { News } from '../../src/tables/news.ts';
import { type Platform, platform } from '../platform/app.ts';
import { type HttpSink, httpSink } from '../platform/httpSink.ts';
import { type SmtpSink, smtpSink } from '../platform/smtp.ts';
import { type OpenedStore, storeKinds } from '../platform/stores.ts';
import { putTable, tableInfo } from '../platform/tableInfo.ts';

const keys = webPush.generateVAPIDKeys();
const SUBSCRIPTION_KEYS = { p256dh: keys.publicKey, auth: Buffer.alloc(16, 7).toString('base64url') };

describe.each(storeKinds)('a notice of a node that died before it could write that down, on $kind', ({ open }) => {
  let opened: OpenedStore;
  let sink: HttpSink;
  let mail: SmtpSink;
  let site: Platform;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());
  beforeEach(async () => {
    [sink, mail] = await Promise.all([httpSink(), smtpSink()]);
    site = await platform(opened, {
      noticeDelay: 0,
      webhooks: true,
      webhookLoopback: true,
      smtpUrl: mail.url,
      mailFrom: 'Binario <b@example.org>',
      pushPublicKey: keys.publicKey,
      pushPrivateKey: keys.privateKey,
      pushContact: 'mailto:a@example.org',
    });
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await site.close();
    await Promise.all([sink.close(), mail.close()]);
    await opened.clear();
  });

  /** Anna is told of her turn, the node dies, and after the lease she is told again. */
  async function toldTwice(channel: object, count: () => number): Promise<void> {
    const anna = site.visitor();
    const id = await anna.member('Anna');
    await opened.store.db.updateTable('account').set({ email: 'anna@example.org' }).where('id', '=', id).execute();
    expect((await anna.post('/api/notices/channels', channel)).statusCode).toBe(201);
    const settle = vi.spyOn(NoticeQueue.prototype, 'settle').mockRejectedValueOnce(new Error('the node is gone'));
    const info = tableInfo('T1abcdef', [id], { since: 5 });
    await putTable(opened.store, info, site.clock.time);
    const news = {
      head: { id: info.id, info },
      local: true,
      began: ['P1'],
      late: [],
      record: { kind: 'act', body: {} },
    } as unknown as News;
    for (const listener of site.news) listener(news);
    await vi.waitFor(() => expect(count()).toBe(1), { timeout: 20_000 });
    await vi.waitFor(() => expect(settle).toHaveBeenCalledTimes(1), { timeout: 20_000 });
    site.clock.time += 121_000;
    await vi.waitFor(() => expect(count()).toBe(2), { timeout: 20_000 });
    await vi.waitFor(async () => {
      const rows = await opened.store.db.selectFrom('notice_delivery').select(['state', 'attempts']).execute();
      expect(rows).toEqual([{ state: 'sent', attempts: 2 }]);
    });
  }

  it.each(['json', 'discord'])('can be told by its header, and in plain JSON by a field: %s', async (format) => {
    await toldTwice({ kind: 'webhook', url: `${sink.url}/hook`, format }, () => sink.received.length);
    const [first, second] = sink.received;
    expect(first?.headers['x-binario-delivery']).toMatch(/^[\w-]{16}$/);
    expect(second?.headers['x-binario-delivery']).toBe(first?.headers['x-binario-delivery']);
    expect(second?.headers['idempotency-key']).toBe(first?.headers['x-binario-delivery']);
    expect(String(second?.body)).toBe(String(first?.body));
    const { delivery } = JSON.parse(String(first?.body)) as { delivery?: string };
    expect(delivery).toBe(format === 'json' ? first?.headers['x-binario-delivery'] : undefined);
  });

  it('can be told by its message id, of the domain that sends', async () => {
    await toldTwice({ kind: 'email' }, () => mail.mails.length);
    const [first, second] = mail.mails.map(({ text }) => /^Message-ID: (.*)$/im.exec(text)?.[1]);
    expect(first).toMatch(/^<[\w-]{16}@example\.org>$/);
    expect(second).toBe(first);
  });

  it('replaces itself as long as no device has fetched it', async () => {
    const subscription = { endpoint: `${sink.url}/push`, expirationTime: null, keys: SUBSCRIPTION_KEYS };
    await toldTwice({ kind: 'push', subscription }, () => sink.received.length);
    expect(sink.received.map(({ headers }) => headers.topic)).toEqual(['T1abcdef', 'T1abcdef']);
  });
});
