import { trainsOf } from '@binario/rail';
import { describe, expect, it } from 'vitest';
import { isStarted, presidentOf } from '../table.ts';
import {
  acquire,
  asked,
  cash,
  corpTurn,
  decider,
  hand,
  type Position,
  pass,
  play,
  refuses,
  sell,
  space,
  whyNot,
} from './support/index.ts';

type Given = NonNullable<Position['corps']>['CTL'];

const buys = (train: string, price: number) => ({ type: 'buyTrain', train, price }) as const;
/** Phase 8, so the cheapest train is an 8H at 350. */
const next8H = buys('8H-1', 350);

/** Lilibeo has a route to Trapani, no train, and its president P1 is asked for one. */
const lilibeo = (given: Given, position: Position = {}) =>
  corpTurn({ phase: '8', ...position, corps: { CTL: given ?? {}, ...position.corps } }, 'CTL', 'buyTrains');

/** Three singles of Sicula, at L.100, in the president's hand. */
const sicula = { RCS: { president: 'P2', singles: { P1: 3 } } } as const;

describe('1849 §10.7 Emergency money raising: when', () => {
  it('only without a train, with the duty to own one, with too little money, and with no deal made [10.7-01]', () => {
    refuses(lilibeo({ trains: ['8H'] }, { corps: sicula }), sell('RCS'), 'emergency.none');
    const noRoute = corpTurn({ phase: '8', corps: { ATA: {}, ...sicula } }, 'ATA', 'buyTrains');
    refuses(noRoute, sell('RCS'), 'emergency.none');
    refuses(lilibeo({ cash: 350 }, { corps: sicula }), sell('RCS'), 'emergency.none');
    expect(whyNot(lilibeo({ cash: 349 }, { corps: sicula }), sell('RCS'))).toBeUndefined();
    // A train from another corporation: the emergency is over.
    const deal = lilibeo({ cash: 50 }, { corps: { RCS: { ...sicula.RCS, trains: ['6H'] } } });
    expect(whyNot(deal, sell('RCS'))).toBeUndefined();
    const made = play(deal, buys('6H-0', 20), { type: 'consent' });
    expect([cash(made, 'CTL'), asked(made)]).toEqual([30, 'finance']);
    refuses(lilibeo({ trains: ['8H'] }), { type: 'declareBankruptcy' }, 'emergency.none');
  });

  it('no deal is compulsory, and the treasury alone pays for one [10.7-02]', () => {
    const state = lilibeo({ cash: 50 }, { cash: { P1: 400 }, corps: { RCS: { president: 'P2', trains: ['6H'] } } });
    refuses(state, buys('6H-0', 51), 'train.noMoney');
    // P2 would sell for L.50, but the president may as well help out with an 8H.
    expect(whyNot(state, buys('6H-0', 50))).toBeUndefined();
    expect(trainsOf(play(state, next8H).table, 'CTL')).toEqual(['8H-1']);
  });

  it('a treasury that can pay the cheapest train gets no help, for no train [10.7-03]', () => {
    const state = lilibeo({ cash: 400 }, { phase: '16', cash: { P1: 2000 } });
    refuses(state, buys('16H-1', 1100), 'train.noMoney');
    const bought = play(state, buys('R6H-0', 350));
    expect([cash(bought, 'CTL'), cash(bought, 'P1')]).toEqual([50, 2000]);
    const rich = lilibeo({ cash: 1100 }, { phase: '16', cash: { P1: 2000 } });
    expect(cash(play(rich, buys('16H-1', 1100)), 'P1')).toBe(2000);
  });

  it('outside this procedure a president adds nothing [10.7-04]', () => {
    const owns = lilibeo({ cash: 300, trains: ['6H'] }, { cash: { P1: 2000 } });
    refuses(owns, next8H, 'train.noMoney');
    const noRoute = corpTurn({ phase: '8', cash: { P1: 2000 }, corps: { ATA: { cash: 300 } } }, 'ATA', 'buyTrains');
    refuses(noRoute, next8H, 'train.noMoney');
  });

  it('privates may be bought until the first stock of the emergency is sold [10.7-24]', () => {
    const state = lilibeo({ cash: 100 }, { privates: { SIGI: 'P1', SCE: 'P1' }, corps: sicula });
    const bought = play(state, acquire('SIGI', 60));
    expect([cash(bought, 'CTL'), cash(bought, 'P1'), asked(bought)]).toEqual([40, 60, 'buyTrains']);
    const sold = play(bought, sell('RCS'));
    refuses(sold, acquire('SCE', 10), 'acquire.notAfterSales');
    // Cash alone does not bar it.
    expect(whyNot(bought, acquire('SCE', 10))).toBeUndefined();
  });
});

describe('1849 §10.7 Emergency money raising: cash, then stock', () => {
  it('the president’s cash comes first, exactly the difference [10.7-05, 10.7-13]', () => {
    const state = lilibeo({ cash: 120 }, { cash: { P1: 300 }, corps: sicula });
    refuses(state, sell('RCS'), 'emergency.enough');
    const bought = play(state, next8H);
    expect([cash(bought, 'CTL'), cash(bought, 'P1')]).toEqual([0, 300 - 230]);
    expect(trainsOf(bought.table, 'CTL')).toEqual(['8H-1']);
  });

  it('he sells only while it is not enough, and keeps what is over [10.7-06, 10.7-07, 10.7-13]', () => {
    const state = lilibeo({ cash: 120 }, { cash: { P1: 80 }, corps: sicula });
    refuses(state, next8H, 'train.presidentShort');
    // 150 are missing: one share at 100 is too little, two are right, three are too many.
    refuses(state, sell('RCS', 3), 'emergency.moreThanNeeded');
    const two = play(state, sell('RCS', 2));
    expect(cash(two, 'P1')).toBe(280);
    refuses(two, sell('RCS'), 'emergency.enough');
    refuses(two, pass, 'train.mustOwnOne');
    const bought = play(two, next8H);
    expect([cash(bought, 'CTL'), cash(bought, 'P1')]).toEqual([0, 280 - 230]);
  });

  it('one share after another, each at the price then valid, until it is enough [10.7-07]', () => {
    const one = play(lilibeo({ cash: 120 }, { cash: { P1: 80 }, corps: sicula }), sell('RCS'));
    expect(cash(one, 'P1')).toBe(180);
    const two = play(one, sell('RCS'));
    expect(cash(two, 'P1')).toBe(180 + 95);
    refuses(two, sell('RCS'), 'emergency.enough');
  });

  it('a last certificate may bring more than is missing, but nothing goes with it (RUL-53) [10.7-07]', () => {
    const state = lilibeo({ cash: 300 }, { corps: { RCS: { president: 'P2', singles: { P1: 2 }, last: 'P1' } } });
    refuses(state, sell('RCS', 1, { last: 1 }), 'emergency.moreThanNeeded');
    refuses(state, sell('RCS', 2), 'emergency.moreThanNeeded');
    const sold = play(state, sell('RCS', 0, { last: 1 }));
    expect(cash(play(sold, next8H), 'P1')).toBe(200 - 50);
  });

  it('which stock, and in what order, is his choice [10.7-08]', () => {
    const state = lilibeo(
      { cash: 120 },
      { corps: { ...sicula, SFA: { president: 'P3', singles: { P1: 2 }, at: [2, 8] } } },
    );
    for (const sale of [sell('RCS'), sell('RCS', 2), sell('SFA'), sell('SFA', 2)]) {
      expect(whyNot(state, sale)).toBeUndefined();
    }
    // The dear one first, or the cheap one.
    expect(cash(play(state, sell('SFA'), sell('RCS')), 'P1')).toBe(244);
    expect(cash(play(state, sell('RCS'), sell('SFA')), 'P1')).toBe(244);
  });

  it('the limits of 9.2 hold: pool, first turn, president’s certificate; and prices fall [10.7-09]', () => {
    const state = lilibeo(
      { cash: 0 },
      {
        corps: {
          RCS: { president: 'P2', singles: { P1: 2, pool: 4 } },
          SFA: { president: 'P2', singles: { P1: 1 }, facts: { turns: 0 } },
          IFT: { president: 'P1' },
        },
      },
    );
    refuses(state, sell('RCS', 2), 'sell.poolFull');
    refuses(state, sell('SFA'), 'sell.notOperated');
    refuses(state, sell('IFT', 0, { president: 2 }), 'sell.noSuccessor');
    const sold = play(state, sell('RCS'));
    expect(space(sold, 'RCS')).toEqual([4, 5]);
    expect(hand(sold, 'RCS', 'pool')).toBe('5 singles');
  });

  it('no sale may cost him the presidency of the operating corporation; others may change hands [10.7-10]', () => {
    const state = lilibeo(
      { cash: 0, singles: { P1: 2, P2: 3 } },
      { corps: { RCS: { president: 'P1', singles: { P1: 1, P2: 3 } } } },
    );
    // 40 against 30: one share can go, two cannot.
    refuses(state, sell('CTL', 2), 'emergency.keepsOffice');
    expect(presidentOf(play(state, sell('CTL')).table, 'CTL')).toBe('P1');
    const changed = play(state, sell('RCS'));
    expect(presidentOf(changed.table, 'RCS')).toBe('P2');
    expect(decider(changed)).toBe('P1');
  });

  it('treasury stock is not sold now [10.7-11]', () => {
    const state = lilibeo({ cash: 300, singles: { P1: 1 } });
    expect(whyNot(state, { type: 'sellTreasury', ordinary: 1, last: 0 })).toBe('turn.notOffered');
  });
});

describe('1849 §10.7 Emergency money raising: A, he can pay', () => {
  it('the cheapest train of bank and pool, none from a corporation [10.7-12]', () => {
    const state = lilibeo(
      { cash: 50 },
      {
        phase: '16',
        cash: { P1: 100 },
        poolTrains: ['10H'],
        corps: { ...sicula, SFA: { president: 'P1', trains: ['10H'] } },
      },
    );
    // Own deals are open until stock is sold for the train.
    expect(whyNot(state, buys('10H-0', 50))).toBeUndefined();
    const sold = play(state, sell('RCS', 2));
    refuses(sold, buys('10H-0', 50), 'train.noDealAfterSales');
    refuses(sold, buys('10H-1', 550), 'train.noMoney');
    refuses(sold, buys('16H-1', 1100), 'train.noMoney');
    const bought = play(sold, buys('R6H-0', 350));
    expect(trainsOf(bought.table, 'CTL')).toEqual(['R6H-0']);
    expect([cash(bought, 'CTL'), cash(bought, 'P1')]).toEqual([0, 0]);
  });

  it('a train in the pool may be the cheapest [10.7-12]', () => {
    const state = lilibeo({ cash: 100 }, { phase: '10', cash: { P1: 500 }, poolTrains: ['8H'] });
    refuses(state, buys('10H-1', 550), 'train.noMoney');
    expect(cash(play(state, buys('8H-0', 350)), 'P1')).toBe(250);
  });

  it('among several cheapest at one price the president chooses [10.7-14]', () => {
    const state = lilibeo(
      { cash: 300, facts: { eToken: true } },
      {
        phase: '12',
        cash: { P1: 300 },
        poolTrains: ['10H'],
        setup: { variants: ['acquiringTokens', 'bonds', 'electricDreams'] },
      },
    );
    for (const train of ['10H-0', 'E-0']) {
      const bought = play(state, buys(train, 550));
      expect(trainsOf(bought.table, 'CTL')).toEqual([train]);
      expect([cash(bought, 'CTL'), cash(bought, 'P1')]).toEqual([0, 50]);
    }
  });

  it('afterwards no further train: the treasury is empty [10.7-25]', () => {
    const state = lilibeo({ cash: 0 }, { phase: '10', cash: { P1: 1000 }, poolTrains: ['8H', '8H'] });
    const bought = play(state, buys('8H-0', 350));
    expect(cash(bought, 'CTL')).toBe(0);
    expect(asked(bought)).toBe('finance');
    const again = { ...bought, flow: state.flow };
    refuses(again, buys('8H-1', 350), 'train.noMoney');
  });

  it('another corporation pushed into Closed by his sales closes at once, and the emergency goes on [10.7-23]', () => {
    const state = lilibeo(
      { cash: 0 },
      { corps: { SFA: { president: 'P2', singles: { P1: 1 }, at: [8, 0] }, ...sicula } },
    );
    const closed = play(state, sell('SFA'));
    expect(isStarted(closed.table, 'SFA')).toBe(false);
    expect([cash(closed, 'P1'), asked(closed), decider(closed)]).toEqual([27, 'buyTrains', 'P1']);
  });
});
