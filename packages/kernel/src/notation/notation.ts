import { type Action, type Refusal, refusal, type SeatId } from '../action.ts';
import { checkForm } from '../form.ts';
import type { Game, State } from '../game.ts';
import { actorsOf } from '../legal.ts';
import { lasting } from '../memo.ts';
import type { PlayerNames } from '../speaker.ts';
import { type MovePattern, movePatternOf } from './movePattern.ts';

/**
 * How a game writes its moves, one line each: who acts, then what (`FMS lay 57 E10/2`, `Anna buy SFS offer`). The grammar is
 * that of `movePattern.ts` for all games.
 */
export interface Notation<T> {
  /** The text of each type of action. */
  readonly moves: Readonly<Record<string, string>>;
  /** Everybody who sits at the table, also those who have left the game. */
  seats(table: T): readonly SeatId[];
  /** The company whose turn it is, and who decides for it: what is done for it is written under its name. */
  company?(state: State<T>): { readonly id: string; readonly by: SeatId } | undefined;
  /** What a player does for himself, even in the turn of a company. */
  readonly personal?: readonly string[];
}

/** What a line of notation means: an action, or why it cannot be read. */
export type ReadMove =
  | { readonly ok: true; readonly action: Action }
  | { readonly ok: false; readonly refusal: Refusal };

interface Part<T, E> {
  readonly game: Game<T, E, never>;
  readonly notation: Notation<T>;
}

/** Patterns of a game by type, and in the order in which they are tried. */
const patterns = lasting((notation: Notation<never>) => {
  const byType = new Map(Object.entries(notation.moves).map(([type, text]) => [type, movePatternOf(type, text)]));
  return { byType, inOrder: [...byType.values()].sort((a, b) => b.words - a.words) };
});

const patternsOf = <T>(notation: Notation<T>) => patterns(notation as Notation<never>);

/** The line for an action that is about to be done in this position. */
export function writeMove<T, E>(
  { notation }: Part<T, E>,
  state: State<T>,
  action: Action,
  names: PlayerNames = {},
): string {
  const pattern = patternsOf(notation).byType.get(action.type);
  if (!pattern) throw new Error(`the notation has no line for "${action.type}"`);
  return `${actor(notation, state, action, names)} ${pattern.write(action)}`;
}

function actor<T>(notation: Notation<T>, state: State<T>, { type, by }: Action, names: PlayerNames): string {
  const company = notation.personal?.includes(type) ? undefined : notation.company?.(state);
  return company?.by === by ? company.id : calledBy(notation, state, names, by);
}

/** A name that is one word and cannot be taken for anything else; otherwise the seat. */
function calledBy<T>(notation: Notation<T>, state: State<T>, names: PlayerNames, by: SeatId): string {
  const name = names[by];
  if (name === undefined || !/^[\p{L}\p{N}_.-]+$/u.test(name)) return by;
  const seats = notation.seats(state.table);
  const isAnother = seats.some((seat) => seat === name || (seat !== by && names[seat] === name));
  const isVerb = patternsOf(notation).inOrder.some(({ verb }) => verb.split(' ')[0] === name);
  return isAnother || isVerb || notation.company?.(state)?.id === name ? by : name;
}

/** Reads a line in this position. Who acts may be left out: then it is whoever is asked. */
export function readMove<T, E>(part: Part<T, E>, state: State<T>, line: string, names: PlayerNames = {}): ReadMove {
  const text = line.trim().replaceAll(/\s+/g, ' ');
  const [first = ''] = text.split(' ', 1);
  const by = playerCalled(part, state, first, names);
  const signed = by === undefined ? undefined : fieldsOf(part, text.slice(first.length + 1));
  const fields = signed ?? fieldsOf(part, text);
  if (!fields) {
    if (by === undefined && fieldsOf(part, text.slice(first.length + 1))) {
      return { ok: false, refusal: refusal('move.nobody', { name: first }) };
    }
    return { ok: false, refusal: refusal('move.unknown', { text: text.slice(0, 80) }) };
  }
  const action = { ...fields, by: signed ? by : (actorsOf(part.game, state)[0] ?? '') } as unknown as Action;
  const problem = checkForm(part.game.formsOn?.(state.table) ?? part.game.forms, action);
  return problem ? { ok: false, refusal: problem } : { ok: true, action };
}

function fieldsOf<T, E>({ notation }: Part<T, E>, text: string): Readonly<Record<string, unknown>> | undefined {
  for (const pattern of patternsOf(notation).inOrder as readonly MovePattern[]) {
    const fields = pattern.read(text);
    if (fields) return fields;
  }
  return undefined;
}

function playerCalled<T, E>(
  { notation }: Part<T, E>,
  state: State<T>,
  word: string,
  names: PlayerNames,
): string | undefined {
  const company = notation.company?.(state);
  if (company?.id === word) return company.by;
  const seats = notation.seats(state.table);
  return seats.includes(word) ? word : seats.find((seat) => names[seat] === word);
}
