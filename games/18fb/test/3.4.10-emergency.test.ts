import { trainsOf } from '@binario/rail';
import { describe, expect, it } from 'vitest';
import { presidentOf } from '../table.ts';
import {
  asked,
  cash,
  decider,
  held,
  inTurn,
  offered,
  type Position,
  pass,
  play,
  refuses,
  stepsAlone,
  value,
} from './support/index.ts';

describe('18FB §3.4.10 emergency', () => {
  const emergency = (position: Position) => inTurn(position, 'NN', 'buyTrains');
  const help = (id = 'PH1-0') => ({ type: 'helpBuy', train: id }) as const;

  it('the treasury first, then the cash of the President [3.4.10-01, 3.4.10-02, 3.4.10-04]', () => {
    const state = emergency({ cash: { P1: 80 }, companies: { NN: { cash: 30 } } });
    refuses(state, pass, 'train.mustOwnOne');
    const after = play(state, help());
    expect([cash(after, 'P1'), cash(after, 'NN'), trainsOf(after.table, 'NN')]).toEqual([10, 0, ['PH1-0']]);
    refuses(emergency({ companies: { NN: { cash: 100 } } }), help(), 'help.notNeeded');
  });

  it('then stock of the treasury at half price, before his own money; the offer is no treasury [3.4.10-03, 3.4.10-06, 3.4.10-07, 3.4.10-13]', () => {
    const state = emergency({
      cash: { P1: 500 },
      companies: {
        NN: { cash: 10, singles: {} },
        FC: { president: 'P2', price: 90, singles: { NN: 1 } },
        FB: { president: 'P2', price: 55, singles: { NN: 1 } },
      },
    });
    const raising = play(state, help());
    expect([asked(raising), offered(raising, 'sellHolding').map(({ corp }) => corp)]).toEqual([
      'raiseMoney',
      ['FC', 'FB'],
    ]);
    refuses(raising, { type: 'sellShares', corp: 'NN', shares: 1 }, 'emergency.treasuryFirst');
    const one = play(raising, { type: 'sellHolding', corp: 'FC', shares: 1 });
    // D45, then the only other share brings D27 by itself; the President adds the last D18.
    expect([cash(one, 'P1'), trainsOf(one.table, 'NN'), value(one, 'FC')]).toEqual([500 - 18, ['PH1-0'], 90]);
  });

  it('neither sells a certificate more than is needed [3.4.10-12]', () => {
    const treasury = play(emergency({ companies: { NN: { cash: 30, singles: { NN: 3 } } } }), help());
    refuses(treasury, { type: 'sellHolding', corp: 'NN', shares: 3 }, 'emergency.treasuryMoreThanNeeded');
    const own = play(
      emergency({
        cash: { P1: 10 },
        companies: { NN: { cash: 20 }, FC: { price: 90, singles: { P1: 3 } }, FB: { price: 80, singles: { P1: 2 } } },
      }),
      help(),
    );
    refuses(own, { type: 'sellShares', corp: 'FC', shares: 3 }, 'emergency.moreThanNeeded');
    const after = play(own, { type: 'sellShares', corp: 'FC', shares: 2 });
    expect([trainsOf(after.table, 'NN'), cash(after, 'P1'), held(after, 'FC').P1]).toEqual([['PH1-0'], 20, 'P+1']);
  });

  it('then his stock, within the pool limit and only what has operated; no price falls [3.4.10-05, 3.4.10-08, 3.4.10-15, 2.2.5-21]', () => {
    const raising = play(
      emergency({
        companies: {
          NN: { cash: 20 },
          FC: { president: 'P2', price: 90, singles: { P1: 1, pool: 5 } },
          FB: { president: 'P2', standing: 'building', price: 80, singles: { P1: 2 } },
          FST: { president: 'P2', price: 70, singles: { P1: 2 } },
          LdA: { president: 'P2', price: 60, singles: { P1: 2 } },
        },
      }),
      help(),
    );
    refuses(raising, { type: 'sellShares', corp: 'FC', shares: 1 }, 'sell.poolFull');
    refuses(raising, { type: 'sellShares', corp: 'FB', shares: 1 }, 'sell.notOperated');
    const sold = play(raising, { type: 'sellShares', corp: 'FST', shares: 2 });
    // One share of LdA is then the only lawful sale: D30 more than the D70, and D80 are paid.
    expect([value(sold, 'FST'), value(sold, 'LdA'), cash(sold, 'P1')]).toEqual([70, 60, 20]);
  });

  it('not the office of the company that buys, any other [3.4.10-09, 3.4.10-10]', () => {
    const raising = play(
      emergency({
        companies: {
          NN: { cash: 0, singles: { P1: 1, P2: 4 }, price: 60 },
          FC: { price: 90, singles: { P1: 1, P2: 3 } },
        },
      }),
      help(),
    );
    refuses(raising, { type: 'sellShares', corp: 'NN', shares: 3 }, 'emergency.keepsOffice');
    refuses(raising, { type: 'sellShares', corp: 'NN', shares: 1 }, 'emergency.keepsOffice');
    const other = play(raising, { type: 'sellShares', corp: 'FC', shares: 2 });
    expect(presidentOf(other.table, 'FC')).toBe('P2');
  });

  it('who only acts as President of a national sells none of its shares [3.4.10-09]', () => {
    const state = inTurn(
      {
        phase: 6,
        cash: { P1: 500 },
        companies: {
          RM: {
            president: 'RM',
            singles: { P1: 1, P2: 1, P3: 1, pool: 3, FC: 1, FB: 1 },
            stations: [],
            facts: { acting: 'P1' },
          },
          FC: { president: 'P2', price: 110, singles: { P1: 2 } },
          FB: { president: 'P2', price: 90, singles: { P1: 2 } },
        },
      },
      'RM',
      'buyTrains',
    );
    const raising = play(state, { type: 'helpBuy', train: 'PH6-0' });
    expect([asked(raising), decider(raising)]).toEqual(['raiseMoney', 'P1']);
    refuses(raising, { type: 'sellShares', corp: 'RM', shares: 1 }, 'emergency.keepsOffice');
    expect(new Set(offered(raising, 'sellShares').map(({ corp }) => corp))).toEqual(new Set(['FC', 'FB']));
  });

  it('two shares are sold where one would do but cannot be sold alone [3.4.10-12, 3.4.11-01]', () => {
    // One share would leave P1 half a presidential certificate and P2 only 10 points ahead.
    const state = emergency({ companies: { NN: { cash: 95, price: 60 }, FC: { price: 90, singles: { P2: 2 } } } });
    // The new President of FC leaves its concession in the pool.
    const after = play(state, help(), pass);
    expect([after.table.leavers, trainsOf(after.table, 'NN')]).toEqual([[], ['PH1-0']]);
    expect([cash(after, 'P1'), presidentOf(after.table, 'FC')]).toEqual([85, 'P2']);
    // A smaller block that may be sold is still enough, and more is refused.
    const either = emergency({
      companies: {
        NN: { cash: 95, price: 60 },
        FC: { price: 90, singles: { P1: 2 } },
        FB: { president: 'P2', singles: { P1: 1 } },
      },
    });
    const raising = play(either, help());
    refuses(raising, { type: 'sellShares', corp: 'FC', shares: 2 }, 'emergency.moreThanNeeded');
    expect(cash(play(raising, { type: 'sellShares', corp: 'FC', shares: 1 }), 'P1')).toBe(40);
  });

  it('only the cheapest train [3.4.10-11]', () => {
    const state = emergency({
      cash: { P1: 500 },
      poolTrains: ['PH2'],
      companies: { NN: { cash: 0 }, FC: { trains: ['PH1'], president: 'P2' } },
    });
    refuses(state, help('PH2-0'), 'help.onlyCheapest');
    refuses(state, help('PH1-0'), 'help.onlyCheapest');
    expect(trainsOf(play(state, help('PH1-1')).table, 'NN')).toEqual(['PH1-1']);
  });

  it('regionals, cards and concessions are not sold [3.4.10-14]', () => {
    const raising = inTurn(
      {
        phase: 5,
        regionals: { FAS: { owner: 'P1' } },
        companies: { NN: {}, FC: { president: 'P2', singles: { P1: 2 } }, FB: { president: 'P2', singles: { P1: 2 } } },
      },
      'NN',
      'buyTrains',
    );
    const asking = play(raising, { type: 'helpBuy', train: 'PH5-1' });
    expect(new Set(offered(asking, 'sellShares').map(({ corp }) => corp))).toEqual(new Set(['FC', 'FB']));
  });
});

describe('18FB §3.4.10 after the financial step, where a table plays the sections in their order', () => {
  const options = { emergency: 'afterFinance' } as const;
  const stock: Position = {
    options,
    cash: { P1: 500 },
    companies: { NN: { cash: 10 }, FC: { president: 'P2', price: 90, singles: { NN: 1 } } },
  };

  it('who cannot pay goes on without help, sells at the full price and buys then [3.4.10-01, 3.4-09]', () => {
    const state = inTurn(stock, 'NN', 'buyTrains');
    expect(offered(state, 'helpBuy')).toEqual([]);
    refuses(state, { type: 'helpBuy', train: 'PH1-0' }, 'help.later');
    const trading = play(state, pass);
    expect([asked(trading), decider(trading)]).toEqual(['finance', 'P1']);
    // D10 and D90 pay the train.
    const buying = play(trading, { type: 'sellHolding', corp: 'FC', shares: 1 });
    expect([asked(buying), cash(buying, 'NN')]).toEqual(['buyTrains', 100]);
    refuses(buying, pass, 'train.mustOwnOne');
    refuses(buying, { type: 'helpBuy', train: 'PH1-0' }, 'help.notNeeded');
    const bought = play(buying, { type: 'buyTrain', train: 'PH1-0', price: 100 });
    expect([trainsOf(bought.table, 'NN'), cash(bought, 'P1')]).toEqual([['PH1-0'], 500]);
  });

  it('what was not sold then is sold at half price [3.4.10-03, 3.4.10-06]', () => {
    const late = play(inTurn(stock, 'NN', 'buyTrains'), pass, pass);
    expect([trainsOf(late.table, 'NN'), cash(late, 'P1')]).toEqual([['PH1-0'], 500 - 45]);
  });

  it('who can pay must buy in the train step, and who has no train buys no stock [3.4.8-06]', () => {
    const rich = inTurn({ ...stock, companies: { ...stock.companies, NN: { cash: 100 } } }, 'NN', 'buyTrains');
    refuses(rich, pass, 'train.mustOwnOne');
    const state = inTurn(
      { ...stock, companies: { NN: { cash: 90 }, FC: { president: 'P2', price: 60, par: 60 } } },
      'NN',
      'finance',
    );
    refuses(state, { type: 'buyHolding', corp: 'FC', from: 'offer' }, 'holding.trainFirst');
    const usual = inTurn(
      { companies: { NN: { cash: 90 }, FC: { president: 'P2', price: 60, par: 60 } } },
      'NN',
      'finance',
    );
    expect(held(play(usual, { type: 'buyHolding', corp: 'FC', from: 'offer' }), 'FC').NN).toBe('1');
  });

  it('bankruptcy comes there, too; a company with a train is not asked again [3.4.11-01, 3.4.10-01]', () => {
    const poor = play(
      inTurn({ options, companies: { NN: { cash: 10, price: 60 }, FC: { president: 'P2' } } }, 'NN', 'buyTrains'),
      pass,
    );
    expect(poor.table.leavers).toEqual(['P1']);
    const equipped = stepsAlone({ options, companies: { NN: { trains: ['PH1'] } } }, 'NN', 'lateTrains');
    expect(equipped.flow).toEqual([]);
  });
});
