import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { offline } from './offline.config.ts';

/** The list of the games names all parts of each; a bundle is made without those that are not run in it. */
const without = (parts: RegExp): Plugin => ({
  name: 'binario-parts',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (parts.test(id) ? 'export {};' : undefined),
});
const inPage = () => without(/\/games\/[^/]+\/(terminal\/entry\.ts|page\/engine\/engine\.ts)$/);
const inWorker = () => without(/\/games\/[^/]+\/(terminal\/entry\.ts|page\/(cover|presenter)\.tsx)$/);

/** The folder of the game that the list of games names first. */
function firstGame(): string {
  const list = readFileSync(join(import.meta.dirname, '..', '..', 'games', 'all', 'games.ts'), 'utf8');
  return /games = \[parts(\w+)/.exec(list)?.[1] ?? '';
}

/**
 * The first screen is the board of the first game: what draws it is fetched together with the page, not when the page has
 * found out that it wants it. Tables need nearly all of it too.
 */
const firstBoard = (): Plugin => ({
  name: 'binario-first-board',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const cover = chunks.find(({ facadeModuleId }) =>
        facadeModuleId?.endsWith(`/games/${firstGame()}/page/cover.tsx`),
      );
      const wanted = new Set<string>();
      const add = (name: string) => {
        if (wanted.has(name) || html.includes(name)) return;
        wanted.add(name);
        for (const each of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) add(each);
      };
      if (cover) add(cover.fileName);
      return [...wanted].map((name) => ({
        tag: 'link',
        attrs: { rel: 'modulepreload', crossorigin: true, href: `/${name}` },
      }));
    },
  },
});

export default defineConfig({
  root: import.meta.dirname,
  resolve: { conditions: ['@binario/source', ...defaultClientConditions] },
  worker: { format: 'es', plugins: () => [inWorker()] },
  build: {
    chunkSizeWarningLimit: 700,
    outDir: 'dist/client',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
  },
  plugins: [react(), inPage(), firstBoard(), offline()],
  server: { host: '127.0.0.1' },
});
