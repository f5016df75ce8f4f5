import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filled, plan } from '../commands/plan.mjs';
import { commandsOf, pages } from '../commands/read.mjs';
import { readManifest, root } from '../workspaces.mjs';

it('commands are read out of blocks, lists and running text, without what is said about them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'binario-page-'));
  const text =
    'Type `npm start`, or `PORT=8080 npm start`; `npm` alone is none.\n\n```\nnpm test      runs all\nfoo   bar\n```\n| `npm run dev` | x |\n';
  writeFileSync(join(folder, 'a.md'), text);
  expect(commandsOf(folder, 'a.md').map(({ line, command }) => `${line} ${command}`)).toEqual([
    '1 npm start',
    '1 PORT=8080 npm start',
    '4 npm test',
    '7 npm run dev',
  ]);
  rmSync(folder, { recursive: true });
});

it('every script named in a page exists', () => {
  const scripts = Object.keys(readManifest(join(root, 'package.json')).scripts as object);
  const named = pages(root)
    .flatMap((page) => commandsOf(root, page))
    .flatMap(({ page, command }) => {
      const [, script] = /npm run (?:-s )?([\w:-]+)/.exec(command) ?? [];
      return script === undefined ? [] : [{ page, script }];
    });
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter(({ script }) => !scripts.includes(script))).toEqual([]);
});

it('each is run, left to somebody, or started and stopped', () => {
  expect(plan('npm run layers').kind).toBe('run');
  expect(plan('npm start').kind).toBe('served');
  expect(plan('npm run -s binario -- torture').kind).toBe('long');
  expect(plan('docker compose up -d --build')).toMatchObject({ kind: 'apart', why: expect.any(String) });
  expect(filled('npm run new-game -- ID')).toBe('npm run new-game -- trial');
});

it('no name in capitals that a reader replaces is left in what is run', () => {
  const run = pages(root)
    .flatMap((page) => commandsOf(root, page))
    .filter(({ command }) => plan(command).kind !== 'apart');
  const left = run.filter(({ command }) => /\s(?!HEAD)[A-Z]{2,}\b/.test(filled(command)));
  expect(left).toEqual([]);
});

it('commands of one block are known to follow on each other', () => {
  const found = commandsOf(root, 'docs/boards.md').filter(({ command }) => command.includes('mine.json'));
  expect(found.length).toBeGreaterThan(2);
  expect(new Set(found.map(({ block }) => block)).size).toBe(1);
  expect(found[0]?.block).toBeGreaterThan(0);
});
