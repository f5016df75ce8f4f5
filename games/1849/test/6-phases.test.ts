import { describe, expect, it } from 'vitest';
import type { PhaseId } from '../data/phases.ts';
import type { TrainClass } from '../data/trains.ts';
import { bankTrains } from '../rules/trains.ts';
import { bestRun } from '../search/runs.ts';
import { phases, trainDefs } from './support/builtIn.ts';
import {
  acquire,
  asked,
  type CorpPosition,
  cash,
  corpTurn,
  course,
  decider,
  type Position,
  pass,
  play,
  refuses,
  roundBegins,
  type State1849,
  soldOut,
  stationsIn,
  tableOf,
  trainPrice,
  trainsIn,
} from './support/index.ts';

const classIn = (train: string) => train.slice(0, train.indexOf('-')) as TrainClass;
const purchase = (train: string) => ({ type: 'buyTrain', train, price: trainPrice(classIn(train)) }) as const;
const discard = (train: string) => ({ type: 'discardTrain', train }) as const;

/** The whole table of section 6, as printed. */
const printed: Readonly<Record<PhaseId, readonly unknown[]>> = {
  '4': [['yellow'], [68, 100], 1, [], ['4H'], 4, 'lowest'],
  '6': [['yellow', 'green'], [68, 100, 144], 2, [], ['6H'], 4, 'lowest'],
  '8': [['yellow', 'green'], [68, 100, 144], 2, ['4H'], ['8H'], 3, 'middle'],
  '10': [['yellow', 'green', 'brown'], [68, 100, 144, 216], 3, ['6H'], ['10H'], 2, 'middle'],
  '12': [['yellow', 'green', 'brown'], [68, 100, 144, 216], 3, [], ['12H'], 2, 'highest'],
  '16': [['yellow', 'green', 'brown'], [68, 100, 144, 216], 3, ['8H'], ['16H', 'R6H'], 2, 'highest'],
};

function columnOf(phase: PhaseId): readonly unknown[] {
  const { tiles, startValues, operatingRounds, trainLimit, grey } = phases[phase];
  const eliminated = Object.values(trainDefs).filter((train) => train.eliminatedBy === phase);
  const table = tableOf({ players: 5, phase });
  const offered = bankTrains(table).map(classIn);
  const greys = ['lowest', 'middle', 'highest'][grey];
  return [tiles, startValues, operatingRounds, eliminated.map((train) => train.class), offered, trainLimit, greys];
}

/** Marsala and Trapani, both grey, joined by printed track. */
const greyRun = (phase: PhaseId) =>
  bestRun(tableOf({ phase, corps: { CTL: { trains: [`${phase}H` as TrainClass] } } }), 'CTL').revenue;

/** Lilibeo can pay for anything; the present class is sold out, so that the next one is on offer. */
function buying(phase: PhaseId, own: CorpPosition = {}, others: Position = {}): State1849 {
  const corps = { CTL: { cash: 1500, ...own }, ...others.corps };
  const state = corpTurn({ players: 5, ...others, phase, corps }, 'CTL', 'buyTrains');
  return soldOut(state, `${phase}H` as TrainClass);
}

describe('1849 §6 Game phases', () => {
  it('a phase begins with the first train of its class, at once, within the turn [6-01]', () => {
    const state = buying('4', {}, { privates: { SCE: 'P1' } });
    refuses(state, acquire('SCE', 1), 'acquire.phase');
    const bought = play(state, purchase('6H-0'));
    expect(bought.table.phase).toBe('6');
    // In the same turn privates may be bought; another 6H changes nothing more.
    expect(play(bought, acquire('SCE', 1)).table.privates.SCE).toBe('CTL');
    expect(play(bought, purchase('6H-1')).table.phase).toBe('6');
    // From the bank: a train out of the pool begins no phase.
    const pool = corpTurn({ corps: { CTL: { cash: 200 } }, poolTrains: ['6H'] }, 'CTL', 'buyTrains');
    expect(play(pool, purchase('6H-0')).table.phase).toBe('4');
  });

  it('only the number of operating rounds waits for the set after the next stock round [6-02]', () => {
    const position = { cash: { P1: 100, P2: 100, P3: 100 }, corps: { SFA: { cash: 1000 } } };
    // In the train step of the first round of the set.
    const first = (phase: PhaseId) => {
      const begun = soldOut(roundBegins({ ...position, phase }, 'operatingRounds'), `${phase}H` as TrainClass);
      return play(begun, pass);
    };
    const six = play(first('4'), purchase('6H-0'));
    expect(six.table.phase).toBe('6');
    expect(course(six, 5).names).toEqual(['OR 1.1', 'SR 2', 'OR 2.1', 'OR 2.2', 'SR 3']);
    const ten = play(first('8'), purchase('10H-0'));
    expect(ten.table.phase).toBe('10');
    expect(course(ten, 7).names).toEqual(['OR 1.1', 'OR 1.2', 'SR 2', 'OR 2.1', 'OR 2.2', 'OR 2.3', 'SR 3']);
  });

  it('Phase 4 [6-03]', () => {
    expect(columnOf('4')).toEqual(printed['4']);
    expect(greyRun('4')).toBe(20 + 20);
    expect(phases['4']).toMatchObject({ privatesForSale: false, blueZone: false });
  });

  it('Phase 6: corporations may buy privates [6-04]', () => {
    expect(columnOf('6')).toEqual(printed['6']);
    expect(greyRun('6')).toBe(20 + 20);
    expect(phases['6']).toMatchObject({ privatesForSale: true, blueZone: false });
  });

  it('Phase 8 [6-05]', () => {
    expect(columnOf('8')).toEqual(printed['8']);
    expect(greyRun('8')).toBe(30 + 30);
    expect(phases['8']).toMatchObject({ privatesForSale: true, blueZone: false });
  });

  it('Phase 10 [6-06]', () => {
    expect(columnOf('10')).toEqual(printed['10']);
    expect(greyRun('10')).toBe(30 + 30);
    expect(phases['10']).toMatchObject({ privatesForSale: true, blueZone: false });
  });

  it('Phase 12: privates close, earthquake [6-07]', () => {
    // The only 12H begins the phase: then 16H are next.
    expect(columnOf('12')).toEqual(printed['12']?.with(4, ['16H']));
    expect(bankTrains(buying('10').table)).toEqual(['12H-0']);
    expect(greyRun('12')).toBe(40 + 40);
    expect(phases['12']).toMatchObject({ privatesForSale: false, blueZone: false });
    const state = buying('10', {}, { privates: { SCE: 'P1' }, tiles: { B14: ['655', 0] } });
    const { table } = play(state, purchase('12H-0'));
    expect(table).toMatchObject({ phase: '12', map: {}, messinaClosed: true });
    expect(table.privates.SCE).toBe('gone');
  });

  it('Phase 16: the blue zone opens [6-08]', () => {
    expect(columnOf('16')).toEqual(printed['16']);
    expect(greyRun('16')).toBe(40 + 40);
    expect(phases['16']).toMatchObject({ privatesForSale: false, blueZone: true });
  });

  it('R6H come on offer with the first 16H [6-09]', () => {
    const state = buying('12');
    refuses(state, purchase('R6H-0'), 'train.notForSale');
    const after = play(state, purchase('16H-0'));
    expect(trainsIn(play(after, purchase('R6H-0')), 'CTL')).toEqual(['16H', 'R6H']);
  });

  it('every corporation above the new limit gives trains back at once, for no money [6-10, 6-12]', () => {
    // Phase 8: another corporation has four 6H, and is not on turn.
    const others = { corps: { RCS: { president: 'P2', cash: 10, trains: ['6H', '6H', '6H', '6H'] } } } as const;
    const state = play(buying('6', {}, others), purchase('8H-0'));
    expect([asked(state), decider(state)]).toEqual(['discardTrain', 'P2']);
    const after = play(state, discard('6H-1'));
    expect(trainsIn(after, 'RCS')).toEqual(['6H', '6H', '6H']);
    expect(trainsIn(after, 'pool')).toEqual(['6H']);
    expect([cash(after, 'RCS'), cash(after, 'P2')]).toEqual([10, 0]);
    expect([asked(after), decider(after)]).toEqual(['buyTrains', 'P1']);
    // Phase 10: the buyer itself has three.
    const ten = play(buying('8', { trains: ['8H', '8H'] }), purchase('10H-0'));
    expect([asked(ten), decider(ten)]).toEqual(['discardTrain', 'P1']);
    expect(cash(play(ten, discard('8H-0')), 'CTL')).toBe(1500 - 550);
  });

  it('the president picks which, also the train just bought; only a train of his corporation [6-11]', () => {
    const state = play(
      buying('8', { trains: ['8H', '8H'] }, { corps: { RCS: { trains: ['8H'] } } }),
      purchase('10H-0'),
    );
    refuses(state, discard('8H-2'), 'discard.notOwn');
    expect(trainsIn(play(state, discard('8H-1')), 'CTL')).toEqual(['8H', '10H']);
    const newest = play(state, discard('10H-0'));
    expect(trainsIn(newest, 'CTL')).toEqual(['8H', '8H']);
    expect(trainsIn(newest, 'pool')).toEqual(['10H']);
    expect(newest.table.phase).toBe('10');
  });

  it('the buyer gives back first, then the others in market order [6-13]', () => {
    // More trains than the roster would ever put into so few hands.
    const corps = {
      RCS: { president: 'P2', at: [4, 2], trains: ['16H', '16H', '16H'] },
      SFA: { president: 'P3', at: [3, 6], trains: ['R6H', 'R6H', '8H'] },
    } as const;
    const state = play(buying('8', { trains: ['8H', '8H'] }, { corps }), purchase('10H-0'));
    expect(decider(state)).toBe('P1');
    const second = play(state, discard('8H-0'));
    expect(decider(second)).toBe('P3');
    const third = play(second, discard('8H-2'));
    expect(decider(third)).toBe('P2');
    expect(decider(play(third, discard('16H-0')))).toBe('P1');
  });

  it('trains of an eliminated class leave the game wherever they are, without money [6-14]', () => {
    const others: Position = { corps: { RCS: { president: 'P2', trains: ['4H', '6H'] } }, poolTrains: ['4H'] };
    const state = play(buying('6', { trains: ['4H', '4H'] }, others), purchase('8H-0'));
    expect([trainsIn(state, 'CTL'), trainsIn(state, 'RCS'), trainsIn(state, 'pool')]).toEqual([['8H'], ['6H'], []]);
    expect(trainsIn(state, 'gone').filter((kind) => kind === '4H')).toHaveLength(4);
    expect([cash(state, 'CTL'), cash(state, 'RCS')]).toEqual([1500 - 350, 0]);
    const ten = play(buying('8', {}, { corps: { RCS: { trains: ['6H', '8H'] } } }), purchase('10H-0'));
    expect(trainsIn(ten, 'RCS')).toEqual(['8H']);
    const sixteen = play(buying('12', {}, { corps: { RCS: { trains: ['8H', '10H'] } } }), purchase('16H-0'));
    expect(trainsIn(sixteen, 'RCS')).toEqual(['10H']);
  });

  it('elimination comes before the check of the limit [6-15]', () => {
    const others = { corps: { RCS: { president: 'P2', trains: ['4H', '6H', '6H', '6H'] } } } as const;
    const state = play(buying('6', {}, others), purchase('8H-0'));
    expect(asked(state)).toBe('buyTrains');
    expect(trainsIn(state, 'RCS')).toEqual(['6H', '6H', '6H']);
    expect(trainsIn(state, 'pool')).toEqual([]);
  });

  it('at the start of Phase 12 all privates close, whoever owns them, without money [6-16]', () => {
    const privates = { SCE: 'P1', SIGI: 'CTL', CNM: 'RCS', SMS: 'P2', RSA: 'P3' };
    const state = buying('10', {}, { privates, corps: { RCS: {} } });
    const after = play(state, purchase('12H-0'));
    expect(Object.values(after.table.privates)).toEqual(['gone', 'gone', 'gone', 'gone', 'gone']);
    for (const owner of ['P1', 'P2', 'P3', 'RCS']) expect(cash(after, owner)).toBe(0);
    expect(cash(after, 'CTL')).toBe(1500 - 800);
  });

  it('at the start of Phase 12 the earthquake happens at once [6-17]', () => {
    const others: Position = { corps: { IFT: { stations: ['H12', 'B14'] } }, tiles: { B14: ['655', 0] } };
    const state = buying('10', { stations: ['E1', 'B14'] }, others);
    expect(stationsIn(state, 'B14')).toEqual(['CTL', 'IFT']);
    const after = play(state, purchase('12H-0'));
    expect(after.table.map).toEqual({});
    expect(stationsIn(after, 'B14')).toEqual([]);
    expect([after.table.charters.CTL, after.table.charters.IFT]).toEqual([1, 1]);
  });
});
