import { describe, expect, it } from 'vitest';
import { trainDefs } from '../data/trains.ts';
import { coverageOf, revenueOf } from '../rules/income.ts';
import {
  asked,
  cash,
  companyTurn,
  decider,
  inTurn,
  offered,
  type Position,
  play,
  refuses,
  tableOf,
  value,
  whyNot,
} from './support/index.ts';

const train = (id: string, price: number) => ({ type: 'buyTrain', train: id, price }) as const;

describe('1865 §4.5 Operate trains and calculate income', () => {
  it('14 chips and 16 seats, 30 chips and 22 seats [4.5-01, 4.5-02, 4.5-03, P-5.4-02]', () => {
    const table = tableOf({
      phase: 3,
      companies: {
        FMS: { chips: 14, trains: ['PH2', 'PH2'] },
        FA: { chips: 30, trains: ['PH2', 'PH3'], value: 90 },
      },
    });
    expect([coverageOf(table, 'FMS'), revenueOf(table, 'FMS')]).toEqual([16, 140]);
    expect([coverageOf(table, 'FA'), revenueOf(table, 'FA')]).toEqual([22, 220]);
  });

  const split: Position = {
    companies: {
      FA: {
        status: 'major',
        chips: 10,
        trains: ['PH2', 'PH2'],
        value: 100,
        singles: { P1: 1, P2: 2, pool: 1, dragons: 2 },
      },
    },
  };

  it('who gets what of a dividend [4.5-04, 4.5-05, 4.5-06, 4.5-07, 4.5-09, P-5.4-01]', () => {
    const at = companyTurn(split, 'FA', 'income');
    const paid = play(at, { type: 'payDividend' });
    // 30 % P1, 20 % P2, the offer (20 %) to the company, pool and Dragons stay in the bank.
    expect([cash(paid, 'P1'), cash(paid, 'P2'), cash(paid, 'FA')]).toEqual([30, 20, 20]);
    expect(cash(at, 'bank') - cash(paid, 'bank')).toBe(70);
    expect(value(paid, 'FA')).toBe(110);
  });

  it('withheld in full, the value stands [4.5-08, 4.5-11]', () => {
    const kept = play(companyTurn(split, 'FA', 'income'), { type: 'withhold' });
    expect(cash(kept, 'FA')).toBe(100);
    expect(value(kept, 'FA')).toBe(100);
  });

  it('no revenue: one space down [4.5-10]', () => {
    expect(
      value(companyTurn({ companies: { FMS: { value: 100, cash: 500, chips: 4 } } }, 'FMS', 'income'), 'FMS'),
    ).toBe(90);
  });
});

describe('1865 §2.6 and §4.5 a card before the income', () => {
  it('a company with a train and no chip is asked while a card may still bring the first ones [2.6-02]', () => {
    const position: Position = {
      cards: { M3: 'P1' },
      companies: { FMS: { value: 100, chips: 0, trains: ['PH2'], singles: { P1: 1 } } },
    };
    const at = companyTurn(position, 'FMS', 'income');
    expect(asked(at)).toBe('income');
    expect(offered(at, 'payDividend')).toEqual([]);
    // Two chips of phase 2 find their seats at once.
    const given = play(at, { type: 'transferCard', private: 'M3' });
    const paid = play(given, { type: 'payDividend' });
    expect([cash(paid, 'P1'), value(paid, 'FMS')]).toEqual([12, 110]);
    // Who keeps the card has earned nothing.
    expect(value(play(at, { type: 'withhold' }), 'FMS')).toBe(90);
    // Without a card, or without a train, nobody is asked.
    expect(value(companyTurn({ ...position, cards: {} }, 'FMS', 'income'), 'FMS')).toBe(90);
  });
});

describe('1865 §4.6 Purchase trains', () => {
  it('the table of trains [4.6-03, 4.6-04, 4.6-05, 4.6-06, 4.6-07, 4.6-08]', () => {
    const rows = Object.values(trainDefs).map((def) => [def.coverage, def.cost, def.discounted, def.scrappedIn]);
    expect(rows).toEqual([
      [8, 100, 70, 4],
      [14, 200, 160, 6],
      [20, 350, 300, 7],
      [25, 500, undefined, undefined],
      [30, 650, undefined, undefined],
      [35, 800, undefined, undefined],
    ]);
    const cards = Object.keys(tableOf({}).trains);
    expect(
      ['PH2', 'PH3', 'PH4', 'PH5', 'PH6'].map((kind) => cards.filter((each) => each.startsWith(kind)).length),
    ).toEqual([6, 5, 4, 2, 3]);
    const rich = companyTurn({ phase: 7, companies: { FMS: { cash: 5000, chips: 1 } } }, 'FMS', 'buyTrains');
    const bought = play(rich, train('PH7-0', 800));
    expect(bought.table.trains['PH7-1']).toBe('bank');
  });

  it('several trains within the limit; maritime cards do not count [4.6-01, 4.6-02]', () => {
    const at = companyTurn(
      { cards: { M1: 'FMS', M7: 'FMS' }, companies: { FMS: { cash: 500, chips: 1 } } },
      'FMS',
      'buyTrains',
    );
    const all = play(at, train('PH2-0', 100), train('PH2-1', 100), train('PH2-2', 100), train('PH2-3', 100));
    expect(cash(all, 'FMS')).toBe(100);
  });

  const first3: Position = {
    companies: {
      FMS: { cash: 500, chips: 1, trains: ['PH2', 'PH2', 'PH2'] },
      FA: { president: 'P2', value: 90, trains: ['PH2', 'PH2', 'PH2-D'], chips: 1 },
    },
  };

  it('the first PH3 with three trains: one is discarded, and no further purchase [4.6-09, 4.6-10, R-18]', () => {
    const at = companyTurn(first3, 'FMS', 'buyTrains');
    const bought = play(at, train('PH3-0', 200));
    expect(bought.table.phase).toBe('3');
    expect(bought.flow.at(-1)).toMatchObject({ step: 'discardTrain', corp: 'FMS' });
    refuses(bought, { type: 'discardTrain', train: 'PH2-D' }, 'discard.notOwn');
    const next = play(bought, { type: 'discardTrain', train: 'PH2-0' });
    expect(next.table.trains['PH2-0']).toBe('pool');
    // Three trains now, limit 3: its train step is over.
    expect(next.flow.some((frame) => frame.step === 'buyTrains' && (frame as { corp?: string }).corp === 'FMS')).toBe(
      false,
    );
  });

  it('several companies discard: the buyer first, then in operating order [4.6-12, R-14, R-17]', () => {
    const at = companyTurn(
      {
        phase: 5,
        companies: {
          FMS: { cash: 700, chips: 1, trains: ['PH4', 'PH5'], value: 60 },
          FA: { president: 'P2', value: 90, trains: ['PH3', 'PH4', 'PH4', 'PH5'] },
          CFC: { president: 'P3', value: 100, trains: ['PH4', 'PH3', 'PH3'] },
        },
      },
      'FMS',
      'buyTrains',
    );
    const bought = play(at, train('PH6-0', 650));
    expect(bought.table.phase).toBe('6');
    expect(
      Object.entries(bought.table.trains).filter(([id, holder]) => id.startsWith('PH3') && holder !== 'gone'),
    ).toEqual([]);
    expect(bought.flow.at(-1)).toMatchObject({ step: 'discardTrain', corp: 'FMS' });
    const next = play(bought, { type: 'discardTrain', train: 'PH4-0' });
    // CFC lost its PH3 to the scrap and has one train; FA must choose.
    expect(next.flow.at(-1)).toMatchObject({ step: 'discardTrain', corp: 'FA' });
    expect(decider(next)).toBe('P2');
    expect(play(next, { type: 'discardTrain', train: 'PH4-1' }).table.trains['PH4-1']).toBe('pool');
  });

  it('with three trains in phase 3 the first PH4 may not be bought [R-18, 4.6-11]', () => {
    const at = inTurn(
      { phase: 3, companies: { FMS: { cash: 500, chips: 1, trains: ['PH2', 'PH2', 'PH3'] } } },
      'FMS',
      'buyTrains',
    );
    const cards = Object.fromEntries(
      Object.entries(at.table.trains).map(([id, holder]) => [id, id < 'PH4' && holder === 'bank' ? 'gone' : holder]),
    );
    refuses({ ...at, table: { ...at.table, trains: cards } }, train('PH4-0', 350), 'train.limit');
    expect(offered(at, 'discardTrain')).toEqual([]);
  });

  it('pile, pool or another company; cards keep their price [4.6-13, 4.6-15, 4.6-16, R-19]', () => {
    const at = companyTurn(
      { poolTrains: ['PH2-D'], companies: { FMS: { cash: 500, chips: 1 }, FA: { trains: ['PH2'], value: 90 } } },
      'FMS',
      'buyTrains',
    );
    refuses(at, train('PH2-D', 100), 'train.cardPrice');
    const pool = play(at, train('PH2-D', 70));
    expect([cash(pool, 'FMS'), cash(pool, 'bank')]).toEqual([430, cash(at, 'bank') + 70]);
    expect(value(pool, 'FMS')).toBe(100);
    refuses(at, train('PH2-1', 99), 'train.cardPrice');
    expect(value(play(at, train('PH2-1', 100)), 'FMS')).toBe(110);
    refuses(at, train('PH2-2', 100), 'train.notForSale');
    refuses(
      companyTurn(
        { companies: { FMS: { cash: 99, chips: 0, trains: [] }, FA: { trains: ['PH2'], value: 90 } } },
        'FMS',
        'buyTrains',
      ),
      train('PH2-1', 100),
      'train.noMoney',
    );
  });

  const deal: Position = {
    companies: { FMS: { cash: 50, chips: 3 }, FA: { trains: ['PH2'], value: 90, president: 'P2' } },
    cash: { P1: 500 },
  };

  it('second-hand trains by agreement, the last one too [4.6-17, 4.6-18, 4.6-19, 4.6-20, R-15, R-20]', () => {
    const at = companyTurn(deal, 'FMS', 'buyTrains');
    refuses(at, train('PH2-0', 0), 'train.atLeastOne');
    refuses(at, train('PH2-0', 51), 'train.noMoney');
    const asking = play(at, train('PH2-0', 30));
    expect(decider(asking)).toBe('P2');
    const refused = play(asking, { type: 'refuse' });
    refuses(refused, train('PH2-0', 30), 'train.refused');
    refuses(refused, train('PH2-0', 29), 'train.refused');
    const agreed = play(refused, train('PH2-0', 31), { type: 'consent' });
    expect(agreed.table.trains['PH2-0']).toBe('FMS');
    expect([cash(agreed, 'FMS'), cash(agreed, 'FA')]).toEqual([19, 31]);
    expect(value(agreed, 'FMS')).toBe(100);
    const same = companyTurn(
      { ...deal, companies: { ...deal.companies, FA: { trains: ['PH2'], value: 90 } } },
      'FMS',
      'buyTrains',
    );
    expect(play(same, train('PH2-0', 1)).table.trains['PH2-0']).toBe('FMS');
  });

  it('a refusal concerns one kind of train of one company, for that turn (ruling 57) [R-15]', () => {
    const at = companyTurn(
      {
        phase: 3,
        companies: {
          FMS: { cash: 50, chips: 3, trains: ['PH3'] },
          FA: { trains: ['PH2', 'PH3', 'PH2-D'], value: 90, president: 'P2', chips: 1 },
          CFC: { trains: ['PH2'], value: 80, president: 'P2', chips: 1 },
        },
      },
      'FMS',
      'buyTrains',
    );
    const kinds = { same: 'PH2-0', discounted: 'PH2-D', other: 'PH3-1', elsewhere: 'PH2-1' };
    expect(Object.values(kinds).map((id) => at.table.trains[id])).toEqual(['FA', 'FA', 'FA', 'CFC']);
    const refused = play(at, train(kinds.same, 30), { type: 'refuse' });
    for (const id of [kinds.same, kinds.discounted]) refuses(refused, train(id, 30), 'train.refused');
    for (const id of [kinds.other, kinds.elsewhere]) expect(whyNot(refused, train(id, 30))).toBeUndefined();
    const prices = offered(refused, 'buyTrain').map((offer) => [offer.train, offer.price]);
    expect(prices.filter(([id]) => Object.values(kinds).includes(id as string))).toEqual([
      [kinds.same, { min: 31, max: 50 }],
      [kinds.discounted, { min: 31, max: 50 }],
      [kinds.other, { min: 1, max: 50 }],
      [kinds.elsewhere, { min: 1, max: 50 }],
    ]);
    expect(play(refused, train(kinds.other, 30), { type: 'consent' }).table.trains[kinds.other]).toBe('FMS');
    // In its next turn it may ask again.
    let later = play(refused, { type: 'pass' });
    const isBuying = () => asked(later) === 'buyTrains' && decider(later) === 'P1';
    for (let n = 0; n < 20 && !isBuying(); n++)
      later = play(later, asked(later) === 'income' ? { type: 'withhold' } : { type: 'pass' });
    expect(whyNot(later, train(kinds.same, 30))).toBeUndefined();
  });

  it('the duty to own a train comes with the first chip [4.6-21, 4.6-22, P-5.5-03]', () => {
    const none = companyTurn({ companies: { FMS: { cash: 500, chips: 0 } } }, 'FMS', 'buyTrains');
    expect(whyNot(none, { type: 'pass' })).toBeUndefined();
    refuses(
      companyTurn({ companies: { FMS: { cash: 500, chips: 1 } } }, 'FMS', 'buyTrains'),
      { type: 'pass' },
      'train.mustOwnOne',
    );
  });

  it('a card after the train step that brings the first chip brings the duty back [R-23]', () => {
    const at = companyTurn({ cards: { M3: 'P1' }, companies: { FMS: { cash: 500, chips: 0 } } }, 'FMS', 'endTurn');
    const given = play(at, { type: 'transferCard', private: 'M3' });
    expect(asked(given)).toBe('buyTrains');
    refuses(given, { type: 'pass' }, 'train.mustOwnOne');
    const bought = play(given, train('PH2-0', 100));
    expect(bought.table.trains['PH2-0']).toBe('FMS');
  });
});
