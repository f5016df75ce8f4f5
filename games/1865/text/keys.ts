import type { notes, rules } from './en.ts';

/** Every rule has a text, every line of the log too: a missing one is a type error. */
export type RuleKey = keyof typeof rules;
export type NoteKey = keyof typeof notes;
