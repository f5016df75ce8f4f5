import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { layDown, problemWith } from '../new-game/lay-down.mjs';
import { readManifest, root, workspaceFolders } from '../workspaces.mjs';

const ID = 'tiny';
const tree = mkdtempSync(join(tmpdir(), 'binario-new-game-'));

const template = join(root, 'scripts/new-game/template');

/** Not part of a tree, or made anew. */
const left = ['.git', 'data', 'dist', 'node_modules', 'packages/app/dist'].map((path) => join(root, path));

/** What a tree is made of, output of the compiler included: what has not changed is not compiled again. */
function copyTree(): void {
  const filter = (path: string) =>
    !left.includes(path) && (path.startsWith(template) || !/(^|\/)(node_modules|test|e2e)$|\.map$/.test(path));
  for (const name of readdirSync(root)) {
    const from = join(root, name);
    if (filter(from)) cpSync(from, join(tree, name), { recursive: true, preserveTimestamps: true, filter });
  }
}

/** Dependencies are those of this tree; its own packages are linked anew, as an installation does. */
function link(): void {
  const modules = join(tree, 'node_modules');
  if (!existsSync(modules)) {
    mkdirSync(join(modules, '@binario'), { recursive: true });
    for (const name of readdirSync(join(root, 'node_modules'))) {
      if (name !== '@binario' && !name.startsWith('.'))
        symlinkSync(join(root, 'node_modules', name), join(modules, name));
    }
  }
  for (const folder of workspaceFolders(tree)) {
    const at = join(modules, readManifest(join(tree, folder, 'package.json')).name);
    if (!existsSync(at)) symlinkSync(join(tree, folder), at);
  }
}

/** Runs a program of the tree; what it said if it fails. */
function ran(...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: tree, encoding: 'utf8' });
  expect(status, `${args.join(' ')}\n${stdout}${stderr}`).toBe(0);
  return stdout;
}

describe('npm run new-game', () => {
  beforeAll(() => {
    copyTree();
    link();
    // As after a release: a new game is of the version of its neighbours.
    const manifest = join(tree, 'package.json');
    writeFileSync(manifest, JSON.stringify({ ...readManifest(manifest), version: '9.8.7' }));
    ran('scripts/new-game.mjs', ID, '--no-install');
    link();
  }, 300_000);
  afterAll(() => rmSync(tree, { recursive: true, force: true }));

  it('lays down a game that compiles, with every program that lists games', () => {
    ran('node_modules/typescript/bin/tsc', '-b');
    expect(readFileSync(join(tree, 'games/all/games.ts'), 'utf8')).toContain(`parts${ID}] as const`);
    expect(existsSync(join(tree, 'games', ID, 'dist/parts.js'))).toBe(true);
  });

  it('has the version of the tree, and depends on that of its neighbours', () => {
    const { version, dependencies } = readManifest(join(tree, 'games', ID, 'package.json'));
    expect(new Set([version, ...Object.values(dependencies ?? {})])).toEqual(new Set(['9.8.7']));
    const all = readManifest(join(tree, 'games/all/package.json')).dependencies ?? {};
    expect(all[`@binario/game-${ID}`]).toBe('9.8.7');
  });

  it('keeps format, lint and arrows', () => {
    ran('node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', `games/${ID}`, 'games/all');
    ran('scripts/layers.mjs');
  });

  it('passes its own tests, those of its page among them', () => {
    expect(ran('node_modules/vitest/vitest.mjs', 'run', `games/${ID}`)).toMatch(/2 passed/);
  });

  it('has a checklist, and a test for each of its lines and rules', () => {
    const said = ran('packages/cli/dist/main.js', 'rules', ID, '--repository', tree);
    expect(said).toMatch(/^6 ids mapped, 7 rules with a refusing test, 0 unmapped$/m);
  });

  it('simulates', () => {
    const said = ran('packages/cli/dist/main.js', 'simulate', ID, '--games', '40', '--players', 'all');
    expect(said).toMatch(/\b\d+ games, \d+ actions, .* 0 violations/);
  });

  it('refuses an id that is none, or is taken', () => {
    expect(problemWith(root, 'No Id')).toContain('no id');
    expect(problemWith(tree, ID)).toContain('already');
    expect(() => layDown(join(tree, 'nowhere'), 'other')).toThrow();
  });
});
