import { apply, start } from '@binario/kernel';
import { BANK, clockwiseFrom, type PlayerId, POOL } from '@binario/rail';
import { describe, expect, it } from 'vitest';
import { cardIds } from '../ids.ts';
import { asked, cash, decider, game, held, offered, pass, play, refuses, type State18fb } from './support/index.ts';

const fresh = (players = 3, seed = 5): State18fb => start(game, { players, seed });
const choose = (card: string) => ({ type: 'chooseLot', private: card }) as const;
const bid = (price: number) => ({ type: 'bid', price }) as const;

/** The card goes to the player who is first to bid, at this price. */
const sold = (state: State18fb, card: string, price: number): State18fb => {
  const chosen = asked(state) === 'chooseLot' ? play(state, choose(card)) : state;
  const bidding = play(chosen, bid(price));
  return Array.from({ length: state.table.seats.length - 1 }).reduce<State18fb>((now) => play(now, pass), bidding);
};

const unwanted = (state: State18fb, card: string): State18fb => {
  const chosen = asked(state) === 'chooseLot' ? play(state, choose(card)) : state;
  return state.table.seats.reduce((now) => play(now, pass), chosen);
};

describe('18FB §3.1 political round', () => {
  it('any card may be chosen, the choice goes round, all eight are auctioned [3.1-01, 3.1-07, 3.1-22, 2.7-01]', () => {
    let state = fresh();
    const [first, second, third] = state.table.seats as readonly [PlayerId, PlayerId, PlayerId];
    expect(offered(state, 'chooseLot').map((offer) => offer.private)).toEqual([...cardIds]);
    state = sold(state, 'Delahante', 100);
    expect([state.table.privates.Delahante, decider(state)]).toEqual([first, second]);
    refuses(state, choose('Delahante'), 'lot.notLeft');
    state = sold(state, 'Bayard', 25);
    expect(decider(state)).toBe(third);
    for (const card of ['Melisurgo', 'Riseis', 'Falcon', 'Valadous', 'LAla']) state = unwanted(state, card);
    // The last one is not chosen: it is there.
    expect(asked(state)).toBe('auction');
    expect(asked(unwanted(state, 'Albano'))).toBe('stockTurn');
  });

  it('the chooser begins; who passes is out of this auction only [3.1-04, 3.1-05, 3.1-12, 3.1-23]', () => {
    let state = play(fresh(), choose('Falcon'));
    const order = [...state.table.seats];
    expect(decider(state)).toBe(order[0]);
    state = play(state, pass);
    expect(decider(state)).toBe(order[1]);
    state = play(state, bid(75), bid(80));
    // Back to the second: the first has passed.
    expect(decider(state)).toBe(order[1]);
    state = play(state, pass);
    expect(state.table.privates.Falcon).toBe(order[2]);
    state = play(state, choose('Riseis'));
    expect(clockwiseFrom(state.table, decider(state))).toHaveLength(3);
    expect(play(state, bid(75), bid(80), bid(85)).table.privates.Riseis).toBe(BANK);
  });

  it('the highest bidder pays the bank at once [3.1-06]', () => {
    const before = fresh();
    const after = play(before, choose('Melisurgo'), bid(60), bid(70), pass, pass);
    const winner = after.table.privates.Melisurgo as string;
    expect([cash(after, winner), cash(after, BANK)]).toEqual([930, 9070]);
  });

  it('cost or more to open, then steps of five [3.1-08, 3.1-09, 3.1-10]', () => {
    const state = play(fresh(), choose('Bayard'));
    refuses(state, bid(20), 'bid.tooLow');
    refuses(state, bid(28), 'bid.steps');
    const opened = play(state, bid(35));
    refuses(opened, bid(35), 'bid.tooLow');
    refuses(opened, bid(38), 'bid.tooLow');
    expect(play(opened, bid(40)).flow.at(-1)).toMatchObject({ price: 40 });
  });

  it('nobody bids more than he has [3.1-11, 3.1-21]', () => {
    const state = play(fresh(6), choose('Albano'));
    refuses(state, bid(505), 'bid.noMoney');
    expect(offered(state, 'bid')[0]?.price).toEqual({ min: 200, max: 500, step: 5 });
    const richest = play(state, bid(500));
    // Nobody else could bid: the card is his at once.
    expect(richest.table.privates.Albano).toBe(decider(state));
  });

  it('what nobody wants goes to the pool and pays nobody [3.1-13, 2.7-09, 3.4-01]', () => {
    let state = unwanted(fresh(), 'Bayard');
    expect(state.table.privates.Bayard).toBe(POOL);
    state = sold(state, 'Melisurgo', 50);
    const owner = state.table.privates.Melisurgo as string;
    while (asked(state) !== 'stockTurn') {
      const lot = asked(state) === 'chooseLot' ? choose(String(offered(state, 'chooseLot')[0]?.private)) : pass;
      state = play(state, lot);
    }
    const before = cash(state, owner);
    const paid: unknown[] = [];
    for (let n = 0; n < 3; n++) {
      const result = apply(game, state, { type: 'pass', by: decider(state) });
      if (!result.ok) throw new Error(result.refusal.rule);
      paid.push(...result.events.filter(({ type }) => type === 'paid'));
      state = result.state;
    }
    // Two operating rounds, one card with an owner.
    expect(paid).toHaveLength(2);
    expect(cash(state, owner)).toBe(before + 20);
  });

  it('Albano for D240: D200 to the bank, D40 to FP, a share of FP [3.1-15, 3.1-16, 2.7-52]', () => {
    const after = sold(fresh(), 'Albano', 240);
    const owner = after.table.privates.Albano as string;
    expect([cash(after, owner), cash(after, BANK), cash(after, 'FP')]).toEqual([760, 9200, 40]);
    expect(held(after, 'FP')).toMatchObject({ [owner]: '1' });
    expect(after.table.companies.FP?.standing).toBe('unfloated');
  });

  it('Valadous brings a share of LdA, L’Ala one of FB [2.7-41, 2.7-47]', () => {
    const after = sold(sold(fresh(), 'Valadous', 125), 'LAla', 175);
    expect(held(after, 'LdA')).toMatchObject({ [after.table.privates.Valadous as string]: '1' });
    expect(held(after, 'FB')).toMatchObject({ [after.table.privates.LAla as string]: '1' });
    expect(cash(after, 'LdA')).toBe(0);
  });

  it('most cash first, equals in their old order [3.1-17, 3.1-18, 3.1-19]', () => {
    let state = fresh(4);
    const [a, b, c, d] = state.table.seats as readonly [PlayerId, PlayerId, PlayerId, PlayerId];
    state = sold(state, 'Bayard', 25); // a
    state = sold(state, 'Melisurgo', 100); // b
    state = unwanted(state, 'Riseis');
    state = unwanted(state, 'Falcon');
    state = sold(state, 'Delahante', 100); // a again
    for (const card of ['Valadous', 'LAla', 'Albano']) state = unwanted(state, card);
    expect(state.table.seats).toEqual([c, d, b, a]);
    expect([state.table.priority, decider(state)]).toEqual([c, c]);
  });
});
