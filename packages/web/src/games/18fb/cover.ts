import type { Catalogue, Language } from '@binario/kernel';
import { plainSpeaker } from '../../text/plainSpeaker.ts';
import type { Cover } from '../cover.ts';

const words: Readonly<Record<Language, Catalogue<'cover.blurb'>>> = {
  en: { 'cover.blurb': 'The South, from the Bourbons to unity.' },
  it: { 'cover.blurb': 'Il Sud, dai Borbone all’Unità.' },
  fr: { 'cover.blurb': 'Le Sud, des Bourbons à l’unité.' },
};

export const cover18fb: Cover = {
  dress: {
    catalogue: (language) => words[language],
    speaker: (language, names) => plainSpeaker(language, names, 'D.'),
    look: () => undefined,
  },
  lesson: false,
};
