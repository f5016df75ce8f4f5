import { expect, it } from 'vitest';
import { totpAt } from '../../src/security/totp.ts';
import { Authenticator } from '../platform/authenticator.ts';
import { httpSink } from '../platform/httpSink.ts';
import { smtpSink } from '../platform/smtp.ts';
import { testServer } from '../support/server.ts';

/**
 * What is about a person in every relation, and what becomes of it. A new relation must be written down here, and then the
 * test below shows whether export and leaving reach it.
 */
const relations: Readonly<Record<string, 'none' | 'removed' | 'emptied' | 'minutes'>> = {
  // Nothing about a person.
  addition: 'none',
  engine: 'none',
  migration: 'none',
  snapshot: 'none',
  // Hashes and challenges that are dropped within minutes.
  attempt: 'minutes',
  // Rows of the person that go with them.
  challenge: 'removed',
  mail_token: 'removed',
  note: 'removed',
  notice_channel: 'removed',
  notice_delivery: 'removed',
  passkey: 'removed',
  second_factor: 'removed',
  session: 'removed',
  // The games are the others' too: these keep an id that says nothing.
  account: 'emptied',
  game_table: 'emptied',
  journal: 'emptied',
  member: 'emptied',
  voice: 'emptied',
};

/** In everything that Anna enters. */
const MARK = 'zanna';

it.each(['sqlite', 'postgres'] as const)('export and leaving reach every relation: %s', async (kind) => {
  const [mail, sink] = await Promise.all([smtpSink(), httpSink()]);
  const page = { origin: 'https://play.example.org', host: 'play.example.org' };
  const on = await testServer({
    kind,
    config: {
      smtpUrl: mail.url,
      mailFrom: 'Binario <b@example.org>',
      publicUrl: page.origin,
      webhooks: true,
      webhookLoopback: true,
    },
  });
  const { db } = on.server.deps.store;
  const names = (await db.introspection.getTables()).map(({ name }) => name).sort();
  expect(names).toEqual(Object.keys(relations).sort());

  const bruno = await on.player('Bruno');
  const settings = { watchers: true, visibility: 'public' };
  const watched = await bruno.create({ seats: ['me', { bot: 'random' }, { bot: 'random' }], settings });
  let cookie = '';
  const asked = async (method: string, path: string, body?: object) => {
    const answer = await fetch(on.url + path, {
      method,
      headers: { cookie, 'user-agent': `${MARK} browser`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    cookie = answer.headers.getSetCookie().at(-1)?.split(';')[0] ?? cookie;
    const text = await answer.text();
    expect(answer.ok, `${method} ${path}: ${text}`).toBe(true);
    return text === '' ? {} : JSON.parse(text);
  };
  const post = (path: string, body: object = {}) => asked('POST', path, body);
  const password = 'a long password';
  const { id } = await post('/api/account/register', { name: MARK, password });
  const { info: own } = await post('/api/tables', { game: '1849', players: 3, seats: ['me', 'open', 'open'] });
  await asked('PUT', `/api/tables/${own.id}/note`, { text: `${MARK} note` });
  await post(`/api/tables/${own.id}/commands`, { do: 'chat', text: `${MARK} said`, key: 'one-key-of-hers' });
  await post(`/api/tables/${watched}/commands`, { do: 'chat', text: `${MARK} watched`, key: 'another-of-hers' });
  const url = `${sink.url}/${MARK}`;
  const channel = await post('/api/notices/channels', { kind: 'webhook', url, format: 'json', zone: 'Europe/Rome' });
  await post(`/api/notices/channels/${channel.id}/test`);
  const passkey = new Authenticator(page);
  const begun = await post('/api/account/passkeys/begin', { password });
  await post('/api/account/passkeys', { label: `${MARK} key`, ...passkey.made(begun.challenge) });
  await post('/api/account/passkeys/begin', { password });
  await asked('PATCH', '/api/account', { email: `${MARK}@example.org`, password });
  const codes = await post('/api/account/codes', { password });
  await post('/api/account/codes/confirm', { code: totpAt(codes.secret, Date.now()) });

  const rows = async () => {
    const all: Record<string, string[]> = {};
    for (const name of names) {
      const found = await db
        .selectFrom(name as 'account')
        .selectAll()
        .execute();
      all[name] = found.map((row) => JSON.stringify(row)).filter((row) => row.includes(MARK) || row.includes(id));
    }
    return all;
  };
  const before = await rows();
  const about = names.filter((name) => relations[name] === 'removed' || relations[name] === 'emptied');
  // A relation without a row of hers would prove nothing.
  expect(about.filter((name) => before[name]?.length === 0)).toEqual([]);
  expect(names.filter((name) => !about.includes(name) && before[name]?.length !== 0)).toEqual([]);

  const exported = JSON.stringify(await asked('GET', '/api/account/export'));
  for (const word of ['note', 'said', 'watched', 'key', 'browser', '@example.org'])
    expect(exported, word).toMatch(new RegExp(`${MARK}\\s?${word}`));
  for (const each of [own.id, watched, channel.id, `/${MARK}`, '"codes":[{', 'deliveries":[{'])
    expect(exported, each).toContain(each);
  expect(exported).not.toContain(bruno.id);

  await post('/api/account/leave', { name: MARK, password });
  const after = await rows();
  for (const name of names) {
    expect(
      after[name]?.filter((row) => row.includes(MARK)),
      name,
    ).toEqual([]);
    if (relations[name] === 'removed') expect(after[name], name).toEqual([]);
  }
  await on.close();
  await Promise.all([mail.close(), sink.close()]);
});
