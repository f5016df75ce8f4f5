import { rulebook } from '@binario/game-1865/rulebook/rulebook';
import { rulings } from '@binario/game-1865/rulebook/rulings';
import { type Book, rulingsBook } from '../parts/book.ts';

export const rules1865: Book = { sections: rulebook };
export const rulings1865: Book = rulingsBook(rulings);
