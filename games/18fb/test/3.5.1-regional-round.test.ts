import { BANK, POOL } from '@binario/rail';
import { describe, expect, it } from 'vitest';
import { builtInBoard } from '../board/of.ts';
import {
  asked,
  cash,
  decider,
  frame,
  offered,
  type Position,
  pass,
  play,
  refuses,
  settled,
  stateAt,
  stockTurn,
  tableOf,
} from './support/index.ts';

const { regionalDefs, regionalIds } = builtInBoard;

describe('18FB §3.5.1 regional companies round', () => {
  const round = (position: Position = {}) => {
    const table = tableOf({ phase: 5, cash: { P1: 400, P2: 300, P3: 200 }, ...position });
    const privates = { ...table.privates, ...Object.fromEntries(regionalIds.map((each) => [each, BANK])) };
    return settled(
      stateAt({ ...table, privates, priority: 'P2' }, frame('auctionRound', { kind: 'regionals', chooser: 'P2' })),
    );
  };
  const choose = (regional: string) => ({ type: 'chooseLot', private: regional }) as const;
  const bid = (amount: number) => ({ type: 'bid', price: amount }) as const;

  it('seven, with base and nominal value [3.5.1-01, 3.5.1-02, 3.5.1-03, 3.5.1-04, 3.5.1-05, 3.5.1-06, 3.5.1-07, 3.5.1-08]', () => {
    expect(regionalIds.map((each) => [each, regionalDefs[each].home, regionalDefs[each].nominal])).toEqual([
      ['SFSM', 'nC6', 130],
      ['SEPSA', 'nC6', 130],
      ['FAS', 'I38', 160],
      ['FA', 'F31', 130],
      ['FAL', 'L19', 160],
      ['FG', 'K30', 160],
      ['FdC', 'A2', 130],
    ]);
    expect(offered(round(), 'chooseLot').map((offer) => offer.private)).toEqual([...regionalIds]);
  });

  it('FAS won at D175: all of it in its treasury [3.5.1-09, 3.5.1-10, 3.5.1-11, 3.5.1-12, 3.5.1-19, 3.5.1-20, 3.5.1-21]', () => {
    const state = round();
    expect(decider(state)).toBe('P2');
    const bidding = play(state, choose('FAS'), pass, bid(160), bid(165), bid(175));
    // P3 opened, P1 raised, P3 raised again; now P1 passes.
    const after = play(bidding, pass);
    expect([after.table.privates.FAS, cash(after, 'FAS'), cash(after, 'P3')]).toEqual(['P3', 175, 25]);
    expect([decider(after), after.table.priority]).toEqual(['P3', 'P2']);
  });

  it('nominal value or more, in steps of five, within one’s cash [3.5.1-13, 3.5.1-14, 3.5.1-15, 3.5.1-16]', () => {
    const state = play(round(), choose('FAS'));
    refuses(state, bid(155), 'bid.tooLow');
    refuses(state, bid(162), 'bid.steps');
    refuses(state, bid(305), 'bid.noMoney');
    const next = play(state, pass, pass, pass);
    expect([next.table.privates.FAS, asked(next), decider(next)]).toEqual([POOL, 'chooseLot', 'P3']);
    expect(asked(play(next, choose('FA'), pass, pass, bid(130)))).toBe('chooseLot');
  });

  it('what nobody wants lies in the pool, for nominal value or more in a stock round [3.5.1-17, 3.5.1-18]', () => {
    const state = stockTurn({ phase: 5, cash: { P1: 200, P2: 200 } });
    refuses(state, { type: 'buyRegional', private: 'FAS', price: 150 }, 'regional.belowNominal');
    refuses(state, { type: 'buyRegional', private: 'FAS', price: 250 }, 'regional.noMoney');
    refuses(state, { type: 'buyRegional', private: 'Bayard', price: 160 }, 'regional.notInPool');
    const after = play(state, { type: 'buyRegional', private: 'FAS', price: 190 });
    expect([cash(after, 'FAS'), after.table.privates.FAS, decider(after)]).toEqual([190, 'P1', 'P2']);
  });

  it('nobody at the certificate limit bids [3.5.1-23]', () => {
    const state = round({ table: { certLimit: 0 } });
    const chosen = play(state, choose('FAS'));
    // Nobody can bid: it goes to the pool at once.
    expect(chosen.table.privates.FAS).toBe(POOL);
    const table = { ...tableOf({ phase: 5, cash: { P1: 400 } }), certLimit: 0 };
    const asking = stateAt(table, frame('auction', { lot: 'FAS', active: ['P1'], price: null, bidder: null }));
    refuses(asking, bid(160), 'bid.certificateLimit');
  });
});
