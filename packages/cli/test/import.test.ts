import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { foreignGame } from './foreign.ts';
import { binario, fileWith, folder } from './run.ts';

const game = foreignGame();

describe('import', () => {
  it.each(['game.json', 'game.json.gz'])('reads a game of the other site (%s)', async (name) => {
    const { code, last, text } = await binario(['import', fileWith(game, name)]);
    expect(code).toBe(0);
    expect(last).toMatch(/^\d+ actions imported, 0 refused$/);
    expect(text).toMatch(/^not over: /m);
    expect(text).toMatch(/^ {2}Anna: \d+$/m);
  });

  it('writes it as a game of ours that can be replayed and gone on with', async () => {
    const path = join(folder(), 'out', 'game.json');
    const { text, last } = await binario(['import', fileWith(game), '--out', path]);
    expect(text).toContain(`written to ${path}`);
    const count = last.split(' ')[0];
    expect((await binario(['replay', path])).last).toBe(`${count} actions replayed, ${count} hashes compared`);
    expect((await binario(['play', '1849', '--load', path], ['quit'])).text).toContain(`${count} actions loaded`);
  });

  it('keeps what could be followed, and says where and why it stops', async () => {
    const actions = game.actions.map((action, i) =>
      i === 4 ? { ...action, type: 'lay_tile', hex: 'C5', tile: '9-0' } : action,
    );
    const path = join(folder(), 'game.json');
    const { code, out, last } = await binario(['import', fileWith({ ...game, actions }), '--out', path]);
    expect(code).toBe(1);
    expect(out.at(-2)).toBe('Action 5 of the file cannot be followed. The field “rotation” is missing.');
    expect(last).toMatch(/^\d+ actions imported, 1 refused$/);
    const count = last.split(' ')[0];
    expect(Number(count)).toBeGreaterThan(3);
    expect((await binario(['replay', path])).last).toBe(`${count} actions replayed, ${count} hashes compared`);
  });

  it('another score in the file is shown beside ours', async () => {
    const { text } = await binario(['import', fileWith({ ...game, result: { 1: 12345 } })]);
    expect(text).toMatch(/^ {2}Anna: \d+ \(12345 in the file\)$/m);
  });

  it.each<[string, () => string, RegExp]>([
    ['nothing there', () => '/nowhere/game.json', /does not exist/],
    ['no JSON', () => fileWith('<html>'), /is not JSON/],
    ['no game', () => fileWith({ name: 'binario' }), /is not a game of 18xx\.games: it has no title/],
    ['no object', () => fileWith('17'), /it has no title/],
    ['another game', () => fileWith({ ...game, title: '1830' }), /a game of "1830"; games of 1849/],
    ['no actions', () => fileWith({ ...game, actions: 'none' }), /no list of actions/],
    ['no players', () => fileWith({ ...game, players: undefined }), /names no players/],
    [
      'too few players',
      () => fileWith({ title: '1849', players: [{ id: 1, name: 'A' }], settings: { seed: 1 }, actions: [] }),
      /3, 4 or 5 players/,
    ],
    ['no settings', () => fileWith({ ...game, settings: null }), /no settings/],
  ])('%s', async (_what, path, message) => {
    const { code, errors } = await binario(['import', path()]);
    expect(code).toBe(1);
    expect(errors[0]).toMatch(message);
  });
});
