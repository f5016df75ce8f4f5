// Writes the database of an earlier release, by that release's own server: `node write.mjs FOLDER GAMEFILE > FILE`,
// FOLDER being a built checkout of it and GAMEFILE a recorded game of 1849 (see README.md beside this file).
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

const [release = '', recorded = ''] = process.argv.slice(2).map((path) => resolve(path));
const from = (/** @type {string} */ path) => import(pathToFileURL(join(release, path)).href);
/** So many actions of the recorded game: it can be played on. */
const IMPORTED = 200;
const data = mkdtempSync(join(tmpdir(), 'binario-stored-'));

/** @typedef {import('@binario/kernel').Action} Action */
/** @typedef {{ cookie: string, id: string }} Person */
/** @typedef {{ id: string, info: { id: string }, version: number }} Said what some answer or other of the server holds */

const { createServer } = await from('packages/server/dist/index.js');
const { configWith } = await from('packages/server/dist/operation/config.js');
const { scriptOf } = await from('packages/server/dist/trial/script.js');
/** @type {Record<string, import('@binario/kernel').Engine>} */
const engines = {};
for (const file of readdirSync(join(release, 'dist/engines')).filter((name) => name.endsWith('.mjs'))) {
  const { engine } = await from(`dist/engines/${file}`);
  engines[engine.facts.id] = engine;
}

const limits = { rateSignIn: 1e6, ratePerAccount: 1e6, ratePerAddress: 1e6 };
const server = await createServer({ config: configWith({ dataFolder: data, port: 0, host: '127.0.0.1', ...limits }) });
const url = await server.listen();

/** @param {Person | undefined} who @param {string} path @param {unknown} body @returns {Promise<Said & Person>} */
async function post(who, path, body) {
  const headers = { 'content-type': 'application/json', ...(who && { cookie: who.cookie }) };
  const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  const answer = /** @type {Said} */ (await response.json());
  if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(answer)}`);
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0];
  return { ...answer, cookie: cookie ?? '' };
}

let keys = 0;
/** @param {Person} who @param {string} table @param {Record<string, unknown>} command */
async function command(who, table, command) {
  const changes = ['act', 'undo', 'redo'].includes(String(command.do));
  const { version } = /** @type {Said} */ (await (await fetch(`${url}/api/tables/${table}`)).json());
  const submit = changes ? { version, key: `stored${String(++keys).padStart(8, '0')}` } : {};
  return post(who, `/api/tables/${table}/commands`, { ...command, ...submit });
}

/** @type {Person[]} */
const people = [];
for (const name of ['Anna', 'Bruno', 'Carla']) people.push(await post(undefined, '/api/account/guest', { name }));
const [anna, bruno, carla] = /** @type {[Person, Person, Person]} */ (people);
const at = (/** @type {string} */ seat) => /** @type {Person} */ (people[Number(seat.slice(1)) - 1]);

/** @param {string} game @param {number} seed @param {number} most @param {string} name */
async function played(game, seed, most, name) {
  const engine = /** @type {import('@binario/kernel').Engine} */ (engines[game]);
  /** @type {{ actions: Action[] }} */
  const { actions } = scriptOf(engine, seed, people.length, most);
  const settings = { name, visibility: 'public' };
  const { info } = await post(anna, '/api/tables', { game, players: people.length, seed, settings });
  for (const other of [bruno, carla]) await command(other, info.id, { do: 'sit' });
  await command(anna, info.id, { do: 'start' });
  for (const action of actions) await command(at(action.by), info.id, { do: 'act', action });
  return { id: info.id, actions };
}

for (const game of Object.keys(engines)) {
  const { id, actions } = await played(game, 7, 60, `${game} running`);
  await command(anna, id, { do: 'chat', text: `Who is for ${game}?` });
  // One move taken back and made again, and one that others are asked about.
  const last = /** @type {Action} */ (actions.at(-1));
  await command(at(last.by), id, { do: 'undo', to: actions.length - 1 });
  await command(at(last.by), id, { do: 'act', action: last });
  const other = actions.findLastIndex(({ by }) => by !== last.by);
  await command(at(actions[other]?.by ?? ''), id, { do: 'undo', to: other });
  await command(bruno, id, { do: 'chat', text: 'Not yet.' });
}
const { actions } = await played('1849', 2, 10_000, '1849 ended');
const { actions: all, hashes, ...file } = JSON.parse(readFileSync(recorded, 'utf8'));
const begun = { ...file, actions: all.slice(0, IMPORTED), hashes: hashes.slice(0, IMPORTED) };
await post(anna, '/api/tables/import', { file: begun, settings: { name: '1849 imported', visibility: 'public' } });
await server.close();

// One file, without the log of the database beside it and without what was deleted.
const Database = createRequire(join(release, 'packages/server/package.json'))('libsql');
const database = new Database(join(data, 'binario.db'));
for (const each of ['pragma wal_checkpoint(truncate)', 'pragma journal_mode = delete', 'vacuum']) database.exec(each);
database.close();
const whole = readFileSync(join(data, 'binario.db'));
const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT } = constants;
const params = { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_LGWIN]: 24, [BROTLI_PARAM_SIZE_HINT]: whole.length };
const packed = brotliCompressSync(whole, { params });
rmSync(data, { recursive: true });
process.stderr.write(`${actions.length} actions in the ended game; ${whole.length} bytes, packed ${packed.length}\n`);
process.stdout.write(packed);
