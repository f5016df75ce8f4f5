import { offers } from '@binario/kernel';
import { describe, expect, it } from 'vitest';
import {
  asked,
  begin,
  buy,
  cash,
  decider,
  game,
  hand,
  offered,
  type Position,
  pass,
  percent,
  play,
  refuses,
  roundBegins,
  sell,
  stockTurn,
  whyNot,
} from './support/index.ts';

/** Three players with money; P1 is president of RCS (100) and CTL (68) and holds a single of each. */
const plain: Position = {
  cash: { P1: 300, P2: 300, P3: 300 },
  corps: {
    RCS: { singles: { P1: 1 } },
    CTL: { singles: { P1: 1 }, at: [4, 2] },
  },
  queue: ['IFT', 'SFA', 'ATA'],
};

describe('1849 §9 Stock rounds', () => {
  it('the holder of the priority deal acts first, then clockwise [9-01]', () => {
    const state = roundBegins({ ...plain, table: { priority: 'P2' } }, 'stockRound');
    expect(asked(state)).toBe('stockTurn');
    expect(decider(state)).toBe('P2');
    expect(decider(play(state, pass))).toBe('P3');
    expect(decider(play(state, pass, pass))).toBe('P1');
    expect(decider(play(state, buy('RCS'), pass, pass))).toBe('P2');
  });

  it('in one turn: sales of several corporations, then one purchase [9-02]', () => {
    const state = stockTurn(plain);
    const sold = play(state, sell('RCS'), sell('CTL'));
    expect(decider(sold)).toBe('P1');
    expect(cash(sold, 'P1')).toBe(300 + 100 + 68);
    // The purchase of the turn may be a start as well as a certificate.
    expect(decider(play(sold, begin('IFT', 100)))).toBe('P1');
    const other = stockTurn({ ...plain, corps: { ...plain.corps, SFA: { president: 'P2', at: [4, 2] } } });
    const bought = play(other, sell('RCS'), sell('CTL'), buy('SFA'));
    expect(percent(bought, 'SFA', 'P1')).toBe(10);
    expect(decider(bought)).toBe('P2');
  });

  it('nothing is sold after the purchase of the same turn [9-03]', () => {
    const state = stockTurn(plain);
    // A bought certificate ends the turn.
    expect(whyNot(play(state, buy('RCS')), { ...sell('CTL'), by: 'P1' })).toBe('turn.notYours');
    // A start does not: further certificates may follow, but no sale.
    refuses(play(state, begin('IFT', 68)), sell('CTL'), 'sell.beforeBuying');
  });

  it('selling and buying are both optional; with neither the turn is a pass [9-04]', () => {
    const state = stockTurn(plain);
    expect(decider(play(state, buy('RCS')))).toBe('P2');
    expect(decider(play(state, sell('RCS'), pass))).toBe('P2');
    expect(decider(play(state, pass))).toBe('P2');
    const round = play(state, pass).flow.find((frame) => frame.step === 'stockRound');
    expect(round).toMatchObject({ passes: 1, lastActor: null });
  });

  it('a turn with only a sale is not a pass [9-05]', () => {
    const state = stockTurn(plain, 'P2');
    const twoPasses = play(state, pass, pass);
    expect(decider(twoPasses)).toBe('P1');
    const sold = play(twoPasses, sell('RCS'), pass);
    // A third pass in succession would have ended the round.
    expect(asked(sold)).toBe('stockTurn');
    expect(decider(sold)).toBe('P2');
    expect(asked(play(twoPasses, pass))).toBe('layTrack');
  });

  it('starting a corporation is the purchase of the turn [9-06]', () => {
    const started = play(stockTurn(plain), begin('IFT', 68));
    refuses(started, buy('RCS'), 'start.onlyTreasurySingles');
    expect(decider(play(started, pass))).toBe('P2');
    const round = play(started, pass).flow.find((frame) => frame.step === 'stockRound');
    expect(round).toMatchObject({ passes: 0, lastActor: 'P1' });
  });

  it('only one purchase in a turn [9-07]', () => {
    const state = stockTurn({ ...plain, cash: { P1: 1000, P2: 300, P3: 300 } });
    expect(whyNot(play(state, buy('RCS')), { ...buy('CTL'), by: 'P1' })).toBe('turn.notYours');
    refuses(play(state, begin('IFT', 68)), begin('SFA', 68), 'buy.onePurchase');
    // Certificates taken with the new corporation belong to its start.
    const extra = play(state, begin('IFT', 68), buy('IFT'));
    expect(hand(extra, 'IFT', 'P1')).toBe('president + 1 single');
  });

  it('a player without any legal action counts as passing [9-08]', () => {
    // P2 has neither stock nor money: he is not asked.
    const state = stockTurn({ ...plain, cash: { P1: 300, P2: 0, P3: 300 } });
    const next = play(state, pass);
    expect(decider(next)).toBe('P3');
    expect(next.flow.find((frame) => frame.step === 'stockRound')).toMatchObject({ passes: 2 });
    // His pass is one of the three in succession that end the round.
    expect(asked(play(next, pass))).toBe('layTrack');
  });

  it('who has passed gets further turns while the round lasts [9-09]', () => {
    const state = stockTurn(plain);
    const again = play(state, pass, buy('RCS'), pass);
    expect(decider(again)).toBe('P1');
    expect(percent(play(again, buy('CTL')), 'CTL', 'P1')).toBe(40);
  });

  it('the round ends when all have passed in succession, the last actor included [9-10]', () => {
    const state = play(stockTurn(plain), buy('RCS'), pass, pass);
    expect(asked(state)).toBe('stockTurn');
    expect(decider(state)).toBe('P1');
    expect(asked(play(state, pass))).toBe('layTrack');
    // Who has left is not counted: two of two.
    const two = play(stockTurn({ ...plain, table: { leavers: ['P2'] } }), buy('RCS'), pass);
    expect(decider(two)).toBe('P1');
    expect(asked(play(two, pass))).toBe('layTrack');
  });

  it('the priority deal goes to the left of the last player who bought or sold [9-11]', () => {
    const state = stockTurn({ ...plain, table: { priority: 'P1' } });
    const bought = play(state, buy('RCS'), buy('CTL'), pass, pass, pass);
    expect(asked(bought)).toBe('layTrack');
    expect(bought.table.priority).toBe('P3');
    expect(play(state, sell('RCS'), pass, pass, pass, pass).table.priority).toBe('P2');
    // A sale forced by the certificate limit counts too.
    const forced = play(stockTurn({ ...plain, table: { certLimit: 3 } }), sell('RCS'), pass, pass, pass, pass);
    expect(asked(forced)).toBe('layTrack');
    expect(forced.table.priority).toBe('P2');
  });

  it('if nobody bought or sold the priority deal stays where it is [9-12]', () => {
    const state = stockTurn({ ...plain, table: { priority: 'P3' } }, 'P3');
    const over = play(state, pass, pass, pass);
    expect(asked(over)).toBe('layTrack');
    expect(over.table.priority).toBe('P3');
  });

  it('only stock is traded, at the market price: not with players, no privates [9-13]', () => {
    const state = stockTurn({ ...plain, phase: '6', privates: { SCE: 'P2', SIGI: 'P1' } });
    const types = new Set(offers(game, state, 'P1').map((offer) => offer.type));
    expect([...types].sort()).toEqual(['buyCert', 'pass', 'sellStock', 'startCorp']);
    expect(whyNot(state, { type: 'acquirePrivate', private: 'SCE', price: 20 })).toBe('turn.notOffered');
    expect(whyNot(state, { type: 'buyPrivate', private: 'SCE' })).toBe('turn.notOffered');
    for (const offer of offered(state, 'buyCert')) expect(['treasury', 'pool']).toContain(offer.from);
    expect(cash(play(state, buy('CTL')), 'P1')).toBe(300 - 68);
    expect(cash(play(state, sell('CTL')), 'P1')).toBe(300 + 68);
  });
});
