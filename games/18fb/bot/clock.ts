import { memo1, memo2, type State } from '@binario/kernel';
import { BANK, cashOf, POOL } from '@binario/rail';
import { UNIFICATION } from '../ids.ts';
import { isFloated, OFFER, phaseNumber } from '../table.ts';
import type { Advice18fb } from './scene.ts';
import { ALL, type SceneFrame, type Seen } from './seen.ts';

const ROUNDS_IN_A_SET = 2;
/** Operating rounds to which nobody looks further ahead. */
const FAR = 12;
/** What a company earns more from round to round. */
const GROWTH = 12;
/** Trains a company buys in a round, on average. */
const PACE = 0.3;
const LEAST_DRAIN = 100;

/** About how many operating rounds are to come, the present one not counted. */
export const roundsLeft: (ask: Advice18fb, state: State<Seen>) => number = memo2(roundsIn);

function roundsIn(ask: Advice18fb, { table, flow }: State<Seen>): number {
  const round = (flow as readonly SceneFrame[]).find((frame) => frame.step === 'operatingRound');
  const beforeStock = round ? ROUNDS_IN_A_SET - (round.number ?? ROUNDS_IN_A_SET) : ROUNDS_IN_A_SET;
  if (table.bankBroken) return beforeStock;
  let left = cashOf(table, BANK);
  let drain = drainOf(ask, table);
  let rounds = 0;
  while (rounds < FAR && left > 0) {
    left -= Math.max(LEAST_DRAIN, drain);
    drain += GROWTH * table.seats.length;
    rounds++;
  }
  return Math.max(beforeStock, rounds);
}

/** Companies that take turns. */
const floatedIn = memo1((companies: Seen['companies']): readonly string[] =>
  Object.keys(companies).filter((corp) => isFloated({ companies }, corp)),
);

/** What the bank pays out in a round. */
function drainOf(ask: Advice18fb, table: Seen): number {
  let sum = 0;
  for (const corp of floatedIn(table.companies)) {
    if (!ask.isBuilding(table, corp)) sum += ask.revenue(table, corp);
    else sum += ask.interest(table, corp) * (ALL - ask.shares(table, corp, OFFER) - ask.shares(table, corp, POOL));
  }
  return sum;
}

/** Rounds until a phase begins, and the train that will begin it. */
export function untilPhase(ask: Advice18fb, table: Seen, phase: number): number {
  if (phaseNumber(table) >= phase) return 0;
  let before = 0;
  for (const card of ask.pile(table)) if (card.phase < phase) before++;
  const buyers = floatedIn(table.companies).length;
  // From the unification on one train leaves unsold at the end of every round.
  const leaving = phaseNumber(table) >= UNIFICATION ? 1 : 0;
  return before / (leaving + Math.max(0.7, PACE * buyers));
}

/** What a train costs that one buys when this phase has come. */
export function priceIn(ask: Advice18fb, table: Seen, phase: number): number {
  return (ask.pile(table).find((card) => card.phase >= phase) ?? ask.lastTrain(table)).price;
}
