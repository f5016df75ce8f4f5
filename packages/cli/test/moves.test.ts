import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { binario, fileWith, folder } from './run.ts';

const head =
  'binario moves 1\ngame: 1849\nrules: 1\nsetup: {"players":3,"seed":5}\nnames: {"P1":"Anna","P2":"Bruno"}\n\n';
const opening = `${head}# ISR\nAnna buy private SCE\nBruno bid 80 CNM\nP3 pass\n`;

describe('play in the notation', () => {
  const play = (...typed: readonly string[]) => binario(['play', '1849', '--seed', '5'], [...typed, 'quit']);

  it('takes a move with or without who acts, and shows moves so', async () => {
    const { text } = await play('P1 buy private SCE', 'bid 80 CNM', 'moves');
    expect(text).toContain('* P1 buys SCE for L.20.');
    expect(text).toContain('* P2 bids L.80 for CNM.');
    expect(text).toMatch(/^P1 buy private SCE\nP2 bid 80 CNM$/m);
  });

  it('says why a move is refused, and who nobody is', async () => {
    const { text } = await play('buy private CNM', 'buy private XYZ', 'Zeno pass', 'fly to the moon');
    expect(text).toMatch(/1849 §8/);
    expect(text).toContain('must name a private company; “XYZ” is not one');
    expect(text).toContain('Nobody here is called “Zeno”.');
    expect(text).toContain('“fly to the moon” is not understood.');
  });

  it('goes on with a game written so', async () => {
    const { text } = await binario(['play', '1849', '--load', fileWith(opening, 'moves')], ['quit']);
    expect(text).toContain('3 actions loaded');
    expect(text).toMatch(/^Anna +/m);
  });
});

describe('replay in the notation', () => {
  it('reads and writes a whole game, and the two are one', async () => {
    const golden = join(import.meta.dirname, '../../../games/1865/test/golden/short-2.json');
    const written = join(folder(), 'short-2.moves');
    const json = await binario(['replay', golden, '--moves', written]);
    const { code, text, last } = await binario(['replay', written]);
    expect(code).toBe(0);
    expect(text.split('\n')[0]).toBe(json.text.split('\n')[1]);
    expect(last).toMatch(/^\d+ actions replayed, 0 hashes compared$/);
    expect(readFileSync(written, 'utf8')).toMatch(/^# OR 1\.1\n[A-Z]+ lay \d+ \w+\/\d$/m);
  });

  it.each([
    [
      'a move that is none',
      `${opening}Anna dance\n`,
      /line 11: "Anna dance" is refused: “Anna dance” is no move of this game/,
    ],
    ['a move the rules refuse', `${opening}Anna value 100\n`, /line 11: "Anna value 100" is refused: /],
    ['a head without a set-up', opening.replace(/setup.*\n/, ''), /does not say "setup"/],
    ['a set-up that makes no sense', opening.replace('"players":3', '"players":9'), /9/],
    ['rules of another time', opening.replace('rules: 1', 'rules: 7'), /version 7 of the rules of 1849/],
    ['a game nobody knows', opening.replace('game: 1849', 'game: 1830'), /a game of "1830"/],
  ])('refuses %s', async (_what, text, message) => {
    const { code, errors } = await binario(['replay', fileWith(text, 'moves')]);
    expect(code).toBe(1);
    expect(errors.join('\n')).toMatch(message);
  });
});
