import type { StandingOrderWish, TableInfo } from '@binario/protocol';
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

/** As Bruno sees it, who gives most orders here: nobody else sees them. */
const info = async (id: string, who = bruno): Promise<TableInfo> => (await who.look(id)).info;
const give = (player: Player, id: string, order: StandingOrderWish) => player.post(id, { do: 'order', order });
const act = async (player: Player, id: string, action: { type: string; by: string; [field: string]: unknown }) =>
  player.act(id, (await player.look(id)).version, action);
const acts = async (id: string) => {
  const { body } = await bruno.http<{ records: { author: string; body: object }[] }>(
    'GET',
    `/api/tables/${id}/journal?kind=act&after=0`,
  );
  return body.records;
};

describe('standing orders', () => {
  it('act as ordinary actions of their seat', async () => {
    const { id } = await Party.begin([anna, bruno, carla]);
    expect(await give(bruno, id, { action: { type: 'pass' }, step: 'auction', thisRound: true })).toMatchObject({
      ok: true,
    });
    expect((await info(id)).seats[1]?.orders).toMatchObject([{ action: { type: 'pass' }, thisRound: true }]);
    expect(await act(anna, id, { type: 'pass', by: 'P1' })).toMatchObject({ ok: true });
    await expect.poll(async () => (await info(id)).turn.actors[0], { timeout: 30_000 }).toBe('P3');
    expect((await acts(id))[1]).toMatchObject({
      author: bruno.id,
      body: { action: { type: 'pass', by: 'P2' }, via: 'order' },
    });
  });

  it('act at once when their seat is already asked', async () => {
    const { id } = await Party.begin([anna, bruno, carla]);
    expect(await give(anna, id, { action: { type: 'pass' }, once: true })).toMatchObject({ ok: true });
    await expect.poll(async () => (await info(id)).turn.actors[0], { timeout: 30_000 }).toBe('P2');
    expect((await info(id, anna)).seats[0]?.orders).toEqual([]);
  });

  it('end with the change they name, and with nothing else', async () => {
    const watched = await Party.begin([anna, bruno, carla]);
    await give(bruno, watched.id, {
      action: { type: 'pass' },
      until: [{ type: 'paid', where: { from: 'P9' } }, { type: 'nothingLikeThis' }],
    });
    const ended = await give(bruno, watched.id, {
      action: { type: 'pass' },
      until: [{ type: 'privateMoved', where: { private: 'SCE' } }],
    });
    expect(ended).toMatchObject({ ok: true });
    await act(anna, watched.id, { type: 'buyPrivate', by: 'P1', private: 'SCE' });
    // The first one stays and acts; the second ended with what Anna did.
    await expect.poll(async () => (await info(watched.id)).turn.actors[0], { timeout: 30_000 }).not.toBe('P2');
    const { orders } = (await info(watched.id)).seats[1] as TableInfo['seats'][number];
    expect(orders.map(({ until }) => until?.length)).toEqual([2]);
  });

  it('never choose for their seat, and do nothing the rules refuse', async () => {
    const { id } = await Party.begin([anna, bruno, carla]);
    await give(bruno, id, { action: { type: 'bid' } });
    await give(bruno, id, { action: { type: 'pass' }, step: 'stockTurn' });
    await give(bruno, id, { action: { type: 'pass' }, atLeast: { field: 'price', amount: 100 } });
    await give(bruno, id, { action: { type: 'pass' }, where: { nothing: 'x' } });
    await act(anna, id, { type: 'pass', by: 'P1' });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect((await info(id)).turn.actors).toEqual(['P2']);
    expect((await info(id)).seats[1]?.orders).toHaveLength(4);
  });

  it('belong to their seat, and can be cancelled', async () => {
    const { id } = await Party.begin([anna, bruno, carla]);
    const stranger = await on.player('Dario');
    expect(await give(stranger, id, { action: { type: 'pass' } })).toMatchObject({ code: 'notSeated' });
    await give(bruno, id, { action: { type: 'pass' } });
    const order = (await info(id)).seats[1]?.orders[0]?.id ?? '';
    expect(await anna.post(id, { do: 'cancelOrder', order })).toMatchObject({ code: 'unknownRequest' });
    expect(await bruno.post(id, { do: 'cancelOrder', order })).toMatchObject({ ok: true });
    expect((await info(id)).seats[1]?.orders).toEqual([]);
    await act(anna, id, { type: 'pass', by: 'P1' });
    expect((await info(id)).turn.actors).toEqual(['P2']);
    expect(on.logged).toEqual([]);
  });
});
