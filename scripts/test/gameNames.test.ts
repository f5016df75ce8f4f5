import { games } from '@binario/games';
import { expect, it } from 'vitest';
import { readTree } from '../layers.mjs';
import { root } from '../workspaces.mjs';

/** Where the number is no game: the port the server listens on unless told otherwise. */
const NO_GAME = ['packages/server/src/config/settings.ts'];

const ids = games.map(({ id }) => id);
const named = new RegExp(ids.join('|'), 'i');
const isSource = (path: string) => /^packages\/[^/]+\/src\/(?!testing\/)/.test(path);

it('no package knows a game by its name: a game is one folder', () => {
  expect(ids.length).toBeGreaterThan(0);
  const sources = Object.entries(readTree(root)).filter(([path]) => isSource(path));
  expect(sources.length).toBeGreaterThan(100);
  const knowing = sources
    .filter(([path]) => !NO_GAME.includes(path))
    .filter(([path, text]) => named.test(path) || named.test(text))
    .map(([path]) => path);
  expect(knowing).toEqual([]);
});

it('every package says what it gives to others: none exports all its files', () => {
  const manifests = Object.entries(readTree(root)).filter(([path]) =>
    /^(packages|games)\/[^/]+\/package\.json$/.test(path),
  );
  expect(manifests.length).toBeGreaterThan(10);
  const open = manifests.filter(([, text]) =>
    Object.keys(JSON.parse(text).exports ?? {}).some((key) => key.includes('*')),
  );
  expect(open.map(([path]) => path)).toEqual([]);
});
