import { rulings } from '@binario/game-1849/rulebook/rulings';
import { rulingsBook } from '../parts/book.ts';

export const rulings1849 = rulingsBook(rulings);
