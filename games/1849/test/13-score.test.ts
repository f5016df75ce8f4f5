import { describe, expect, it } from 'vitest';
import { scoreOf, scores } from '../rules/score.ts';
import { type Position, tableOf } from './support/index.ts';

const totals = (position: Position) => {
  const table = tableOf(position);
  return Object.fromEntries(scores(table, table.seats).map(({ player, total }) => [player, total]));
};

describe('1849 §13 Game end: wealth', () => {
  it('cash, and shares at market value, president’s and last certificate as two each [13-12]', () => {
    const position: Position = {
      cash: { P1: 33, P2: 44 },
      corps: {
        CTL: { president: 'P1', singles: { P1: 2, P2: 1 }, last: 'P2', at: [3, 5] },
        RCS: { president: 'P2', at: [2, 8] },
      },
    };
    expect(totals(position)).toEqual({ P1: 33 + 4 * 100, P2: 44 + 3 * 100 + 2 * 144, P3: 0 });
    expect(scoreOf(tableOf(position), 'P2')).toMatchObject({ cash: 44, stock: { CTL: 300, RCS: 288 }, loans: 0 });
  });

  it('private companies, and money, trains and charters of corporations, count nothing [13-13]', () => {
    const bare: Position = { cash: { P1: 33 }, corps: { CTL: {} } };
    const rich: Position = {
      cash: { P1: 33 },
      privates: { SCE: 'P1', RSA: 'P1' },
      corps: { CTL: { cash: 2000, trains: ['4H', '4H'], stations: ['E1', 'C1'], singles: { pool: 3 } } },
    };
    expect(totals(rich)).toEqual(totals(bare));
    expect(totals(bare)).toMatchObject({ P1: 233 });
  });

  it('L.750 less for each loan, but never below nothing [13-14]', () => {
    const lent = (cash: number, loans: number) =>
      totals({ cash: { P1: cash }, corps: { CTL: {} }, table: { loans: { P1: loans } } });
    expect(lent(1000, 1)).toMatchObject({ P1: 1200 - 750 });
    expect(lent(1500, 2)).toMatchObject({ P1: 1700 - 1500 });
    expect(lent(500, 1)).toMatchObject({ P1: 0 });
    expect(lent(0, 2)).toMatchObject({ P1: 0 });
  });

  it('who left the game has nothing [13-15]', () => {
    const table = tableOf({ cash: { P1: 500, P2: 400 }, table: { leavers: ['P1'] } });
    expect(scoreOf(table, 'P1')).toMatchObject({ cash: 0, stock: {}, total: 0 });
    expect(scores(table, table.seats).map(({ player }) => player)[0]).toBe('P2');
  });

  it('the wealthiest comes first; equal wealth shares the victory (RUL-64) [13-16]', () => {
    const table = tableOf({
      cash: { P1: 100, P2: 300 },
      corps: { CTL: { president: 'P3', at: [3, 5], singles: { P3: 1 } } },
    });
    const ranking = scores(table, table.seats);
    expect(ranking.map(({ total }) => total)).toEqual([300, 300, 100]);
    expect(ranking.filter(({ total }) => total === ranking[0]?.total).map(({ player }) => player)).toEqual([
      'P2',
      'P3',
    ]);
    expect(ranking.at(-1)?.player).toBe('P1');
  });
});
