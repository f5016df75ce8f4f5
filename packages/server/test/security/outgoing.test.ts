import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { checkTarget, ForbiddenTarget, type OutgoingRules, post } from '../../src/security/outgoing.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function listen(answer: RequestListener): Promise<number> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
}

const strict: OutgoingRules = { allowLoopback: false, timeout: 5000 };
const local: OutgoingRules = { allowLoopback: true, timeout: 5000 };
const send = (url: string, rules: OutgoingRules) => post({ url, headers: { 'x-test': '1' }, body: '{}' }, rules);

describe('targets refused by their text', () => {
  it.each([
    'http://127.0.0.1/x',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://0177.0.0.1/',
    'http://127.1/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[0:0:0:0:0:ffff:7f00:1]/',
    'http://[fe80::1]/',
    'http://169.254.169.254/latest/meta-data',
    'http://localhost/',
    'http://LOCALHOST./',
    'http://a.localhost/',
    'http://metadata.google.internal/',
    'http://printer.local/',
    'http://intranet/',
    'http://127。0。0。1/',
    'file:///etc/passwd',
    'gopher://example.org/',
    'ftp://example.org/',
    'https://user:secret@example.org/',
    'not an address',
    `https://example.org/${'x'.repeat(3000)}`,
  ])('%s', (url) => {
    expect(() => checkTarget(url, strict)).toThrow(ForbiddenTarget);
  });

  it('lets public addresses pass', () => {
    expect(checkTarget('https://discord.com/api/webhooks/1/abc', strict).host).toBe('discord.com');
    expect(checkTarget('http://8.8.8.8:8080/x', strict).port).toBe('8080');
  });
});

describe('sending', () => {
  it('refuses a public name that resolves to an internal address, whichever of its addresses that is', async () => {
    for (const addresses of [['127.0.0.1'], ['8.8.8.8', '10.0.0.1'], ['2606:4700::1111', '::1'], ['::ffff:10.0.0.1']]) {
      const calls = send('http://evil.example.org/', { ...strict, resolve: async () => addresses });
      await expect(calls).rejects.toThrow(ForbiddenTarget);
    }
  });

  it('connects to the address that was checked, and asks the name server once', async () => {
    const hosts: (string | undefined)[] = [];
    const port = await listen((request, response) => {
      hosts.push(request.headers.host);
      response.end('ok');
    });
    let asked = 0;
    const resolve = async () => {
      asked += 1;
      // A rebinding name server: the second answer would be another machine.
      return asked === 1 ? ['127.0.0.1'] : ['10.0.0.1'];
    };
    const answer = await send(`http://hook.example.org:${port}/`, { ...local, resolve });
    expect(answer).toEqual({ status: 200, text: 'ok' });
    expect(asked).toBe(1);
    expect(hosts).toEqual([`hook.example.org:${port}`]);
  });

  it('does not follow a redirect', async () => {
    let reached = 0;
    const inner = await listen((_request, response) => {
      reached += 1;
      response.end();
    });
    const port = await listen((_request, response) => {
      response.writeHead(302, { location: `http://127.0.0.1:${inner}/` }).end();
    });
    expect((await send(`http://127.0.0.1:${port}/`, local)).status).toBe(302);
    expect(reached).toBe(0);
  });

  it('reads the beginning of an endless answer only', async () => {
    const port = await listen((_request, response) => {
      response.writeHead(500);
      const more = () => response.write('x'.repeat(10_000), more);
      response.on('error', () => {});
      more();
    });
    const answer = await send(`http://127.0.0.1:${port}/`, local);
    expect(answer.status).toBe(500);
    expect(answer.text.length).toBe(1024);
  });

  it('gives up on a receiver that says nothing', async () => {
    const port = await listen(() => {});
    await expect(send(`http://127.0.0.1:${port}/`, { ...local, timeout: 50 })).rejects.toThrow();
  });

  it('reports when to come again', async () => {
    const port = await listen((_request, response) => response.writeHead(429, { 'retry-after': '7' }).end());
    expect(await send(`http://127.0.0.1:${port}/`, local)).toEqual({ status: 429, text: '', retryAfter: 7 });
  });
});
