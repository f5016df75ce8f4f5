import { firstBreach, type State } from '@binario/kernel';
import { type PlayerId, POOL } from '@binario/rail';
import type { JudgedSale, StandingQueries } from '@binario/web/game';
import { holdingLimit } from '../../board/boardOf.ts';
import { saleShares, successor } from '../../rules/presidency.ts';
import { salesOf, stockOf } from '../../rules/selling.ts';
import { saleRules } from '../../rules/stock.ts';
import { bestRun } from '../../search/runs.ts';
import { inMarketOrder, price, type Table1849 } from '../../table.ts';

/** What the standings ask of 1849: prices, expected income, who would become president. */
export const standings1849: StandingQueries<Table1849> = {
  companies: inMarketOrder,
  expected: (table, corp) => bestRun(table, corp).revenue,
  successor: (table, corp, president) => successor(table, corp, president, 0),
  market: { sellers: (corp) => [corp, POOL], mostHeld: holdingLimit },
  sales,
  cites: () => cites,
};

const cites = {
  share: '1849 §9.3',
  president: '1849 §9.5',
  price: '1849 §5',
  par: '1849 §9.4',
  treasury: '1849 §7.2',
  trains: '1849 §10.6',
  tokens: '1849 §10.4',
  income: '1849 §10.5.2',
  worth: '1849 §13',
  liquidity: '1849 §9.2',
  certificates: '1849 §9.1',
} as const;

function sales({ table }: State<Table1849>, player: PlayerId): readonly JudgedSale[] {
  return stockOf(table, player).flatMap((corp) =>
    salesOf(table, player, corp).map((sale) => {
      const shares = saleShares(sale);
      return {
        corp,
        shares,
        amount: shares * price(table, corp),
        refusal: firstBreach(saleRules, table, { step: '' }, sale),
      };
    }),
  );
}
