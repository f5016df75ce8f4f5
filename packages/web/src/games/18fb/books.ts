import { rulebook } from '@binario/game-18fb/rulebook/rulebook';
import { rulings } from '@binario/game-18fb/rulebook/rulings';
import { type Book, rulingsBook } from '../parts/book.ts';

export const rules18fb: Book = { sections: rulebook };
export const rulings18fb: Book = rulingsBook(rulings);
