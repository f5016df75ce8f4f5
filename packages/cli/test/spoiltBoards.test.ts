import { platform } from 'node:os';
import { join } from 'node:path';
import type { BoardFile } from '@binario/kernel';
import { sized } from '@binario/kernel/testing';
import { Dice, mutated } from '@binario/trials';
import { describe, expect, it } from 'vitest';
import { FORMAT } from '../src/files/gameFile.ts';
import { gameNames, withGame } from '../src/games/registry.ts';
import { binario, fileWith, folder } from './run.ts';

const builtIn = (game: string) => withGame(game, ({ title }) => title.boards?.builtIn as BoardFile);

/** A game that is about to begin on the board in this text. */
const gameOn = (game: string, board: string) =>
  withGame(game, ({ title }) => {
    const head = { format: FORMAT, game, rules: title.game.rules, actions: [] };
    const setup = title.setup({ players: 4, seed: 5, variants: [], options: {} });
    // As text: some faults exist only there.
    return JSON.stringify({ ...head, setup: { ...setup, board: 'BOARD' } }).replace('"BOARD"', () => board);
  });

/** Whatever takes a board file, with the words before it. */
const verbs: readonly (readonly string[])[] = [
  ['board', 'check'],
  ['board', 'show'],
  ['board', 'diff'],
  ['play', '1849', '--board'],
  ['simulate', '1849', '--games', '1', '--board'],
];

describe('what is no board', () => {
  it.each<[string, () => string, RegExp]>([
    ['nothing', () => join(folder(), 'x.json'), /cannot be read: it does not exist/],
    ['a folder', () => folder(), /is a folder, not a file/],
    ['an empty file', () => fileWith(''), /is not JSON: Unexpected end/],
    ['a picture', () => fileWith('\x89PNG\r\n\x1a\n\0\0\0'), /is not JSON/],
    ['a file without a comma', () => fileWith('{"binario": "board" "game"}'), /is not JSON: .*position 20/],
    ['a number', () => fileWith('7'), /does not say of which game|not a board file/],
    ['a list', () => fileWith('[]'), /does not say of which game|not a board file/],
    ['another file', () => fileWith('{"game":"1830"}'), /does not say of which game|is missing/],
    ['a board of 300 KB', () => fileWith(`{"game":"1849","x":"${'x'.repeat(300_000)}"}`), /256 KB at most/],
    ['a file of 3 MB', () => fileWith(' '.repeat(3_000_000)), /is too large: a board has 256 KB at most/],
    ['a deep one', () => fileWith(`{"game":"1849","x":${'['.repeat(500_000)}${']'.repeat(500_000)}}`), /too deeply/],
  ])('%s is refused by every verb, with the reason', async (_what, make, reason) => {
    const path = make();
    for (const words of verbs) {
      const { code, errors, text } = await binario([...words, path], ['quit']);
      expect({ words, code }).toEqual({ words, code: 1 });
      expect([...errors, text].join('\n')).toMatch(reason);
    }
  });

  it('the board of another game is refused', async () => {
    const path = fileWith(await builtIn('1865'));
    for (const words of verbs.slice(3)) {
      const { code, errors } = await binario([...words, path], ['quit']);
      expect(code).toBe(1);
      expect(errors.join()).toContain('“game” must be 1849, not “1865”.');
    }
    const { code, errors } = await binario(['board', 'diff', fileWith(await builtIn('1849')), path]);
    expect(code).toBe(1);
    expect(errors.join()).toContain('“game” must be 1849');
  });

  it.skipIf(platform() === 'win32')('a device without end is not read on and on', async () => {
    for (const words of [...verbs, ['replay'], ['import'], ['play', '1849', '--load']]) {
      const { code, errors } = await binario([...words, '/dev/zero'], ['quit']);
      expect({ words, code }).toEqual({ words, code: 1 });
      expect(errors.join()).toMatch(/zero is too large: a (board|game) has \d+ .B at most/);
    }
  });
});

describe('a spoilt board inside a game', () => {
  it.each(gameNames)('of %s is refused in words', async (game) => {
    const saved = fileWith(await gameOn(game, JSON.stringify({ ...(await builtIn(game)), trains: [] })));
    for (const words of [
      ['replay', saved],
      ['play', game, '--load', saved],
    ]) {
      const { code, errors } = await binario(words, ['quit']);
      expect(code).toBe(1);
      expect(errors.join()).toMatch(/set-up of the game file makes no sense: “trains” must/);
    }
  });
});

describe('a board spoilt anywhere', () => {
  it.each(gameNames)(
    'of %s is checked without a fault, and a game on it can be opened if it can be played on',
    async (game) => {
      const right = await builtIn(game);
      const seen = new Set<number>();
      for (let seed = 1; seed <= sized(40, 2000); seed++) {
        const text = mutated(new Dice(seed), right);
        const checked = await binario(['board', 'check', fileWith(text)]);
        const opened = await binario(['replay', fileWith(await gameOn(game, text))]);
        seen.add(checked.code);
        expect({ seed, code: opened.code }).toEqual({ seed, code: checked.code });
        expect([...checked.errors, ...opened.errors].join()).not.toMatch(/TypeError|undefined is|of undefined|stack/i);
      }
      expect(seen).toContain(1);
    },
  );
});
