import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Party } from '../support/game.ts';
import type { Player } from '../support/player.ts';
import { type TestServer, testServer } from '../support/server.ts';

// What a database does that did not wait for its disk, or a standby that was behind: it knows less than it acknowledged.
describe.each(['sqlite', 'postgres'] as const)('a database that has gone back (%s)', (kind) => {
  let on: TestServer;
  let people: Player[];
  beforeAll(async () => {
    on = await testServer({ kind });
    people = await Promise.all(['Anna', 'Bruno', 'Carla'].map((name) => on.player(name)));
  });
  afterAll(() => on.close());

  it('has the last word: the table is played on from there', async () => {
    const { db } = on.server.deps.store;
    const party = await Party.begin(people);
    for (let i = 0; i < 3; i++) await party.move();
    const kept = await db.selectFrom('game_table').selectAll().where('id', '=', party.id).executeTakeFirstOrThrow();
    const { answer: first } = await party.move();
    await party.move();
    await db.deleteFrom('journal').where('table_id', '=', party.id).where('seq', '>', kept.seq).execute();
    await db.updateTable('game_table').set(kept).where('id', '=', party.id).execute();

    const { head } = await party.head();
    const mirror = await party.seen(people[0] as Player, head);
    const by = party.at(mirror.actor ?? '');
    const lost = await by.act(party.id, mirror.version, mirror.move());
    expect(lost).toMatchObject({ ok: false, code: 'stale', version: kept.version });
    // Whoever looks anew sees it, and goes on.
    for (const each of people) await party.follow(each);
    expect((await party.move()).answer).toMatchObject({ ok: true, seq: first.seq, version: first.version });
  });

  it('and a table it does not know any more is unknown', async () => {
    const { db } = on.server.deps.store;
    const party = await Party.begin(people);
    await party.move();
    for (const relation of ['journal', 'member', 'snapshot'] as const)
      await db.deleteFrom(relation).where('table_id', '=', party.id).execute();
    await db.deleteFrom('game_table').where('id', '=', party.id).execute();
    expect(await (people[0] as Player).post(party.id, { do: 'chat', text: 'Hello?' })).toMatchObject({
      ok: false,
      code: 'unknownTable',
    });
  });
});
