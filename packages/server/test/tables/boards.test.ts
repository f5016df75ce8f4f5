import type { BoardFile, Engine } from '@binario/kernel';
import { boardDigest } from '@binario/kernel';
import type { ExportedTable, TableAnswer, ViewAnswer } from '@binario/protocol';
import { releasedEngines } from '@binario/trials';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Party } from '../support/game.ts';
import type { Player } from '../support/player.ts';
import { type TestServer, testServer } from '../support/server.ts';

let on: TestServer;
let anna: Player;
let players: readonly Player[];
let builtIn: BoardFile;

beforeAll(async () => {
  on = await testServer();
  builtIn = ((await releasedEngines()).get('1849') as Engine).boards?.builtIn as BoardFile;
  players = await on.three();
  [anna] = players as [Player];
});
afterAll(() => on.close());

const mine = () => ({ ...builtIn, name: 'Mine', terrain: { rough: 40, hills: 80, mountains: 240 } });
const wish = (board: unknown) => ({ game: '1849', players: 3, board });
const create = (board: unknown) =>
  anna.http<TableAnswer & { message: string; refusal?: { rule: string } }>('POST', '/api/tables', wish(board));

describe('tables on other boards', () => {
  it('play on it, say which it is, and go to another server with it, hash by hash', async () => {
    const party = await Party.begin(players, { board: mine() });
    await party.moves(30);
    const { body: file } = await anna.http<ExportedTable>('GET', `/api/tables/${party.id}/export`);
    expect((file.setup as { board: unknown }).board).toEqual(mine());
    const { body: seen } = await anna.http<ViewAnswer>('GET', `/api/tables/${party.id}/view`);
    expect(seen.info.board).toEqual({ name: 'Mine', digest: boardDigest(mine() as BoardFile) });
    const view = seen.view.table as { options: { board: unknown } };
    expect(view.options.board).toBe(boardDigest(mine() as BoardFile));

    const other = await testServer();
    try {
      const [dora] = await other.three();
      const { status, body } = await dora.http<TableAnswer>('POST', '/api/tables/import', { file });
      expect(status).toBe(201);
      expect(body).toMatchObject({ position: 30, hash: file.hashes.at(-1), info: { board: { name: 'Mine' } } });
      expect(other.logged).toEqual([]);
    } finally {
      await other.close();
    }
    expect(on.logged).toEqual([]);
  });

  it('the board in the box is nothing to be named', async () => {
    const { status, body } = await create(builtIn);
    expect(status).toBe(201);
    expect(body.info.board).toBeUndefined();
  });

  it.each<[string, (board: BoardFile) => unknown, string]>([
    ['not a board', () => 7, 'board'],
    ['another game', (board) => ({ ...board, game: '1865' }), 'shape.oneOf'],
    ['a missing part', ({ name: _name, ...rest }) => rest, 'shape.missing'],
    ['a home nowhere', (board) => ({ ...board, corporations: homeless(board) }), 'board.homeNowhere'],
    ['nested without end', (board) => ({ ...board, map: nested(2000) }), 'shape.tooDeep'],
    ['huge numbers', (board) => ({ ...board, terrain: { rough: 1e18, hills: 80, mountains: 160 } }), 'shape.whole'],
    ['300 KB', (board) => ({ ...board, name: 'x'.repeat(300_000) }), 'shape.tooLarge'],
  ])('%s is refused with a reason, and nothing is made', async (_what, spoil, rule) => {
    const { status, body } = await create(spoil(builtIn));
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain(rule);
    expect(on.logged).toEqual([]);
  });

  it('a file whose board cannot be played on does not become a table', async () => {
    const file = {
      format: 'binario-game/1',
      game: '1849',
      setup: { players: 3, seed: 1, board: { ...mine(), tiles: [] } },
      actions: [],
    };
    const { status, body } = await anna.http('POST', '/api/tables/import', { file });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('shape.length');
  });
});

const nested = (depth: number): unknown => (depth === 0 ? [] : [nested(depth - 1)]);
const homeless = (board: BoardFile) => {
  const { corporations } = board as BoardFile & { corporations: Record<string, object> };
  return { ...corporations, IFT: { ...corporations.IFT, homes: ['Z9'] } };
};
