import { offers, SetupError } from '@binario/kernel';
import { trainsOf } from '@binario/rail';
import { describe, expect, it } from 'vitest';
import { optionsOf, variantIds } from '../options.ts';
import { cheapestPrice, mustBuyTrain, trainsOnSale } from '../rules/trains.ts';
import { factsOf } from '../table.ts';
import {
  asked,
  begin,
  cash,
  corpTurn,
  game,
  type Position,
  play,
  refuses,
  run,
  type State1849,
  settled,
  tableOf,
  whyNot,
} from './support/index.ts';
import { acrossSicily, figure, longLine, measured, narrowLine, part, standardLine } from './support/lines.ts';
import { soldOut } from './support/supply.ts';

type Given = NonNullable<Position['corps']>['CTL'];

const setup = { variants: variantIds } as const;
const buysToken = { type: 'buyEToken' } as const;
const buys = (train: string, price: number) => ({ type: 'buyTrain', train, price }) as const;
const eToken = { facts: { eToken: true } } as const;

const lilibeo = (step: string, given: Given, position: Position = {}) =>
  corpTurn({ phase: '12', setup, ...position, corps: { CTL: given ?? {}, ...position.corps } }, 'CTL', step);

/** So many E tokens have been sold. */
const sold = (count: number): Position => ({ table: { eTokensSold: count } });

const hasToken = ({ table }: State1849) => factsOf(table, 'CTL').eToken;

describe('1849 §14.3 Electric Dreams: E tokens', () => {
  it('only together with both other variants [14.3-01]', () => {
    for (const variants of [
      ['electricDreams'],
      ['electricDreams', 'bonds'],
      ['acquiringTokens', 'electricDreams'],
    ] as const) {
      expect(() => optionsOf({ players: 3, seed: 1, variants })).toThrow(SetupError);
    }
    expect(optionsOf({ players: 3, seed: 1, variants: variantIds }).variants).toEqual(variantIds);
  });

  it('E tokens from the sale of the first 12H on [14.3-02]', () => {
    refuses(lilibeo('buyEToken', { cash: 1100 }, { phase: '10' }), buysToken, 'eToken.phase');
    expect(whyNot(lilibeo('buyEToken', { cash: 1100 }), buysToken)).toBeUndefined();
    expect(whyNot(lilibeo('buyEToken', { cash: 1100 }, { phase: '16' }), buysToken)).toBeUndefined();
  });

  it('the first for 1,100, or 800 in Phase 16, the others for 800, or 550; the treasury alone pays [14.3-03, 14.3-04, 14.3-05]', () => {
    const costs = (phase: '12' | '16', before: number) => {
      const state = lilibeo('buyEToken', { cash: 1500 }, { phase, cash: { P1: 900 }, ...sold(before) });
      const bought = play(state, buysToken);
      expect([hasToken(bought), cash(bought, 'P1'), bought.table.eTokensSold]).toEqual([true, 900, before + 1]);
      return cash(bought, 'bank') - cash(state, 'bank');
    };
    expect([costs('12', 0), costs('16', 0)]).toEqual([1100, 800]);
    for (const before of [1, 5]) expect([costs('12', before), costs('16', before)]).toEqual([800, 550]);
    refuses(lilibeo('buyEToken', { cash: 1099 }, { cash: { P1: 900 } }), buysToken, 'eToken.noMoney');
    refuses(lilibeo('buyEToken', { cash: 799 }, { cash: { P1: 900 }, ...sold(1) }), buysToken, 'eToken.noMoney');
  });

  it('only from the bank: with other corporations there is no way to deal in them [14.3-06]', () => {
    const state = lilibeo(
      'buyEToken',
      { cash: 1100 },
      { ...sold(1), corps: { RCS: { president: 'P1', cash: 900, ...eToken } } },
    );
    const types = offers(game, state, 'P1').map((offer) => offer.type);
    expect(types.sort()).toEqual(['buyEToken', 'pass']);
    const bought = play(state, buysToken);
    expect([cash(bought, 'RCS'), factsOf(bought.table, 'RCS').eToken]).toEqual([900, true]);
  });

  it('one for each corporation, and six in the game, closed corporations’ tokens included (RUL-6) [14.3-07]', () => {
    refuses(lilibeo('buyEToken', { cash: 1100, ...eToken }, sold(1)), buysToken, 'eToken.onlyOne');
    refuses(lilibeo('buyEToken', { cash: 1100 }, sold(6)), buysToken, 'eToken.noneLeft');
    expect(whyNot(lilibeo('buyEToken', { cash: 1100 }, sold(5)), buysToken)).toBeUndefined();
    // Closed and started again it has none, the one it had does not come back, and it may buy another.
    const shut = settled(
      lilibeo(
        'runTrains',
        { at: [9, 1], ...eToken },
        { table: { eTokensSold: 3, lively: true }, cash: { P1: 500 }, queue: [] },
      ),
    );
    expect(asked(shut)).toBe('stockTurn');
    const open = play(shut, begin('CTL', 100));
    expect([hasToken(open), open.table.eTokensSold]).toEqual([false, 3]);
    const turn = lilibeo('buyEToken', { cash: 1100 });
    const rich = { ...turn, table: { ...open.table, cash: { ...open.table.cash, CTL: 800 } } };
    expect(play(rich, buysToken).table.eTokensSold).toBe(4);
  });

  it('just before trains; so not in the turn in which the corporation buys the first 12H [14.3-08]', () => {
    const before = settled(lilibeo('buyEToken', { cash: 2500 }, { phase: '10' }));
    expect(asked(before)).toBe('buyTrains');
    const first = play(soldOut(before, '10H'), buys('12H-0', 800));
    expect([first.table.phase, asked(first)]).toEqual(['12', 'buyTrains']);
    expect(whyNot(first, buysToken)).toBe('turn.notOffered');
    refuses(first, buys('E-0', 550), 'train.needsEToken');
    // In its next turn it is asked, and for trains right after.
    const next = settled({ ...lilibeo('buyEToken', {}), table: first.table });
    expect(asked(next)).toBe('buyEToken');
    expect(asked(play(next, buysToken))).toBe('buyTrains');
  });
});

describe('1849 §14.3 Electric Dreams: E trains', () => {
  it('six of them at L.550 [14.3-09]', () => {
    const trains = Object.keys(tableOf({ setup }).trains).filter((train) => train.startsWith('E-'));
    expect(trains).toHaveLength(6);
    expect(Object.keys(tableOf({}).trains).filter((train) => train.startsWith('E-'))).toEqual([]);
    const state = lilibeo('buyTrains', { cash: 600, ...eToken });
    refuses(state, buys('E-0', 500), 'train.faceValue');
    expect(cash(play(state, buys('E-0', 550)), 'CTL')).toBe(50);
  });

  it('only for the owner of an E token, from the bank, the pool or a corporation (RUL-69) [14.3-10]', () => {
    const position: Position = { poolTrains: ['E'], corps: { RCS: { president: 'P1', trains: ['E'], ...eToken } } };
    const state = lilibeo('buyTrains', { cash: 600, trains: ['10H'] }, position);
    const [mine, pool] = [trainsOf(state.table, 'RCS')[0] as string, trainsOf(state.table, 'pool')[0] as string];
    expect([mine, pool]).toEqual(['E-0', 'E-1']);
    refuses(state, buys(mine, 10), 'train.needsEToken');
    refuses(state, buys('E-2', 550), 'train.needsEToken');
    refuses(state, buys(pool, 550), 'train.needsEToken');
    const owner = lilibeo('buyTrains', { cash: 600, trains: ['10H'], ...eToken }, position);
    for (const move of [buys('E-2', 550), buys(pool, 550), buys(mine, 10)]) {
      expect(trainsOf(play(owner, move).table, 'CTL')).toEqual(['10H-0', move.train]);
    }
  });

  it('E trains count for the train limit [14.3-11]', () => {
    refuses(lilibeo('buyTrains', { cash: 600, trains: ['E', '10H'], ...eToken }), buys('E-1', 550), 'train.limit');
    refuses(lilibeo('buyTrains', { cash: 1100, trains: ['E', 'E'], ...eToken }), buys('16H-0', 1100), 'train.limit');
  });

  const eastWest = (position: Position = {}) =>
    corpTurn(
      {
        phase: '12',
        tiles: acrossSicily,
        ...position,
        setup: { ...setup, revenue: 'claimed' },
        corps: { RCS: { trains: ['E', '12H'], stations: ['C5', 'H12', 'B14'], ...eToken } },
      },
      'RCS',
      'runTrains',
    );

  it('any length on standard and dual track, nothing on narrow [14.3-12]', () => {
    expect(asked(play(eastWest(), run(['E-0', longLine])))).toBe('payDividend');
    const state = lilibeo(
      'runTrains',
      { trains: ['E'], ...eToken },
      { tiles: figure, setup: { ...setup, revenue: 'claimed' } },
    );
    refuses(state, run(['E-0', narrowLine]), 'run.narrowForE');
    expect(asked(play(state, run(['E-0', standardLine])))).toBe('payDividend');
    // Marsala to Trapani is dual.
    expect(asked(play(state, run(['E-0', 'E1 C1'])))).toBe('payDividend');
  });

  it('Catania, Messina, Palermo and Siracusa count twice, for that train only [14.3-13]', () => {
    const state = eastWest();
    const line = part(longLine, 'B14', 'C5');
    // Messina 50, Taormina 10, Acireale 10, Catania 60, Castrogiovanni 10, Termini 10, Palermo 90.
    expect(measured(state, 'RCS', 'E-0', line).revenue).toBe(10 + 10 + 10 + 10 + 2 * (50 + 60 + 90));
    expect(measured(state, 'RCS', '12H-0', line).revenue).toBe(10 + 10 + 10 + 10 + 50 + 60 + 90);
    // Two trains meet in Palermo: the E counts it twice, the other once.
    const both = play(state, run(['E-0', line], ['12H-0', 'C5 B4 D4 C3']), { type: 'withhold' });
    expect(cash(both, 'RCS')).toBe(440 + 90 + 10 + 10);
    const siracusa = corpTurn(
      { phase: '12', setup, tiles: { M13: ['675', 1] }, corps: { ATA: { trains: ['E', '10H'], ...eToken } } },
      'ATA',
    );
    expect(measured(siracusa, 'ATA', 'E-0', 'M13 K13').revenue).toBe(2 * 20 + 10);
    expect(measured(siracusa, 'ATA', '10H-0', 'M13 K13').revenue).toBe(20 + 10);
  });

  it('brown Palermo (130) counts 260 [14.3-17]', () => {
    // 652 keeps all the track of 651 and is dual but for the way to the port.
    const state = corpTurn(
      { phase: '12', setup, tiles: { ...figure, C5: ['652', 5] }, corps: { RCS: { trains: ['E', '10H'], ...eToken } } },
      'RCS',
    );
    expect(measured(state, 'RCS', '10H-0', 'C5 B4 D4').revenue).toBe(130 + 10);
    expect(measured(state, 'RCS', 'E-0', 'C5 B4 D4').revenue).toBe(260 + 10);
  });

  it('all other rules of routes hold, and track is shared with no other train [14.3-14]', () => {
    const state = eastWest();
    refuses(state, run(['E-0', longLine], ['12H-0', 'C5 B4 D4 C3']), 'run.trackTwice');
    refuses(state, run(['E-0', 'C5 A5']), 'run.tooFewStops');
    refuses(state, run(['E-0', 'E13 G13']), 'run.noStation');
  });

  it('beside the other classes: they begin no phase and are never eliminated (RUL-70) [14.3-15]', () => {
    const state = lilibeo('buyTrains', { cash: 2000, ...eToken }, { corps: { RCS: { trains: ['E'], ...eToken } } });
    expect(trainsOnSale(state.table, 'CTL')).toEqual(['16H-0', 'E-1']);
    const bought = play(state, buys('E-1', 550));
    expect(bought.table.phase).toBe('12');
    const later = play(bought, buys('16H-0', 1100));
    expect([later.table.phase, trainsOf(later.table, 'CTL'), trainsOf(later.table, 'RCS')]).toEqual([
      '16',
      ['16H-0', 'E-1'],
      ['E-0'],
    ]);
    // Not before Phase 12.
    refuses(lilibeo('buyTrains', { cash: 600, ...eToken }, { phase: '10' }), buys('E-0', 550), 'train.notForSale');
  });

  it('for the cheapest train of 10.7 an E counts only for the owner of an E token (RUL-71) [14.3-16]', () => {
    const help: Position = { cash: { P1: 2000 } };
    const without = lilibeo('buyTrains', { cash: 100 }, help);
    expect(cheapestPrice(without.table, 'CTL')).toBe(1100);
    refuses(without, buys('E-0', 550), 'train.needsEToken');
    expect(cash(play(without, buys('16H-0', 1100)), 'P1')).toBe(1000);
    const owner = lilibeo('buyTrains', { cash: 100, ...eToken }, help);
    expect(cheapestPrice(owner.table, 'CTL')).toBe(550);
    refuses(owner, buys('16H-0', 1100), 'train.noMoney');
    expect(cash(play(owner, buys('E-0', 550)), 'P1')).toBe(2000 - 450);
    // Nothing else left to buy: only the owner has the duty (RUL-50).
    expect(mustBuyTrain(soldOut(without, '16H').table, 'CTL')).toBe(false);
    expect(mustBuyTrain(soldOut(owner, '16H').table, 'CTL')).toBe(true);
  });
});
