import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConfigError, configOf } from '../../src/config/config.ts';

const faultsOf = (environment: Record<string, string>): readonly string[] => {
  try {
    configOf(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
  return [];
};

describe('configuration', () => {
  it('is safe without any variable', () => {
    const config = configOf({});
    expect(config).toMatchObject({
      host: '127.0.0.1',
      port: 1849,
      databaseUrl: undefined,
      smtpUrl: undefined,
      pushPublicKey: undefined,
      webhooks: false,
      webhookLoopback: false,
      trustProxy: undefined,
      metrics: 'local',
      secure: false,
      secrets: [],
    });
    expect(config.dataFolder).toMatch(/binario$/);
  });

  it('reads what is set, and takes an empty variable for none', () => {
    const config = configOf({
      PORT: '8080',
      BINARIO_URL: 'https://play.example.org/',
      BINARIO_WEBHOOKS: 'on',
      HOST: '',
    });
    expect(config).toMatchObject({ port: 8080, publicUrl: 'https://play.example.org', webhooks: true, secure: true });
    expect(config.host).toBe('127.0.0.1');
  });

  it('tells every fault at once, by name', () => {
    expect(
      faultsOf({ PORT: '99999', BINARIO_LOG: 'loud', BINARIO_WEBHOOKS: 'yes', BINARIO_URL: 'play.example.org' }),
    ).toEqual([
      'PORT must be a whole number from 0 to 65535, not "99999"',
      'BINARIO_URL must be an address beginning with http: or https:, not "play.example.org"',
      'BINARIO_LOG must be one of trace, debug, info, warn, error, fatal, silent, not "loud"',
      'BINARIO_WEBHOOKS must be one of on, off, not "yes"',
    ]);
  });

  it.each(['-1', '1.5', '1e3', ' 80', '0x50', 'NaN', 'Infinity'])('does not take %j for a port', (port) => {
    expect(faultsOf({ PORT: port })).toHaveLength(1);
  });

  it('never repeats a secret, also when it is wrong', () => {
    const faults = faultsOf({ DATABASE_URL: 'mysql://u:geheimnis@h/d', BINARIO_ADMIN_TOKEN: 'kurzgeheim' });
    expect(faults).toHaveLength(2);
    expect(faults.join()).not.toMatch(/geheim/);
  });

  it('refuses what belongs together and is half there', () => {
    expect(faultsOf({ SMTP_URL: 'smtp://localhost' })).toEqual(['SMTP_URL needs BINARIO_MAIL_FROM']);
    expect(faultsOf({ BINARIO_PUSH_CONTACT: 'mailto:a@example.org' })[0]).toMatch(/together/);
    expect(faultsOf({ BINARIO_URL: 'https://example.org/games' })[0]).toMatch(/without a path/);
  });

  it('takes proxies by address', () => {
    const read = (given: string) => configOf({ BINARIO_TRUST_PROXY: given }).trustProxy;
    expect(read('loopback, 10.0.0.0/8,fd00::/8')).toBe('loopback, 10.0.0.0/8,fd00::/8');
    for (const wrong of ['1', 'true', '10.0.0.0/33', 'proxy', '10.0.0.0/8/8', '10.0.0.1,']) {
      expect(faultsOf({ BINARIO_TRUST_PROXY: wrong })).toHaveLength(1);
    }
  });

  it('notices a misspelt name', () => {
    expect(faultsOf({ BINARIO_WEBHOKS: 'on' })).toEqual(['BINARIO_WEBHOKS is no setting of the server']);
    // Whole tests begin servers of their own.
    expect(faultsOf({ BINARIO_LONG: '1', BINARIO_COUNTS: 'x' })).toEqual([]);
  });

  it('refuses a sender that would smuggle headers', () => {
    const smtp = { SMTP_URL: 'smtp://localhost' };
    expect(faultsOf({ ...smtp, BINARIO_MAIL_FROM: 'a@example.org\r\nBcc: b@example.org' })).toHaveLength(1);
    expect(faultsOf({ ...smtp, BINARIO_MAIL_FROM: 'Binario <a@example.org>' })).toHaveLength(0);
  });

  it('knows its secrets: whole values and the passwords in addresses', () => {
    const { secrets } = configOf({ DATABASE_URL: 'postgres://binario:gehe%2Fimnis@db/x' });
    expect(secrets).toEqual(['postgres://binario:gehe%2Fimnis@db/x', 'gehe%2Fimnis', 'gehe/imnis']);
  });
});

describe('a secret in a file', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'binario-config-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  const holding = (text: string): string => {
    const file = join(folder, `secret-${text.length}`);
    writeFileSync(file, text);
    return file;
  };

  it('is read without the line end, and known as a secret', () => {
    const { databaseUrl, secrets } = configOf({ DATABASE_URL_FILE: holding('postgres://binario:geheim@db/x\n') });
    expect(databaseUrl).toBe('postgres://binario:geheim@db/x');
    expect(secrets).toContain('geheim');
  });

  it('is refused where it is missing, empty, wrong or given twice, and never repeated', () => {
    const wrong = holding('mysql://u:geheimnis@h/d');
    expect(faultsOf({ SMTP_URL_FILE: join(folder, 'nowhere') })).toEqual(['SMTP_URL_FILE cannot be read (ENOENT)']);
    expect(faultsOf({ SMTP_URL_FILE: holding(' \n') })).toEqual(['SMTP_URL_FILE names an empty file']);
    expect(faultsOf({ DATABASE_URL_FILE: wrong })).toHaveLength(1);
    expect(faultsOf({ DATABASE_URL_FILE: wrong }).join()).not.toMatch(/geheim/);
    expect(faultsOf({ DATABASE_URL: 'postgres://db/x', DATABASE_URL_FILE: wrong })).toContain(
      'DATABASE_URL and DATABASE_URL_FILE are both set',
    );
  });

  it('is a thing of secrets only', () => {
    expect(faultsOf({ BINARIO_LOG_FILE: '/tmp/x' })).toEqual(['BINARIO_LOG_FILE is no setting of the server']);
  });
});
