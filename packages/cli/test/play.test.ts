import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { title1849 } from '@binario/game-1849';
import { describe, expect, it } from 'vitest';
import { readGameFile } from '../src/files/disk.ts';
import { playedBack } from '../src/files/record.ts';
import { drawSeats } from '../src/play/seats.ts';
import { binario, fileWith, folder } from './run.ts';
import { midGame } from './saved.ts';

const play = (typed: readonly string[], ...words: readonly string[]) =>
  binario(['play', '1849', '--seed', '5', ...words], typed);

describe('play: the table', () => {
  it('shows the map, who plays, where the rules are, what is asked and what can be done', async () => {
    const { code, text } = await play(['quit']);
    expect(code).toBe(0);
    expect(text).toContain('Palermo (C5): ---');
    expect(text).toMatch(/^P1 +500 +0\/12 +500 +priority deal$/m);
    expect(text).toContain('Initial stock round\nP1 may buy SCE for L.20');
    expect(text).toMatch(/^ {4}1 {2}Buy SCE \(L\.20\)$/m);
    expect(text).toMatch(/^ {4}6 {2}Pass$/m);
  });

  it('a number is done, the log tells it, and the next player is asked', async () => {
    const { text } = await play(['1', 'quit']);
    expect(text).toContain('* P1 buys SCE for L.20.');
    expect(text).toContain('P2 may buy SIGI for L.45');
  });

  it('a price is asked within its bounds', async () => {
    const { text } = await play(['2', '49', 'x', '501', '50', 'quit']);
    expect(text.match(/It must be a whole number from 50 to 500\./g)).toHaveLength(3);
    expect(text).toContain('* P1 bids L.50 for SIGI.');
  });

  it('a price may stand in the same line, and the question can be left', async () => {
    const { text } = await play(['2 77', '2', 'back', '1', 'quit']);
    expect(text).toContain('* P1 bids L.77 for SIGI.');
    expect(text).toContain('* P2 buys SCE for L.20.');
  });

  it('what is left of a line is not taken for an answer to the next question', async () => {
    const { text } = await play(['1 1 1', 'quit']);
    expect(text).toContain('P1 buys SCE');
    expect(text).not.toContain('P2 buys SIGI');
  });

  it.each<[string, RegExp]>([
    ['market', /^ {3}57 {3}66/m],
    ['corps', /^To be started, in order: \w{3}, \w{3}/m],
    ['players', /^P3 +500/m],
    ['hex H12', /^Catania \(H12\) \[C\]\n {2}city: value 40\n {2}spaces: ---\n {2}track: I11-station$/m],
    ['hex h12', /^Catania \(H12\)/m],
    ['hex Z99', /^There is no hex Z99\.$/m],
    ['board', /^C {2}C1 {8}C3/m],
    ['help', /^undo, redo/m],
    ['why', /^Nothing is refused here\.$/m],
    ['log', /./],
    ['dance', /^“dance” is not understood\./m],
    ['99', /^There is no choice “99” here\.$/m],
    ['0', /^There is no choice “0” here\.$/m],
    ['undo', /^There is nothing to undo\.$/m],
    ['redo', /^There is nothing to redo\.$/m],
    ['save', /^Where to\? save FILE$/m],
  ])('%s', async (command, shown) => {
    const { code, text } = await play([command, 'quit']);
    expect(code).toBe(0);
    expect(text).toMatch(shown);
  });

  it('undo and redo', async () => {
    const { text } = await play(['1', 'undo', 'redo', 'log', 'quit']);
    expect(text).toContain('Undone: Buy SCE');
    expect(text.match(/\* P1 buys SCE for L\.20\./g)).toHaveLength(2);
  });

  it('ends quietly when the input ends, also in the middle of a question', async () => {
    for (const typed of [[], ['2'], ['', '   ']]) {
      const { code, last } = await play(typed);
      expect(code).toBe(0);
      expect(last).toBe('No more input: the game stops here.');
    }
  });

  it.each([
    ['en', 'may buy SCE'],
    ['it', 'può comprare la SCE'],
    ['fr', 'peut acheter la SCE'],
    ['fr', 'RB initial · Phase 4 · Banque L.6260 · Trains en vente\u00a0: 4H'],
  ])('speaks %s', async (language, said) => {
    const { text } = await play(['help', 'quit'], '--language', language);
    expect(text).toContain(said);
  });

  it('without a seed it takes any and says which', async () => {
    const { text } = await binario(['play', '1849'], ['quit']);
    expect(text).toContain('Seed 4711.');
  });
});

describe('play: who sits where', () => {
  it('as many players as names; the seed draws the seats (1849 §2.1)', async () => {
    const { text } = await play(['quit'], '--names', 'Anna, Bruno,Carla,Dario');
    for (const name of ['Anna', 'Bruno', 'Carla', 'Dario']) expect(text).toMatch(new RegExp(`^${name} +375`, 'm'));
    const first = Object.values(drawSeats(['Anna', 'Bruno', 'Carla', 'Dario'], 5))[0];
    expect(text).toContain(`${first} may buy SCE`);
  });

  it('every order comes up', () => {
    const orders = new Set(
      Array.from({ length: 200 }, (_, seed) => Object.values(drawSeats(['a', 'b', 'c'], seed)).join()),
    );
    expect(orders.size).toBe(6);
  });

  it.each<[string, readonly string[], RegExp]>([
    ['names and players differ', ['--players', '4', '--names', 'a,b,c'], /3 names for 4 players/],
    ['two players of one name', ['--names', 'a,b,a'], /--names must all be different/],
    ['an empty name', ['--names', 'a,,b'], /must not contain an empty name/],
    ['too many players', ['--players', '6'], /players: .*not 6/],
    ['an unknown language', ['--language', 'de'], /--language must be one of en, it, fr, not "de"/],
    ['an unknown option of the game', ['--option', 'speed=1'], /speed: there is no such option/],
  ])('%s', async (_what, words, message) => {
    const { code, errors } = await play([], ...words);
    expect(code).toBe(2);
    expect(errors[0]).toMatch(message);
  });
});

describe('play: later in the game', () => {
  it('tiles are chosen by hex, then by tile, then by rotation', async () => {
    const { path, lay, menu } = midGame('layTile');
    const { text } = await binario(
      ['play', '1849', '--load', path],
      [`${menu} ${lay.hex} ${lay.tile} ${lay.rotation}`, 'quit'],
    );
    expect(text).toMatch(new RegExp(`lays tile ${lay.tile} on .*${lay.hex}`));
  });

  it('the steps of a choice are numbered lists', async () => {
    const { path, lay, menu } = midGame('layTile');
    const { text } = await binario(
      ['play', '1849', '--load', path],
      [`${menu}`, 'nowhere', lay.hex, 'quit', 'back', 'quit'],
    );
    expect(text).toMatch(/^ +\d+ {2}Lay tile: \d+ possibilities$/m);
    expect(text).toContain('There is no choice “nowhere” here.');
    expect(text).toMatch(new RegExp(`^ +\\d+ {2}${lay.hex}`, 'm'));
  });

  it('why tells what is refused, by which paragraph', async () => {
    const { path } = midGame('layTile');
    const { text } = await binario(['play', '1849', '--load', path], ['why', 'why zebra', 'quit']);
    expect(text).toMatch(/^ {2}.*: .* \(1849 §10\.3(\.1)?\)( \(\d+ such choices?\))?$/m);
    expect(text).toContain('Nothing is refused here.');
  });

  it('the best routes are proposed; others can be written and are checked', async () => {
    const { path } = midGame('runTrains');
    const wrong = await binario(['play', '1849', '--load', path], ['2', '4H-0 C5 E1', '2', 'back', '2', '', 'quit']);
    expect(wrong.text).toContain('Run other routes…');
    expect(wrong.text).toMatch(/\(1849 §10/);
    const right = await binario(['play', '1849', '--load', path], ['1', 'quit']);
    expect(right.text).toMatch(/\* \w+ runs for L\.\d+/);
  });

  it('the end shows the scores, and can be taken back', async () => {
    const { path, last } = midGame('end');
    const { text } = await binario(['play', '1849', '--load', path], ['undo', 'redo', 'quit']);
    expect(text.match(/^Final scores$/gm)).toHaveLength(2);
    expect(text).toContain('The game is over: ');
    expect(text).toContain('Undone: ');
    expect(last).toBeGreaterThan(100);
  });
});

describe('play: saving and loading', () => {
  it('what is saved can be gone on with, names and all', async () => {
    const path = join(folder(), 'deep', 'game.json');
    const saved = await play(['1', '2 80', `save ${path}`, 'quit'], '--names', 'Anna,Bruno,Carla');
    expect(saved.text).toContain(`Saved to ${path}.`);
    const loaded = await binario(['play', '1849', '--load', path], ['log', 'quit']);
    expect(loaded.text).toContain(`2 actions loaded from ${path}.`);
    expect(loaded.text).toMatch(/(Anna|Bruno|Carla) bids L\.80 for CNM\./);
  });

  it('--save writes after every action, also after undo', async () => {
    const path = join(folder(), 'game.json');
    await play(['1', '1', 'undo', 'quit'], '--save', path);
    const file = readGameFile(path);
    expect(file.actions).toHaveLength(1);
    expect([...playedBack(title1849, file, true)]).toHaveLength(1);
  });

  it('a folder that is in the way is told, and play goes on', async () => {
    const { code, text } = await play([`save ${folder()}`, 'quit']);
    expect(code).toBe(0);
    expect(text).toContain('cannot be written: it is a folder');
  });

  it('a place that cannot be written to ends the program before anything is played', async () => {
    const { code, errors } = await play(['1'], '--save', join(fileWith('x'), 'game.json'));
    expect(code).toBe(1);
    expect(errors[0]).toMatch(/cannot be written/);
  });

  it.each<[string, (file: string) => string, RegExp]>([
    ['nothing there', () => '/nowhere/game.json', /cannot be read: it does not exist/],
    ['no game file', () => fileWith({ format: 'other' }), /its format is "other"/],
    [
      'another game',
      (file) => fileWith({ ...JSON.parse(readFileSync(file, 'utf8')), game: '1830' }),
      /a game of 1830, not of 1849/,
    ],
    [
      'an action that is refused',
      (file) => {
        const saved = JSON.parse(readFileSync(file, 'utf8'));
        return fileWith({ ...saved, actions: [{ ...saved.actions[0], private: 'RSA' }, ...saved.actions.slice(1)] });
      },
      /action 1 is refused: .*lowest.* \(1849 §8\)/,
    ],
    [
      'another state than recorded',
      (file) => {
        const saved = JSON.parse(readFileSync(file, 'utf8'));
        return fileWith({ ...saved, hashes: saved.hashes.map(() => 'ffffffffffffffff') });
      },
      /after action 1 the game is not in the state recorded/,
    ],
  ])('loading: %s', async (_what, broken, message) => {
    const path = join(folder(), 'game.json');
    await play(['1', 'quit'], '--save', path);
    const { code, errors } = await binario(['play', '1849', '--load', broken(path)], ['quit']);
    expect(code).toBe(1);
    expect(errors[0]).toMatch(message);
  });

  it('what is wrong with a loaded game is said in the language of the game', async () => {
    const path = join(folder(), 'game.json');
    await play(['1', 'quit'], '--save', path);
    const saved = JSON.parse(readFileSync(path, 'utf8'));
    const broken = fileWith({ ...saved, hashes: saved.hashes.map(() => 'ffffffffffffffff') });
    const { errors } = await binario(['play', '1849', '--load', broken, '--language', 'it'], ['quit']);
    expect(errors[0]).toContain('dopo la mossa 1 la partita non è nello stato registrato');
  });

  it('a loaded game has its set-up already', async () => {
    const { code, errors } = await play([], '--load', 'x.json');
    expect(code).toBe(2);
    expect(errors[0]).toContain('--seed and --load do not go together');
  });
});
