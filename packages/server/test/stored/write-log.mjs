// Writes one whole random game of each title with the log as an earlier release told it: `node write-log.mjs FOLDER > FILE`,
// FOLDER being a built checkout of that release (see README.md beside this file).
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

const release = resolve(process.argv[2] ?? '');
const from = (/** @type {string} */ path) => import(pathToFileURL(join(release, path)).href);
const { scriptOf } = await from('packages/server/dist/trial/script.js');

/** @type {Record<string, unknown>} */
const games = {};
for (const file of readdirSync(join(release, 'dist/engines')).filter((name) => name.endsWith('.mjs'))) {
  const { engine } = await from(`dist/engines/${file}`);
  const { id, players } = engine.facts;
  const { lineOf } = await from(`games/${id}/dist/text/events.js`);
  const { actions } = scriptOf(engine, 11, players.max, 10_000);
  const setup = engine.setup({ players: players.max, seed: 11, variants: [], options: {} });
  const log = [];
  let state = engine.start(setup);
  for (const [i, action] of actions.entries()) {
    const { events, state: next } = engine.carryOut(state, action);
    state = next;
    for (const event of events) {
      const line = lineOf(event);
      if (line) log.push({ at: i + 1, ...line });
    }
  }
  games[id] = { setup, actions, log };
  process.stderr.write(`${id}: ${actions.length} actions, ${log.length} lines\n`);
}
const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 };
process.stdout.write(brotliCompressSync(Buffer.from(JSON.stringify(games)), { params }));
