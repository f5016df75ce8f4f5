import { type PlayerId, POOL } from '@binario/rail';
import { describe, expect, it } from 'vitest';
import { builtInBoard } from '../board/of.ts';
import { nationalIds } from '../ids.ts';
import { dividends } from '../rules/dividends.ts';
import { certificatesOf } from '../rules/limits.ts';
import { cash, companyTurn, decider, held, type Position, play, refuses, stockTurn, tableOf } from './support/index.ts';

const { corpDefs, parties, regionalDefs, regionalIds } = builtInBoard;

describe('18FB §2.3 shares, certificates, limits', () => {
  it('a certificate brings its percentage of the dividend [2.3-02]', () => {
    const table = tableOf({ companies: { NN: { singles: { P2: 1 } } } });
    expect([...dividends(table, 'NN', 200)]).toEqual([
      ['P1', 40],
      ['P2', 20],
      ['NN', 140],
    ]);
  });

  it('certificates are counted, cards and concessions are not, regionals are [2.3-04, 2.3-05, 2.3-06, 2.3-07, 3.5.2-01]', () => {
    const table = tableOf({
      phase: 4,
      cards: { Bayard: 'P1', Falcon: 'P1' },
      companies: { NN: { singles: { P1: 2 } } },
      regionals: { FAS: { owner: 'P1' } },
    });
    expect(certificatesOf(table, 'P1')).toBe(4);
  });

  it('26, 20, 16 and 13 certificates [2.3-08, 2.3-09, 2.3-10, 2.3-11]', () => {
    expect([3, 4, 5, 6].map((players) => parties[players]?.certificateLimit)).toEqual([26, 20, 16, 13]);
    for (const players of [3, 4, 5, 6] as const) {
      expect(tableOf({ players }).certLimit).toBe(parties[players]?.certificateLimit);
    }
    const full = { cash: { P1: 500 }, companies: { NN: { singles: { P1: 2 } } }, table: { certLimit: 3 } };
    refuses(stockTurn(full), { type: 'buyCert', corp: 'NN', from: 'offer' }, 'buy.certificateLimit');
    refuses(stockTurn(full), { type: 'acquireConcession', corp: 'FC', par: 60, help: 'none' }, 'buy.certificateLimit');
  });

  it('60 % in any certificates, those of his companies aside [2.3-12, 2.3-13, 2.3-14, 3.2.4-03]', () => {
    const at = (singles: Record<string, number>): Position => ({ cash: { P1: 500 }, companies: { NN: { singles } } });
    refuses(stockTurn(at({ P1: 4 })), { type: 'buyCert', corp: 'NN', from: 'offer' }, 'buy.holdingLimit');
    const fine = stockTurn({
      cash: { P1: 500 },
      companies: { NN: { singles: { P1: 3, FC: 1 } }, FC: { price: 90 } },
    });
    expect(held(play(fine, { type: 'buyCert', corp: 'NN', from: 'offer' }), 'NN')).toMatchObject({
      P1: 'P+4',
      FC: '1',
    });
  });

  it('the presidential certificate passes, it is never sold [2.3-15, 2.3-16, 2.3-21, 3.2.1-10, 3.2.5-04]', () => {
    refuses(stockTurn({ companies: { NN: {} } }), { type: 'sellShares', corp: 'NN', shares: 1 }, 'sell.noSuccessor');
    const state = stockTurn({ companies: { NN: { singles: { P2: 2 } } } });
    const after = play(state, { type: 'sellShares', corp: 'NN', shares: 2 });
    expect(held(after, 'NN')).toEqual({ P2: 'P', pool: '2', offer: '6' });
    refuses(
      stockTurn({ companies: { NN: { singles: { P2: 2 } } } }),
      { type: 'sellShares', corp: 'NN', shares: 1 },
      'sell.noSuccessor',
    );
  });

  it('who takes the presidency needs 20 %, also where 10 points more would suffice [2.3-21]', () => {
    const all = { type: 'sellShares', corp: 'NN', shares: 2 } as const;
    const at = (shares: number) => stockTurn({ phase: 5, companies: { NN: { singles: { P2: shares } } } });
    refuses(at(1), all, 'sell.noSuccessor');
    expect(held(play(at(2), all), 'NN')).toEqual({ P2: 'P', pool: '2', offer: '6' });
  });

  it('in the pool it is sold only with the concession [2.3-17, 3.2.3-21]', () => {
    const state = stockTurn({ cash: { P1: 500 }, companies: { NN: { president: 'pool' } } });
    refuses(state, { type: 'buyCert', corp: 'NN', from: 'pool' }, 'buy.withConcession');
    expect(held(play(state, { type: 'reacquireConcession', corp: 'NN', help: 'none' }), 'NN')).toMatchObject({
      P1: 'P',
    });
  });

  it('50 % in the pool at most [2.3-18, 3.2.1-01, 3.2.1-02]', () => {
    const state = stockTurn({ companies: { NN: { singles: { P1: 3, pool: 3 } } } });
    refuses(state, { type: 'sellShares', corp: 'NN', shares: 3 }, 'sell.poolFull');
    expect(held(play(state, { type: 'sellShares', corp: 'NN', shares: 2 }), 'NN')).toMatchObject({ pool: '5' });
  });

  it('the presidential certificate in the pool counts with its 20 % [2.3-18]', () => {
    const sale = { type: 'sellShares', corp: 'NN', shares: 1 } as const;
    const at = (pool: number) => stockTurn({ companies: { NN: { president: 'pool', singles: { P1: 1, pool } } } });
    expect(held(play(at(2), sale), 'NN')).toMatchObject({ pool: 'P+3' });
    refuses(at(3), sale, 'sell.poolFull');
  });

  it('forced sales of corporations go beyond it, and beyond the building state [2.3-19, 3.4.9-14]', () => {
    const state = companyTurn(
      {
        companies: {
          NN: { trains: ['PH1'] },
          FC: { president: 'P2', standing: 'building', price: 55, singles: { NN: 1, pool: 5 } },
        },
      },
      'NN',
      'finance',
    );
    expect(held(state, 'FC')).toMatchObject({ pool: '6' });
  });

  it('who holds too much sells before he buys or passes [2.3-20]', () => {
    const over = stockTurn({
      phase: 6,
      cash: { P1: 500 },
      companies: { RM: { stations: [], singles: { P1: 5, RM: 3 } }, FC: { price: 90 } },
    });
    refuses(over, { type: 'buyCert', corp: 'FC', from: 'offer' }, 'buy.overLimit');
    refuses(over, { type: 'pass' }, 'pass.mustSell');
    const sold = play(over, { type: 'sellShares', corp: 'RM', shares: 1 });
    expect(held(play(sold, { type: 'buyCert', corp: 'FC', from: 'offer' }), 'FC')).toMatchObject({ P1: 'P+1' });
    const stuck = stockTurn({
      phase: 6,
      cash: { P1: 500, P2: 500 },
      companies: { RM: { stations: [], singles: { P1: 5, RM: 3 }, facts: { turns: 0 } } },
    });
    expect(play(stuck, { type: 'pass' }).flow.at(-1)).toMatchObject({ player: 'P2' });
    const frozen = stockTurn({
      phase: 4,
      cash: { P1: 500 },
      companies: { NN: { singles: { P1: 5 }, facts: { concession: POOL } } },
    });
    refuses(frozen, { type: 'reacquireConcession', corp: 'NN', help: 'none' }, 'concession.overLimit');
  });

  it('sells as many as it takes, each company being sold once in a turn', () => {
    const over: Position = {
      companies: { NN: { singles: { P1: 4 } }, FC: { president: 'P2', standing: 'building', singles: { P1: 2 } } },
      table: { certLimit: 5 },
    };
    // Seven certificates, and only those of NN can be sold.
    refuses(stockTurn(over), { type: 'sellShares', corp: 'NN', shares: 1 }, 'sell.tooFew');
    const sold = play(stockTurn(over), { type: 'sellShares', corp: 'NN', shares: 2 });
    expect(certificatesOf(sold.table, 'P1')).toBe(5);
    const either: Position = {
      companies: { NN: { singles: { P1: 4 } }, FC: { president: 'P2', singles: { P1: 2 } } },
      table: { certLimit: 5 },
    };
    const one = play(stockTurn(either), { type: 'sellShares', corp: 'FC', shares: 1 });
    refuses(one, { type: 'pass' }, 'pass.mustSell');
    expect(certificatesOf(play(one, { type: 'sellShares', corp: 'NN', shares: 1 }).table, 'P1')).toBe(5);
  });

  it('nor does he buy a card, of the pool or of a player, while he could sell [2.3-20]', () => {
    const over: Position = {
      phase: 2,
      cash: { P1: 500 },
      cards: { Falcon: 'P3' },
      companies: { FC: { president: 'P3', singles: { P1: 3 } } },
      table: { certLimit: 2 },
    };
    const cards = [
      { type: 'buyCard', private: 'Bayard' },
      { type: 'proposeCard', private: 'Falcon', price: 5 },
    ] as const;
    for (const card of cards) refuses(stockTurn(over), card, 'card.sellFirst');
    const sold = play(stockTurn(over), { type: 'sellShares', corp: 'FC', shares: 1 });
    expect(cash(play(sold, cards[0]), 'P1')).toBe(575);
    expect(play(sold, cards[1], { type: 'consent' }).table.privates.Falcon).toBe('P1');
    // What he cannot sell does not keep him from a card; one that brings a share it does.
    const stuck = stockTurn({
      ...over,
      companies: { FC: { president: 'P3', standing: 'building', singles: { P1: 3 } } },
    });
    expect(cash(play(stuck, cards[0]), 'P1')).toBe(475);
    refuses(stuck, { type: 'buyCard', private: 'Valadous' }, 'buy.overLimit');
  });

  it('a sale that costs him the office gives two certificates for one [2.3-20]', () => {
    const late: Position = {
      phase: 5,
      companies: {
        NN: { singles: { P2: 2 } },
        FC: { president: 'P2', price: 90, singles: { P1: 2 }, facts: { turns: 0 } },
      },
      table: { certLimit: 2 },
    };
    // With one share less he would have a single certificate for the presidential one.
    refuses(stockTurn(late), { type: 'sellShares', corp: 'NN', shares: 1 }, 'sell.tooFew');
    const sold = play(stockTurn(late), { type: 'sellShares', corp: 'NN', shares: 2 });
    expect(certificatesOf(sold.table, 'P1')).toBe(2);
    // The pool takes one share only, which would free nothing: he need not sell it.
    const full = stockTurn({
      ...late,
      companies: { ...late.companies, NN: { singles: { P2: 2, pool: 4 } } },
      cash: { P2: 500 },
    });
    expect(decider(play(full, { type: 'pass' }))).toBe('P2');
    const early: Position = {
      phase: 2,
      companies: {
        NN: { singles: { P1: 1, P2: 4 } },
        FC: { president: 'P2', price: 90, standing: 'building', singles: { P1: 3 } },
      },
      table: { certLimit: 4 },
    };
    refuses(stockTurn(early), { type: 'sellShares', corp: 'NN', shares: 1 }, 'sell.tooFew');
    expect(certificatesOf(play(stockTurn(early), { type: 'sellShares', corp: 'NN', shares: 2 }).table, 'P1')).toBe(4);
  });

  it('a card whose share has gone from the offer is bought at both limits [2.3-22]', () => {
    const at = (singles: Record<string, number>, certLimit: number, president: PlayerId = 'P2') =>
      stockTurn({
        phase: 3,
        cash: { P1: 200 },
        companies: { LdA: { president, singles } },
        table: { certLimit },
      });
    const card = { type: 'buyCard', private: 'Valadous' } as const;
    const none = at({ P1: 2, P2: 3, P3: 3 }, 2);
    expect([held(play(none, card), 'LdA').P1, cash(play(none, card), 'P1')]).toEqual(['2', 75]);
    refuses(at({ P1: 2, P2: 3, P3: 2 }, 2), card, 'buy.certificateLimit');
    expect(cash(play(at({ P1: 4, P2: 4 }, 26, 'P1'), card), 'P1')).toBe(75);
    refuses(at({ P1: 4, P2: 3 }, 26, 'P1'), card, 'buy.holdingLimit');
  });

  it('a free share counts in both limits [2.3-22]', () => {
    const position: Position = {
      cash: { P1: 500 },
      cards: { Valadous: POOL },
      companies: { LdA: { singles: { P1: 4 } } },
    };
    refuses(stockTurn(position), { type: 'buyCard', private: 'Valadous' }, 'buy.holdingLimit');
    const full = stockTurn({ cash: { P1: 500 }, companies: { NN: {} }, table: { certLimit: 1 } });
    refuses(full, { type: 'buyCard', private: 'Valadous' }, 'buy.certificateLimit');
    expect(cash(play(full, { type: 'buyCard', private: 'Bayard' }), 'P1')).toBe(475);
  });
});

describe('18FB §2.4 corporations', () => {
  it('majors, SFM, nationals and when they come [2.4-01, 2.4-02, 2.4-04]', () => {
    expect(Object.values(corpDefs).map(({ id, kind }) => [id, kind])).toEqual([
      ...['NN', 'FSC', 'LdA', 'FC', 'FB', 'LTF', 'SFTF', 'FS', 'FP', 'FST'].map((id) => [id, 'major']),
      ['SFM', 'major'],
      ['RM', 'national'],
      ['RA', 'national'],
    ]);
    const early = stockTurn({ phase: 4, cash: { P1: 500 } });
    refuses(early, { type: 'startCompany', corp: 'SFM', par: 60 }, 'start.notOpen');
    const later = stockTurn({ phase: 6, cash: { P1: 500 } });
    refuses(later, { type: 'startCompany', corp: 'RM', par: 60 }, 'start.notOpen');
  });

  it('seven regionals; FdC is not the major FC [2.4-03, 2.4-05]', () => {
    expect(regionalIds).toEqual(['SFSM', 'SEPSA', 'FAS', 'FA', 'FAL', 'FG', 'FdC']);
    expect([regionalDefs.FdC.home, corpDefs.FC.homes]).toEqual(['A2', ['F11']]);
  });

  it('who may merge; LTF under one name [2.4-06, 3.6.1-03, 3.6.2-03]', () => {
    expect(nationalIds.map((id) => corpDefs[id].eligible)).toEqual([
      ['LdA', 'NN', 'FC', 'FSC'],
      ['LTF', 'FS', 'SFTF', 'SFM'],
    ]);
  });
});
