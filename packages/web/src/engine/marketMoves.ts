import { markerOf, type RailTable } from '@binario/rail';
import type { MarketMove } from '../model/snapshot.ts';

type Market = RailTable['market'];

/** Markers that lie elsewhere after an action, but for those that would go there anyway. */
export function marketMoves(before: Market, after: Market, passed: Market | undefined): readonly MarketMove[] {
  const corps = [...new Set([...before, ...after].map(({ corp }) => corp))];
  return corps.flatMap((corp) => {
    const from = placeOf(before, corp);
    const to = placeOf(after, corp);
    const isSame = same(from, to) || (passed !== undefined && same(placeOf(passed, corp), to));
    return isSame ? [] : [{ corp, from, to }];
  });
}

type Place = MarketMove['to'];

function placeOf(market: Market, corp: string): Place {
  const marker = markerOf(market, corp);
  return marker ? { row: marker.row, col: marker.col } : null;
}

const same = (a: Place, b: Place): boolean => a?.row === b?.row && a?.col === b?.col;
