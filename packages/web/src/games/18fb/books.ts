import { rulebook } from '@binario/game-18fb/rulebook/rulebook';
import type { Book } from '../parts/book.ts';

export const rules18fb: Book = { sections: rulebook };
