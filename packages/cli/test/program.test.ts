import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { verbs } from '../src/program.ts';
import { binario } from './run.ts';

const names = ['play', 'simulate', 'oracle', 'import', 'replay', 'rules'];

describe('the program', () => {
  it('without a verb shows what there is, and that it is an error', async () => {
    const { code, text } = await binario([]);
    expect(code).toBe(2);
    for (const { name } of verbs) expect(text).toContain(`  ${name} `);
  });

  it.each(['--help', '-h', 'help'])('%s is no error', async (word) => {
    expect((await binario([word])).code).toBe(0);
  });

  it('says its version, that of the rules and of the protocol', async () => {
    const { code, out } = await binario(['--version']);
    expect(code).toBe(0);
    expect(out).toEqual([
      expect.stringMatching(/^Binario \d+\.\d+\.\d+ \(rules 1849@\d+, 1865@\d+, 18fb@\d+; protocol \d+\)$/),
    ]);
    expect((await binario(['--help'])).out[0]).toBe(out[0]?.split(' (')[0]);
  });

  it('an unknown verb is named, with those there are', async () => {
    const { code, errors, out } = await binario(['frolic']);
    expect(code).toBe(2);
    expect(out).toEqual([]);
    expect(errors[0]).toMatch(/no verb "frolic".*play, simulate/);
  });

  it.each(verbs.map(({ name }) => name))('%s --help shows every option', async (name) => {
    const { code, text } = await binario([name, '--help']);
    expect(code).toBe(0);
    expect(text).toMatch(new RegExp(`npm run -s binario -- ${name}( |$)`, 'm'));
    for (const option of Object.keys(verbs.find((verb) => verb.name === name)?.options ?? {})) {
      expect(text).toContain(`--${option}`);
    }
  });

  it.each(names.filter((name) => name !== 'oracle'))('%s without its argument', async (name) => {
    const { code, errors } = await binario([name]);
    expect(code).toBe(2);
    expect(errors[0]).toMatch(/(GAME|FILE) is missing/);
  });

  it.each(names)('%s with an argument too many', async (name) => {
    const extra = await binario([name, 'one', 'two']);
    expect(extra.code).toBe(2);
    expect(extra.errors[0]).toContain('"two" is too much');
  });

  it.each(names)('%s does not know --fast', async (name) => {
    const { code, errors } = await binario([name, '1849', '--fast']);
    expect(code).toBe(2);
    expect(errors[0]).toContain('there is no option --fast');
    expect(errors[1]).toContain(`${name} --help`);
  });

  it.each<[string, readonly string[], RegExp]>([
    ['an unknown game', ['play', '1830'], /no game "1830"; there are 1849/],
    ['a game called like what all objects have', ['play', 'toString'], /no game "toString"/],
    ['a value that is missing', ['simulate', '1849', '--games'], /--games needs a value: --games N/],
    ['an option where a value should be', ['simulate', '1849', '--games', '--seed'], /--games needs a value/],
    ['a value too many', ['replay', 'x.json', '--trusted=yes'], /--trusted takes no value/],
    ['an option given twice', ['simulate', '1849', '--seed', '1', '--seed', '2'], /--seed is given twice/],
    ['an option misspelt', ['simulate', '1849', '--game', '5'], /no option --game; is --games meant\?/],
    ['no number', ['simulate', '1849', '--games', 'many'], /--games must be a whole number, at least 1, not "many"/],
    ['half a number', ['play', '1849', '--seed', '1.5'], /--seed must be a whole number, not "1.5"/],
    ['a number too large', ['play', '1849', '--seed', '99999999999999999999'], /--seed must be a whole number/],
    ['an empty number', ['play', '1849', '--seed='], /--seed must be a whole number/],
  ])('%s', async (_what, words, message) => {
    const { code, errors, out } = await binario(words);
    expect(code).toBe(2);
    expect(errors[0]).toMatch(message);
    expect(out).toEqual([]);
  });

  const built = fileURLToPath(new URL('../dist/main.js', import.meta.url));
  it.runIf(existsSync(built))('as a process: exit code, output and errors apart, input through a pipe', () => {
    const bad = spawnSync(process.execPath, [built, 'frolic'], { encoding: 'utf8' });
    expect(bad).toMatchObject({ status: 2, stdout: '' });
    expect(bad.stderr).toContain('no verb "frolic"');
    const good = spawnSync(process.execPath, [built, 'play', '1849', '--seed', '3'], {
      encoding: 'utf8',
      input: '1\nquit\n',
    });
    expect(good).toMatchObject({ status: 0, stderr: '' });
    expect(good.stdout).toContain('P1 buys SCE for L.20.');
  });
});
