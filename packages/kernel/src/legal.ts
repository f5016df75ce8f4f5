import { type Action, type PlayerId, type Refusal, refusal } from './action.ts';
import { checkForm } from './form.ts';
import type { Frame, Game, Standing, State, Step } from './game.ts';
import { admits, admitsNothing, type Offer, sampleOf } from './offer.ts';
import { firstBreach } from './rule.ts';
import { stepOf } from './step.ts';

/** An option as the player sees it: open, or closed with the reason. */
export interface Choice {
  readonly offer: Offer;
  readonly refusal?: Refusal;
}

/** Who may act now. Nobody when the game is over. */
export function actorsOf<T, E>(game: Game<T, E, never>, state: State<T>): readonly PlayerId[] {
  const top = state.flow.at(-1);
  return top ? (stepOf(game, top).actors?.(state.table, top) ?? []) : [];
}

/** All options of a seat in the order the game gives them, each with the rule that forbids it, if one does. */
export function choices<T, E>(game: Game<T, E, never>, state: State<T>, by: PlayerId): readonly Choice[] {
  const top = state.flow.at(-1);
  if (!top || !actorsOf(game, state).includes(by)) return [];
  return [
    ...judged(stepOf(game, top), state.table, top, by),
    ...standingChoices(game, state.table, state.flow, top, by),
  ];
}

/** What the seat may do now. */
export function offers<T, E>(game: Game<T, E, never>, state: State<T>, by: PlayerId): readonly Offer[] {
  return open(choices(game, state, by));
}

/** The options of a step that its rules leave open: for a step that must know whether there is anything to ask. */
export function legalOptions<T, E, F extends Frame, A extends Action>(
  step: Pick<Step<T, E, F, A>, 'options' | 'rules'>,
  table: T,
  frame: F,
  by: PlayerId,
): readonly Offer[] {
  return open(judged(step, table, frame, by));
}

function open(among: readonly Choice[]): readonly Offer[] {
  return among.filter((choice) => !choice.refusal).map((choice) => choice.offer);
}

/** An offer that stands for no action at all (a price from 1 to 0) is no choice. */
function judged<T, E, F extends Frame, A extends Action>(
  from: Pick<Step<T, E, F, A>, 'options' | 'rules'>,
  table: T,
  frame: F,
  by: PlayerId,
): Choice[] {
  const out: Choice[] = [];
  for (const offer of from.options?.(table, frame, by) ?? []) {
    if (admitsNothing(offer)) continue;
    const refused = firstBreach(from.rules ?? [], table, frame, sampleOf(offer) as A);
    out.push(refused ? { offer, refusal: refused } : { offer });
  }
  return out;
}

/** Why this action may not be done now; undefined when it may. */
export function explain<T, E>(game: Game<T, E, never>, state: State<T>, action: Action): Refusal | undefined {
  const malformed = checkForm(game.forms, action);
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
  from: Pick<Step<T, E>, 'options' | 'rules' | 'openEnded'>,
  table: T,
  frame: Frame,
  action: Action,
): Refusal | undefined {
  const breach = firstBreach(from.rules ?? [], table, frame, action);
  if (breach || from.openEnded) return breach;
  const options = from.options?.(table, frame, action.by) ?? [];
  return options.some((offer) => admits(offer, action)) ? undefined : notOffered(action, frame);
}

function notOffered(action: Action, frame: Frame): Refusal {
  return refusal('turn.notOffered', { type: action.type, step: frame.step });
}

interface OpenStanding<T, E> {
  readonly depth: number;
  readonly frame: Frame;
  readonly standing: Standing<T, E, Frame, Action>;
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
  by: PlayerId,
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

/** What stands open besides the question itself. A type of action belongs to the nearest frame that understands it. */
function standingChoices<T, E>(
  game: Game<T, E, never>,
  table: T,
  flow: readonly Frame[],
  top: Frame,
  by: PlayerId,
): readonly Choice[] {
  const out: Choice[] = [];
  const nearer = [...(stepOf(game, top).actions ?? [])];
  for (const { frame, standing } of standingFrames(game, table, flow, by)) {
    for (const choice of judged(standing, table, frame, by)) {
      if (!nearer.includes(choice.offer.type)) out.push(choice);
    }
    nearer.push(...standing.actions);
  }
  return out;
}

/** Is some standing offer open to somebody who is being asked by the frame on top? */
export function standingOpen<T, E>(game: Game<T, E, never>, table: T, flow: readonly Frame[], top: Frame): boolean {
  const actors = stepOf(game, top).actors?.(table, top) ?? [];
  return actors.some((by) => standingChoices(game, table, flow, top, by).some((choice) => !choice.refusal));
}
