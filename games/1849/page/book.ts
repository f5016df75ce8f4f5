import type { Book } from '@binario/web/game';
import { rulebook } from '../rulebook/rulebook.ts';

export const rules1849: Book = { sections: rulebook };
