// What is measured of every game alike: random play with all rules asked, the turns with most to choose from, the state.
import { playOut } from '@binario/bots';
import { actorsOf, choices } from '@binario/kernel';
import { bestOf, quantile, report, time } from './bench-measure.mjs';

/** @template T, E, S @typedef {import('@binario/kernel').Title<T, E, S>} Title */
/** @template T @typedef {import('@binario/kernel').State<T>} State */
/** @template T @typedef {import('@binario/bots').GameBots<T>} GameBots */

/** Enough that a few games of unusual nets do not decide. */
const GAMES = 40;
/** How often they are played. */
const ROUNDS = 5;
/** Games that are not counted: the engine runs at its speed only when all of it has been compiled. */
const WARM_UP = 120;
/** Turns looked at for the worst one: that with the most options need not be the slowest. */
const WORST = 12;

/** @template T, E, S @param {Title<T, E, S>} title @param {GameBots<T>} bots @param {number} players @param {number} seed */
function play(title, { random }, players, seed) {
  return playOut(title, { players, seed, variants: [], options: {} }, random).actions.length;
}

/**
 * The same games several times over, and of these the median: what the engine does, not what else the machine was doing.
 * @template T, E, S @param {Title<T, E, S>} title @param {GameBots<T>} bots @param {number} players
 */
function randomPlay(title, bots, players) {
  let actions = 0;
  const rates = Array.from({ length: ROUNDS }, () => {
    actions = 0;
    const took = time(() => {
      for (let seed = 1; seed <= GAMES; seed++) actions += play(title, bots, players, 100 + seed);
    });
    return Math.round(actions / (took / 1000));
  });
  console.log(
    `random play, ${players} players`.padEnd(34),
    `${String(quantile(rates, 0.5)).padStart(6)} actions/s with legality   (${ROUNDS} times ${GAMES} games of ${actions} actions, ${Math.min(...rates)} to ${Math.max(...rates)})`,
  );
}

/**
 * The turns with the most to choose from, in random games.
 * @template T, E, S @param {Title<T, E, S>} title @param {GameBots<T>} bots
 */
function worstTurns(title, { random }) {
  /** @type {{ count: number, state: State<T> }[]} */
  let worst = [];
  for (let seed = 1; seed <= 6; seed++) {
    playOut(title, { players: title.players.max, seed, variants: [], options: {} }, random, {
      onState: (state) => {
        const [by] = actorsOf(title.game, state);
        const count = by === undefined ? 0 : choices(title.game, state, by).length;
        if (worst.length === WORST && count <= (worst.at(-1)?.count ?? 0)) return;
        worst = [...worst, { count, state }].sort((a, b) => b.count - a.count).slice(0, WORST);
      },
    });
  }
  const times = worst.map(({ state }) => {
    const [by = ''] = actorsOf(title.game, state);
    return bestOf(
      () => structuredClone(state),
      (copy) => choices(title.game, copy, by),
      10,
    );
  });
  const [first] = worst;
  if (!first) return;
  report(
    'legal actions of the worst turns',
    times,
    `up to ${first.count} options (${title.describeRound(first.state)}, ${first.state.flow.at(-1)?.step}), nothing remembered`,
  );
  const sizes = worst.map(({ state }) => JSON.stringify(state).length);
  console.log(`bytes of a saved state             ${Math.max(...sizes)}`);
}

/** @template T, E, S @param {Title<T, E, S>} title @param {GameBots<T>} bots */
export function benchPlay(title, bots) {
  console.log(`\n${title.name}`);
  const { min, max } = title.players;
  for (let n = 0; n < WARM_UP; n++) play(title, bots, min + (n % (max - min + 1)), 500 + n);
  for (let players = min; players <= max; players++) randomPlay(title, bots, players);
  worstTurns(title, bots);
}
