import type { Bot, BotMaker } from '../bot.ts';
import type { Advice18fb } from './18fb/advice.ts';
import { mind18fb } from './18fb/mind.ts';
import type { Seen as Seen18fb } from './18fb/seen.ts';
import type { Advice1849 } from './1849/advice.ts';
import { mind1849 } from './1849/mind.ts';
import type { Seen as Seen1849 } from './1849/seen.ts';
import type { Advice1865 } from './1865/advice.ts';
import { mind1865 } from './1865/mind.ts';
import type { Seen as Seen1865 } from './1865/seen.ts';
import { type ExplainingBot, thinker } from './player.ts';

/** The games it can play, each through the queries that game answers. */
export type Advice = Advice1849 | Advice1865 | Advice18fb;

/**
 * Plays sensibly and at once, with nothing but rules of thumb and a look at the next position. What it does depends on
 * the situation and its seed alone.
 */
export function casualBot(ask: Advice): BotMaker {
  return <T>(_game: string, seed: number): Bot<T> => playerFor(ask, seed) as Bot<T>;
}

export function casualPlayer(ask: Advice1849, seed: number): ExplainingBot<Seen1849>;
export function casualPlayer(ask: Advice1865, seed: number): ExplainingBot<Seen1865>;
export function casualPlayer(ask: Advice18fb, seed: number): ExplainingBot<Seen18fb>;
export function casualPlayer(ask: Advice, seed: number): ExplainingBot<never>;
export function casualPlayer(ask: Advice, seed: number): ExplainingBot<never> {
  return playerFor(ask, seed);
}

function playerFor(ask: Advice, seed: number): ExplainingBot<never> {
  switch (ask.game) {
    case '1849':
      return thinker(mind1849, ask, seed);
    case '1865':
      return thinker(mind1865, ask, seed);
    case '18fb':
      return thinker(mind18fb, ask, seed);
  }
}
