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
  plugins: [react(), inPage(), offline()],
  server: { host: '127.0.0.1' },
});
