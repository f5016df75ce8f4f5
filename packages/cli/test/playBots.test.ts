import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readGameFile } from '../src/files/disk.ts';
import { binario, folder } from './run.ts';

const play = (typed: readonly string[], ...words: readonly string[]) =>
  binario(['play', '1849', '--seed', '5', ...words], typed);
const two = ['--seat', 'P2=casual', '--seat', 'P3=casual'];

/** Who was asked, in the order of the menus. */
const asked = (text: string) => [...text.matchAll(/^(\w+) may buy (\w+)/gm)].map(([, who, what]) => `${who} ${what}`);

describe('play: automatic players', () => {
  it('move by themselves, until a person is asked', async () => {
    const to = join(folder(), 'game.json');
    const { code, text, progress } = await play(['1', 'quit'], ...two, '--save', to);
    expect(code).toBe(0);
    expect(progress).toEqual(['P2 is thinking…', 'P3 is thinking…']);
    expect(text).toMatch(/\* P1 buys SCE[\s\S]*\* P2 [\s\S]*\* P3 /);
    expect(readGameFile(to).actions.map(({ by }) => by)).toEqual(['P1', 'P2', 'P3']);
    expect(asked(text)[0]).toBe('P1 SCE');
    expect(
      asked(text)
        .slice(1)
        .every((each) => each.startsWith('P1')),
    ).toBe(true);
  });

  it('what they did is undone and redone with the move of a person before it', async () => {
    const to = join(folder(), 'game.json');
    const { text } = await play(['1', 'undo', 'quit'], ...two, '--save', to);
    expect(text.match(/^Undone: /gm)).toHaveLength(3);
    expect(asked(text).at(-1)).toBe('P1 SCE');
    expect(readGameFile(to).actions).toEqual([]);
    await play(['1', 'undo', 'redo', 'quit'], ...two, '--save', to);
    expect(readGameFile(to).actions).toHaveLength(3);
  });

  it('there is nothing to undo before a person has moved', async () => {
    const { text } = await play(['undo', 'quit'], '--seat', 'P1=casual', '--seat', 'P2=casual');
    expect(text).toContain('There is nothing to undo.');
    expect(text).not.toContain('Undone');
  });

  it('a seat changes hands at any time', async () => {
    const to = join(folder(), 'game.json');
    const typed = ['1', 'seat P2 casual', 'seat p2 person', 'seat P3 director', '1', 'quit'];
    const { text } = await play(typed, '--save', to);
    expect(text).toContain('P2 is an automatic player from now on: casual.');
    expect(text).toContain('P2 is a person from now on.');
    expect(text).toContain('P3 is an automatic player from now on: director.');
    expect(readGameFile(to).actions.length).toBeGreaterThan(2);
  });

  it('a name stands for its seat, and a saved game goes on with whoever is wished', async () => {
    const to = join(folder(), 'game.json');
    const names = ['--names', 'Anna,Bruno,Carla'];
    const { text } = await play(['quit'], ...names, '--seat', 'Anna=casual', '--seat', 'bruno=casual', '--save', to);
    expect(asked(text).every((each) => each.startsWith('Carla'))).toBe(true);
    const { progress } = await binario(['play', '1849', '--load', to, '--seat', 'Carla=casual'], ['quit']);
    expect(progress).toEqual(['Carla is thinking…']);
  });

  it.each<[string, readonly string[], RegExp]>([
    [
      'no such seat',
      ['--seat', 'P9=casual'],
      /--seat must be SEAT=LEVEL with one of P1, P2, P3 or a name, not "P9=casual"/,
    ],
    ['no such level', ['--seat', 'P2=genius'], /no bot "genius" plays this; there are casual, director/],
    ['no level', ['--seat', 'P2'], /no bot "" plays this/],
  ])('%s', async (_what, words, said) => {
    const { code, errors } = await play([], ...words);
    expect(code).toBe(2);
    expect(errors.join('\n')).toMatch(said);
  });

  it.each([
    ['seat', /^Who, and what\? seat NAME LEVEL, or seat NAME person; the seats are P1, P2, P3\.$/m],
    ['seat P7 casual', /^Who, and what\?/m],
    ['seat P2 genius', /^There is no automatic player “genius” here; there are casual, director/m],
  ])('%s', async (typed, said) => {
    const { text } = await play([typed, 'quit']);
    expect(text).toMatch(said);
  });
});
