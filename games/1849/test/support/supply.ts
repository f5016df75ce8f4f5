import { BANK, GONE } from '@binario/rail';
import type { TrainClass } from '../../data/trains.ts';
import type { State1849 } from './act.ts';
import { classOf } from './builtIn.ts';

/** The bank has none of these classes any more; so the next class is on offer. */
export function soldOut(state: State1849, ...kinds: readonly TrainClass[]): State1849 {
  const trains = Object.fromEntries(
    Object.entries(state.table.trains).map(([train, holder]) => [
      train,
      holder === BANK && kinds.includes(classOf(train).class) ? GONE : holder,
    ]),
  );
  return { ...state, table: { ...state.table, trains } };
}

/** Trains of the holder by class, in the order of sale. */
export const trainsIn = ({ table }: State1849, holder: string): readonly string[] =>
  Object.keys(table.trains)
    .filter((train) => table.trains[train] === holder)
    .map((train) => classOf(train).class);
