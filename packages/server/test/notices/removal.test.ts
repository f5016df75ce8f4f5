import { afterEach, expect, it, vi } from 'vitest';
import { type HttpSink, httpSink } from '../platform/httpSink.ts';
import { Party } from '../support/game.ts';
import { type TestServer, testServer } from '../support/server.ts';

let on: TestServer | undefined;
let sink: HttpSink | undefined;
afterEach(async () => {
  await on?.close();
  await sink?.close();
});

it('whoever is to be removed is told, and told again when it is done', async () => {
  sink = await httpSink();
  on = await testServer({ config: { webhooks: true, webhookLoopback: true, noticeDelay: 0 } });
  const [anna, bruno, carla] = await on.three();
  const told = () =>
    (sink as HttpSink).received
      .map(({ body }) => JSON.parse(String(body)) as { notice: string; player: string; text: string })
      .filter(({ notice }) => notice.startsWith('remov'));
  for (const each of [anna, bruno, carla]) {
    const hook = { kind: 'webhook', url: `${sink.url}/hook`, format: 'json' };
    expect((await each.http('POST', '/api/notices/channels', hook)).status).toBe(201);
  }
  const { id } = await Party.begin([anna, bruno, carla], { settings: { name: 'Etna' } });
  const asked = await anna.post(id, { do: 'remove', seat: 'P2' });
  await vi.waitFor(() => expect(told()).toHaveLength(1), { timeout: 30_000, interval: 50 });
  expect(told()[0]).toMatchObject({ notice: 'removal', player: 'Bruno' });
  expect(told()[0]?.text).toContain('Anna asks the others at the table Etna');
  await carla.post(id, { do: 'answer', request: (asked.ok && asked.request) || '', yes: true });
  await vi.waitFor(() => expect(told()).toHaveLength(2), { timeout: 30_000, interval: 50 });
  expect(told()[1]).toMatchObject({
    notice: 'removed',
    player: 'Bruno',
    text: 'You were removed from the table Etna (1849).',
  });

  const waiting = await anna.create({});
  await carla.post(waiting, { do: 'sit' });
  await anna.post(waiting, { do: 'remove', seat: 'P2' });
  await vi.waitFor(() => expect(told()).toHaveLength(3), { timeout: 30_000, interval: 50 });
  expect(told()[2]).toMatchObject({ notice: 'removed', player: 'Carla' });
});
