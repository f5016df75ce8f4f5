import {
  type BoardFile,
  type Catalogue,
  type Language,
  labelled,
  listed,
  type Params,
  type PlayerNames,
  phrase,
  plainSpeaker,
  type Refusal,
  type Speaker,
  say,
} from '@binario/kernel';
import { type RailStyle, seatId } from '@binario/rail';
import type { Seat } from '../model/gameFile.ts';
import type { UiKey } from './catalogues.ts';
import { explaining, marking } from './marked.ts';
import { saidIn } from './said.ts';
import { seatName } from './seatName.ts';

/** The texts of a game in one language, and how it names things. */
export interface Voice {
  /** Everything that is said of this game besides the page's own words; the same key here replaces the page's. */
  catalogue(language: Language): Catalogue<string>;
  speaker(language: Language, names: PlayerNames, board?: BoardFile): Speaker;
  /** Labels of its own whose word of the trade is explained (`term.*`), by their key. */
  readonly terms?: Readonly<Record<string, string>>;
}

/** A game that has typed keys of its own asks for `Text<UiKey | ItsKey>`. */
export interface Text<K extends string = UiKey> {
  readonly language: Language;
  t(key: K, params?: Params): string;
  /** For keys that are put together: steps, notes, rules. */
  say(key: string, params?: Params): string;
  /** The same within a sentence that has begun already. */
  phrase(key: string, params?: Params): string;
  has(key: string): boolean;
  /** "Price: L.40": a label and what it is about. */
  labelled(label: string, about: string): string;
  /** "a, b and c". */
  list(words: readonly string[]): string;
  /** A value in one of the styles of the texts: a date, a number, a colour. */
  write(value: string | number, style: RailStyle): string;
  money(amount: number): string;
  /** "60%", with the space a language wants. */
  percent(part: number): string;
  holder(id: string): string;
  /** A hex with its name, a train as its card is called. */
  hex(id: string): string;
  train(id: string): string;
  refusal(refused: Refusal): string;
  /** The same words with the names in them marked, to be shown by `Names`. */
  readonly marked: Text<K>;
}

/** The words of a page; `board` is that of the table, if it is not the one in the box. */
export function textIn(language: Language, seats: readonly Seat[], voice: Voice | null, board?: BoardFile): Text {
  return textWith(language, seats, voice, board, (speaker) => speaker);
}

function textWith(
  language: Language,
  seats: readonly Seat[],
  voice: Voice | null,
  board: BoardFile | undefined,
  manner: (speaker: Speaker) => Speaker,
): Text {
  const catalogue: Catalogue<string> = { ...saidIn(language), ...voice?.catalogue(language) };
  const plainly = (key: string, params: Params = {}) => say(catalogue, key, params, plainSpeaker(language));
  const has = (key: string) => Object.hasOwn(catalogue, key);
  const plain = { t: plainly, say: plainly, has };
  const names = Object.fromEntries(seats.map((seat, i) => [seatId(i), seatName(plain, seat, i)]));
  const speak = manner(voice ? voice.speaker(language, names, board) : plainSpeaker(language, names));
  let marked: Text | undefined;
  const tell = (key: string, params: Params = {}) => say(catalogue, key, params, speak);
  const isMarked = speak.mark !== undefined;
  const label = (key: string, params?: Params) =>
    isMarked ? explaining(tell(key, params), key, voice?.terms) : tell(key, params);
  const write = (value: string | number, style: string) => {
    const word = speak.write(value, style, '') ?? String(value);
    return speak.mark?.(word, value, style, '') ?? word;
  };
  // A refusal of form names a type of action and a step: both have words.
  const worded = ({ type, step, ...others }: Params): Params => ({
    ...others,
    ...(type !== undefined && { type: catalogue[`action.${type}`] ?? type }),
    ...(step !== undefined && { step: catalogue[`step.${step}`] ?? step }),
  });
  return {
    language,
    t: label,
    say: label,
    has,
    phrase: (key, params = {}) => phrase(catalogue, key, params, speak),
    labelled: (label, about) => labelled(language, label, about),
    list: (words) => listed(language, words),
    write,
    money: (amount) => write(amount, 'money'),
    percent: (part) => write(part, 'percent'),
    holder: (id) => write(id, 'holder'),
    hex: (id) => write(id, 'hex'),
    train: (id) => write(id, 'train'),
    refusal: ({ rule, params }) => tell(rule, worded(params)),
    get marked() {
      marked ??= textWith(language, seats, voice, board, (speaker) => marking(speaker));
      return marked;
    },
  };
}
