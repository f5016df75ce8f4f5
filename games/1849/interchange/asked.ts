import { offers, type State } from '@binario/kernel';
import type { PlayerId } from '@binario/rail';
import type { Action1849 } from '../actions.ts';
import { game1849 } from '../game.ts';
import { factsOf, type Table1849 } from '../table.ts';

/**
 * Does the other site ask this, too? Where it does not, its next action belongs to a later question, even if the same
 * corporation acts: it may be the last of one operating round and the first of the next. `last` is what was just done.
 */
export function siteAsks(state: State<Table1849>, by: PlayerId, last: Action1849 | undefined): boolean {
  const top = state.flow.at(-1) as { readonly step: string; readonly corp: string };
  switch (top.step) {
    case 'endTurn':
      // A private company to buy, or a port to mark. SMS is asked about at the beginning of a turn only.
      return offers(game1849, state, by).some(({ type }) => type === 'acquirePrivate' || type === 'markPort');
    case 'finance':
      // Deviation 36: nothing is bought back in the first turn either.
      return factsOf(state.table, top.corp).turns > 0;
    case 'issueBond':
      // Deviation 48: no bond in the turn in which one was repaid.
      return last?.type !== 'repayBond';
    default:
      return true;
  }
}
