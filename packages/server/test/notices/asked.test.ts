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

it('whoever must say yes or no is told, once, and not who asked', async () => {
  sink = await httpSink();
  on = await testServer({ config: { webhooks: true, webhookLoopback: true, noticeDelay: 0 } });
  const [anna, bruno, carla] = await on.three();
  const told = () =>
    (sink as HttpSink).received
      .map(({ body }) => JSON.parse(String(body)) as { notice: string; player: string; text: string })
      .filter(({ notice }) => notice === 'asked');
  for (const each of [anna, bruno, carla]) {
    const hook = { kind: 'webhook', url: `${sink.url}/hook`, format: 'json' };
    expect((await each.http('POST', '/api/notices/channels', hook)).status).toBe(201);
  }
  const { id } = await Party.begin([anna, bruno, carla], { settings: { name: 'Etna' } });
  const asked = await anna.post(id, { do: 'pause' });
  await vi.waitFor(() => expect(told()).toHaveLength(2), { timeout: 30_000, interval: 50 });
  expect(
    told()
      .map(({ player }) => player)
      .sort(),
  ).toEqual(['Bruno', 'Carla']);
  expect(told()[0]?.text).toBe('Your answer is wanted at the table Etna (1849).');

  // The answer of one is no new question to the other.
  await bruno.post(id, { do: 'answer', request: (asked.ok && asked.request) || '', yes: true });
  await carla.post(id, { do: 'answer', request: (asked.ok && asked.request) || '', yes: true });
  await vi.waitFor(async () => expect((await anna.look(id)).info.status).toBe('paused'));
  expect(told()).toHaveLength(2);
});
