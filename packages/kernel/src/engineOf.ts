import type { Action, SeatId } from './action.ts';
import { apply, carryOut, start } from './apply.ts';
import type { AnyEffect, AnyState, Engine, RulesOfPlay } from './engine.ts';
import type { Game, State } from './game.ts';
import { hashOf } from './hash.ts';
import { actorsOf, choices } from './legal.ts';
import type { Offer } from './offer.ts';
import type { Title } from './title.ts';
import { viewOf } from './view.ts';

/** Somebody who decides for a seat; the same seed decides the same. */
type SeatPlayer<T> = (seed: number) => {
  choose(situation: { readonly view: State<T>; readonly by: SeatId; readonly offers: readonly Offer[] }): Action;
};

/** What a game adds to its title to become an engine: whether anything is hidden in it, and its bots. */
export interface Own<T> {
  /** See `EngineFacts.open`. */
  readonly open: boolean;
  /** The one that is put on a seat when nobody says which comes first. */
  readonly bots: Readonly<Record<string, SeatPlayer<T>>>;
}

/** A title played by the kernel it was compiled with. */
export function rulesOfPlay<T, E, S>(title: Title<T, E, S>): RulesOfPlay<T> {
  const game = title.game as unknown as Game<T, AnyEffect, never>;
  return {
    record: 'effects',
    start: (setup) => start(title.game, setup as S),
    apply: (state, action) => apply(game, state, action),
    carryOut: (state, action) => carryOut(game, state, action),
    hash: (state) => hashOf(game, state),
    actors: (state) => actorsOf(game, state),
    choices: (state, by) => choices(game, state, by),
  };
}

/** Wraps a title, and the kernel it was compiled with, as an engine. The one place where the type of the table is let go. */
export function engineOf<T, E, S>(title: Title<T, E, S>, { open, bots }: Own<T>): Engine {
  const game = title.game as Game<T, E, never>;
  const of = (state: AnyState) => state as State<T>;
  return {
    ...(rulesOfPlay(title) as RulesOfPlay),
    format: 1,
    facts: {
      id: game.id,
      rules: game.rules,
      name: title.name,
      players: title.players,
      variants: title.variants,
      options: title.options,
      bots: Object.keys(bots),
      open,
    },
    ...(title.boards && { boards: title.boards }),
    setup: (wish) => title.setup(wish),
    view: (state, by) => seedless(viewOf(game, of(state), by), open),
    isOpen: (state, seats) =>
      open && [undefined, ...seats].every((by) => game.view(of(state).table, by) === of(state).table),
    describeRound: (state) => title.describeRound(of(state)),
    scores: (state) => title.scores(of(state).table),
    endReason: (state) => title.endReason(of(state).table),
    decide: (bot, view, by, offers, seed, turn) =>
      decided(bots, game.id, bot, { view: of(view), by, offers, seed, turn }),
  };
}

/** The agreed options lie on the table, the seed among them: where chance is still to come nobody may know it. */
function seedless(view: AnyState, open: boolean): AnyState {
  const { table } = view as State<{ readonly options?: { readonly seed?: number } }>;
  if (open || table.options?.seed === undefined) return view;
  return { ...view, table: { ...table, options: { ...table.options, seed: 0 } } };
}

interface Asked<T> {
  readonly view: State<T>;
  readonly by: string;
  readonly offers: readonly Offer[];
  readonly seed: number;
  readonly turn: number;
}

/** Bots are made anew for every decision: what one decides depends on what it sees, never on what this process remembers. */
function decided<T>(
  bots: Own<T>['bots'],
  game: string,
  name: string,
  { view, by, offers, seed, turn }: Asked<T>,
): Action {
  const maker = Object.hasOwn(bots, name) ? bots[name] : Object.values(bots)[0];
  if (!maker) throw new Error(`no bot plays ${game}`);
  const mixed = name === 'random' ? Math.imul(seed ^ turn, 0x9e3779b1) >>> 0 : seed;
  return maker(mixed).choose({ view, by, offers });
}
