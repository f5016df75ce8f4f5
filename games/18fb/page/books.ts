import { type Book, rulingsBook } from '@binario/web/game';
import { rulebook } from '../rulebook/rulebook.ts';
import { rulings } from '../rulebook/rulings.ts';

export const rules18fb: Book = { sections: rulebook };
export const rulings18fb: Book = rulingsBook(rulings);
