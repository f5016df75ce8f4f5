import { type Action, type Refusal, refusal, type SeatId } from './action.ts';
import { checkForm } from './form.ts';
import type { Frame, Game, StandingOffers, State, Step } from './game.ts';
import { admits, type Offer } from './offer.ts';
import type { Source } from './place.ts';
import { type Choice, hasOpen, judged, legalOptions, listedOptions } from './question.ts';
import { firstBreach } from './rule.ts';
import { stepOf } from './stepOf.ts';

/** Who may act now. Nobody when the game is over. */
export function actorsOf<T, E>(game: Game<T, E, never>, state: State<T>): readonly SeatId[] {
  const top = state.flow.at(-1);
  return top ? (stepOf(game, top).actors?.(state.table, top) ?? []) : [];
}

/** All options of a seat in the order the game gives them, each with the rule that forbids it, if one does. */
export function choices<T, E>(game: Game<T, E, never>, state: State<T>, by: SeatId): readonly Choice[] {
  return asked(game, state, by, judged, (choice) => choice.offer.type);
}

/** What the seat may do now. */
export function offers<T, E>(game: Game<T, E, never>, state: State<T>, by: SeatId): readonly Offer[] {
  return asked(game, state, by, legalOptions, (offer) => offer.type);
}

/** The answers of the step on top, then those of the standing offers. */
function asked<T, E, X>(
  game: Game<T, E, never>,
  { table, flow }: State<T>,
  by: SeatId,
  answer: (from: Source<T, E, Frame, Action>, table: T, frame: Frame, by: SeatId) => readonly X[],
  typeOf: (answer: X) => string,
): readonly X[] {
  const top = flow.at(-1);
  if (!top) return [];
  const step = stepOf(game, top);
  if (!step.actors?.(table, top).includes(by)) return [];
  const own = answer(step, table, top, by);
  const frames = standingFrames(game, table, flow, by);
  if (frames.length === 0) return own;
  const more: X[] = [];
  // A type of action belongs to the nearest frame that understands it.
  const nearer = [...(step.actions ?? [])];
  for (const { frame, standing } of frames) {
    for (const each of answer(standing, table, frame, by)) if (!nearer.includes(typeOf(each))) more.push(each);
    nearer.push(...standing.actions);
  }
  return more.length === 0 ? own : [...own, ...more];
}

/** Why this action may not be done now; undefined when it may. */
export function explain<T, E>(game: Game<T, E, never>, state: State<T>, action: Action): Refusal | undefined {
  const malformed = checkForm(game.formsOn?.(state.table) ?? game.forms, action);
  if (malformed) return malformed;
  const top = state.flow.at(-1);
  if (!top) return refusal('turn.gameOver');
  const actors = actorsOf(game, state);
  if (!actors.includes(action.by)) return refusal('turn.notYours', { player: action.by, actors });
  const step = stepOf(game, top);
  if (step.actions?.includes(action.type)) return against(step, state.table, top, action);
  const found = standingFor(game, state.table, state.flow, action);
  return found ? against(found.standing, state.table, found.frame, action) : notOffered(action, top);
}

function against<T, E>(
  from: Source<T, E, Frame, Action> & Pick<Step<T, E>, 'openEnded'>,
  table: T,
  frame: Frame,
  action: Action,
): Refusal | undefined {
  const breach = firstBreach(from.rules ?? [], table, frame, action);
  if (breach || from.openEnded) return breach;
  return listedOptions(from, table, frame, action.by).some((offer) => admits(offer, action))
    ? undefined
    : notOffered(action, frame);
}

function notOffered(action: Action, frame: Frame): Refusal {
  return refusal('turn.notOffered', { type: action.type, step: frame.step });
}

interface OpenStanding<T, E> {
  readonly depth: number;
  readonly frame: Frame;
  readonly standing: StandingOffers<T, E, Frame, Action>;
}

/** The standing offers an action belongs to: those of the nearest frame that understands its type. */
export function standingFor<T, E>(
  game: Game<T, E, never>,
  table: T,
  flow: readonly Frame[],
  action: Action,
): OpenStanding<T, E> | undefined {
  return standingFrames(game, table, flow, action.by).find(({ standing }) => standing.actions.includes(action.type));
}

/** Frames, the top one included, whose standing offers concern this actor, nearest first. */
function standingFrames<T, E>(
  game: Game<T, E, never>,
  table: T,
  flow: readonly Frame[],
  by: SeatId,
): readonly OpenStanding<T, E>[] {
  const out: OpenStanding<T, E>[] = [];
  for (let depth = flow.length - 1; depth >= 0; depth--) {
    const frame = flow[depth] as Frame;
    const step = stepOf(game, frame);
    // A frame under a question may have lost its subject already; it is dropped only when it comes to the top.
    if (step.standing && step.gone?.(table, frame) === undefined && step.standing.actors(table, frame).includes(by)) {
      out.push({ depth, frame, standing: step.standing });
    }
    if (step.exclusive) break;
  }
  return out;
}

/** Is some standing offer open to somebody who is being asked by the frame on top? */
export function standingOpen<T, E>(game: Game<T, E, never>, table: T, flow: readonly Frame[], top: Frame): boolean {
  const step = stepOf(game, top);
  return (step.actors?.(table, top) ?? []).some((by) => {
    const nearer = [...(step.actions ?? [])];
    return standingFrames(game, table, flow, by).some(({ frame, standing }) => {
      const found = hasOpen(standing, table, frame, by, (offer) => !nearer.includes(offer.type));
      nearer.push(...standing.actions);
      return found;
    });
  });
}
