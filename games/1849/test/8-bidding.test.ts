import { describe, expect, it } from 'vitest';
import {
  asked,
  bid,
  buyPrivate,
  cash,
  decider,
  newGame,
  offered,
  pass,
  play,
  refuses,
  type State1849,
  whyNot,
} from './support/index.ts';

const ownersIn = ({ table }: State1849) => Object.values(table.privates);
const bank = 'bank';

/** P1 bids 80, P2 85, P3 90 on CNM; then SCE goes to P4 and SIGI to P1, and CNM is auctioned. */
const contested = play(
  newGame(4),
  bid('CNM', 80),
  bid('CNM', 85),
  bid('CNM', 90),
  buyPrivate('SCE'),
  buyPrivate('SIGI'),
);

describe('1849 §8 Initial stock round: bids', () => {
  it('a private with bids is never offered at face, but settled when the one before it is sold [8-10]', () => {
    const state = play(newGame(3), bid('SIGI', 60), pass, pass, pass);
    refuses(state, buyPrivate('SIGI'), 'buyPrivate.notLowest');
    const sold = play(state, buyPrivate('SCE'));
    expect(sold.table.privates.SIGI).toBe('P1');
    expect(offered(sold, 'buyPrivate').map((offer) => offer.private)).toEqual(['CNM']);
  });

  it('one bid: the bidder buys at the amount bid [8-11]', () => {
    const state = play(newGame(3), bid('SIGI', 61), buyPrivate('SCE'));
    expect([state.table.privates.SIGI, cash(state, 'P1'), asked(state)]).toEqual(['P1', 439, 'auction']);
  });

  it('several bids: an auction among those bidders only [8-12]', () => {
    expect([asked(contested), decider(contested)]).toEqual(['bidding', 'P1']);
    expect(whyNot(contested, { ...bid('CNM', 200), by: 'P4' })).toBe('turn.notYours');
    // P4 is never asked.
    const asks = [contested, play(contested, bid('CNM', 95)), play(contested, pass)].map(decider);
    expect(asks).toEqual(['P1', 'P2', 'P2']);
    const over = play(contested, pass, pass);
    expect([over.table.privates.CNM, asked(over)]).toEqual(['P3', 'auction']);
  });

  it('the lowest raises to L.5 above the highest or is out; then who is lowest now [8-13]', () => {
    refuses(contested, bid('CNM', 94), 'bid.tooLow');
    refuses(contested, bid('SMS', 200), 'bid.onlyThisOne');
    const raised = play(contested, bid('CNM', 95));
    expect(decider(raised)).toBe('P2');
    refuses(raised, bid('CNM', 99), 'bid.tooLow');
    const second = play(raised, bid('CNM', 103));
    expect(decider(second)).toBe('P3');
    // P3 is out at 90; P1 with 95 against P2 with 103.
    const third = play(second, pass);
    expect(decider(third)).toBe('P1');
    refuses(third, bid('CNM', 107), 'bid.tooLow');
    const won = play(third, bid('CNM', 108), pass);
    expect([won.table.privates.CNM, cash(won, 'P1')]).toEqual(['P1', 375 - 45 - 108]);
  });

  it('who has passed does not return [8-14]', () => {
    const state = play(contested, pass, bid('CNM', 95), bid('CNM', 100), bid('CNM', 105), bid('CNM', 110));
    expect(decider(state)).toBe('P2');
    expect(whyNot(state, { ...bid('CNM', 300), by: 'P1' })).toBe('turn.notYours');
    expect(play(state, pass).table.privates.CNM).toBe('P3');
  });

  it('a raise uses free cash and the money set aside here, not that on other privates [8-15]', () => {
    // P1 has 500: 80 on CNM, 200 on RSA, 45 paid for SIGI; 175 are free.
    const state = play(
      newGame(3),
      ...[bid('CNM', 80), bid('CNM', 85), pass, bid('RSA', 200), buyPrivate('SCE'), pass, buyPrivate('SIGI')],
    );
    expect([asked(state), decider(state)]).toEqual(['bidding', 'P1']);
    refuses(state, bid('CNM', 80 + 175 + 1), 'bid.noMoney');
    expect(whyNot(state, bid('CNM', 80 + 175))).toBeUndefined();
  });

  it('the winner pays his last bid, the losers’ money is free again [8-16]', () => {
    const won = play(contested, bid('CNM', 330), pass, pass);
    expect(['P1', 'P2', 'P3', 'P4'].map((player) => cash(won, player))).toEqual([0, 375, 375, 355]);
    expect(decider(won)).toBe('P2');
    expect(whyNot(won, bid('RSA', 375))).toBeUndefined();
    expect(cash(won, bank)).toBe(6260 + 20 + 45 + 330);
  });

  it('the next private with bids is settled before any turn is taken [8-17]', () => {
    const state = play(newGame(3), bid('SIGI', 50), bid('CNM', 80), bid('SMS', 115), pass, bid('SMS', 120));
    const chain = play(state, buyPrivate('SCE'));
    expect(ownersIn(chain)).toEqual(['P3', 'P1', 'P2', bank, bank]);
    expect([asked(chain), decider(chain)]).toEqual(['bidding', 'P3']);
    const over = play(chain, pass);
    expect(ownersIn(over)).toEqual(['P3', 'P1', 'P2', 'P2', bank]);
    expect([asked(over), decider(over)]).toEqual(['auction', 'P1']);
  });

  it('RSA too may be bid on and won; the winner then carries out 8.1 [8-26]', () => {
    const sale = [buyPrivate('SCE'), buyPrivate('SIGI'), buyPrivate('CNM')];
    const single = play(newGame(4), bid('RSA', 160), ...sale, buyPrivate('SMS'));
    expect([asked(single), decider(single), cash(single, 'P1')]).toEqual(['setValue', 'P1', 375 - 110 - 160]);
    const several = play(newGame(4), bid('RSA', 160), bid('RSA', 165), ...sale, pass, buyPrivate('SMS'));
    expect([asked(several), decider(several)]).toEqual(['bidding', 'P1']);
    const won = play(several, pass);
    expect([asked(won), decider(won), won.table.privates.RSA]).toEqual(['setValue', 'P2', 'P2']);
  });
});

describe('1849 §8 Initial stock round: the example', () => {
  const first = play(newGame(4), bid('SMS', 115), bid('SMS', 120), bid('CNM', 80), buyPrivate('SCE'));
  const second = play(first, buyPrivate('SIGI'));
  const free = (state: State1849, name: string) => offered(state, 'bid').find((offer) => offer.private === name);

  it('four players with L.375: bids of 115 and 120 on P4, 80 on P3, P1 bought for 20 [8-27]', () => {
    expect(['P1', 'P2', 'P3', 'P4'].map((player) => cash(newGame(4), player))).toEqual([375, 375, 375, 375]);
    expect([first.table.privates.SCE, cash(first, 'P4')]).toEqual(['P4', 355]);
    expect(['P1', 'P2', 'P3'].map((player) => cash(first, player))).toEqual([375, 375, 375]);
    expect([asked(first), decider(first)]).toEqual(['auction', 'P1']);
  });

  it('#1 has L.260 free and buys P2 for 45 [8-28]', () => {
    expect(free(first, 'RSA')?.price).toEqual({ min: 155, max: 260 });
    expect([second.table.privates.SIGI, cash(second, 'P1')]).toEqual(['P1', 215 + 115]);
  });

  it('at once P3 goes to #3 for 80; then #1 must say at least 125 for P4 or drop out [8-29]', () => {
    expect([second.table.privates.CNM, cash(second, 'P3')]).toEqual(['P3', 295]);
    expect([asked(second), decider(second)]).toEqual(['bidding', 'P1']);
    refuses(second, bid('SMS', 124), 'bid.tooLow');
    expect(decider(play(second, bid('SMS', 125)))).toBe('P2');
  });

  it('whoever wins P4, it is the turn of #2, and P5 stands at 150 [8-30]', () => {
    for (const end of [play(second, pass), play(second, bid('SMS', 125), pass)]) {
      expect([asked(end), decider(end)]).toEqual(['auction', 'P2']);
      const bought = play(end, buyPrivate('RSA'));
      expect(cash(end, 'P2') - cash(bought, 'P2')).toBe(150);
    }
    expect(play(second, pass).table.privates.SMS).toBe('P2');
    expect(cash(play(second, pass), 'P2')).toBe(375 - 120);
    expect(play(second, bid('SMS', 125), pass).table.privates.SMS).toBe('P1');
  });

  it('in that auction #1 can go up to 330 [8-31]', () => {
    expect(offered(second, 'bid').map((offer) => offer.price)).toEqual([{ min: 125, max: 330 }]);
    refuses(second, bid('SMS', 331), 'bid.noMoney');
    expect(cash(play(second, bid('SMS', 330), pass), 'P1')).toBe(0);
  });
});
