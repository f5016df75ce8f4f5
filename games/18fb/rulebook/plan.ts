import type { Plan } from '@binario/kernel';
import { outline, type PlannedParagraph, type SectionId } from './outline.ts';

/** Sections as the rules count them; statements and rulings are written in short. */
export const plan: Plan<SectionId, PlannedParagraph> = {
  outline,
  rankOf: (id) => id.split('.').map(Number),
  planned: ({ ids, rulings = '' }, section) => ({
    ids: expanded(section, ids),
    rulings: rulings === '' ? [] : rulings.split(' '),
  }),
};

/** `01-03 07` of section 2.1 is 18fb-2.1-01, -02, -03 and -07. */
function expanded(section: SectionId, ranges: string): readonly string[] {
  return ranges.split(' ').flatMap((range) => {
    const [first, last] = range.split('-').map(Number) as [number, number | undefined];
    return Array.from({ length: (last ?? first) - first + 1 }, (_, n) => {
      return `18fb-${section}-${String(first + n).padStart(2, '0')}`;
    });
  });
}
