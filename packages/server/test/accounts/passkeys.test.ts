import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { adminTokenOf } from '../../src/config/adminToken.ts';
import { decodeCbor } from '../../src/security/cbor.ts';
import { totpAt } from '../../src/security/totp.ts';
import { type Platform, platform, type Visitor } from '../platform/app.ts';
import { Authenticator, type Said } from '../platform/authenticator.ts';
import { type OpenedStore, storeKinds } from '../platform/stores.ts';

it('of CBOR only what authenticators write is read, and never more than there is', () => {
  const read = (hex: string) => decodeCbor(Buffer.from(hex, 'hex')).value;
  expect(read('a201022063616263')).toEqual(
    new Map<number, unknown>([
      [1, 2],
      [-1, 'abc'],
    ]),
  );
  expect(read('8301f5f6')).toEqual([1, true, null]);
  // Cut short, with a length that lies, without a length, twice the same key, a float, a tag, and nested without end.
  for (const bad of [
    '',
    '42ff',
    '9a7fffffff00',
    'ba7fffffff',
    '5f',
    '9f01ff',
    'a201020103',
    'fb00',
    'c101',
    '81'.repeat(99),
  ])
    expect(() => read(bad), bad).toThrow();
});

describe.each(storeKinds)('passkeys on $kind', ({ open }) => {
  let opened: OpenedStore;
  let site: Platform;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());
  beforeEach(async () => {
    site = await platform(opened, { publicUrl: page.origin });
  });
  afterEach(async () => {
    await site.close();
    await opened.clear();
  });

  const page = { origin: 'https://play.example.org', host: 'play.example.org' };
  const password = 'a long password';

  const begun = async (who: Visitor, given: object = { password }): Promise<string> =>
    (await who.post('/api/account/passkeys/begin', given)).json().challenge;
  const add = async (who: Visitor, key: Authenticator, said: Said = {}) =>
    who.post('/api/account/passkeys', { label: 'telephone', ...key.made(await begun(who), said) });
  const asked = async () => (await site.visitor().post('/api/account/passkeys/ask')).json().challenge as string;
  const signIn = (given: object, who = site.visitor()) => who.post('/api/account/passkeys/sign-in', given);
  const answered = async (given: object) => {
    const { statusCode, body } = await signIn(given);
    return JSON.parse(body).error ?? statusCode;
  };

  async function withKey(kind: 'ES256' | 'EdDSA' | 'RS256' = 'ES256') {
    const anna = site.visitor();
    const id = await anna.member('Anna', password);
    const key = new Authenticator(page, kind);
    expect((await add(anna, key)).statusCode).toBe(201);
    return { anna, key, id };
  }

  it.each(['ES256', 'EdDSA', 'RS256'] as const)('with %s open the account of their owner', async (kind) => {
    const { key, id } = await withKey(kind);
    const visitor = site.visitor();
    expect((await signIn(key.used(await asked()), visitor)).json()).toMatchObject({ id, name: 'Anna' });
    expect(await visitor.name()).toBe('Anna');
  });

  it('are added with the password and, where codes are asked for, a code', async () => {
    const anna = site.visitor();
    await anna.member('Anna', password);
    expect((await anna.post('/api/account/passkeys/begin', { password: 'guess guess' })).json().error).toBe(
      'wrongPassword',
    );
    const { secret } = (await anna.post('/api/account/codes', { password })).json();
    await anna.post('/api/account/codes/confirm', { code: totpAt(secret, site.clock.time) });
    expect((await anna.post('/api/account/passkeys/begin', { password })).json().error).toBe('codeNeeded');
    site.clock.time += 30_000;
    const challenge = await begun(anna, { password, code: totpAt(secret, site.clock.time) });
    const key = new Authenticator(page);
    expect((await anna.post('/api/account/passkeys', { label: 'key', ...key.made(challenge) })).statusCode).toBe(201);
    // Who holds the passkey and is known to it has shown two things already.
    expect(await answered(key.used(await asked()))).toBe(200);
    const guest = site.visitor();
    await guest.guest('Bruno');
    expect((await guest.post('/api/account/passkeys/begin', { password })).statusCode).toBe(403);
  });

  const forgeries: readonly (readonly [string, Said])[] = [
    ['another page', { origin: 'https://play.example.org.evil.test' }],
    ['a frame in another page', { crossOrigin: true }],
    ['another host', { host: 'evil.test' }],
    ['something else', { type: 'payment.get' }],
    ['nobody present', { flags: 0x44 }],
    ['nobody verified', { flags: 0x41 }],
  ];

  it.each(forgeries)('made for %s are not added', async (_name, said) => {
    const anna = site.visitor();
    await anna.member('Anna', password);
    expect((await add(anna, new Authenticator(page), said)).json().error).toBe('wrongPasskey');
  });

  it.each(forgeries)('used for %s open nothing', async (_name, said) => {
    const { key } = await withKey();
    expect(await answered(key.used(await asked(), said))).toBe('wrongPasskey');
    expect(await answered(key.used(await asked()))).toBe(200);
  });

  it('open nothing with a forged signature, changed data, or the key of somebody else', async () => {
    const { key } = await withKey();
    const other = new Authenticator(page);
    const used = key.used(await asked());
    const wrong = Buffer.from(used.signature, 'base64url');
    wrong[wrong.length - 1] = (wrong.at(-1) ?? 0) ^ 1;
    expect(await answered({ ...used, signature: wrong.toString('base64url') })).toBe('wrongPasskey');
    expect(await answered({ ...other.used(await asked()), id: used.id })).toBe('wrongPasskey');
    expect(await answered(other.used(await asked()))).toBe('wrongPasskey');
    const counted = key.used(await asked(), { counter: 90 });
    const more = key.used(await asked(), { counter: 91 });
    expect(await answered({ ...counted, authenticatorData: more.authenticatorData })).toBe('wrongPasskey');
    expect(await answered({ ...used, clientData: 'e30' })).toBe('wrongPasskey');
    expect(await answered({ ...used, signature: 'AA' })).toBe('wrongPasskey');
  });

  it('answer a challenge once, in time, and only the one for what they do', async () => {
    const { anna, key } = await withKey();
    const used = key.used(await asked());
    expect(await answered(used)).toBe(200);
    expect(await answered(used)).toBe('wrongPasskey');
    // Nor does a failure leave the challenge for another try.
    const challenge = await asked();
    expect(await answered(key.used(challenge, { host: 'evil.test' }))).toBe('wrongPasskey');
    expect(await answered(key.used(challenge))).toBe('wrongPasskey');
    expect(await answered(key.used('A'.repeat(43)))).toBe('wrongPasskey');
    expect(await answered(key.used(await begun(anna)))).toBe('wrongPasskey');
    const bruno = site.visitor();
    await bruno.member('Bruno', password);
    const taken = { label: 'x', ...new Authenticator(page).made(await begun(anna)) };
    expect((await bruno.post('/api/account/passkeys', taken)).json().error).toBe('wrongPasskey');
    const late = await asked();
    site.clock.time += 5 * 60_000;
    expect(await answered(key.used(late))).toBe('wrongPasskey');
  });

  it('that count must count on: a copy is found', async () => {
    const { key } = await withKey();
    expect(await answered(key.used(await asked(), { counter: 7 }))).toBe(200);
    expect(await answered(key.used(await asked(), { counter: 7 }))).toBe('wrongPasskey');
    expect(await answered(key.used(await asked(), { counter: 6 }))).toBe('wrongPasskey');
    expect(await answered(key.used(await asked(), { counter: 0 }))).toBe('wrongPasskey');
    expect(await answered(key.used(await asked(), { counter: 8 }))).toBe(200);
  });

  it('are not added with a weak key, under another name, or twice', async () => {
    const { anna, key } = await withKey();
    expect((await add(anna, new Authenticator(page, 'RS256', 1024))).json().error).toBe('wrongPasskey');
    const made = new Authenticator(page).made(await begun(anna), {}, Buffer.from('another name'));
    expect((await anna.post('/api/account/passkeys', { label: 'x', ...made })).json().error).toBe('wrongPasskey');
    expect((await add(anna, key)).json().error).toBe('wrongPasskey');
  });

  it('are listed, and removed with the password, by the operator, and with the person', async () => {
    const { anna, key } = await withKey();
    const { passkeys } = (await anna.get('/api/account/passkeys')).json();
    expect(passkeys).toMatchObject([{ label: 'telephone', usedAt: null }]);
    expect((await anna.get('/api/account/export')).json().passkeys).toMatchObject([{ label: 'telephone' }]);
    const end = (given: string) => anna.post('/api/account/passkeys/end', { id: passkeys[0].id, password: given });
    expect((await end('guess guess')).json().error).toBe('wrongPassword');
    expect((await end(password)).statusCode).toBe(204);
    expect((await end(password)).statusCode).toBe(404);
    expect(await answered(key.used(await asked()))).toBe('wrongPasskey');
    const second = new Authenticator(page);
    await add(anna, second);
    await site.app.inject({
      method: 'POST',
      url: '/api/admin/revoke',
      payload: { name: 'Anna', passkeys: true },
      headers: { authorization: `Bearer ${adminTokenOf(site.deps.config)}` },
    });
    expect(await answered(second.used(await asked()))).toBe('wrongPasskey');
    await anna.post('/api/account/sign-in', { name: 'Anna', password });
    await add(anna, new Authenticator(page));
    await anna.post('/api/account/leave', { name: 'Anna', password });
    expect(await opened.store.db.selectFrom('passkey').selectAll().execute()).toEqual([]);
  });
});
