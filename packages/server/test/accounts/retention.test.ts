import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tidy } from '../../src/accounts/retention.ts';
import { systemClock } from '../../src/ports/clock.ts';
import { securityLogOf, tidySecurityLog } from '../../src/security/securityLog.ts';
import { testServer } from '../support/server.ts';

const DAY = 86_400_000;

it.each(['sqlite', 'postgres'] as const)(
  'people who do not come any more are forgotten after the time set: %s',
  async (kind) => {
    const clock = { ...systemClock, later: 0, now: () => Date.now() + clock.later };
    const config = { sessionDays: 10, keepGuestsDays: 30, keepMembersDays: 50 };
    const on = await testServer({ kind, clock, config });
    const [anna, bruno, carla] = await on.three();
    const id = await anna.create({
      seats: ['me', 'open', { bot: 'random' }],
      settings: { watchers: true, visibility: 'public' },
    });
    await bruno.post(id, { do: 'sit' });
    await bruno.post(id, { do: 'chat', text: 'word of Bruno' });
    expect(await carla.post(id, { do: 'chat', text: 'word of Carla' })).toMatchObject({ ok: true });
    await anna.http('POST', '/api/account/register', { name: 'Anna', password: 'a long password' });
    const { deps } = on.server;
    const { store } = deps;
    const after = async (days: number) => {
      clock.later = days * DAY;
      await tidy(deps);
      const people = await store.db.selectFrom('account').select(['kind', 'name']).orderBy('name').execute();
      const said = await store.db.selectFrom('journal').select('body').where('kind', '=', 'chat').execute();
      return [people.map(({ kind: is, name }) => `${is} ${name}`), JSON.stringify(said)] as const;
    };
    const [all, spoken] = await after(29);
    expect(all).toEqual(['member Anna', 'guest Bruno', 'guest Carla']);
    expect(spoken).toMatch(/Bruno.*Carla/);
    const [fewer, silent] = await after(31);
    expect(fewer).toEqual(['member Anna', 'left former player', 'left former player']);
    expect(silent).not.toMatch(/Bruno|Carla/);
    const { doc } = await store.db.selectFrom('game_table').select('doc').executeTakeFirstOrThrow();
    expect(doc).not.toMatch(/Bruno|Carla/);
    expect((await after(49))[0]).toContain('member Anna');
    expect((await after(51))[0]).toEqual(['left former player', 'left former player', 'left former player']);
    await on.close();
  },
);

it('members stay until they leave unless a time is set', async () => {
  const clock = { ...systemClock, later: 0, now: () => Date.now() + clock.later };
  const on = await testServer({ clock });
  const anna = await on.player('Anna');
  await anna.http('POST', '/api/account/register', { name: 'Anna', password: 'a long password' });
  clock.later = 4_000 * DAY;
  await tidy(on.server.deps);
  const { db } = on.server.deps.store;
  expect(await db.selectFrom('account').select('name').execute()).toEqual([{ name: 'Anna' }]);
  expect(await db.selectFrom('session').selectAll().execute()).toEqual([]);
  await on.close();
});

it('the security log keeps no line for longer than set', () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'binario-log-'));
  const config = { dataFolder, secrets: [], keepSecurityLogDays: 40 };
  const tell = securityLogOf(config, undefined as never);
  const files = () => readdirSync(dataFolder).sort();
  const now = Date.now();
  tell('signedIn', { account: 'a' });
  tidySecurityLog(config, now + 9 * DAY);
  expect(files()).toEqual(['security.log']);
  tidySecurityLog(config, now + 11 * DAY);
  expect(files()).toEqual(['security.log.1']);
  tell('signedIn', { account: 'b' });
  const old = join(dataFolder, 'security.log.2');
  writeFileSync(old, 'older\n');
  utimesSync(old, new Date(now - 31 * DAY), new Date(now - 31 * DAY));
  tidySecurityLog(config, now);
  expect(files()).toEqual(['security.log', 'security.log.1']);
  expect(readFileSync(join(dataFolder, 'security.log'), 'utf8')).toContain('"b"');
  rmSync(dataFolder, { recursive: true });
});
