import { describe, expect, it } from 'vitest';
import { isStarted, presidentOf } from '../table.ts';
import {
  asked,
  buy,
  cash,
  corpTurn,
  decider,
  hand,
  operating,
  type Position,
  pass,
  play,
  refuses,
  sell,
  settled,
  stockTurn,
  whyNot,
} from './support/index.ts';
import { soldOut } from './support/supply.ts';

type Given = NonNullable<Position['corps']>['CTL'];

const bond = { facts: { bond: true } } as const;
const setup = { variants: ['bonds'] } as const;

/** P1's stock round turn; Lilibeo, of P2, stands at L.27 with its bond out: a share sold closes it. */
const brink = (given: Given, position: Position = {}) =>
  stockTurn({
    phase: '8',
    setup,
    ...position,
    corps: { CTL: { president: 'P2', at: [8, 0], singles: { P1: 1 }, ...bond, ...given }, ...position.corps },
  });

/** Sicula at L.100: three shares of P2. */
const sicula = { RCS: { president: 'P3', singles: { P2: 3 } } } as const;

describe('1849 §14.2 Bonds: closing with the bond outstanding', () => {
  it('the treasury repays first [14.2-13]', () => {
    const state = brink({ cash: 620 }, { cash: { P1: 1000, P2: 40 } });
    const shut = play(state, sell('CTL'));
    expect([isStarted(shut.table, 'CTL'), cash(shut, 'P2'), decider(shut)]).toEqual([false, 40, 'P1']);
  });

  it('the rest comes out of its president’s cash, exactly, in another player’s turn [14.2-13]', () => {
    const state = brink({ cash: 120 }, { cash: { P1: 1000, P2: 700 }, corps: sicula });
    const before = cash(state, 'bank');
    const shut = play(state, sell('CTL'));
    expect([cash(shut, 'P2'), hand(shut, 'RCS', 'P2')]).toEqual([700 - 380, '3 singles']);
    expect(cash(shut, 'bank') - before).toBe(120 + 380 - 27);
    // And P1 goes on with his turn.
    expect([asked(shut), decider(shut)]).toEqual(['stockTurn', 'P1']);
  });

  it('then by selling stock, no more than is missing; he is asked at once (RUL-68) [14.2-13]', () => {
    const state = brink({ cash: 120 }, { cash: { P1: 1000, P2: 230 }, corps: sicula });
    const asks = play(state, sell('CTL'));
    expect([asked(asks), decider(asks)]).toEqual(['bondDebt', 'P2']);
    expect(whyNot(asks, pass)).toBe('turn.notOffered');
    // 150 are missing: two shares of Sicula.
    refuses(asks, sell('RCS', 3), 'bondDebt.moreThanNeeded');
    const paid = play(asks, sell('RCS', 2));
    expect([cash(paid, 'P2'), hand(paid, 'RCS', 'P2')]).toEqual([230 + 200 - 380, '1 single']);
    expect([asked(paid), decider(paid)]).toEqual(['stockTurn', 'P1']);
    // One after the other comes to the same, at falling prices.
    const slow = play(asks, sell('RCS'), sell('RCS'));
    expect(cash(slow, 'P2')).toBe(230 + 100 + 95 - 380);
  });

  it('the rules of 9.2 hold for these sales, also the bar on buying back in a stock round [14.2-13]', () => {
    const state = brink(
      { cash: 120 },
      {
        cash: { P1: 1000, P2: 230 },
        corps: {
          RCS: { president: 'P3', singles: { P2: 3, pool: 3 } },
          SFA: { president: 'P3', singles: { P2: 1 }, facts: { turns: 0 } },
          IFT: { president: 'P3', singles: { P2: 1 } },
        },
      },
    );
    const asks = play(state, sell('CTL'));
    refuses(asks, sell('SFA'), 'sell.notOperated');
    refuses(asks, sell('RCS', 3), 'sell.poolFull');
    const paid = play(asks, sell('RCS', 2));
    const turn = play(paid, pass);
    expect(decider(turn)).toBe('P2');
    const rich = { ...turn, table: { ...turn.table, cash: { ...turn.table.cash, P2: 500 } } };
    refuses(rich, buy('RCS', 'pool'), 'buy.soldThisRound');
  });

  it('who pays in full is asked nothing more, even without stock [14.2-13]', () => {
    const state = brink({ cash: 100 }, { cash: { P1: 1000, P2: 500 } });
    const shut = play(state, sell('CTL'));
    expect([cash(shut, 'P2'), asked(shut), decider(shut)]).toEqual([100, 'stockTurn', 'P1']);
    const exact = play(brink({ cash: 0 }, { cash: { P1: 1000, P2: 500 } }), sell('CTL'));
    expect([cash(exact, 'P2'), asked(exact), exact.table.leavers]).toEqual([0, 'stockTurn', []]);
  });

  it('what he cannot raise lapses; without stock he takes a loan or leaves, with stock he plays on [14.2-13]', () => {
    const state = brink({ cash: 100 }, { cash: { P1: 1000, P2: 60 } });
    const asks = play(state, sell('CTL'));
    expect([asked(asks), decider(asks), cash(asks, 'P2')]).toEqual(['loanOrLeave', 'P2', 0]);
    const lent = play(asks, { type: 'takeLoan' });
    expect([cash(lent, 'P2'), lent.table.loans, decider(lent)]).toEqual([500, { P2: 1 }, 'P1']);
    const left = play(asks, { type: 'leaveGame' });
    expect([left.table.leavers, decider(left)]).toEqual([['P2'], 'P1']);
    const holder = brink(
      { cash: 100 },
      { cash: { P1: 1000, P2: 60 }, corps: { SFA: { president: 'P3', singles: { P2: 1 }, facts: { turns: 0 } } } },
    );
    const kept = play(holder, sell('CTL'));
    expect([asked(kept), decider(kept), cash(kept, 'P2')]).toEqual(['stockTurn', 'P1', 0]);
  });

  it('all his stock is not enough: it is sold, and then he is asked [14.2-13]', () => {
    const state = brink({ cash: 0 }, { cash: { P1: 1000, P2: 60 }, corps: sicula });
    const asks = play(state, sell('CTL'), sell('RCS', 3));
    expect([asked(asks), decider(asks), cash(asks, 'P2')]).toEqual(['loanOrLeave', 'P2', 0]);
  });

  it('the office passes before the price falls: the new president owes the bond (RUL-24) [14.2-13]', () => {
    const state = brink({ president: 'P1', singles: { P1: 1, P2: 3 }, cash: 450 }, { cash: { P1: 1000, P2: 200 } });
    expect(presidentOf(state.table, 'CTL')).toBe('P1');
    const shut = play(state, sell('CTL'));
    expect([cash(shut, 'P1'), cash(shut, 'P2')]).toEqual([1027, 150]);
  });

  it('who closes his own corporation in his own turn and cannot pay may have to leave in the middle of it [14.2-13]', () => {
    const state = brink({ president: 'P1', singles: { P1: 1 }, cash: 100 }, { cash: { P2: 500, P3: 500 } });
    const asks = play(state, sell('CTL'));
    expect([asked(asks), decider(asks), cash(asks, 'P1')]).toEqual(['loanOrLeave', 'P1', 0]);
    const left = play(asks, { type: 'leaveGame' });
    expect([asked(left), decider(left)]).toEqual(['stockTurn', 'P2']);
    // He was the last to act: the deal goes to his left when the two others have passed.
    const next = play(left, pass, pass);
    expect([next.table.priority, next.table.leavers]).toEqual(['P2', ['P1']]);
  });

  it('in the middle of another’s bankruptcy: the bond is repaid, then the bankruptcy goes on [14.2-13]', () => {
    const state = corpTurn(
      {
        phase: '8',
        setup,
        cash: { P2: 300 },
        corps: { CTL: {}, SFA: { president: 'P2', at: [8, 0], cash: 400, singles: { P1: 1 }, ...bond } },
      },
      'CTL',
      'buyTrains',
    );
    const asks = play(state, { type: 'declareBankruptcy' });
    expect([isStarted(asks.table, 'SFA'), isStarted(asks.table, 'CTL')]).toEqual([false, false]);
    expect([cash(asks, 'P2'), asked(asks), decider(asks)]).toEqual([200, 'loanOrLeave', 'P1']);
  });

  it('in an operating round too: no revenue, an emergency, an earthquake [14.2-13]', () => {
    const trainless = corpTurn(
      {
        phase: '8',
        setup,
        cash: { P1: 600 },
        corps: { CTL: { at: [9, 1], cash: 40, ...bond }, ATA: { president: 'P2', at: [9, 2] } },
      },
      'CTL',
      'runTrains',
    );
    expect([cash(settled(trainless), 'P1'), operating(settled(trainless))]).toEqual([600 - 460, 'ATA']);
    // His own emergency sale closes the operating corporation: he keeps what he has not paid in, and owes the bond.
    const emergency = corpTurn(
      {
        phase: '8',
        setup,
        cash: { P1: 100 },
        corps: {
          CTL: { at: [8, 0], cash: 40, singles: { P1: 2 }, ...bond },
          RCS: { president: 'P2', singles: { P1: 4 } },
        },
      },
      'CTL',
      'buyTrains',
    );
    const asks = play(emergency, sell('CTL'));
    expect([asked(asks), decider(asks), cash(asks, 'P1')]).toEqual(['bondDebt', 'P1', 127]);
    expect(whyNot(asks, { type: 'takeLoan' })).toBe('turn.notOffered');
    // 460 are owed: four shares of Sicula and 60 of his cash.
    const paid = play(asks, sell('RCS', 4));
    expect([cash(paid, 'P1'), operating(paid)]).toEqual([127 + 400 - 460, 'RCS']);
    const quake = soldOut(
      corpTurn(
        {
          phase: '10',
          setup,
          cash: { P2: 600 },
          corps: { CTL: { cash: 800 }, AFG: { president: 'P2', cash: 200, stations: ['B14'], ...bond } },
        },
        'CTL',
        'buyTrains',
      ),
      '10H',
    );
    expect(cash(play(quake, { type: 'buyTrain', train: '12H-0', price: 800 }), 'P2')).toBe(600 - 300);
  });

  it('a president who has given all he had for a train owes nothing more (RUL-67) [14.2-13]', () => {
    const state = corpTurn(
      {
        phase: '8',
        setup,
        cash: { P1: 100 },
        corps: { CTL: { cash: 40, ...bond }, ATA: { president: 'P2', at: [9, 2] } },
      },
      'CTL',
      'buyTrains',
    );
    const asks = play(state, { type: 'declareBankruptcy' });
    expect([asked(asks), cash(asks, 'P1'), cash(asks, 'bank') - cash(state, 'bank')]).toEqual(['loanOrLeave', 0, 140]);
    expect(operating(play(asks, { type: 'takeLoan' }))).toBe('ATA');
  });
});
