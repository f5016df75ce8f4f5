import { BANK } from '@binario/rail';
import { describe, expect, it } from 'vitest';
import { presidentOf } from '../table.ts';
import {
  asked,
  cash,
  companyTurn,
  held,
  inTurn,
  type Position,
  play,
  refuses,
  stateAt,
  stepsAlone,
  value,
} from './support/index.ts';

describe('18FB §3.4.9 financial step', () => {
  const finance = (companies: Position['companies'], more: Position = {}) =>
    inTurn({ companies: { ...companies }, ...more }, 'NN', 'finance');
  const buys = (corp: string, from: 'offer' | 'pool' = 'offer') => ({ type: 'buyHolding', corp, from }) as const;
  const sells = (corp: string, shares = 1) => ({ type: 'sellHolding', corp, shares }) as const;

  it('building companies do not trade [3.4.9-01]', () => {
    const state = stepsAlone(
      { companies: { NN: { standing: 'building', cash: 500 }, FC: { president: 'P2' } } },
      'NN',
      'finance',
    );
    expect(state.flow).toEqual([]);
  });

  it('any sales first, then one certificate, not of what was sold [3.4.9-02, 3.4.9-05, 3.4.9-06, 3.4.9-08]', () => {
    const state = finance({
      NN: { cash: 300, trains: ['PH1'] },
      FC: { president: 'P2', singles: { NN: 1 } },
      FST: { president: 'P2', singles: { NN: 1 } },
      FB: { president: 'P2' },
    });
    const sold = play(state, sells('FC'), sells('FST'));
    expect(cash(sold, 'NN')).toBe(500);
    refuses(sold, buys('FC', 'pool'), 'holding.justSold');
    const bought = stateAt({ ...sold.table, turn: { ...sold.table.turn, bought: true } }, ...sold.flow);
    refuses(bought, buys('FB'), 'holding.oneCertificate');
    refuses(bought, sells('NN'), 'holding.notHeld');
    expect(held(play(sold, buys('FB')), 'FB')).toMatchObject({ NN: '1' });
  });

  it('own stock from the pool only, any amount [3.4.9-03, 3.4.9-10]', () => {
    const state = finance({ NN: { cash: 300, trains: ['PH1'], singles: { pool: 2, NN: 3 } } });
    refuses(state, buys('NN'), 'holding.ownFromOffer');
    const after = play(state, buys('NN', 'pool'));
    expect([held(after, 'NN').NN, cash(after, BANK) - cash(state, BANK)]).toEqual(['4', 100]);
  });

  it('other stock from offer or pool; the offer’s money goes to the issuing company, and no office with it [3.4.9-04, 3.4.9-16, 3.4.9-15]', () => {
    const state = finance({
      NN: { cash: 300, trains: ['PH1'] },
      FC: { president: 'P2', par: 70, singles: { pool: 1 } },
    });
    const offer = play(state, buys('FC'));
    expect([cash(offer, 'FC'), cash(offer, 'NN'), presidentOf(offer.table, 'FC')]).toEqual([70, 230, 'P2']);
    expect(cash(play(state, buys('FC', 'pool')), 'NN')).toBe(200);
    refuses(state, buys('FB'), 'holding.noneThere');
    refuses(
      finance({ NN: { cash: 60, trains: ['PH1'] }, FC: { president: 'P2', par: 70 } }),
      buys('FC'),
      'holding.noMoney',
    );
  });

  it('one certificate of each other company [3.4.9-09]', () => {
    const state = finance({ NN: { cash: 300, trains: ['PH1'] }, FC: { president: 'P2', singles: { NN: 1 } } });
    refuses(state, buys('FC'), 'holding.oneOfEach');
  });

  it('a second one that a merger brought is sold in the next financial step, at the price and for good [3.4.9-09]', () => {
    const state = companyTurn(
      {
        phase: 6,
        companies: {
          RM: { stations: [], trains: ['PH6'], cash: 200, singles: { RM: 3 } },
          FC: { president: 'P2', price: 90, singles: { RM: 2 } },
          FB: { president: 'P2', price: 80, singles: { RM: 1 } },
        },
      },
      'RM',
      'finance',
    );
    expect([asked(state), cash(state, 'RM'), value(state, 'FC')]).toEqual(['finance', 290, 90]);
    expect(held(state, 'FC')).toMatchObject({ RM: '1', pool: '1' });
    // One of another company and any number of its own may stay.
    expect([held(state, 'FB').RM, held(state, 'RM').RM]).toEqual(['1', '3']);
    refuses(state, buys('FC', 'pool'), 'holding.justSold');
  });

  it('wished sales keep to the pool limit and to what players could sell [3.4.9-11, 3.4.9-18]', () => {
    const full = finance({ NN: { trains: ['PH1'] }, FC: { president: 'P2', singles: { NN: 1, pool: 5 } } });
    refuses(full, sells('FC'), 'holding.poolFull');
    const fresh = finance({
      NN: { trains: ['PH1'] },
      FC: { president: 'P2', standing: 'building', singles: { NN: 1 } },
    });
    refuses(fresh, sells('FC'), 'holding.notOperated');
  });
});
