import { hashOf } from '@binario/kernel';
import { POOL } from '@binario/rail';
import { describe, expect, it } from 'vitest';
import {
  asked,
  beforeOperatingRound,
  cash,
  decider,
  game,
  inTurn,
  offered,
  type Position,
  pass,
  play,
  refuses,
  stateAt,
  stockTurn,
  tiles,
} from './support/index.ts';

const lend = (card: string, corp: string) => ({ type: 'lendCard', private: card, corp }) as const;
const takeBack = (card: string) => ({ type: 'takeBackCard', private: card }) as const;

/** P1 has the cards, P2 the companies: FB builds, LdA runs; P1 presides over FC. */
const cards: Position = {
  phase: 2,
  cash: { P1: 300 },
  cards: { Melisurgo: 'P1', Falcon: 'P1', Valadous: 'P1', Bayard: 'P1', Riseis: 'P1' },
  companies: {
    FB: { president: 'P2', standing: 'building', price: 90, singles: { P1: 1 } },
    LdA: { president: 'P2', price: 80 },
    FC: { president: 'P1', standing: 'building', price: 70, cash: 200 },
  },
};

describe('18FB §2.7 the owner of a card begins (ruling K14)', () => {
  it('in his turn of a stock round he lends what serves a company, to companies of others [2.7-05]', () => {
    const state = stockTurn(cards);
    const open = offered(state, 'lendCard').map((offer) => `${offer.private} ${offer.corp}`);
    expect(open.sort()).toEqual(['Falcon FB', 'Falcon LdA', 'Melisurgo FB', 'Valadous FB', 'Valadous LdA']);
    const lent = play(state, lend('Falcon', 'LdA'));
    expect([lent.table.lent, asked(lent), decider(lent)]).toEqual([{ Falcon: 'LdA' }, 'stockTurn', 'P1']);
    // Nobody else is asked, and it was no action of the turn.
    expect(offered(lent, 'buyCert').length).toBe(offered(state, 'buyCert').length);
    expect(decider(play(lent, pass))).toBe('P2');
  });

  it('what he cannot lend, and to whom [2.7-05]', () => {
    const state = stockTurn(cards);
    for (const card of ['Bayard', 'Riseis', 'Albano', 'FAS']) refuses(state, lend(card, 'LdA'), 'lend.notYours');
    refuses(state, takeBack('Albano'), 'lend.notYours');
    refuses(stockTurn({ ...cards, table: { used: ['Falcon'] } }), lend('Falcon', 'LdA'), 'lend.notYours');
    refuses(state, lend('Falcon', 'FC'), 'lend.notAnothers');
    refuses(state, lend('Falcon', 'NN'), 'lend.notAnothers');
    refuses(state, lend('Melisurgo', 'LdA'), 'lend.notBuilding');
    refuses(state, takeBack('Falcon'), 'lend.notLent');
    refuses(stockTurn({ ...cards, table: { lent: { Falcon: 'LdA' } } }), lend('Falcon', 'LdA'), 'lend.already');
  });

  it('each card once in a turn; in another he may lend it elsewhere or take it back [2.7-05]', () => {
    const lent = play(stockTurn(cards), lend('Falcon', 'LdA'));
    refuses(lent, takeBack('Falcon'), 'lend.onceATurn');
    refuses(lent, lend('Falcon', 'FB'), 'lend.onceATurn');
    expect(play(lent, lend('Melisurgo', 'FB')).table.lent).toEqual({ Falcon: 'LdA', Melisurgo: 'FB' });
    const later = stockTurn({ ...cards, table: { lent: { Falcon: 'LdA' } } });
    expect(play(later, lend('Falcon', 'FB')).table.lent).toEqual({ Falcon: 'FB' });
    expect(play(later, takeBack('Falcon')).table.lent).toBeUndefined();
    // In the turn of his company too, over all its steps.
    const working = play(inTurn(cards, 'FC', 'layTrack'), lend('Falcon', 'LdA'));
    expect([working.table.lent, asked(working)]).toEqual([{ Falcon: 'LdA' }, 'layTrack']);
    const next = play(working, pass);
    expect([asked(next), decider(next)]).toEqual(['buyTrains', 'P1']);
    refuses(next, takeBack('Falcon'), 'lend.onceATurn');
  });

  it('Melisurgo and Falcon are used when the turn of that company begins, unasked [2.7-05, 2.7-21, 2.7-24, 3.4-10]', () => {
    const round = beforeOperatingRound({ ...cards, table: { lent: { Melisurgo: 'FB', Falcon: 'LdA' } } });
    // FB operates first.
    expect([round.table.melisurgo, round.table.falcon, asked(round), decider(round)]).toEqual([
      'FB',
      null,
      'layTrack',
      'P2',
    ]);
    expect([round.table.used, round.table.lent]).toEqual([['Melisurgo'], { Falcon: 'LdA' }]);
    const early = beforeOperatingRound({ ...cards, phase: 1, table: { lent: { Falcon: 'FB' } } });
    expect([early.table.falcon, early.table.lent]).toEqual([null, { Falcon: 'FB' }]);
    const done = beforeOperatingRound({ ...cards, table: { lent: { Melisurgo: 'LdA' } } });
    expect(play(done, pass).table.melisurgo).toBeNull();
  });

  it('a Bourbon token costs the company money and a token: lent, its President decides alone [2.7-06, 2.7-45]', () => {
    const caserta: Position = {
      cards: { Valadous: 'P2' },
      companies: { FB: { cash: 100, standing: 'building' } },
      tiles: tiles(['I30', '57', 'H29', 'J31'], ['H29', '8', 'I30', 'G30']),
      table: { lent: { Valadous: 'FB' } },
    };
    const state = inTurn(caserta, 'FB', 'placeToken');
    const way = { type: 'replaceBourbon', private: 'Valadous', route: ['I30', 'H29', 'G30'] } as const;
    expect(offered(state, 'replaceBourbon')).toHaveLength(1);
    const laid = play(state, way);
    expect([laid.table.stations.G30?.includes('FB'), cash(laid, 'FB'), laid.table.lent]).toEqual([true, 50, undefined]);
    expect(play(state, pass).table.lent).toEqual({ Valadous: 'FB' });
    // Lent to another company it is asked for, as before.
    const other = inTurn({ ...caserta, table: { lent: { Valadous: 'LdA' } } }, 'FB', 'placeToken');
    expect(asked(play(other, way))).toBe('consentBourbon');
  });

  it('a President need not wait for his next turn: what is lent he may use at once [2.7-05]', () => {
    const state = inTurn({ ...cards, table: { lent: { Falcon: 'LdA' } } }, 'LdA', 'layTrack');
    const used = play(state, { type: 'useFalcon' });
    expect([used.table.falcon, asked(used)]).toEqual(['LdA', 'layTrack']);
  });

  it('a card that leaves its owner is lent no more [2.7-03, 2.7-08]', () => {
    const lent = { Falcon: 'LdA', Melisurgo: 'FB' };
    const state = stockTurn({ ...cards, cash: { P3: 100 }, table: { lent } }, 'P3');
    const sold = play(state, { type: 'proposeCard', private: 'Falcon', price: 10 }, { type: 'consent' });
    expect([sold.table.privates.Falcon, sold.table.lent]).toEqual(['P3', { Melisurgo: 'FB' }]);
    const pooled = game.reduce(sold.table, { type: 'privateMoved', private: 'Melisurgo', to: POOL });
    expect(pooled.lent).toBeUndefined();
  });

  it('leaves the hash of every position alone in which nothing is lent', () => {
    const state = stockTurn(cards);
    const { lent: _none, ...before } = state.table;
    expect(hashOf(game, stateAt(before as typeof state.table, ...state.flow))).toBe(hashOf(game, state));
    const lent = play(state, lend('Falcon', 'LdA'));
    const hidden = stateAt({ ...lent.table, lent: undefined }, ...lent.flow);
    expect(hashOf(game, hidden)).not.toBe(hashOf(game, lent));
  });
});
