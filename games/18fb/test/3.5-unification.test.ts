import { BANK, GONE, POOL } from '@binario/rail';
import { describe, expect, it } from 'vitest';
import { describeRound } from '../describe.ts';
import { garibaldisChoice } from '../rules/garibaldi.ts';
import { enterPhase } from '../rules/phases.ts';
import { presidentOf, type Table18fb } from '../table.ts';
import {
  asked,
  cash,
  decider,
  facts,
  frame,
  held,
  inTurn,
  type Position,
  play,
  settled,
  stateAt,
  stockTurn,
  tableOf,
  working,
} from './support/index.ts';

/** The first PH5 train has just been bought by NN. */
const unified = (position: Position): Table18fb =>
  working(tableOf({ phase: 4, ...position }), (tx) => enterPhase(tx, 5, 'NN')).table;

describe('18FB §3.5 Garibaldi', () => {
  it('the largest shareholder is President [3.5-01]', () => {
    const table = unified({ companies: { NN: { singles: { P2: 3 } } } });
    expect([presidentOf(table, 'NN'), held({ table }, 'NN').P1]).toEqual(['P2', '2']);
  });

  it('30 % against 30 %: the one without the concession [3.5-02, 3.5-05]', () => {
    const table = unified({ companies: { NN: { singles: { P1: 1, P2: 3 } } } });
    expect(presidentOf(table, 'NN')).toBe('P2');
    const other = unified({ companies: { NN: { singles: { P1: 1, P2: 3 }, facts: { concession: 'P2' } } } });
    expect(presidentOf(other, 'NN')).toBe('P1');
  });

  it('then fewer concessions, then the next after the old President [3.5-03, 3.5-04]', () => {
    const tie = (more: Position['companies'] = {}): Position => ({
      phase: 4,
      players: 4,
      companies: { NN: { president: 'P1', singles: { P3: 2, P2: 2 } }, ...more },
    });
    expect(garibaldisChoice(tableOf(tie()), 'NN')).toBe('P2');
    expect(garibaldisChoice(tableOf(tie({ FC: { president: 'P2' } })), 'NN')).toBe('P3');
    const pooled = tie();
    const last = {
      ...pooled,
      companies: { NN: { president: 'P2', singles: { P1: 2, P3: 2 }, facts: { concession: POOL } } },
    } as const;
    // Nobody owns a concession: the order after P2 decides, he himself comes last.
    expect(garibaldisChoice(tableOf(last), 'NN')).toBe('P3');
  });

  it('concessions and deposits are gone, every company is definitive [3.5-07, 3.5-08, 3.5-09, 3.5-10]', () => {
    const table = unified({
      companies: {
        NN: { standing: 'building', facts: { deposit: 100 } },
        FC: { standing: 'provisional', facts: { deposit: 200, refunded: 100 } },
      },
    });
    for (const corp of ['NN', 'FC']) {
      expect(table.companies[corp]).toMatchObject({ standing: 'definitive', concession: GONE, deposit: 0 });
    }
    expect(table.cash.P1).toBe(0);
  });

  it('the Bourbon tokens leave [3.5-20, 2.5.4-05]', () => {
    const table = unified({ companies: { NN: {} } });
    expect(
      Object.values(table.stations)
        .flat()
        .filter((token) => token?.startsWith('B')),
    ).toEqual([]);
  });

  it('the new President finishes the turn [3.5-19]', () => {
    const position: Position = {
      phase: 4,
      companies: { NN: { cash: 1200, singles: { P1: 1, P2: 3 } }, FC: { president: 'P2' } },
    };
    const { trains } = tableOf(position);
    const gone = Object.fromEntries(
      Object.entries(trains).map(([train, at]) => [train, train.startsWith('PH4') && at === BANK ? GONE : at]),
    );
    const state = inTurn({ ...position, table: { trains: gone } }, 'NN', 'buyTrains');
    expect(decider(state)).toBe('P1');
    const after = play(state, { type: 'buyTrain', train: 'PH5-0', price: 500 });
    expect([asked(after), decider(after)]).toEqual(['buyTrains', 'P2']);
  });
});

describe('18FB §3.5 flotation', () => {
  const started = (singles: Record<string, number>, cashOf = 0): Position => ({
    phase: 5,
    cash: { P1: 500 },
    companies: { NN: { standing: 'started', par: 140, price: 140, singles, cash: cashOf, facts: { steps: 0 } } },
  });
  const buy = { type: 'buyCert', corp: 'NN', from: 'offer' } as const;

  it('at 60 %: D1400 in the treasury, the rest in the pool [3.5-11, 3.5-12, 3.5-13, 3.5-14]', () => {
    const fifty = play(stockTurn(started({ P1: 2 }, 560)), buy);
    expect([facts(fifty, 'NN').standing, cash(fifty, 'NN')]).toEqual(['started', 700]);
    const sixty = play(stockTurn(started({ P1: 3 }, 700)), buy);
    expect([facts(sixty, 'NN').standing, cash(sixty, 'NN'), held(sixty, 'NN').pool]).toEqual(['definitive', 1400, '4']);
  });

  it('a card’s excess stays on top, and its free share counts for the 60 % [3.5-22]', () => {
    const state = stockTurn({
      phase: 5,
      cash: { P1: 500 },
      companies: {
        LdA: { standing: 'started', par: 100, singles: { P2: 1, P1: 2 }, cash: 40 + 400, facts: { steps: 0 } },
      },
      table: { given: ['Valadous'] },
    });
    const after = play(state, { type: 'buyCert', corp: 'LdA', from: 'offer' });
    expect([facts(after, 'LdA').standing, cash(after, 'LdA'), held(after, 'LdA').pool]).toEqual([
      'definitive',
      1040,
      '4',
    ]);
  });

  it('the regional round follows when the running operating round is over [3.5-18, 3-03]', () => {
    const table = {
      ...unified({ companies: { NN: { trains: ['PH5'] } } }),
      operated: ['NN'],
      round: 'operating' as const,
    };
    const state = settled(
      stateAt(
        table,
        frame('operatingSet', { set: 1, played: 1 }),
        frame('operatingRound', { set: 1, number: 1, stage: 'turns' }),
      ),
    );
    expect([asked(state), describeRound(state), state.table.regionalRound]).toEqual(['chooseLot', 'RR', 'over']);
  });

  it('a purchase by a corporation floats it too', () => {
    const state = inTurn(
      {
        phase: 5,
        companies: {
          FC: { cash: 500, trains: ['PH4'], price: 150 },
          NN: { standing: 'started', singles: { P1: 3 }, cash: 500, facts: { steps: 0 } },
        },
      },
      'FC',
      'finance',
    );
    const after = play(state, { type: 'buyHolding', corp: 'NN', from: 'offer' });
    // It was still to come in the order: its turn has begun.
    expect([facts(after, 'NN').standing, after.table.operated.at(-1)]).toEqual(['definitive', 'NN']);
  });
});
