import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { adminTokenOf } from '../../src/config/adminToken.ts';
import { totpAt, totpStep } from '../../src/security/totp.ts';
import { type Platform, platform, type Visitor } from '../platform/app.ts';
import { type OpenedStore, storeKinds } from '../platform/stores.ts';

it('codes are those of RFC 6238', () => {
  // "12345678901234567890", appendix B; six digits of the eight there.
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  const at = (seconds: number) => totpAt(secret, seconds * 1000);
  expect([59, 1111111109, 1111111111, 1234567890, 2000000000, 20000000000].map(at)).toEqual([
    '287082',
    '081804',
    '050471',
    '005924',
    '279037',
    '353130',
  ]);
  expect(totpStep(secret, '287082', 59_000, 0)).toBe(1);
  expect(totpStep(secret, '287082', 89_000, 0)).toBe(1);
  expect(totpStep(secret, '287082', 120_000, 0)).toBeUndefined();
  expect(totpStep(secret, '287082', 59_000, 1)).toBeUndefined();
});

describe.each(storeKinds)('codes beside the password on $kind', ({ open }) => {
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

  const password = 'a long password';
  const signIn = (code?: string, given = password) =>
    site.visitor().post('/api/account/sign-in', { name: 'Anna', password: given, ...(code !== undefined && { code }) });
  const answered = async (answer: ReturnType<typeof signIn>) => {
    const { statusCode, body } = await answer;
    return body === '' ? statusCode : (JSON.parse(body).error ?? statusCode);
  };
  /** Time goes on, so that the next code is another. */
  const later = () => {
    site.clock.time += 30_000;
  };

  async function withCodes(): Promise<{ anna: Visitor; secret: string; spares: readonly string[] }> {
    const anna = site.visitor();
    await anna.member('Anna', password);
    expect((await anna.post('/api/account/codes', { password: 'guess guess' })).json().error).toBe('wrongPassword');
    const { secret, link } = (await anna.post('/api/account/codes', { password })).json();
    expect(link).toMatch(new RegExp(`^otpauth://totp/Binario%3AAnna\\?secret=${secret}&issuer=Binario`));
    expect(await answered(signIn())).toBe(200);
    expect((await anna.post('/api/account/codes/confirm', { code: '000000' })).json().error).toBe('wrongCode');
    const confirmed = await anna.post('/api/account/codes/confirm', { code: totpAt(secret, site.clock.time) });
    later();
    return { anna, secret, spares: confirmed.json().spares };
  }

  it('are asked for once the first was shown, and each is good for one use', async () => {
    const { anna, secret } = await withCodes();
    const code = totpAt(secret, site.clock.time);
    expect(await answered(signIn())).toBe('codeNeeded');
    expect(await answered(signIn(undefined, 'guess guess'))).toBe('wrongPassword');
    expect(await answered(signIn(code, 'guess guess'))).toBe('wrongPassword');
    expect(await answered(signIn('123456'))).toBe('wrongCode');
    expect(await answered(signIn(`${code.slice(0, 3)} ${code.slice(3)}`))).toBe(200);
    expect(await answered(signIn(code))).toBe('wrongCode');
    later();
    const both = [signIn(totpAt(secret, site.clock.time)), signIn(totpAt(secret, site.clock.time))];
    expect((await Promise.all(both.map(answered))).sort()).toEqual([200, 'wrongCode']);
    expect((await anna.get('/api/account/codes')).json()).toEqual({ on: true, spares: 10 });
  });

  it('have spares for when the authenticator is lost', async () => {
    const { anna, spares } = await withCodes();
    expect(spares).toHaveLength(10);
    const [spare = ''] = spares;
    expect(await answered(signIn(spare.toUpperCase().replace(/(.{4})/g, '$1-')))).toBe(200);
    expect(await answered(signIn(spare))).toBe('wrongCode');
    expect((await anna.get('/api/account/codes')).json().spares).toBe(9);
    const stored = JSON.stringify(await opened.store.db.selectFrom('second_factor').selectAll().execute());
    expect(spares.filter((each) => stored.includes(each))).toEqual([]);
  });

  it('are switched off with password and code, or by whoever runs the server', async () => {
    const { anna, secret, spares } = await withCodes();
    const end = (given: object) => anna.post('/api/account/codes/end', given);
    expect((await end({ password: 'guess guess', code: spares[0] })).json().error).toBe('wrongPassword');
    expect((await end({ password, code: '123456' })).json().error).toBe('wrongCode');
    expect((await anna.post('/api/account/codes', { password })).json().error).toBe('codesOn');
    expect((await end({ password, code: totpAt(secret, site.clock.time) })).statusCode).toBe(204);
    expect(await answered(signIn())).toBe(200);
    const again = (await anna.post('/api/account/codes', { password })).json();
    later();
    await anna.post('/api/account/codes/confirm', { code: totpAt(again.secret, site.clock.time) });
    expect(await answered(signIn())).toBe('codeNeeded');
    await site.app.inject({
      method: 'POST',
      url: '/api/admin/revoke',
      payload: { name: 'Anna', codes: true },
      headers: { authorization: `Bearer ${adminTokenOf(site.deps.config)}` },
    });
    expect(await answered(signIn())).toBe(200);
  });

  it('are forgotten with the person', async () => {
    const { anna } = await withCodes();
    expect((await anna.get('/api/account/export')).json().codes).toMatchObject([{ confirmed: 1 }]);
    await anna.post('/api/account/leave', { name: 'Anna', password });
    expect(await opened.store.db.selectFrom('second_factor').selectAll().execute()).toEqual([]);
  });
});
