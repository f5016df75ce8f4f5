import { memo2, type State } from '@binario/kernel';
import { BANK, cashOf } from '@binario/rail';
import { isFloated, isLaunched } from '../table.ts';
import type { TrainCard } from './advice.ts';
import type { Advice1865 } from './scene.ts';
import { companiesOf, type SceneFrame, type Seen } from './seen.ts';

/** Operating rounds to which nobody looks further ahead. */
const FAR = 14;
/** About what an operating round takes out of the bank for each lira earned, trains and sales of shares counted in. */
const DRAIN = 0.85;
/** What a company earns more from round to round. */
const GROWTH = 22;

/** Where in the course of the game we are, and about how much of it is to come. */
export interface Clock {
  /** The table it was read from. */
  readonly table: Seen;
  /** Operating rounds that have not begun yet. */
  readonly rounds: number;
  /** An operating round is being played: companies that have not operated have a turn in it. */
  readonly operating: boolean;
  /** Of the rounds to come, how many are played before the next stock round. */
  readonly beforeStock: number;
  /** Trains that are bought in a round. */
  readonly pace: number;
  /** The card that will be on top of the pile after so many more rounds, and the phase it will then be. */
  cardAt(rounds: number): TrainCard;
  phaseAt(rounds: number): number;
}

const ROUNDS_IN_A_SET = 2;
/** Trains a company buys in a round, on average. */
const PACE = 0.35;

/** About how far the game has come: rounds left, and when the phases will change. */
export const clockOf: (ask: Advice1865, state: State<Seen>) => Clock = memo2(read);

function read(ask: Advice1865, state: State<Seen>): Clock {
  const { table, flow } = state;
  const round = (flow as readonly SceneFrame[]).find((frame) => frame.step === 'operatingRound');
  const beforeStock = round ? ROUNDS_IN_A_SET - (round.number ?? ROUNDS_IN_A_SET) : ROUNDS_IN_A_SET;
  const toCome = ask.pile(table);
  const buyers = companiesOf(table).filter((corp) => isLaunched(table, corp)).length;
  const pace = PACE * Math.max(table.seats.length, buyers);
  const now = Number(table.phase);
  const indexAt = (rounds: number) => Math.floor(rounds * pace);
  return {
    table,
    rounds: beforeStock + ROUNDS_IN_A_SET * setsAfter(ask, table, beforeStock),
    operating: round !== undefined,
    beforeStock,
    pace,
    cardAt: (rounds) => toCome[indexAt(rounds)] ?? ask.lastTrain(table),
    phaseAt: (rounds) => Math.max(now, toCome[Math.min(indexAt(rounds), toCome.length) - 1]?.phase ?? now),
  };
}

/** Operating rounds that have begun, all of the game counted. */
export function roundsBegun({ flow }: State<Seen>): number {
  const frames = flow as readonly (SceneFrame & { readonly set?: number })[];
  const round = frames.find((frame) => frame.step === 'operatingRound');
  if (round) return ROUNDS_IN_A_SET * ((round.set ?? 1) - 1) + (round.number ?? ROUNDS_IN_A_SET);
  const stock = frames.find((frame) => frame.step === 'stockRound');
  return ROUNDS_IN_A_SET * ((stock?.number ?? 1) - 1);
}

/** How many sets of rounds the bank will last after the one that is on. */
function setsAfter(ask: Advice1865, table: Seen, beforeStock: number): number {
  if (table.bankBroken) return 0;
  const floated = companiesOf(table).filter((corp) => isFloated(table, corp));
  let revenue = floated.reduce((sum, corp) => sum + ask.revenue(table, corp), 0);
  const growth = GROWTH * Math.max(table.seats.length, floated.length);
  let left = cashOf(table, BANK);
  let rounds = 0;
  while (rounds < FAR) {
    left -= revenue * DRAIN;
    if (left <= 0) break;
    revenue += growth;
    rounds++;
  }
  return Math.max(0, Math.ceil((rounds + 1 - beforeStock) / ROUNDS_IN_A_SET));
}
