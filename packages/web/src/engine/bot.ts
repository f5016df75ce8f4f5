import { type Bot, randomBot } from '@binario/bots';
import { game1849 } from '@binario/game-1849';
import { type Action, actorsOf, offers, viewOf } from '@binario/kernel';
import type { AnyState, AnyTable } from './protocol.ts';

/** What a player at the table decides, and why in one line. */
export interface Decision {
  readonly action: Action;
  readonly why?: string;
}

const seated = new Map<string, Bot<AnyTable>>();

/** Asks the automatic player of the seat that is to act; nobody is asked when the game is over. */
export function decide(state: AnyState, seed: number): Decision | undefined {
  const [by] = actorsOf(game1849, state);
  if (by === undefined) return undefined;
  const bot = seated.get(by) ?? randomBot<AnyTable>('1849', seed);
  seated.set(by, bot);
  const situation = { view: viewOf(game1849, state, by), by, offers: offers(game1849, state, by) };
  return { action: bot.choose(situation) };
}
