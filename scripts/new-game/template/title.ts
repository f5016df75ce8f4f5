import type { State, Title } from '@binario/kernel';
import { type Box, isPlayer, lostOrMade, nobodyToAct } from '@binario/rail';
import { board, COMPANY, grid, MONEY, PLAYERS, TRAIN } from './data/board.ts';
import type { EffectSample } from './effects.ts';
import { gameSample } from './game.ts';
import { agreed, type Setup } from './setup.ts';
import { type TableSample, worthOf } from './table.ts';
import { catalogues } from './text/catalogue.ts';
import { notation } from './text/notation.ts';

/** What is in the box: whatever is played, it must all be there afterwards. */
const box: Box = {
  board,
  grid,
  money: MONEY,
  tokens: { [COMPANY]: 1 },
  trains: { ids: [TRAIN], mayHold: (holder) => holder === COMPANY },
  privates: { ids: [], mayHold: () => false },
  mayHoldCert: (holder) => holder === COMPANY || isPlayer(holder),
};

/** The round in the short form players write. */
function describeRound({ flow }: State<TableSample>): string {
  const round = flow[1] as { readonly step: string; readonly number: number } | undefined;
  return round ? `${round.step === 'stockRound' ? 'SR' : 'OR'} ${round.number}` : 'END';
}

const violations = (table: TableSample) => lostOrMade(box, table);

/** The game as programs around the engine use it. */
export const titleSample: Title<TableSample, EffectSample, Setup> = {
  game: gameSample,
  name: 'Sample',
  players: PLAYERS,
  variants: [],
  options: {},
  setup: agreed,
  text: catalogues,
  notation,
  describeRound,
  scores: (table) =>
    table.seats.map((player) => ({ player, total: worthOf(table, player) })).sort((a, b) => b.total - a.total),
  endReason: (table) => (table.ended ? 'rounds' : undefined),
  violations,
  violationsAtRest: (state) => [...violations(state.table), ...nobodyToAct(gameSample, state)],
};
