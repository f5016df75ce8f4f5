import type { ListPage, TableAnswer } from '@binario/protocol';
import { describe, expect, it } from 'vitest';
import { testServer } from '../support/server.ts';

describe.each(['sqlite', 'postgres'] as const)('somebody who leaves the server, on %s', (kind) => {
  it('is forgotten, gives up the seats, and takes no game along', async () => {
    const on = await testServer({ kind });
    const [anna, bruno] = [await on.player('Anna'), await on.player('Bruno')];
    const seats = ['me', 'open', { bot: 'random' }];
    const settings = { vacancy: 'random', visibility: 'public', watchers: true };
    const id = await anna.create({ seats, settings });
    expect(await bruno.post(id, { do: 'sit' })).toMatchObject({ ok: true });
    await anna.http('PUT', `/api/tables/${id}/note`, { text: 'my secret plan' });
    await anna.post(id, { do: 'start' });
    await anna.post(id, { do: 'chat', text: 'see you' });
    const before = (await bruno.http<{ records: unknown[] }>('GET', `/api/tables/${id}/journal?limit=1000`)).body
      .records;

    const exported = await anna.http<{ tables: { id: string }[]; notes: { text: string }[]; records: unknown[] }>(
      'GET',
      '/api/account/export',
    );
    expect(exported.body.tables.map((table) => table.id)).toEqual([id]);
    expect(exported.body.notes).toMatchObject([{ text: 'my secret plan' }]);
    expect(JSON.stringify(exported.body.records)).toContain('see you');
    expect(JSON.stringify(exported.body)).not.toContain(bruno.id);

    expect((await anna.http('POST', '/api/account/leave', { name: 'Anna' })).status).toBe(204);
    expect((await anna.http('GET', '/api/account')).body).toEqual({ account: null });
    const { info } = (await bruno.http<TableAnswer>('GET', `/api/tables/${id}`)).body;
    expect(info.people[anna.id]).toBe('former player');
    expect(info.seats[0]).toMatchObject({ kind: 'bot' });
    expect(info.status).toBe('playing');
    const after = (await bruno.http<{ records: unknown[] }>('GET', `/api/tables/${id}/journal?limit=1000`)).body
      .records;
    // What was said goes, what was done stays.
    const said = JSON.parse(JSON.stringify(before).replace('see you', '—'));
    expect(after.slice(0, before.length)).toEqual(said);
    const list = (await bruno.http<ListPage>('GET', '/api/tables?mine=1')).body;
    expect(JSON.stringify(list)).not.toContain('Anna');
    const { db } = on.server.deps.store;
    const stored = JSON.stringify([
      await db.selectFrom('account').selectAll().execute(),
      await db.selectFrom('note').selectAll().execute(),
      await db.selectFrom('game_table').select(['doc', 'name']).execute(),
      await db.selectFrom('journal').selectAll().execute(),
    ]);
    expect(stored).not.toContain('my secret plan');
    expect(stored).not.toMatch(/\bAnna\b/);
    await on.close();
  });
});
