import type { Action, Refusal } from '../action.ts';
import { apply, carryOut, start } from '../apply.ts';
import type { State } from '../game.ts';
import type { PlayerNames } from '../speaker.ts';
import type { Title } from '../title.ts';
import { readMove, writeMove } from './notation.ts';

/** A whole game in the notation. */
export interface MovesFile<S> {
  readonly game: string;
  readonly rules: number;
  readonly setup: S;
  readonly names: PlayerNames;
  readonly actions: readonly Action[];
}

/** What is wrong with a text of moves, and in which line of it. */
export class MovesError extends Error {
  override readonly name = 'MovesError';
  readonly line: number;
  readonly refusal: Refusal | undefined;

  constructor(message: string, line: number, refusal?: Refusal) {
    super(message);
    this.line = line;
    this.refusal = refusal;
  }
}

const HEAD = 'binario moves 1';

/** Does this text say that it is a game in the notation? */
export const isMoves = (text: string): boolean => text.startsWith(HEAD);

/** A game as a text: a head, then one move in a line, the rounds as remarks. */
export function writeMoves<T, E, S>(
  title: Title<T, E, S>,
  { setup, actions, names }: Pick<MovesFile<S>, 'setup' | 'actions' | 'names'>,
): string {
  const { game } = title;
  const lines = [HEAD, `game: ${game.id}`, `rules: ${game.rules}`, `setup: ${JSON.stringify(setup)}`];
  if (Object.keys(names).length > 0) lines.push(`names: ${JSON.stringify(names)}`);
  let round = '';
  let state = start(game, setup);
  for (const action of actions) {
    const now = title.describeRound(state);
    if (now !== round) lines.push('', `# ${now}`);
    round = now;
    lines.push(writeMove(title, state, action, names));
    state = carryOut(game, state, action).state;
  }
  return `${lines.join('\n')}\n`;
}

/** The head of such a text: all that is known of the game before its rules are asked. */
export function readHead(text: string): Omit<MovesFile<unknown>, 'actions'> & { readonly lines: number } {
  const lines = text.split(/\r?\n/);
  if (lines[0]?.trim() !== HEAD) throw new MovesError(`the first line is not "${HEAD}"`, 1);
  const found = new Map<string, unknown>();
  let at = 1;
  for (; at < lines.length; at++) {
    const [, key, value] = /^(game|rules|setup|names): (.*)$/.exec(lines[at] ?? '') ?? [];
    if (key === undefined || value === undefined) break;
    found.set(key, key === 'game' ? value.trim() : parsed(value, at + 1));
  }
  for (const key of ['game', 'rules', 'setup']) {
    if (!found.has(key)) throw new MovesError(`the head does not say "${key}"`, at + 1);
  }
  const rules = found.get('rules');
  if (!Number.isSafeInteger(rules)) throw new MovesError('"rules" is not a whole number', at);
  return {
    game: String(found.get('game')),
    rules: rules as number,
    setup: found.get('setup'),
    names: namesIn(found.get('names')),
    lines: at,
  };
}

/** A text of moves as far as the rules follow it. */
export interface FollowedMoves<T, S> extends MovesFile<S> {
  readonly state: State<T>;
  /** Why it ends before the text does, and how many moves there would have been. */
  readonly stop?: { readonly error: MovesError; readonly of: number };
}

/** Reads such a text and plays it, every move by the rules. Throws `MovesError` for a head that makes no sense. */
export function followMoves<T, E, S>(title: Title<T, E, S>, text: string): FollowedMoves<T, S> {
  const { game, rules, setup, names, lines: head } = readHead(text);
  const moves = text
    .split(/\r?\n/)
    .map((line, i) => ({ line: i + 1, move: line.replace(/#.*$/, '').trim() }))
    .filter(({ line, move }) => line > head && move !== '');
  const actions: Action[] = [];
  let state = start(title.game, setup as S);
  const followed = () => ({ game, rules, setup: setup as S, names, actions, state });
  for (const { line, move } of moves) {
    const read = readMove(title, state, move, names);
    const result = read.ok ? apply(title.game, state, read.action) : read;
    if (!result.ok) {
      const error = new MovesError(`line ${line}: "${move}" is refused`, line, result.refusal);
      return { ...followed(), stop: { error, of: moves.length } };
    }
    if (read.ok) actions.push(read.action);
    state = result.state;
  }
  return followed();
}

/** Reads a whole game. Throws `MovesError` where the rules do not follow it. */
export function readMoves<T, E, S>(title: Title<T, E, S>, text: string): FollowedMoves<T, S> {
  const followed = followMoves(title, text);
  if (followed.stop) throw followed.stop.error;
  return followed;
}

function parsed(value: string, line: number): unknown {
  try {
    return JSON.parse(value);
  } catch {
    throw new MovesError(`line ${line} is not JSON after the colon`, line);
  }
}

function namesIn(value: unknown): PlayerNames {
  const entries = Object.entries(typeof value === 'object' && value !== null ? value : {});
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}
