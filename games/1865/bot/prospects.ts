import { Latest } from '@binario/bots';
import { byName, type State } from '@binario/kernel';
import { cashOf } from '@binario/rail';
import { boardOf } from '../table.ts';
import { type Clock, clockOf } from './clock.ts';
import { standingsOf } from './content.ts';
import { dragonsOn, type Firm, firmOf, timeOf } from './firm.ts';
import { type Fate, fateOf } from './project.ts';
import type { Advice1865 } from './scene.ts';
import type { Seen } from './seen.ts';

/** A company as it is, and what will become of it. */
export interface Prospect {
  readonly firm: Firm;
  readonly fate: Fate;
}

const latest = byName((_corp) => new Latest<Prospect>());

/** What will become of a company by this clock. Most of what is done in a game changes nothing about most companies. */
export function prospectBy(ask: Advice1865, state: State<Seen>, corp: string, clock: Clock): Prospect {
  return latest(corp).get(needsOf(ask, state, corp, clock), () => {
    const firm = firmOf(ask, state, corp, clock);
    return { firm, fate: fateOf(ask, firm, clock) };
  });
}

/** Everything on which the firm and its fate depend. */
function needsOf(ask: Advice1865, state: State<Seen>, corp: string, clock: Clock): readonly unknown[] {
  const { table } = state;
  const { dragonsBuy, dragonsSell } = dragonsOn(ask, table, corp, clock);
  const { turns, todo } = timeOf(state, corp, clock);
  return [
    table.certs[corp],
    cashOf(table, corp),
    table.companies[corp],
    ask.price(table, corp),
    dragonsBuy,
    dragonsSell,
    turns,
    todo,
    table.map,
    table.stations,
    table.trains,
    table.privates,
    table.charters[corp],
    table.bonusPaid,
    table.phase,
    standingsOf(table),
    boardOf(table),
    clock.rounds,
    clock.operating,
    clock.beforeStock,
    clock.pace,
    clock.table.trains,
    clock.table.phase,
  ];
}

/** The same by the clock of the position. */
export const prospectOf = (ask: Advice1865, state: State<Seen>, corp: string): Prospect =>
  prospectBy(ask, state, corp, clockOf(ask, state));

/** What a share will have brought in the end, for each lira of its price. */
export function rateOf(ask: Advice1865, state: State<Seen>, corp: string): number {
  const { price, dividends } = prospectOf(ask, state, corp).fate;
  return (price + dividends) / Math.max(1, ask.price(state.table, corp));
}
