import { stationsOf, trainsOf } from '@binario/rail';
import { describe, expect, it } from 'vitest';
import type { Corp } from '../data/corporations.ts';
import type { Private } from '../data/privates.ts';
import { certificates } from '../rules/stock.ts';
import { factsOf, isStarted } from '../table.ts';
import {
  asked,
  begin,
  cash,
  corpTurn,
  decider,
  frame,
  hand,
  operating,
  type Position,
  pass,
  play,
  refuses,
  type State1849,
  sell,
  settled,
  stateAt,
  station,
  stationsIn,
  stockTurn,
  value,
  whyNot,
} from './support/index.ts';

type Given = NonNullable<Position['corps']>['CTL'];

/** Station tokens on the charter. */
const onCharter = ({ table }: State1849, corp: Corp) => table.charters[corp];
const owner = ({ table }: State1849, name: Private) => table.privates[name];

const closed = ({ table }: State1849, corp: Corp) => !isStarted(table, corp);

/** P1, with one share of Lilibeo at L.27, can close it by a sale in a stock round. */
const atTheBrink = (given: Given = {}, position: Position = {}) =>
  stockTurn({
    phase: '8',
    ...position,
    corps: { CTL: { president: 'P2', at: [8, 0], singles: { P1: 1 }, ...given }, ...position.corps },
  });

/** Passes until this is asked. */
function passTo(state: State1849, step: string): State1849 {
  let now = play(state, pass);
  while (asked(now) !== step) now = play(now, pass);
  return now;
}

describe('1849 §11 Corporation closures', () => {
  it('at once, when the marker enters Closed for any reason, or for want of a train [11-01]', () => {
    // Without revenue, at L.24: Closed lies to the left.
    const trainless = corpTurn({ phase: '8', corps: { CTL: { at: [9, 1] } } }, 'CTL', 'runTrains');
    expect(closed(settled(trainless), 'CTL')).toBe(true);
    expect(closed(play(atTheBrink(), sell('CTL')), 'CTL')).toBe(true);
    const treasury = corpTurn({ corps: { CTL: { at: [8, 0] } } }, 'CTL', 'finance');
    expect(closed(play(treasury, { type: 'sellTreasury', ordinary: 1, last: 0 }), 'CTL')).toBe(true);
    // The price check after a stock round, with a certificate in the pool.
    const check = atTheBrink({ singles: { P1: 1, pool: 1 } });
    expect(closed(settled(stockRoundOver(check)), 'CTL')).toBe(true);
    const broke = corpTurn({ phase: '8', corps: { CTL: {} } }, 'CTL', 'buyTrains');
    expect(closed(play(broke, { type: 'declareBankruptcy' }), 'CTL')).toBe(true);
  });

  it('all it has is taken off, shareholders get nothing, the treasury goes to the bank [11-02, 11-03]', () => {
    const state = atTheBrink(
      { cash: 70, trains: ['8H'], stations: ['E1', 'C1'], singles: { P1: 1, P3: 2, pool: 1 } },
      {
        privates: { SIGI: 'CTL', SCE: 'P2' },
        cash: { P1: 1000, P2: 6, P3: 5 },
        table: { port: { hex: 'A5', corp: 'CTL' } },
        corps: { ATA: { president: 'P3' } },
      },
    );
    const after = play(state, sell('CTL'));
    expect(stationsOf(after.table.stations, 'CTL')).toEqual([]);
    expect(trainsOf(after.table, 'CTL')).toEqual([]);
    expect(Object.keys(after.table.certs)).toEqual(['ATA']);
    expect(after.table.market.map(({ corp }) => corp)).toEqual(['ATA']);
    expect(after.table.privates).toMatchObject({ SIGI: 'gone', SCE: 'P2' });
    expect(after.table.port).toBeNull();
    // P1 has 27 for his sale; nobody else has anything.
    expect(['P1', 'P2', 'P3', 'CTL'].map((holder) => cash(after, holder))).toEqual([1027, 6, 5, 0]);
    expect(cash(after, 'bank') - cash(state, 'bank')).toBe(70 - 27);
  });

  it('trains, privates and port bonus never come back; it starts again like a new one [11-04, 11-09, 11-11]', () => {
    const state = atTheBrink(
      { trains: ['8H'], stations: ['E1', 'C1'] },
      {
        privates: { SIGI: 'CTL' },
        cash: { P1: 500, P2: 500, P3: 500 },
        table: { port: { hex: 'A5', corp: 'CTL' } },
        queue: [],
      },
    );
    const shut = play(state, sell('CTL'));
    expect([shut.table.trains['8H-0'], owner(shut, 'SIGI')]).toEqual(['gone', 'gone']);
    // Nothing else can be done in this round nor in the operating rounds: the next stock round is on.
    const round = passTo(shut, 'stockTurn');
    refuses(round, begin('CTL', 216), 'start.valueOfPhase');
    const open = play(round, begin('CTL', 144));
    const starter = decider(round);
    expect(value(open, 'CTL')).toBe(144);
    // Twice 144 less the fee of 40; one of three stations is at home; all eight certificates are there.
    expect([cash(open, 'CTL'), onCharter(open, 'CTL'), stationsIn(open, 'E1')]).toEqual([248, 2, ['CTL']]);
    expect([hand(open, 'CTL', starter), hand(open, 'CTL', 'CTL')]).toEqual(['president', 'last + 6 singles']);
    expect([trainsOf(open.table, 'CTL'), open.table.port]).toEqual([[], null]);
    expect([open.table.trains['8H-0'], owner(open, 'SIGI')]).toEqual(['gone', 'gone']);
    // Its stock is again not for sale before its first turn is over.
    expect(factsOf(open.table, 'CTL').turns).toBe(0);
  });

  it('its track stays [11-05]', () => {
    const tiles = { D2: ['78', 5] } as const;
    expect(play(atTheBrink({}, { tiles }), sell('CTL')).table.map).toEqual({ D2: { tile: '78', rotation: 5 } });
  });

  it('not in the stock round in which it closed, but from the next on [11-06]', () => {
    const state = atTheBrink({}, { cash: { P1: 500, P2: 500, P3: 500 }, queue: [], corps: { ATA: {} } });
    const shut = play(state, sell('CTL'));
    expect(decider(shut)).toBe('P1');
    refuses(shut, begin('CTL', 100), 'start.nextInOrder');
    const round = passTo(passTo(shut, 'layTrack'), 'stockTurn');
    expect(whyNot(round, begin('CTL', 100))).toBeUndefined();
    // Closed in an operating round: already in the stock round that follows.
    const trainless = corpTurn(
      { cash: { P1: 500 }, queue: [], table: { lively: true }, corps: { CTL: { at: [9, 1] } } },
      'CTL',
      'runTrains',
    );
    expect(whyNot(settled(trainless), begin('CTL', 100))).toBeUndefined();
  });

  it('it is the last in the order [11-07]', () => {
    const state = atTheBrink({}, { queue: ['SFA', 'IFT'] });
    expect(play(state, sell('CTL')).table.queue).toEqual(['SFA', 'IFT', 'CTL']);
  });

  it('a space at its home is kept for it; none for Garibaldi [11-08]', () => {
    // Garibaldi in Trapani, joined to Marsala, when Lilibeo has closed.
    const trapani = corpTurn({ corps: { AFG: { stations: ['C1'] } }, queue: ['CTL'] }, 'AFG', 'placeToken');
    refuses(trapani, station('E1'), 'token.homeKept');
    const started = corpTurn(
      { corps: { AFG: { stations: ['C1'] }, CTL: { stations: [] } }, queue: [] },
      'AFG',
      'placeToken',
    );
    expect(whyNot(started, station('E1'))).toBeUndefined();
    // Lilibeo in Marsala, when Garibaldi, once of Trapani, has closed.
    const state = corpTurn({ corps: { AFG: { at: [9, 1], stations: ['C1'] }, CTL: {} } }, 'AFG', 'runTrains');
    const shut = settled(state);
    expect(shut.table.queue.at(-1)).toBe('AFG');
    const marsala = corpTurn({ corps: { CTL: {} } }, 'CTL', 'placeToken');
    expect(whyNot({ ...marsala, table: shut.table }, station('C1'))).toBeUndefined();
  });

  it('stations lost in the earthquake come back when it re-opens [11-10]', () => {
    const state = corpTurn(
      { phase: '10', corps: { CTL: { cash: 800 }, ATA: { president: 'P2', at: [9, 1], stations: ['M13', 'B14'] } } },
      'CTL',
      'buyTrains',
    );
    const none = Object.fromEntries(['10H-0', '10H-1'].map((train) => [train, 'gone']));
    const ready = { ...state, table: { ...state.table, queue: [], trains: { ...state.table.trains, ...none } } };
    const quake = play(ready, { type: 'buyTrain', train: '12H-0', price: 800 });
    expect([stationsIn(quake, 'B14'), onCharter(quake, 'ATA')]).toEqual([[], 1]);
    // Archimede, without a train, closes in its turn; P1 starts it again.
    const shut = play(passTo(quake, 'layTrack'), pass);
    expect(closed(shut, 'ATA')).toBe(true);
    const next = frame('game', { next: 'stockRound', number: 1 });
    const rich = { ...shut.table, cash: { ...shut.table.cash, P1: 500 } };
    const open = play(settled(stateAt(rich, next)), begin('ATA', 100));
    expect([stationsIn(open, 'M13'), onCharter(open, 'ATA')]).toEqual([['ATA'], 2]);
  });

  it('closing in its own turn ends the turn at once [11-12]', () => {
    const state = corpTurn(
      {
        phase: '8',
        cash: { P1: 900 },
        corps: { CTL: { at: [9, 1], cash: 900 }, ATA: { president: 'P2', at: [9, 2] } },
      },
      'CTL',
      'runTrains',
    );
    const shut = settled(state);
    // No trains and no financial step for Lilibeo: Archimede is next.
    expect([closed(shut, 'CTL'), operating(shut), asked(shut)]).toEqual([true, 'ATA', 'layTrack']);
    expect(cash(shut, 'P1')).toBe(900);
  });

  it('its certificates no longer count for anybody’s limit [11-13]', () => {
    const state = atTheBrink({ singles: { P1: 3, P2: 3 } }, { corps: { ATA: { singles: { P1: 2 } } } });
    const shut = play(state, sell('CTL'));
    expect([certificates(state.table, 'P1'), certificates(state.table, 'P2')]).toEqual([6, 4]);
    expect([certificates(shut.table, 'P1'), certificates(shut.table, 'P2')]).toEqual([3, 0]);
  });
});

/** Everybody has passed: the stock round comes to its end. */
function stockRoundOver(state: State1849): State1849 {
  const [game, round] = state.flow;
  return { ...state, flow: [game, { ...round, passes: 3 }] as State1849['flow'] };
}
