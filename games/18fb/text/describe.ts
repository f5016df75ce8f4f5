import {
  type Action,
  actorsOf,
  type Event,
  type Frame,
  isList,
  isOpen,
  isRange,
  type Language,
  type Offer,
  type Params,
  type Refusal,
  type State,
  say,
} from '@binario/kernel';
import type { Effect18fb } from '../effects.ts';
import { game18fb } from '../game.ts';
import type { Table18fb } from '../table.ts';
import { askOf, plainFields } from './asks.ts';
import { catalogues } from './catalogue.ts';
import { lineOf } from './events.ts';
import { type Names, speaker } from './speaker.ts';

const tell = (language: Language, names: Names | undefined, key: string, params: Params = {}): string =>
  joined(language, say(catalogues[language], key, params, speaker(language, names)));

/** What two words become when a name follows: "d’Ajaccio", "ad Ajaccio". */
function joined(language: Language, text: string): string {
  switch (language) {
    case 'fr':
      return text.replace(/(?<=^| |’)([Dd])e (?=[AEIOUÉ][a-zé])/g, '$1’');
    case 'it':
      return text.replace(/(?<=^| |’)([Aa]) (?=A[a-z])/g, '$1d ');
    case 'en':
      return text;
  }
}

/** The line of the log that an event makes, if it makes one. */
export function describeEvent(event: Event<Effect18fb>, language: Language, names?: Names): string | undefined {
  const line = lineOf(event);
  return line && tell(language, names, line.key, line.params);
}

/** Why not, in words. The paragraph of the rulebook is in the refusal's `cite`. */
export function describeRefusal(refusal: Refusal, language: Language, names?: Names): string {
  return tell(language, names, refusal.rule, refusal.params);
}

/** The word on a button. */
export function labelOf(type: string, language: Language): string {
  return tell(language, undefined, `action.${type}`);
}

/** An action with all that was chosen, or an offer with all that can be: a price may be a range. */
export function describeAction(action: Action | Offer, language: Language, names?: Names): string {
  const params = paramsOf(action);
  return tell(language, names, doingKey(action.type, params), params);
}

/** One sentence that says what is asked now; undefined when the game is over. */
export function describeAsk(state: State<Table18fb>, language: Language, names?: Names): string | undefined {
  const ask = askOf(state, actorsOf(game18fb, state)[0] ?? '');
  return ask && tell(language, names, ask.key, ask.params);
}

/** The name of a place in the rules: "Operating round 2.1", "FMS", "Lay track". */
export function describeFrame(frame: Frame, language: Language, names?: Names): string {
  const crumb = `crumb.${frame.step}`;
  const key = Object.hasOwn(catalogues[language], crumb) ? crumb : `step.${frame.step}`;
  return tell(language, names, key, plainFields(frame));
}

/** Frames that say nothing a player would want to read. */
const unnamed: readonly string[] = ['game', 'operatingSet', 'sequence'];

/** Where in the rules the game is, from the round down to the question. */
export function breadcrumb(state: State<Table18fb>, language: Language, names?: Names): readonly string[] {
  return state.flow
    .filter((frame) => !unnamed.includes(frame.step))
    .map((frame) => describeFrame(frame, language, names));
}

/** Some types of action say different things for different choices. */
function doingKey(type: string, params: Params): string {
  switch (type) {
    case 'buyCert':
    case 'buyHolding':
      return `do.${type}.${params.from}`;
    case 'payDividend':
      return `do.payDividend.${params.how}`;
    default:
      return `do.${type}`;
  }
}

function paramsOf(action: Action | Offer): Params {
  const params: Record<string, Params[string]> = {};
  for (const [field, value] of Object.entries(action)) params[field] = fieldInWords(value);
  const { route } = action as { readonly route?: readonly string[] };
  return route === undefined ? params : { ...params, route: route.join(' '), end: route.at(-1) ?? '' };
}

function fieldInWords(value: unknown): Params[string] {
  if (isRange(value)) return value.min === value.max ? value.min : `${value.min}..${value.max}`;
  if (isList(value)) return value.oneOf.map(String);
  if (isOpen(value)) return fieldInWords(value.sample);
  if (Array.isArray(value)) return value.map(String);
  return typeof value === 'number' ? value : String(value);
}
