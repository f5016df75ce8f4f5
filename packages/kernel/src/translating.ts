import type { Cases } from './article.ts';
import type { Language } from './language.ts';

/** The shape of a catalogue: flat, or by sections. */
export type Texts<En> = {
  readonly [Key in keyof En]: En[Key] extends string ? string : Texts<En[Key]>;
};

/** What stands between the braces of a text. */
type Gaps<Text extends string> = Text extends `${string}{${infer Gap}}${infer Rest}` ? Gap | Gaps<Rest> : never;

type NamesIn<Text extends string> = string extends Text ? string : NameOf<Gaps<Text>>;
type NameOf<Gap extends string> = Gap extends `${infer Name}:${string}` ? Name : Gap;

/** How a gap may be written in a language: `money`, `of`, `holder.of`, `or`, `corp.or`. */
type Way<L extends Language, Style extends string> =
  | Style
  | Cases[L]
  | 'or'
  | `${Style}.${Cases[L]}`
  | `${Style | Cases[L]}.or`;

/** What is wrong with a gap; never if nothing is. `Known` are the names of the gaps of the English text. */
type Fault<Gap extends string, Known extends string, Ways extends string> = Gap extends `${infer Name}:${infer How}`
  ? Name extends Known
    ? FaultOf<How, Ways>
    : `there is no gap {${Name}} in English`
  : Gap extends Known
    ? never
    : `there is no gap {${Gap}} in English`;

type FaultOf<How extends string, Ways extends string> = How extends `${infer One}|${infer Other}`
  ? '' extends One | Other
    ? `{${How}} lacks a form`
    : Other extends `${string}|${string}`
      ? `{${How}} has too many forms`
      : never
  : How extends Ways
    ? never
    : `there is no style or case ${How}`;

/** The texts themselves if every gap can be filled; else what is wrong stands in the place of the text. */
export type Checked<T, En, Ways extends string> = {
  readonly [Key in keyof T]: Key extends keyof En
    ? T[Key] extends string
      ? CheckedText<T[Key], En[Key] & string, Ways>
      : Checked<T[Key], En[Key], Ways>
    : 'there is no such text in English';
};

/** Texts put in from elsewhere are known as `string` only: they are checked where they are written. */
type CheckedText<Text extends string, English extends string, Ways extends string> = Text extends `${string}{${string}`
  ? Fault<Gaps<Text>, NamesIn<English>, Ways> extends infer Wrong
    ? [Wrong] extends [never]
      ? Text
      : Wrong
    : never
  : Text;

/** Takes the texts of one language; what is missing or cannot be filled does not compile. */
export interface Translating<En, Style extends string> {
  italian<const T extends Texts<En>>(texts: T & Checked<T, En, Way<'it', Style>>): Texts<En>;
  french<const T extends Texts<En>>(texts: T & Checked<T, En, Way<'fr', Style>>): Texts<En>;
}

/** For texts written first in English, with gaps of these styles. */
export function translating<En, Style extends string>(): Translating<En, Style> {
  return { italian: (texts) => texts, french: (texts) => texts };
}

/** Takes the catalogue in English, which the others are measured by, if it is well formed. */
export function english<Style extends string>(): <const T>(texts: T & Checked<T, T, Way<'en', Style>>) => T {
  return (texts) => texts;
}
