import type { BoardFinding } from '@binario/kernel';
import { Findings } from '@binario/rail';
import { compile } from '../compile.ts';
import type { BoardFile18fb } from '../file.ts';
import { checkBorders } from './borders.ts';
import { checkCompanies } from './companies.ts';
import { checkDrawn } from './drawn.ts';
import { checkFigures } from './figures.ts';
import { checkHexes18fb } from './hexes.ts';
import { checkLand } from './land.ts';
import { checkMarket } from './market.ts';
import { checkPrinted } from './printed.ts';
import { checkStations } from './stations.ts';
import { checkTiles } from './tiles.ts';

/** What cannot be played (errors), and, of a board that can be, what the rulebook says otherwise (warnings). */
export function check(file: BoardFile18fb): readonly BoardFinding[] {
  const found = new Findings();
  checkHexes18fb(found, file);
  checkBorders(found, file);
  checkTiles(found, file);
  checkMarket(found, file);
  checkCompanies(found, file);
  checkFigures(found, file);
  if (found.hasError) return found.all;
  checkPrinted(found, file);
  const on = compile(file);
  checkLand(found, on);
  checkDrawn(found, file, on);
  checkStations(found, on);
  return found.all;
}
