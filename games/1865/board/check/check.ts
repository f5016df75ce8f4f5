import type { BoardFinding } from '@binario/kernel';
import type { File1865 } from '../file.ts';
import { checkCompanies } from './companies.ts';
import { Findings1865 } from './findings.ts';
import { checkFit } from './fit.ts';
import { checkMap } from './map.ts';
import { checkMoney } from './money.ts';
import { checkPrinted } from './printed.ts';
import { checkTiles } from './tiles.ts';

/** Everything found about a board of the right form: first what makes it unplayable, then where it departs from the text. */
export function check(file: File1865): readonly BoardFinding[] {
  const found = new Findings1865();
  checkMap(found, file);
  checkTiles(found, file);
  checkMoney(found, file);
  checkCompanies(found, file);
  if (found.hasError) return found.all;
  checkPrinted(found, file);
  checkFit(found, file);
  return found.all;
}
