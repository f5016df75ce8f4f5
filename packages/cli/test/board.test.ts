import { readFileSync } from 'node:fs';
import { entry18fb } from '@binario/game-18fb/terminal';
import { title1849 } from '@binario/game-1849';
import { entry1865 } from '@binario/game-1865/terminal';
import { type BoardFile, type Boards, boardDigest, start } from '@binario/kernel';
import type { Entry } from '@binario/terminal';
import { describe, expect, it } from 'vitest';
import { binario, fileWith } from './run.ts';

const mine = { ...title1849.boards?.builtIn, name: 'Mine', terrain: { rough: 40, hills: 80, mountains: 240 } };
const file = (board: unknown) => fileWith(typeof board === 'string' ? board : JSON.stringify(board));

describe('board', () => {
  it('show writes the board in the box, which has nothing to be said of it', async () => {
    const { code, text } = await binario(['board', 'show', '1849']);
    expect(code).toBe(0);
    expect(JSON.parse(text)).toEqual(title1849.boards?.builtIn);
    const checked = await binario(['board', 'check', file(text)]);
    expect(checked).toMatchObject({ code: 0, text: expect.stringContaining('0 errors, 0 warnings') });
  });

  it('check says in three languages what is wrong, and ends with 1', async () => {
    const broken = file({ ...mine, terrain: { ...mine.terrain, rough: 50 } });
    const said = await Promise.all(
      ['en', 'it', 'fr'].map((language) => binario(['board', 'check', broken, '--language', language])),
    );
    expect(said.map(({ code }) => code)).toEqual([1, 1, 1]);
    expect(said[0]?.text).toContain('error  terrain.rough  A quarter of 50');
    expect(said[1]?.text).toContain('Un quarto di 50');
    expect(said[2]?.text).toContain('Le quart de 50');
  });

  it('diff names what is different', async () => {
    const { code, text } = await binario(['board', 'diff', file(mine)]);
    expect(code).toBe(1);
    expect(text).toContain('terrain.mountains: 160 -> 240');
  });

  it('may begin with the mark of an editor', async () => {
    expect((await binario(['board', 'check', file(`\uFEFF${JSON.stringify(mine)}`)])).code).toBe(0);
  });

  it('play and simulate take a board; a saved game has it inside', async () => {
    const saved = file('');
    const { code, text } = await binario(
      ['play', '1849', '--seed', '5', '--board', file(mine), '--save', saved],
      ['1', 'quit'],
    );
    expect(code).toBe(0);
    expect(text).toContain('Played on the board “Mine”.');
    const { setup } = JSON.parse(readFileSync(saved, 'utf8')) as { setup: { board: typeof mine } };
    expect(boardDigest(setup.board as never)).toBe(boardDigest(mine as never));
    expect((await binario(['replay', saved])).code).toBe(0);
    const simulated = await binario(['simulate', '1849', '--games', '1', '--board', file(mine)]);
    expect(simulated.code).toBe(0);
  });

  it.each([entry1865, entry18fb])('a simulation of $title.game.id counts the tiles of its board', (entry) => {
    const { title, census } = entry as Entry<unknown, unknown, unknown>;
    const { builtIn } = title.boards as Boards<BoardFile & { readonly tiles: readonly { readonly id: string }[] }>;
    const [first, ...tiles] = builtIn.tiles.map((tile) => (tile.id === '8' ? { ...tile, id: 'X8' } : tile));
    const board = { ...builtIn, name: 'Mine', tiles: [...tiles, first] };
    const setup = title.setup({ players: 3, seed: 1, variants: [], options: {}, board });
    const counted = census?.groups(start(title.game, setup).table).tiles;
    expect(counted).toEqual(board.tiles.map((tile) => tile?.id));
    expect(counted).toContain('X8');
  });

  it('play refuses a board that cannot be played on', async () => {
    const { code, errors } = await binario(
      ['play', '1849', '--board', file({ ...mine, map: { hexes: [] } })],
      ['quit'],
    );
    expect(code).toBe(1);
    expect(errors.join(' ')).toContain('“map.hexes” must have from 1 to 400 entries, not 0.');
  });
});
