// What a game shows about the worth of positions: at the beginning of each stock round the parts of every player's worth, as bots that look
// ahead see it, and how far ahead of the others he was in the end.
import { playOut, setNumber } from '@binario/bots';
import { carryOut, start } from '@binario/kernel';
import { BANK, cashOf } from '@binario/rail';

/** @typedef {import('@binario/kernel').State<any>} State */
/** @typedef {Readonly<Record<string, number>>} Parts */
/** What somebody has more than the others on average, part by part; what is left of the bank, from 1 to 0; and by how much he was ahead in the end. */
/** @typedef {{ readonly parts: Parts, readonly left: number, readonly ahead: number }} Example */
/** @typedef {{ readonly title: import('@binario/kernel').Title<any, any, any>, readonly foresight: import('@binario/bots').Foresight<any> }} Source */

/** @param {Source} source */
function watcher({ title, foresight }) {
  /** @type {{ readonly worth: ReadonlyMap<string, Parts>, readonly left: number }[]} */
  const seen = [];
  let round = 0;
  let most = 0;
  return {
    /** @param {State} state */
    look(state) {
      const bank = cashOf(state.table, BANK);
      most = Math.max(most, bank);
      if (state.flow.length === 0) return;
      const name = title.describeRound(state);
      if (!name.startsWith('SR') || setNumber(name) <= round) return;
      round = setNumber(name);
      seen.push({ worth: foresight.worth(state), left: Math.max(0, bank) / most });
    },
    /** @param {State} end @returns {Example[]} */
    examples(end) {
      const finals = new Map(title.scores(end.table).map(({ player, total }) => [player, { total }]));
      return seen.flatMap(({ worth, left }) =>
        [...worth.keys()].map((player) => ({
          parts: beyondOthers(worth, player),
          left,
          ahead: beyondOthers(finals, player).total ?? 0,
        })),
      );
    },
  };
}

/** @param {ReadonlyMap<string, Parts>} all @param {string} player */
function beyondOthers(all, player) {
  /** @type {Record<string, number>} */
  const found = { ...all.get(player) };
  for (const [other, parts] of all) {
    if (other === player) continue;
    for (const part in parts) found[part] = (found[part] ?? 0) - (parts[part] ?? 0) / (all.size - 1);
  }
  return found;
}

/**
 * The examples of a game that bots play for it.
 *
 * @param {Source} source
 * @param {import('@binario/kernel').SetupWish} wish
 * @param {import('@binario/bots').BotMaker<any>} maker
 */
export function played(source, wish, maker) {
  const watching = watcher(source);
  const { state } = playOut(source.title, wish, maker, { onState: watching.look });
  return watching.examples(state);
}

/**
 * The examples of a recorded game.
 *
 * @param {Source} source
 * @param {{ readonly setup: unknown, readonly actions: readonly import('@binario/kernel').Action[] }} record
 */
export function replayed(source, { setup, actions }) {
  const { game } = source.title;
  const watching = watcher(source);
  let state = start(game, setup);
  for (const action of actions) {
    watching.look(state);
    state = carryOut(game, state, action).state;
  }
  return watching.examples(state);
}
