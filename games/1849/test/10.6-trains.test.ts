import { trainsOf } from '@binario/rail';
import { describe, expect, it } from 'vitest';
import { saleOrder, type TrainClass } from '../data/trains.ts';
import { mustBuyTrain, trainsOnSale } from '../rules/trains.ts';
import { isStarted } from '../table.ts';
import { classOf, phases, trainDefs } from './support/builtIn.ts';
import {
  asked,
  cash,
  corpTurn,
  decider,
  operating,
  type Position,
  pass,
  play,
  refuses,
  run,
  type State1849,
  settled,
  tableOf,
  whyNot,
} from './support/index.ts';
import { narrowToCaltagirone } from './support/lines.ts';
import { soldOut } from './support/supply.ts';

const buys = (train: string, price: number) => ({ type: 'buyTrain', train, price }) as const;

/** In the step of buying trains; Marsala is always joined to Trapani, so Lilibeo has a route. */
const lilibeo = (given: NonNullable<Position['corps']>['CTL'], position: Position = {}) =>
  corpTurn({ ...position, corps: { CTL: given ?? {}, ...position.corps } }, 'CTL', 'buyTrains');

describe('1849 §10.6 Purchase trains: the duty', () => {
  it('a corporation with a route must own a train, however long the route [10.6-01]', () => {
    refuses(lilibeo({ cash: 100 }), pass, 'train.mustOwnOne');
    // Siracusa to Caltagirone counts six: no 4H could run it, and yet there is the duty (RUL-49).
    const archimede = corpTurn({ tiles: narrowToCaltagirone, corps: { ATA: { cash: 100 } } }, 'ATA', 'buyTrains');
    refuses(archimede, pass, 'train.mustOwnOne');
    const bought = play(lilibeo({ cash: 100 }), buys('4H-0', 100));
    expect(trainsOf(bought.table, 'CTL')).toEqual(['4H-0']);
  });

  it('only what the map is now counts: a port alone is no second stop [10.6-01]', () => {
    const sicula = corpTurn({ corps: { RCS: { cash: 100 } } }, 'RCS', 'buyTrains');
    expect(whyNot(sicula, pass)).toBeUndefined();
  });

  it('with a train it may buy more, out of its own treasury only [10.6-02]', () => {
    const state = lilibeo({ cash: 150, trains: ['4H'] }, { cash: { P1: 500 } });
    expect(whyNot(state, pass)).toBeUndefined();
    const more = play(state, buys('4H-1', 100));
    expect([cash(more, 'CTL'), cash(more, 'P1')]).toEqual([50, 500]);
    refuses(lilibeo({ cash: 50, trains: ['4H'] }, { cash: { P1: 500 } }), buys('4H-1', 100), 'train.noMoney');
  });

  it('without a route nothing must be bought, but it may be [10.6-03, 10.6-02]', () => {
    const archimede = corpTurn({ corps: { ATA: { cash: 100 } } }, 'ATA', 'buyTrains');
    expect(whyNot(archimede, pass)).toBeUndefined();
    expect(trainsOf(play(archimede, buys('4H-0', 100)).table, 'ATA')).toEqual(['4H-0']);
    // Nor does the president help there.
    const poor = corpTurn({ cash: { P1: 500 }, corps: { ATA: { cash: 0 } } }, 'ATA', 'buyTrains');
    refuses(poor, buys('4H-0', 100), 'train.noMoney');
  });

  it('no duty when bank and pool have nothing to sell; a deal stays possible [10.6-04]', () => {
    const state = lilibeo({ cash: 100 }, { phase: '16', corps: { RCS: { president: 'P2', trains: ['16H'] } } });
    const empty = soldOut(state, '16H', 'R6H');
    refuses(state, pass, 'train.mustOwnOne');
    expect(whyNot(empty, pass)).toBeUndefined();
    expect(decider(play(empty, buys('16H-0', 100)))).toBe('P2');
    // Nobody to deal with either: nothing is asked.
    const alone = soldOut(lilibeo({ cash: 100 }, { phase: '16' }), '16H', 'R6H');
    expect(asked(settled(alone))).not.toBe('buyTrains');
  });
});

describe('1849 §10.6 Purchase trains: the limit', () => {
  it.each([
    ['4', '4H', 4],
    ['6', '4H', 4],
    ['8', '6H', 3],
    ['10', '8H', 2],
    ['12', '8H', 2],
    ['16', '10H', 2],
  ] as const)('in Phase %s, holding %s trains, the limit is %i [10.6-05]', (phase, kind, limit) => {
    const holds = (count: number) =>
      lilibeo({ cash: 1100, trains: Array.from({ length: count }, () => kind) }, { phase, players: 4 });
    const firstOnSale = (state: State1849) => {
      const train = trainsOnSale(state.table, 'CTL')[0] as string;
      return buys(train, classOf(train).price);
    };
    refuses(holds(limit), firstOnSale(holds(limit)), 'train.limit');
    expect(whyNot(holds(limit - 1), firstOnSale(holds(limit - 1)))).toBeUndefined();
    expect(phases[phase].trainLimit).toBe(limit);
  });

  it('nothing is bought at the limit, even where the purchase would eliminate own trains [10.6-06]', () => {
    const four = soldOut(lilibeo({ cash: 400, trains: ['4H', '4H', '4H', '4H'] }, { phase: '6' }), '6H');
    refuses(four, buys('8H-0', 350), 'train.limit');
  });

  it('in Phase 8 two 8H and the first 10H: one of the three goes back to the pool [10.6-21]', () => {
    const state = soldOut(lilibeo({ cash: 600, trains: ['8H', '8H'] }, { phase: '8' }), '8H');
    const bought = play(state, buys('10H-0', 550));
    expect(asked(bought)).toBe('discardTrain');
    expect(decider(bought)).toBe('P1');
    const after = play(bought, { type: 'discardTrain', train: '8H-0' });
    expect(trainsOf(after.table, 'CTL')).toEqual(['8H-1', '10H-0']);
    expect(trainsOf(after.table, 'pool')).toEqual(['8H-0']);
  });

  it('in Phase 12 two 8H: the first 16H may not be bought [10.6-22]', () => {
    refuses(lilibeo({ cash: 1200, trains: ['8H', '8H'] }, { phase: '12' }), buys('16H-0', 1100), 'train.limit');
  });

  it('a surplus train goes to the pool without money, and is on sale there at once [10.6-19, 10.6-20]', () => {
    // Sicula owns three 8H when Lilibeo buys the first 10H.
    const state = lilibeo(
      { cash: 1000 },
      { phase: '8', players: 4, corps: { RCS: { president: 'P2', cash: 30, trains: ['8H', '8H', '8H'] } } },
    );
    const bought = play(state, buys('10H-0', 550));
    expect([asked(bought), decider(bought)]).toEqual(['discardTrain', 'P2']);
    const given = play(bought, { type: 'discardTrain', train: '8H-2' });
    expect([cash(given, 'RCS'), cash(given, 'P2')]).toEqual([30, 0]);
    // Lilibeo, still buying, takes it at face value; the bank is paid.
    refuses(given, buys('8H-2', 100), 'train.faceValue');
    const again = play(given, buys('8H-2', 350));
    expect(trainsOf(again.table, 'CTL')).toEqual(['8H-2', '10H-0']);
    expect(cash(again, 'bank') - cash(given, 'bank')).toBe(350);
    expect(again.table.phase).toBe('10');
  });

  it('no other way leads into the pool: trains of closed corporations are gone [10.6-19]', () => {
    const state = corpTurn({ phase: '8', corps: { CTL: { trains: ['8H'], at: [9, 1] } } }, 'CTL', 'finance');
    const closed = play(state, { type: 'sellTreasury', ordinary: 1, last: 0 });
    // Selling does not close it, as nothing lies below 24; losing its revenue does.
    expect(isStarted(closed.table, 'CTL')).toBe(true);
    const trainless = settled(
      corpTurn({ phase: '8', corps: { ATA: { trains: ['8H'], at: [9, 1] } } }, 'ATA', 'runTrains'),
    );
    expect(isStarted(trainless.table, 'ATA')).toBe(false);
    expect(trainless.table.trains['8H-0']).toBe('gone');
  });
});

describe('1849 §10.6 Purchase trains: bank and pool', () => {
  it('several trains, one after the other, each paid to the bank at face value [10.6-07, 10.6-08]', () => {
    const state = lilibeo({ cash: 350 });
    const one = play(state, buys('4H-0', 100));
    expect([cash(one, 'CTL'), asked(one)]).toEqual([250, 'buyTrains']);
    const two = play(one, buys('4H-1', 100));
    expect(cash(two, 'CTL')).toBe(150);
    expect(cash(two, 'bank') - cash(state, 'bank')).toBe(200);
    refuses(two, buys('4H-2', 99), 'train.faceValue');
    refuses(two, buys('4H-2', 101), 'train.faceValue');
    const pool = lilibeo({ cash: 600 }, { phase: '10', poolTrains: ['8H'] });
    refuses(pool, buys('8H-0', 300), 'train.faceValue');
    expect(cash(play(pool, buys('8H-0', 350)), 'CTL')).toBe(250);
  });

  it('a class is on offer when the one before it is sold out [10.6-09]', () => {
    expect(saleOrder).toEqual(['4H', '6H', '8H', '10H', '12H', '16H']);
    let state = lilibeo({ cash: 5000 });
    refuses(state, buys('6H-0', 200), 'train.notForSale');
    refuses(state, buys('16H-0', 1100), 'train.notForSale');
    for (const [n, kind] of saleOrder.entries()) {
      expect(trainsOnSale(state.table, 'CTL').map((train) => train.split('-')[0])).toContain(kind);
      const later = saleOrder[n + 1];
      if (later) refuses(state, buys(`${later}-0`, trainDefs[later].price), 'train.notForSale');
      state = soldOut(state, kind);
    }
  });

  it('with the first 16H sold, 16H and R6H are both on offer [10.6-10]', () => {
    const before = lilibeo({ cash: 3000 }, { phase: '12' });
    refuses(before, buys('R6H-0', 350), 'train.notForSale');
    const first = play(before, buys('16H-0', 1100));
    expect(first.table.phase).toBe('16');
    expect(trainsOnSale(first.table, 'CTL')).toEqual(['16H-1', 'R6H-0']);
    expect(trainsOf(play(first, buys('R6H-0', 350)).table, 'CTL')).toEqual(['16H-0', 'R6H-0']);
  });

  it('the first of a class from the bank begins its phase at once; pool, corporations and R6H begin none [10.6-15]', () => {
    const begins = (from: '4' | '6' | '8' | '10' | '12', old: TrainClass, next: TrainClass) => {
      const state = soldOut(lilibeo({ cash: 1100 }, { phase: from }), old);
      return play(state, buys(`${next}-0`, trainDefs[next].price)).table.phase;
    };
    expect(begins('4', '4H', '6H')).toBe('6');
    expect(begins('6', '6H', '8H')).toBe('8');
    expect(begins('8', '8H', '10H')).toBe('10');
    expect(begins('10', '10H', '12H')).toBe('12');
    expect(begins('12', '12H', '16H')).toBe('16');
    // Cards of a later class cannot get there before their phase; if they could, they would begin nothing.
    const pool = lilibeo({ cash: 600 }, { phase: '8', poolTrains: ['10H'] });
    expect(play(pool, buys('10H-0', 550)).table.phase).toBe('8');
    const deal = lilibeo({ cash: 600 }, { phase: '8', corps: { RCS: { trains: ['10H'] } } });
    expect(play(deal, buys('10H-0', 1)).table.phase).toBe('8');
    const reverse = lilibeo({ cash: 600 }, { phase: '16' });
    expect(play(reverse, buys('R6H-0', 350)).table.phase).toBe('16');
  });

  it('8H eliminates 4H, 10H eliminates 6H, 16H eliminates 8H, in hands and pool; the rest stays for good [10.6-16]', () => {
    const eliminates = (
      phase: '6' | '8' | '10' | '12',
      last: TrainClass,
      next: TrainClass,
      mine: TrainClass,
      pool: readonly TrainClass[],
    ) => {
      const state = lilibeo(
        { cash: 1200 },
        { phase, players: 4, poolTrains: pool, corps: { RCS: { president: 'P2', trains: [mine] } } },
      );
      const after = play(soldOut(state, last), buys(`${next}-0`, trainDefs[next].price));
      return [...trainsOf(after.table, 'RCS'), ...trainsOf(after.table, 'pool')];
    };
    expect(eliminates('6', '6H', '8H', '4H', ['4H', '6H'])).toEqual(['6H-0']);
    expect(eliminates('8', '8H', '10H', '6H', ['6H', '8H'])).toEqual(['8H-0']);
    expect(eliminates('10', '10H', '12H', '8H', ['8H', '10H'])).toEqual(['8H-0', '8H-1', '10H-0']);
    expect(eliminates('12', '12H', '16H', '8H', ['8H', '10H', '12H'])).toEqual(['10H-0', '12H-0']);
    for (const kind of ['10H', '12H', '16H', 'R6H'] as const) expect(trainDefs[kind].eliminatedBy).toBeUndefined();
  });

  it('the roster with five and with six corporations, and the prices [10.6-17, 10.6-18]', () => {
    const count = (players: 3 | 5, kind: string) =>
      Object.keys(tableOf({ players }).trains).filter((train) => train.startsWith(`${kind}-`)).length;
    const roster = [...saleOrder, 'R6H' as const].map((kind) => [
      kind,
      count(3, kind),
      count(5, kind),
      trainDefs[kind].price,
    ]);
    expect(roster).toEqual([
      ['4H', 4, 4, 100],
      ['6H', 3, 4, 200],
      ['8H', 2, 3, 350],
      ['10H', 2, 2, 550],
      ['12H', 1, 1, 800],
      ['16H', 4, 5, 1100],
      ['R6H', 2, 2, 350],
    ]);
  });

  it('a train bought now does not run before the next turn [10.6-23]', () => {
    const state = settled(corpTurn({ corps: { CTL: { cash: 100, at: [4, 0] } } }, 'CTL', 'runTrains'));
    expect(asked(state)).toBe('buyTrains');
    const bought = play(state, buys('4H-0', 100));
    expect(asked(bought)).not.toBe('runTrains');
    expect(cash(bought, 'CTL')).toBe(0);
    expect(whyNot(bought, run(['4H-0', 'E1 C1']))).toBe('turn.notOffered');
  });
});

describe('1849 §10.6 Purchase trains: from other corporations', () => {
  const withSicula = (given: NonNullable<Position['corps']>['CTL'] = {}, phase: Position['phase'] = '6') =>
    lilibeo(
      { cash: 120, trains: ['6H'], ...given },
      { phase, corps: { RCS: { president: 'P2', cash: 10, trains: ['4H'] } } },
    );

  it('any agreed price of at least L.1, out of the treasury into the treasury [10.6-11, 10.6-12]', () => {
    const state = withSicula();
    refuses(state, buys('4H-0', 0), 'train.atLeastOne');
    refuses(state, buys('4H-0', 121), 'train.noMoney');
    for (const price of [1, 120]) {
      const proposed = play(state, buys('4H-0', price));
      expect([asked(proposed), decider(proposed)]).toEqual(['consent', 'P2']);
      expect(trainsOf(proposed.table, 'RCS')).toEqual(['4H-0']);
      const agreed = play(proposed, { type: 'consent' });
      expect(trainsOf(agreed.table, 'CTL')).toEqual(['4H-0', '6H-0']);
      expect([cash(agreed, 'CTL'), cash(agreed, 'RCS'), cash(agreed, 'P2')]).toEqual([120 - price, 10 + price, 0]);
    }
  });

  it('a refusal stands for the turn; only a higher price may be proposed again [10.6-12]', () => {
    const refused = play(withSicula(), buys('4H-0', 50), { type: 'refuse' });
    expect([asked(refused), decider(refused)]).toEqual(['buyTrains', 'P1']);
    expect(trainsOf(refused.table, 'RCS')).toEqual(['4H-0']);
    refuses(refused, buys('4H-0', 50), 'train.refused');
    refuses(refused, buys('4H-0', 49), 'train.refused');
    expect(asked(play(refused, buys('4H-0', 51)))).toBe('consent');
    // A bank train is no proposal.
    expect(whyNot(refused, buys('4H-1', 100))).toBe('train.notForSale');
  });

  it('who decides for both gives his consent with the offer (RUL-2) [10.6-12]', () => {
    const state = lilibeo({ cash: 120 }, { phase: '6', corps: { RCS: { president: 'P1', trains: ['4H'] } } });
    const done = play(state, buys('4H-0', 7));
    expect(trainsOf(done.table, 'CTL')).toEqual(['4H-0']);
    expect(cash(done, 'RCS')).toBe(7);
  });

  it('only the operating corporation buys, and it sells nothing [10.6-13]', () => {
    const state = withSicula();
    refuses(state, buys('6H-0', 50), 'train.notForSale');
    expect(whyNot(state, { ...buys('6H-0', 50), by: 'P2' })).toBe('turn.notYours');
    expect(operating(state)).toBe('CTL');
  });

  it('in any phase, and also the last train of the seller, which is bound by the duty in its own turn [10.6-14]', () => {
    for (const [phase, kind] of [
      ['4', '4H'],
      ['10', '8H'],
      ['16', '16H'],
    ] as const) {
      const state = lilibeo({ cash: 100 }, { phase, corps: { SFA: { president: 'P2', trains: [kind] } } });
      const sold = play(state, buys(`${kind}-0`, 1), { type: 'consent' });
      expect(trainsOf(sold.table, 'SFA')).toEqual([]);
      expect(trainsOf(sold.table, 'CTL')).toEqual([`${kind}-0`]);
    }
    const marsala = corpTurn(
      { corps: { SFA: { cash: 100 }, CTL: { president: 'P2', trains: ['4H'] } } },
      'SFA',
      'buyTrains',
    );
    const sold = play(marsala, buys('4H-0', 1), { type: 'consent' });
    expect(mustBuyTrain(marsala.table, 'CTL')).toBe(false);
    expect(mustBuyTrain(sold.table, 'CTL')).toBe(true);
  });
});
