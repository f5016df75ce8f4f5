import type { Cell } from '@binario/rail';
import { describe, expect, it } from 'vitest';
import { builtInBoard } from '../board/of.ts';
import { spaceAt } from '../board/questions.ts';
import { payFull, payHalf, withhold } from '../rules/dividends.ts';
import { afterSale, inMarketOrder, leftwards, moveUp, price, rightwards, upwards, zoneOf } from '../rules/market.ts';
import {
  cash,
  cellOf,
  companyTurn,
  endOfStockRound,
  facts,
  held,
  inTurn,
  offered,
  type Position,
  play,
  refuses,
  stepsAlone,
  stockTurn,
  tableOf,
  value,
  working,
} from './support/index.ts';

const { spaces, startCells, topPrice: TOP_PRICE } = builtInBoard;

/** The printed case: D180 with the ledge under the row below it. */
const printed: Cell = { row: 3, col: 10 };
const at = (cell: Cell): number => spaceAt(builtInBoard, cell).value;

const cells = spaces.flatMap((row, r) => row.map((space, col) => ({ cell: { row: r, col }, space })));

describe('18FB §2.2 the market', () => {
  it('the price is that of one share, the presidential certificate is worth two [2.2-01, 2.3-01, 2.3-03, 3.2.2-33]', () => {
    const state = stockTurn({ cash: { P1: 1000 } });
    const after = play(state, { type: 'acquireConcession', corp: 'NN', par: 100, help: 'none' });
    expect([price(after.table, 'NN'), cash(after, 'NN')]).toEqual([100, 200]);
  });

  it('the starting spaces are white and have no other effect [2.2-02, 2.2.1-01, 2.2.2-05]', () => {
    for (const cell of Object.values(startCells)) expect(spaceAt(builtInBoard, cell).zone).toBe('white');
    const state = inTurn(
      { companies: { NN: { cash: 300, price: 60 }, FST: { president: 'P2', price: 60 } } },
      'NN',
      'finance',
    );
    expect(held(play(state, { type: 'buyHolding', corp: 'FST', from: 'offer' }), 'FST')).toMatchObject({ NN: '1' });
  });

  it('ten starting spaces, D60 to D150 [2.2.2-01]', () => {
    expect(Object.keys(startCells).map(Number)).toEqual([60, 70, 80, 90, 100, 110, 120, 130, 140, 150]);
    for (const [par, cell] of Object.entries(startCells)) expect(at(cell)).toBe(Number(par));
  });
});

describe('18FB §2.2.3 and §2.2.4 ledges', () => {
  it('from a ledge one share moves nothing, two move two rows [2.2.3-05, 2.2.3-06, 2.2.3-07, 2.2.3-12, 2.2.4-04]', () => {
    for (const { cell, space } of cells.filter((each) => each.space.ledge)) {
      expect(afterSale(builtInBoard, cell, 1)).toEqual(cell);
      const two = afterSale(builtInBoard, cell, 2);
      // A second ledge right below, or the bottom of the column, may stop it earlier.
      const below = { row: cell.row + 1, col: cell.col };
      const stops = spaceAt(builtInBoard, below).ledge || spaces[cell.row + 2]?.[cell.col] === undefined;
      expect(two.row).toBe(cell.row + (stops ? 1 : 2));
      expect(spaceAt(builtInBoard, below).zone).not.toBe(space.zone);
    }
    const zones = new Set(cells.filter(({ space }) => space.ledge).map(({ space }) => space.zone));
    expect(zones).toEqual(new Set(['white', 'light']));
  });

  it('D180 and two shares: D170, on the ledge [2.2.3-10, 2.2.3-08]', () => {
    expect(at(printed)).toBe(180);
    const stop = afterSale(builtInBoard, printed, 2);
    expect([at(stop), stop.row - printed.row, spaceAt(builtInBoard, stop).ledge]).toEqual([170, 1, true]);
  });

  it('D180 and three shares: three rows down to D150, the bottom [2.2.3-11]', () => {
    const stop = afterSale(builtInBoard, printed, 3);
    expect([at(stop), stop.row - printed.row]).toEqual([150, 3]);
  });

  it('the bottom is the end of a fall [2.2.3-09, 2.2.5-04]', () => {
    const bottom = { row: 14, col: 0 };
    expect(afterSale(builtInBoard, bottom, 5)).toEqual(bottom);
    expect(afterSale(builtInBoard, { row: 12, col: 5 }, 5)).toEqual({ row: 12, col: 5 });
    expect(afterSale(builtInBoard, { row: 12, col: 4 }, 9)).toEqual({ row: 14, col: 4 });
  });

  it('both ledges can act in one sale [2.2.5-03]', () => {
    // D60 and D50 of the second and first columns: a white ledge with a light one two rows below.
    const white = { row: 5, col: 0 };
    expect([spaceAt(builtInBoard, white).ledge, spaceAt(builtInBoard, { row: 7, col: 0 }).ledge]).toEqual([true, true]);
    expect(afterSale(builtInBoard, white, 3)).toEqual({ row: 7, col: 0 });
    expect(afterSale(builtInBoard, white, 4)).toEqual({ row: 9, col: 0 });
  });

  it('moves to the left and down that are no sales ignore ledges [2.2.3-13]', () => {
    expect(leftwards(builtInBoard, { row: 5, col: 0 })).toEqual({ row: 6, col: 0 });
    expect(leftwards(builtInBoard, { row: 8, col: 5 })).toEqual({ row: 8, col: 4 });
  });

  it('corporations may not buy blue stock, players may hold it [2.2.3-01, 2.2.3-04, 3.4.9-17]', () => {
    const blue: Position = {
      cash: { P1: 300 },
      companies: { NN: { cash: 500 }, FST: { president: 'P2', price: 55, par: 100 } },
    };
    expect(zoneOf(tableOf(blue), 'FST')).toBe('light');
    refuses(inTurn(blue, 'NN', 'finance'), { type: 'buyHolding', corp: 'FST', from: 'offer' }, 'holding.blueStock');
    expect(held(play(stockTurn(blue), { type: 'buyCert', corp: 'FST', from: 'offer' }), 'FST')).toMatchObject({
      P1: '1',
    });
  });

  it('stock in blue is sold at once, own stock too [2.2.3-02, 2.2.3-03, 3.4.9-12, 2.2.4-03]', () => {
    const state = companyTurn(
      {
        companies: {
          NN: { price: 55, trains: ['PH1'], singles: { NN: 2 } },
          FST: { president: 'P2', price: 50, singles: { NN: 1 } },
          FC: { president: 'P2', price: 90, singles: { NN: 1 } },
          FB: { president: 'P2', price: 35, singles: { NN: 1 } },
        },
      },
      'NN',
      'finance',
    );
    expect(held(state, 'NN')).toMatchObject({ pool: '2' });
    expect(held(state, 'FST')).toMatchObject({ pool: '1' });
    expect(held(state, 'FB')).toMatchObject({ pool: '1' });
    expect(held(state, 'FC')).toMatchObject({ NN: '1' });
    expect(cash(state, 'NN')).toBe(2 * 55 + 50 + 35);
  });

  it('nor does a corporation buy stock in dark blue [2.2.4-03]', () => {
    const dark: Position = {
      cash: { P1: 300 },
      companies: { NN: { cash: 500 }, FB: { president: 'P2', price: 35, singles: { pool: 1 } } },
    };
    expect(zoneOf(tableOf(dark), 'FB')).toBe('dark');
    for (const from of ['offer', 'pool'] as const) {
      const buy = { type: 'buyHolding', corp: 'FB', from } as const;
      refuses(inTurn(dark, 'NN', 'finance'), buy, 'holding.darkStock');
      expect(offered(inTurn(dark, 'NN', 'finance'), 'buyHolding')).toEqual([]);
    }
  });

  it('a corporation in dark blue sells all and buys nothing [2.2.4-01, 2.2.4-02, 2.2.4-05, 3.4.9-13]', () => {
    const dark: Position = {
      companies: {
        NN: { price: { row: 9, col: 0 }, trains: ['PH1'], cash: 500 },
        FC: { president: 'P2', price: 90, singles: { NN: 1 } },
      },
    };
    expect(zoneOf(tableOf(dark), 'NN')).toBe('dark');
    const state = companyTurn(dark, 'NN', 'finance');
    expect(held(state, 'FC')).toMatchObject({ pool: '1' });
    refuses(inTurn(dark, 'NN', 'finance'), { type: 'buyHolding', corp: 'FC', from: 'offer' }, 'holding.oneOfEach');
    const empty: Position = { companies: { ...dark.companies, FC: { president: 'P2', price: 90 } } };
    refuses(inTurn(empty, 'NN', 'finance'), { type: 'buyHolding', corp: 'FC', from: 'offer' }, 'holding.darkBuyer');
  });
});

describe('18FB §2.2.5 price moves', () => {
  it('one row for each share a player sells, at one price [2.2.5-01, 2.2.5-02, 3.2.1-05, 3.2.1-06]', () => {
    const state = stockTurn({ companies: { NN: { price: 100, singles: { P1: 3 } } } });
    const after = play(state, { type: 'sellShares', corp: 'NN', shares: 3 });
    expect([value(after, 'NN'), cash(after, 'P1')]).toEqual([70, 300]);
    const office = stockTurn({ companies: { NN: { price: 100, singles: { P2: 2 } } } });
    const sold = play(office, { type: 'sellShares', corp: 'NN', shares: 2 });
    expect([value(sold, 'NN'), cash(sold, 'P1')]).toEqual([80, 200]);
  });

  const moved = (
    from: number | Cell,
    verb: (corp: string, revenue: number) => Parameters<typeof working>[1],
    revenue = 100,
  ) => {
    const table = tableOf({ companies: { NN: { price: from } } });
    return working(table, verb('NN', revenue)).table.market[0];
  };
  const full = (corp: string, revenue: number) => (tx: Parameters<typeof payFull>[0]) => payFull(tx, corp, revenue);
  const half = (corp: string, revenue: number) => (tx: Parameters<typeof payFull>[0]) => payHalf(tx, corp, revenue);
  const none = (corp: string, revenue: number) => (tx: Parameters<typeof payFull>[0]) => withhold(tx, corp, revenue);

  it('withheld or nothing earned: left, from the first column down [2.2.5-05, 2.2.5-06, 2.2.5-07, 3.4.7-01]', () => {
    const { row, col } = cellOf(100);
    expect(moved(100, none)).toMatchObject({ row, col: col - 1 });
    expect(moved(100, none, 0)).toMatchObject({ row, col: col - 1 });
    expect(moved({ row: 3, col: 0 }, none)).toMatchObject({ row: 4, col: 0 });
    expect(moved({ row: 14, col: 0 }, none)).toMatchObject({ row: 14, col: 0 });
  });

  it('a dividend of at least the price moves right [2.2.5-08, 2.2.5-09, 2.2.5-11, 2.2.5-13]', () => {
    const { row, col } = cellOf(100);
    expect(moved(100, full, 100)).toMatchObject({ row, col: col + 1 });
    expect(moved(100, full, 90)).toMatchObject({ row, col });
    expect(moved(100, half, 190)).toMatchObject({ row, col: col + 1 });
    expect(moved(100, half, 180)).toMatchObject({ row, col });
  });

  it('no space to the right: one row up [2.2.5-10]', () => {
    expect(rightwards(builtInBoard, { row: 14, col: 4 })).toEqual({ row: 13, col: 4 });
    expect(rightwards(builtInBoard, { row: 0, col: 18 })).toEqual({ row: 0, col: 19 });
  });

  it('who does not operate keeps its price [2.2.5-12]', () => {
    const state = companyTurn(
      { companies: { NN: { trains: ['PH1'] }, FST: { president: 'P2', price: 90 } } },
      'NN',
      'dividend',
    );
    expect(value(state, 'FST')).toBe(90);
  });

  it('sold out at the end of a stock round: one row up, not while building or frozen [2.2.5-14, 2.2.5-15, 2.2.5-24, 3.2.7-01, 3.3-04, 3.3-09, 3.3-20]', () => {
    const singles = { P1: 3, P2: 3, NN: 2 };
    const position = (standing: 'building' | 'provisional' | 'definitive', concession = 'P1'): Position => ({
      companies: { FST: { standing, singles, price: 90, facts: { concession } }, NN: { president: 'P2', price: 80 } },
    });
    const prices = (
      [
        ['provisional', 'P1'],
        ['definitive', 'P1'],
        ['building', 'P1'],
        ['definitive', 'pool'],
      ] as const
    ).map(([standing, concession]) => {
      return value(endOfStockRound(position(standing, concession)), 'FST');
    });
    expect(prices).toEqual([100, 100, 90, 90]);
  });

  it('one share in the offer or one in the pool, and it does not rise [2.2.5-14]', () => {
    const after = (more: Record<string, number>): number => {
      const singles = { P1: 3, P2: 3, ...more };
      return value(endOfStockRound({ companies: { FST: { singles, price: 90 }, NN: { price: 80 } } }), 'FST');
    };
    expect([after({ NN: 2 }), after({ NN: 1, offer: 1 }), after({ NN: 1, pool: 1 })]).toEqual([100, 90, 90]);
  });

  it('from the top row to the right, D300 is the end [2.2.5-16, 2.2.5-17]', () => {
    expect(upwards(builtInBoard, { row: 0, col: 4 })).toEqual({ row: 0, col: 5 });
    expect(at(upwards(builtInBoard, { row: 0, col: 18 }))).toBe(TOP_PRICE);
    expect(upwards(builtInBoard, { row: 0, col: 19 })).toEqual({ row: 0, col: 19 });
    expect(upwards(builtInBoard, { row: 3, col: 2 })).toEqual({ row: 2, col: 2 });
  });

  it('a destination bonus is one row up [2.2.5-18]', () => {
    const table = tableOf({ companies: { NN: { price: 100 } } });
    expect(price(working(table, (tx) => moveUp(tx, 'NN')).table, 'NN')).toBe(110);
  });

  it('under the tokens that are there [2.2.5-19, 3.2.2-10]', () => {
    const table = tableOf({ companies: { NN: { price: 90 }, FST: { price: 100 }, FC: { price: 100 } } });
    const after = working(table, (tx) => moveUp(tx, 'NN')).table;
    expect(inMarketOrder(after)).toEqual(['FST', 'FC', 'NN']);
    const started = play(stockTurn({ cash: { P1: 500 }, companies: { FST: { price: 100 } } }), {
      type: 'acquireConcession',
      corp: 'NN',
      par: 100,
      help: 'none',
    });
    expect(inMarketOrder(started.table)).toEqual(['FST', 'NN']);
  });

  it('a token that does not move keeps its place in the stack [2.2.5-19]', () => {
    // One share sold from a ledge, and withheld in the last space of all.
    const ledge = { row: 5, col: 0 };
    const sold = play(
      stockTurn({ companies: { NN: { price: ledge, singles: { P1: 1 } }, FST: { price: ledge, president: 'P2' } } }),
      { type: 'sellShares', corp: 'NN', shares: 1 },
    );
    expect([value(sold, 'NN'), inMarketOrder(sold.table)]).toEqual([60, ['NN', 'FST']]);
    const bottom = { row: 14, col: 0 };
    const table = tableOf({ companies: { NN: { price: bottom }, FST: { price: bottom } } });
    expect(inMarketOrder(working(table, (tx) => withhold(tx, 'NN', 50)).table)).toEqual(['NN', 'FST']);
  });

  it('sales by corporations lower no price [2.2.5-20, 3.4.9-07]', () => {
    const state = inTurn(
      { companies: { NN: { trains: ['PH1'], price: 110 }, FST: { president: 'P2', singles: { NN: 1 }, price: 100 } } },
      'NN',
      'finance',
    );
    expect(value(play(state, { type: 'sellHolding', corp: 'FST', shares: 1 }), 'FST')).toBe(100);
  });

  it('a building company does not move right [2.2.5-22, 3.4.4-12, 3.4.4-13]', () => {
    const state = stepsAlone({ companies: { FC: { standing: 'building', facts: { steps: 0 } } } }, 'FC', 'interest');
    expect(value(state, 'FC')).toBe(100);
    expect(cash(state, 'P1')).toBe(40);
  });

  it('rises in operating order; all are made before D300 ends the game [2.2.5-23, 2.2.5-25, 4-02, 1.1-05]', () => {
    const singles = { P1: 4, P2: 4 };
    const state = endOfStockRound({
      companies: {
        NN: { price: { row: 0, col: 18 }, singles },
        FST: { price: 100, singles, president: 'P2' },
        FC: { price: 100, singles, president: 'P2' },
      },
    });
    expect(state.flow).toEqual([]);
    expect(state.table.ended).toEqual({ reason: 'top' });
    expect([value(state, 'NN'), value(state, 'FST'), value(state, 'FC')]).toEqual([300, 110, 110]);
    expect(inMarketOrder(state.table)).toEqual(['NN', 'FST', 'FC']);
    expect(facts(state, 'NN').standing).toBe('definitive');
  });
});
