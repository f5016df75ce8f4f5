import { type Language, type Params, plainSpeaker, say } from '@binario/kernel';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';

const catalogues = { en, it, fr };

/** What a notice or a letter says, in the language of its receiver. */
export function written(language: Language, key: keyof typeof en, params: Params = {}): string {
  return say(catalogues[language], key, params, plainSpeaker(language));
}
