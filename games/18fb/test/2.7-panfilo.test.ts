import { POOL } from '@binario/rail';
import { describe, expect, it } from 'vitest';
import { panfiloAgainst } from '../rules/panfilo.ts';
import {
  asked,
  cash,
  concession,
  decider,
  facts,
  held,
  inTurn,
  type Position,
  play,
  refuses,
  stockTurn,
} from './support/index.ts';

describe('18FB §2.7 note 3 Panfilo De Riseis', () => {
  const cards = { Riseis: 'P2' };

  it('takes a concession; the other then acts anew [2.7-26, 2.7-28, 2.7-29, 2.7-30, 2.7-60]', () => {
    const state = stockTurn({ cash: { P1: 500, P2: 900, P3: 100 }, cards });
    const asking = play(state, concession('NN', 100));
    expect([asked(asking), decider(asking)]).toEqual(['panfilo', 'P2']);
    refuses(asking, { type: 'preemptConcession', par: 250, help: 'none' }, 'preempt.unlawful');
    const taken = play(asking, { type: 'preemptConcession', par: 70, help: 'none' });
    expect([cash(taken, 'P2'), cash(taken, 'NN'), facts(taken, 'NN').concession]).toEqual([900 - 100 - 140, 140, 'P2']);
    expect([asked(taken), decider(taken), cash(taken, 'P1')]).toEqual(['stockTurn', 'P1', 500]);
    refuses(taken, concession('NN'), 'concession.notOpen');
    const next = play(taken, concession('FC'));
    // Used up: nobody is asked again, although P2 could pay the D200 and D120.
    expect([facts(next, 'FC').concession, decider(next)]).toEqual(['P1', 'P2']);
  });

  it('takes a certificate; declined, the purchase goes on [2.7-27]', () => {
    const state = stockTurn({ cash: { P1: 200, P2: 200 }, cards, companies: { NN: { president: 'P3' } } });
    const asking = play(state, { type: 'buyCert', corp: 'NN', from: 'offer' });
    const declined = play(asking, { type: 'decline' });
    expect(held(declined, 'NN')).toMatchObject({ P1: '1' });
    expect(decider(declined)).toBe('P2');
    const taken = play(asking, { type: 'preemptPurchase', help: 'none' });
    expect(held(taken, 'NN')).toMatchObject({ P2: '1' });
    expect([cash(taken, 'P2'), cash(taken, 'NN'), decider(taken)]).toEqual([100, 100, 'P1']);
  });

  it('is no turn of his: the series of passes goes on [2.7-29, 3.2-05, 3.2-06]', () => {
    const state = stockTurn({ cash: { P1: 200, P2: 200 }, cards, companies: { NN: { president: 'P3' } } });
    const flow = state.flow.map((frame) => (frame.step === 'stockRound' ? { ...frame, passed: ['P2', 'P3'] } : frame));
    const taken = play(
      { ...state, flow },
      { type: 'buyCert', corp: 'NN', from: 'offer' },
      { type: 'preemptPurchase', help: 'none' },
    );
    expect([asked(taken), decider(taken)]).toEqual(['stockTurn', 'P1']);
    const over = play(taken, { type: 'pass' });
    expect([over.table.round, over.table.priority]).toEqual(['operating', 'P2']);
  });

  it('asked only when he could buy and pay; not about cards [2.7-31, 2.7-32, 2.7-62]', () => {
    const companies = { NN: { president: 'P3', singles: { P2: 1 } } } as const;
    const buys = (more: Position) => {
      const state = stockTurn({ cash: { P1: 200, P2: 200 }, cards, companies, ...more });
      return asked(play(state, { type: 'buyCert', corp: 'NN', from: 'offer' }));
    };
    expect(buys({})).toBe('panfilo');
    expect(buys({ cash: { P1: 200, P2: 90, P3: 60 } })).toBe('stockTurn');
    expect(buys({ table: { sold: { P2: ['NN'] } } })).toBe('stockTurn');
    expect(buys({ table: { certLimit: 1 } })).toBe('stockTurn');
    expect(buys({ cards: {} })).toBe('stockTurn');
    expect(buys({ table: { used: ['Riseis'] } })).toBe('stockTurn');
    expect(buys({ companies: { NN: { president: 'P2', singles: { P2: 4 } } } })).toBe('stockTurn');
    const card = stockTurn({ cash: { P1: 200, P2: 200 }, cards });
    expect(asked(play(card, { type: 'buyCard', private: 'Bayard' }))).toBe('stockTurn');
  });

  it('what was sold before stands [2.7-61]', () => {
    const state = stockTurn({
      cash: { P1: 200, P2: 300 },
      cards,
      companies: { NN: { president: 'P3' }, FC: { president: 'P3', singles: { P1: 1 } } },
    });
    const asking = play(
      state,
      { type: 'sellShares', corp: 'FC', shares: 1 },
      { type: 'buyCert', corp: 'NN', from: 'offer' },
    );
    const after = play(asking, { type: 'preemptPurchase', help: 'none' });
    expect(held(after, 'FC')).toMatchObject({ pool: '1' });
    refuses(after, { type: 'buyCert', corp: 'FC', from: 'pool' }, 'buy.soldThisRound');
  });

  it('another’s discount is not his, his own Bayard is [2.7-67]', () => {
    const state = stockTurn({ cash: { P1: 500, P2: 500 }, cards: { ...cards, LAla: 'P1', Bayard: 'P2' } });
    const asking = play(state, concession('FB', 60, 'card'));
    const plain = play(asking, { type: 'preemptConcession', par: 60, help: 'none' });
    expect(cash(plain, 'P2')).toBe(500 - 150 - 120);
    const half = play(asking, { type: 'preemptConcession', par: 60, help: 'bayard' });
    expect(cash(half, 'P2')).toBe(500 - 75 - 120);
  });

  it('takes a concession out of the pool, also one a new President is about to take', () => {
    const pooled: Position = {
      cash: { P1: 200, P2: 200 },
      cards,
      companies: {
        NN: { standing: 'building', president: 'P3', singles: { P1: 1, P2: 1 }, facts: { concession: POOL } },
      },
    };
    const asking = play(stockTurn(pooled), { type: 'reacquireConcession', corp: 'NN', help: 'none' });
    expect(facts(play(asking, { type: 'preemptPurchase', help: 'none' }), 'NN').concession).toBe('P2');
    const takeover: Position = {
      cash: { P1: 400, P2: 400 },
      cards,
      companies: { NN: { president: 'P3', standing: 'provisional', singles: { P1: 3, P2: 3 } } },
    };
    const bought = play(stockTurn(takeover), { type: 'buyCert', corp: 'NN', from: 'offer' }, { type: 'decline' });
    expect([asked(bought), decider(bought)]).toEqual(['takeConcession', 'P1']);
    const again = play(bought, { type: 'reacquireConcession', corp: 'NN', help: 'none' });
    expect(asked(again)).toBe('panfilo');
    expect(facts(play(again, { type: 'preemptPurchase', help: 'none' }), 'NN').concession).toBe('P2');
    expect(facts(play(again, { type: 'decline' }), 'NN').concession).toBe('P1');
    expect(facts(play(bought, { type: 'pass' }), 'NN').concession).toBe(POOL);
  });
});

describe('18FB §2.7 note 3 Panfilo De Riseis in operating rounds', () => {
  it('does not stop a new President who takes the concession there [2.7-62]', () => {
    // P1 sells out of his certificate of FC in an emergency of NN; P3 could lawfully buy and pay.
    const position: Position = {
      cash: { P2: 400, P3: 400 },
      cards: { Riseis: 'P3' },
      companies: {
        NN: {},
        FC: { standing: 'provisional', price: 90, singles: { P1: 1, P2: 3, P3: 2 } },
        FB: { president: 'P3', price: 80, singles: { P1: 1 } },
      },
    };
    const sold = play(
      inTurn(position, 'NN', 'buyTrains'),
      { type: 'helpBuy', train: 'PH1-0' },
      { type: 'sellShares', corp: 'FC', shares: 2 },
    );
    expect([asked(sold), decider(sold), facts(sold, 'FC').concession]).toEqual(['takeConcession', 'P2', POOL]);
    const again = { type: 'reacquireConcession', corp: 'FC', help: 'none' } as const;
    expect(panfiloAgainst(sold.table, { ...again, by: 'P2' })).toMatchObject({ player: 'P3' });
    const taken = play(sold, again);
    expect(asked(taken)).not.toBe('panfilo');
    expect([facts(taken, 'FC').concession, cash(taken, 'P2')]).toEqual(['P2', 200]);
  });
});
