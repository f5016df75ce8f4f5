import { apply, carryOut, type Frame, type Game, idle, type State, type Step, start } from '@binario/kernel';
import {
  afterTurn,
  allPassed,
  type Course,
  courseBegins,
  courseStep,
  isRefusedOffer,
  leastOffer,
  momentStep,
  type PassingFrame,
  refusedPrice,
  type TurnFrame,
  trainDeals,
  turnStep,
} from '@binario/rail';
import { describe, expect, it } from 'vitest';
import { emptyTable } from '../support.ts';

/** A table that keeps a list of what happened. */
interface Toy {
  readonly log: readonly string[];
}
type Told = { readonly type: 'told'; readonly what: string };

const asking: Step<Toy, Told> = {
  actions: ['go'],
  actors: () => ['P1'],
  options: (_table, _frame, by) => [{ type: 'go', by }],
  take(tx, frame) {
    tx.emit({ type: 'told', what: JSON.stringify(frame) });
    return { kind: 'done', result: undefined };
  },
};

const gameOf = (steps: Game<Toy, Told, never>['steps'], first: Frame): Game<Toy, Told, unknown> => ({
  id: 'toy',
  rules: 1,
  forms: { go: {}, pass: {} },
  steps,
  start: () => ({ table: { log: [] }, flow: [first], rng: 0 }),
  reduce: ({ log }, { what }) => ({ log: [...log, what] }),
  digest: (state) => state,
  view: (table) => table,
});

const played = (game: Game<Toy, Told, unknown>, moves: number): State<Toy> => {
  let state = start(game, undefined);
  for (let n = 0; n < moves; n++) {
    state = carryOut(game as Game<Toy, Told, never>, state, { type: 'go', by: 'P1' }).state;
  }
  return state;
};

describe('the plan of rounds', () => {
  const course: Course<Toy, Told> = {
    opening: {
      seats: (tx) => {
        tx.emit({ type: 'told', what: 'seated' });
        return undefined;
      },
      auction: () => ({ step: 'auction' }),
    },
    stockRound: (_table, number) => ({ step: 'stockRound', number }) as Frame,
    operatingSet: (_table, set) => ({ step: 'operatingSet', set }) as Frame,
  };

  it('plays the opening once, then stock and operating rounds in turn', () => {
    const first = courseBegins(course);
    expect(first).toEqual({ step: 'game', next: 'seats', number: 0 });
    const steps = { game: courseStep(course), auction: asking, stockRound: asking, operatingSet: asking };
    expect(played(gameOf(steps, first), 4).table.log).toEqual([
      'seated',
      '{"step":"auction"}',
      '{"step":"stockRound","number":1}',
      '{"step":"operatingSet","set":1}',
      '{"step":"stockRound","number":2}',
    ]);
  });

  it('begins with a stock round where nothing comes before it', () => {
    expect(courseBegins({ ...course, opening: {} }).next).toBe('stockRound');
  });
});

describe('a corporation’s turn', () => {
  const standing = {
    actions: [],
    actors: () => [],
    options: () => [],
    rules: [],
    take: (_tx: unknown, frame: TurnFrame) => frame,
  };
  const turn = turnStep<Toy, Told, TurnFrame, never>({
    gone: ({ log }) => (log.includes('closed') ? 'closed' : undefined),
    standing,
    finish: (tx, corp) => tx.emit({ type: 'told', what: `${corp} is done` }),
  });

  it('goes through its steps in order and then finishes', () => {
    const first: TurnFrame = { step: 'turn', corp: 'A', todo: ['track', 'trains'] };
    const state = played(gameOf({ turn: turn as Step<Toy, Told>, track: asking, trains: asking }, first), 2);
    expect(state.table.log).toEqual(['{"step":"track","corp":"A"}', '{"step":"trains","corp":"A"}', 'A is done']);
    expect(state.flow).toEqual([]);
  });

  it('a moment kept for what is open at any time can only be passed', () => {
    const moment = momentStep<Toy, Told>({
      gone: () => undefined,
      president: () => 'P1',
      begin: (_tx, frame) => ({ kind: 'stay', frame, idle: false }),
    });
    const game = gameOf({ moment: moment as Step<Toy, Told> }, { step: 'moment', corp: 'A' } as Frame);
    const state = start(game, undefined);
    expect(apply(game as Game<Toy, Told, never>, state, { type: 'go', by: 'P1' }).ok).toBe(false);
    expect(apply(game as Game<Toy, Told, never>, state, { type: 'pass', by: 'P1' })).toMatchObject({
      state: { flow: [] },
    });
    // Nobody is asked where no such offer is open.
    const quiet = momentStep<Toy, Told>({
      gone: () => undefined,
      president: () => 'P1',
      begin: (_tx, frame) => idle(frame),
    });
    const over = gameOf({ moment: quiet as Step<Toy, Told> }, { step: 'moment', corp: 'A' } as Frame);
    expect(start(over, undefined).flow).toEqual([]);
  });
});

describe('turns until all pass in succession', () => {
  const seating = { seats: ['P1', 'P2', 'P3'], leavers: ['P2'] } as const;
  const first: PassingFrame = { step: 'round', turn: 'P1', passes: 0, lastActor: null };

  it('go clockwise, skip who has left, and begin to count anew when somebody acts', () => {
    const passed = afterTurn(seating, first, false);
    expect(passed).toEqual({ ...first, turn: 'P3', passes: 1 });
    const acted = afterTurn(seating, passed, true);
    expect(acted).toEqual({ ...first, turn: 'P1', passes: 0, lastActor: 'P3' });
    expect([first, passed, { ...passed, passes: 2 }].map((frame) => allPassed(seating, frame))).toEqual([
      false,
      false,
      true,
    ]);
  });
});

describe('refused offers', () => {
  const table = { turn: { refused: { 'B 3': 40 } } };

  it('do not come again in the turn unless they are better', () => {
    expect(isRefusedOffer(table, 40, () => 'B 3')).toEqual({ price: 40 });
    expect(isRefusedOffer(table, 41, () => 'B 3')).toBe(false);
    expect(isRefusedOffer(table, 1, () => 'B 4')).toBe(false);
    expect([leastOffer(table, () => 'B 3'), leastOffer(table, () => 'B 4')]).toEqual([41, 1]);
  });

  it('are not even named while nothing was refused', () => {
    const named = () => {
      throw new Error('asked for the name');
    };
    expect(refusedPrice({ turn: { refused: {} } }, named)).toBeUndefined();
  });
});

describe('trade in trains', () => {
  const table = { ...emptyTable, trains: { '3-0': 'B' } };
  const done: string[] = [];
  const { propose, consent } = trainDeals<typeof table, never>({
    gone: () => undefined,
    president: (_table, corp) => (corp === 'B' ? 'P2' : 'P1'),
    acquire: (_tx, corp, train, price) => done.push(`${corp} ${train} ${price}`),
    refuse: (_tx, { train }, by) => done.push(`${by} keeps ${train}`),
  });
  const owed: Frame[] = [];
  const tx = { table, emit: () => {}, owe: (frame: Frame) => owed.push(frame), draw: () => 0 };
  const deal = { corp: 'A', train: '3-0', price: 70 };

  it('is done at once where one player decides for both, else the owner is asked', () => {
    propose(tx, 'P2', deal);
    expect([done, owed]).toEqual([['A 3-0 70'], []]);
    propose(tx, 'P1', deal);
    expect(owed).toEqual([{ step: 'consent', ...deal }]);
    const frame = { step: 'consent' as const, ...deal };
    expect(consent.actors?.(table, frame)).toEqual(['P2']);
    consent.take?.(tx, frame, { type: 'consent', by: 'P2' });
    consent.take?.(tx, frame, { type: 'refuse', by: 'P2' });
    expect(done.slice(1)).toEqual(['A 3-0 70', 'P2 keeps 3-0']);
  });
});
