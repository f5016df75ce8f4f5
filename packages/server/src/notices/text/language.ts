import type { Language } from '@binario/kernel';
import { languages } from '@binario/protocol';

/** The language somebody is written to in; English where none is known. */
export const languageOf = (given: string | null | undefined): Language =>
  languages.find((each) => each === given) ?? 'en';
