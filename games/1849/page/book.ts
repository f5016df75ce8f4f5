import type { Book } from '@binario/web/game';
import { rulebook } from '../rulebook/rulebook.ts';

/** The rulebook of 1849 for the reader on the page. */
export const rules1849: Book = { sections: rulebook };
