import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { title1849 } from '@binario/game-1849';
import { rulesOf } from '@binario/kernel';
import { describe, expect, it } from 'vitest';
import { idsIn } from '../src/rules/checklist.ts';
import { factsIn } from '../src/rules/tests.ts';
import { binario, folder } from './run.ts';

describe('what tests say they test', () => {
  it.each<[string, string, readonly string[]]>([
    ['it', "it('one [1-01]', () => {});", ['one [1-01]']],
    ['test, in other quotes', 'test("a", f); test(`b`, f);', ['a', 'b']],
    ['a table', "it.each([['x', (y) => y]])('%s', f);", ['%s']],
    ['a typed table', "it.each<[Phase, (a: B) => C]>([['4', f]])(\n  'in %s',\n  f);", ['in %s']],
    ['a template with parts', ['it(`a $', '{b(`c`)} d`, f);'].join(''), [['a $', '{b(`c`)} d'].join('')]],
    ['skipped and conditional ones', "it.skip('a', f); it.runIf(x)('b', f);", ['a', 'b']],
    ['not in comments or texts', "// it('a', f)\n/* it('b') */ const s = \"it('c', f)\";", []],
    ['not of other things', "exit('a'); a.it('b'); bit('c'); describe('d', f);", []],
    ['after a regular expression', "const r = /['\"]/g; it('a', f);", ['a']],
    ['after a division', "const r = a / b; it('a', f); const s = c / d;", ['a']],
    ['a title with quotes in it', "it('it\\'s so', f);", ["it\\'s so"]],
  ])('%s', (_what, source, titles) => {
    expect(factsIn(source).titles).toEqual(titles);
  });

  it.each<[string, string, readonly string[]]>([
    ['refuses', "refuses(state, sell('RCS', 1), 'sell.poolFull');", ['sell.poolFull']],
    ['toBe', "expect(whyNot(state, move)).toBe('lay.noMoney');", ['lay.noMoney']],
    ['a table', "it.each([['x', 'bid.tooLow']])('%s', (a, rule) => refuses(s, m, rule));", ['bid.tooLow']],
    ['not what is expected not to be', "expect(why).not.toBe('bid.tooLow');", []],
    ['not what is merely said', "const key = 'bid.tooLow'; say('bid.tooLow');", []],
  ])('a refusal is expected by %s', (_what, source, expected) => {
    const found = factsIn(source).expected;
    for (const key of ['sell.poolFull', 'lay.noMoney', 'bid.tooLow'])
      expect(found.has(key)).toBe(expected.includes(key));
  });

  it('ids are told from what looks like them', () => {
    const title = 'nobody sells 2-01 [2-02] then [9.2-10, 10.5.1-03, C-01, 9, 9-x, 9-1b, a 9-01, 1849-9-01]';
    expect(idsIn(title, '1849')).toEqual(['1849-9.2-10', '1849-10.5.1-03', '1849-C-01']);
    expect(idsIn('a minor floats [P-4.4-03, P-7-01, F-02]', '1865')).toEqual([
      '1865-P-4.4-03',
      '1865-P-7-01',
      '1865-F-02',
    ]);
    expect(idsIn('1849-9.2-10 nobody sells [so] much', '1849')).toEqual([]);
  });
});

describe('rules', () => {
  const keys = rulesOf(title1849.game).map(({ key }) => key);
  const all = keys.map((key) => `refuses(s, m, '${key}');`).join('\n');

  function clone(files: Readonly<Record<string, string>>): string {
    const root = join(folder(), 'clone');
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    return root;
  }

  const check = (files: Readonly<Record<string, string>>) => binario(['rules', '1849', '--repository', clone(files)]);
  const list = '- `1849-1-01` lim: Three to five.\n- **1849-1-02** DEF See 1849-9-99.\n- no id, but 1849-9-98\n';

  it('all is well when every id stands in a title and every rule is expected', async () => {
    const { code, last, text } = await check({
      'games/1849/CHECKLIST.md': list,
      'games/1849/test/1.test.ts': "it('one and two [1-01, 1-02]', () => {});",
      'games/1849/test/deep/2.test.ts': all,
    });
    expect(last).toBe(`2 ids mapped, ${keys.length} rules with a refusing test, 0 unmapped`);
    expect(code).toBe(0);
    expect(text).toMatch(/^ {2}train\.limit +1849 §10\.6$/m);
  });

  it('lists what is unmapped', async () => {
    const { code, last, text } = await check({
      'games/1849/CHECKLIST.md': list,
      'games/1849/test/1.test.ts': "it('one [1-01]', () => {}); it('made up [1-77]', () => {});",
      'games/1849/test/2.test.ts': all.replace("'train.limit'", "''"),
      'games/1849/test/not-a-test.ts': "it('two [1-02]', () => {});",
    });
    expect(code).toBe(1);
    expect(text).toContain('\n1849-1-02 is named by no test');
    expect(text).toContain('\n1849-1-77 is named by a test, but not in the checklist');
    expect(text).toContain('\ntrain.limit has no test that it refuses');
    expect(last).toBe(`1 ids mapped, ${keys.length - 1} rules with a refusing test, 3 unmapped`);
  });

  it('no checklist, no tests, no such game', async () => {
    const none = await check({ 'games/1849/test/1.test.ts': '' });
    expect(none.code).toBe(1);
    expect(none.errors[0]).toMatch(/no checklist of 1849/);
    const nowhere = await binario(['rules', '1849', '--repository', '/nowhere']);
    expect(nowhere.code).toBe(1);
    expect(nowhere.errors[0]).toMatch(/no tests of the game there/);
    expect((await binario(['rules', '1830'])).code).toBe(2);
  });

  it('looks at this clone unless said otherwise', async () => {
    const { last } = await binario(['rules', '1849']);
    expect(last).toMatch(/^550 ids mapped, \d+ rules with a refusing test, 0 unmapped$/);
  });
});
