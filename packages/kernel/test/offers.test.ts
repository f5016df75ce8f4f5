import {
  type Action,
  actorsOf,
  admits,
  admitsNothing,
  carryOut,
  choices,
  explain,
  isList,
  isOpenDomain,
  isRange,
  legalOptions,
  type Offer,
  offers,
  rule,
  type SeatId,
  type State,
  sampleOf,
  start,
  stay,
} from '@binario/kernel';
import { dice, oneOf, randomMove, wellFormed } from '@binario/kernel/testing';
import { describe, expect, it } from 'vitest';
import { frozen, play, refusalOf, thawed } from './driver.ts';
import { answer, go, machine, note, type Part } from './machine.ts';
import { freshTable, steps, toy } from './toy/game.ts';
import { seatIds, type Table } from './toy/model.ts';
import { roundsFrame } from './toy/steps/rounds.ts';

const act = (some: Record<string, unknown>) => some as unknown as Action;
const offer = (fields: Record<string, unknown>): Offer => ({ type: 'x', by: 'P1', ...fields });
const takes = (domain: unknown, value: unknown) => admits(offer({ f: domain }), act({ type: 'x', by: 'P1', f: value }));

describe('a domain', () => {
  it('as a range takes whole numbers from end to end', () => {
    const range = { min: 3, max: 5 };
    expect([2, 3, 4, 5, 6].filter((n) => takes(range, n))).toEqual([3, 4, 5]);
    for (const wrong of [3.5, Number.NaN, '4', null, undefined, [4]]) expect(takes(range, wrong)).toBe(false);
  });

  it('as a range with a step takes every so many', () => {
    const range = { min: 7, max: 22, step: 5 };
    expect([2, 7, 8, 10, 12, 17, 20, 22, 27].filter((n) => takes(range, n))).toEqual([7, 12, 17, 22]);
  });

  it('as a list takes what is listed', () => {
    expect(['a', 'b', 1, '1', undefined].filter((value) => takes({ oneOf: ['a', 1] }, value))).toEqual(['a', 1]);
  });

  it('left open takes anything that is there', () => {
    const open = { open: 'route', sample: [] };
    expect(takes(open, ['n'])).toBe(true);
    expect(takes(open, undefined)).toBe(false);
  });

  it('that is a plain value takes that value alone, whatever its shape', () => {
    const route = [{ train: '2a', stops: ['n', 'e'] }];
    expect(takes(route, thawed(route))).toBe(true);
    expect(takes(route, [{ stops: ['n', 'e'], train: '2a' }])).toBe(true);
    for (const other of [[], [{ train: '2a', stops: ['n'] }], [{ train: '2a' }], { 0: route[0] }, null, 'x']) {
      expect(takes(route, other)).toBe(false);
    }
    expect(takes([null, { a: null }], [null, { a: null }])).toBe(true);
    expect(takes([null, { a: null }], [null, { a: {} }])).toBe(false);
    expect(takes([[]], [null])).toBe(false);
    expect(takes(null, null)).toBe(true);
    for (const other of [undefined, {}, [], 0, '']) expect(takes(null, other)).toBe(false);
    for (const other of [7, '7', true, {}, [7]]) expect(takes(8, other)).toBe(false);
  });

  it('has a first value', () => {
    const some = offer({ a: { min: 2, max: 9 }, b: { oneOf: ['n', 'e'] }, c: { open: 'route', sample: ['s'] }, d: 7 });
    expect(sampleOf(some)).toEqual({ type: 'x', by: 'P1', a: 2, b: 'n', c: ['s'], d: 7 });
    expect(admits(some, sampleOf(some))).toBe(true);
  });

  it('may be empty', () => {
    expect(admitsNothing(offer({ a: { min: 2, max: 1 } }))).toBe(true);
    expect(admitsNothing(offer({ a: 1, b: { oneOf: [] } }))).toBe(true);
    expect(
      admitsNothing(offer({ a: { min: 1, max: 1 }, b: { oneOf: [0] }, c: [], d: { open: 'x', sample: [] } })),
    ).toBe(false);
  });
});

describe('an offer', () => {
  it('admits only actions with exactly its fields', () => {
    expect(admits(offer({}), act({ type: 'x', by: 'P1' }))).toBe(true);
    expect(admits(offer({}), act({ type: 'x', by: 'P1', price: 5 }))).toBe(false);
    expect(admits(offer({ price: 5 }), act({ type: 'x', by: 'P1' }))).toBe(false);
    expect(admits(offer({}), act({ type: 'x', by: 'P2' }))).toBe(false);
    expect(admits(offer({}), act({ type: 'y', by: 'P1' }))).toBe(false);
  });
});

describe('choices', () => {
  const { A } = freshTable.corps;
  const table: Partial<Table> = {
    cash: { ...freshTable.cash, P1: 20 },
    corps: { ...freshTable.corps, A: { ...A!, state: 'closed' }, B: { ...freshTable.corps.B!, shares: { P2: 5 } } },
  };
  const state = start(toy, { seed: 1, table, flow: [roundsFrame(1)] });

  it('carry the refusal with rule, citation and what it is about, in the fixed order of the step', () => {
    expect(choices(toy, state, 'P1')).toEqual([
      {
        offer: { type: 'buyShare', by: 'P1', corp: 'B' },
        refusal: { rule: 'buy.soldOut', cite: 'toy §2.3', params: { corp: 'B' } },
      },
      {
        offer: { type: 'buyShare', by: 'P1', corp: 'C' },
        refusal: { rule: 'buy.noMoney', cite: 'toy §2.4', params: { price: 50 } },
      },
      {
        offer: { type: 'sellShares', by: 'P1', corp: 'A', count: { min: 1, max: 2 } },
        refusal: { rule: 'sell.corpLeft', cite: 'toy §2.1', params: { corp: 'A' } },
      },
      { offer: { type: 'pass', by: 'P1' } },
    ]);
  });

  it('leave out what stands for no action: nothing can be sold where nothing is held', () => {
    const listed = choices(toy, state, 'P1').filter((choice) => choice.offer.type === 'sellShares');
    expect(listed.map((choice) => choice.offer.corp)).toEqual(['A']);
    expect(refusalOf(toy, state, { type: 'sellShares', by: 'P1', corp: 'C', count: 1 })).toEqual({
      rule: 'sell.notHeld',
      cite: 'toy §2.2',
      params: { corp: 'C', held: 0 },
    });
  });

  it('are nobody else’s', () => {
    expect(choices(toy, state, 'P2')).toEqual([]);
    expect(choices(toy, state, 'somebody')).toEqual([]);
  });

  it('are in the same order on every call and after a round trip', () => {
    expect(choices(toy, state, 'P1')).toEqual(choices(toy, state, 'P1'));
    expect(JSON.stringify(choices(toy, thawed(state), 'P1'))).toBe(JSON.stringify(choices(toy, state, 'P1')));
  });

  it('say the same as the step asked alone', () => {
    const frame = { step: 'stockTurn', player: 'P1' };
    expect(legalOptions(steps.stockTurn, state.table, frame, 'P1')).toEqual(offers(toy, state, 'P1'));
  });
});

const poor = { cash: { bank: 2000, P1: 40, P2: 0, P3: 90, A: 0, B: 5, C: 10 } };

describe('a step that lists only examples', () => {
  const choose: Part = {
    actions: ['go', 'answer'],
    openEnded: true,
    actors: () => ['P1'],
    options: (_board, _frame, by) => [{ type: 'go', by }],
    rules: [rule('toy §9', 'not.twice', (board) => board.log.length > 0 && {})],
    take(tx, frame) {
      tx.emit(note('gone'));
      return stay(frame);
    },
  };
  const game = machine({ choose });

  it('leaves the word to the rules', () => {
    const state = start(game, [{ step: 'choose' }]);
    expect(refusalOf(game, state, answer('P1'))).toBeUndefined();
    const after = play(game, state, go()).state;
    expect(refusalOf(game, after, answer('P1'))?.rule).toBe('not.twice');
    expect(offers(game, after, 'P1')).toEqual([]);
  });
});

/** Every state of some random games, every other one begun with little money. */
function* positions(games: number): Generator<{ state: State<Table>; roll: ReturnType<typeof dice> }> {
  for (let seed = 1; seed <= games; seed++) {
    const roll = dice(seed);
    let state = frozen(start(toy, { seed, table: seed % 2 === 0 ? {} : poor }));
    for (let move = randomMove(roll, toy, state); move; move = randomMove(roll, toy, state)) {
      yield { state, roll };
      state = frozen(carryOut(toy, state, move).state);
    }
  }
}

const legal = (state: State<Table>, action: Action) => explain(toy, state, action) === undefined;

/** Is the action offered, as far as the offers say it? Where one is open, only the rules can tell. */
function offered(state: State<Table>, action: Action): boolean | 'open' {
  const fitting = offers(toy, state, action.by).filter((each) => admits(each, action));
  if (fitting.some((each) => Object.values(each).some(isOpenDomain))) return 'open';
  return fitting.length > 0;
}

describe('in random games', () => {
  it('every offer is accepted, and the ends of every domain are sharp', () => {
    const seen = new Set<string>();
    for (const { state, roll } of positions(40)) {
      for (const by of actorsOf(toy, state)) {
        const open = offers(toy, state, by);
        expect(open.length).toBeGreaterThan(0);
        for (const each of open) {
          seen.add(each.type);
          expect(legal(state, sampleOf(each))).toBe(true);
          expect(legal(state, oneOf(roll, each))).toBe(true);
          checkEnds(state, each, by);
        }
      }
    }
    expect([...seen].sort()).toEqual(Object.keys(toy.forms).sort());
  });

  function checkEnds(state: State<Table>, each: Offer, by: SeatId): void {
    const at = (field: string, value: unknown) => legal(state, act({ ...sampleOf(each), by, [field]: value }));
    for (const [field, domain] of Object.entries(each)) {
      if (isRange(domain)) {
        const step = domain.step ?? 1;
        expect([domain.min - step, domain.min, domain.max, domain.max + step].map((n) => at(field, n))).toEqual([
          false,
          true,
          true,
          false,
        ]);
        if (step > 1) expect(at(field, domain.min + 1)).toBe(false);
      } else if (isList(domain)) {
        for (const value of domain.oneOf) expect(at(field, value)).toBe(true);
        expect(at(field, 'none of these')).toBe(false);
      }
    }
  }

  it('anything not offered is refused, and nothing else is', () => {
    let refused = 0;
    let accepted = 0;
    for (const { state, roll } of positions(15)) {
      for (let i = 0; i < 30; i++) {
        const action = wellFormed(roll, toy.forms, [...seatIds, 'P9']);
        const expected = offered(state, action);
        if (expected !== 'open') expect([action, legal(state, action)]).toEqual([action, expected]);
        if (legal(state, action)) accepted++;
        else refused++;
      }
    }
    expect(accepted).toBeGreaterThan(300);
    expect(refused).toBeGreaterThan(10_000);
  });

  it('every state survives the round trip and goes on in the same way', () => {
    const roll = dice(99);
    let state = start(toy, { seed: 99 });
    for (let move = randomMove(roll, toy, state); move; move = randomMove(roll, toy, state)) {
      state = play(toy, state, move as Action & Record<string, unknown>).state;
    }
    expect(state.flow).toEqual([]);
  });
});
