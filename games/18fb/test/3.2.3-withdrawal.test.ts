import { BANK, POOL } from '@binario/rail';
import { describe, expect, it } from 'vitest';
import { withdraw } from '../rules/presidency.ts';
import { isFrozen, presidentOf } from '../table.ts';
import {
  asked,
  buy,
  cash,
  decider,
  facts,
  held,
  type Position,
  pass,
  play,
  refuses,
  sell,
  stockTurn,
  tableOf,
  working,
} from './support/index.ts';

const again = (corp: string, help: 'none' | 'bayard' = 'none') =>
  ({ type: 'reacquireConcession', corp, help }) as const;

describe('18FB §3.2.3 withdrawal', () => {
  /** P2 is about to have 40 % against the 20 % of P1. */
  const takeover = (standing: 'building' | 'provisional' | 'definitive', more: Position = {}): Position => ({
    phase: 2,
    cash: { P2: 400 },
    companies: { NN: { standing, singles: { P2: 3 }, facts: { deposit: 100 } } },
    ...more,
  });

  it('to the pool, the deposit lost, the company frozen, the charter with the new President [3.2.3-01, 3.2.3-03, 3.2.3-04, 3.2.3-05, 3.2.3-06, 3.2.3-07, 3.2.3-10, 3.2.5-05, 3.3-19]', () => {
    const asking = play(stockTurn(takeover('provisional'), 'P2'), buy('NN'));
    expect([asked(asking), decider(asking)]).toEqual(['takeConcession', 'P2']);
    const after = play(asking, pass);
    expect(facts(after, 'NN')).toMatchObject({ concession: POOL, deposit: 0, standing: 'provisional' });
    expect([isFrozen(after.table, 'NN'), presidentOf(after.table, 'NN'), cash(after, 'P1')]).toEqual([true, 'P2', 0]);
    const poor = play(stockTurn({ ...takeover('building'), cash: { P2: 100 } }, 'P2'), buy('NN'));
    expect(asked(poor)).not.toBe('takeConcession');
    expect(facts(poor, 'NN').concession).toBe(POOL);
  });

  it('the new President may take it at once for the regular deposit [3.2.3-09]', () => {
    const asking = play(stockTurn(takeover('building'), 'P2'), buy('NN'));
    const after = play(asking, again('NN'));
    expect([facts(after, 'NN').concession, facts(after, 'NN').deposit, cash(after, 'P2')]).toEqual(['P2', 100, 200]);
    expect(isFrozen(after.table, 'NN')).toBe(false);
  });

  it('also when the old President sells out of his own certificate [3.2.3-09]', () => {
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

  it('among equals the earliest after the President [3.2.3-08, 3.2.5-06]', () => {
    const state = stockTurn(
      { players: 4, companies: { NN: { president: 'P2', singles: { P2: 3, P1: 2, P4: 2 } } } },
      'P2',
    );
    // P2 keeps nothing: both others have 20 %, P4 sits before P1 after him.
    const after = play(state, sell('NN', 5));
    expect(presidentOf(after.table, 'NN')).toBe('P4');
  });

  it('later any player may have it, the old concessionaire too [3.2.3-11, 3.2.3-12, 3.2.3-13]', () => {
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

  it('in later stock rounds, not in the one in which it was withdrawn [3.2.3-11]', () => {
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

  it('not who is exceeded by 20 points [3.2.3-14]', () => {
    const state = stockTurn({
      cash: { P1: 400 },
      companies: { NN: { president: 'P2', facts: { concession: POOL } } },
    });
    refuses(state, again('NN'), 'concession.exceeded');
  });

  it('the 20 % that come with the concession count for the buyer [3.2.3-14, 3.2.3-16]', () => {
    const pooled = (shares: number) =>
      stockTurn({ cash: { P1: 400 }, companies: { NN: { president: 'pool', singles: { P2: shares } } } });
    for (const shares of [2, 3]) {
      const after = play(pooled(shares), again('NN'));
      expect([facts(after, 'NN').concession, presidentOf(after.table, 'NN')]).toEqual(['P1', 'P1']);
    }
    // 40 % are 20 points more than what he would have.
    refuses(pooled(4), again('NN'), 'concession.exceeded');
  });

  it('with the presidential certificate out of the pool: D50 and D160 to the bank [3.2.3-16, 3.2.3-17]', () => {
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

  it('withdrawn by comparison with its owner, who need not be President; a new President who owns it keeps it [3.2.3-18, 3.2.3-19]', () => {
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

  it('also in a frozen company [3.2.3-20]', () => {
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
