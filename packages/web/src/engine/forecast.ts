import type { State } from '@binario/kernel';
import { BANK, cashOf, presidentIn, type RailTable } from '@binario/rail';
import type { Forecast, NextTrain } from '../model/forecast.ts';
import { changesBetween } from './consequences.ts';
import type { Session } from './session.ts';

/** The pace of the bank is that of the last rounds: earlier ones were poorer. */
const LAST_ROUNDS = 4;

/** What can be foreseen after so many moves, by the rules of the game and what has happened. */
export function forecastOf(session: Session, to: number): Forecast {
  const at = Math.max(0, Math.min(to, session.tip));
  return { at, next: nextTrain(session, session.stateAt(at)), bank: bankOf(session, at) };
}

function nextTrain({ engine }: Session, state: State<RailTable>): NextTrain | null {
  const next = engine.nextPhase?.(state.table);
  if (!next) return null;
  const { train, phase, before, table, owed } = next;
  // Only what the phase itself does: no question of the present is answered by it.
  const changes = changesBetween(engine, { ...state, flow: [] }, { ...state, table, flow: owed });
  const forced = changes
    .filter(({ kind }) => kind === 'noTrain')
    .map(({ corp }) => ({
      corp: String(corp),
      treasury: cashOf(table, String(corp)),
      president: presidentIn(table.certs[String(corp)] ?? []) ?? null,
    }));
  return { train, phase, before, changes: changes.filter(({ kind }) => kind !== 'noTrain'), forced };
}

/** What the bank had at the beginning of each operating round so far. */
function bankOf(session: Session, at: number): Forecast['bank'] {
  const { describeRound } = session.engine.title;
  const left = cashOf(session.stateAt(at).table, BANK);
  const begun: number[] = [];
  let round = '';
  for (let i = 0; i <= at; i++) {
    const state = session.stateAt(i);
    const now = describeRound(state);
    if (now !== round && state.flow.some(({ step }) => step === 'operatingRound'))
      begun.push(cashOf(state.table, BANK));
    round = now;
  }
  const last = begun.slice(-LAST_ROUNDS - 1);
  if (last.length < 2) return { left, pace: null, rounds: null };
  const pace = Math.round(((last[0] as number) - (last.at(-1) as number)) / (last.length - 1));
  return { left, pace, rounds: pace > 0 ? Math.ceil(left / pace) : null };
}
