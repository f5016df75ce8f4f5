import { BANK, GONE, POOL } from '@binario/rail';
import { describe, expect, it } from 'vitest';
import { cardDefs } from '../data/cards.ts';
import { replaceBourbon } from '../rules/bourbons.ts';
import { incomeOf, payIncomes } from '../rules/cards.ts';
import { depositAgain, depositDue, helpsFor } from '../rules/deposits.ts';
import { bandOf } from '../rules/interest.ts';
import { formNational } from '../rules/merging.ts';
import { panfiloAgainst } from '../rules/panfilo.ts';
import { enterPhase } from '../rules/phases.ts';
import { stationValue } from '../rules/routes.ts';
import { tokenRoutes } from '../rules/tokens.ts';
import {
  asked,
  cash,
  decider,
  facts,
  held,
  inTurn,
  offered,
  only,
  type Position,
  play,
  refuses,
  stepsAlone,
  stockTurn,
  tableOf,
  tiles,
  token,
  working,
} from './support/index.ts';

const concession = (corp: string, help: 'none' | 'bayard' | 'card' | 'both' = 'none', par = 60) =>
  ({ type: 'acquireConcession', corp, par, help }) as const;

/** Track from Capua to Pontecorvo, from Benevento to Caserta, from Napoli Nord to Avellino. */
const capuaLine = tiles(
  ['F31', '57', 'F33', 'nC12'],
  ['F33', '9', 'F31', 'F35'],
  ['F35', '9', 'F33', 'F37'],
  ['F37', '57', 'F35', 'F39'],
);
const beneventoLine = tiles(['I30', '5', 'H29', 'H31'], ['H29', '8', 'I30', 'G30']);
const avellinoLine = tiles(
  ['nD9', '58', 'nE8', 'nC8'],
  ['nE8', '58', 'G28', 'nD9'],
  ['G28', '4', 'nE8', 'H27'],
  ['H27', '57', 'G28', 'I26'],
);

describe('18FB §2.7 political cards', () => {
  it('18fb-2.7-02 18fb-2.7-62 no corporation ever deals in cards; they change hands in stock rounds', () => {
    const state = inTurn({ cards: { Bayard: 'P2' }, companies: { NN: { cash: 500 } } }, 'NN', 'finance');
    refuses(state, { type: 'proposeCard', private: 'Bayard', price: 10 }, 'turn.notOffered');
    refuses(state, { type: 'buyCard', private: 'Melisurgo' }, 'turn.notOffered');
  });

  it('18fb-2.7-03 18fb-3.2.6-03 18fb-3.2-09 between players at any price both agree on, as the action of the buyer', () => {
    const state = stockTurn({ cash: { P1: 100, P2: 100, P3: 100 }, cards: { Bayard: 'P2' } });
    const asking = play(state, { type: 'proposeCard', private: 'Bayard', price: 0 });
    expect([asked(asking), decider(asking)]).toEqual(['cardSale', 'P2']);
    const after = play(asking, { type: 'consent' });
    expect(after.table.privates.Bayard).toBe('P1');
    expect(decider(after)).toBe('P2');
    const paid = play(state, { type: 'proposeCard', private: 'Bayard', price: 40 }, { type: 'consent' });
    expect([cash(paid, 'P1'), cash(paid, 'P2')]).toEqual([60, 140]);
    refuses(state, { type: 'proposeCard', private: 'Melisurgo', price: 5 }, 'card.notAnothers');
    refuses(state, { type: 'proposeCard', private: 'Bayard', price: 101 }, 'card.noMoney');
  });

  it('18fb-3.2.6-04 a refused offer does not come again at the same price', () => {
    const state = stockTurn({ cash: { P1: 100 }, cards: { Bayard: 'P2' } });
    const refused = play(state, { type: 'proposeCard', private: 'Bayard', price: 20 }, { type: 'refuse' });
    expect([asked(refused), decider(refused)]).toEqual(['stockTurn', 'P1']);
    refuses(refused, { type: 'proposeCard', private: 'Bayard', price: 20 }, 'card.refused');
    expect(asked(play(refused, { type: 'proposeCard', private: 'Bayard', price: 21 }))).toBe('cardSale');
  });

  it('18fb-3.1-14 18fb-3.2.6-01 18fb-3.2.6-02 out of the pool at printed cost, as the action of the turn', () => {
    const state = stockTurn({ cash: { P1: 130, P2: 60 } });
    const after = play(state, { type: 'buyCard', private: 'Valadous' });
    expect([cash(after, 'P1'), cash(after, 'LdA'), after.table.privates.Valadous]).toEqual([5, 0, 'P1']);
    expect(held(after, 'LdA')).toMatchObject({ P1: '1' });
    expect(decider(after)).toBe('P2');
    refuses(state, { type: 'buyCard', private: 'Albano' }, 'card.noMoney');
    refuses(
      stockTurn({ cash: { P1: 100 }, cards: { Bayard: 'P1' } }),
      { type: 'buyCard', private: 'Bayard' },
      'card.notInPool',
    );
    expect(Object.keys(offered(state, 'buyCard')[0] ?? {})).not.toContain('price');
  });

  it('a free share can take the presidency like a bought one', () => {
    const state = stockTurn({ cash: { P1: 200 }, companies: { LdA: { president: 'P2', singles: { P1: 3 } } } });
    const after = play(state, { type: 'buyCard', private: 'Valadous' });
    expect(held(after, 'LdA')).toMatchObject({ P1: 'P+2', P2: '2' });
    expect(facts(after, 'LdA').concession).toBe(POOL);
  });

  it('18fb-2.7-59 the free share comes once', () => {
    const state = stockTurn({ cash: { P1: 200 }, table: { given: ['Valadous'] } });
    expect(held(play(state, { type: 'buyCard', private: 'Valadous' }), 'LdA')).toEqual({ offer: 'P+8' });
  });

  it('18fb-2.7-04 18fb-2.7-10 18fb-2.7-11 18fb-2.7-12 18fb-2.7-13 18fb-2.7-14 18fb-2.7-15 18fb-2.7-16 18fb-2.7-17 cost and income', () => {
    expect(Object.values(cardDefs).map(({ id, cost, income, laterIncome }) => [id, cost, income, laterIncome])).toEqual(
      [
        ['Bayard', 25, 5, undefined],
        ['Melisurgo', 50, 10, undefined],
        ['Riseis', 75, 15, undefined],
        ['Falcon', 75, 15, undefined],
        ['Delahante', 100, 20, undefined],
        ['Valadous', 125, 20, 10],
        ['LAla', 175, 25, 10],
        ['Albano', 200, 25, 10],
      ],
    );
    const table = tableOf({ cards: { Bayard: 'P1', Riseis: 'P1', Falcon: POOL, Albano: 'P2' } });
    const after = working(table, payIncomes).table;
    expect([after.cash.P1, after.cash.P2]).toEqual([20, 25]);
  });

  it('18fb-2.7-07 18fb-2.7-44 18fb-2.7-49 18fb-2.7-54 18fb-2.7-68 the first token besides home lowers the income of cards 6 to 8, whoever runs the company', () => {
    const lines = [
      ['Valadous', 'LdA', 20, ['F31', 'F33', 'F35', 'F37'], capuaLine],
      ['LAla', 'FB', 25, ['I30', 'H29', 'G30'], beneventoLine],
      ['Albano', 'FP', 25, ['nC8', 'nD9', 'nE8', 'G28', 'H27'], avellinoLine],
    ] as const;
    for (const [card, corp, first, route, track] of lines) {
      const company = { president: 'P2', standing: 'building', cash: 500, stations: [route[0]] } as const;
      const state = only({ cards: { [card]: 'P1' }, companies: { [corp]: company }, tiles: track }, corp, 'placeToken');
      const before = working(state.table, payIncomes).table;
      expect(before.cash.P1).toBe(first);
      // The token itself pays nothing; the next payment is the lower one.
      const laid = play({ ...state, table: before }, token(...route));
      expect([cash(laid, 'P1'), facts(laid, corp).laid]).toEqual([first, 1]);
      expect(working(laid.table, payIncomes).table.cash.P1).toBe(first + 10);
    }
  });

  it('18fb-2.7-08 18fb-3.5-06 every card closes with phase 5', () => {
    const table = tableOf({
      phase: 4,
      cards: { Bayard: 'P1', Falcon: 'P2', Delahante: 'P3' },
      companies: { NN: {} },
      table: { used: ['Bayard', 'Delahante'] },
    });
    const held = (now: typeof table) => Object.values(cardDefs).map(({ id }) => now.privates[id]);
    expect(held(table)).not.toContain(GONE);
    expect(held(working(table, (tx) => enterPhase(tx, 5, 'NN')).table)).toEqual(Array(8).fill(GONE));
  });
});

describe('18FB §2.7 note 1 Bayard', () => {
  it('18fb-2.7-18 18fb-2.7-20 halves the deposit that is due', () => {
    expect(depositDue(tableOf({ phase: 1 }), 'FB', 'bayard')).toBe(75);
    expect(depositDue(tableOf({ phase: 3 }), 'FB', 'bayard')).toBe(40);
    const after = play(stockTurn({ cash: { P1: 300 }, cards: { Bayard: 'P1' } }), concession('FB', 'bayard'));
    expect([cash(after, 'P1'), facts(after, 'FB').deposit]).toEqual([300 - 75 - 120, 75]);
    expect(after.table.used).toEqual(['Bayard']);
  });

  it('18fb-2.7-19 once, and only by its owner', () => {
    const used = stockTurn({ cash: { P1: 500 }, cards: { Bayard: 'P1' }, table: { used: ['Bayard'] } });
    refuses(used, concession('FB', 'bayard'), 'concession.cardNotYours');
    refuses(
      stockTurn({ cash: { P1: 500 }, cards: { Bayard: 'P2' } }),
      concession('FB', 'bayard'),
      'concession.cardNotYours',
    );
  });

  it('18fb-2.7-65 18fb-2.7-19 also for a concession out of the pool, and that once', () => {
    const position: Position = {
      cash: { P1: 500 },
      cards: { Bayard: 'P1' },
      companies: { FB: { standing: 'building', facts: { concession: POOL } } },
    };
    expect(depositAgain(tableOf(position), 'FB', 'bayard')).toBe(75);
    const again = { type: 'reacquireConcession', corp: 'FB', help: 'bayard' } as const;
    const after = play(stockTurn(position), again);
    expect([cash(after, 'P1'), after.table.used]).toEqual([425, ['Bayard']]);
    refuses(stockTurn({ ...position, cards: { Bayard: 'P2' } }), again, 'concession.bayardNotYours');
    refuses(stockTurn({ ...position, table: { used: ['Bayard'] } }), again, 'concession.bayardNotYours');
  });
});

describe('18FB §2.7 note 2 Melisurgo', () => {
  const building: Position = { companies: { FB: { standing: 'building' } } };

  it('18fb-2.7-21 18fb-2.7-23 18fb-2.7-25 two bands higher, never above E', () => {
    expect(bandOf(tableOf({ table: { melisurgo: 'FB' } }), 'FB')).toBe('C');
    expect(bandOf(tableOf({ table: { melisurgo: 'FC' } }), 'FC')).toBe('E');
    const paid = (corp: 'FB' | 'FC') =>
      stepsAlone(
        { companies: { [corp]: { standing: 'building', facts: { steps: 0 } } }, table: { melisurgo: corp } },
        corp,
        'interest',
      );
    expect([cash(paid('FB'), 'P1'), cash(paid('FC'), 'P1')]).toEqual([30, 50]);
  });

  it('18fb-2.7-24 all holders gain', () => {
    const state = stepsAlone(
      {
        companies: { FB: { standing: 'building', singles: { P2: 1 }, facts: { steps: 0 } } },
        table: { melisurgo: 'FB' },
      },
      'FB',
      'interest',
    );
    expect(cash(state, 'P2')).toBe(15);
  });

  it('18fb-2.7-21 18fb-2.7-22 18fb-2.7-05 18fb-3.4-10 used once, at any moment of the turn of a company in building state', () => {
    const state = inTurn({ ...building, cards: { Melisurgo: 'P1' } }, 'FB', 'layTrack');
    const after = play(state, { type: 'useMelisurgo' });
    expect([after.table.melisurgo, asked(after)]).toEqual(['FB', 'layTrack']);
    refuses(after, { type: 'useMelisurgo' }, 'power.notOpen');
    refuses(inTurn(building, 'FB', 'layTrack'), { type: 'useMelisurgo' }, 'power.notOpen');
    for (const standing of ['provisional', 'definitive'] as const) {
      const running = inTurn({ companies: { FB: { standing } }, cards: { Melisurgo: 'P1' } }, 'FB', 'finance');
      refuses(running, { type: 'useMelisurgo' }, 'power.notBuilding');
      expect(offered(running, 'useMelisurgo')).toEqual([]);
    }
  });

  it('18fb-2.7-06 the power of another player needs both: the President asks, the owner answers', () => {
    const state = inTurn({ ...building, cards: { Melisurgo: 'P2' } }, 'FB', 'layTrack');
    const asking = play(state, { type: 'useMelisurgo' });
    expect([asked(asking), decider(asking)]).toEqual(['powerConsent', 'P2']);
    expect(play(asking, { type: 'consent' }).table.melisurgo).toBe('FB');
    const refused = play(asking, { type: 'refuse' });
    expect(refused.table.melisurgo).toBeNull();
    refuses(refused, { type: 'useMelisurgo' }, 'power.refused');
  });
});

describe('18FB §2.7 note 2 Melisurgo for a frozen company', () => {
  it('18fb-2.7-05 18fb-3.4-10 what is building underneath is building', () => {
    const position: Position = {
      phase: 2,
      cards: { Melisurgo: 'P1' },
      companies: { FB: { standing: 'building', trains: ['PH1'], facts: { concession: POOL } } },
    };
    expect(play(inTurn(position, 'FB', 'layTrack'), { type: 'useMelisurgo' }).table.melisurgo).toBe('FB');
  });
});

describe('18FB §2.7 note 3 Panfilo De Riseis', () => {
  const cards = { Riseis: 'P2' };

  it('18fb-2.7-26 18fb-2.7-28 18fb-2.7-29 18fb-2.7-30 18fb-2.7-60 takes a concession; the other then acts anew', () => {
    const state = stockTurn({ cash: { P1: 500, P2: 900, P3: 100 }, cards });
    const asking = play(state, concession('NN', 'none', 100));
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

  it('18fb-2.7-27 takes a certificate; declined, the purchase goes on', () => {
    const state = stockTurn({ cash: { P1: 200, P2: 200 }, cards, companies: { NN: { president: 'P3' } } });
    const asking = play(state, { type: 'buyCert', corp: 'NN', from: 'offer' });
    const declined = play(asking, { type: 'decline' });
    expect(held(declined, 'NN')).toMatchObject({ P1: '1' });
    expect(decider(declined)).toBe('P2');
    const taken = play(asking, { type: 'preemptPurchase', help: 'none' });
    expect(held(taken, 'NN')).toMatchObject({ P2: '1' });
    expect([cash(taken, 'P2'), cash(taken, 'NN'), decider(taken)]).toEqual([100, 100, 'P1']);
  });

  it('18fb-2.7-29 18fb-3.2-05 18fb-3.2-06 is no turn of his: the series of passes goes on', () => {
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

  it('18fb-2.7-31 18fb-2.7-32 18fb-2.7-62 asked only when he could buy and pay; not about cards', () => {
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

  it('18fb-2.7-61 what was sold before stands', () => {
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

  it('18fb-2.7-67 another’s discount is not his, his own Bayard is', () => {
    const state = stockTurn({ cash: { P1: 500, P2: 500 }, cards: { ...cards, LAla: 'P1', Bayard: 'P2' } });
    const asking = play(state, concession('FB', 'card'));
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
  it('18fb-2.7-62 does not stop a new President who takes the concession there', () => {
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

describe('18FB §2.7 note 4 Falcon', () => {
  it('18fb-2.7-33 18fb-2.7-34 18fb-2.7-35 18fb-2.5.1-05 +30 in Benevento and +10 in Pontecorvo for one railroad', () => {
    const table = tableOf({ phase: 2, table: { falcon: 'FB' } });
    const plain = tableOf({ phase: 2 });
    for (const [hex, bonus] of [
      ['I30', 30],
      ['F37', 10],
    ] as const) {
      expect(stationValue(table, 'FB', hex) - stationValue(plain, 'FB', hex)).toBe(bonus);
      expect(stationValue(table, 'LdA', hex)).toBe(stationValue(plain, 'LdA', hex));
    }
    const state = inTurn({ phase: 2, cards: { Falcon: 'P2' }, companies: { FB: {} } }, 'FB', 'finance');
    const used = play(state, { type: 'useFalcon' }, { type: 'consent' });
    expect([used.table.falcon, used.table.used]).toEqual(['FB', ['Falcon']]);
  });

  /** Frozen without anything to upgrade: nothing is asked of its turn. */
  const still: Position = {
    phase: 2,
    cards: { Falcon: 'P1' },
    companies: { FB: { trains: ['PH1'], facts: { concession: POOL } }, NN: { president: 'P2', price: 60 } },
  };
  const turn = ['layTrack', 'placeToken', 'interest', 'beforeRun', 'runTrains', 'dividend', 'buyTrains', 'finance'];

  it('18fb-2.7-05 18fb-3.4-10 is offered before the run in a turn that asks nothing else', () => {
    const state = stepsAlone(still, 'FB', ...turn);
    expect([asked(state), decider(state)]).toEqual(['beforeRun', 'P1']);
    const used = play(state, { type: 'useFalcon' });
    expect([used.table.falcon, used.flow, used.table.turn.revenue]).toEqual(['FB', [], 30]);
    const left = play(state, { type: 'pass' });
    expect([left.table.falcon, left.flow, left.table.turn.revenue]).toEqual([null, [], 0]);
    // Another's card is asked for; his refusal ends the matter for this turn.
    const others = stepsAlone({ ...still, cards: { Falcon: 'P2' } }, 'FB', ...turn);
    const asking = play(others, { type: 'useFalcon' });
    expect([asked(asking), decider(asking)]).toEqual(['powerConsent', 'P2']);
    expect(play(asking, { type: 'consent' }).table.turn.revenue).toBe(30);
    expect(play(asking, { type: 'refuse' }).flow).toEqual([]);
  });

  it('18fb-2.7-05 no question is put for it where it cannot be used, or was on offer before', () => {
    for (const quiet of [
      { ...still, cards: {} },
      { ...still, phase: 1 },
      { ...still, table: { used: ['Falcon'] } },
      { ...still, companies: { FB: { president: 'pool' as const, trains: ['PH1'], facts: { concession: POOL } } } },
    ]) {
      expect(stepsAlone(quiet, 'FB', ...turn).flow).toEqual([]);
    }
    // Tiles can be laid: passed or laid, Falcon was on offer with them.
    const open = { ...still, companies: { FB: { trains: ['PH1'] } } };
    const laying = stepsAlone(open, 'FB', 'layTrack', 'placeToken', 'beforeRun');
    expect([asked(laying), offered(laying, 'useFalcon').length]).toEqual(['layTrack', 1]);
    expect(play(laying, { type: 'pass' }).flow).toEqual([]);
    const laid = { ...open, table: { turn: { ...tableOf({}).turn, laid: 2 } } };
    expect(stepsAlone(laid, 'FB', 'layTrack', 'placeToken', 'beforeRun').flow).toEqual([]);
  });

  it('18fb-2.7-63 survives phase 5 and passes to the national', () => {
    const table = tableOf({ phase: 6, companies: { NN: {}, FC: { price: 90 } }, table: { falcon: 'NN' } });
    expect(working(table, (tx) => formNational(tx, 'RM', ['NN', 'FC'], 'P1')).table.falcon).toBe('RM');
  });
});

describe('18FB §2.7 notes 5 to 8 Bourbon tokens and discounts', () => {
  const line = tiles(['I30', '57', 'H29', 'J31'], ['H29', '8', 'I30', 'G30']);
  const caserta: Position = { companies: { FB: { cash: 500, standing: 'building' } }, tiles: line };

  it('18fb-2.7-45 18fb-2.7-46 18fb-2.7-55 18fb-2.7-56 Valadous and Albano replace a token in Caserta and close', () => {
    for (const [card, token] of [
      ['Valadous', 'B6'],
      ['Albano', 'B8'],
    ] as const) {
      const state = inTurn({ ...caserta, cards: { [card]: 'P1' } }, 'FB', 'placeToken');
      const after = play(state, { type: 'replaceBourbon', private: card, route: ['I30', 'H29', 'G30'] });
      expect(after.table.stations.G30).not.toContain(token);
      expect(after.table.stations.G30).toContain('FB');
      expect(after.table.privates[card]).toBe(GONE);
      expect(facts(after, 'FB').standing).toBe('provisional');
    }
  });

  it('18fb-2.7-50 18fb-2.7-51 L’Ala replaces token 7 in Napoli and closes', () => {
    const table = tableOf({
      cards: { LAla: 'P1' },
      companies: { FB: { cash: 500, stations: ['I30', 'G30'] } },
      // Caserta over the lettered side c into Napoli Nord.
      tiles: tiles(['nD11', '9', 'G30', 'nD9'], ['nD9', '58', 'nD11', 'nC8']),
    });
    const route = ['G30', 'nD11', 'nD9', 'nC8'];
    expect(tokenRoutes(table, 'FB', () => true).map(({ hexes }) => hexes)).toContainEqual(route);
    const after = working(table, (tx) => replaceBourbon(tx, 'FB', 'LAla', route)).table;
    expect(after.stations.nC8).toEqual(['FB', null, null]);
    expect(after.privates.LAla).toBe(GONE);
  });

  it('18fb-2.7-37 18fb-2.7-38 18fb-2.7-39 18fb-2.7-64 Delahante opens Rome from phase 2, and stays', () => {
    const rome = (phase: number): Position => ({
      phase,
      cards: { Delahante: 'P1' },
      companies: { LdA: { cash: 500, stations: ['F31', 'F37'] } },
      tiles: tiles(['F37', '57', 'F39', 'F35'], ['F39', '9', 'F37', 'F41']),
    });
    const move = { type: 'replaceBourbon', private: 'Delahante', route: ['F37', 'F39', 'F41'] } as const;
    refuses(inTurn(rome(1), 'LdA', 'placeToken'), move, 'bourbon.tooEarly');
    const after = play(inTurn(rome(2), 'LdA', 'placeToken'), move);
    expect(after.table.stations.F41).toEqual(['LdA', null, null, null]);
    expect([after.table.privates.Delahante, incomeOf(after.table, 'Delahante')]).toEqual(['P1', 20]);
    expect(cash(after, 'LdA')).toBeLessThan(500);
  });

  it('18fb-2.7-42 18fb-2.7-43 18fb-2.7-48 18fb-2.7-53 18fb-2.7-57 18fb-3.2.2-31 the next lower deposit, as the action of the owner', () => {
    const due = (phase: number) =>
      (['LdA', 'FB', 'FP'] as const).map((corp) => depositDue(tableOf({ phase }), corp, 'card'));
    expect([due(1), due(2), due(3)]).toEqual([
      [120, 80, 200],
      [120, 80, 200],
      [0, 0, 0],
    ]);
    for (const [card, corp, deposit] of [
      ['Valadous', 'LdA', 120],
      ['LAla', 'FB', 80],
      ['Albano', 'FP', 200],
    ] as const) {
      const state = stockTurn({ cash: { P1: 400, P2: 100 }, cards: { [card]: 'P1' } });
      const after = play(state, concession(corp, 'card'));
      expect(cash(after, 'P1')).toBe(400 - 120 - deposit);
      if (corp !== 'FP') expect(decider(after)).toBe('P2');
    }
    expect(depositDue(tableOf({}), 'FB', 'both')).toBe(40);
    expect(helpsFor(tableOf({ cards: { LAla: 'P1', Bayard: 'P1' } }), 'FB', 'P1')).toEqual([
      'none',
      'bayard',
      'card',
      'both',
    ]);
  });

  it('18fb-2.7-58 18fb-2.7-66 others may take it at the ordinary deposit; the discount holds for the first grant only', () => {
    const state = stockTurn({ cash: { P1: 400 }, cards: { LAla: 'P2' } });
    refuses(state, concession('FB', 'card'), 'concession.cardNotYours');
    expect(cash(play(state, concession('FB')), 'P1')).toBe(400 - 150 - 120);
    const again = stockTurn({
      cash: { P1: 400 },
      cards: { LAla: 'P1' },
      companies: { FB: { standing: 'building', facts: { concession: POOL } } },
    });
    expect(offered(again, 'reacquireConcession').map(({ help }) => help)).toEqual(['none']);
    expect(cash(play(again, { type: 'reacquireConcession', corp: 'FB', help: 'none' }), 'P1')).toBe(250);
    expect(cash(play(again, { type: 'reacquireConcession', corp: 'FB', help: 'none' }), BANK)).toBeGreaterThan(0);
  });
});
