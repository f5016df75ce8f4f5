import type { Action } from '@binario/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Party } from '../support/game.ts';
import { newKey, type Player } from '../support/player.ts';
import { type TestServer, testServer } from '../support/server.ts';

describe.each(['sqlite', 'postgres'] as const)('submitting moves (%s)', (kind) => {
  let on: TestServer;
  let party: Party;
  let people: Player[];

  beforeAll(async () => {
    on = await testServer({ kind });
    people = await Promise.all(['Anna', 'Bruno', 'Carla'].map((name) => on.player(name)));
    party = await Party.begin(people);
  });
  afterAll(() => on.close());

  const now = async () => {
    const { head } = await party.head();
    return party.seen(people[0] as Player, head);
  };
  const records = async () => {
    const { body } = await (people[0] as Player).http<{ records: { seq: number }[] }>(
      'GET',
      `/api/tables/${party.id}/journal?after=0&limit=1000`,
    );
    return body.records.length;
  };

  it('accepts a legal move and shows it to everybody with the same hash', async () => {
    const before = await now();
    const { answer } = await party.move();
    expect(answer).toMatchObject({ ok: true, version: before.version });
    for (const player of people) {
      const { version, info } = await party.seen(player, answer.seq);
      expect(version).toBe(answer.version);
      expect(info.status).toBe('playing');
    }
  });

  it('answers a repeated submit with what was done, and does it once', async () => {
    const mirror = await now();
    const by = party.at(mirror.actor ?? '');
    const key = newKey();
    const command = { do: 'act', version: mirror.version, key, action: mirror.move() } as const;
    const first = await by.post(party.id, command);
    expect(first).toMatchObject({ ok: true });
    const count = await records();
    expect(await by.post(party.id, command)).toEqual({ ...first, repeated: true });
    expect(await by.post(party.id, { ...command, version: mirror.version + 1 })).toEqual({ ...first, repeated: true });
    expect(await records()).toBe(count);
  });

  it('lets only one of two that come together through', async () => {
    const mirror = await now();
    const by = party.at(mirror.actor ?? '');
    const action = mirror.move();
    const answers = await Promise.all(Array.from({ length: 5 }, () => by.act(party.id, mirror.version, action)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const others = answers.filter(({ ok }) => !ok);
    expect(
      others.every((answer) => !answer.ok && answer.code === 'stale' && answer.version === mirror.version + 1),
    ).toBe(true);
  });

  it('refuses precisely, and changes nothing', async () => {
    const mirror = await now();
    const { version } = mirror;
    const seat = mirror.actor ?? '';
    const by = party.at(seat);
    const other = people.find((each) => each !== by) as Player;
    const otherSeat = mirror.info.seats.find(({ user }) => user === other.id)?.seat ?? '';
    const action = mirror.move();
    const count = await records();
    const refused = async (player: Player, at: number, what: object, expected: object) =>
      expect(await player.act(party.id, at, what as Action)).toMatchObject({ ok: false, ...expected });

    await refused(by, version - 1, action, { code: 'stale', version });
    await refused(by, version + 7, action, { code: 'stale', version });
    await refused(
      other,
      version,
      { ...action, by: otherSeat },
      { code: 'notYourTurn', refusal: { rule: 'turn.notYours' } },
    );
    await refused(other, version, action, { code: 'notYours' });
    await refused(by, version, { type: 'fly', by: seat }, { code: 'malformed', refusal: { rule: 'form.unknownType' } });
    await refused(by, version, { ...action, extra: 1 }, { code: 'malformed', refusal: { rule: 'form.unknownField' } });
    await refused(by, version, { type: 'buyTrain', by: seat }, { code: 'malformed' });
    await refused(by, version, { type: 'issueBond', by: seat, corp: 'AFG' }, { ok: false });
    const stranger = await on.player('Dario');
    await refused(stranger, version, action, { code: 'notSeated' });
    const bad = await by.http<object>('POST', `/api/tables/${party.id}/commands`, {
      do: 'act',
      version: 'x',
      key: 'short',
      action: [],
    });
    expect(bad.status).toBe(400);
    expect((await by.http('POST', '/api/tables/nosuchtable1/commands', { do: 'start' })).status).toBe(404);
    expect((await by.http('POST', '/api/tables/x/commands', { do: 'start' })).status).toBe(400);

    expect(await records()).toBe(count);
    expect((await now()).version).toBe(version);
    expect(on.logged).toEqual([]);
  });
});
