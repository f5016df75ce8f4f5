import { type Book, rulingsBook } from '@binario/web/game';
import { rulebook } from '../rulebook/rulebook.ts';
import { rulings } from '../rulebook/rulings.ts';

export const rules1865: Book = { sections: rulebook };
export const rulings1865: Book = rulingsBook(rulings);
