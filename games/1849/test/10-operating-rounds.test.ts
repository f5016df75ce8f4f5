import { describe, expect, it } from 'vitest';
import type { PhaseId } from '../data/phases.ts';
import {
  acquire,
  asked,
  begin,
  cash,
  corpTurn,
  decider,
  lay,
  type Move,
  operating,
  operatingRoundOf,
  type Position,
  pass,
  play,
  refuses,
  roundBegins,
  run,
  type State1849,
  sell,
  station,
  stockTurn,
  whyNot,
} from './support/index.ts';

/** A move for whatever is asked: nothing built or bought, trains run and their revenue withheld. */
function quietly(state: State1849): State1849 {
  if (asked(state) === 'runTrains') return play(state, run(['4H-0', 'E1 C1']));
  return play(state, asked(state) === 'payDividend' ? { type: 'withhold' } : pass);
}

const setOf = ({ flow }: State1849): unknown =>
  (flow.find((frame) => frame.step === 'operatingSet') as { readonly set?: number } | undefined)?.set;

/** Whose turn it was, one after another, until the set of operating rounds is over. */
function turnsOf(from: State1849): readonly string[] {
  const turns: string[] = [];
  for (let state = from; setOf(state) === 1; state = quietly(state)) {
    if (asked(state) === 'layTrack') turns.push(operating(state) ?? '');
  }
  return turns;
}

/** Corporations without track, that can do nothing but lay it: SFA in Girgenti, IFT in Catania, ATA in Siracusa. */
const idle = { facts: { turns: 0 } };

describe('1849 §10 Operating rounds', () => {
  it('each operating round begins with the revenue of the privates, to players and corporations [10-01]', () => {
    const state = roundBegins(
      { phase: '6', corps: { SFA: { ...idle, cash: 40 } }, privates: { SCE: 'P1', CNM: 'SFA', RSA: 'P2' } },
      'operatingRounds',
    );
    expect(operatingRoundOf(state)).toBe('1 of 2');
    expect([cash(state, 'P1'), cash(state, 'SFA'), cash(state, 'P2')]).toEqual([5, 40 + 15, 25]);
    let second = state;
    while (operatingRoundOf(second) === '1 of 2') second = play(second, pass);
    expect(operatingRoundOf(second)).toBe('2 of 2');
    expect([cash(second, 'P1'), cash(second, 'SFA'), cash(second, 'P2')]).toEqual([10, 40 + 30, 50]);
  });

  it('each corporation has one turn, in market value order [10-02]', () => {
    const state = roundBegins(
      { corps: { SFA: { ...idle, at: [4, 5] }, ATA: { ...idle, at: [2, 5] }, IFT: { ...idle, at: [3, 5] } } },
      'operatingRounds',
    );
    expect(turnsOf(state)).toEqual(['ATA', 'IFT', 'SFA']);
  });

  it('emergency sales may change the order of those to come [10-02]', () => {
    // CTL (105) needs a train. IFT (100) would be next, before SFA (95).
    const state = corpTurn(
      {
        corps: {
          CTL: { at: [2, 5], facts: { turns: 0 } },
          IFT: { at: [3, 5], singles: { P1: 2 } },
          SFA: { ...idle, at: [4, 5] },
        },
      },
      'CTL',
      'buyTrains',
    );
    const sold = play(state, sell('IFT'));
    const bought = play(sold, { type: 'buyTrain', train: '4H-0', price: 100 });
    expect(operating(bought)).toBe('SFA');
    const without = { ...state, table: { ...state.table, cash: { ...state.table.cash, CTL: 100 } } };
    expect(operating(play(without, { type: 'buyTrain', train: '4H-0', price: 100 }))).toBe('IFT');
  });

  it('same space: the upper marker first; same price: the one further right [10-03]', () => {
    const stacked = { corps: { SFA: idle, ATA: idle, IFT: idle } };
    expect(turnsOf(roundBegins(stacked, 'operatingRounds'))).toEqual(['SFA', 'ATA', 'IFT']);
    // 95 stands in several columns of the market.
    const samePrice: Position = {
      corps: { SFA: { ...idle, at: [0, 2] }, ATA: { ...idle, at: [7, 9] }, IFT: { ...idle, at: [2, 4] } },
    };
    expect(turnsOf(roundBegins(samePrice, 'operatingRounds'))).toEqual(['ATA', 'IFT', 'SFA']);
  });

  it('tile, token, run, trains, financial activities; no step is returned to [10-04]', () => {
    const start = corpTurn({ cash: { P1: 500 }, corps: { CTL: { cash: 500, trains: ['4H'] } } }, 'CTL');
    const moves: readonly (readonly [step: string, move: Move])[] = [
      ['layTrack', lay('G1', '58', 3)],
      ['placeToken', station('C1')],
      ['runTrains', run(['4H-0', 'C1 E1 G1'])],
      ['payDividend', { type: 'withhold' }],
      ['buyTrains', { type: 'buyTrain', train: '4H-1', price: 100 }],
      ['finance', { type: 'sellTreasury', ordinary: 1, last: 0 }],
    ];
    let state = start;
    moves.forEach(([step, move], n) => {
      if (step === 'finance') state = play(state, pass);
      expect(asked(state)).toBe(step);
      moves.forEach(([, other], m) => {
        if (m !== n) expect(whyNot(state, other)).toBe('turn.notOffered');
      });
      state = play(state, move);
    });
    expect(asked(state)).toBe('stockTurn');
  });

  it('tile, token, train purchase and financial step may be skipped [10-05]', () => {
    const start = corpTurn({ cash: { P1: 500 }, corps: { CTL: { cash: 500, trains: ['4H'] } } }, 'CTL');
    const tile = play(start, pass);
    expect(asked(tile)).toBe('placeToken');
    const token = play(tile, pass);
    expect(asked(token)).toBe('runTrains');
    // Running is no option to be skipped.
    expect(whyNot(token, pass)).toBe('turn.notOffered');
    const ran = play(token, run(['4H-0', 'E1 C1']), { type: 'withhold' });
    expect(asked(ran)).toBe('buyTrains');
    const trains = play(ran, pass);
    expect(asked(trains)).toBe('finance');
    expect(asked(play(trains, pass))).toBe('stockTurn');
    // The purchase of a train is compulsory for one without a train and with a route.
    refuses(corpTurn({ corps: { CTL: { cash: 500 } } }, 'CTL', 'buyTrains'), pass, 'train.mustOwnOne');
  });

  it.each<PhaseId>(['6', '8', '10'])(
    'in Phase %s privates may be bought at any moment of the turn [10-06]',
    (phase) => {
      const train = `${phase}H` as '6H' | '8H' | '10H';
      let state = corpTurn({ phase, corps: { CTL: { cash: 700, trains: [train] } }, privates: { SCE: 'P1' } }, 'CTL');
      const steps = ['layTrack', 'placeToken', 'runTrains', 'payDividend', 'buyTrains', 'finance', 'endTurn'];
      for (const step of steps) {
        expect(asked(state)).toBe(step);
        const bought = play(state, acquire('SCE', 40));
        expect(bought.table.privates.SCE).toBe('CTL');
        // The step goes on as before; only at the very end nothing is left to wait for.
        expect(asked(bought)).toBe(step === 'endTurn' ? asked(play(state, pass)) : step);
        if (step === 'runTrains') state = play(state, run([`${train}-0`, 'E1 C1']));
        else state = play(state, step === 'payDividend' ? { type: 'withhold' } : pass);
      }
    },
  );

  it('the president decides everything for the corporation [10-07]', () => {
    const position: Position = {
      phase: '6',
      corps: { CTL: { president: 'P2', cash: 500, trains: ['6H'], singles: { P1: 1 } } },
      privates: { SCE: 'P2' },
    };
    for (const step of ['layTrack', 'placeToken', 'runTrains', 'buyTrains', 'finance', 'endTurn']) {
      const state = corpTurn(position, 'CTL', step);
      expect(decider(state)).toBe('P2');
      expect(whyNot(state, { ...pass, by: 'P1' })).toBe('turn.notYours');
      expect(whyNot(state, { ...acquire('SCE', 10), by: 'P1' })).toBe('turn.notYours');
    }
  });

  it('no credit: everything is paid from the treasury as it is [10-08]', () => {
    const position = (money: number): Position => ({
      phase: '6',
      corps: { CTL: { cash: money, trains: ['6H'] } },
      privates: { SCE: 'P1' },
    });
    // A narrow tile on a mountain: 40. A private: its price. A train: 200.
    const turn = (money: number, step?: string) => corpTurn(position(money), 'CTL', step);
    refuses(turn(39), lay('D2', '77', 0), 'lay.noMoney');
    expect(whyNot(turn(40), lay('D2', '77', 0))).toBeUndefined();
    refuses(turn(24), acquire('SCE', 25), 'acquire.noMoney');
    expect(whyNot(turn(25), acquire('SCE', 25))).toBeUndefined();
    const buy6 = { type: 'buyTrain', train: '6H-1', price: 200 } as const;
    refuses(turn(199, 'buyTrains'), buy6, 'train.noMoney');
    expect(whyNot(turn(200, 'buyTrains'), buy6)).toBeUndefined();
  });

  it('the money for a mountain tile must be in the treasury; this turn’s revenue cannot pay for it [10-09]', () => {
    // CTL has 150; its train will earn 40, but a standard tile on the mountain D2 costs 160 now.
    const state = corpTurn({ corps: { CTL: { cash: 150, trains: ['4H'] } } }, 'CTL');
    refuses(state, lay('D2', '7', 0), 'lay.noMoney');
    const ran = play(state, pass, pass, run(['4H-0', 'E1 C1']), { type: 'withhold' });
    expect(cash(ran, 'CTL')).toBe(190);
    // Then the tile step is over; the money serves only the next turn.
    expect(whyNot(ran, lay('D2', '7', 0))).toBe('turn.notOffered');
    const next = corpTurn({ corps: { CTL: { cash: 190, trains: ['4H'] } } }, 'CTL');
    expect(cash(play(next, lay('D2', '7', 0)), 'CTL')).toBe(30);
  });

  it.each<[PhaseId, number]>([
    ['4', 1],
    ['6', 2],
    ['8', 2],
    ['10', 3],
    ['12', 3],
    ['16', 3],
  ])('operating rounds in a set that begins in Phase %s: %i [10-10]', (phase, rounds) => {
    const state = roundBegins({ phase, corps: { SFA: { ...idle, cash: 40 } } }, 'operatingRounds');
    expect(turnsOf(state)).toHaveLength(rounds);
  });

  it('a new phase counts from the next set on [10-10]', () => {
    // CTL buys the first 6H in the only operating round of a set: the stock round follows all the same.
    const start = roundBegins(
      { cash: { P1: 500 }, corps: { CTL: { cash: 500, facts: { turns: 0 } } }, poolTrains: ['4H', '4H', '4H', '4H'] },
      'operatingRounds',
    );
    expect(operatingRoundOf(start)).toBe('1 of 1');
    const bought = play(start, pass, pass, { type: 'buyTrain', train: '6H-0', price: 200 });
    expect(bought.table.phase).toBe('6');
    const over = play(bought, pass);
    expect(asked(over)).toBe('stockTurn');
    expect(operatingRoundOf(roundBegins({ phase: '6', corps: { SFA: idle } }, 'operatingRounds'))).toBe('1 of 2');
  });

  it('what was started in a stock round operates in the set that follows [10-11]', () => {
    const stock = stockTurn({ cash: { P1: 136 }, corps: { SFA: { ...idle, president: 'P2' } }, queue: ['IFT', 'ATA'] });
    const set = play(stock, begin('IFT', 68));
    expect(asked(set)).toBe('layTrack');
    expect(turnsOf(set)).toEqual(['SFA', 'IFT']);
  });

  it('none is started between two operating rounds of a set [10-11]', () => {
    // Even with all the money in the world nobody is asked between the two rounds.
    const state = roundBegins(
      { phase: '6', cash: { P1: 1000, P2: 1000 }, corps: { SFA: { ...idle, cash: 40 } }, queue: ['IFT'] },
      'operatingRounds',
    );
    const rounds = new Set<string>();
    let now = state;
    for (; asked(now) !== 'stockTurn'; now = play(now, pass)) {
      rounds.add(operatingRoundOf(now) ?? '');
      expect(whyNot(now, begin('IFT', 68))).toBe('turn.notOffered');
    }
    expect([...rounds]).toEqual(['1 of 2', '2 of 2']);
    expect(whyNot(now, begin('IFT', 68))).toBeUndefined();
  });

  it('a corporation that closes during the round has no further turn in it [10-12]', () => {
    // P1's emergency sale for CTL pushes IFT (27) into Closed before its turn.
    const state = corpTurn(
      {
        cash: { P1: 80 },
        corps: {
          CTL: { at: [2, 5], facts: { turns: 0 } },
          SFA: { ...idle, at: [4, 5] },
          IFT: { at: [8, 0], singles: { P1: 1 } },
        },
      },
      'CTL',
      'buyTrains',
    );
    const sold = play(state, sell('IFT'));
    expect(sold.table.corps.IFT).toBeUndefined();
    const bought = play(sold, { type: 'buyTrain', train: '4H-0', price: 100 });
    expect(turnsOf(bought)).toEqual(['SFA']);
    // In its own turn: without a train the marker leaves 24 to the left, and the turn is over.
    const own = corpTurn({ cash: { P1: 500 }, corps: { SFA: { at: [9, 1], cash: 200 } } }, 'SFA');
    const closed = play(own, pass);
    expect(closed.table.corps.SFA).toBeUndefined();
    expect(asked(closed)).toBe('stockTurn');
  });
});
