// Records the game of 18FB that the pictures show: `node packages/app/e2e/record-18fb.mjs`. Needed only when the rules change
// on purpose; what must occur in it is asked for here.
import { writeFileSync } from 'node:fs';
import { playOut } from '@binario/bots';
import { title18fb } from '@binario/game-18fb';
import { bots18fb } from '@binario/game-18fb/bot';

const wanted = [
  'acquireConcession',
  'preemptConcession',
  'placeToken',
  'replaceBourbon',
  'payDividend',
  'startCompany',
  'merge',
];

/**
 * Random players do all there is to do; the game is kept as far as the last of these types, and a little further.
 *
 * @param {string} name
 * @param {string[]} types
 */
function record(name, types) {
  for (let seed = 1; seed < 60; seed++) {
    const wish = { players: 4, seed, variants: [], options: {} };
    const { setup, actions } = playOut(title18fb, wish, bots18fb.random);
    const first = types.map((type) => actions.findIndex((action) => action.type === type));
    if (first.includes(-1)) continue;
    const kept = actions.slice(0, Math.max(...first) + 100);
    const lines = kept.map((action) => `    ${JSON.stringify(action)}`).join(',\n');
    const text = `{\n  "game": "18fb",\n  "setup": ${JSON.stringify(setup)},\n  "actions": [\n${lines}\n  ]\n}\n`;
    writeFileSync(new URL(`./fixtures/${name}.json`, import.meta.url), text);
    console.log(
      `${name}: seed ${seed}, ${kept.length} actions; ${types.map((type, i) => `${type} ${first[i]}`).join(', ')}`,
    );
    return;
  }
  throw new Error(`no game with ${types.join(', ')}`);
}

record('18fb-game', wanted);
