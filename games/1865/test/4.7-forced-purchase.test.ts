import { describe, expect, it } from 'vitest';
import { couldRaise } from '../rules/forced.ts';
import { scores } from '../rules/score.ts';
import {
  asked,
  cash,
  companyTurn,
  held,
  lay,
  offered,
  type Position,
  play,
  refuses,
  value,
  whyNot,
} from './support/index.ts';

const help = (train: string) => ({ type: 'helpBuy', train }) as const;
const sell = (corp: 'FMS' | 'FA' | 'CFC', shares: number) => ({ type: 'sellShares', corp, shares }) as const;

describe('1865 §4.7 Mandatory train purchase', () => {
  const short: Position = { cash: { P1: 100 }, companies: { FMS: { cash: 40, chips: 3, value: 100 } } };

  it('the whole treasury, and the rest by the president [4.7-01, 4.7-06, R-22, P-5.5-04]', () => {
    const at = companyTurn(short, 'FMS', 'buyTrains');
    const bought = play(at, help('PH2-0'));
    expect([cash(bought, 'FMS'), cash(bought, 'P1')]).toEqual([0, 40]);
    // With exactly what is missing nothing has to be sold.
    const exact = { cash: { P1: 60 }, companies: { FMS: { cash: 40, chips: 3, singles: { P1: 1 } } } };
    const paid = play(companyTurn(exact, 'FMS', 'buyTrains'), help('PH2-0'));
    expect([cash(paid, 'P1'), held(paid, 'FMS').pool, paid.table.trains['PH2-0']]).toEqual([0, undefined, 'FMS']);
    expect(value(bought, 'FMS')).toBe(110);
  });

  it('only one train, and no other one in that turn [4.7-02]', () => {
    const at = companyTurn({ ...short, cards: { M7: 'P1' } }, 'FMS', 'buyTrains');
    const bought = play(at, help('PH2-0'));
    const again = { ...bought, flow: at.flow };
    refuses(again, { type: 'buyTrain', train: 'PH2-1', price: 100 }, 'train.afterHelp');
  });

  it('not from another company [4.7-03]', () => {
    const at = companyTurn(
      { ...short, companies: { ...short.companies, FA: { trains: ['PH2'], value: 90, president: 'P2' } } },
      'FMS',
      'buyTrains',
    );
    refuses(at, help('PH2-0'), 'help.onlyFromBank');
    expect(whyNot(at, { type: 'buyTrain', train: 'PH2-0', price: 40 })).toBeUndefined();
  });

  it('any train of pile or pool, not only the cheapest [4.7-04, F-06]', () => {
    const at = companyTurn({ ...short, cash: { P1: 500 }, phase: 3, poolTrains: ['PH2-D'] }, 'FMS', 'buyTrains');
    expect(offered(at, 'helpBuy').map((offer) => offer.train)).toEqual(['PH3-1', 'PH2-D']);
    expect(cash(play(at, help('PH3-1')), 'P1')).toBe(340);
  });

  it('none that is not available, no discounted one before its time [4.7-05]', () => {
    const at = companyTurn(short, 'FMS', 'buyTrains');
    refuses(at, help('PH3-0'), 'train.notForSale');
    refuses(at, help('PH2-D'), 'train.notForSale');
  });

  it('help only where the treasury pays no train of the bank', () => {
    const at = companyTurn({ ...short, companies: { FMS: { cash: 100, chips: 3 } } }, 'FMS', 'buyTrains');
    refuses(at, help('PH2-0'), 'help.notNeeded');
    // A train of the pool counts too, though the pile is beyond its means.
    const pool = { ...short, phase: 3, poolTrains: ['PH2-D'], companies: { FMS: { cash: 80, chips: 3 } } };
    refuses(companyTurn(pool, 'FMS', 'buyTrains'), help('PH3-1'), 'help.notNeeded');
  });

  it('a dividend may be paid, and the treasury spent, although help is needed then [R-21]', () => {
    // It pays out what would have bought the next train; its PH2 goes with the first PH4, and the president helps.
    const earning = { cash: 0, chips: 8, trains: ['PH2'], singles: { P1: 1, P2: 2 } } as const;
    const paid = play(companyTurn({ ...short, companies: { FMS: earning } }, 'FMS', 'income'), { type: 'payDividend' });
    expect([cash(paid, 'FMS'), cash(paid, 'P1')]).toEqual([0, 100 + 48]);
    const scrapped = { cash: cash(paid, 'FMS'), chips: 8, singles: { P1: 1, P2: 2 } };
    const later = companyTurn({ phase: 4, cash: { P1: 148 }, companies: { FMS: scrapped } }, 'FMS', 'buyTrains');
    expect(whyNot(later, help('PH4-1'))).toBeUndefined();
    // With a second tile less than the price of a train is left.
    const building = companyTurn({ ...short, companies: { FMS: { cash: 100, chips: 3 } } }, 'FMS');
    const built = play(building, lay('E44', '4', 'F45', 'D43'), lay('D43', '8', 'E44', 'D41'));
    expect([asked(built), cash(built, 'FMS')]).toEqual(['buyTrains', 80]);
    expect(cash(play(built, help('PH2-0')), 'P1')).toBe(80);
  });
});

describe('1865 §4.8 Forced stock sales', () => {
  const stock: Position = {
    cash: { P1: 10 },
    companies: {
      FMS: { cash: 0, chips: 3, value: 50, status: 'major', singles: { P1: 2, P2: 3 } },
      FA: { value: 40, status: 'major', president: 'P2', singles: { P1: 3, P2: 2 } },
      CFC: { value: 30, status: 'major', singles: { P1: 1, P3: 2 } },
    },
  };
  const raising = (position: Position = stock) => play(companyTurn(position, 'FMS', 'buyTrains'), help('PH2-0'));

  it('he sells what he likes until the train is paid [4.7-07, 4.8-03]', () => {
    const state = raising();
    expect(asked(state)).toBe('helpPurchase');
    const one = play(state, sell('FA', 2));
    expect(cash(one, 'P1')).toBe(90);
    const done = play(one, sell('CFC', 1));
    expect(cash(done, 'P1')).toBe(20);
    expect(Object.values(done.table.trains)).toContain('FMS');
  });

  it('not the office of the company that buys [4.8-01]', () => {
    refuses(raising(), sell('FMS', 2), 'forced.keepsOffice');
    play(raising(), sell('FMS', 1));
    // One share of FMS, three of FA, three of CFC are all he could raise money with.
    expect(couldRaise(raising().table, { corp: 'FMS', sold: [] })).toBe(50 + 3 * 40 + 3 * 30);
  });

  it('but that of others, with the drop [4.8-02]', () => {
    const state = play(raising(), sell('CFC', 3));
    expect(held(state, 'CFC')).toMatchObject({ P3: 'P', pool: '3' });
    expect(value(state, 'CFC')).toBe(10);
  });

  it('one block of each company [4.8-04]', () => {
    refuses(play(raising(), sell('FA', 1)), sell('FA', 1), 'forced.oneBlock');
  });

  it('all limits hold [4.8-05]', () => {
    const full = {
      ...stock,
      companies: { ...stock.companies, FA: { ...stock.companies?.FA, singles: { P1: 2, P2: 1, pool: 5 } } },
    };
    refuses(raising(full), sell('FA', 1), 'sell.poolFull');
    refuses(raising(), sell('FA', 4), 'sell.notHeld');
  });

  it('no more than needed [4.8-06]', () => {
    // 90 are missing: three shares of FA bring 120, two only 80.
    play(raising(), sell('FA', 3));
    const nearly = raising({ ...stock, cash: { P1: 60 } });
    refuses(nearly, sell('FA', 2), 'forced.moreThanNeeded');
  });

  it('a forced sale does not bar a purchase in the next stock round', () => {
    expect(play(raising(), sell('FA', 2)).table.sold).toEqual({});
  });
});

describe('1865 §4.9 Bankruptcy', () => {
  const poor: Position = {
    phase: 7,
    cash: { P1: 30 },
    companies: {
      FMS: { cash: 20, chips: 3, value: 100, status: 'major', singles: { P1: 1 } },
      FA: { value: 50, status: 'major', president: 'P2', singles: { P1: 2, P2: 1 } },
    },
  };

  it('loans for what is missing after everything is sold; he plays on [4.8-07, 4.9-01, 5.5-05, 5.5-06]', () => {
    const at = companyTurn(poor, 'FMS', 'buyTrains');
    let state = play(at, help('PH7-0'));
    expect(couldRaise(state.table, { corp: 'FMS', sold: [] })).toBe(200);
    refuses(state, sell('FA', 1), 'forced.tooLittle');
    state = play(state, sell('FA', 2), sell('FMS', 1));
    // 800 - 20 - 30 - 100 - 100 = 550: two loans, the surplus is his.
    expect(state.table.loans).toEqual({ P1: 2 });
    expect(cash(state, 'P1')).toBe(450);
    expect(state.table.trains['PH7-0']).toBe('FMS');
    expect(state.table.leavers).toEqual([]);
    expect(scores(state.table).find((each) => each.player === 'P1')?.loans).toBe(1000);
  });

  it('exactly 500 are one loan, one lira more is two [4.9-01]', () => {
    for (const [purse, count, left] of [
      [80, 1, 0],
      [79, 2, 499],
    ] as const) {
      const at = companyTurn({ ...poor, cash: { P1: purse } }, 'FMS', 'buyTrains');
      const state = play(at, help('PH7-0'), sell('FA', 2), sell('FMS', 1));
      expect([state.table.loans, cash(state, 'P1'), state.table.trains['PH7-0']]).toEqual([{ P1: count }, left, 'FMS']);
    }
  });

  it('nobody can repay a personal loan [5.5-10, F-04]', () => {
    const at = companyTurn(
      {
        ...poor,
        cash: { P1: 2000 },
        companies: { FMS: { cash: 900, trains: ['PH7'], chips: 1 } },
        table: { loans: { P1: 1 } },
      },
      'FMS',
    );
    refuses(at, { type: 'repayLoan' }, 'loan.none');
  });
});
