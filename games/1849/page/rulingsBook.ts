import { rulingsBook } from '@binario/web/game';
import { rulings } from '../rulebook/rulings.ts';

export const rulings1849 = rulingsBook(rulings);
