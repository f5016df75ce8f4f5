import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@binario/kernel';
import { describe, expect, it } from 'vitest';
import { textIn } from '../src/text/textIn.ts';

const root = join(import.meta.dirname, '..', 'src');
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => [path, readFileSync(join(root, path), 'utf8')] as const);

/** Lines of the page's sources that do what the catalogue and its machinery should do. */
const linesWith = (pattern: RegExp): readonly string[] =>
  sources.flatMap(([path, source]) =>
    source
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );

describe('words that the page puts together', () => {
  const said = languages.map((language) => textIn(language, [], null));

  it('have the colon of the language', () => {
    expect(said.map((text) => text.labelled('A', 'b'))).toEqual(['A: b', 'A: b', 'A\u00a0: b']);
    expect(said.map((text) => text.t('ask.says', { player: 'A' }))).toEqual(['A:', 'A:', 'A\u00a0:']);
  });

  it('are listed as the language does', () => {
    expect(said.map((text) => text.list(['a', 'b', 'c']))).toEqual(['a, b and c', 'a, b e c', 'a, b et c']);
  });

  it('are never joined by a colon or a comma in the code', () => {
    expect(linesWith(/\btext\.\w+\(.*\)\}(<\/\w+>)?:/)).toEqual([]);
    expect(linesWith(/\$\{text\.\w+\(.*\)\}: /)).toEqual([]);
    expect(linesWith(/^\s*\{\w+\}: </)).toEqual([]);
    expect(linesWith(/text\.(hex|holder|train)\b.*\.join\(', '\)/)).toEqual([]);
  });

  // Where a browser is, it may be asked: that is no sentence either.
  it('leave numbers, lists and dates to the texts; only how long a clock runs is no sentence', () => {
    expect(
      linesWith(/\bIntl\.(?!DateTimeFormat\(\)\.resolvedOptions)|toLocale\w*String/).filter(
        (line) => !line.startsWith('online/timeLeft.ts'),
      ),
    ).toEqual([]);
  });
});
