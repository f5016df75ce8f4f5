import { type Book, rulingsBook } from '@binario/web/game';
import { rulebook } from '../rulebook/rulebook.ts';
import { rulings } from '../rulebook/rulings.ts';

/** The rulebook of 18FB for the reader on the page. */
export const rules18fb: Book = { sections: rulebook };
/** The rulings of 18FB for the reader on the page. */
export const rulings18fb: Book = rulingsBook(rulings);
