import type { ExplainingBot, GameBots } from '@binario/bots';

type Level<T> = (seed: number) => ExplainingBot<T>;

/** Those of a game's automatic players that people may sit down with: whoever plays at random is for tests. */
export function levelsIn<T>({ random: _random, ...levels }: GameBots<T>): Readonly<Record<string, Level<T>>> {
  const found: Record<string, Level<T>> = {};
  for (const [level, maker] of Object.entries(levels)) if (maker) found[level] = maker;
  return found;
}
