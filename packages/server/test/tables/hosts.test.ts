import type { Answer, TableInfo } from '@binario/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agreed, Party } from '../support/game.ts';
import { newKey, type Player } from '../support/player.ts';
import { type TestServer, testServer } from '../support/server.ts';

describe.each(['sqlite', 'postgres'] as const)('who comes and goes, on %s', (kind) => {
  let on: TestServer;
  let anna: Player;
  let bruno: Player;
  let carla: Player;
  let dario: Player;
  beforeAll(async () => {
    on = await testServer({ kind });
    [anna, bruno, carla, dario] = (await Promise.all(
      ['Anna', 'Bruno', 'Carla', 'Dario'].map((name) => on.player(name)),
    )) as [Player, Player, Player, Player];
  });
  afterAll(() => on.close());

  const info = async (id: string): Promise<TableInfo> => (await dario.look(id)).info;
  const sitting = async (id: string) => (await info(id)).seats.map(({ user, bot, kind: is }) => user ?? bot ?? is);
  const ok = (answer: Answer): Answer & { ok: true } => {
    expect(answer).toMatchObject({ ok: true });
    return answer as Answer & { ok: true };
  };
  const pass = async (who: Player, id: string, by: string) =>
    who.post(id, { do: 'act', version: (await who.look(id)).version, key: newKey(), action: { type: 'pass', by } });

  it('somebody is removed in his turn: the game waits, and goes on with whoever all agree to', async () => {
    const { id } = await Party.begin([anna, bruno, carla], { settings: { takeover: 'host' } });
    ok(await pass(anna, id, 'P1'));
    const { request: vote = '' } = ok(await anna.post(id, { do: 'remove', seat: 'P2' }));
    ok(await carla.post(id, { do: 'answer', request: vote, yes: true }));
    expect((await info(id)).turn.actors).toEqual(['P2']);
    expect(await pass(bruno, id, 'P2')).toMatchObject({ code: 'notSeated' });
    expect(await pass(anna, id, 'P2')).toMatchObject({ code: 'notYours' });
    expect(await pass(carla, id, 'P3')).toMatchObject({ code: 'notYourTurn' });
    const { request = '' } = ok(await dario.post(id, { do: 'sit' }));
    ok(await anna.post(id, { do: 'answer', request, yes: true }));
    // The host gave the seat to somebody else's friend, not alone: it was taken from Bruno.
    expect(await pass(dario, id, 'P2')).toMatchObject({ code: 'notSeated' });
    ok(await carla.post(id, { do: 'answer', request, yes: true }));
    ok(await pass(dario, id, 'P2'));
    expect((await info(id)).turn.actors).toEqual(['P3']);
  });

  it('who asked the host for a seat is answered by the host there is then', async () => {
    const { id } = await Party.begin([anna, bruno, carla], { settings: { takeover: 'host' } });
    ok(await carla.post(id, { do: 'leave' }));
    const { request = '' } = ok(await dario.post(id, { do: 'sit' }));
    ok(await anna.post(id, { do: 'leave' }));
    expect(await info(id)).toMatchObject({ host: bruno.id, requests: [{ id: request, asked: [bruno.id] }] });
    ok(await bruno.post(id, { do: 'answer', request, yes: true }));
    expect(await sitting(id)).toEqual(['open', bruno.id, dario.id]);
  });

  it('a game that all have left is ruled by whoever comes', async () => {
    const { id } = await Party.begin([anna, bruno, carla]);
    const { request } = ok(await dario.post(id, { do: 'chat', text: 'may I?' }));
    expect(request).toBeUndefined();
    for (const each of [anna, bruno, carla]) ok(await each.post(id, { do: 'leave' }));
    expect(await sitting(id)).toEqual(['open', 'open', 'open']);
    ok(await dario.post(id, { do: 'sit', seat: 'P1' }));
    expect(await info(id)).toMatchObject({ host: dario.id, status: 'playing' });
    ok(await dario.post(id, { do: 'bot', seat: 'P2', bot: 'random' }));
    ok(await dario.post(id, { do: 'bot', seat: 'P3', bot: 'random' }));
    ok(await pass(dario, id, 'P1'));
    await expect.poll(async () => (await dario.look(id)).position, { timeout: 30_000 }).toBeGreaterThanOrEqual(3);
  });

  it('a host who deletes the account leaves no table without one', async () => {
    const eva = await on.player('Eva');
    const waiting = await eva.create({ seats: ['open', 'open', 'open'], settings: { visibility: 'public' } });
    const alone = await eva.create({});
    ok(await bruno.post(waiting, { do: 'sit' }));
    const playing = await Party.begin([eva, bruno, carla]);
    ok(await carla.post(playing.id, { do: 'leave' }));
    const { request = '' } = ok(await dario.post(playing.id, { do: 'sit' }));
    expect((await eva.http('POST', '/api/account/leave', { name: 'Eva' })).status).toBe(204);
    expect(await info(waiting)).toMatchObject({ host: bruno.id, status: 'open' });
    expect(await info(alone)).toMatchObject({ host: '', status: 'open' });
    expect(await info(playing.id)).toMatchObject({ host: bruno.id, requests: [{ id: request, asked: [bruno.id] }] });
    ok(await bruno.post(playing.id, { do: 'answer', request, yes: true }));
    ok(await carla.post(alone, { do: 'sit' }));
    expect((await info(alone)).host).toBe(carla.id);
    for (const seat of ['P1', 'P2', 'P3'].slice(1)) ok(await bruno.post(waiting, { do: 'bot', seat, bot: 'random' }));
    ok(await bruno.post(waiting, { do: 'start' }));
    expect(JSON.stringify([await info(waiting), await info(alone), await info(playing.id)])).not.toContain('Eva');
  });

  it('a full table, a taken seat and a second seat are refused as such', async () => {
    const id = await anna.create({});
    ok(await bruno.post(id, { do: 'sit', seat: 'P3' }));
    expect(await carla.post(id, { do: 'sit', seat: 'P3' })).toMatchObject({ code: 'notNow', problem: 'seatTaken' });
    expect(await bruno.post(id, { do: 'sit' })).toMatchObject({ code: 'notNow', problem: 'seatedAlready' });
    ok(await carla.post(id, { do: 'sit' }));
    expect(await dario.post(id, { do: 'sit' })).toMatchObject({ code: 'notNow', problem: 'full' });
    expect(await dario.post(id, { do: 'sit', seat: 'P9' })).toMatchObject({ code: 'notNow', problem: 'seatTaken' });
  });

  it('two who want the last seat at the same moment: one gets it', async () => {
    const id = await anna.create({ seats: ['me', { bot: 'random' }] });
    const answers = await Promise.all([bruno, carla, dario].map((each) => each.post(id, { do: 'sit' })));
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    expect((await sitting(id)).filter((each) => [bruno.id, carla.id, dario.id].includes(each))).toHaveLength(1);
  });

  it('a consent given in a pause is carried out when the game goes on', async () => {
    const party = await Party.begin([anna, bruno, carla]);
    const { id } = party;
    ok(await pass(anna, id, 'P1'));
    ok(await pass(bruno, id, 'P2'));
    const undo = { do: 'undo' as const, version: (await anna.look(id)).version, key: newKey(), to: 0 };
    const { request = '' } = ok(await anna.post(id, undo));
    ok(await agreed(id, anna, { do: 'pause' }, [bruno, carla]));
    ok(await bruno.post(id, { do: 'answer', request, yes: true }));
    expect((await anna.look(id)).position).toBe(2);
    ok(await anna.post(id, { do: 'resume' }));
    await expect.poll(async () => (await anna.look(id)).position, { timeout: 30_000 }).toBe(0);
  });
});
