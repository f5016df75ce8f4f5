import { BANK, type PlayerId, POOL } from '@binario/rail';
import { describe, expect, it } from 'vitest';
import { enterPhase } from '../rules/phases.ts';
import { presidentOf, type Table18fb } from '../table.ts';
import {
  asked,
  beforeStockRound,
  buy,
  cash,
  concession,
  decider,
  facts,
  frame,
  held,
  inTurn,
  offered,
  type Position,
  pass,
  play,
  refuses,
  sell,
  settled,
  stateAt,
  stockTurn,
  tableOf,
  value,
  working,
} from './support/index.ts';

describe('18FB §3.2 the stock round', () => {
  it('sell first, then one action, and the turn is over [3.2-01, 3.2-03, 3.2.4-01, 3.2.4-04]', () => {
    const state = stockTurn({
      cash: { P1: 200, P2: 200 },
      companies: { NN: { singles: { P1: 2 } }, FC: { president: 'P2' } },
    });
    const after = play(state, sell('NN', 1), buy('FC'));
    expect(decider(after)).toBe('P2');
    refuses(after, { ...sell('NN', 1), by: 'P1' }, 'turn.notYours');
  });

  it('concession, stock or a card [3.2-02, 3.2.2-01]', () => {
    const state = stockTurn({
      cash: { P1: 900 },
      cards: { Falcon: 'P2' },
      companies: { NN: { president: 'P2' } },
    });
    for (const type of ['acquireConcession', 'buyCert', 'buyCard', 'proposeCard'] as const) {
      expect(offered(state, type).length).toBeGreaterThan(0);
    }
    expect(facts(play(state, concession('FC')), 'FC').concession).toBe('P1');
  });

  it('from the priority on, until all pass in succession; the first of them gets the priority [3.2-04, 3.2-05, 3.2-06, 3.2-07]', () => {
    const table = tableOf({
      cash: { P1: 300, P2: 300, P3: 300 },
      companies: { NN: { president: 'P1', singles: { P1: 1 } } },
      table: { priority: 'P2' },
    });
    let state = settled(stateAt(table, frame('game', { next: 'stockRound', number: 0 })));
    expect(decider(state)).toBe('P2');
    state = play(state, pass, pass);
    // P1 only sells: that is no pass, and the others are asked again.
    state = play(state, sell('NN', 1), pass);
    expect(decider(state)).toBe('P2');
    state = play(state, pass, pass);
    expect(decider(state)).toBe('P1');
    const over = play(state, pass);
    expect(over.table.priority).toBe('P2');
    expect(over.table.round).toBe('operating');
  });

  it('who is out of the game is skipped, his priority goes to the next [3.2-08, 3.4.11-04]', () => {
    const state = stockTurn({ cash: { P1: 300, P3: 300 }, table: { leavers: ['P2'] } });
    expect(decider(play(state, pass))).toBe('P3');
    /** P1 cannot pay for the train of NN. */
    const ruined = (priority: PlayerId) => {
      const position: Position = { cash: { P1: 10, P2: 300, P3: 300 }, companies: { NN: {} }, table: { priority } };
      return play(inTurn(position, 'NN', 'buyTrains'), { type: 'helpBuy', train: 'PH1-0' });
    };
    for (const [had, has] of [
      ['P1', 'P2'],
      ['P3', 'P3'],
    ] as const) {
      const after = ruined(had);
      expect([after.table.leavers, after.table.priority]).toEqual([['P1'], has]);
      // Nothing else is left to decide before the next stock round.
      expect([asked(after), decider(after)]).toEqual(['stockTurn', has]);
    }
  });
});

describe('18FB §3.2.1 selling stock', () => {
  it('no stock that was sold in the round [3.2.1-03]', () => {
    const state = stockTurn({ cash: { P1: 300 }, companies: { NN: { singles: { P1: 2 } } } });
    const sold = play(state, sell('NN', 1));
    refuses(sold, buy('NN'), 'buy.soldThisRound');
    refuses(sold, buy('NN', 'pool'), 'buy.soldThisRound');
    // The ban ends with the round.
    const next = beforeStockRound({
      cash: { P1: 300 },
      companies: { NN: { singles: { P1: 1, pool: 1 } } },
      table: { sold: sold.table.sold },
    });
    expect(sold.table.sold).toEqual({ P1: ['NN'] });
    for (const from of ['offer', 'pool'] as const) {
      expect(held(play(next, buy('NN', from)), 'NN')).toMatchObject({ P1: 'P+2' });
    }
  });

  it('companies one after another, each in one transaction [3.2.1-04, 3.2.1-07, 3.2.1-11]', () => {
    const state = stockTurn({
      companies: { NN: { singles: { P1: 2 } }, FC: { price: 90, singles: { P1: 2, P2: 3 } } },
    });
    const sold = play(state, sell('NN', 1));
    refuses(sold, sell('NN', 1), 'sell.oneTransaction');
    const both = play(sold, sell('FC', 3));
    // Price and presidency are settled with the sale: P2 exceeds the 10 % left by 20 points.
    expect(presidentOf(both.table, 'FC')).toBe('P2');
    expect([value(both, 'NN'), value(both, 'FC')]).toEqual([90, 60]);
    refuses(stockTurn({ companies: { NN: {} } }), sell('NN', 3), 'sell.notHeld');
  });

  it('still one transaction when Panfilo has interrupted the turn [3.2.1-07]', () => {
    const state = stockTurn({
      cash: { P1: 200, P2: 200 },
      cards: { Riseis: 'P2' },
      companies: { NN: { singles: { P1: 2 } }, FC: { president: 'P3', price: 90, singles: { P1: 1 } } },
    });
    const taken = play(state, sell('NN', 1), buy('FC'), { type: 'preemptPurchase', help: 'none' });
    expect([asked(taken), decider(taken)]).toEqual(['stockTurn', 'P1']);
    refuses(taken, sell('NN', 1), 'sell.oneTransaction');
    expect(held(play(taken, sell('FC', 1)), 'FC')).toMatchObject({ P2: '1', pool: '1' });
  });

  it('nothing of a company in building state, or that has not had a turn outside it [3.2.1-08, 3.2.1-09]', () => {
    const at = (position: Position) => stockTurn(position);
    refuses(at({ companies: { NN: { standing: 'building', singles: { P1: 1 } } } }), sell('NN', 1), 'sell.notOperated');
    refuses(
      at({ companies: { NN: { standing: 'building', singles: { P1: 1 }, facts: { turns: 3 } } } }),
      sell('NN', 1),
      'sell.notOperated',
    );
    refuses(
      at({ phase: 5, companies: { NN: { singles: { P1: 1 }, facts: { turns: 0 } } } }),
      sell('NN', 1),
      'sell.notOperated',
    );
    const frozen = { standing: 'building', singles: { P1: 1 }, facts: { turns: 1, concession: POOL } } as const;
    expect(cash(play(at({ companies: { NN: frozen } }), sell('NN', 1)), 'P1')).toBe(100);
  });

  it('turns in building state do not count, the first one outside it does [3.2.1-08]', () => {
    const turn = (table: Table18fb) => {
      const begun = working(table, (tx) => tx.emit({ type: 'turnBegan', corp: 'NN' })).table;
      return settled(stateAt(begun, frame('companyTurn', { corp: 'NN', todo: ['interest', 'runTrains'] })));
    };
    const selling = (table: Table18fb) => ({
      ...stockTurn({ phase: 5 }),
      table: { ...table, round: 'stock' as const },
    });
    const building = tableOf({ phase: 4, companies: { NN: { standing: 'building', singles: { P1: 1 } } } });
    const built = turn(turn(building).table);
    expect(facts(built, 'NN').turns).toBe(0);
    // Phase 5 makes it definitive.
    const unified = working(built.table, (tx) => enterPhase(tx, 5, 'NN')).table;
    refuses(selling(unified), sell('NN', 1), 'sell.notOperated');
    const later = turn(unified);
    expect(facts(later, 'NN').turns).toBe(1);
    expect(held(play(selling(later.table), sell('NN', 1)), 'NN')).toMatchObject({ pool: '1' });
  });
});

describe('18FB §3.2.4 buying stock', () => {
  it('par from the offer to the company, the price from the pool to the bank [3.2.4-02, 3.2.4-05, 3.2.4-06, 3.2.4-07, 3.2.4-08, 3.2.4-11]', () => {
    const position: Position = {
      cash: { P2: 300 },
      companies: { NN: { standing: 'building', par: 70, price: 90, singles: { pool: 1 } } },
    };
    const offer = play(stockTurn(position, 'P2'), buy('NN'));
    expect([cash(offer, 'P2'), cash(offer, 'NN')]).toEqual([230, 70]);
    const before = stockTurn(position, 'P2');
    const pool = play(before, buy('NN', 'pool'));
    expect([cash(pool, 'P2'), cash(pool, 'NN'), cash(pool, BANK) - cash(before, BANK)]).toEqual([210, 0, 90]);
    refuses(stockTurn({ ...position, cash: { P2: 69 } }, 'P2'), buy('NN'), 'buy.noMoney');
  });

  it('nothing out of a treasury [3.2.4-10, 3.2.4-13]', () => {
    const state = stockTurn({ cash: { P1: 500 }, companies: { NN: { singles: { NN: 3, P1: 3, P2: 2 } } } });
    refuses(state, buy('NN'), 'buy.noneThere');
    refuses(state, buy('NN', 'pool'), 'buy.noneThere');
    refuses(state, { type: 'buyPresidency', corp: 'NN' }, 'presidency.notForSale');
  });

  it('from phase 5 on the presidential certificate alone, with a par [3.2.4-12, 3.5-16]', () => {
    const state = stockTurn({ phase: 5, cash: { P1: 300 } });
    const after = play(state, { type: 'startCompany', corp: 'NN', par: 140 });
    expect([cash(after, 'P1'), cash(after, 'NN'), value(after, 'NN')]).toEqual([20, 280, 140]);
    expect(facts(after, 'NN')).toMatchObject({ standing: 'started', par: 140 });
    refuses(state, concession('NN'), 'concession.notOpen');
    refuses(
      stockTurn({ phase: 5, cash: { P1: 279 } }),
      { type: 'startCompany', corp: 'NN', par: 140 },
      'start.noMoney',
    );
  });
});

describe('18FB §3.2.5 presidency', () => {
  it('phase 5: 30 % against 30 % change nothing, 40 % do [3.2.5-02, 3.2.5-03, 3.2.5-08]', () => {
    const state = stockTurn({ phase: 5, cash: { P2: 200 }, companies: { NN: { singles: { P1: 1, P2: 2 } } } }, 'P2');
    const tie = play(state, buy('NN'));
    expect(presidentOf(tie.table, 'NN')).toBe('P1');
    const more = play(
      stockTurn({ phase: 5, cash: { P2: 200 }, companies: { NN: { singles: { P1: 1, P2: 3 } } } }, 'P2'),
      buy('NN'),
    );
    expect(presidentOf(more.table, 'NN')).toBe('P2');
    expect(asked(more)).not.toBe('takeConcession');
  });

  it('selling down to a lesser holding passes the office on as well', () => {
    const state = inTurn({ companies: { NN: {} } }, 'NN', 'finance');
    expect(presidentOf(state.table, 'NN')).toBe('P1');
    const sold = play(stockTurn({ phase: 5, companies: { NN: { singles: { P1: 2, P2: 3 } } } }), sell('NN', 2));
    expect(held(sold, 'NN')).toMatchObject({ P2: 'P+1', P1: '2', pool: '2' });
  });
});
