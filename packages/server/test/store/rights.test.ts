import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openStore } from '../../src/store/open.ts';
import { root } from '../support/built.ts';
import { operator, ownPostgres } from '../support/postgres.ts';

it('the role that compose makes for a server can serve, and nothing else', async () => {
  const postgres = await ownPostgres();
  try {
    const admin = new URL(postgres.url);
    admin.pathname = '/postgres';
    // The one of this test has the name that the server's role will get.
    await operator(admin.href, 'create role chief superuser login');
    const taken = admin.username;
    admin.username = 'chief';
    await operator(admin.href, `alter role ${taken} rename to former`);
    const made = spawnSync('sh', [join(root, 'container', 'roles.sh')], {
      encoding: 'utf8',
      env: {
        ...process.env,
        PGHOST: admin.hostname,
        PGPORT: admin.port,
        PGPASSWORD: admin.password,
        POSTGRES_USER: admin.username,
        BINARIO_ROLE_PASSWORD: "it's secret",
      },
    });
    expect(made).toMatchObject({ status: 0, stderr: '' });
    const own = new URL(admin);
    own.username = 'binario';
    own.password = "it's secret";
    own.pathname = '/binario';
    const store = await openStore({ dataFolder: '', databaseUrl: own.href });
    expect(await store.needlessRights()).toEqual([]);
    await store.ping();
    await store.close();
    await expect(operator(own.href, 'create database other')).rejects.toThrow('permission denied');
    await expect(operator(own.href, 'create role other')).rejects.toThrow('permission denied');
    await expect(operator(own.href, "copy (select 1) to program 'true'")).rejects.toThrow(/superuser|permission/);
    own.pathname = '/postgres';
    await expect(operator(own.href, 'select 1')).rejects.toThrow('permission denied');
    const mighty = await openStore({ dataFolder: '', databaseUrl: admin.href });
    expect(await mighty.needlessRights()).toContain('superuser');
    await mighty.close();
  } finally {
    await postgres.end();
  }
});
