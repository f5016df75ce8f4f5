// Makes games/1849/corpus out of foreign files: `node scripts/make-corpus.mjs FOLDER`, after a build. The folder holds NAME.json.gz
// with NAME.digest.json.gz for every game; only those of random play (g and a number) are taken: games of people are theirs.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { asDigest, pack } from '@binario/game-1849/oracle';

/** @typedef {Record<string, any>} Fields */

/** What the importer reads of an action; `id` only matters to undo, and nothing is taken back in these games. */
const ACTION =
  'type entity entity_type company corporation price share_price shares percent city slot hex tile rotation kind train target choice';
/** What is compared of a state, a corporation and a map. */
const STATE = 'i undone round phase entity finished bank players certs order privates pool_trains penalty';
const CORP = 'cash price president trains shares last_cert bonds e_token';

/** @param {Fields} from @param {string} names @returns {Fields} */
const only = (from, names) =>
  Object.fromEntries(
    names.split(' ').flatMap((name) => ((from[name] ?? undefined) === undefined ? [] : [[name, from[name]]])),
  );

/** @param {Fields} foreign @returns {any} */
const actionOf = (foreign) => ({
  ...only(foreign, ACTION),
  ...(foreign.routes && {
    routes: foreign.routes.map((/** @type {Fields} */ each) => only(each, 'train connections')),
  }),
  ...(foreign.auto_actions && { auto_actions: foreign.auto_actions.map(actionOf) }),
});

/** @param {Fields} state @returns {any} */
const stateOf = (state) => ({
  ...only(state, STATE),
  // What is null says something here: nobody decides, nobody owns it.
  entity: state.entity,
  corps: Object.fromEntries(Object.entries(state.corps).map(([name, corp]) => [name, only(corp, CORP)])),
  ...(state.map && { map: only(state.map, 'tiles tokens') }),
});

/** @param {string} path */
const read = (path) => JSON.parse(gunzipSync(readFileSync(path)).toString());

const [folder = ''] = process.argv.slice(2);
const corpus = join(import.meta.dirname, '../games/1849/corpus');
let bytes = 0;
const names = readdirSync(folder).flatMap((file) => /^(g\d+)\.json\.gz$/.exec(file)?.[1] ?? []);
for (const name of names) {
  const game = read(join(folder, `${name}.json.gz`));
  const digest = asDigest(read(join(folder, `${name}.digest.json.gz`)));
  const recorded = pack(
    { ...game, actions: game.actions.map(actionOf) },
    {
      ...digest,
      states: digest.states.map(stateOf),
      flags: digest.flags.map((flag) => /** @type {any} */ (only(flag, 'i kind incoming_has_last_cert'))),
      legal_tile_lays: digest.legal_tile_lays.map(
        (lays) => /** @type {any} */ (only(lays, 'corp before_action legal')),
      ),
      best_routes: digest.best_routes.map((best) => /** @type {any} */ (only(best, 'corp before_action best_revenue'))),
      final: { result: digest.final.result },
    },
  );
  const packed = gzipSync(JSON.stringify(recorded), { level: 9 });
  bytes += packed.length;
  writeFileSync(join(corpus, `${name}.json.gz`), packed);
}
console.log(`${names.length} games, ${(bytes / 1e6).toFixed(2)} MB`);
