import type { Foresight } from '@binario/bots';
import { become, done, type Frame, type Game, type SeatId, type State, start } from '@binario/kernel';

/** Two take turns: to pick gives 1 at once, to sow 5 two rounds later, to steal takes 2 from the other. */
export interface Orchard {
  readonly cash: Readonly<Record<SeatId, number>>;
  readonly seeds: readonly { readonly by: SeatId; readonly ripe: number }[];
  readonly moves: number;
}

type Effect = { readonly type: 'pick' | 'sow' | 'steal'; readonly by: SeatId };

const other = (by: SeatId): SeatId => (by === 'P1' ? 'P2' : 'P1');

function reduce(table: Orchard, { type, by }: Effect): Orchard {
  const moves = table.moves + 1;
  const cash: Record<SeatId, number> = { ...table.cash };
  const give = (player: SeatId, amount: number) => {
    cash[player] = (cash[player] ?? 0) + amount;
  };
  for (const seed of table.seeds) if (seed.ripe === moves) give(seed.by, 5);
  if (type === 'pick') give(by, 1);
  if (type === 'steal') give(other(by), -2);
  const seeds = type === 'sow' ? [...table.seeds, { by, ripe: moves + 4 }] : table.seeds;
  return { cash, seeds, moves };
}

const LENGTH = 12;
const KINDS = ['pick', 'sow', 'steal'] as const;

export const orchard: Game<Orchard, Effect, undefined> = {
  id: 'orchard',
  rules: 1,
  forms: {},
  steps: {
    turn: {
      actions: KINDS,
      actors: (table) => [table.moves % 2 === 0 ? 'P1' : 'P2'],
      options: (_table, _frame, by) => KINDS.map((type) => ({ type, by })),
      take(tx, frame, action) {
        tx.emit(action as Effect);
        return tx.table.moves < LENGTH ? become<Frame>(frame) : done();
      },
    },
  },
  start: () => ({ table: { cash: { P1: 0, P2: 0 }, seeds: [], moves: 0 }, flow: [{ step: 'turn' }], rng: 0 }),
  reduce,
  digest: (state) => state,
  view: (table) => table,
};

export const opening: State<Orchard> = start(orchard, undefined);

/** Looks so many moves ahead, a set being one of them; everybody is imagined to pick. */
export function orchardForesight(moves: number): Foresight<Orchard> {
  return {
    margin: 0,
    game: orchard as Foresight<Orchard>['game'],
    breadth: () => 3,
    ideas: ({ offers }) => offers,
    quick: (_state, by) => ({ type: 'pick', by }),
    horizon:
      (from, sets = moves) =>
      (later) =>
        later.table.moves >= from.table.moves + sets,
    worth: ({ table }) => new Map(Object.entries(table.cash).map(([player, cash]) => [player, { cash }])),
  };
}
