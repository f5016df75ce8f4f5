import { type Advice, type BotMaker, casualBot, randomBot } from '@binario/bots';
import { advice18fb } from '@binario/game-18fb/advice';
import { advice1849 } from '@binario/game-1849/advice';
import { advice1865 } from '@binario/game-1865/advice';
import { UsageError } from '../io.ts';

/** The games the Casual player can play, and what it may ask of each. */
const advised: readonly Advice[] = [advice1849, advice1865, advice18fb];

function botsOf(game: string): Readonly<Record<string, BotMaker>> {
  const ask = advised.find((each) => each.game === game);
  return ask ? { casual: casualBot(ask), random: randomBot } : { random: randomBot };
}

export function botNamed(game: string, name: string): BotMaker {
  const bots = botsOf(game);
  const found = Object.hasOwn(bots, name) ? bots[name] : undefined;
  if (!found) throw new UsageError(`no bot "${name}" plays ${game}; there are ${Object.keys(bots).join(', ')}`);
  return found;
}
