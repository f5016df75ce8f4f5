import type { Frame } from '@binario/kernel';
import type { BotMaker } from './bot.ts';
import { type ExplainingBot, type Policy, policyBot } from './policyBot.ts';
import { randomBot } from './random.ts';
import type { SceneOf } from './scene.ts';
import { directorSettings, magnateSettings, type SearchBot, searchBot } from './search/director.ts';
import type { Foresight } from './search/foresight.ts';
import type { SearchSettings } from './search/weigh.ts';
import type { ActionWeights } from './weights.ts';

/** The automatic players of one game. */
export interface GameBots<T> {
  /** Plays sensibly and at once, with nothing but rules of thumb and a look at the next position. */
  readonly casual: (seed: number) => ExplainingBot<T>;
  /** Plays what Casual would do, and what could be done instead, forward in its head, and takes what leads furthest. */
  readonly director?: (seed: number) => SearchBot<T>;
  /** Director who looks further, or at more. */
  readonly magnate?: (seed: number) => SearchBot<T>;
  /** Plays at random, but so that games come to an end. */
  readonly random: BotMaker<T>;
}

/** What a game gives to have automatic players. */
export interface BotSource<T, F extends Frame, A> {
  readonly policy: Policy<SceneOf<T, F, A>>;
  /** The queries about a table that the policy asks. */
  readonly advice: A;
  readonly weights: ActionWeights<T>;
  /** Without it nobody looks ahead in this game. */
  readonly foresight?: Foresight<T>;
  /** How Director looks ahead in this game, where not as usual. */
  readonly director?: Partial<SearchSettings>;
  /** How Magnate does; without it there is none. */
  readonly magnate?: Partial<SearchSettings>;
  /** What Magnate thinks about, where that is more than Director does. */
  readonly magnateForesight?: Foresight<T>;
}

/** Makes the automatic players of a game out of its policy, weights and foresight. */
export function gameBots<T, F extends Frame, A>(source: BotSource<T, F, A>): GameBots<T> {
  const { policy, advice, weights, foresight, magnateForesight = foresight } = source;
  const casual = (seed: number) => policyBot(policy, advice, seed);
  const searching = (name: string, settings: SearchSettings, seeing = foresight) =>
    seeing && { [name]: (seed: number) => searchBot(name, seeing, casual(seed), settings) };
  return {
    casual,
    ...searching('director', { ...directorSettings, ...source.director }),
    ...(source.magnate && searching('magnate', { ...magnateSettings, ...source.magnate }, magnateForesight)),
    random: randomBot(weights),
  };
}
