import type { Writable } from '@binario/rail';
import type { CompanyFacts, Table18fb, TurnFacts } from './table.ts';

/**
 * A copy of the table: the same fields in the same order as when the game begins, written out: a record that is spread again and again comes in
 * as many forms as there are places that do it, and every rule that reads it afterwards has to tell them apart.
 */
export const copyOf = (table: Table18fb): Writable<Table18fb> => ({
  seats: table.seats,
  leavers: table.leavers,
  phase: table.phase,
  cash: table.cash,
  certs: table.certs,
  market: table.market,
  map: table.map,
  stations: table.stations,
  charters: table.charters,
  trains: table.trains,
  privates: table.privates,
  options: table.options,
  certLimit: table.certLimit,
  priority: table.priority,
  companies: table.companies,
  regionals: table.regionals,
  used: table.used,
  given: table.given,
  lent: table.lent,
  melisurgo: table.melisurgo,
  falcon: table.falcon,
  sold: table.sold,
  withdrawn: table.withdrawn,
  operated: table.operated,
  turn: table.turn,
  round: table.round,
  regionalRound: table.regionalRound,
  bankBroken: table.bankBroken,
  lively: table.lively,
  ended: table.ended,
});

/** The table with one field changed. */
export function withField<K extends keyof Table18fb>(table: Table18fb, field: K, value: Table18fb[K]): Table18fb {
  const next = copyOf(table);
  next[field] = value;
  return next;
}

/** The facts of a company with some of them changed. */
export const changedFacts = (facts: CompanyFacts, to: Partial<CompanyFacts>): CompanyFacts => ({
  standing: to.standing === undefined ? facts.standing : to.standing,
  par: to.par === undefined ? facts.par : to.par,
  concession: to.concession === undefined ? facts.concession : to.concession,
  granted: to.granted === undefined ? facts.granted : to.granted,
  deposit: to.deposit === undefined ? facts.deposit : to.deposit,
  refunded: to.refunded === undefined ? facts.refunded : to.refunded,
  steps: to.steps === undefined ? facts.steps : to.steps,
  home: to.home === undefined ? facts.home : to.home,
  intermediate: to.intermediate === undefined ? facts.intermediate : to.intermediate,
  markers: to.markers === undefined ? facts.markers : to.markers,
  laid: to.laid === undefined ? facts.laid : to.laid,
  turns: to.turns === undefined ? facts.turns : to.turns,
  leased: to.leased === undefined ? facts.leased : to.leased,
  acting: to.acting === undefined ? facts.acting : to.acting,
});

/** The facts of a turn with some of them changed. */
export const changedTurn = (turn: TurnFacts, to: Partial<TurnFacts>): TurnFacts => ({
  refused: to.refused === undefined ? turn.refused : to.refused,
  laid: to.laid === undefined ? turn.laid : to.laid,
  token: to.token === undefined ? turn.token : to.token,
  revenue: to.revenue === undefined ? turn.revenue : to.revenue,
  building: to.building === undefined ? turn.building : to.building,
  sold: to.sold === undefined ? turn.sold : to.sold,
  bought: to.bought === undefined ? turn.bought : to.bought,
});
