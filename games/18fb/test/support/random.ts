import {
  type Action,
  actorsOf,
  apply,
  carryOut,
  isList,
  isOpen,
  isRange,
  nextRandom,
  type Observer,
  type Offer,
  offers,
  type RangeDomain,
  start,
} from '@binario/kernel';
import type { Effect18fb, Setup, Table18fb } from '../../game.ts';
import { game, type State18fb } from './game.ts';

/** A seeded player who knows nothing: a kind of action first, then one of that kind. */
export class Chance {
  constructor(private state: number) {}

  below(n: number): number {
    const { state, value } = nextRandom(this.state);
    this.state = state;
    return Math.floor(value * n);
  }

  pick<X>(items: readonly X[]): X {
    return items[this.below(items.length)] as X;
  }

  /** Passing is one choice among many kinds; building and buying keep a game alive, endless deals do not. */
  choose(among: readonly Offer[]): Action {
    const kinds = [...new Set(among.map((offer) => offer.type))];
    const deals = this.below(20) === 0;
    const lively = kinds.filter((kind) => kind !== 'pass' && (deals || kind !== 'proposeCard'));
    const kind = lively.length > 0 && this.below(4) > 0 ? this.pick(lively) : this.pick(kinds);
    return this.filled(this.pick(among.filter((offer) => offer.type === kind)));
  }

  private within({ min, max, step = 1 }: RangeDomain): number {
    return min + step * this.below(Math.floor((max - min) / step) + 1);
  }

  private filled(offer: Offer): Action {
    const action: Record<string, unknown> = {};
    for (const field in offer) {
      const domain = offer[field];
      if (isRange(domain)) action[field] = this.within(domain);
      else if (isList(domain)) action[field] = this.pick(domain.oneOf);
      else action[field] = isOpen(domain) ? domain.sample : domain;
    }
    return action as unknown as Action;
  }
}

export interface PlayedGame {
  readonly state: State18fb;
  readonly actions: readonly Action[];
}

/** Plays a game to its end, or throws when it does not come to one. */
export function playRandom(
  setup: Setup,
  options: {
    readonly most?: number;
    readonly strict?: boolean;
    readonly observe?: Observer<Table18fb, Effect18fb>;
    readonly onState?: (state: State18fb, action: Action | undefined) => void;
  } = {},
): PlayedGame {
  const chance = new Chance(setup.seed * 7919 + 13);
  let state = start(game, setup, options.observe);
  const actions: Action[] = [];
  options.onState?.(state, undefined);
  for (let n = 0; n < (options.most ?? 20_000); n++) {
    const [by] = actorsOf(game, state);
    if (by === undefined) return { state, actions };
    const action = chance.choose(offers(game, state, by));
    const result = options.strict
      ? apply(game, state, action, options.observe)
      : carryOut(game, state, action, options.observe);
    if (!result.ok) throw new Error(`${JSON.stringify(action)} is refused: ${result.refusal.rule}`);
    state = result.state;
    actions.push(action);
    options.onState?.(state, action);
  }
  throw new Error(`seed ${setup.seed}: no end after ${actions.length} actions`);
}
