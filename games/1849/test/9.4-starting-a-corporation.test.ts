import { describe, expect, it } from 'vitest';
import { corpIds } from '../data/corporations.ts';
import type { PhaseId } from '../data/phases.ts';
import { corpDefs } from './support/builtIn.ts';
import {
  asked,
  begin,
  buy,
  cash,
  corpTurn,
  decider,
  hand,
  offered,
  type Position,
  pass,
  percent,
  play,
  refuses,
  space,
  stack,
  stationsIn,
  stockTurn,
  value,
  whyNot,
} from './support/index.ts';

const plain: Position = {
  cash: { P1: 1000, P2: 1000, P3: 1000 },
  corps: { RCS: { president: 'P2', singles: { pool: 1 } } },
  queue: ['CTL', 'SFA', 'ATA'],
};

describe('1849 §9.4 Starting a corporation', () => {
  it('only the first in the order can be started [9.4-01]', () => {
    const state = stockTurn(plain);
    refuses(state, begin('SFA', 100), 'start.nextInOrder');
    refuses(state, begin('RCS', 100), 'start.nextInOrder');
    expect(new Set(offered(state, 'startCorp').map((offer) => offer.corp))).toEqual(new Set(['CTL']));
    const next = play(state, begin('CTL', 100), pass);
    refuses(next, begin('ATA', 100), 'start.nextInOrder');
    expect(whyNot(next, begin('SFA', 100))).toBeUndefined();
  });

  it.each<[PhaseId, number[]]>([
    ['4', [68, 100]],
    ['6', [68, 100, 144]],
    ['8', [68, 100, 144]],
    ['10', [68, 100, 144, 216]],
    ['12', [68, 100, 144, 216]],
    ['16', [68, 100, 144, 216]],
  ])('values in Phase %s: %j [9.4-02]', (phase, values) => {
    const state = stockTurn({ ...plain, phase });
    for (const each of [67, 68, 72, 100, 144, 216, 248]) {
      if (values.includes(each)) expect(value(play(state, begin('CTL', each)), 'CTL')).toBe(each);
      else refuses(state, begin('CTL', each), 'start.valueOfPhase');
    }
  });

  it.each([
    [68, [4, 2]],
    [100, [3, 5]],
    [144, [2, 8]],
    [216, [1, 11]],
  ] as const)('the marker goes to the starting space of %i, under those there [9.4-03]', (each, at) => {
    const state = stockTurn({ ...plain, phase: '10', corps: { RCS: { president: 'P2', at } } });
    const started = play(state, begin('CTL', each));
    expect(space(started, 'CTL')).toEqual(at);
    expect(stack(started, at)).toEqual(['RCS', 'CTL']);
  });

  it('the president pays two shares into the treasury [9.4-04]', () => {
    const state = stockTurn(plain);
    const started = play(state, begin('CTL', 100));
    expect(cash(started, 'P1')).toBe(1000 - 200);
    expect(hand(started, 'CTL', 'P1')).toBe('president');
    expect(cash(started, 'CTL')).toBe(200 - 40);
    // He must have the money.
    refuses(stockTurn({ ...plain, cash: { P1: 199 } }), begin('CTL', 100), 'start.noMoney');
    expect(whyNot(stockTurn({ ...plain, cash: { P1: 200 } }), begin('CTL', 100))).toBeUndefined();
  });

  it('in the same turn one or two singles at the same price [9.4-05]', () => {
    const started = play(stockTurn(plain), begin('CTL', 68));
    const one = play(started, buy('CTL'));
    expect(percent(one, 'CTL', 'P1')).toBe(30);
    expect(cash(one, 'P1')).toBe(1000 - 3 * 68);
    expect(decider(play(one, pass))).toBe('P2');
    const two = play(one, buy('CTL'));
    expect(percent(two, 'CTL', 'P1')).toBe(40);
    expect(cash(two, 'P1')).toBe(1000 - 4 * 68);
    expect(cash(two, 'CTL')).toBe(4 * 68 - 40);
  });

  it('never more than 40% in that turn, never the last certificate [9.4-06]', () => {
    const started = play(stockTurn(plain), begin('CTL', 68));
    const forty = play(started, buy('CTL'), buy('CTL'));
    // The turn is over.
    expect(decider(forty)).toBe('P2');
    expect(hand(forty, 'CTL', 'P1')).toBe('president + 2 singles');
    expect(hand(forty, 'CTL', 'CTL')).toBe('last + 4 singles');
    // Only out of its own treasury.
    refuses(started, buy('RCS'), 'start.onlyTreasurySingles');
    refuses(started, buy('RCS', 'pool'), 'start.onlyTreasurySingles');
  });

  it('the certificate limit holds for each certificate taken [9.4-07]', () => {
    const limited = (certLimit: number) => stockTurn({ ...plain, privates: { SCE: 'P1' }, table: { certLimit } });
    refuses(limited(1), begin('CTL', 68), 'buy.certificateLimit');
    // Room for the president's certificate alone: the turn is over with it.
    const one = play(limited(2), begin('CTL', 68));
    expect(hand(one, 'CTL', 'P1')).toBe('president');
    expect(decider(one)).toBe('P2');
    // Room for one single: a second one is not to be had.
    const two = play(limited(3), begin('CTL', 68), buy('CTL'));
    expect(hand(two, 'CTL', 'P1')).toBe('president + 1 single');
    expect(decider(two)).toBe('P2');
  });

  it.each([
    ['AFG', 40],
    ['ATA', 30],
    ['CTL', 40],
    ['IFT', 90],
    ['RCS', 130],
    ['SFA', 40],
  ] as const)('%s pays its token fee of %i to the bank once [9.4-08]', (corp, fee) => {
    const state = stockTurn({ cash: { P1: 500 }, queue: [corp] });
    const started = play(state, begin(corp, 68));
    expect(cash(started, corp)).toBe(136 - fee);
    expect(cash(started, 'bank')).toBe(cash(state, 'bank') + fee);
  });

  it.each([
    ['ATA', 'M13'],
    ['CTL', 'E1'],
    ['IFT', 'H12'],
    ['RCS', 'C5'],
    ['SFA', 'J6'],
  ] as const)('one station of %s goes at once to %s, two stay on the charter [9.4-09]', (corp, home) => {
    const started = play(stockTurn({ cash: { P1: 500 }, queue: [corp] }), begin(corp, 68));
    expect(stationsIn(started, home)).toEqual([corp]);
    expect(Object.keys(started.table.stations)).toEqual([home]);
    expect(started.table.charters[corp]).toBe(2);
  });

  it('it takes a free space: in a city of two the second [9.4-09]', () => {
    // Palermo green has two spaces, one of them taken by CTL.
    const state = stockTurn({
      phase: '6',
      cash: { P1: 500 },
      corps: { CTL: { president: 'P2', stations: ['E1', 'C5'] } },
      tiles: { C5: ['651', 5] },
      queue: ['RCS'],
    });
    expect(stationsIn(play(state, begin('RCS', 68)), 'C5')).toEqual(['CTL', 'RCS']);
  });

  it('the home token is placed in the stock round of the start [9.4-10]', () => {
    const started = play(stockTurn(plain), begin('CTL', 68));
    expect(asked(started)).toBe('stockTurn');
    expect(stationsIn(started, 'E1')).toEqual(['CTL']);
  });

  it('the starter is president until another player holds more [9.4-11]', () => {
    const started = play(stockTurn(plain), begin('CTL', 68), pass);
    const equal = play(started, buy('CTL'), pass, pass, buy('CTL'), pass, pass);
    expect([percent(equal, 'CTL', 'P1'), percent(equal, 'CTL', 'P2')]).toEqual([20, 20]);
    expect(hand(equal, 'CTL', 'P1')).toBe('president');
    const more = play(equal, buy('CTL'));
    expect(hand(more, 'CTL', 'P1')).toBe('2 singles');
    expect(hand(more, 'CTL', 'P2')).toBe('president + 1 single');
  });

  it('all other certificates stay in the treasury, for sale to the players [9.4-12]', () => {
    const started = play(stockTurn(plain), begin('CTL', 68), pass);
    expect(hand(started, 'CTL', 'CTL')).toBe('last + 6 singles');
    expect(decider(started)).toBe('P2');
    expect(whyNot(started, buy('CTL'))).toBeUndefined();
  });

  it('the Lilibeo: L.552, started at 100 with 40%, and one more on the next turn [9.4-13, 9.4-14]', () => {
    const state = stockTurn({
      players: 4,
      phase: '4',
      cash: { P1: 552, P2: 100, P3: 100, P4: 100 },
      corps: { RCS: { president: 'P2' } },
      queue: ['CTL', 'SFA', 'ATA', 'IFT'],
    });
    // L.68 was also an option.
    expect(whyNot(state, begin('CTL', 68))).toBeUndefined();
    const started = play(state, begin('CTL', 100), buy('CTL'), buy('CTL'));
    expect(percent(started, 'CTL', 'P1')).toBe(40);
    expect(cash(started, 'P1')).toBe(152);
    expect(cash(started, 'CTL')).toBe(360);
    expect(cash(started, 'bank') - cash(state, 'bank')).toBe(40);
    expect(stationsIn(started, 'E1')).toEqual(['CTL']);
    expect(started.table.charters.CTL).toBe(2);
    const next = play(started, pass, pass, pass);
    expect(decider(next)).toBe('P1');
    const fifth = play(next, buy('CTL'));
    expect(cash(fifth, 'CTL')).toBe(460);
    expect(cash(fifth, 'P1')).toBe(52);
    expect(percent(fifth, 'CTL', 'P1')).toBe(50);
  });

  it('the fee can always be paid: the least treasury is 136, the highest fee 130 [9.4-08]', () => {
    expect(Math.max(...corpIds.map((corp) => corpDefs[corp].tokenFee))).toBe(130);
    const least = play(stockTurn({ cash: { P1: 136 }, queue: ['RCS'] }), begin('RCS', 68));
    expect(cash(least, 'RCS')).toBe(6);
  });

  it('nothing is started in an operating turn', () => {
    const state = corpTurn({ ...plain, cash: { P2: 1000 } }, 'RCS');
    expect(whyNot(state, begin('CTL', 68))).toBe('turn.notOffered');
  });
});
