import { game1849 } from '@binario/game-1849';
import { hashOf } from '@binario/kernel';
import { protocolVersion, type ServerMessage, socketPath } from '@binario/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Party } from '../support/game.ts';
import { Mirror } from '../support/mirror.ts';
import { newKey, type Player } from '../support/player.ts';
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

const ofTable = (player: Player, id: string, from = 0) =>
  player.received
    .slice(from)
    .filter((each): each is Extract<ServerMessage, { table: string }> => 'table' in each && each.table === id);

describe('the socket', () => {
  it('does nothing more for somebody who signed out, long before the next heartbeat', async () => {
    const dario = await on.player('Dario');
    const id = await dario.create({});
    await dario.connect();
    expect(await dario.command(id, { do: 'chat', text: 'here' })).toMatchObject({ ok: true });
    await dario.http('POST', '/api/account/sign-out');
    // A session is known for a second.
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    expect(await dario.command(id, { do: 'chat', text: 'still here' })).toEqual({ ok: false, code: 'signIn' });
  });

  it('says who is there, and what the table is', async () => {
    const id = await anna.create({});
    await anna.connect();
    expect(anna.received[0]).toMatchObject({
      type: 'welcome',
      protocol: protocolVersion,
      you: { id: anna.id, name: 'Anna', kind: 'guest' },
    });
    const whole = await anna.watch(id);
    expect(whole).toMatchObject({ table: id, seq: 1, version: 0, position: 0, info: { status: 'open' }, chat: [] });
    expect(whole).not.toHaveProperty('view');
    const presence = await anna.until('presence', (message) => message.table === id);
    expect(presence.presence).toEqual([{ user: anna.id, name: 'Anna', here: 'yes' }]);
    anna.send({ type: 'here', here: false });
    await anna.until('presence', (message) => message.presence[0]?.here === 'away');
    anna.send({ type: 'ping' });
    expect(await anna.until('pong')).toMatchObject({ at: { [id]: 1 } });
    await anna.post(id, { do: 'chat', text: 'one more' });
    const from = anna.received.length;
    anna.send({ type: 'ping' });
    // The news were sent before the heartbeat that counts them.
    expect(await anna.until('pong', () => true, from)).toMatchObject({ at: { [id]: 2 } });
    expect(ofTable(anna, id).some((each) => each.type === 'delta' && each.seq === 2)).toBe(true);
    anna.close();
  });

  it('shows every move to everybody, players and watchers, as records that lead to the same hash', async () => {
    const party = await Party.begin([anna, bruno, carla]);
    const watcher = await on.player('Dario');
    await party.follow(watcher);
    await party.moves(25);
    const { head } = await party.head();
    // Mirrors throw when a hash differs or a record is missing.
    const states = await Promise.all([anna, bruno, carla, watcher].map((player) => party.seen(player, head)));
    expect(new Set(states.map(({ state }) => JSON.stringify(state))).size).toBe(1);
    expect(ofTable(watcher, party.id).filter(({ type }) => type === 'table')).toHaveLength(1);
    expect(JSON.stringify(watcher.received)).not.toContain('"key"');
    expect(JSON.stringify(watcher.received)).not.toMatch(/"(view|events|change)"/);
  });

  it('brings somebody who was away up to date: by deltas after a short gap, whole after a long one', async () => {
    const party = await Party.begin([anna, bruno, carla]);
    await party.moves(3);
    const last = await party.seen(bruno, (await party.head()).head);
    const { hash } = (await anna.look(party.id)) as { hash: string };
    bruno.close();
    const others = { ...party, players: [anna, carla] };
    expect(others.players).toHaveLength(2);
    // Moves go on; whoever is asked moves by HTTP, also in the name of the one who is away.
    for (let i = 0; i < 3; i++) {
      const mirror = await party.seen(anna, (await party.head()).head);
      const answer = await party.at(mirror.actor ?? '').act(party.id, mirror.version, mirror.move());
      expect(answer).toMatchObject({ ok: true });
    }
    await bruno.connect();
    let from = bruno.received.length;
    bruno.send({ type: 'watch', id: 900, table: party.id, since: { seq: last.seq, hash } });
    const answer = await bruno.until('answer', (message) => message.id === 900, from);
    expect(answer.answer).toMatchObject({ ok: true, seq: last.seq + 3 });
    await bruno.until('delta', (delta) => delta.seq === last.seq + 3, from);
    expect(
      ofTable(bruno, party.id, from)
        .map(({ type }) => type)
        .filter((type) => type !== 'presence'),
    ).toEqual(['delta', 'delta', 'delta']);
    for (const message of ofTable(bruno, party.id, from)) if (message.type === 'delta') last.take(message);

    from = bruno.received.length;
    bruno.send({ type: 'watch', id: 901, table: party.id, since: { seq: 1, hash: 'x' } });
    expect((await Mirror.of(bruno, await bruno.until('table', () => true, from))).seq).toBe(last.seq);
    // Right number, wrong hash: the client is somewhere else and needs the whole.
    from = bruno.received.length;
    bruno.send({ type: 'watch', id: 902, table: party.id, since: { seq: last.seq, hash: 'wrong' } });
    await bruno.until('table', () => true, from);
  });

  it('answers what it does not understand, and goes on', async () => {
    await anna.connect();
    const id = await anna.create({});
    const from = anna.received.length;
    for (const text of [
      '',
      '{',
      'null',
      '[]',
      '{"type":"fly"}',
      '{"type":"watch","id":-1,"table":"x"}',
      '{"__proto__":{"type":"ping"}}',
    ])
      anna.send(text);
    anna.send(
      `{"type":"command","id":77,"table":"${id}","command":{"do":"act","version":0,"key":"k","action":{"type":"pass","by":"P1"}}}`,
    );
    expect((await anna.until('answer', (message) => message.id === 77)).answer).toMatchObject({
      ok: false,
      code: 'malformed',
    });
    await expect
      .poll(() => anna.received.slice(from).filter(({ type }) => type === 'error').length, { timeout: 20_000 })
      .toBe(8);
    anna.send({ type: 'watch', id: 78, table: 'nosuchtable1' });
    expect((await anna.until('answer', (message) => message.id === 78)).answer).toMatchObject({ code: 'unknownTable' });
    await anna.watch(id);
    anna.send({ type: 'choices', id: 79, table: id });
    expect((await anna.until('answer', (message) => message.id === 79)).answer).toMatchObject({ code: 'notNow' });
    expect(on.logged).toEqual([]);
  });

  it('tells a seat what it may do, by the engine of the table', async () => {
    const party = await Party.begin([anna, bruno, carla]);
    const mirror = await party.seen(anna, (await party.head()).head);
    const mover = party.at(mirror.actor ?? '');
    mover.send({ type: 'choices', id: 500, table: party.id });
    const { choices, version } = await mover.until('choices', (message) => message.id === 500);
    expect(version).toBe(mirror.version);
    expect(choices).toContainEqual({ offer: { type: 'pass', by: mirror.actor } });
  });

  it('lets strangers watch but not act', async () => {
    const id = await anna.create({ settings: { visibility: 'public' } });
    const { WebSocket } = await import('ws');
    const socket = new WebSocket(on.url.replace('http', 'ws') + socketPath);
    const got: ServerMessage[] = [];
    socket.on('message', (data) => got.push(JSON.parse(String(data)) as ServerMessage));
    await new Promise((resolve) => socket.once('open', resolve));
    socket.send(JSON.stringify({ type: 'watch', id: 1, table: id }));
    socket.send(JSON.stringify({ type: 'command', id: 2, table: id, command: { do: 'sit' } }));
    await expect.poll(() => got.map(({ type }) => type), { timeout: 20_000 }).toContain('table');
    await expect
      .poll(() => got.find((message) => message.type === 'answer' && message.id === 2), { timeout: 20_000 })
      .toMatchObject({ answer: { code: 'signIn' } });
    socket.terminate();
  });

  it('shows the game itself to whoever asks for views, anew after every change, and only then', async () => {
    const party = await Party.begin([anna, bruno, carla]);
    const program = await on.player('Program');
    await program.connect();
    const whole = await program.watch(party.id, { views: true });
    expect(whole.view?.rng).toBe(0);
    await party.moves(3);
    await anna.post(party.id, { do: 'undo', version: (await party.head()).version, key: newKey(), to: 2 });
    const { version } = await party.head();
    const last = await program.until('table', (message) => message.version === version);
    await anna.post(party.id, { do: 'chat', text: 'Ciao' });
    const { seq: head } = await program.until('delta', ({ record }) => record.kind === 'chat');
    // What is seen is what those see who play the records themselves.
    const { state } = await party.seen(anna, head);
    expect(last.view).toEqual({ ...state, rng: 0 });
    expect(last.hash).toBe(hashOf(game1849, state));
    const shown = ofTable(program, party.id).filter(({ type }) => type === 'table');
    expect(shown.length).toBeLessThanOrEqual(5);
    const from = program.received.length;
    program.send({ type: 'watch', id: 910, table: party.id, since: { seq: head, hash: last.hash }, views: true });
    await program.until('answer', (message) => message.id === 910, from);
    program.send({ type: 'watch', id: 911, table: party.id, since: { seq: head - 1, hash: 'x' }, views: true });
    await program.until('table', (message) => message.view !== undefined, from);
  });

  it.each(['/api/socket', `/api/socket?protocol=${protocolVersion + 1}`])(
    'shows a client of another version (%s) the table whole, and tells it to reload when it wants to act',
    async (path) => {
      const party = await Party.begin([anna, bruno, carla]);
      const old = anna.at(on.url);
      await old.connect(path);
      expect((await old.watch(party.id)).view).toBeDefined();
      await party.move();
      const { version } = await party.head();
      expect(await old.until('table', (message) => message.version === version)).toHaveProperty('view');
      const answer = await old.command(party.id, { do: 'chat', text: 'Ciao' });
      expect(answer).toMatchObject({ ok: false, code: 'reload' });
      old.close();
    },
  );

  it('opens for no version that is none', async () => {
    await expect(anna.at(on.url).connect('/api/socket?protocol=new')).rejects.toThrow('400');
  });
});
