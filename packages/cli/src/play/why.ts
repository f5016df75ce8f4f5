import { type Choice, labelled, type Refusal } from '@binario/kernel';
import { type Screen, type Voice, word } from '@binario/terminal';

/** What is refused now, each reason once, with the paragraph behind it and one example. */
export function whyLines<T, E>(
  choices: readonly Choice[],
  screen: Screen<T, E>,
  voice: Voice,
  wanted: string,
): readonly string[] {
  const reasons = new Map<string, { readonly example: string; count: number }>();
  for (const { offer, refusal } of choices) {
    if (!refusal) continue;
    const example = screen.action(offer, voice);
    const reason = `${screen.refusal(refusal, voice)}${cited(refusal)}`;
    if (!`${example} ${reason} ${JSON.stringify(offer)}`.toLowerCase().includes(wanted.toLowerCase())) continue;
    const known = reasons.get(reason);
    if (known) known.count++;
    else reasons.set(reason, { example, count: 1 });
  }
  if (reasons.size === 0) return [word(voice.language, 'nothingRefused')];
  return [...reasons].map(([reason, { example, count }]) => {
    const often = count > 1 ? ` ${word(voice.language, 'refusedSoOften', { count })}` : '';
    return `  ${labelled(voice.language, example, reason)}${often}`;
  });
}

/** The citation of a rule in brackets, " (GAME §9.2)"; nothing for refusals of form. */
export const cited = ({ cite }: Refusal): string => (cite === '' ? '' : ` (${cite})`);
