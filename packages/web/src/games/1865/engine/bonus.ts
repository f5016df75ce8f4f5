import { type Action1865, game1865, type Table1865 } from '@binario/game-1865';
import { carryOut, type State } from '@binario/kernel';

/** The traffic that giving a maritime card would bring at once. */
export function bonusOf(state: State<Table1865>, action: Action1865): number {
  const after = carryOut(game1865, state, action).state.table;
  return total(after) - total(state.table);
}

const total = ({ companies }: Table1865): number => Object.values(companies).reduce((sum, { chips }) => sum + chips, 0);
