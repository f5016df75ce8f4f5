import { describe, expect, it } from 'vitest';
import { computedImportsOf, importsOf, scan } from '../layers/scan.mjs';

const specifiers = (text: string) => importsOf(scan(text)).map(({ specifier }) => specifier);

describe('importsOf', () => {
  it.each([
    ["import 'a';", ['a']],
    ["import a from 'a';", ['a']],
    ["import * as a from 'a';", ['a']],
    ["import a, { b as c } from 'a';", ['a']],
    ["import {\n  b, // from 'x'\n  type c,\n} from 'a';", ['a']],
    ["import type { b } from 'a';", ['a']],
    ["export * from 'a';", ['a']],
    ["export { b } from 'a';", ['a']],
    ["const b = await import('a');", ['a']],
    ['const b = await import(`a`);', ['a']],
    ["const b = require('a');", ['a']],
    ["type B = import('a').B;", ['a']],
    ["export { b }\nimport c from 'a'\nimport d from 'e'", ['a', 'e']],
    ["const text = `${f(`${'}'}`)}`; import 'a';", ['a']],
    ["const half = total / 2; import 'a'; const more = 1 / 2;", ['a']],
    ["const quotes = /['\"`/]/; import 'a';", ['a']],
    ["<p>don't</p>;\nimport 'a';", ['a']],
  ])('finds the imports of %s', (text, expected) => {
    expect(specifiers(text)).toEqual(expected);
  });

  it.each([
    "// import 'a';",
    "/* import 'a';\nimport 'b'; */",
    'const text = "import \'a\'";',
    "const text = `import 'a'`;",
    "const text = `${x}import 'a'`;",
    "const url = import.meta.url + 'a';",
    "loader.import('a');",
    "const place = { from: 'a' };",
  ])('finds nothing in %s', (text) => {
    expect(specifiers(text)).toEqual([]);
  });

  it('knows an import that vanishes at run time from one that stays', () => {
    const text =
      "import type { A } from 'a'; import { type B } from 'b'; import type from 'c'; export type { D } from 'd';";
    expect(importsOf(scan(text)).map(({ typeOnly }) => typeOnly)).toEqual([true, false, false, true]);
  });

  it('keeps every position, so that lines can be named', () => {
    const text = "/* two\nlines */ const a = 'b\\'c'; import 'd';";
    const { code } = scan(text);
    expect(code).toHaveLength(text.length);
    expect(importsOf(scan(text))[0]?.index).toBe(text.indexOf('import'));
  });
});

describe('computedImportsOf', () => {
  it('finds only imports of computed modules', () => {
    const text = "await import('a'); await import(b);";
    expect(computedImportsOf(scan(text))).toEqual([text.lastIndexOf('import')]);
  });
});
