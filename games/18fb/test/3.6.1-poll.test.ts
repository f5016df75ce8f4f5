import { describe, expect, it } from 'vitest';
import { enterPhase } from '../rules/phases.ts';
import { candidates, type PollFrame, stateOfPoll } from '../rules/poll.ts';
import type { Table18fb } from '../table.ts';
import {
  asked,
  decider,
  facts,
  frame,
  type Position,
  play,
  settled,
  stateAt,
  tableOf,
  withFacts,
  working,
} from './support/index.ts';

/** The poll about RM, P1 having begun phase 6. */
const polling = (companies: Position['companies'], more: Position = {}) =>
  settled(
    stateAt(
      tableOf({ phase: 6, companies: companies ?? {}, ...more }),
      frame('poll', { national: 'RM', initiator: 'P1', agreed: [], refused: [] }),
    ),
  );

const yes = { type: 'merge' } as const;
const no = { type: 'stayApart' } as const;

/** Which companies have merged. */
const merged = ({ table }: { readonly table: Table18fb }): readonly string[] =>
  Object.keys(table.companies).filter((corp) => table.companies[corp]?.standing === 'merged');

const four: NonNullable<Position['companies']> = {
  LdA: { president: 'P1', price: 130 },
  NN: { president: 'P2', price: 120 },
  FC: { president: 'P3', price: 110 },
  FSC: { president: 'P2', price: 100 },
};
/** Only these of the four are left. */
const left = (...corps: readonly (keyof typeof four)[]) => {
  const companies = Object.fromEntries(corps.map((corp) => [corp, four[corp]]));
  const gone = Object.keys(four).filter((corp) => !companies[corp]);
  const table = gone.reduce(
    (all, corp) => withFacts(all, corp, { standing: 'closed' }),
    tableOf({ phase: 6, companies }),
  );
  return polling(companies, { table: { companies: table.companies } });
};

const byTable = (x: string, y: string): number => {
  const order = Object.keys(tableOf({}).companies);
  return order.indexOf(x) - order.indexOf(y);
};

describe('18FB §3.6.1 the poll', () => {
  it('four companies: asked from the dearest on [3.6.1-04, 3.6.1-08]', () => {
    const state = polling(four);
    expect([asked(state), decider(state)]).toEqual(['poll', 'P1']);
    expect(merged(play(state, yes, yes))).toEqual(['LdA', 'NN'].sort(byTable));
    expect(merged(play(state, no, no))).toEqual(['FC', 'FSC'].sort(byTable));
    expect(merged(play(state, yes, no, no))).toEqual(['FSC', 'LdA'].sort(byTable));
    expect(merged(play(state, yes, no, yes))).toEqual(['LdA', 'FC'].sort(byTable));
    expect(merged(play(state, no, yes, yes))).toEqual(['NN', 'FC'].sort(byTable));
    expect(merged(play(state, no, yes, no))).toEqual(['NN', 'FSC'].sort(byTable));
  });

  it('three left: the first refuses, the other two merge [3.6.1-05]', () => {
    expect(merged(play(left('LdA', 'NN', 'FC'), no))).toEqual(['NN', 'FC'].sort(byTable));
  });

  it('three left: the first agrees, the second refuses: first and third [3.6.1-06]', () => {
    expect(merged(play(left('LdA', 'NN', 'FC'), yes, no))).toEqual(['LdA', 'FC'].sort(byTable));
  });

  it('three left: the first two agree, the third stays out [3.6.1-07]', () => {
    expect(merged(play(left('LdA', 'NN', 'FC'), yes, yes))).toEqual(['LdA', 'NN'].sort(byTable));
  });

  it('two left merge unasked, one merges alone, without any the national does not form [3.6.1-09, 3.6.1-02, 3.6.2-02]', () => {
    expect(merged(left('NN', 'FC'))).toEqual(['NN', 'FC'].sort(byTable));
    const alone = left('NN');
    expect([merged(alone), facts(alone, 'RM').standing]).toEqual([['NN'], 'definitive']);
    const none = left();
    expect([merged(none), facts(none, 'RM').standing]).toEqual([[], 'unfloated']);
  });

  it('un-floated companies rank last in printed order and always agree [3.6.1-10]', () => {
    const table = tableOf({ phase: 6, companies: { FSC: { price: 60 } } });
    expect(candidates(table, 'RM')).toEqual(['FSC', 'LdA', 'NN', 'FC']);
    const frame: PollFrame = { step: 'poll', national: 'RM', initiator: 'P1', agreed: [], refused: [] };
    expect(stateOfPoll(table, frame)).toEqual({ kind: 'ask', corp: 'FSC' });
    expect(stateOfPoll(table, { ...frame, agreed: ['FSC'] })).toEqual({ kind: 'merge', corps: ['FSC', 'LdA'] });
    expect(stateOfPoll(table, { ...frame, refused: ['FSC'] })).toEqual({ kind: 'merge', corps: ['LdA', 'NN'] });
    expect(merged(polling({}))).toEqual(['LdA', 'NN'].sort(byTable));
  });

  it('a company started below 60 % is not floated yet: it ranks with the un-floated and is not asked [3.6.1-47, 3.5-11]', () => {
    const started = { standing: 'started', price: 140, facts: { steps: 0 } } as const;
    const table = tableOf({ phase: 6, companies: { FC: started, NN: { price: 60 } } });
    expect(candidates(table, 'RM')).toEqual(['NN', 'LdA', 'FC', 'FSC']);
    const state = polling({ NN: { president: 'P2', price: 60 }, LdA: started, FC: started });
    expect([asked(state), decider(state)]).toEqual(['poll', 'P2']);
    expect(merged(play(state, yes))).toEqual(['NN', 'LdA'].sort(byTable));
    expect(merged(play(state, no))).toEqual(['LdA', 'FC'].sort(byTable));
  });

  it('RM first, then RA by the same rules [3.6.2-04, 4-13]', () => {
    const table = tableOf({ phase: 5, companies: { NN: {}, LTF: { president: 'P2' } } });
    const { owed } = working(table, (tx) => enterPhase(tx, 6, 'NN'));
    expect(owed).toMatchObject([
      { national: 'RM', initiator: 'P1' },
      { national: 'RA', initiator: 'P1' },
    ]);
  });
});
