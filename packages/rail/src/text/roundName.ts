import type { Language } from '@binario/kernel';

/** Rounds in the short form players write. What a game calls them is kept and sent; this is how they are shown. */
const short: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {},
  it: { ISR: 'TA iniziale', SR: 'TA', OR: 'TO', PR: 'TP', RR: 'TR', M: 'CM', END: 'FINE' },
  fr: { ISR: 'RB initial', SR: 'RB', OR: 'RO', PR: 'RP', RR: 'RR', M: 'CM', END: 'FIN' },
};

/** `OR 3.1` as "RO 3.1". A round that is not known is shown as it is. */
export function roundName(language: Language, round: string): string {
  const [kind = '', ...number] = round.split(' ');
  const name = Object.hasOwn(short[language], kind) ? short[language][kind] : kind;
  return [name, ...number].join(' ');
}
