import type { Bot, GameBots } from '@binario/bots';
import { title18fb } from '@binario/game-18fb';
import { bots18fb } from '@binario/game-18fb/bot';
import { title1849 } from '@binario/game-1849';
import { bots1849 } from '@binario/game-1849/bot';
import { title1865 } from '@binario/game-1865';
import { bots1865 } from '@binario/game-1865/bot';
import { type Action, actorsOf, apply, offers, start, type Title, viewOf } from '@binario/kernel';
import type { Fixture } from './table.ts';
import { type Language, languages } from './walk.ts';

export interface SamplePosition {
  readonly name: string;
  readonly game: Fixture;
  readonly players: number;
  readonly language: Language;
}

/** Games enough for nearly every step, with each number of players. */
const GAMES = 8;
/** Of each step so many positions, each with another number of players and in another language. */
const EACH = 3;

/** Positions of games of random players that cover every step met, every number of players and every language. */
export function samples(): readonly SamplePosition[] {
  return [
    ...samplesOf('1849', title1849, bots1849, [3, 4, 5]),
    ...samplesOf('1865', title1865, bots1865, [2, 3, 4]),
    ...samplesOf('18fb', title18fb, bots18fb, [3, 4, 5, 6]),
  ];
}

function samplesOf<T, E, S>(
  game: string,
  title: Title<T, E, S>,
  { random }: GameBots<T>,
  numbers: readonly number[],
): readonly SamplePosition[] {
  const found = new Map<string, SamplePosition[]>();
  for (let seed = 1; seed <= GAMES * numbers.length; seed++) {
    const players = numbers[seed % numbers.length] ?? 4;
    const setup = title.setup({ players, seed, variants: [], options: {} });
    const bots = new Map<string, Bot<T>>();
    const actions: Action[] = [];
    let state = start(title.game, setup);
    for (let [by] = actorsOf(title.game, state); by !== undefined; [by] = actorsOf(title.game, state)) {
      const step = state.flow.at(-1)?.step ?? '';
      const known = found.get(step) ?? [];
      if (known.length < EACH && known.every((each) => each.players !== players)) {
        const record = { game, setup, actions: [...actions] } as unknown as Fixture;
        const language = languages[known.length % languages.length] ?? 'en';
        found.set(step, [
          ...known,
          { name: `${game}, ${step} after ${actions.length}`, game: record, players, language },
        ]);
      }
      const bot = bots.get(by) ?? random(seed * 10 + bots.size);
      bots.set(by, bot);
      const open = offers(title.game, state, by);
      const action = bot.choose({ view: viewOf(title.game, state, by), by, offers: open });
      const result = apply(title.game, state, action);
      if (!result.ok) throw new Error(`${JSON.stringify(action)} is refused: ${result.refusal.rule}`);
      actions.push(action);
      state = result.state;
    }
  }
  return [...found.values()].flat();
}
