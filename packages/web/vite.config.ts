import { defaultClientConditions, defineConfig } from 'vite';
import { offline } from './offline.config.ts';

export default defineConfig({
  root: import.meta.dirname,
  resolve: { conditions: ['@binario/source', ...defaultClientConditions] },
  worker: { format: 'es' },
  build: {
    chunkSizeWarningLimit: 700,
    outDir: 'dist/client',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
  },
  plugins: [offline()],
  server: { host: '127.0.0.1' },
});
