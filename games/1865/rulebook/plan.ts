import type { Plan } from '@binario/kernel';
import { outline, type PlannedParagraph, type SectionId } from './outline.ts';

/** How the sections of the proto-rules C.5 begin. */
export const PROTO = 'C.5-';

/** Sections as the rulebooks count them: components, introduction, the chapters, the tables, then the proto-rules. */
export const plan: Plan<SectionId, PlannedParagraph> = {
  outline,
  rankOf(id) {
    if (id === 'T') return [90];
    return id.startsWith(PROTO) ? [100, ...id.slice(PROTO.length).split('.').map(Number)] : id.split('.').map(Number);
  },
  planned: ({ ids, rulings = [] }) => ({ ids, rulings }),
};
