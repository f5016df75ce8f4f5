import type { Action } from '@binario/kernel';
import { boardOf } from '../board/of.ts';
import { hexesOf, locationOf } from '../board/questions.ts';
import { type Corp, corpIds } from '../ids.ts';
import type { Table18fb } from '../table.ts';

/** What begins a company, or brings its concession. */
const beginning = new Set(['acquireConcession', 'preemptConcession', 'reacquireConcession', 'startCompany']);

/** Homes and destinations of the company an action would begin. */
export function lineOf(table: Table18fb, action: Action): readonly string[] {
  const { corp } = action as Action & { readonly corp?: string };
  if (!beginning.has(action.type) || corp === undefined || !(corpIds as readonly string[]).includes(corp)) return [];
  const board = boardOf(table);
  const { homes, destinations } = board.corpDefs[corp as Corp];
  return [...homes, ...destinations.flatMap(({ hex }) => hexesOf(board, locationOf(board, hex)))];
}
