import { RowMarket } from '@binario/web/panels';
import { useMemo } from 'react';
import { boardOf } from '../../board/boardOf.ts';
import type { Table1865 } from '../../table.ts';
import { market1865 } from '../market.ts';
import type { Own1865 } from '../own.ts';

/** The line of boxes; tokens of one box lie in operating order, the first on top. */
export function Market({ table, own }: { table: Table1865; own: Own1865 }) {
  const spec = market1865(boardOf(table));
  const market = useMemo(
    () => [...table.market].sort((a, b) => own.order.indexOf(a.corp) - own.order.indexOf(b.corp)),
    [table.market, own.order],
  );
  return (
    <div className="market-1865">
      <RowMarket spec={spec} market={market} />
    </div>
  );
}
