import type { BoardFinding } from '@binario/kernel';
import type { File1849 } from '../file.ts';
import { checkCompanies } from './companies.ts';
import { Findings1849 } from './findings.ts';
import { checkMap } from './map.ts';
import { checkMarket } from './market.ts';
import { checkPlaces } from './places.ts';
import { checkPrinted } from './printed.ts';
import { checkTiles } from './tiles.ts';
import { checkTrains } from './trains.ts';

/** Everything found about a board of the right form: first what makes it unplayable, then where it departs from the text. */
export function check(file: File1849): readonly BoardFinding[] {
  const found = new Findings1849();
  checkMap(found, file);
  checkTiles(found, file);
  checkMarket(found, file);
  checkTrains(found, file);
  checkPlaces(found, file);
  checkCompanies(found, file);
  if (!found.hasError) checkPrinted(found, file);
  return found.all;
}
