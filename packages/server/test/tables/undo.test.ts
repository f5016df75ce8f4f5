import type { TableInfo } from '@binario/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Party } from '../support/game.ts';
import type { Mirror } from '../support/mirror.ts';
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

const seen = async (party: Party): Promise<Mirror> => party.seen(party.players[0] as Player, (await party.head()).head);
const requests = async (party: Party): Promise<TableInfo['requests']> => (await seen(party)).info.requests;
const undo = async (party: Party, who: Player, to: number) =>
  who.command(party.id, { do: 'undo', version: (await seen(party)).version, key: newKey(), to });

describe('taking back', () => {
  it("is free for one's own last moves, and can be done again", async () => {
    const party = await Party.begin([anna, bruno, carla]);
    await party.moves(4);
    const before = await seen(party);
    const { by } = await party.move();
    const after = await seen(party);
    const taken = await undo(party, by, 4);
    expect(taken).toMatchObject({ ok: true });
    const back = await seen(party);
    expect(back.state).toEqual(before.state);
    expect(back.info.undone).toEqual({ count: 1, by: by.id });
    const again = await by.command(party.id, { do: 'redo', version: back.version, key: newKey() });
    expect(again).toMatchObject({ ok: true });
    expect((await seen(party)).state).toEqual(after.state);
    await party.moves(3);
  });

  it('asks those whose moves would go, and is done when all agree', async () => {
    const party = await Party.begin([anna, bruno, carla]);
    await party.moves(3);
    const at3 = (await seen(party)).state;
    const first = (await party.move()).by;
    const second = (await party.move()).by;
    expect(second).not.toBe(first);
    const asked = await undo(party, first, 3);
    expect(asked).toMatchObject({ ok: true, request: expect.any(String) });
    const [request] = await requests(party);
    expect(request).toMatchObject({ kind: 'undo', to: 3, by: first.id, asked: [second.id] });
    const third = [anna, bruno, carla].find((each) => each !== first && each !== second) as Player;
    expect(await third.command(party.id, { do: 'answer', request: request?.id ?? '', yes: true })).toMatchObject({
      code: 'notYours',
    });
    expect(await second.command(party.id, { do: 'answer', request: request?.id ?? '', yes: true })).toMatchObject({
      ok: true,
    });
    await anna.until('delta', (delta) => delta.table === party.id && delta.record.kind === 'undo');
    const back = await seen(party);
    expect(back.state).toEqual(at3);
    expect(back.info.requests).toEqual([]);
  });

  it('is not done when somebody says no, or when the game goes on', async () => {
    const party = await Party.begin([anna, bruno, carla]);
    await party.moves(3);
    const first = (await party.move()).by;
    const second = (await party.move()).by;
    const position = (await seen(party)).state;
    await undo(party, first, 3);
    const [request] = await requests(party);
    await second.command(party.id, { do: 'answer', request: request?.id ?? '', yes: false });
    expect(await requests(party)).toEqual([]);
    expect((await seen(party)).state).toEqual(position);
    await undo(party, first, 3);
    expect(await requests(party)).toHaveLength(1);
    await party.move();
    expect(await requests(party)).toEqual([]);
  });

  it('takes the moves of bots along, but asks everybody where it takes back nothing else', async () => {
    const party = await Party.begin([anna, bruno], { players: 3, seats: ['me', 'open', { bot: 'random' }] });
    const act = async (who: Player, by: string, version: number) =>
      expect(await who.act(party.id, version, { type: 'pass', by })).toMatchObject({ ok: true });
    await act(anna, 'P1', 1);
    await act(bruno, 'P2', 2);
    await anna.until('delta', (delta) => delta.table === party.id && delta.position === 3);
    // Nothing but the move of the bot would go: whoever wants that, the other is asked.
    for (const [who, other] of [
      [anna, bruno],
      [bruno, anna],
    ] as const) {
      expect(await undo(party, who, 2)).toMatchObject({ ok: true, request: expect.any(String) });
      const [request] = await requests(party);
      expect(request?.asked).toEqual([other.id]);
      await who.command(party.id, { do: 'withdraw', request: request?.id ?? '' });
    }
    // His own move with it: that is his own turn, though somebody else is asked by now.
    const taken = await undo(party, bruno, 1);
    expect(taken).toMatchObject({ ok: true });
    expect(taken).not.toHaveProperty('request');
    expect((await seen(party)).info).toMatchObject({ turn: { actors: ['P2'] }, requests: [] });
  });

  it('gives nobody the right to move for others: each does his own moves again', async () => {
    const party = await Party.begin([anna, bruno, carla]);
    const first = (await party.move()).by;
    const second = (await party.move()).by;
    await undo(party, first, 0);
    const [request] = await requests(party);
    await second.command(party.id, { do: 'answer', request: request?.id ?? '', yes: true });
    await anna.until('delta', (delta) => delta.table === party.id && delta.record.kind === 'undo');
    const redo = async (who: Player) =>
      who.command(party.id, { do: 'redo', version: (await seen(party)).version, key: newKey() });
    expect(await redo(second)).toMatchObject({ code: 'notYours' });
    expect(await redo(first)).toMatchObject({ ok: true });
    expect(await redo(first)).toMatchObject({ code: 'notYours' });
    expect(await redo(second)).toMatchObject({ ok: true });
    expect(await redo(second)).toMatchObject({ code: 'notNow', problem: 'nothingToRedo' });
  });

  it('follows what the table chose', async () => {
    const strict = await Party.begin([anna, bruno, carla], { settings: { undo: 'none' } });
    const { by } = await strict.move();
    expect(await undo(strict, by, 0)).toMatchObject({ code: 'notNow', problem: 'undoForbidden' });
    const polite = await Party.begin([anna, bruno, carla], { settings: { undo: 'asked' } });
    const mover = (await polite.move()).by;
    expect(await undo(polite, mover, 0)).toMatchObject({ ok: true, request: expect.any(String) });
    expect((await requests(polite))[0]?.asked).toHaveLength(2);
    expect(await undo(polite, mover, 9)).toMatchObject({ code: 'notNow', problem: 'nothingToUndo' });
  });

  it('leaves a journal that replays', async () => {
    const party = await Party.begin([anna, bruno, carla]);
    await party.moves(3);
    const { by } = await party.move();
    await undo(party, by, 3);
    await party.moves(2);
    const { body } = await anna.http<{ actions: unknown[]; hashes: string[] }>('GET', `/api/tables/${party.id}/export`);
    expect(body.actions).toHaveLength(5);
    expect(body.hashes).toHaveLength(5);
    expect(on.logged).toEqual([]);
  });
});
