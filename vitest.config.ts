import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Tests run on the sources: this condition is the first entry in the exports of every workspace package.
  ssr: { resolve: { conditions: ['@binario/source', ...defaultServerConditions] } },
  test: {
    include: ['packages/*/test/**/*.test.ts', 'games/*/test/**/*.test.ts', 'scripts/test/**/*.test.ts'],
    pool: 'forks',
    // The default leaves one core idle. Files share a process: what the engine remembers between questions must never change an answer.
    maxWorkers: '100%',
    isolate: false,
    testTimeout: 180_000,
    hookTimeout: 120_000,
    allowOnly: false,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
});
