import type { Action, Params, Refusal } from './action.ts';
import type { Event } from './apply.ts';
import type { BoardFile } from './board/boardFile.ts';
import type { Catalogues } from './catalogue.ts';
import type { Frame, Game, State } from './game.ts';
import type { Language } from './language.ts';
import { actorsOf } from './legal.ts';
import { isList, isOpenDomain, isRange, type Offer } from './offer.ts';
import type { PlayerNames, SpeakerFor } from './speaker.ts';
import { say } from './text.ts';

/** A line of the log, or a question, before it is put into words. */
export interface Line {
  readonly key: string;
  readonly params: Params;
  /** Does a new part of the log begin here, such as a round? */
  readonly heading?: boolean;
}

/** What a game tells with. */
export interface Telling<T, E> {
  readonly game: Game<T, E, never>;
  readonly catalogues: Catalogues;
  readonly speaker: SpeakerFor;
  /** The line an event makes, if any. `board` is that of the table, if it is not the one in the box. */
  lineOf(event: Event<E>, board: BoardFile | undefined): Line | undefined;
  /** What is asked now; nothing when the game is over. */
  askOf(state: State<T>, player: string): Line | undefined;
  /** Some types of action say different things for different choices: what follows `do.type` in the key. */
  suffixOf(type: string, params: Params): string;
  /** What an action says beyond its fields, or in other words than they do. */
  moreOf(action: Action | Offer, board: BoardFile | undefined): Params;
  /** Steps whose frames say nothing a player would want to read. */
  readonly unnamed: readonly string[];
}

/** Everything about a game in words. */
export interface Teller<T, E> {
  /** The same at a table with this board, whose places have other names. */
  on(board: BoardFile | undefined): Teller<T, E>;
  /** The line of the log that an event makes, if it makes one. */
  describeEvent(event: Event<E>, language: Language, names?: PlayerNames): string | undefined;
  /** Why not, in words. The paragraph of the rulebook is in the refusal's `cite`. */
  describeRefusal(refusal: Refusal, language: Language, names?: PlayerNames): string;
  /** The word on a button. */
  labelOf(type: string, language: Language): string;
  /** An action with all that was chosen, or an offer with all that can be: a price may be a range. */
  describeAction(action: Action | Offer, language: Language, names?: PlayerNames): string;
  /** One sentence that says what is asked now; undefined when the game is over. */
  describeAsk(state: State<T>, language: Language, names?: PlayerNames): string | undefined;
  /** The name of a place in the rules: the number of a round, who is at turn, what is to do. */
  describeFrame(frame: Frame, language: Language, names?: PlayerNames): string;
  /** Where in the rules the game is, from the round down to the question. */
  breadcrumb(state: State<T>, language: Language, names?: PlayerNames): readonly string[];
}

/** Makes all the sentences about a game (actions, questions, refusals, log) out of its texts. */
export function tellerOf<T, E>(telling: Telling<T, E>, board?: BoardFile): Teller<T, E> {
  const { game, catalogues } = telling;
  const tell = (language: Language, names: PlayerNames | undefined, key: string, params: Params = {}): string =>
    say(catalogues[language], key, params, telling.speaker(language, names, board));
  const describeFrame: Teller<T, E>['describeFrame'] = (frame, language, names) => {
    const crumb = `crumb.${frame.step}`;
    const key = Object.hasOwn(catalogues[language], crumb) ? crumb : `step.${frame.step}`;
    return tell(language, names, key, plainFields(frame));
  };
  const teller: Teller<T, E> = {
    on: (other) => (other === board ? teller : tellerOf(telling, other)),
    describeEvent(event, language, names) {
      const line = telling.lineOf(event, board);
      return line && tell(language, names, line.key, line.params);
    },
    describeRefusal: ({ rule, params }, language, names) => tell(language, names, rule, params),
    labelOf: (type, language) => tell(language, undefined, `action.${type}`),
    describeAction(action, language, names) {
      const params = { ...fieldsOf(action), ...telling.moreOf(action, board) };
      return tell(language, names, `do.${action.type}${telling.suffixOf(action.type, params)}`, params);
    },
    describeAsk(state, language, names) {
      const ask = telling.askOf(state, actorsOf(game, state)[0] ?? '');
      return ask && tell(language, names, ask.key, ask.params);
    },
    describeFrame,
    breadcrumb: (state, language, names) =>
      state.flow
        .filter((frame) => !telling.unnamed.includes(frame.step))
        .map((frame) => describeFrame(frame, language, names)),
  };
  return teller;
}

/** PlayerNames and numbers a frame carries: its company, its price. */
export function plainFields(frame: Frame): Params {
  return Object.fromEntries(
    Object.entries(frame).filter(([, value]) => typeof value === 'string' || typeof value === 'number'),
  );
}

function fieldsOf(action: Action | Offer): Params {
  return Object.fromEntries(Object.entries(action).map(([field, value]) => [field, inWords(value)]));
}

function inWords(value: unknown): Params[string] {
  if (isRange(value)) return value.min === value.max ? value.min : `${value.min}..${value.max}`;
  if (isList(value)) return value.oneOf.map(String);
  if (isOpenDomain(value)) return inWords(value.sample);
  if (Array.isArray(value)) return value.map(String);
  return typeof value === 'number' ? value : String(value);
}
