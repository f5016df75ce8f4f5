import { casualPlayer, type ExplainingBot, type Reason } from '@binario/bots';
import { game1849 } from '@binario/game-1849';
import { advice1849 } from '@binario/game-1849/advice';
import { type Action, actorsOf, offers, viewOf } from '@binario/kernel';
import type { AnyState } from './protocol.ts';

/** What a player at the table decides, and why in one line. */
export interface Decision {
  readonly action: Action;
  readonly why: Reason;
}

type Casual = ReturnType<typeof casualPlayer>;
type Asked = Parameters<Casual['choose']>[0];

/** Each seat keeps its own player, so that the three of a solo game are not all alike. */
const seated = new Map<string, Casual>();

/** Asks the automatic player of the seat that is to act; nobody is asked when the game is over. */
export function decide(state: AnyState, seed: number): Decision | undefined {
  const [by] = actorsOf(game1849, state);
  if (by === undefined) return undefined;
  const bot: ExplainingBot<Asked['view']['table']> = seated.get(by) ?? casualPlayer(advice1849, seed);
  seated.set(by, bot);
  const situation = { view: viewOf(game1849, state, by), by, offers: offers(game1849, state, by) } as Asked;
  return { action: bot.choose(situation), why: bot.explain(situation) };
}
