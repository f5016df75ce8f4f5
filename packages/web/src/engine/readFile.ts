import { type Action, actorsOf, followMoves, isMoves, type Params, readHead, winnersOf } from '@binario/kernel';
import type { AnyEngine, ForeignFile } from '../game/engine.ts';
import type { GameFile, NewGame, Origin, Parting, Plan, Seat } from '../model/gameFile.ts';
import { levelsOf } from './bot.ts';
import type { ImportProblem, ReadFile } from './calls.ts';
import type { Engines } from './engines.ts';
import { originOf } from './origin.ts';
import { Session, type Trust } from './session.ts';
import { ready } from './setUp.ts';

/** How far a saved record is trusted by these rules. */
export function trustIn(rules: number, ours: number): Trust {
  if (rules === ours) return 'whole';
  return rules < ours ? 'older' : 'none';
}

/** A file of the page, or of the command line. Nothing else in it is sure to have the right form. */
type OwnFile = { readonly format: 'binario' | 'binario-game/1' } & Readonly<Record<string, unknown>>;

const cannot = (problem: ImportProblem, params: Params = {}): ReadFile => ({ ok: false, problem, params });

/** Reads a game file: one of ours, or one of another site that some game understands. As much of it as can be followed. */
export async function readGameFile(engines: Engines, text: string): Promise<ReadFile> {
  if (isMoves(text)) return readMovesFile(engines, text);
  const file = parsed(text);
  if (file === undefined) return cannot('notJson');
  if (isOurs(file)) {
    // Files written before there were other games do not say which one they are of.
    const { game = engines.ids[0] } = file;
    if (typeof game !== 'string' || !engines.ids.includes(game)) return cannot('unknownGame', { game: String(game) });
    return readOwn(await engines.load(game), file, text);
  }
  for (const game of engines.ids) {
    const read = readForeign(await engines.load(game), file, text);
    if (read) return read;
  }
  return cannot('unknown');
}

function readOwn(engine: AnyEngine, file: OwnFile, text: string): ReadFile {
  const { actions } = file;
  if (!Array.isArray(actions)) return cannot('incomplete');
  const made = tryReady(engine, file.setup);
  if (!made) return cannot('setup');
  const ours = made.rules;
  const rules = Number.isSafeInteger(file.rules) ? (file.rules as number) : ours;
  const session = Session.begin(engine, file.setup);
  const parting = session.load(actions as readonly Action[], rules < ours ? 'older' : 'none');
  const origin = originOf(originIn(file), { rules, ours, parting, text: () => text });
  return {
    ok: true,
    made: atTip(engine, made, session),
    seats: seatsOf(engine, session, file),
    more: { plans: plansIn(file), ...origin, ...whereIs(session) },
    newerThan: rules > ours ? ours : null,
  };
}

/** A game in the notation. Its rules must be ours: what a line means in a position is theirs to say. */
async function readMovesFile(engines: Engines, text: string): Promise<ReadFile> {
  let head: ReturnType<typeof readHead>;
  try {
    head = readHead(text);
  } catch {
    return cannot('incomplete');
  }
  if (!engines.ids.includes(head.game)) return cannot('unknownGame', { game: head.game });
  const engine = await engines.load(head.game);
  const made = tryReady(engine, head.setup);
  if (!made) return cannot('setup');
  const { actions, stop } = followMoves(engine.title, text);
  const parting: Parting | null = stop
    ? {
        index: actions.length + 1,
        of: stop.of,
        moves: actions.length,
        action: null,
        refusal: stop.error.refusal ?? null,
      }
    : null;
  const session = Session.begin(engine, head.setup);
  session.load(actions);
  const { rules: ours } = made;
  return {
    ok: true,
    made: atTip(engine, made, session),
    seats: seatsOf(engine, session, { names: head.names }),
    more: {
      plans: [],
      ...originOf(undefined, { rules: head.rules, ours, parting, text: () => text }),
      ...whereIs(session),
    },
    newerThan: head.rules > ours ? ours : null,
  };
}

function readForeign(engine: AnyEngine, file: unknown, text: string): ReadFile | undefined {
  let found: ForeignFile<unknown> | undefined;
  try {
    found = engine.readForeign?.(file);
  } catch {
    return cannot('incomplete');
  }
  if (!found) return undefined;
  const made = tryReady(engine, found.setup);
  if (!made) return cannot('setup');
  const { actions, names, parting } = found;
  const session = Session.begin(engine, found.setup);
  session.load(actions);
  return {
    ok: true,
    made: atTip(engine, made, session),
    seats: names.map(person),
    more: {
      plans: [],
      ...whereIs(session),
      ...(parting && { origin: { parting, original: text, told: false } }),
    },
    newerThan: null,
  };
}

/** Of what an earlier file has left behind only its text is taken over. */
function originIn({ origin }: OwnFile): Origin | undefined {
  const { original } = (origin ?? {}) as Origin;
  return typeof original === 'string' ? { original, told: true } : undefined;
}

function plansIn({ plans }: OwnFile): readonly Plan[] {
  const isPlan = ({ name, at, actions }: Partial<Plan>) =>
    typeof name === 'string' && Number.isSafeInteger(at) && Array.isArray(actions);
  return Array.isArray(plans) ? plans.filter((plan) => isPlan(plan ?? {})) : [];
}

/** Where a game stands, for the list of games. */
function whereIs({ engine: { title }, state }: Session): Pick<GameFile, 'over' | 'turn' | 'winners'> {
  const [turn] = actorsOf(title.game, state);
  if (turn !== undefined) return { over: false, turn };
  return { over: true, winners: winnersOf(title.scores(state.table)).map(({ player }) => player) };
}

const atTip = ({ title }: AnyEngine, made: NewGame, { actions, state }: Session): NewGame => ({
  ...made,
  actions,
  round: title.describeRound(state),
});

/** Nothing if the set-up makes no sense. */
function tryReady(engine: AnyEngine, setup: unknown): NewGame | undefined {
  try {
    return ready(engine, setup);
  } catch {
    return undefined;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const person = (name: string): Seat => ({ name, kind: 'human' });

/** Whoever played by themselves goes on doing so, where the game has automatic players. */
function seatsOf(
  engine: AnyEngine,
  { state }: Session,
  { seats, names }: Readonly<Record<string, unknown>>,
): readonly Seat[] {
  const levels = levelsOf(engine);
  return state.table.seats.map((id, i) => {
    const { name, kind, level } = (Array.isArray(seats) ? seats[i] : undefined) ?? {};
    const called = name ?? (names as Readonly<Record<string, unknown>> | undefined)?.[id];
    const seat = { name: typeof called === 'string' ? called : '' };
    if (kind !== 'bot' || levels.length === 0) return { ...seat, kind: 'human' };
    return { ...seat, kind: 'bot', ...(levels.includes(level) && { level }) };
  });
}

function isOurs(file: unknown): file is OwnFile {
  const { format } = (file ?? {}) as Partial<OwnFile>;
  return format === 'binario' || format === 'binario-game/1';
}
