import { rulingsBook } from '@binario/web/game';
import { rulings } from '../rulebook/rulings.ts';

/** The rulings of 1849 for the reader on the page. */
export const rulings1849 = rulingsBook(rulings);
