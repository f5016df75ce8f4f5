import { GONE, POOL } from '@binario/rail';
import { describe, expect, it } from 'vitest';
import { builtInBoard } from '../board/of.ts';
import { payIncomes } from '../rules/cards.ts';
import { enterPhase } from '../rules/phases.ts';
import {
  asked,
  cash,
  decider,
  facts,
  held,
  inTurn,
  offered,
  only,
  play,
  refuses,
  stockTurn,
  tableOf,
  tiles,
  token,
  working,
} from './support/index.ts';

const { cardDefs } = builtInBoard;

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
  it('no corporation ever deals in cards; they change hands in stock rounds [2.7-02, 2.7-62]', () => {
    const state = inTurn({ cards: { Bayard: 'P2' }, companies: { NN: { cash: 500 } } }, 'NN', 'finance');
    refuses(state, { type: 'proposeCard', private: 'Bayard', price: 10 }, 'turn.notOffered');
    refuses(state, { type: 'buyCard', private: 'Melisurgo' }, 'turn.notOffered');
  });

  it('between players at any price both agree on, as the action of the buyer [2.7-03, 3.2.6-03, 3.2-09]', () => {
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

  it('a refused offer does not come again at the same price [3.2.6-04]', () => {
    const state = stockTurn({ cash: { P1: 100 }, cards: { Bayard: 'P2' } });
    const refused = play(state, { type: 'proposeCard', private: 'Bayard', price: 20 }, { type: 'refuse' });
    expect([asked(refused), decider(refused)]).toEqual(['stockTurn', 'P1']);
    refuses(refused, { type: 'proposeCard', private: 'Bayard', price: 20 }, 'card.refused');
    expect(asked(play(refused, { type: 'proposeCard', private: 'Bayard', price: 21 }))).toBe('cardSale');
  });

  it('out of the pool at printed cost, as the action of the turn [3.1-14, 3.2.6-01, 3.2.6-02]', () => {
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

  it('the free share comes once [2.7-59]', () => {
    const state = stockTurn({ cash: { P1: 200 }, table: { given: ['Valadous'] } });
    expect(held(play(state, { type: 'buyCard', private: 'Valadous' }), 'LdA')).toEqual({ offer: 'P+8' });
  });

  it('cost and income [2.7-04, 2.7-10, 2.7-11, 2.7-12, 2.7-13, 2.7-14, 2.7-15, 2.7-16, 2.7-17]', () => {
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

  it('the first token besides home lowers the income of cards 6 to 8, whoever runs the company [2.7-07, 2.7-44, 2.7-49, 2.7-54, 2.7-68]', () => {
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

  it('every card closes with phase 5 [2.7-08, 3.5-06]', () => {
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
