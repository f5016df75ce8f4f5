// Records the games of 1865 that the browser tests and the pictures open: `node packages/app/e2e/record-1865.mjs`. Needed
// only when the rules change on purpose; what must occur in each of them is asked for here.
import { writeFileSync } from 'node:fs';
import { playOut } from '@binario/bots';
import { title1865 } from '@binario/game-1865';
import { bots1865 } from '@binario/game-1865/bot';

/** @typedef {{ type: string, by: string }} Recorded */

/**
 * @param {string} name
 * @param {{ players: number, variants: string[], maker: import('@binario/bots').BotMaker<import('@binario/game-1865').Table1865>, wanted: string[], whole: boolean }} game
 */
function record(name, { players, variants, maker, wanted, whole }) {
  for (let seed = 1; seed < 400; seed++) {
    /** @type {Map<string, number>} */
    const first = new Map();
    let at = 0;
    /** @param {string} what */
    const seen = (what) => first.has(what) || first.set(what, at);
    const { setup, actions } = playOut(title1865, { players, seed, variants, options: {} }, maker, {
      onState: (state, action, events) => {
        if (!action) return;
        at++;
        seen(action.type);
        const top = state.flow.at(-1)?.step;
        if (top) seen(`asked ${top}`);
        for (const event of events) seen(event.type === 'stockSold' ? `${event.by} sold` : event.type);
      },
    });
    if (!wanted.every((what) => first.has(what))) continue;
    const last = Math.max(...wanted.map((what) => first.get(what) ?? 0));
    const kept = whole ? actions : actions.slice(0, last + 1);
    const lines = kept.map((action) => `    ${JSON.stringify(action)}`).join(',\n');
    const text = `{\n  "game": "1865",\n  "setup": ${JSON.stringify(setup)},\n  "actions": [\n${lines}\n  ]\n}\n`;
    writeFileSync(new URL(`./fixtures/${name}.json`, import.meta.url), text);
    console.log(
      `${name}: seed ${seed}, ${kept.length} actions; ${[...first].map(([what, n]) => `${what} ${n}`).join(', ')}`,
    );
    return;
  }
  throw new Error(`no game with ${wanted.join(', ')}`);
}

record('1865-game', {
  players: 3,
  variants: [],
  maker: bots1865.casual,
  wanted: [
    'convert',
    'transferCard',
    'absorb',
    'replaceMarkers',
    'helpBuy',
    'dragonsBought',
    'dragons sold',
    'bonusGiven',
  ],
  whole: true,
});
record('1865-odd', {
  players: 2,
  variants: ['short'],
  maker: bots1865.random,
  wanted: ['asked helpPurchase', 'consent', 'refuse', 'vacateMine', 'discardTrain', 'repayLoan', 'beAbsorbed'],
  whole: false,
});
