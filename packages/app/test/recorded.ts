import { readFileSync } from 'node:fs';
import { title18fb } from '@binario/game-18fb';
import { title1849 } from '@binario/game-1849';
import { title1865 } from '@binario/game-1865';
import { apply, type State, start, type Title } from '@binario/kernel';
import type { RailTable } from '@binario/rail';
import type { Presenter } from '@binario/web/testing';
import { presenter18fb } from '../../../games/18fb/page/presenter.tsx';
import { presenter1849 } from '../../../games/1849/page/presenter.tsx';
import { presenter1865 } from '../../../games/1865/page/presenter.tsx';

/** The tables of a recorded game at its beginning, in its middle and at its end. */
function tablesOf(title: Title<RailTable, unknown, unknown>, name: string): readonly RailTable[] {
  const file = readFileSync(new URL(`../e2e/fixtures/${name}.json`, import.meta.url), 'utf8');
  const { setup, actions } = JSON.parse(file);
  const wanted = new Set([0, Math.floor(actions.length / 2), actions.length - 1]);
  const tables: RailTable[] = [];
  let state: State<RailTable> = start(title.game, setup);
  for (const [i, action] of actions.entries()) {
    const result = apply(title.game, state, action);
    if (!result.ok) throw new Error(result.refusal.rule);
    state = result.state;
    if (wanted.has(i)) tables.push(state.table);
  }
  return tables;
}

interface Recorded {
  readonly name: string;
  readonly presenter: Presenter;
  tables(): readonly RailTable[];
}

/** Games know their own tables; whoever draws any of them takes what all have. */
const recordedGame = (name: string, title: unknown, presenter: unknown, file: string): Recorded => ({
  name,
  presenter: presenter as Presenter,
  tables: () => tablesOf(title as Title<RailTable, unknown, unknown>, file),
});

export const recorded: readonly Recorded[] = [
  recordedGame('1849', title1849, presenter1849, 'whole-game'),
  recordedGame('1865', title1865, presenter1865, '1865-game'),
  recordedGame('18FB', title18fb, presenter18fb, '18fb-game'),
];
