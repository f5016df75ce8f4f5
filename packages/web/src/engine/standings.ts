import type { State } from '@binario/kernel';
import { cashOf, type PlayerId, percentOf, presidentIn, type RailTable, stationsOf, trainsOf } from '@binario/rail';
import type { JudgedSale } from '../game/standings.ts';
import type { CompanyStanding, PlayerStanding, StandingSale, Standings, WorthPart } from '../model/standings.ts';
import { leadOf } from './lead.ts';
import type { Session } from './session.ts';

/** Players and companies after so many moves, as the rules of the game count them. */
export function standingsOf(session: Session, to: number): Standings {
  const at = Math.max(0, Math.min(to, session.tip));
  const { table } = session.stateAt(at);
  const { standings } = session.engine;
  const first = firstPrices(session, at);
  const last = new Map(session.earned(0, at));
  const companies = standings
    .companies(table)
    .map((corp) => companyIn(session, table, corp, { first: first.get(corp), last: last.get(corp) }));
  return {
    at,
    companies,
    players: playersOf(session, session.stateAt(at), companies),
    cites: standings.cites(table),
  };
}

interface Past {
  readonly first: number | undefined;
  readonly last: number | undefined;
}

function companyIn({ engine }: Session, table: RailTable, corp: string, { first, last }: Past): CompanyStanding {
  const { standings, stats } = engine;
  const certs = table.certs[corp] ?? [];
  const president = standings.president?.(table, corp) ?? presidentIn(certs) ?? null;
  const holders = new Set(certs.map(({ holder }) => holder));
  return {
    corp,
    price: stats.prices(table)[corp] ?? null,
    par: standings.par?.(table, corp) ?? first ?? null,
    treasury: cashOf(table, corp),
    trains: trainsOf(table, corp),
    tokens: { laid: stationsOf(table.stations, corp).length, left: table.charters[corp] ?? 0 },
    last: last ?? null,
    expected: standings.expected(table, corp),
    president,
    lead: president && presidentIn(certs) === president ? leadOf(table, corp, president, standings) : null,
    parts: Object.fromEntries([...holders].map((holder) => [holder, percentOf(certs, holder)])),
  };
}

function playersOf(
  { engine: { head, standings, stats } }: Session,
  state: State<RailTable>,
  companies: readonly CompanyStanding[],
): readonly PlayerStanding[] {
  const { table } = state;
  const score = stats.score(table);
  return table.seats.map((player, i) => {
    const column = score.players.indexOf(player);
    const sales = bestSales(standings.sales(state, player));
    const { held, limit } = head.certificates(table, player);
    return {
      player,
      place: i + 1,
      left: table.leavers.includes(player),
      cash: cashOf(table, player),
      worth: score.totals[column] ?? 0,
      worthOf: score.rows.map(({ values, ...row }): WorthPart => ({ ...row, amount: values[column] ?? 0 })),
      liquidity: cashOf(table, player) + sales.reduce((sum, { amount }) => sum + amount, 0),
      sales,
      certificates: held,
      limit,
      income: incomeOf(companies, player),
    };
  });
}

const incomeOf = (companies: readonly CompanyStanding[], player: PlayerId): number =>
  companies.reduce((sum, { expected, parts }) => sum + Math.floor((expected * (parts[player] ?? 0)) / 100), 0);

/**
 * Of each company the lawful block that brings most. One block of a company at one price is the most it can bring, and a
 * sale of one company takes nothing from what another would bring.
 */
function bestSales(sales: readonly JudgedSale[]): readonly StandingSale[] {
  const best = new Map<string, StandingSale>();
  const refused = new Map<string, JudgedSale>();
  for (const sale of sales) {
    const { corp, shares, amount } = sale;
    const known = best.get(corp) ?? { corp, shares: 0, amount: 0, refusal: null };
    best.set(corp, sale.refusal || amount <= known.amount ? known : { corp, shares, amount, refusal: null });
    // The smallest block that is refused says best what stands in the way.
    const before = refused.get(corp);
    if (sale.refusal && shares > known.shares && (!before || shares < before.shares)) refused.set(corp, sale);
  }
  return [...best.values()].map((sale) => {
    const next = refused.get(sale.corp);
    return { ...sale, refusal: next && next.shares > sale.shares ? (next.refusal ?? null) : null };
  });
}

/** The first price of each company since it came to the market, which is the one it was begun at. */
function firstPrices(session: Session, to: number): ReadonlyMap<string, number> {
  const first = new Map<string, number>();
  const { prices } = session.engine.stats;
  let before: State<RailTable>['table']['market'] | undefined;
  for (let at = 0; at <= to; at++) {
    const { table } = session.stateAt(at);
    if (table.market === before) continue;
    before = table.market;
    const now = prices(table);
    for (const corp of first.keys()) if (now[corp] === undefined) first.delete(corp);
    for (const [corp, price] of Object.entries(now)) if (price > 0 && !first.has(corp)) first.set(corp, price);
  }
  return first;
}
