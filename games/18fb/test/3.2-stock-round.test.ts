import type { Frame } from '@binario/kernel';
import { BANK, type PlayerId, POOL } from '@binario/rail';
import { describe, expect, it } from 'vitest';
import { concessionDefs } from '../data/concessions.ts';
import { concessionaires, corpDefs } from '../data/corporations.ts';
import { depositDue } from '../rules/deposits.ts';
import { destinationsOf } from '../rules/destinations.ts';
import { enterPhase } from '../rules/phases.ts';
import { withdraw } from '../rules/presidency.ts';
import { slotFor } from '../rules/slots.ts';
import { isFrozen, presidentOf, type Table18fb } from '../table.ts';
import {
  asked,
  beforeStockRound,
  cash,
  decider,
  facts,
  held,
  inTurn,
  offered,
  type Position,
  play,
  reaching,
  refuses,
  settled,
  stateAt,
  stockTurn,
  tableOf,
  value,
  working,
} from './support/index.ts';

const concession = (corp: string, par = 60, help: 'none' | 'bayard' | 'card' = 'none') =>
  ({ type: 'acquireConcession', corp, par, help }) as const;
const buy = (corp: string, from: 'offer' | 'pool' = 'offer') => ({ type: 'buyCert', corp, from }) as const;
const sell = (corp: string, shares: number) => ({ type: 'sellShares', corp, shares }) as const;
const again = (corp: string, help: 'none' | 'bayard' = 'none') =>
  ({ type: 'reacquireConcession', corp, help }) as const;
const pass = { type: 'pass' } as const;

describe('18FB §3.2 the stock round', () => {
  it('18fb-3.2-01 18fb-3.2-03 18fb-3.2.4-01 18fb-3.2.4-04 sell first, then one action, and the turn is over', () => {
    const state = stockTurn({
      cash: { P1: 200, P2: 200 },
      companies: { NN: { singles: { P1: 2 } }, FC: { president: 'P2' } },
    });
    const after = play(state, sell('NN', 1), buy('FC'));
    expect(decider(after)).toBe('P2');
    refuses(after, { ...sell('NN', 1), by: 'P1' }, 'turn.notYours');
  });

  it('18fb-3.2-02 18fb-3.2.2-01 concession, stock or a card', () => {
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

  it('18fb-3.2-04 18fb-3.2-05 18fb-3.2-06 18fb-3.2-07 from the priority on, until all pass in succession; the first of them gets the priority', () => {
    const table = tableOf({
      cash: { P1: 300, P2: 300, P3: 300 },
      companies: { NN: { president: 'P1', singles: { P1: 1 } } },
      table: { priority: 'P2' },
    });
    let state = settled(stateAt(table, { step: 'game', next: 'stockRound', number: 0 } as Frame));
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

  it('18fb-3.2-08 18fb-3.4.11-04 who is out of the game is skipped, his priority goes to the next', () => {
    const state = stockTurn({ cash: { P1: 300, P2: 300, P3: 300 }, table: { leavers: ['P2'] } });
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
  it('18fb-3.2.1-03 no stock that was sold in the round', () => {
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

  it('18fb-3.2.1-04 18fb-3.2.1-07 18fb-3.2.1-11 companies one after another, each in one transaction', () => {
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

  it('18fb-3.2.1-07 still one transaction when Panfilo has interrupted the turn', () => {
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

  it('18fb-3.2.1-08 18fb-3.2.1-09 nothing of a company in building state, or that has not had a turn outside it', () => {
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

  it('18fb-3.2.1-08 turns in building state do not count, the first one outside it does', () => {
    const turn = (table: Table18fb) => {
      const begun = working(table, (tx) => tx.emit({ type: 'turnBegan', corp: 'NN' })).table;
      return settled(stateAt(begun, { step: 'companyTurn', corp: 'NN', todo: ['interest', 'runTrains'] } as Frame));
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

describe('18FB §3.2.2 concessions', () => {
  it('18fb-3.2.2-09 18fb-3.2.2-11 18fb-3.2.2-12 18fb-3.2.2-14 18fb-3.2.2-32 18fb-3.2.4-09 18fb-3.3-03 NN at 100: D100 to the bank, D200 to the treasury, presidency and building state', () => {
    const before = stockTurn({ cash: { P1: 400 } });
    const after = play(before, concession('NN', 100));
    expect([cash(after, 'P1'), cash(after, 'NN'), cash(after, BANK) - cash(before, BANK)]).toEqual([100, 200, 100]);
    expect(facts(after, 'NN')).toMatchObject({ standing: 'building', par: 100, concession: 'P1', granted: true });
    expect(presidentOf(after.table, 'NN')).toBe('P1');
    expect(value(after, 'NN')).toBe(100);
    refuses(before, buy('NN'), 'buy.notStarted');
  });

  it('18fb-3.2.2-13 both must be payable at once', () => {
    refuses(stockTurn({ cash: { P1: 299 } }), concession('NN', 100), 'concession.cannotPay');
    refuses(
      stockTurn({ cash: { P1: 900 }, companies: { NN: { president: 'P2' } } }),
      concession('NN'),
      'concession.notOpen',
    );
    refuses(stockTurn({ cash: { P1: 900 } }), { type: 'startCompany', corp: 'NN', par: 60 }, 'start.notOpen');
  });

  it('18fb-3.2.2-05 18fb-3.2.2-06 18fb-3.2.2-07 18fb-3.3-11 18fb-3.3-17 18fb-3.4.3-02 FB: D75 back at Caserta, D75 at Napoli', () => {
    const table = tableOf({ companies: { FB: { standing: 'building', facts: { deposit: 150 } } } });
    const middle = reaching(table, 'FB', 'G30');
    expect(middle.cash.P1).toBe(75);
    expect(reaching(middle, 'FB', 'nC8').cash.P1).toBe(150);
  });

  it('18fb-3.2.2-34 18fb-3.2.2-35 18fb-3.2.3-15 NN with a deposit of D25: D12, then D13, to whoever owns the concession', () => {
    expect(depositDue(tableOf({ phase: 3 }), 'NN', 'bayard')).toBe(25);
    const table = tableOf({
      phase: 3,
      companies: { NN: { standing: 'building', facts: { deposit: 25, concession: 'P2' } } },
    });
    const middle = reaching(table, 'NN', 'nD3');
    expect([middle.cash.P2, middle.cash.P1]).toEqual([12, 0]);
    expect(reaching(middle, 'NN', 'F25').cash.P2).toBe(25);
  });

  it('18fb-3.2.2-08 18fb-3.2.2-16 18fb-3.2.2-17 18fb-3.2.2-18 18fb-3.2.2-19 18fb-3.2.2-20 18fb-3.2.2-21 18fb-3.2.2-22 18fb-3.2.2-23 18fb-3.2.2-24 18fb-3.2.2-25 the table of concessions', () => {
    const row = (corp: (typeof concessionaires)[number]) => {
      const { deposits, band } = concessionDefs[corp];
      const hexes = (role: string) =>
        corpDefs[corp].destinations.filter((each) => each.role === role).map(({ hex }) => hex);
      return [corp, ...deposits, band, corpDefs[corp].homes, hexes('intermediate'), hexes('final')];
    };
    expect(concessionaires.map(row)).toEqual([
      ['NN', 100, 50, 'A', ['nC6'], ['nD3'], ['F25']],
      ['FSC', 200, 100, 'D', ['F23'], ['F17'], ['F11']],
      ['LdA', 240, 120, 'C', ['F31'], ['I36'], ['L39']],
      ['FC', 200, 100, 'D', ['F11'], ['B5'], ['A2']],
      ['FB', 150, 80, 'A', ['I30'], ['G30'], ['nC8']],
      ['LTF', 100, 50, 'C', ['K44'], ['L39'], ['L27']],
      ['SFTF', 100, 50, 'C', ['M14'], ['L23'], ['L27']],
      ['FS', 200, 100, 'B', ['N21'], ['P13', 'M14'], ['O10']],
      ['FP', 400, 200, 'B', ['N21', 'nC8'], ['L27', 'H27'], ['nC8', 'N21']],
      ['FST', 240, 120, 'C', ['F23'], ['J21'], ['M14']],
    ]);
  });

  it('18fb-3.2.2-26 FS: whichever of Brindisi and Taranto comes first', () => {
    const table = tableOf({ companies: { FS: { standing: 'building' } } });
    for (const hex of ['P13', 'M14']) {
      const after = reaching(table, 'FS', hex);
      expect(after.companies.FS).toMatchObject({ standing: 'provisional', intermediate: hex });
    }
    const both = reaching(reaching(table, 'FS', 'P13'), 'FS', 'M14');
    expect(both.companies.FS?.standing).toBe('provisional');
    // The other one is still a historical destination: two rows up in all.
    expect(both.market[0]?.row).toBe((table.market[0]?.row ?? 0) - 2);
  });

  it('18fb-3.2.2-27 18fb-3.2.2-28 18fb-3.2.2-29 FP chooses its base and gives up the slot of the other line', () => {
    const state = play(stockTurn({ phase: 4, cash: { P1: 300 } }), concession('FP'));
    expect([asked(state), offered(state, 'chooseHome').map(({ hex }) => hex)]).toEqual(['chooseHome', ['N21', 'nC8']]);
    refuses(state, { type: 'chooseHome', hex: 'L27' }, 'home.notItsBase');
    const named = (home: string) =>
      destinationsOf(play(state, { type: 'chooseHome', hex: home }).table, 'FP')
        .filter(({ role }) => role !== 'extra')
        .map(({ hex }) => hex);
    expect([named('N21'), named('nC8')]).toEqual([
      ['L27', 'nC8'],
      ['H27', 'N21'],
    ]);
    const bari = play(state, { type: 'chooseHome', hex: 'N21' }).table;
    const napoli = play(state, { type: 'chooseHome', hex: 'nC8' }).table;
    expect([slotFor(bari, 'H27', 'NN'), slotFor(bari, 'L27', 'NN')]).toEqual([0, undefined]);
    expect([slotFor(napoli, 'H27', 'NN'), slotFor(napoli, 'L27', 'NN')]).toEqual([undefined, 2]);
  });

  it('18fb-3.2.2-30 FST needs no deposit once somebody has acquired LTF', () => {
    const granted = tableOf({ companies: { LTF: { president: 'P2' } } });
    expect([depositDue(tableOf({}), 'FST', 'none'), depositDue(granted, 'FST', 'none')]).toEqual([240, 0]);
  });

  it('18fb-3.2.2-30 also when nobody holds the concession of LTF any more', () => {
    const acquired = play(stockTurn({ cash: { P1: 400, P2: 400 } }), concession('LTF'));
    const withdrawn = working(acquired.table, (tx) => withdraw(tx, 'LTF')).table;
    expect([withdrawn.companies.LTF?.concession, depositDue(withdrawn, 'FST', 'none')]).toEqual([POOL, 0]);
    const after = play({ ...acquired, table: withdrawn }, concession('FST'));
    expect([facts(after, 'FST').deposit, cash(after, 'P2')]).toEqual([0, 400 - 120]);
  });

  it('18fb-3.2.2-15 18fb-3.2.5-01 18fb-3.2.5-07 phase 2: 30 % against 20 % change nothing, 40 % do', () => {
    const state = stockTurn({ phase: 2, cash: { P2: 300 }, companies: { NN: { singles: { P2: 2 } } } }, 'P2');
    const thirty = play(state, buy('NN'));
    expect([presidentOf(thirty.table, 'NN'), facts(thirty, 'NN').concession]).toEqual(['P1', 'P1']);
    const forty = play(
      stockTurn({ phase: 2, cash: { P2: 100 }, companies: { NN: { singles: { P2: 3 } } } }, 'P2'),
      buy('NN'),
    );
    expect(presidentOf(forty.table, 'NN')).toBe('P2');
    expect(facts(forty, 'NN').concession).toBe(POOL);
    expect(held(forty, 'NN')).toMatchObject({ P2: 'P+2', P1: '2' });
  });
});

describe('18FB §3.2.3 withdrawal', () => {
  /** P2 is about to have 40 % against the 20 % of P1. */
  const takeover = (standing: 'building' | 'provisional' | 'definitive', more: Position = {}): Position => ({
    phase: 2,
    cash: { P2: 400 },
    companies: { NN: { standing, singles: { P2: 3 }, facts: { deposit: 100 } } },
    ...more,
  });

  it('18fb-3.2.3-01 18fb-3.2.3-03 18fb-3.2.3-04 18fb-3.2.3-05 18fb-3.2.3-06 18fb-3.2.3-07 18fb-3.2.3-10 18fb-3.2.5-05 18fb-3.3-19 to the pool, the deposit lost, the company frozen, the charter with the new President', () => {
    const asking = play(stockTurn(takeover('provisional'), 'P2'), buy('NN'));
    expect([asked(asking), decider(asking)]).toEqual(['takeConcession', 'P2']);
    const after = play(asking, pass);
    expect(facts(after, 'NN')).toMatchObject({ concession: POOL, deposit: 0, standing: 'provisional' });
    expect([isFrozen(after.table, 'NN'), presidentOf(after.table, 'NN'), cash(after, 'P1')]).toEqual([true, 'P2', 0]);
    const poor = play(stockTurn({ ...takeover('building'), cash: { P2: 100 } }, 'P2'), buy('NN'));
    expect(asked(poor)).not.toBe('takeConcession');
    expect(facts(poor, 'NN').concession).toBe(POOL);
  });

  it('18fb-3.2.3-09 the new President may take it at once for the regular deposit', () => {
    const asking = play(stockTurn(takeover('building'), 'P2'), buy('NN'));
    const after = play(asking, again('NN'));
    expect([facts(after, 'NN').concession, facts(after, 'NN').deposit, cash(after, 'P2')]).toEqual(['P2', 100, 200]);
    expect(isFrozen(after.table, 'NN')).toBe(false);
  });

  it('18fb-3.2.3-09 also when the old President sells out of his own certificate', () => {
    const position: Position = {
      phase: 2,
      cash: { P2: 400 },
      companies: { NN: { standing: 'provisional', singles: { P2: 3 }, facts: { deposit: 100 } } },
    };
    const asking = play(stockTurn(position), sell('NN', 1));
    expect(held(asking, 'NN')).toMatchObject({ P1: '1', P2: 'P+1', pool: '1' });
    expect([asked(asking), decider(asking), facts(asking, 'NN').concession]).toEqual(['takeConcession', 'P2', POOL]);
    const after = play(asking, again('NN'));
    expect([facts(after, 'NN').concession, facts(after, 'NN').deposit, cash(after, 'P2')]).toEqual(['P2', 100, 300]);
    // Then the turn of the seller goes on.
    expect([asked(after), decider(after)]).toEqual(['stockTurn', 'P1']);
  });

  it('18fb-3.2.3-08 18fb-3.2.5-06 among equals the earliest after the President', () => {
    const state = stockTurn(
      { players: 4, companies: { NN: { president: 'P2', singles: { P2: 3, P1: 2, P4: 2 } } } },
      'P2',
    );
    // P2 keeps nothing: both others have 20 %, P4 sits before P1 after him.
    const after = play(state, sell('NN', 5));
    expect(presidentOf(after.table, 'NN')).toBe('P4');
  });

  it('18fb-3.2.3-11 18fb-3.2.3-12 18fb-3.2.3-13 later any player may have it, the old concessionaire too', () => {
    const pooled = (standing: 'building' | 'provisional' | 'definitive'): Position => ({
      phase: 2,
      cash: { P1: 400 },
      companies: { NN: { standing, president: 'P2', singles: { P1: 2 }, facts: { concession: POOL } } },
    });
    const paid = (['building', 'provisional', 'definitive'] as const).map((standing) => {
      const after = play(stockTurn(pooled(standing)), again('NN'));
      expect(facts(after, 'NN')).toMatchObject({ concession: 'P1', standing });
      return 400 - cash(after, 'P1');
    });
    expect(paid).toEqual([100, 100, 0]);
    refuses(stockTurn({ ...pooled('building'), cash: { P1: 99 } }), again('NN'), 'concession.cannotPayAgain');
    refuses(stockTurn({ cash: { P1: 99 }, companies: { NN: {} } }), again('NN'), 'concession.notInPool');
  });

  it('18fb-3.2.3-11 in later stock rounds, not in the one in which it was withdrawn', () => {
    const declined = play(stockTurn(takeover('provisional'), 'P2'), buy('NN'), pass);
    expect(facts(declined, 'NN').concession).toBe(POOL);
    // P3 has neither stock nor money, P1 passes.
    const back = play(declined, pass);
    expect([asked(back), decider(back)]).toEqual(['stockTurn', 'P2']);
    refuses(back, again('NN'), 'concession.laterRound');
    // The next stock round begins.
    const later = working(back.table, (tx) => tx.emit({ type: 'stockRoundBegan', number: 2 })).table;
    const after = play({ ...back, table: later }, again('NN'));
    expect(facts(after, 'NN').concession).toBe('P2');
    // Withdrawn in an operating round it is for sale in the next stock round.
    const operating = { ...tableOf(takeover('provisional')), round: 'operating' as const };
    expect(working(operating, (tx) => withdraw(tx, 'NN')).table.withdrawn).toEqual([]);
  });

  it('18fb-3.2.3-14 not who is exceeded by 20 points', () => {
    const state = stockTurn({
      cash: { P1: 400 },
      companies: { NN: { president: 'P2', facts: { concession: POOL } } },
    });
    refuses(state, again('NN'), 'concession.exceeded');
  });

  it('18fb-3.2.3-14 18fb-3.2.3-16 the 20 % that come with the concession count for the buyer', () => {
    const pooled = (shares: number) =>
      stockTurn({ cash: { P1: 400 }, companies: { NN: { president: 'pool', singles: { P2: shares } } } });
    for (const shares of [2, 3]) {
      const after = play(pooled(shares), again('NN'));
      expect([facts(after, 'NN').concession, presidentOf(after.table, 'NN')]).toEqual(['P1', 'P1']);
    }
    // 40 % are 20 points more than what he would have.
    refuses(pooled(4), again('NN'), 'concession.exceeded');
  });

  it('18fb-3.2.3-16 18fb-3.2.3-17 with the presidential certificate out of the pool: D50 and D160 to the bank', () => {
    const position: Position = {
      phase: 3,
      cash: { P1: 210 },
      companies: { NN: { standing: 'building', president: 'pool', price: 80 } },
    };
    const before = stockTurn(position);
    const after = play(before, again('NN'));
    expect([cash(after, 'P1'), cash(after, BANK) - cash(before, BANK), presidentOf(after.table, 'NN')]).toEqual([
      0,
      210,
      'P1',
    ]);
    expect(facts(after, 'NN')).toMatchObject({ standing: 'building', concession: 'P1', deposit: 50 });
    refuses(stockTurn({ ...position, cash: { P1: 209 } }), again('NN'), 'concession.cannotPayAgain');
  });

  it('18fb-3.2.3-18 18fb-3.2.3-19 withdrawn by comparison with its owner, who need not be President; a new President who owns it keeps it', () => {
    // P3 owns the concession with 10 %, P1 is President.
    const state = stockTurn({
      cash: { P2: 100, P1: 100 },
      companies: { NN: { singles: { P3: 1, P2: 2 }, facts: { concession: 'P3' } } },
    });
    const after = play(state, buy('NN'));
    expect([facts(after, 'NN').concession, presidentOf(after.table, 'NN')]).toEqual([POOL, 'P1']);
    const owner = stockTurn(
      { cash: { P2: 100 }, companies: { NN: { singles: { P2: 3 }, facts: { concession: 'P2', deposit: 100 } } } },
      'P2',
    );
    const kept = play(owner, buy('NN'));
    expect([presidentOf(kept.table, 'NN'), facts(kept, 'NN').concession, facts(kept, 'NN').deposit]).toEqual([
      'P2',
      'P2',
      100,
    ]);
  });

  it('18fb-3.2.3-20 also in a frozen company', () => {
    const state = stockTurn(
      { cash: { P2: 100 }, companies: { NN: { singles: { P2: 3 }, facts: { concession: POOL } } } },
      'P2',
    );
    expect(presidentOf(play(state, buy('NN')).table, 'NN')).toBe('P2');
  });

  it('the presidential certificate that comes with the concession obeys the limits and the ban', () => {
    const pooled = (more: Position): Position => ({
      cash: { P1: 500 },
      companies: { NN: { president: 'pool', singles: { P1: 1 } } },
      ...more,
    });
    refuses(stockTurn(pooled({ table: { certLimit: 1 } })), again('NN'), 'concession.certificateLimit');
    refuses(stockTurn(pooled({ table: { sold: { P1: ['NN'] } } })), again('NN'), 'concession.soldThisRound');
    const many = pooled({ companies: { NN: { president: 'pool', singles: { P1: 5 } } } });
    refuses(stockTurn(many), again('NN'), 'concession.holdingLimit');
  });
});

describe('18FB §3.2.4 buying stock', () => {
  it('18fb-3.2.4-02 18fb-3.2.4-05 18fb-3.2.4-06 18fb-3.2.4-07 18fb-3.2.4-08 18fb-3.2.4-11 par from the offer to the company, the price from the pool to the bank', () => {
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

  it('18fb-3.2.4-10 18fb-3.2.4-13 nothing out of a treasury', () => {
    const state = stockTurn({ cash: { P1: 500 }, companies: { NN: { singles: { NN: 3, P1: 3, P2: 2 } } } });
    refuses(state, buy('NN'), 'buy.noneThere');
    refuses(state, buy('NN', 'pool'), 'buy.noneThere');
    refuses(state, { type: 'buyPresidency', corp: 'NN' }, 'presidency.notForSale');
  });

  it('18fb-3.2.4-12 18fb-3.5-16 from phase 5 on the presidential certificate alone, with a par', () => {
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
  it('18fb-3.2.5-02 18fb-3.2.5-03 18fb-3.2.5-08 phase 5: 30 % against 30 % change nothing, 40 % do', () => {
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
