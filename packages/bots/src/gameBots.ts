import type { Frame } from '@binario/kernel';
import type { BotMaker } from './bot.ts';
import { type ExplainingBot, type Policy, policyBot } from './policyBot.ts';
import { randomBot } from './random.ts';
import type { SceneOf } from './scene.ts';
import type { ActionWeights } from './weights.ts';

/** The automatic players of one game. */
export interface GameBots<T> {
  /** Plays sensibly and at once, with nothing but rules of thumb and a look at the next position. */
  readonly casual: (seed: number) => ExplainingBot<T>;
  /** Plays at random, but so that games come to an end. */
  readonly random: BotMaker<T>;
}

/** What a game gives to have automatic players. */
export interface BotSource<T, F extends Frame, A> {
  readonly policy: Policy<SceneOf<T, F, A>>;
  /** The queries about a table that the policy asks. */
  readonly advice: A;
  readonly weights: ActionWeights<T>;
}

export function gameBots<T, F extends Frame, A>({ policy, advice, weights }: BotSource<T, F, A>): GameBots<T> {
  return { casual: (seed) => policyBot(policy, advice, seed), random: randomBot(weights) };
}
