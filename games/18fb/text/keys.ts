import type { en } from './en.ts';

/** Every text of the game, section by section: a language that lacks one does not compile. */
export type Text18fb = {
  readonly [Section in keyof typeof en]: { readonly [Key in keyof (typeof en)[Section]]: string };
};

/** Every rule has a text, every line of the log too: a missing one is a type error. */
export type RuleKey = keyof Text18fb['rules'];
export type NoteKey = keyof Text18fb['notes'];
