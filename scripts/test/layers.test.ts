import { describe, expect, it } from 'vitest';
import { LAYERS } from '../layers/arrows.mjs';
import { checkLayers } from '../layers/check.mjs';
import { checkDocs } from '../layers/docs.mjs';
import { readTree } from '../layers.mjs';
import { root } from '../workspaces.mjs';

type Tree = Record<string, string>;
type Layer = import('../layers/arrows.mjs').Layer;

const entry = (source: string, built: string) => ({ '@binario/source': source, types: built, default: built });

function pack(folder: string, dependencies: string[] = [], more: object = {}): Tree {
  const name = folder.replace(/^packages\//, '@binario/').replace(/^games\//, '@binario/game-');
  const source = folder.startsWith('games/') ? './game.ts' : './src/index.ts';
  const folderOf = (dependency: string) =>
    dependency.startsWith('@binario/game-')
      ? `games/${dependency.slice('@binario/game-'.length)}`
      : `packages/${dependency.slice('@binario/'.length)}`;
  const references = dependencies
    .filter((dependency) => dependency.startsWith('@binario/'))
    .map((dependency) => ({ path: `../../${folderOf(dependency)}` }));
  return {
    [`${folder}/package.json`]: JSON.stringify({
      name,
      exports: { '.': entry(source, './dist/x.js') },
      dependencies: Object.fromEntries(dependencies.map((dependency) => [dependency, '0.1.0'])),
      ...more,
    }),
    [`${folder}/tsconfig.json`]: JSON.stringify({ references }),
  };
}

const kernel = '@binario/kernel';
const rail = '@binario/rail';
const game = '@binario/game-1849';

const ground: Tree = {
  ...pack('packages/kernel'),
  ...pack('packages/rail', [kernel], {
    exports: {
      '.': entry('./src/index.ts', './dist/index.js'),
      './testing': { '@binario/source': './src/testing/index.ts' },
    },
  }),
  ...pack('games/1849', [kernel, rail, '@binario/bots', '@binario/web', 'react']),
  ...pack('games/1865', [kernel, rail, game]),
  ...pack('packages/bots', [kernel, rail, game]),
  ...pack('packages/protocol', [kernel]),
  ...pack('packages/server', [kernel, rail, game, '@binario/bots', '@binario/protocol', 'fastify']),
  ...pack('packages/web', [kernel, rail, game, '@binario/bots', '@binario/protocol', '@binario/server']),
  ...pack('packages/app', [game, '@binario/web']),
  ...pack('packages/cli', [kernel, rail, game, '@binario/bots', '@binario/server', '@binario/web']),
};

function check(files: Tree, layers: Record<string, Layer> = LAYERS): string[] {
  const tree = { ...ground, ...files };
  const folders = Object.keys(tree)
    .filter((path) => path.endsWith('/package.json'))
    .map((path) => path.replace('/package.json', ''));
  const whole = {
    'package.json': JSON.stringify({ name: 'binario', devDependencies: { vitest: '4.1.12' } }),
    'tsconfig.json': JSON.stringify({ references: folders.map((path) => ({ path })) }),
    ...tree,
  };
  return checkLayers(whole, layers).map(({ file, line, rule }) => `${file}:${line} ${rule}`);
}

describe('the arrows', () => {
  it.each([
    ['packages/rail/src/a.ts', `import { a } from '${kernel}';`],
    ['games/1849/game.ts', `import { a } from '${kernel}'; import { b } from '${rail}';`],
    ['packages/bots/src/a.ts', `import { a } from '${kernel}';`],
    ['packages/bots/test/a.test.ts', `import { a } from '${game}';`],
    ['packages/protocol/src/a.ts', `import type { A } from '${kernel}';`],
    ['packages/server/src/http/a.ts', `import { a } from '${kernel}'; import { b } from '@binario/protocol';`],
    ['packages/server/test/a.test.ts', `import { a } from '${game}'; import { b } from '@binario/bots';`],
    ['packages/web/src/pages/a.tsx', `import { a } from '${rail}'; import { b } from '@binario/protocol';`],
    ['packages/cli/src/main.ts', `import { a } from '@binario/server'; import { b } from '@binario/bots';`],
    ['games/1849/bot/a.ts', `import { a } from '@binario/bots'; import { b } from '../rules/b.ts';`],
    ['games/1849/terminal/a.ts', `import { a } from '../bot/a.ts';`],
    [
      'games/1849/page/a.tsx',
      `import 'react'; import '@binario/web'; import type { A } from '../game.ts'; document; fetch();`,
    ],
    ['games/1849/page/engine/a.ts', `import '@binario/web'; import '../../game.ts'; import '../own.ts';`],
    ['packages/app/src/a.ts', `import '@binario/web';`],
    ['packages/cli/test/a.test.ts', `import { b } from '${game}';`],
  ])('allow %s with %s', (path, text) => {
    expect(check({ [path]: text })).toEqual([]);
  });

  it.each([
    ['packages/bots/src/a.ts', `import { a } from '${rail}';`],
    ['packages/bots/src/a.ts', `import { a } from '${game}';`],
    ['packages/protocol/src/a.ts', `import { a } from '${kernel}';`],
    ['packages/server/src/http/a.ts', `export * from '${rail}';`],
    ['packages/server/src/http/a.ts', `import { a } from '${game}';`],
    ['packages/web/src/pages/a.tsx', `const a = await import('@binario/server');`],
    ['packages/cli/src/main.ts', `import { b } from '${game}';`],
    ['packages/web/src/pages/a.tsx', `import { b } from '${game}';`],
    ['packages/app/src/a.ts', `import { b } from '${game}';`],
    ['games/1849/rules/a.ts', `import { b } from '@binario/web';`],
    ['games/1849/rules/a.ts', `import { a } from '@binario/bots';`],
    ['games/1865/steps/a.ts', `import type { A } from '${game}';`],
    ['games/1865/test/a.test.ts', `import { a } from '${game}';`],
  ])('forbid %s with %s', (path, text) => {
    expect(check({ [path]: text })).toEqual([`${path}:1 arrow`]);
  });

  it('forbid what stands on a part of a package, but for the parts that may', () => {
    const path = 'games/1849/rules/a.ts';
    expect(check({ [path]: `import { a } from '../bot/a.ts';` })).toEqual([`${path}:1 part`]);
    expect(check({ 'games/1849/bot/a.ts': `import '../terminal/a.ts';` })).toEqual(['games/1849/bot/a.ts:1 part']);
    expect(check({ [path]: `import '../page/a.tsx';` })).toEqual([`${path}:1 part`]);
  });

  it('keep the engine out of the page: that runs in the worker', () => {
    const path = 'games/1849/page/a.tsx';
    expect(check({ [path]: `import { game } from '../game.ts';` })).toEqual([`${path}:1 part`]);
    expect(check({ [path]: `import { engine } from './engine/engine.ts';` })).toEqual([`${path}:1 part`]);
    expect(check({ 'games/1849/page/engine/a.ts': `fetch();` })).toEqual(['games/1849/page/engine/a.ts:1 pure']);
  });

  it('want every project of a package among those that are built', () => {
    const files = { 'games/1849/page/tsconfig.json': JSON.stringify({ references: [{ path: '..' }] }) };
    expect(check(files)).toEqual(['tsconfig.json:1 reference']);
  });

  it('forbid the kernel everything, even when declared', () => {
    const files = { ...pack('packages/kernel', [rail]), 'packages/kernel/src/a.ts': `\nimport '${rail}';` };
    expect(check(files)).toEqual(['packages/kernel/src/a.ts:2 arrow']);
  });

  it('name a package that has no layer', () => {
    expect(check(pack('packages/mystery'))).toEqual(['packages/mystery/package.json:1 layer']);
  });
});

describe('the areas of a package', () => {
  const areas = { 'index.ts': { uses: ['b'] }, b: { uses: ['a'] }, a: { uses: [] }, '.': { uses: [] } };
  const checkAreas = (files: Tree, of: Record<string, { uses: string[] }> = areas) =>
    check(
      { ...pack('packages/house'), ...files },
      { ...LAYERS, house: { folder: 'packages/house', uses: [], areas: of } },
    );
  const src = 'packages/house/src';

  it('import from themselves, from what they use and from what that uses', () => {
    expect(
      checkAreas({
        [`${src}/index.ts`]: `import './b/deep/b.ts'; import type { A } from './a/a.ts';`,
        [`${src}/b/deep/b.ts`]: `import '../c.ts'; import '../../a/a.ts';`,
        [`${src}/io.ts`]: `import './names.ts';`,
      }),
    ).toEqual([]);
  });

  it.each([
    ['a/a.ts', `import '../b/b.ts';`],
    ['a/a.ts', `import type { B } from '../b/deep/b.ts';`],
    ['a/a.ts', `export type { B } from '../b/b.ts';`],
    ['a/a.ts', `const b = await import('../b/b.ts');`],
    ['b/b.ts', `import '../index.ts';`],
    ['b/b.ts', `import '../io.ts';`],
    ['io.ts', `import './a/a.ts';`],
  ])('may not import against the arrows: %s with %s', (path, text) => {
    expect(checkAreas({ [`${src}/${path}`]: text })).toEqual([`${src}/${path}:1 area`]);
  });

  it('leave the tests alone', () => {
    expect(checkAreas({ 'packages/house/test/a.test.ts': `import '../src/b/b.ts';` })).toEqual([]);
  });

  it('are named all', () => {
    expect(checkAreas({ [`${src}/c/c.ts`]: '' })).toEqual([`${src}/c/c.ts:1 area`]);
  });

  it('can be folders inside a folder, each with arrows of its own', () => {
    const nested = { 'b/low': { uses: [] }, b: { uses: ['b/low'] } };
    const files = { [`${src}/b/b.ts`]: `import './low/a.ts';`, [`${src}/b/low/a.ts`]: `import '../c.ts';` };
    expect(checkAreas(files, nested)).toEqual([`${src}/b/low/a.ts:1 area`]);
  });

  it('form no cycle and use nothing that is none', () => {
    const arrows = 'scripts/layers/arrows.mjs:1 area';
    expect(checkAreas({}, { a: { uses: ['b'] }, b: { uses: ['a'] } })).toEqual([arrows]);
    expect(checkAreas({}, { a: { uses: ['elsewhere'] } })).toEqual([arrows]);
  });
});

describe('files that load each other', () => {
  const src = 'packages/rail/src';

  it.each([`import './c.ts';`, `export * from './c.ts';`, `const c = await import('./c.ts');`])('by %s', (text) => {
    const files = { [`${src}/a.ts`]: `import './b.ts';`, [`${src}/b.ts`]: text, [`${src}/c.ts`]: `import './a.ts';` };
    expect(check(files)).toEqual([`${src}/a.ts:1 cycle`]);
  });

  it('are found in scripts and tests too', () => {
    const cycle = { 'scripts/a.mjs': `import './b/b.mjs';`, 'scripts/b/b.mjs': `import '../a.mjs';` };
    expect(check(cycle)).toEqual(['scripts/a.mjs:1 cycle']);
  });

  it('are none when a type closes the circle, or two ways lead to one file', () => {
    expect(
      check({
        [`${src}/a.ts`]: `import './b.ts'; import './c.ts';`,
        [`${src}/b.ts`]: `import './c.ts';`,
        [`${src}/c.ts`]: `import type { A } from './a.ts';`,
      }),
    ).toEqual([]);
  });
});

describe('the memory of the engine', () => {
  it.each([
    'let last = 0;',
    'export let last: A | undefined;',
    'const known = new Map<string, A>();',
    'const seen = new Set();',
    'const kept = new Int16Array(0);',
    'const queue: number[] = [];\nexport const f = (a: number) => queue.push(a);',
    'const counts = [1, 2];\nexport function f() { counts[0] += 1; }',
    'const newest = { map: 1 };\nexport function f() { newest.map = 2; }',
  ])('does not outlive a question: %s', (text) => {
    for (const path of ['packages/kernel/src/a.ts', 'packages/rail/src/model/a.ts', 'games/1849/search/a.ts']) {
      expect(check({ [path]: `const x = 1;\n${text}` })).toEqual([`${path}:2 state`]);
    }
  });

  it.each([
    'const known = new WeakMap<object, A>();\nexport const f = (a: object) => known.set(a, b);',
    'const named = new Map(all.map((each) => [each.id, each]));',
    'const none: readonly number[] = [];',
    'const doubled = memo1((a: A) => 2 * a.n);',
    'export function f() {\n  let last = 0;\n  const queue: number[] = [];\n  queue.push(last);\n}',
    'const isSame = a.map === b.map;',
  ])('belongs to what it was derived from: %s', (text) => {
    expect(check({ 'games/1849/search/a.ts': text })).toEqual([]);
  });

  it('may be what a search notes while it lasts, in the file that says so', () => {
    expect(check({ ...pack('packages/track', [kernel]), 'packages/track/src/buffers.ts': 'let a = 0;' })).toEqual([]);
  });
});

describe('the purity of the engine', () => {
  it.each([
    'const now = Date.now();',
    'function f(day: Date) {}',
    'const a = Math.random();',
    'const { random } = Math;',
    "const a = Math['random']();",
    'const a = performance.now();',
    'setTimeout(f, 1);',
    "import { readFileSync } from 'node:fs';",
    "import { readFileSync } from 'fs';",
    'if (process.env.X) f();',
    'console.log(1);',
    "await fetch('x');",
    'const id = crypto.randomUUID();',
    'const all = globalThis;',
    'const all = { ...process };',
    'names.sort((a, b) => a.localeCompare(b));',
    'const a = await import(name);',
    'const text = `${Date.now()}`;',
  ])('forbids %s', (text) => {
    for (const path of ['packages/kernel/src/a.ts', 'packages/rail/src/model/a.ts', 'games/1849/rules/a.ts']) {
      expect(check({ [path]: `const x = 1;\n${text}` })).toEqual([`${path}:2 pure`]);
    }
  });

  it.each([
    'const best = Math.max(1, Math.floor(2.5));',
    '// Date.now() would be wrong here\nconst a = 1;',
    "const text = 'Date and console';",
    'frame.process(1); const a = frame?.console;',
    'const keys = { process: 1, fetch: 2 };',
    'interface A { readonly crypto?: string }',
    'const myDate = 1; const updated = 2;',
  ])('leaves %s alone', (text) => {
    expect(check({ 'games/1849/rules/a.ts': text })).toEqual([]);
  });

  it('forbids a foreign package even when declared', () => {
    const files = { ...pack('packages/rail', [kernel, 'lodash']), 'packages/rail/src/a.ts': "import a from 'lodash';" };
    expect(check(files)).toEqual(['packages/rail/src/a.ts:1 pure']);
  });

  it('ends at the tests and outside the engine', () => {
    const text = "import { it } from 'node:test'; console.log(Date.now());";
    const paths = ['games/1849/test/a.test.ts', 'packages/rail/src/testing/a.ts', 'packages/cli/src/main.ts'];
    expect(check(Object.fromEntries(paths.map((path) => [path, text])))).toEqual([]);
  });
});

describe('imports', () => {
  it('must be declared', () => {
    expect(check({ 'packages/server/src/http/a.ts': "import a from 'fastify'; import b from 'zod/mini';" })).toEqual([
      'packages/server/src/http/a.ts:1 undeclared',
    ]);
    expect(check({ ...pack('packages/rail'), 'packages/rail/src/a.ts': `import '${kernel}';` })).toEqual([
      'packages/rail/src/a.ts:1 undeclared',
    ]);
  });

  it('may use the development dependencies of the root in tests only', () => {
    const text = "import { it } from 'vitest';";
    expect(check({ 'packages/cli/test/a.test.ts': text, 'packages/cli/src/a.ts': text })).toEqual([
      'packages/cli/src/a.ts:1 undeclared',
    ]);
  });

  it('may not leave the package by a path', () => {
    expect(check({ 'packages/rail/src/a.ts': "import '../../kernel/src/a.ts';" })).toEqual([
      'packages/rail/src/a.ts:1 escape',
    ]);
  });

  it('may not name the own package, except in its tests', () => {
    const text = `import '${rail}';`;
    expect(check({ 'packages/rail/src/a.ts': text, 'packages/rail/test/a.test.ts': text })).toEqual([
      'packages/rail/src/a.ts:1 escape',
    ]);
  });

  it('may use what exists for tests in tests only', () => {
    const byName = `import '${rail}/testing';`;
    expect(
      check({
        'games/1849/test/a.test.ts': byName,
        'games/1849/game.ts': byName,
        'games/1849/rules/a.ts': "import '../test/support/a.ts';",
        'packages/rail/src/a.ts': "import './testing/a.ts';",
      }),
    ).toEqual([
      'games/1849/game.ts:1 test-only',
      'games/1849/rules/a.ts:1 test-only',
      'packages/rail/src/a.ts:1 test-only',
    ]);
  });

  it('name the source file', () => {
    expect(check({ 'packages/rail/src/a.ts': "import './b.js';" })).toEqual(['packages/rail/src/a.ts:1 extension']);
  });
});

describe('files', () => {
  it('are no barrels, except the entries of a package', () => {
    expect(
      check({
        'packages/rail/src/index.ts': '',
        'packages/rail/src/testing/index.ts': '',
        'packages/rail/src/model/index.ts': '',
        'games/1849/data/index.ts': '',
      }),
    ).toEqual(['packages/rail/src/model/index.ts:1 barrel', 'games/1849/data/index.ts:1 barrel']);
  });

  it('are not called utils', () => {
    expect(check({ 'packages/cli/src/utils.ts': '', 'packages/cli/src/util.ts': '' })).toEqual([
      'packages/cli/src/utils.ts:1 name',
      'packages/cli/src/util.ts:1 name',
    ]);
  });
});

describe('the references of the compiler', () => {
  it('are the dependencies of the package', () => {
    const references = [{ path: '../bots' }];
    expect(check({ 'packages/rail/tsconfig.json': JSON.stringify({ references }) })).toEqual([
      'packages/rail/tsconfig.json:1 reference',
      'packages/rail/tsconfig.json:1 reference',
    ]);
  });

  it('list every package at the root', () => {
    const references = Object.keys(ground)
      .filter((path) => path.endsWith('/package.json') && !path.startsWith('packages/cli/'))
      .map((path) => ({ path: path.replace('/package.json', '') }));
    expect(check({ 'tsconfig.json': JSON.stringify({ references }) })).toEqual(['tsconfig.json:1 reference']);
  });
});

describe('checkDocs', () => {
  const found = (text: string, path = 'packages/kernel/src/a.ts') =>
    checkDocs({ [path]: text }).map(({ line, message }) => `${line} ${message}`);

  it('names every exported declaration without a doc comment', () => {
    const says = (name: string) => `a line /** ... */ before ${name} says what it is`;
    expect(found('/** One. */\nexport const a = 1;\nexport const b = 2;\n')).toEqual([`3 ${says('b')}`]);
    expect(found('// One.\nexport function a(): void {}\n')).toEqual([`2 ${says('a')}`]);
    expect(found('/* One. */\nexport interface A {}\n')).toEqual([`2 ${says('A')}`]);
    expect(found('export const { a, b } = both;\n')).toEqual([`1 ${says('{ a, b }')}`]);
    expect(found('export async function* a() {}\n')).toEqual([`1 ${says('a')}`]);
  });

  it('names docs that lean on another line, or only cite a section', () => {
    const by = (doc: string) => found(`/** ${doc} */\nexport const a = 1;\n`);
    for (const doc of ['The same for two things.', 'Its own trains.', 'It is sold.', '3.4.2.', '1.2, 2.3']) {
      expect(by(doc)).toEqual([`2 what is said of a makes no sense by itself: "${doc}"`]);
    }
    expect(by('3.4.2 What a line costs.')).toEqual([]);
    expect(by('The same game with one rule switched off.')).toEqual([]);
    expect(found('/**\n * Its own trains.\n */\nexport const a = 1;\n')).toHaveLength(1);
  });

  it('leaves out what is passed on, further overloads and tests', () => {
    expect(found("export type { A } from './b.ts';\nexport { b } from './b.ts';\n")).toEqual([]);
    const overloads = 'export function a(x: 1): void;\nexport function a(x: 2): void;\n';
    expect(found(`/** One. */\n${overloads}`)).toEqual([]);
    expect(found('export const a = 1;\n', 'games/1849/test/support/a.ts')).toEqual([]);
  });

  it('finds nothing in this repository', () => {
    expect(checkDocs(readTree(root))).toEqual([]);
  });
});

describe('readTree', () => {
  it('reads the files of this repository that the check needs', () => {
    const paths = Object.keys(readTree(root));
    expect(paths).toEqual(
      expect.arrayContaining(['package.json', 'tsconfig.json', 'packages/kernel/tsconfig.json', 'games/1849/game.ts']),
    );
    expect(paths.filter((path) => /node_modules|dist\//.test(path))).toEqual([]);
  });
});
