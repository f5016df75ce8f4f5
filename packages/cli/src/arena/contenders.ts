import type { BotMaker } from '@binario/bots';
import type { Entry } from '@binario/terminal';
import { UsageError } from '../io.ts';

/** The bot of this name that plays the game. */
export function botNamed<T, E, S>({ title, bots }: Entry<T, E, S>, name: string): BotMaker<T> {
  const found = Object.hasOwn(bots, name) ? bots[name] : undefined;
  if (!found)
    throw new UsageError(`no bot "${name}" plays ${title.game.id}; there are ${Object.keys(bots).join(', ')}`);
  return found;
}
