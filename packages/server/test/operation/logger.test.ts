import { describe, expect, it } from 'vitest';
import { createLogger, type Level } from '../../src/log/logger.ts';

function logged(secrets: readonly string[] = [], level: Level | 'silent' = 'trace') {
  const lines: string[] = [];
  const log = createLogger({ level, secrets, write: (line) => lines.push(line), now: () => 0 });
  return { log, lines, last: () => JSON.parse(lines.at(-1) ?? 'null') };
}

describe('logs', () => {
  it('are one JSON object a line', () => {
    const { log, lines, last } = logged();
    log.child({ node: 'a' }).warn({ table: 't1', nested: { n: 1n } }, 'slow\ncommit');
    expect(lines).toHaveLength(1);
    expect(lines[0]?.trimEnd()).not.toMatch(/\n/);
    expect(last()).toEqual({
      time: '1970-01-01T00:00:00.000Z',
      level: 'warn',
      node: 'a',
      table: 't1',
      nested: { n: '1' },
      message: 'slow\ncommit',
    });
  });

  it('keep to the level', () => {
    const { log, lines } = logged([], 'warn');
    log.info('a');
    log.child({}).debug('b');
    log.error('c');
    expect(lines).toHaveLength(1);
    const quiet = logged([], 'silent');
    quiet.log.fatal('x');
    expect(quiet.lines).toHaveLength(0);
  });

  it.each([
    { password: 'geheimnis' },
    { body: { newPassword: 'geheimnis' } },
    { headers: { cookie: 'binario=geheimnis', Authorization: 'Bearer geheimnis' } },
    { token: 'geheimnis', tokenHash: 'geheimnis', resetToken: 'geheimnis' },
    { subscription: { keys: { p256dh: 'geheimnis', auth: 'geheimnis' } } },
    { url: '/api/reset?token=geheimnis&x=1' },
    { url: 'https://discord.com/api/webhooks/123/geheimnis' },
    { url: 'https://hooks.slack.com/services/T0/B0/geheimnis' },
    { text: 'connect postgres://binario:geheimnis@db:5432/x failed' },
    { text: 'sent Authorization: Bearer geheimnis.geheimnis' },
    { err: new Error('login with smtp://me:geheimnis@mail failed', { cause: { password: 'geheimnis' } }) },
    { list: [{ apiKey: 'geheimnis', private_key: 'geheimnis' }] },
  ])('hide secrets by name and by shape: %o', (record) => {
    const { log, lines } = logged();
    log.info(record, 'x');
    log.child(record).error('y');
    expect(lines.join()).not.toMatch(/geheimnis/);
    expect(lines.join()).toMatch(/\[hidden\]/);
  });

  it('hide the configured secrets wherever they turn up', () => {
    const { log, lines, last } = logged(['correct horse', 'battery']);
    log.error(new Error('server says: correct horse is wrong'), 'battery staple');
    expect(lines.join()).not.toMatch(/correct horse|battery/);
    expect(last().message).toBe('[hidden] staple');
  });

  it('show the hash of a position, which is no secret', () => {
    const { log, last } = logged();
    log.info({ hash: 'abc123', passwordHash: 'x' });
    expect(last()).toMatchObject({ hash: 'abc123', passwordHash: '[hidden]' });
  });

  it('log of a request only method, address and sender', () => {
    const { log, last } = logged();
    log.info({
      req: { method: 'POST', url: '/x', ip: '127.0.0.1', raw: {}, headers: { cookie: 'geheimnis' }, body: 'geheimnis' },
    });
    expect(last().req).toEqual({ method: 'POST', url: '/x', ip: '127.0.0.1' });
  });

  it('stay bounded and survive cycles', () => {
    const { log, lines } = logged();
    const cycle: Record<string, unknown> = { long: 'x'.repeat(1e6), many: Array.from({ length: 1e5 }, () => 1) };
    cycle.self = cycle;
    log.info(cycle);
    expect(lines[0]?.length).toBeLessThan(60_000);
  });
});
