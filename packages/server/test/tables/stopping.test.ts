import { expect, it } from 'vitest';
import { testServer } from '../support/server.ts';

it('a server that stops while bots move has no errors to tell of: what it broke off others take up', async () => {
  const on = await testServer();
  const anna = await on.player('Anna');
  const seats = Array.from({ length: 3 }, () => ({ bot: 'random' }));
  const ids: string[] = [];
  for (let i = 0; i < 6; i++) {
    const id = await anna.create({ seats });
    expect(await anna.post(id, { do: 'start' })).toMatchObject({ ok: true });
    ids.push(id);
  }
  await expect.poll(async () => (await anna.look(ids[0] as string)).version, { timeout: 30_000 }).toBeGreaterThan(5);
  await on.close();
  expect(on.logged.filter((line) => line.includes('"level":"error"'))).toEqual([]);
});
