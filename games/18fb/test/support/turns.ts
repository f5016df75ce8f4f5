import { type Frame, type State, start } from '@binario/kernel';
import type { CorpFrame, PlayerId } from '@binario/rail';
import { operatingTurn } from '../../game.ts';
import type { Table18fb } from '../../table.ts';
import { type CompanyFacts, factsOf as companyFacts } from '../../table.ts';
import { frame } from './frames.ts';
import { game, type State18fb } from './game.ts';
import { type Position, tableOf } from './position.ts';

/** The game at this table with these frames on the stack; the last one is asked, whether it would ask or not. */
export function stateAt(table: Table18fb, ...flow: readonly Frame[]): State18fb {
  return { table, flow, rng: 1 };
}

/** Lets the steps do by themselves what they do before they ask: go on to the next real question. */
export function settled(state: State18fb): State<Table18fb> {
  return start({ ...game, start: () => state }, { players: 3, seed: 1 });
}

const gameFrame = (next: string): Frame => frame('game', { next, number: 1 });

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
  const asked: CorpFrame = { step, corp };
  return stateAt(
    { ...table, operated, round: 'operating' },
    gameFrame('stockRound'),
    frame('operatingSet', { set: 1, played: 1 }),
    frame('operatingRound', { set: 1, number: 1, stage: 'turns' }),
    frame('companyTurn', { corp, todo }),
    asked,
  );
}

/** This player is being asked in a stock round. */
export function stockTurn(position: Position, player: PlayerId = 'P1'): State18fb {
  return stateAt(
    { ...tableOf(position), round: 'stock' },
    gameFrame('operatingRounds'),
    frame('stockRound', { number: 1, begun: true, turn: player, passed: [] }),
    frame('stockTurn', { player, sold: [], intended: null }),
  );
}

/** Only these steps of a company's turn: what they do by themselves is done, and nothing comes after them. */
export function stepsAlone(position: Position, corp: string, ...steps: readonly string[]): State18fb {
  const table = tableOf(position);
  const turn = frame('companyTurn', { corp, todo: steps });
  return settled(stateAt({ ...table, operated: [...table.operated, corp], round: 'operating' }, turn));
}

/** Everybody has passed in succession: the end of a stock round, and nothing after it. */
export function endOfStockRound(position: Position): State18fb {
  const table = tableOf(position);
  const round = frame('stockRound', { number: 1, begun: true, turn: 'P1', passed: table.seats });
  return settled(stateAt({ ...table, round: 'stock' }, round));
}

/** The company is asked in this step, and nothing comes after it: what the step itself does can be seen. */
export function only(position: Position, corp: string, step: string): State18fb {
  const table = tableOf(position);
  const operated = [...new Set([...table.operated, corp])];
  const asked: CorpFrame = { step, corp };
  return stateAt({ ...table, operated, round: 'operating' }, asked);
}

/** A stock round is about to begin. */
export function beforeStockRound(position: Position): State18fb {
  return settled(stateAt(tableOf(position), gameFrame('stockRound')));
}

/** An operating round is about to begin: the first of a set unless said. */
export function beforeOperatingRound(position: Position, number = 1): State18fb {
  return settled(
    stateAt(tableOf(position), gameFrame('stockRound'), frame('operatingSet', { set: 1, played: number - 1 })),
  );
}

/** The table with something else known of this company. */
export function withFacts(table: Table18fb, corp: string, facts: Partial<CompanyFacts>): Table18fb {
  return { ...table, companies: { ...table.companies, [corp]: { ...companyFacts(table, corp), ...facts } } };
}
