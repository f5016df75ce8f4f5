import { describe, expect, it } from 'vitest';
import type { Corp } from '../data/corporations.ts';
import { certificates } from '../rules/stock.ts';
import {
  asked,
  bid,
  buyPrivate,
  cash,
  corpTurn,
  decider,
  hand,
  newGame,
  type Position,
  pass,
  play,
  refuses,
  roundBegins,
  soldOut,
  space,
  stationsIn,
  whyNot,
} from './support/index.ts';

const value = (amount: number) => ({ type: 'setValue', value: amount }) as const;

/** P2 has bought RSA for 150, after P1, P2, P3 and P1 bought the others; this corporation has place 1. */
function bought(first: Corp) {
  const rest = (['AFG', 'ATA', 'CTL', 'IFT', 'RCS', 'SFA'] as const).filter((corp) => corp !== first).slice(0, 4);
  return play(newGame(3, { order: [first, ...rest] }), ...['SCE', 'SIGI', 'CNM', 'SMS', 'RSA'].map(buyPrivate));
}

/** Akragas came with RSA, which P2 owns. */
const linked: Position = {
  corps: { SFA: { cash: 200 }, CTL: { president: 'P3', trains: ['4H'] } },
  privates: { RSA: 'P2' },
  table: { rsaCorp: 'SFA' },
};

describe('1849 §8.1 Reale Società d’Affari', () => {
  it('the buyer takes the president’s certificate of place 1, charter and markers, for nothing more [8.1-01]', () => {
    const state = bought('CTL');
    expect([asked(state), decider(state), cash(state, 'P2')]).toEqual(['setValue', 'P2', 500 - 45 - 150]);
    const begun = play(state, value(100));
    expect([hand(begun, 'CTL', 'P2'), hand(begun, 'CTL', 'CTL')]).toEqual(['president', 'last + 6 singles']);
    expect(cash(begun, 'P2')).toBe(500 - 45 - 150);
    expect(begun.table.queue).toEqual(['AFG', 'ATA', 'IFT', 'RCS']);
  });

  it('he sets its value at once, at 68 or 100, also if he won RSA by a bid [8.1-02]', () => {
    const state = bought('CTL');
    for (const amount of [0, 67, 144, 216]) refuses(state, value(amount), 'rsa.valueOfPhase');
    expect(space(play(state, value(68)), 'CTL')).toEqual([4, 2]);
    expect(space(play(state, value(100)), 'CTL')).toEqual([3, 5]);
    expect(whyNot(state, pass)).toBe('turn.notOffered');
    const sale = ['SCE', 'SIGI', 'CNM', 'SMS'].map(buyPrivate);
    const won = play(newGame(3), bid('RSA', 155), ...sale);
    expect([asked(won), decider(won)]).toEqual(['setValue', 'P1']);
    refuses(won, value(144), 'rsa.valueOfPhase');
  });

  it('the bank gives two shares less the token fee [8.1-03]', () => {
    const state = bought('CTL');
    const before = cash(state, 'bank');
    expect(cash(play(state, value(68)), 'CTL')).toBe(136 - 40);
    expect(cash(play(state, value(68)), 'bank')).toBe(before - 136 + 40);
    expect(cash(play(state, value(100)), 'CTL')).toBe(200 - 40);
    expect(cash(play(state, value(100)), 'bank')).toBe(before - 200 + 40);
  });

  it('treasuries at 68 and 100 [8.1-04]', () => {
    const treasuries = Object.entries({
      AFG: [96, 160],
      ATA: [106, 170],
      CTL: [96, 160],
      IFT: [46, 110],
      RCS: [6, 70],
      SFA: [96, 160],
    });
    for (const [corp, [low, high]] of treasuries) {
      const state = bought(corp as Corp);
      expect([corp, cash(play(state, value(68)), corp)]).toEqual([corp, low]);
      expect([corp, cash(play(state, value(100)), corp)]).toEqual([corp, high]);
    }
  });

  it('one station goes home at once, two stay on the charter; Garibaldi’s home is chosen now [8.1-05]', () => {
    const begun = play(bought('RCS'), value(68));
    expect(stationsIn(begun, 'C5')).toEqual(['RCS']);
    expect(begun.table.charters.RCS).toBe(2);
    const garibaldi = play(bought('AFG'), value(68));
    expect([asked(garibaldi), decider(garibaldi)]).toEqual(['chooseHome', 'P2']);
    const home = play(garibaldi, { type: 'chooseHome', hex: 'B14' });
    expect(stationsIn(home, 'B14')).toEqual(['AFG']);
    expect([home.table.charters.AFG, asked(home), decider(home)]).toEqual([2, 'stockTurn', 'P3']);
  });

  it('no further certificates are bought with it; the rest waits for the stock round [8.1-06]', () => {
    const state = bought('CTL');
    expect(whyNot(state, { type: 'buyCert', corp: 'CTL', from: 'treasury' })).toBe('turn.notOffered');
    const begun = play(state, value(68));
    // The deal is with P3, on the left of the buyer.
    expect([asked(begun), decider(begun)]).toEqual(['stockTurn', 'P3']);
    expect(hand(play(begun, { type: 'buyCert', corp: 'CTL', from: 'treasury' }), 'CTL', 'P3')).toBe('1 single');
  });

  it('RSA closes without money when its corporation buys its first train [8.1-07]', () => {
    const state = corpTurn(linked, 'SFA', 'buyTrains');
    const bank = play(state, { type: 'buyTrain', train: '4H-1', price: 100 });
    expect([bank.table.privates.RSA, cash(bank, 'P2')]).toEqual(['gone', 0]);
    const pooled = corpTurn({ ...linked, poolTrains: ['4H'] }, 'SFA', 'buyTrains');
    const pool = play(pooled, { type: 'buyTrain', train: '4H-1', price: 100 });
    expect(pool.table.privates.RSA).toBe('gone');
    const other = play(state, { type: 'buyTrain', train: '4H-0', price: 70 }, { type: 'consent' });
    expect(other.table.privates.RSA).toBe('gone');
    // A train of another corporation closes nothing.
    const corps = { ...linked.corps, CTL: { president: 'P3', cash: 200 } } as const;
    const foreign = play(corpTurn({ ...linked, corps }, 'CTL', 'buyTrains'), {
      type: 'buyTrain',
      train: '4H-0',
      price: 100,
    });
    expect(foreign.table.privates.RSA).toBe('P2');
    // The link is there from the purchase of RSA on.
    expect(play(bought('CTL'), value(68)).table.rsaCorp).toBe('CTL');
  });

  it('if that corporation closes before, RSA stays open and pays until Phase 12 [8.1-08]', () => {
    // Akragas, at 24 and without a train, goes left into Closed.
    const corps = { ...linked.corps, SFA: { cash: 200, at: [9, 1] } } as const;
    const closed = play(corpTurn({ ...linked, corps, cash: { P1: 300, P2: 300, P3: 300 } }, 'SFA'), pass);
    expect([closed.table.corps.SFA, closed.table.privates.RSA]).toEqual([undefined, 'P2']);
    expect(closed.table.rsaCorp).toBeNull();
    // It goes on paying.
    const paid = roundBegins({ privates: { RSA: 'P2' }, corps: { CTL: {} } }, 'operatingRounds');
    expect(cash(paid, 'P2')).toBe(25);
    // Started again and buying a train it does not close RSA: the link is gone.
    const table = { rsaCorp: closed.table.rsaCorp };
    const again = corpTurn({ ...linked, table }, 'SFA', 'buyTrains');
    expect(play(again, { type: 'buyTrain', train: '4H-1', price: 100 }).table.privates.RSA).toBe('P2');
    // The first 12H does.
    const rich = { ...linked, phase: '10', corps: { SFA: { cash: 800 } }, table } as const;
    const late = soldOut(corpTurn(rich, 'SFA', 'buyTrains'), '10H');
    expect(play(late, { type: 'buyTrain', train: '12H-0', price: 800 }).table.privates.RSA).toBe('gone');
  });

  it('RSA and the president’s certificate are two certificates for the limit [8.1-09]', () => {
    const state = bought('CTL');
    expect(certificates(state.table, 'P2')).toBe(2);
    expect(certificates(play(state, value(68)).table, 'P2')).toBe(3);
  });
});
