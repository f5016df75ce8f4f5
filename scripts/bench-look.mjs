// How fast bots look ahead: the alternatives of decisions in a game of Casual players, played on in the head as Director does.
import { playOut, rehearse } from '@binario/bots';

/** @template T, E, S @typedef {import('@binario/kernel').Title<T, E, S>} Title */
/** @template T @typedef {import('@binario/bots').GameBots<T>} GameBots */
/** @template T @typedef {import('@binario/bots').Foresight<T>} Foresight */

/** Decisions are looked at in the order of the game, as a bot would; of so many one. */
const EVERY = 5;

/** Milliseconds of the processor: what the work costs, not what else the machine was doing. */
function cpu() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * @template T, E, S
 * @param {Title<T, E, S>} title
 * @param {GameBots<T>} bots
 * @param {Foresight<T>} foresight
 */
export function benchLook(title, { casual }, foresight) {
  let actions = 0;
  let took = 0;
  let decisions = 0;
  let asked = 0;
  const maker = (/** @type {number} */ seed) => {
    const bot = casual(seed);
    return {
      name: 'bench',
      /** @param {import('@binario/bots').Situation<T>} situation */
      choose(situation) {
        const first = bot.choose(situation);
        const breadth = foresight.breadth(situation);
        if (breadth < 2 || asked++ % EVERY !== 0) return first;
        const from = cpu();
        for (const action of [first, ...foresight.ideas(situation, first)].slice(0, breadth)) {
          actions += rehearse(foresight, situation.view, action, { boldness: 1 }).work;
        }
        took += cpu() - from;
        decisions++;
        return first;
      },
    };
  };
  for (const seed of [1, 2, 3]) playOut(title, { players: 4, seed, variants: [], options: {} }, maker);
  const rate = String(Math.round(actions / (took / 1000))).padStart(6);
  console.log(`looking ahead                      ${rate} actions/s   (${actions} actions for ${decisions} decisions)`);
}
