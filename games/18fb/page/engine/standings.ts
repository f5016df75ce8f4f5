import { firstBreach } from '@binario/kernel';
import { POOL } from '@binario/rail';
import type { StandingQueries } from '@binario/web/game';
import type { Action18fb } from '../../actions.ts';
import { boardOf } from '../../board/of.ts';
import { inMarketOrder, price } from '../../rules/market.ts';
import { revenueOf } from '../../rules/running.ts';
import { saleRules, salesOf } from '../../rules/selling.ts';
import { successor } from '../../rules/shares.ts';
import { isBuilding, OFFER, presidentIfAny, type Table18fb } from '../../table.ts';

/** What the standings ask of 18FB: prices, expected income, who would become president. */
export const standings18fb: StandingQueries<Table18fb> = {
  companies: inMarketOrder,
  par: (table, corp) => table.companies[corp]?.par ?? null,
  // While it builds no train of it runs (3.4.5).
  expected: (table, corp) => (isBuilding(table, corp) ? 0 : revenueOf(table, corp)),
  president: presidentIfAny,
  successor: (table, corp, president) => successor(table, corp, president),
  market: { sellers: () => [OFFER, POOL], mostHeld: (table) => boardOf(table).figures.playerLimit },
  sales: ({ table }, player) =>
    salesOf(table, player).map(({ corp, shares }) => {
      const action = { type: 'sellShares', by: player, corp, shares } as Action18fb;
      const refusal = firstBreach(saleRules, table, { step: '' }, action);
      return { corp, shares, amount: shares * price(table, corp), refusal };
    }),
  cites: () => cites,
};

const cites = {
  share: '18FB §2.3',
  president: '18FB §3.2.5',
  price: '18FB §2.2',
  par: '18FB §2.2.2',
  treasury: '18FB §2.4',
  trains: '18FB §2.6',
  tokens: '18FB §3.4.2',
  income: '18FB §3.4.5',
  worth: '18FB §4',
  liquidity: '18FB §3.2.1',
  certificates: '18FB §2.3',
} as const;
