import type { Action, Refusal } from '../action.ts';
import { apply, type Event } from '../apply.ts';
import type { Game, State } from '../game.ts';
import { type Language, languages } from '../language.ts';
import { actorsOf, choices, explain } from '../legal.ts';
import type { Offer } from '../offer.ts';
import type { Teller } from '../teller.ts';
import type { Catalogue } from '../text.ts';
import { type Dice, dice, fill, oneOf, pick, wellFormed } from './random.ts';

/** A game and its sentences, for playing it while everything that can be said is said. */
export interface Hearing<T, E> {
  readonly game: Game<T, E, never>;
  readonly teller: Teller<T, E>;
  /** A text that is one of its keys is no text. */
  readonly words: Catalogue<string>;
  /** Does the event make a line of the log? */
  isTold(event: Event<E>): boolean;
  /** How eager the player is, so that companies live and phases come; 4 unless said. */
  readonly eagerness: Readonly<Record<string, number>>;
  /** Another value for a field; without it any of its form, which some fields make too foolish to be told apart. */
  spoil?(roll: Dice, action: Action, field: string): unknown;
  /** Is this offer told? All are unless there are too many. */
  hears?(roll: Dice, offer: Offer): boolean;
}

/** What was heard while a game was played: sentences that were none, rules that explained themselves. */
export interface Heard {
  /** What was not language. */
  readonly raw: readonly string[];
  /** Rules that explained themselves. */
  readonly rules: number;
  readonly moves: number;
}

/** Plays by chance from each state and tells all that can be told, in every language: the foolish moves too. */
export function hear<T, E>(
  hearing: Hearing<T, E>,
  games: readonly (readonly [seed: number, from: State<T>])[],
  most: number,
): Heard {
  const { game, teller } = hearing;
  const raw = new Set<string>();
  const rules = new Set<string>();
  let moves = 0;
  const hearText = (what: string, text: string | undefined) => {
    if (isRaw(hearing.words, text)) raw.add(`${what}: ${text}`);
  };
  const check = (what: string, tell: (language: Language) => string | undefined) => {
    for (const language of languages) hearText(what, tell(language));
  };
  const refused = (refusal: Refusal | undefined) => {
    if (!refusal) return;
    rules.add(refusal.rule);
    check(refusal.rule, (language) => teller.describeRefusal(refusal, language));
  };
  for (const [seed, from] of games) {
    const roll = dice(seed);
    let state = from;
    for (let move = 0; move < most; move++) {
      const [by] = actorsOf(game, state);
      if (by === undefined) break;
      check('ask', (language) => teller.describeAsk(state, language));
      for (const language of languages)
        for (const crumb of teller.breadcrumb(state, language)) hearText('crumb', crumb);
      const all = choices(game, state, by);
      for (const { offer, refusal } of all) {
        if (hearing.hears && !hearing.hears(roll, offer)) continue;
        check(offer.type, (language) => teller.describeAction(offer, language));
        refused(refusal);
      }
      const open = all.filter((choice) => !choice.refusal).map((choice) => choice.offer);
      for (let n = 0; n < 6; n++) {
        refused(explain(game, state, spoilt(hearing, roll, oneOf(roll, pick(roll, open)))));
        refused(explain(game, state, wellFormed(roll, game.forms, [by])));
      }
      const result = apply(game, state, oneOf(roll, likely(hearing, roll, open)));
      if (!result.ok) throw new Error(`an offer was refused: ${result.refusal.rule}`);
      for (const event of result.events) {
        if (hearing.isTold(event)) check('event', (language) => teller.describeEvent(event, language));
      }
      state = result.state;
      moves++;
    }
  }
  return { raw: [...raw], rules: rules.size, moves };
}

/** A gap not filled, a key not found: neither is language. */
function isRaw(words: Catalogue<string>, text: string | undefined): boolean {
  return text === undefined || /^$|[{}]|\b(undefined|NaN|null)\b/.test(text) || Object.hasOwn(words, text);
}

function likely<T, E>({ eagerness }: Hearing<T, E>, roll: Dice, open: readonly Offer[]): Offer {
  const types = [...new Set(open.map((offer) => offer.type))];
  const type = pick(
    roll,
    types.flatMap((each) => Array.from({ length: eagerness[each] ?? 4 }, () => each)),
  );
  return pick(
    roll,
    open.filter((offer) => offer.type === type),
  );
}

/** A legal action with one thing changed. */
function spoilt<T, E>({ game, spoil }: Hearing<T, E>, roll: Dice, action: Action): Action {
  const forms = Object.entries(game.forms[action.type] ?? {});
  if (forms.length === 0) return action;
  const [field, form] = pick(roll, forms);
  return { ...action, [field]: spoil?.(roll, action, field) ?? fill(roll, form) } as Action;
}
