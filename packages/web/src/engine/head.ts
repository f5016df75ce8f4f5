import type { Frame, SeatId, State } from '@binario/kernel';
import { presidentIn, type RailTable, trainsOf } from '@binario/rail';
import type { AnyEngine } from '../game/engine.ts';
import type { CompanyHead, Head, TurnOf } from '../model/snapshot.ts';

type AnyState = State<RailTable>;

/** What stands at the head of the table in a position. */
export function headOf(engine: AnyEngine, state: AnyState): Head {
  const { table } = state;
  const { head, stats } = engine;
  const { players, totals } = stats.score(table);
  const worth = new Map(players.map((player, i) => [player, totals[i] ?? 0]));
  const priority = head.priority(table);
  return {
    seats: table.seats.map((seat) => {
      const { held, limit } = head.certificates(table, seat);
      return {
        seat,
        cash: table.cash[seat] ?? 0,
        bound: head.bound?.(state, seat) ?? 0,
        certs: held,
        limit,
        worth: worth.get(seat) ?? 0,
        priority: priority === seat,
      };
    }),
    company: companyOf(engine, state),
    order: orderOf(engine, state),
  };
}

/** The company named last in the flow: whose turn it is, or whom the question is about. */
function corpIn(flow: readonly Frame[]): string | undefined {
  const frame = flow.findLast((each) => 'corp' in each) as { readonly corp?: string } | undefined;
  return frame?.corp;
}

function companyOf({ head, stats }: AnyEngine, state: AnyState): CompanyHead | null {
  const { table, flow } = state;
  const corp = head.company?.(state) ?? corpIn(flow);
  if (corp === undefined || corp === '') return null;
  const certs = table.certs[corp];
  return {
    corp,
    president: ((certs && presidentIn(certs)) ?? null) as SeatId | null,
    treasury: table.cash[corp] ?? 0,
    trains: trainsOf(table, corp).map((train) => ({ train, note: head.trainNote?.(table, train) ?? null })),
    price: stats.prices(table)[corp] ?? null,
    state: head.stateOf?.(table, corp) ?? null,
  };
}

/** Who has operated in the order in which they did, who acts, who follows. */
function orderOf({ head }: AnyEngine, state: AnyState): readonly TurnOf[] {
  const operating = state.flow.some(({ step }) => step === 'operatingRound');
  const operated = operating ? head.operated(state) : [];
  const turn = state.flow.find(({ step }) => step.endsWith('Turn')) as { readonly corp?: string } | undefined;
  const follow = head.order(state).filter((corp) => !operated.includes(corp));
  return [
    ...operated.map((corp): TurnOf => ({ corp, at: operating && corp === turn?.corp ? 'now' : 'done' })),
    ...follow.map((corp): TurnOf => ({ corp, at: 'next' })),
  ];
}
