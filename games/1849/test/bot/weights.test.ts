import { weightOf } from '@binario/bots';
import type { Frame, State } from '@binario/kernel';
import { describe, expect, it } from 'vitest';
import { weights1849 } from '../../bot/weights.ts';
import type { Table1849 } from '../../table.ts';

const seen = (table: Pick<Table1849, 'trains'>, asked: Frame): State<Table1849> => ({
  table: table as Table1849,
  flow: [asked],
  rng: 0,
});

describe('the random player of 1849', () => {
  it('every weight has a reason, and a corporation without a train wants one', () => {
    for (const { why } of Object.values(weights1849)) expect(why).not.toBe('');
    const asked = { step: 'buyTrains', corp: 'CTL' };
    const at = (trains: Record<string, string>) => ({
      by: 'P1',
      offers: [],
      view: seen({ trains }, asked),
    });
    expect(weightOf(weights1849.buyTrain, at({ '4H-0': 'bank' }))).toBeGreaterThan(
      10 * weightOf(weights1849.buyTrain, at({ '4H-0': 'CTL' })),
    );
  });

  it('nobody outbids himself in the auction, but everybody may answer in a contested bidding', () => {
    const { bid } = weights1849;
    const offers = ['SIGI', 'CNM'].map((name) => ({
      type: 'bid',
      by: 'P1',
      private: name,
      price: { min: 50, max: 90 },
    }));
    const at = (step: string, ...mine: readonly string[]) => {
      const asked = { step, bids: mine.map((name) => ({ by: 'P1', private: name, price: 50 })) };
      return { by: 'P1', offers, view: seen({ trains: {} }, asked) };
    };
    expect(weightOf(bid, at('auction'))).toBeGreaterThan(0);
    expect(weightOf(bid, at('auction', 'SIGI'))).toBeGreaterThan(0);
    expect(offers.map((offer) => bid?.among?.(offer, at('auction', 'SIGI')))).toEqual([0, 1]);
    expect(weightOf(bid, at('auction', 'SIGI', 'CNM'))).toBe(0);
    expect(weightOf(bid, at('bidding', 'SIGI', 'CNM'))).toBeGreaterThan(0);
  });
});
