import type { SeatId } from './action.ts';
import type { Boards } from './board/boardFile.ts';
import { type Game, SetupError, type State } from './game.ts';
import type { Language } from './language.ts';
import type { Notation } from './notation/notation.ts';
import type { Catalogue } from './text.ts';

/** What people ask for before play, in words any game understands. */
export interface SetupWish {
  readonly players: number;
  readonly seed: number;
  readonly variants: readonly string[];
  readonly options: Readonly<Record<string, string>>;
  /** A board file to play on, as it came from outside; without one the game is played on its own. */
  readonly board?: unknown;
}

/** What a player has in the end, by which the ranking is made. */
export interface FinalScore {
  readonly player: SeatId;
  readonly total: number;
  /** Has left the game: comes behind everybody who has not, whatever they have. */
  readonly left?: boolean;
}

/** Who has won: the first, and whoever is his equal. */
export function winnersOf<S extends FinalScore>(scores: readonly S[]): readonly S[] {
  const [first] = scores;
  return scores.filter(({ total, left }) => total === first?.total && !left === !first.left);
}

/** A game as the programs around the engine use it: what can be chosen, how it speaks, how it is scored and checked. */
export interface Title<T, E, S> {
  readonly game: Game<T, E, S>;
  readonly name: string;
  readonly players: { readonly min: number; readonly max: number };
  readonly variants: readonly string[];
  /** Options of a table with their possible values, the default first. */
  readonly options: Readonly<Record<string, readonly string[]>>;
  /** The board in the box, and how others are read. Without this there are no others. */
  readonly boards?: Boards;
  /** Throws `SetupError` with a clear message when the wish makes no sense. */
  setup(wish: SetupWish): S;
  readonly text: Readonly<Record<Language, Catalogue<string>>>;
  /** How its moves are written. */
  readonly notation: Notation<T>;
  /** The round in the short form players write. */
  describeRound(state: State<T>): string;
  /** Best first. Meaningful at any moment, final when the game is over. */
  scores(table: T): readonly FinalScore[];
  /** Why the game ended; undefined while it goes on. */
  endReason(table: T): string | undefined;
  /**
   * Everything that must never be, not even between two effects of one action: money, shares, tokens, tiles or trains
   * that do not add up. Empty on a sound table.
   */
  violations(table: T): readonly string[];
  /** The same, and what else must never be while somebody is asked or when the game is over. */
  violationsAtRest(state: State<T>): readonly string[];
}

/** Throws unless every wished option is one of these, with one of its values. */
export function checkOptions(
  possible: Readonly<Record<string, readonly string[]>>,
  wished: SetupWish['options'],
): void {
  for (const [name, value] of Object.entries(wished)) {
    const values = Object.hasOwn(possible, name) ? possible[name] : undefined;
    if (!values)
      throw new SetupError(
        `${name}: there is no such option; possible: ${Object.keys(possible).join(', ')}`,
        'setup.noOption',
        { option: name },
      );
    if (!values.includes(value)) {
      const message = `${name}: must be ${values.join(' or ')}, not "${value}"`;
      throw new SetupError(message, 'setup.value', { value, allowed: values });
    }
  }
}

/** Runs a check of the set-up; what it throws says which field of the wish is meant. */
export function inField(name: string, check: () => void): void {
  try {
    check();
  } catch (error) {
    throw error instanceof SetupError ? new SetupError(`${name}: ${error.message}`, error.rule, error.params) : error;
  }
}
