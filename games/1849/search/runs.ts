import { memo1, memo2 } from '@binario/kernel';
import { type CorpId, trainsOf, type WishedRoute } from '@binario/rail';
import { type BestRoutes, bestRoutes, checkRoutes, hasAnyRun, type RouteCheck } from '@binario/track';
import { mapOf } from '../board/boardOf.ts';
import type { Table1849 } from '../table.ts';
import { runnersOf } from './runners.ts';

/** Trains, and track on which one of them could run (10.5, RUL-48). */
export function hasRun(table: Table1849, corp: CorpId): boolean {
  return trainsOf(table, corp).length > 0 && hasAnyRun(mapOf(table), table, corp, runnersOf(table, corp));
}

const bestByTable = memo1<Table1849, Map<CorpId, BestRoutes>>(() => new Map());

/** The most its trains can earn together, with proof. Asked by offers and rules alike, found once. */
export function bestRun(table: Table1849, corp: CorpId): BestRoutes {
  const known = bestByTable(table);
  const best = known.get(corp) ?? bestRoutes(mapOf(table), table, corp, runnersOf(table, corp));
  known.set(corp, best);
  return best;
}

const checks = memo2<Table1849, readonly WishedRoute[], Map<CorpId, RouteCheck>>(() => new Map());

/** May the corporation run these routes? Each rule of a run asks about one fault of the same routes: they are followed once. */
export function checkedRun(table: Table1849, corp: CorpId, routes: readonly WishedRoute[]): RouteCheck {
  const known = checks(table, routes);
  const check = known.get(corp) ?? checkRoutes(mapOf(table), table, corp, runnersOf(table, corp), routes);
  known.set(corp, check);
  return check;
}
