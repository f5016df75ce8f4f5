import { type Language, type PlayerNames, say } from '@binario/kernel';
import { catalogues } from '../text/catalogue.ts';
import { describeRefusal } from '../text/describe.ts';
import { speaker } from '../text/speaker.ts';
import type { Stop } from './foreign.ts';

/** Where a file could not be followed any further, and why, in words. */
export function describeStop({ index, key, params, refused }: Stop, language: Language, names?: PlayerNames): string {
  const words = (text: string, gaps: Stop['params']) =>
    say(catalogues[language], `import.${text}`, gaps, speaker(language, names));
  return [
    ...(index > 0 ? [words('at', { index })] : []),
    words(key, params),
    ...(refused ? [describeRefusal(refused.refusal, language, names)] : []),
  ].join(' ');
}
