import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { title1849 } from '@binario/game-1849';
import { describe, expect, it } from 'vitest';
import { readGameFile, readJson, writeGameFile } from '../src/files/disk.ts';
import { asGameFile, FORMAT, type GameFile, written } from '../src/files/gameFile.ts';
import { recorded } from '../src/files/record.ts';
import { binario, fileWith, folder } from './run.ts';

const setup = title1849.setup({ players: 3, seed: 5, variants: [], options: {} });
const actions = [
  { type: 'buyPrivate', by: 'P1', private: 'SCE' },
  { type: 'bid', by: 'P2', private: 'CNM', price: 80 },
];
const file: GameFile = recorded(title1849, setup, actions, { why: 'a test', names: { P1: 'Anna' } });

describe('game files', () => {
  it('come back as they were written, packed or not', () => {
    expect(asGameFile(JSON.parse(written(file)))).toEqual(file);
    const path = join(folder(), 'a', 'b.json');
    writeGameFile(path, file);
    expect(readGameFile(path)).toEqual(file);
    const packed = join(folder(), 'b.json.gz');
    writeFileSync(packed, gzipSync(written(file)));
    expect(readGameFile(packed)).toEqual(file);
  });

  it('may begin with the mark of an editor', () => {
    expect(readGameFile(fileWith(`\uFEFF${written(file)}`))).toEqual(file);
  });

  it('have one action in a line', () => {
    expect(written(file).split('\n')).toContain('  {"type":"buyPrivate","by":"P1","private":"SCE"},');
  });

  const { hashes: _hashes, ...plain } = file;
  it.each<[string, unknown, RegExp]>([
    ['no object', [file], /no JSON object/],
    ['null', null, /no JSON object/],
    ['no format', { ...file, format: undefined }, /its format is missing/],
    ['another format', { ...file, format: 'binario-game/9' }, /its format is "binario-game\/9"/],
    ['no game', { ...file, game: 7 }, /does not say which game/],
    ['no rules', { ...file, rules: 'new' }, /no version of the rules/],
    ['no set-up', { ...file, setup: [] }, /no set-up/],
    ['no actions', { ...plain, actions: {} }, /no list of actions/],
    ['an action without a type', { ...plain, actions: [{ by: 'P1' }] }, /action 1 of the game file is not an action/],
    ['an action of nobody', { ...plain, actions: [actions[0], { type: 'pass' }] }, /action 2 .* is not an action/],
    ['too few hashes', { ...file, hashes: ['00'] }, /2 actions but 1 hashes/],
    ['hashes that are none', { ...file, hashes: [1, 2] }, /not a list of texts/],
  ])('%s is refused', (_what, value, message) => {
    expect(() => asGameFile(value)).toThrow(message);
  });

  it('names that are none are left out', () => {
    expect(asGameFile({ ...file, names: ['Anna'], why: 7 })).not.toHaveProperty('names');
  });

  it.each<[string, () => string, RegExp]>([
    ['a folder', () => folder(), /is a folder, not a file/],
    ['nothing', () => join(folder(), 'x.json'), /cannot be read: it does not exist/],
    ['no JSON', () => fileWith('{'), /is not JSON: /],
    ['9 MB', () => fileWith(' '.repeat(9_000_000)), /is too large: a game has 8 MB at most/],
    ['few bytes that are 9 MB', () => fileWith(' '.repeat(9_000_000), 'x.json.gz'), /is too large: a game has 8 MB/],
    [
      'damaged',
      () => {
        const path = join(folder(), 'x.json.gz');
        writeFileSync(path, gzipSync('{"a":1}').subarray(0, 15));
        return path;
      },
      /is damaged/,
    ],
    [
      'not packed although it says so',
      () => {
        const path = join(folder(), 'x.json.gz');
        writeFileSync(path, '{}');
        return path;
      },
      /is not packed by gzip/,
    ],
  ])('%s cannot be read', (_what, path, message) => {
    expect(() => readJson(path())).toThrow(message);
  });
});

describe('replay', () => {
  const replay = (content: unknown, ...words: readonly string[]) => binario(['replay', fileWith(content), ...words]);

  it('checks every action and every hash, and shows where the game stands', async () => {
    const { code, out } = await replay(file);
    expect(code).toBe(0);
    expect(out).toEqual([
      'a test',
      'not over: ISR',
      '  P2: 500',
      '  P3: 500',
      '  Anna: 480',
      '2 actions replayed, 2 hashes compared',
    ]);
    expect((await replay(file, '--trusted')).last).toBe('2 actions replayed, 2 hashes compared');
  });

  it('works without hashes', async () => {
    expect((await replay({ ...file, hashes: undefined })).last).toBe('2 actions replayed, 0 hashes compared');
  });

  it.each<[string, unknown, readonly string[], RegExp]>([
    ['a game nobody knows', { ...file, game: '1830' }, [], /a game of "1830"; this program knows 1849/],
    [
      'other rules',
      { ...file, rules: 99 },
      [],
      /played by version 99 of the rules of 1849; this program has version \d+/,
    ],
    [
      'a set-up that makes no sense',
      { ...file, setup: { players: 9, seed: 1 } },
      [],
      /set-up .* makes no sense: .*not 9/,
    ],
    [
      'a set-up of the wrong kind',
      { ...file, setup: { players: 3, seed: 1, variants: 5 } },
      [],
      /set-up .* makes no sense/,
    ],
    [
      'an illegal action',
      { ...file, hashes: undefined, actions: [actions[1], actions[0]] },
      [],
      /action 1 is refused: .*for Anna/,
    ],
    [
      'a malformed action',
      { ...file, hashes: undefined, actions: [{ type: 'bid', by: 'P1' }] },
      [],
      /“private” is missing/,
    ],
    [
      'another hash',
      { ...file, hashes: [file.hashes?.[0], 'beef'] },
      [],
      /after action 2 the game is not in the state recorded/,
    ],
    [
      'another hash, trusted',
      { ...file, hashes: ['beef', file.hashes?.[1]] },
      ['--trusted'],
      /after action 1 the game/,
    ],
    [
      'an action nobody understands, trusted',
      { ...file, hashes: undefined, actions: [{ type: 'layTile', by: 'P1' }] },
      ['--trusted'],
      /action 1 cannot be carried out/,
    ],
    ['no game file', { format: FORMAT }, [], /does not say which game/],
  ])('%s', async (_what, content, words, message) => {
    const { code, errors } = await replay(content, ...words);
    expect(code).toBe(1);
    expect(errors[0]).toMatch(message);
  });
});
