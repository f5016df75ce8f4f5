import type { Plan } from '@binario/kernel';
import { outline, type PlannedParagraph, type SectionId } from './outline.ts';

/** Components first, then the sections as the rulebook counts. RULINGS.md calls the ruling of number 3 `RUL-3`. */
export const plan: Plan<SectionId, PlannedParagraph> = {
  outline,
  rankOf: (id) => (id === 'C' ? [0] : id.split('.').map(Number)),
  planned: ({ ids, rulings = [] }) => ({ ids, rulings: rulings.map((number) => `RUL-${number}`) }),
};
