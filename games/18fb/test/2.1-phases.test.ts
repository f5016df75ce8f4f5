import { BANK, GONE, POOL, trainsOf } from '@binario/rail';
import { describe, expect, it } from 'vitest';
import { builtInBoard } from '../board/of.ts';
import { trainDef } from '../board/questions.ts';
import { stationValue } from '../rules/running.ts';
import { slotFor } from '../rules/slots.ts';
import {
  asked,
  cash,
  companyTurn,
  facts,
  frame,
  inTurn,
  type Position,
  play,
  refuses,
  type State18fb,
  settled,
  stateAt,
  stockTurn,
  tableOf,
  value,
} from './support/index.ts';

const { phases, trainDefs } = builtInBoard;

/** Everybody who had a train of this kind: they are bought up to the last, the next kind is on sale. */
const soldOut = (phase: number): Partial<Position['table'] & object> => {
  const { trains } = tableOf({ phase });
  return {
    trains: Object.fromEntries(
      Object.entries(trains).map(([train, at]) => [
        train,
        train.startsWith('PH') && trainDef(builtInBoard, train).phase <= phase && at === BANK ? GONE : at,
      ]),
    ),
  };
};

/** A company about to buy the first train of the next phase. */
function buyer(phase: number, more: Position = {}): State18fb {
  const position: Position = {
    phase,
    ...more,
    companies: { NN: { cash: 2000, facts: { steps: 2 } }, ...more.companies },
  };
  const { trains } = tableOf(position);
  const gone = soldOut(phase).trains ?? {};
  const merged = Object.fromEntries(
    Object.entries(trains).map(([train, at]) => [train, gone[train] === GONE && at === BANK ? GONE : at]),
  );
  return inTurn({ ...position, table: { ...more.table, trains: merged } }, 'NN', 'buyTrains');
}

const buyNext = (state: State18fb): State18fb => {
  const phase = Number(state.table.phase) + 1;
  const kind = `PH${phase}` as keyof typeof trainDefs;
  return play(state, { type: 'buyTrain', train: `${kind}-0`, price: trainDefs[kind].cost });
};

describe('18FB §2.1 phases', () => {
  it('each begins with the first train of its kind [2.1-01, 2.1-02, 2.1-03, 2.1-04, 2.1-05, 2.1-06, 2.1-07]', () => {
    expect(Object.keys(phases)).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(tableOf({}).phase).toBe('1');
    for (const phase of [1, 2, 3, 4, 5]) {
      const before = buyer(phase);
      expect(before.table.phase).toBe(String(phase));
      expect(buyNext(before).table.phase).toBe(String(phase + 1));
    }
    const same = play(inTurn({ phase: 2, companies: { NN: { cash: 500 } } }, 'NN', 'buyTrains'), {
      type: 'buyTrain',
      train: 'PH2-1',
      price: 150,
    });
    expect(same.table.phase).toBe('2');
  });

  it('colours of tiles by phase [2.1-08, 2.1-09, 2.1-10, 2.1-11]', () => {
    const colours = Object.values(phases).map(({ tiles }) => tiles);
    const [yellow, green, brown] = [['yellow'], ['yellow', 'green'], ['yellow', 'green', 'brown']];
    expect(colours).toEqual([yellow, green, green, green, brown, brown]);
  });

  it('tile steps are fixed when a company floats [2.1-12, 2.1-13, 2.1-14, 2.1-15, 3.4.1-02]', () => {
    for (const [phase, steps] of [
      [1, 2],
      [2, 2],
      [3, 3],
      [4, 3],
    ] as const) {
      const after = play(stockTurn({ phase, cash: { P1: 500 } }), {
        type: 'acquireConcession',
        corp: 'NN',
        par: 60,
        help: 'none',
      });
      expect(facts(after, 'NN').steps).toBe(steps);
    }
    for (const phase of [5, 6]) {
      const companies = { NN: { standing: 'started' as const, singles: { P1: 3 }, facts: { steps: 0 } } };
      const after = play(stockTurn({ phase, cash: { P1: 500 }, companies }), {
        type: 'buyCert',
        corp: 'NN',
        from: 'offer',
      });
      expect(facts(after, 'NN')).toMatchObject({ standing: 'definitive', steps: 4 });
    }
    expect(facts(buyNext(buyer(2)), 'NN').steps).toBe(2);
  });

  it('starting values add up [2.1-16, 2.1-17, 2.1-18, 2.1-19, 2.2.2-02, 2.2.2-03, 2.2.2-04]', () => {
    const low = [60, 70, 80, 90, 100];
    const middle = [...low, 110, 120, 130];
    const high = [...middle, 140, 150];
    expect(Object.values(phases).map(({ startValues }) => startValues)).toEqual([
      low,
      middle,
      middle,
      middle,
      high,
      high,
    ]);
    const at = (phase: number) => stockTurn({ phase, cash: { P1: 900 } });
    refuses(at(1), { type: 'acquireConcession', corp: 'NN', par: 110, help: 'none' }, 'start.valueOfPhase');
    refuses(at(4), { type: 'acquireConcession', corp: 'NN', par: 140, help: 'none' }, 'start.valueOfPhase');
    expect(value(play(at(2), { type: 'acquireConcession', corp: 'NN', par: 110, help: 'none' }), 'NN')).toBe(110);
  });

  it('scrapped without payment, out of the pool too [2.1-20, 2.1-21, 2.1-22, 2.1-23, 2.1-24, 2.1-25]', () => {
    expect(Object.values(phases).map(({ scraps }) => scraps)).toEqual([[], [], ['PH1'], [], ['PH2'], ['PH3']]);
    for (const [phase, kind] of [
      [2, 'PH1'],
      [4, 'PH2'],
      [5, 'PH3'],
    ] as const) {
      const other = { president: 'P2', trains: [kind, 'PH4'], price: 90, cash: 10 } as const;
      const before = buyer(phase, { companies: { FST: other }, poolTrains: [kind] });
      const after = buyNext(before);
      expect(trainsOf(after.table, 'FST')).toEqual(['PH4-0']);
      expect(trainsOf(after.table, POOL)).toEqual([]);
      expect(cash(after, 'FST')).toBe(10);
    }
    for (const phase of [1, 3]) {
      const kind = `PH${phase}`;
      const after = buyNext(buyer(phase, { companies: { FST: { president: 'P2', trains: [kind], price: 90 } } }));
      expect(trainsOf(after.table, 'FST')).toHaveLength(1);
    }
  });

  it('Falcon waits for phase 2 [2.1-26, 2.7-36]', () => {
    const at = (phase: number) => inTurn({ phase, cards: { Falcon: 'P1' }, companies: { NN: {} } }, 'NN', 'finance');
    refuses(at(1), { type: 'useFalcon' }, 'power.tooEarly');
    expect(play(at(2), { type: 'useFalcon' }).table.falcon).toBe('NN');
  });

  it('full, half, no deposit [2.1-27, 2.1-28, 3.2.2-02, 3.2.2-03, 3.2.2-04]', () => {
    for (const [phase, deposit] of [
      [1, 200],
      [2, 200],
      [3, 100],
      [4, 0],
    ] as const) {
      const after = play(stockTurn({ phase, cash: { P1: 400 } }), {
        type: 'acquireConcession',
        corp: 'FC',
        par: 60,
        help: 'none',
      });
      expect(cash(after, 'P1')).toBe(400 - 120 - deposit);
      expect(facts(after, 'FC')).toMatchObject({ deposit, concession: 'P1' });
    }
  });

  it('a deposit already paid stays as it is [2.1-41]', () => {
    const after = buyNext(
      buyer(2, { companies: { FC: { standing: 'building', price: 90, facts: { deposit: 200 } } } }),
    );
    expect(facts(after, 'FC').deposit).toBe(200);
  });

  it('the slots of Rome open in phase 4 [2.1-29, 2.5.3-08, 2.7-40]', () => {
    expect([1, 2, 3].map((phase) => slotFor(tableOf({ phase }), 'F41', 'FST'))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(slotFor(buyNext(buyer(3)).table, 'F41', 'FST')).toBe(1);
  });

  it('phase 5 takes cards and concessions and opens SFM and the regionals [2.1-30, 2.1-31, 2.1-32, 2.1-33, 2.1-40]', () => {
    const before = buyer(4, { cards: { Bayard: 'P1', Falcon: 'P2' } });
    const { table } = buyNext(before);
    expect([table.privates.Bayard, table.privates.Falcon, table.privates.Albano]).toEqual([GONE, GONE, GONE]);
    expect(new Set(Object.values(table.companies).map(({ concession }) => concession))).toEqual(new Set([GONE]));
    expect(new Set(Object.values(table.regionals).map(({ standing }) => standing))).toEqual(new Set(['open']));
    expect(table.regionalRound).toBe('due');
    const start = stockTurn({ phase: 5, cash: { P1: 300 } });
    expect(play(start, { type: 'startCompany', corp: 'SFM', par: 100 }).flow.at(-1)?.step).toBe('chooseHome');
  });

  it('phase 6 forms RM and RA [2.1-34, 2.1-35, 3.6-01, 3.6.1-01, 3.6.2-01]', () => {
    const after = play(buyNext(buyer(5)), { type: 'merge' });
    expect([facts(after, 'RM').standing, facts(after, 'RA').standing]).toEqual(['definitive', 'definitive']);
    expect(facts(buyNext(buyer(4)), 'RM').standing).toBe('unfloated');
  });

  it('three values off the map [2.1-36, 2.1-37, 2.1-38]', () => {
    const rome = [1, 2, 3, 4, 5, 6].map((phase) => stationValue(tableOf({ phase }), 'NN', 'F41'));
    const tronto = [1, 2, 3, 4, 5, 6].map((phase) => stationValue(tableOf({ phase }), 'NN', 'L45'));
    for (const values of [rome, tronto]) {
      expect(values[0]).toBe(values[1]);
      expect(values[2]).toBe(values[3]);
      expect(values[4]).toBe(values[5]);
      expect((values[0] ?? 0) < (values[2] ?? 0) && (values[2] ?? 0) < (values[4] ?? 0)).toBe(true);
    }
  });

  it('scrapping, presidencies, discards, states, in this order [2.1-39]', () => {
    const state = buyer(4, {
      companies: {
        FST: { president: 'P1', singles: { P2: 2 }, price: 90, standing: 'building', trains: ['PH2'] },
        FC: { president: 'pool', price: 80, standing: 'provisional' },
      },
    });
    const result = buyNext(state);
    expect(facts(result, 'FST').standing).toBe('definitive');
    expect(facts(result, 'FC').standing).toBe('closed');
    expect(trainsOf(result.table, 'FST')).toEqual([]);
    // The rival without the concession has as many shares and takes the office while concessions still count.
    expect(result.table.certs.FST?.[0]?.holder).toBe('P2');
  });
});

describe('18FB §2.6 trains', () => {
  it('each sort of company buys its own sort of train [2.6-01, 2.6-02, 2.6-05, 3.5.2-24]', () => {
    const major = inTurn({ phase: 5, companies: { NN: { cash: 900 } } }, 'NN', 'buyTrains');
    refuses(major, { type: 'buyTrain', train: 'R5-0', price: 120 }, 'train.notForSale');
    const national = inTurn(
      { phase: 6, companies: { RM: { cash: 900, trains: ['PH6'], stations: [] } } },
      'RM',
      'buyTrains',
    );
    refuses(national, { type: 'buyTrain', train: 'R6-0', price: 180 }, 'train.notForSale');
    const regional = inTurn({ phase: 5, regionals: { FAS: { cash: 900 } } }, 'FAS', 'regionalTrain');
    refuses(regional, { type: 'buyTrain', train: 'PH5-1', price: 500 }, 'regionalTrain.notForSale');
    expect(trainsOf(play(regional, { type: 'buyTrain', train: 'R5-0', price: 120 }).table, 'FAS')).toEqual(['R5-0']);
  });

  it('regional trains come in phase 5 and 6 and never begin a phase [2.6-03, 2.6-14]', () => {
    const at = (phase: number) => inTurn({ phase, regionals: { FAS: { cash: 900 } } }, 'FAS', 'regionalTrain');
    refuses(at(5), { type: 'buyTrain', train: 'R6-0', price: 180 }, 'regionalTrain.notForSale');
    const after = play(at(6), { type: 'buyTrain', train: 'R6-0', price: 180 });
    expect([after.table.phase, after.table.trains['R6-1']]).toEqual(['6', BANK]);
    expect(play(at(5), { type: 'buyTrain', train: 'R5-0', price: 120 }).table.phase).toBe('5');
  });

  it('the next kind goes on sale when the one before is sold out [2.6-06]', () => {
    const state = inTurn({ companies: { NN: { cash: 900 } } }, 'NN', 'buyTrains');
    refuses(state, { type: 'buyTrain', train: 'PH2-0', price: 150 }, 'train.notForSale');
    expect(buyNext(buyer(1)).table.phase).toBe('2');
  });

  it('one unsold PH5 train leaves at the end of each round, before the regional round [2.6-07, 2.6-08, 2.6-15, 2.6-16]', () => {
    // Nothing else can be done with D100: the turn, and with it the round, comes to its end.
    const state = buyNext(buyer(4, { companies: { NN: { cash: 600, trains: ['PH4'] } } }));
    expect(asked(state)).toBe('chooseLot');
    expect(Object.entries(state.table.trains).filter(([train, at]) => train.startsWith('PH5') && at === GONE)).toEqual([
      ['PH5-1', GONE],
    ]);
    expect(trainsOf(state.table, BANK).filter((train) => train.startsWith('R5'))).toHaveLength(7);
  });

  it('round after round, in phase 6 too [2.6-07]', () => {
    const round = frame('operatingRound', { set: 1, number: 1, stage: 'turns' });
    const waiting = (state: State18fb) => trainsOf(state.table, BANK).filter((train) => train.startsWith('PH5'));
    const left = { 'PH5-0': GONE, 'PH5-1': BANK, 'PH5-2': BANK, 'PH5-3': BANK };
    for (const phase of [4, 5, 6]) {
      const table = tableOf({ phase });
      const before = stateAt({ ...table, trains: { ...table.trains, ...left }, round: 'operating' }, round);
      const first = settled(before);
      const second = settled(stateAt(first.table, round));
      expect([waiting(before), waiting(first), waiting(second)]).toEqual(
        phase === 4
          ? Array(3).fill(['PH5-1', 'PH5-2', 'PH5-3'])
          : [['PH5-1', 'PH5-2', 'PH5-3'], ['PH5-2', 'PH5-3'], ['PH5-3']],
      );
    }
  });

  it('an emptied pile puts PH6 on sale without beginning phase 6 [2.6-09]', () => {
    const { trains } = tableOf({ phase: 5 });
    const empty = Object.fromEntries(
      Object.entries(trains).map(([train, at]) => [train, train.startsWith('PH5') && at === BANK ? GONE : at]),
    );
    const state = inTurn({ phase: 5, companies: { NN: { cash: 900 } }, table: { trains: empty } }, 'NN', 'buyTrains');
    expect(state.table.phase).toBe('5');
    expect(play(state, { type: 'buyTrain', train: 'PH6-0', price: 700 }).table.phase).toBe('6');
  });

  it('PH6 trains without limit, the others counted [2.6-10, 2.6-11]', () => {
    expect(Object.entries(trainDefs).map(([kind, { count }]) => [kind, count])).toEqual([
      ['PH1', 6],
      ['PH2', 5],
      ['PH3', 4],
      ['PH4', 3],
      ['PH5', 4],
      ['PH6', undefined],
      ['R5', 7],
      ['R6', undefined],
    ]);
    const state = inTurn({ phase: 6, companies: { NN: { cash: 1500 } } }, 'NN', 'buyTrains');
    const after = play(
      state,
      { type: 'buyTrain', train: 'PH6-0', price: 700 },
      { type: 'buyTrain', train: 'PH6-1', price: 700 },
    );
    expect(after.table.trains['PH6-2']).toBe(BANK);
  });

  it('trains of the pool are sold at face value beside the pile [2.6-12, 3.4.8-05]', () => {
    const state = inTurn({ phase: 4, poolTrains: ['PH3'], companies: { NN: { cash: 700 } } }, 'NN', 'buyTrains');
    refuses(state, { type: 'buyTrain', train: 'PH3-0', price: 200 }, 'train.faceValue');
    const after = play(
      state,
      { type: 'buyTrain', train: 'PH3-0', price: 250 },
      { type: 'buyTrain', train: 'PH4-1', price: 350 },
    );
    expect(trainsOf(after.table, 'NN')).toEqual(['PH3-0', 'PH4-1']);
    expect(after.table.phase).toBe('4');
  });

  it('any number of trains [2.6-13, 3.4.8-01]', () => {
    let state = inTurn({ companies: { NN: { cash: 600 } } }, 'NN', 'buyTrains');
    for (let n = 0; n < 6; n++) state = play(state, { type: 'buyTrain', train: `PH1-${n}`, price: 100 });
    expect(trainsOf(state.table, 'NN')).toHaveLength(6);
  });

  it('a regional train in other hands is an ordinary one [2.6-04]', () => {
    const state = companyTurn({ phase: 6, companies: { NN: { trains: ['R5'], markers: 4 } } }, 'NN', 'runTrains');
    // 2+2 in place of 0+4: Napoli Sud with its port and two of the four markers.
    expect(state.table.turn.revenue).toBe(60 + 20);
  });
});
