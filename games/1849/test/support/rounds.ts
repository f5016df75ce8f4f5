import type { State1849 } from './act.ts';
import { frame } from './frames.ts';
import { type Position, settled, stateAt, tableOf } from './position.ts';

type Round = 'stockRound' | 'operatingRounds';

/** A stock round, or a set of operating rounds, is about to begin at this position. */
export function roundBegins(position: Position, next: Round): State1849 {
  return roundAfter({ table: tableOf(position) }, next);
}

/** From the table as it lies there, whatever was being asked. */
export function roundAfter({ table }: Pick<State1849, 'table'>, next: Round): State1849 {
  return settled(stateAt(table, frame('game', { next, number: 1 })));
}

/** The operating round now being played: which of how many. */
export function operatingRoundOf({ flow }: State1849): string | undefined {
  const round = flow.find((frame) => frame.step === 'operatingRound') as
    | { readonly number: number; readonly of: number }
    | undefined;
  return round && `${round.number} of ${round.of}`;
}
