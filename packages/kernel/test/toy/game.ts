import { type ActionForms, type Frame, type Game, id, int, list } from '@binario/kernel';
import { cashOf, corpIds, type Effect, seatIds, stopIds, type Table, trainIds } from './model.ts';
import { reduce } from './reduce.ts';
import { absorb, payOut, takeOver } from './steps/absorb.ts';
import { announce, interrupt } from './steps/announce.ts';
import { auction } from './steps/auction.ts';
import { buyTrain } from './steps/buyTrain.ts';
import { consent } from './steps/consent.ts';
import { collect, discardTrain, endTurn, operate } from './steps/operate.ts';
import { pension, raiseMoney } from './steps/raiseMoney.ts';
import { rounds, roundsFrame } from './steps/rounds.ts';
import { runTrains } from './steps/runTrains.ts';
import { stockTurn } from './steps/stockTurn.ts';
import { vote } from './steps/vote.ts';

/** The whole table and the flow may be given, so that a test can begin in the middle of a game. */
export interface Setup {
  readonly seed: number;
  readonly table?: Partial<Table>;
  readonly flow?: readonly Frame[];
}

const corp = id('corporation', corpIds);
const train = id('train', trainIds);

const forms: ActionForms = {
  pass: {},
  bid: { price: int(0, 10_000) },
  buyShare: { corp },
  sellShares: { corp, count: int(1, 5) },
  interrupt: {},
  decline: {},
  borrow: {},
  repay: {},
  run: { stops: list(id('stop', stopIds), 4) },
  buyTrain: { train },
  propose: { from: corp, train, price: int(1, 10_000) },
  agree: {},
  refuse: {},
  raise: {},
  giveUp: {},
  accept: { pension: id('answer', ['pension', 'nothing']) },
  absorb: { target: corp },
  mergeInto: { target: corp },
  discard: { train },
  endTurn: {},
  vote: { answer: id('answer', ['yes', 'no']) },
};

export const steps = {
  auction,
  rounds,
  stockTurn,
  announce,
  interrupt,
  operate,
  collect,
  runTrains,
  buyTrain,
  consent,
  raiseMoney,
  pension,
  absorb,
  payOut,
  takeOver,
  discardTrain,
  endTurn,
  vote,
};

export const freshTable: Table = {
  seats: seatIds,
  cash: { bank: 2000, P1: 200, P2: 200, P3: 200, A: 30, B: 30, C: 30 },
  corps: Object.fromEntries(
    corpIds.map((id, i) => {
      const president = seatIds[i] as string;
      return [id, { state: 'open', president, shares: { [president]: 2, pool: 3 }, trains: [], loans: 0 }];
    }),
  ),
  depot: trainIds,
  phase: 2,
  card: null,
  ballots: {},
};

export const toy: Game<Table, Effect, Setup> = {
  id: 'toy',
  rules: 1,
  forms,
  steps,
  start: ({ seed, table, flow }) => ({
    table: { ...freshTable, ...table },
    flow: flow ?? [roundsFrame(1), { step: 'auction', bidders: seatIds, price: 0 } as Frame],
    rng: seed,
  }),
  reduce,
  over: (table) => cashOf(table, 'bank') <= 0,
  digest: ({ table, flow, rng }) => ({ v: 1, table, flow, rng }),
  view: (table, by) => ({
    ...table,
    ballots: Object.fromEntries(
      Object.entries(table.ballots).map(([seat, answer]) => [seat, seat === by ? answer : 'sealed']),
    ),
  }),
};
