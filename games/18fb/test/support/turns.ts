import { type Frame, type State, start } from '@binario/kernel';
import type { PlayerId } from '@binario/rail';
import { operatingTurn } from '../../game.ts';
import type { Setup } from '../../options.ts';
import type { Table18fb } from '../../table.ts';
import { game, type State18fb } from './game.ts';
import { type Position, tableOf } from './position.ts';

/** The game at this table with these frames on the stack; the last one is asked, whether it would ask or not. */
export function stateAt(table: Table18fb, ...flow: readonly Frame[]): State18fb {
  return { table, flow, rng: 1 };
}

/** Lets the steps do by themselves what they do before they ask: go on to the next real question. */
export function settled(state: State18fb): State<Table18fb> {
  return start({ ...game, start: () => state }, {} as Setup);
}

const gameFrame = (next: string): Frame => ({ step: 'game', next, number: 1 }) as Frame;

/** This company's turn has come to this step; what it does by itself is done. */
export function companyTurn(position: Position, corp: string, step = 'layTrack'): State18fb {
  return settled(inTurn(position, corp, step));
}

/** This company is being asked in this step of its turn, also where the step would not ask. */
export function inTurn(position: Position, corp: string, step = 'layTrack'): State18fb {
  const table = tableOf(position);
  const turn: readonly string[] = operatingTurn(table, corp);
  const todo = turn.slice(turn.indexOf(step) + 1);
  const operated = [...new Set([...table.operated, corp])];
  return stateAt(
    { ...table, operated, round: 'operating' },
    gameFrame('stockRound'),
    { step: 'operatingSet', set: 1, played: 1 } as Frame,
    { step: 'operatingRound', set: 1, number: 1, stage: 'turns' } as Frame,
    { step: 'companyTurn', corp, todo } as Frame,
    { step, corp } as Frame,
  );
}

/** This player is being asked in a stock round. */
export function stockTurn(position: Position, player: PlayerId = 'P1'): State18fb {
  return stateAt(
    { ...tableOf(position), round: 'stock' },
    gameFrame('operatingRounds'),
    { step: 'stockRound', number: 1, begun: true, turn: player, passed: [] } as Frame,
    { step: 'stockTurn', player, sold: [], intended: null } as Frame,
  );
}

/** Only these steps of a company's turn: what they do by themselves is done, and nothing comes after them. */
export function stepsAlone(position: Position, corp: string, ...steps: readonly string[]): State18fb {
  const table = tableOf(position);
  const frame = { step: 'companyTurn', corp, todo: steps } as Frame;
  return settled(stateAt({ ...table, operated: [...table.operated, corp], round: 'operating' }, frame));
}

/** Everybody has passed in succession: the end of a stock round, and nothing after it. */
export function endOfStockRound(position: Position): State18fb {
  const table = tableOf(position);
  const round = { step: 'stockRound', number: 1, begun: true, turn: 'P1', passed: table.seats };
  return settled(stateAt({ ...table, round: 'stock' }, round as Frame));
}

/** The company is asked in this step, and nothing comes after it: what the step itself does can be seen. */
export function only(position: Position, corp: string, step: string): State18fb {
  const table = tableOf(position);
  const operated = [...new Set([...table.operated, corp])];
  return stateAt({ ...table, operated, round: 'operating' }, { step, corp } as Frame);
}

/** A stock round is about to begin. */
export function beforeStockRound(position: Position): State18fb {
  return settled(stateAt(tableOf(position), gameFrame('stockRound')));
}

/** An operating round is about to begin: the first of a set unless said. */
export function beforeOperatingRound(position: Position, number = 1): State18fb {
  return settled(
    stateAt(tableOf(position), gameFrame('stockRound'), {
      step: 'operatingSet',
      set: 1,
      played: number - 1,
    } as Frame),
  );
}
