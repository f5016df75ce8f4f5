import type { State } from '@binario/kernel';
import { stationsOf } from '@binario/rail';
import { reachesDestination } from '../../rules/conversion.ts';
import { type DragonTurn, whyNoPurchase } from '../../rules/dragons.ts';
import { foreseeDragons } from '../../rules/foresight.ts';
import { coverageOf, revenueOf } from '../../rules/income.ts';
import { premiumPrice, rankOf, zoneOf } from '../../rules/rank.ts';
import type { Table1865 } from '../../table.ts';
import { companiesInPlay, isFloated, price } from '../../table.ts';
import type { CompanyView, DragonView, Own1865 } from '../own.ts';
import { mergersOf } from './mergers.ts';

/** What the panels and controls of this game show besides the table. */
export function own1865(state: State<Table1865>): Own1865 {
  const { table, flow } = state;
  const inStockRound = flow.some((frame) => frame.step === 'stockRound');
  return {
    order: companiesInPlay(table),
    companies: Object.fromEntries(companiesInPlay(table).map((corp) => [corp, viewOf(table, corp)])),
    foresight: {
      nextRound: !inStockRound,
      turns: foreseeDragons(table, !inStockRound).map(turnOf),
      passes: whyNoPurchase(table) ?? null,
    },
    mergers: mergersOf(state),
  };
}

function viewOf(table: Table1865, corp: string): CompanyView {
  return {
    price: price(table, corp),
    premium: premiumPrice(table, corp),
    rank: rankOf(table, corp),
    stations: stationsOf(table.stations, corp).length,
    row: table.companies[corp]?.row ?? null,
    zone: zoneOf(table, corp) ?? null,
    coverage: coverageOf(table, corp),
    revenue: isFloated(table, corp) ? revenueOf(table, corp) : 0,
    atDestination: isFloated(table, corp) && reachesDestination(table, corp),
  };
}

/** A turn of the Dragons as the page shows it. */
export function turnOf({ sales, purchase }: DragonTurn): DragonView {
  return {
    sales: sales.map(({ corp, certs }) => ({ corp, shares: certs.length })),
    purchase: purchase
      ? {
          corp: purchase.corp,
          from: purchase.from,
          cost: purchase.cost,
          decidedBy: purchase.decidedBy,
          among: purchase.among,
        }
      : null,
  };
}
