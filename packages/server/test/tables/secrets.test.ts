import type { ServerMessage, TableAnswer } from '@binario/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Party } from '../support/game.ts';
import type { Player } from '../support/player.ts';
import { type TestServer, testServer } from '../support/server.ts';

let on: TestServer;
let anna: Player;
let bruno: Player;
let carla: Player;

beforeAll(async () => {
  on = await testServer();
  [anna, bruno, carla] = await on.three();
});
afterAll(() => on.close());

const PRICE = 4711;
const reserve = {
  action: { type: 'consent' },
  step: 'consent',
  where: { kind: 'train' },
  atLeast: { field: 'price', amount: PRICE },
};
const journalFor = async (who: Player, id: string) =>
  (
    await who.http<{ records: { kind: string; author: string; body: object }[] }>(
      'GET',
      `/api/tables/${id}/journal?after=0`,
    )
  ).body.records;
const saysNothing = (told: unknown) => {
  const text = JSON.stringify(told);
  for (const word of [String(PRICE), '"ordered"', '"orderCancelled"', '"via":"order"', 'endedOrders', 'thisRound'])
    expect(text).not.toContain(word);
};

describe('standing orders are their owner’s secret', () => {
  it('on every way in which a table is told', async () => {
    const { id } = await Party.begin([anna, bruno, carla]);
    const watcher = await on.player('Wanda');
    await watcher.connect();
    await watcher.watch(id, { views: true });
    const from = new Map<Player, number>([anna, carla, watcher].map((each) => [each, each.received.length]));
    expect(await bruno.command(id, { do: 'order', order: reserve })).toMatchObject({ ok: true });
    expect(
      await bruno.command(id, { do: 'order', order: { action: { type: 'pass' }, thisRound: true } }),
    ).toMatchObject({
      ok: true,
    });
    // Bruno passes by his order, and takes the other one back.
    await anna.act(id, (await anna.look(id)).version, { type: 'pass', by: 'P1' });
    await expect.poll(async () => (await anna.look(id)).info.turn.actors[0], { timeout: 30_000 }).toBe('P3');
    const own = (await bruno.look(id)).info.seats[1]?.orders ?? [];
    expect(own).toMatchObject([{ atLeast: { amount: PRICE } }, { thisRound: true }]);
    expect(await bruno.post(id, { do: 'cancelOrder', order: own[1]?.id ?? '' })).toMatchObject({ ok: true });
    const { seq } = await bruno.look(id);
    for (const each of [anna, carla, watcher]) {
      const since = from.get(each) ?? 0;
      await each.until('delta', (delta) => delta.seq >= seq, since);
      saysNothing(each.received.slice(since));
      saysNothing((await each.http<TableAnswer>('GET', `/api/tables/${id}/view`)).body);
      saysNothing(await journalFor(each, id));
      await each.connect();
      saysNothing(await each.watch(id));
    }
    // Nothing but a number is left of them for the others, and the one move looks like any other.
    const records = await journalFor(anna, id);
    expect(records.filter(({ kind }) => kind === 'hidden').map(({ author, body }) => [author, body])).toEqual([
      ['system', {}],
      ['system', {}],
      ['system', {}],
    ]);
    expect(records.findLast(({ kind }) => kind === 'act')).toMatchObject({
      author: bruno.id,
      body: { action: { by: 'P2' } },
    });
  });

  it('and stay with the owner, also after a gap in the line', async () => {
    const { id } = await Party.begin([anna, bruno, carla]);
    const whole = await bruno.watch(id);
    bruno.close();
    await bruno.post(id, { do: 'order', order: reserve });
    await anna.post(id, { do: 'chat', text: 'ciao' });
    await anna.post(id, { do: 'settings', settings: { name: 'Etna' } });
    await bruno.connect();
    const from = bruno.received.length;
    bruno.send({ type: 'watch', id: 900, table: id, since: { seq: whole.seq, hash: whole.hash } });
    const told = (message: ServerMessage) =>
      message.type === 'delta' || message.type === 'table' ? message.info : undefined;
    await expect
      .poll(() => bruno.received.slice(from).some((message) => told(message)?.settings.name === 'Etna'))
      .toBe(true);
    const last = bruno.received
      .slice(from)
      .map(told)
      .findLast((info) => info !== undefined);
    expect(last?.seats[1]?.orders).toMatchObject([reserve]);
    expect(on.logged).toEqual([]);
  });
});

describe('the talk of a table', () => {
  it('is for those who sit there, if the table chose so', async () => {
    const { id } = await Party.begin([anna, bruno, carla], { settings: { chat: 'seated' } });
    const watcher = await on.player('Walter');
    await watcher.connect();
    await watcher.watch(id);
    expect(await anna.post(id, { do: 'chat', text: 'a secret plan' })).toMatchObject({ ok: true });
    await bruno.until('delta', ({ record }) => record.kind === 'chat' && record.body.text === 'a secret plan');
    await watcher.until('delta', ({ record }) => record.kind === 'hidden');
    expect(JSON.stringify(watcher.received)).not.toContain('secret plan');
    expect(JSON.stringify(await journalFor(watcher, id))).not.toContain('secret plan');
    expect((await watcher.watch(id)).chat).toEqual([]);
    expect((await bruno.watch(id)).chat).toHaveLength(1);
    expect(await watcher.post(id, { do: 'chat', text: 'me too' })).toMatchObject({ code: 'notSeated' });
  });
});
