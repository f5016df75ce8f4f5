import { carryOut, type State } from '@binario/kernel';
import type { Action1865 } from '../../actions.ts';
import { game1865 } from '../../game.ts';
import type { Table1865 } from '../../table.ts';

/** The traffic that giving a maritime card would bring at once. */
export function bonusOf(state: State<Table1865>, action: Action1865): number {
  const after = carryOut(game1865, state, action).state.table;
  return total(after) - total(state.table);
}

const total = ({ companies }: Table1865): number => Object.values(companies).reduce((sum, { chips }) => sum + chips, 0);
