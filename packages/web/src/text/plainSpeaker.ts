import type { Language, Speaker } from '@binario/kernel';
import type { Names } from '../games/parts/dress.ts';

/** Writes amounts and the names of players: enough for the home page. */
export function plainSpeaker(language: Language, names: Names, currency = ''): Speaker {
  const numbers = new Intl.NumberFormat(language, { useGrouping: 'always' });
  return (value, style) => {
    if (style === 'money') return `${currency}${numbers.format(Number(value))}`;
    return Object.hasOwn(names, String(value)) ? (names[String(value)] as string) : String(value);
  };
}
