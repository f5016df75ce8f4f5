import { rulebook } from '@binario/game-1849/rulebook/rulebook';
import type { Book } from '../parts/book.ts';

export const rules1849: Book = { sections: rulebook };
