import {
  type Action,
  about,
  apply,
  choices,
  done,
  explain,
  hasOpen,
  legalOptions,
  offers,
  rule,
  start,
  stay,
  withoutRule,
} from '@binario/kernel';
import { describe, expect, it } from 'vitest';
import { type Board, machine, note, type Part } from './machine.ts';

const act = (type: string, by = 'P1'): Action => ({ type, by });

interface Counted {
  readonly part: Part;
  readonly counts: { listed: number; judged: string[] };
}

/** A step that counts how often it is asked what. */
function counting(more: Partial<Part> = {}): Counted {
  const counts: Counted['counts'] = { listed: 0, judged: [] };
  const part: Part = {
    actions: ['go', 'stop', 'pass'],
    begin: (tx, frame) =>
      hasOpen(part, tx.table, frame, 'P1', (offer) => offer.type !== 'pass') ? stay(frame) : done(),
    actors: () => ['P1'],
    options(_board, _frame, by) {
      counts.listed++;
      return [act('go', by), act('stop', by), act('pass', by)].map((action) => ({ ...action }));
    },
    rules: [
      rule('1', 'go.twice', (board: Board, _frame, action) => {
        counts.judged.push(`go.twice ${action.type}`);
        return action.type === 'go' && board.log.length >= 2 && { times: 2 };
      }),
      ...about('stop', [
        rule('2', 'stop.early', (board: Board, _frame, action: Action) => {
          counts.judged.push(`stop.early ${action.type}`);
          return board.log.length === 0 && {};
        }),
      ]),
    ],
    take(tx, frame, action) {
      tx.emit(note(action.type));
      return action.type === 'go' ? stay(frame) : done();
    },
    ...more,
  };
  return { part, counts };
}

describe('a question', () => {
  it('is listed and judged once, however often it is asked', () => {
    const { part, counts } = counting();
    const game = machine({ part });
    const state = start(game, [{ step: 'part' }]);
    expect(counts.listed).toBe(1);
    expect(offers(game, state, 'P1')).toEqual([act('go'), act('pass')]);
    expect(choices(game, state, 'P1').map(({ refusal }) => refusal?.rule)).toEqual([
      undefined,
      'stop.early',
      undefined,
    ]);
    expect(legalOptions(part, state.table, state.flow[0] as { step: string }, 'P1')).toEqual(offers(game, state, 'P1'));
    expect(counts.listed).toBe(1);
    expect(counts.judged).toEqual(['go.twice go', 'go.twice stop', 'stop.early stop', 'go.twice pass']);
    expect(apply(game, state, act('go')).ok).toBe(true);
    expect(counts.listed).toBe(1);
  });

  it('is another one on another table, in another frame, for another seat', () => {
    const { part, counts } = counting({ begin: undefined as never });
    const game = machine({ part });
    const state = start(game, [{ step: 'part' }]);
    const ask = (table = state.table, frame = state.flow[0] as { step: string }, by = 'P1') =>
      legalOptions(part, table, frame, by).map((offer) => offer.by);
    expect(ask()).toEqual(['P1', 'P1']);
    expect(ask({ ...state.table })).toEqual(['P1', 'P1']);
    expect(ask(state.table, { step: 'part' })).toEqual(['P1', 'P1']);
    expect(ask(state.table, state.flow[0], 'P2')).toEqual(['P2', 'P2']);
    expect(counts.listed).toBe(4);
    const gone = apply(game, state, act('go'));
    expect(gone.ok && offers(game, gone.state, 'P1').map(({ type }) => type)).toEqual(['go', 'stop', 'pass']);
  });

  it('stops at the first open option when only that is asked', () => {
    const { part, counts } = counting();
    expect(hasOpen(part, { log: [], gone: [] }, { step: 'part' }, 'P1')).toBe(true);
    expect(counts.judged).toEqual(['go.twice go']);
    expect(hasOpen(part, { log: [], gone: [] }, { step: 'part' }, 'P1', (offer) => offer.type === 'stop')).toBe(false);
  });

  it('lists no more parts than it takes to find an open option, and each part once', () => {
    const listed: string[] = [];
    const inParts = (...parts: string[][]): Part => {
      const optionParts = parts.map((types) => (_board: Board, _frame: object, by: string) => {
        listed.push(types.join());
        return types.map((type) => act(type, by)).map((action) => ({ ...action }));
      });
      return { actions: ['go', 'stop', 'pass'], actors: () => ['P1'], optionParts, rules: counting().part.rules ?? [] };
    };
    const part = inParts([], ['stop'], ['go', 'stop'], ['pass']);
    const board: Board = { log: [], gone: [] };
    const frame = { step: 'part' };
    expect(hasOpen(part, board, frame, 'P1')).toBe(true);
    expect(listed).toEqual(['', 'stop', 'go,stop']);
    expect(hasOpen(part, board, frame, 'P1', ({ type }) => type === 'pass')).toBe(true);
    expect(legalOptions(part, board, frame, 'P1').map(({ type }) => type)).toEqual(['go', 'pass']);
    expect(listed).toEqual(['', 'stop', 'go,stop', 'pass']);
    expect(hasOpen(inParts(['stop'], []), board, frame, 'P1')).toBe(false);
  });

  it('lists parts in their order, however much was listed before', () => {
    const types = (all: readonly { readonly type: string }[]) => all.map(({ type }) => type);
    const optionParts = [['stop'], ['go'], ['pass']].map(
      (part) => (_board: Board, _frame: object, by: string) => part.map((type) => ({ type, by })),
    );
    const { part: plain } = counting();
    const part: Part = {
      actions: ['go', 'stop', 'pass'],
      begin: (tx, frame) => (hasOpen(part, tx.table, frame, 'P1') ? stay(frame) : done()),
      actors: () => ['P1'],
      optionParts,
      rules: plain.rules ?? [],
      take: (_tx, frame) => stay(frame),
    };
    const game = machine({ part });
    const state = start(game, [{ step: 'part' }]);
    expect(types(choices(game, state, 'P1').map(({ offer }) => offer))).toEqual(['stop', 'go', 'pass']);
    expect(types(offers(game, state, 'P1'))).toEqual(['go', 'pass']);
    expect(explain(game, state, act('stop'))?.rule).toBe('stop.early');
    expect(apply(game, state, act('pass')).ok).toBe(true);
  });

  it('leaves out an option that stands for nothing', () => {
    const { part } = counting({ options: (_board, _frame, by) => [{ type: 'go', by, price: { min: 1, max: 0 } }] });
    expect(hasOpen(part, { log: [], gone: [] }, { step: 'part' }, 'P1')).toBe(false);
  });
});

describe('rules about some types of action', () => {
  it('are not asked about others, and keep their place in the order', () => {
    const { part, counts } = counting();
    const game = machine({ part });
    const state = start(game, [{ step: 'part' }]);
    counts.judged.length = 0;
    expect(explain(game, state, act('pass'))).toBeUndefined();
    expect(explain(game, state, act('stop'))?.rule).toBe('stop.early');
    expect(counts.judged).toEqual(['go.twice pass', 'go.twice stop', 'stop.early stop']);
  });

  it('may be narrowed further, never widened', () => {
    const rules = [rule<Board, { step: string }, Action>('1', 'any', () => false)];
    const [narrow] = about(['go', 'stop'], rules);
    expect(narrow?.about).toEqual(['go', 'stop']);
    expect(about('go', [narrow as (typeof rules)[number]])[0]?.about).toEqual(['go']);
    expect(about('pass', [narrow as (typeof rules)[number]])[0]?.about).toEqual([]);
  });
});

describe('rules that the options keep by the way they are found', () => {
  const { part, counts } = counting({ keeps: ['stop.early'] });
  const game = machine({ part });
  const state = start(game, [{ step: 'part' }]);

  it('are not asked about options', () => {
    expect(offers(game, state, 'P1')).toEqual([act('go'), act('stop'), act('pass')]);
    expect(counts.judged).toEqual(['go.twice go', 'go.twice stop', 'go.twice pass']);
  });

  it('decide about what is done', () => {
    expect(explain(game, state, act('stop'))?.rule).toBe('stop.early');
    expect(explain(withoutRule(game, 'stop.early'), state, act('stop'))).toBeUndefined();
  });
});
