import { type BotMaker, casualBot, randomBot } from '@binario/bots';
import { advice1849 } from '@binario/game-1849';
import type { Action } from '@binario/kernel';
import { UsageError } from '../io.ts';

/** Who can play a game here, and by what one sees that a player is ruined. */
interface Contenders {
  readonly bots: Readonly<Record<string, BotMaker>>;
  isRuin(action: Action): boolean;
}

const contenders: Readonly<Record<string, Contenders>> = {
  1849: {
    bots: { casual: casualBot(advice1849), random: randomBot },
    isRuin: (action) => action.type === 'declareBankruptcy',
  },
};

const others: Contenders = { bots: { random: randomBot }, isRuin: () => false };

const contendersOf = (game: string): Contenders => (Object.hasOwn(contenders, game) && contenders[game]) || others;

export function botNamed(game: string, name: string): BotMaker {
  const { bots } = contendersOf(game);
  const found = Object.hasOwn(bots, name) ? bots[name] : undefined;
  if (!found) throw new UsageError(`no bot "${name}" plays ${game}; there are ${Object.keys(bots).join(', ')}`);
  return found;
}

export const isRuin = (game: string, action: Action): boolean => contendersOf(game).isRuin(action);
