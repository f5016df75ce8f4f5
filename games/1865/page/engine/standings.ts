import { type Frame, firstBreach } from '@binario/kernel';
import { type PlayerId, POOL } from '@binario/rail';
import type { StandingQueries } from '@binario/web/game';
import type { Action1865 } from '../../actions.ts';
import { DRAGONS, OFFER } from '../../data/companies.ts';
import { revenueOf } from '../../rules/income.ts';
import { successor } from '../../rules/presidency.ts';
import { salesOf } from '../../rules/selling.ts';
import { blockRules, type StockTurnFrame } from '../../steps/stockRound.ts';
import { boardOf, companiesInPlay, isFloated, price, type Table1865 } from '../../table.ts';

/** What the standings ask of 1865: prices, expected income, who would become president. */
export const standings1865: StandingQueries<Table1865> = {
  companies: companiesInPlay,
  expected: (table, corp) => (isFloated(table, corp) ? revenueOf(table, corp) : 0),
  successor: (table, corp, president) => successor(table, corp, president, 0),
  market: { sellers: () => [OFFER, POOL, DRAGONS], mostHeld: (table) => boardOf(table).figures.playerLimit },
  sales: ({ table, flow }, player) =>
    salesOf(table, player).map(({ corp, shares }) => {
      const action = { type: 'sellShares', by: player, corp, shares } as Action1865;
      const refusal = firstBreach(blockRules, table, turnOf(flow, player), action);
      return { corp, shares, amount: shares * price(table, corp), refusal };
    }),
  cites: () => cites,
};

/** In his own turn of a stock round a player may have sold a block of a company already (3.4). */
const turnOf = (flow: readonly Frame[], player: PlayerId): StockTurnFrame =>
  (flow.find((frame) => frame.step === 'stockTurn' && (frame as StockTurnFrame).player === player) ?? {
    step: 'stockTurn',
    player,
    sold: [],
  }) as StockTurnFrame;

const cites = {
  share: '1865 §3.5',
  president: '1865 §3.10',
  price: '1865 §3.11',
  par: '1865 §3.6',
  treasury: '1865 §4.1',
  trains: '1865 §4.6',
  tokens: '1865 §4.4',
  income: '1865 §4.5',
  worth: '1865 §2.7',
  liquidity: '1865 §3.4',
  certificates: '1865 §1',
} as const;
