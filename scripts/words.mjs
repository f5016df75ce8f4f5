// Says every sentence of every catalogue with real names and numbers, in three languages side by side on one page, and counts them.
// Ends with 1 if a sentence has a fault that a machine can see.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createServer, defaultServerConditions } from 'vite';
import { pageOf } from './words/page.mjs';
import { faultsIn } from './words/spokenFaults.mjs';
import { root } from './workspaces.mjs';

const file = process.argv[2] ?? join(root, 'packages', 'app', 'dist', 'words.html');

/** The catalogues are TypeScript: vite loads them as the tests do. */
const server = await createServer({
  root,
  configFile: false,
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
  ssr: { resolve: { conditions: ['@binario/source', ...defaultServerConditions] } },
});
try {
  const { everything, renderings } = /** @type {typeof import('./words/spoken.mjs')} */ (
    await server.ssrLoadModule('/scripts/words/spoken.mjs')
  );
  const parts = everything();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, pageOf(parts));
  for (const part of parts) {
    console.log(`${part.name}: ${part.sentences.length} texts, ${renderings([part]).length} renderings`);
  }
  const said = renderings(parts);
  const faults = said.flatMap(({ part, key, language, text }) =>
    faultsIn(language, text, key).map((what) => `${part}, ${language} ${key}, ${what}: ${text}`),
  );
  for (const fault of faults) console.log(fault);
  const texts = parts.reduce((sum, part) => sum + part.sentences.length, 0);
  console.log(`${texts} texts, ${said.length} renderings, ${faults.length} faults: ${file}`);
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  await server.close();
}
