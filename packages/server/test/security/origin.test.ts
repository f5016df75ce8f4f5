import { describe, expect, it } from 'vitest';
import { changesSomething, sameOrigin } from '../../src/security/origin.ts';

const published = { publicUrl: 'https://play.example.org' };
const unpublished = { publicUrl: undefined };

describe('where a request comes from', () => {
  it('lets our own page and programs through', () => {
    expect(sameOrigin({ origin: 'https://play.example.org', 'sec-fetch-site': 'same-origin' }, published)).toBe(true);
    expect(sameOrigin({ host: 'localhost:1849', origin: 'http://localhost:1849' }, unpublished)).toBe(true);
    expect(sameOrigin({ host: 'localhost:1849' }, unpublished)).toBe(true);
    expect(sameOrigin({ 'sec-fetch-site': 'none' }, published)).toBe(true);
  });

  it.each([
    { origin: 'https://evil.example.org' },
    { origin: 'null' },
    { origin: '' },
    { origin: 'http://play.example.org' },
    { origin: 'https://play.example.org.evil.org' },
    { origin: 'https://play.example.org', 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { host: 'evil.example.org', origin: 'https://evil.example.org' },
  ])('refuses %o', (headers) => expect(sameOrigin(headers, published)).toBe(false));

  it('refuses another port or host of the same machine', () => {
    expect(sameOrigin({ host: 'localhost:1849', origin: 'http://localhost:8080' }, unpublished)).toBe(false);
    expect(sameOrigin({ origin: 'http://localhost:8080' }, unpublished)).toBe(false);
  });

  it('refuses a name that was made to point to this machine, where the server listens to nobody else', () => {
    const rebound = { host: 'evil.example.org:1849', origin: 'http://evil.example.org:1849' };
    const own = (host: string) => ({ publicUrl: undefined, host });
    for (const host of ['127.0.0.1', 'localhost', '::1']) expect(sameOrigin(rebound, own(host))).toBe(false);
    expect(sameOrigin({ host: 'cellar:1849', origin: 'http://cellar:1849' }, own('0.0.0.0'))).toBe(true);
    for (const name of ['localhost:1849', '127.0.0.1:1849', '[::1]:1849'])
      expect(sameOrigin({ host: name, origin: `http://${name}` }, own('127.0.0.1'))).toBe(true);
  });

  it('asks only where something changes', () => {
    expect(['GET', 'HEAD', 'OPTIONS'].some(changesSomething)).toBe(false);
    expect(['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'get'].every(changesSomething)).toBe(true);
  });
});
