import { type Book, rulingsBook } from '@binario/web/game';
import { rulebook } from '../rulebook/rulebook.ts';
import { rulings } from '../rulebook/rulings.ts';

/** The rulebook of 1865 for the reader on the page. */
export const rules1865: Book = { sections: rulebook };
/** The rulings of 1865 for the reader on the page. */
export const rulings1865: Book = rulingsBook(rulings);
