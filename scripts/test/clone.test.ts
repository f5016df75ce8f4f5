import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ensureInstalled, isInstalled, writeInstallStamp } from '../bootstrap.mjs';
import { ensureBuilt, isBuilt } from '../build.mjs';
import { withLock } from '../lock.mjs';
import { root } from '../workspaces.mjs';

const PROGRAM = `
declare const process: { argv: string[]; exitCode: number; stdin: AsyncIterable<string> };
declare const console: { log(text: string): void };
let input = '';
for await (const chunk of process.stdin) input += chunk;
console.log(JSON.stringify({ args: process.argv.slice(2), input }));
process.exitCode = 7;
`;

let clone: string;

const at = (path: string) => join(clone, path);
const write = (path: string, text: string) => {
  mkdirSync(dirname(at(path)), { recursive: true });
  writeFileSync(at(path), text);
};
const binario = (...args: string[]) =>
  spawnSync(process.execPath, [at('scripts/binario.mjs'), ...args], { input: 'typed', encoding: 'utf8' });

beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'binario-clone-'));
  cpSync(join(root, 'scripts'), at('scripts'), { recursive: true });
  for (const file of ['tsconfig.base.json', 'tsconfig.package.json']) cpSync(join(root, file), at(file));
  write('package.json', JSON.stringify({ name: 'clone', type: 'module', workspaces: ['packages/*', 'games/*'] }));
  write('package-lock.json', '{}');
  write('tsconfig.json', JSON.stringify({ files: [], references: [{ path: 'packages/cli' }] }));
  write('packages/cli/package.json', JSON.stringify({ name: '@binario/cli', type: 'module' }));
  write('packages/cli/tsconfig.json', JSON.stringify({ extends: '../../tsconfig.package.json' }));
  write('packages/cli/src/main.ts', PROGRAM);
});

afterEach(() => {
  rmSync(clone, { recursive: true });
});

describe('ensureInstalled', () => {
  const install = (answer = true) => {
    const calls: string[] = [];
    const installed = ensureInstalled(clone, (base) => {
      calls.push(base);
      return answer;
    });
    return { installed, calls: calls.length };
  };

  it('installs once', () => {
    expect(install()).toEqual({ installed: true, calls: 1 });
    expect(install()).toEqual({ installed: true, calls: 0 });
  });

  it.each([
    ['the lock file', () => write('package-lock.json', '{ "a": 1 }')],
    [
      'a dependency',
      () => write('packages/cli/package.json', '{ "name": "@binario/cli", "dependencies": { "a": "1.0.0" } }'),
    ],
    ['the list of packages', () => write('games/1849/package.json', '{ "name": "@binario/game-1849" }')],
    ['node_modules', () => rmSync(at('node_modules'), { recursive: true })],
  ])('installs again when %s changed', (_, change) => {
    install();
    change();
    expect(install().calls).toBe(1);
  });

  it('does not install again when a script changed', () => {
    install();
    write('packages/cli/package.json', JSON.stringify({ name: '@binario/cli', type: 'module', scripts: { a: 'b' } }));
    expect(install().calls).toBe(0);
  });

  it('tries again after a failure', () => {
    expect(install(false)).toEqual({ installed: false, calls: 1 });
    expect(isInstalled(clone)).toBe(false);
  });
});

describe('withLock', () => {
  it('is released when the work throws', () => {
    expect(() =>
      withLock(clone, () => {
        throw new Error('no');
      }),
    ).toThrow('no');
    expect(withLock(clone, () => existsSync(at('.bootstrap.lock')))).toBe(true);
    expect(existsSync(at('.bootstrap.lock'))).toBe(false);
  });

  it('is taken over from a dead process', () => {
    const dead = spawnSync(process.execPath, ['-e', '']).pid;
    write('.bootstrap.lock/pid', String(dead));
    expect(withLock(clone, () => 'done')).toBe('done');
  });

  it('waits for a living process', () => {
    const held = `
      import { withLock } from ${JSON.stringify(join(root, 'scripts/lock.mjs'))};
      import { appendFileSync } from 'node:fs';
      const add = (text) => appendFileSync(${JSON.stringify(at('log'))}, text);
      withLock(${JSON.stringify(clone)}, () => {
        add('a');
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
        add('b');
      });`;
    write('hold.mjs', held);
    const both = `"${process.execPath}" "${at('hold.mjs')}" & "${process.execPath}" "${at('hold.mjs')}"; wait`;
    expect(spawnSync('sh', ['-c', both]).status).toBe(0);
    expect(readFileSync(at('log'), 'utf8')).toBe('abab');
  });
});

describe('binario', () => {
  beforeEach(() => {
    for (const name of ['typescript', '@typescript']) {
      mkdirSync(at('node_modules'), { recursive: true });
      symlinkSync(join(root, 'node_modules', name), at(`node_modules/${name}`));
    }
    writeInstallStamp(clone);
  });

  it('builds and hands over arguments, input, output and exit code', () => {
    const { status, stdout, stderr } = binario('replay', '--game', 'x y');
    expect({ status, stderr }).toEqual({ status: 7, stderr: '' });
    expect(JSON.parse(stdout)).toEqual({ args: ['replay', '--game', 'x y'], input: 'typed' });
  });

  it('says on stderr alone what does not compile, and builds once it does', () => {
    write('packages/cli/src/main.ts', 'export const a: string = 1;');
    const { status, stdout, stderr } = binario('play');
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toContain('TS2322');
    expect(isBuilt(clone)).toBe(false);
    write('packages/cli/src/main.ts', PROGRAM);
    expect(binario().status).toBe(7);
  });

  it('compiles only what changed', () => {
    let compiled = 0;
    const build = () =>
      ensureBuilt(clone, () => {
        compiled += 1;
        return true;
      });
    const changed = () => {
      const before = compiled;
      expect(build()).toBe(true);
      return compiled > before;
    };
    binario();
    const { mtimeMs } = statSync(at('packages/cli/dist/main.js'));
    binario();
    expect(statSync(at('packages/cli/dist/main.js')).mtimeMs).toBe(mtimeMs);
    expect(changed()).toBe(false);
    write('packages/cli/test/a.test.ts', '');
    expect(changed()).toBe(false);
    utimesSync(at('packages/cli/src/main.ts'), 1, 1);
    expect(changed()).toBe(true);
    write('packages/cli/src/more.ts', '');
    expect(changed()).toBe(true);
    rmSync(at('packages/cli/src/more.ts'));
    expect(changed()).toBe(true);
    expect(changed()).toBe(false);
    rmSync(at('packages/cli/dist'), { recursive: true });
    expect(changed()).toBe(true);
  });
});
