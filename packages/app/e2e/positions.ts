import type { Bot, GameBots } from '@binario/bots';
import { type Action, actorsOf, apply, type Offer, offers, sampleOf, start, type Title, viewOf } from '@binario/kernel';

/** A game up to the moment at which an action of some type can be chosen. */
export interface Position {
  readonly setup: unknown;
  readonly actions: readonly Action[];
  readonly offer: Offer;
  readonly action: Action;
}

export interface Wish {
  readonly players: number;
  readonly variants: readonly string[];
  readonly options?: Readonly<Record<string, string>>;
}

/** More games than any type of action has needed so far. */
const MOST_GAMES = 400;

/** For each of these types of action the earliest position found at which it is legal, in games of random players. */
export function positionsFor<T, E, S>(
  title: Title<T, E, S>,
  { random }: GameBots<T>,
  types: readonly string[],
  wishes: readonly Wish[],
): ReadonlyMap<string, Position> {
  const found = new Map<string, Position>();
  for (let seed = 1; seed <= MOST_GAMES && found.size < types.length; seed++) {
    const { players, variants, options = {} } = wishes[seed % wishes.length] as Wish;
    const setup = title.setup({ players, seed, variants, options });
    const bots = new Map<string, Bot<T>>();
    const actions: Action[] = [];
    let state = start(title.game, setup);
    for (let [by] = actorsOf(title.game, state); by !== undefined; [by] = actorsOf(title.game, state)) {
      const open = offers(title.game, state, by);
      for (const offer of open) {
        if (!types.includes(offer.type)) continue;
        const known = found.get(offer.type);
        if (known && known.actions.length <= actions.length) continue;
        found.set(offer.type, { setup, actions: [...actions], offer, action: sampleOf(offer) });
      }
      const bot = bots.get(by) ?? random(seed * 10 + bots.size);
      bots.set(by, bot);
      const action = bot.choose({ view: viewOf(title.game, state, by), by, offers: open });
      const result = apply(title.game, state, action);
      if (!result.ok) throw new Error(`${JSON.stringify(action)} is refused: ${result.refusal.rule}`);
      actions.push(action);
      state = result.state;
    }
  }
  return found;
}
