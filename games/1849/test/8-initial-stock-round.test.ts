import { describe, expect, it } from 'vitest';
import { describeRound } from '../describe.ts';
import {
  asked,
  begin,
  bid,
  buyPrivate,
  cash,
  decider,
  newGame,
  offered,
  pass,
  passes,
  play,
  refuses,
  type State1849,
  whyNot,
} from './support/index.ts';

const ownersIn = ({ table }: State1849) => Object.values(table.privates);
const bank = 'bank';

/** Price of the private on offer: what its buyer pays. */
function price(state: State1849): number {
  const [offer] = offered(state, 'buyPrivate');
  const buyer = decider(state);
  return cash(state, buyer) - cash(play(state, buyPrivate(offer?.private as string)), buyer);
}

describe('1849 §8 Initial stock round: turns', () => {
  it('privates are offered from P1 to P5 [8-01]', () => {
    let state = newGame(3);
    for (const name of ['SCE', 'SIGI', 'CNM', 'SMS', 'RSA']) {
      expect(offered(state, 'buyPrivate').map((offer) => offer.private)).toEqual([name]);
      state = play(state, buyPrivate(name));
    }
    expect(ownersIn(state)).toEqual(['P1', 'P2', 'P3', 'P1', 'P2']);
    refuses(newGame(3), buyPrivate('SIGI'), 'buyPrivate.notLowest');
    refuses(play(newGame(3), buyPrivate('SCE')), buyPrivate('SCE'), 'buyPrivate.notLowest');
  });

  it('the holder of the priority deal begins, then clockwise [8-02]', () => {
    const state = newGame(4);
    expect([state.table.priority, decider(state)]).toEqual(['P1', 'P1']);
    const turns = [1, 2, 3].map((count) => decider(play(state, ...passes(count))));
    expect(turns).toEqual(['P2', 'P3', 'P4']);
    expect(whyNot(state, { ...buyPrivate('SCE'), by: 'P2' })).toBe('turn.notYours');
  });

  it('a turn is one purchase, one bid or one pass [8-03]', () => {
    const state = newGame(3);
    for (const move of [buyPrivate('SCE'), bid('CNM', 80), pass]) expect(decider(play(state, move))).toBe('P2');
    const bought = play(state, buyPrivate('SCE'));
    expect([cash(bought, 'P1'), cash(bought, bank)]).toEqual([480, 6280]);
    expect(price(bought)).toBe(45);
    // Only from free money: of P1's 500 only 15 are.
    const poor = play(state, bid('RSA', 485), pass, pass);
    refuses(poor, buyPrivate('SCE'), 'buyPrivate.noMoney');
    expect(whyNot(play(state, bid('RSA', 480), pass, pass), buyPrivate('SCE'))).toBeUndefined();
  });

  it('no bid on the lowest unsold private, nor on one that is sold [8-04]', () => {
    const state = newGame(3);
    refuses(state, bid('SCE', 30), 'bid.notOpen');
    for (const name of ['SIGI', 'CNM', 'SMS', 'RSA']) expect(whyNot(state, bid(name, 200))).toBeUndefined();
    const bought = play(state, buyPrivate('SCE'));
    refuses(bought, bid('SIGI', 60), 'bid.notOpen');
    refuses(bought, bid('SCE', 60), 'bid.notOpen');
  });

  it('a first bid is at least face value plus L.5 [8-05]', () => {
    const state = newGame(3);
    for (const [name, least] of Object.entries({ SIGI: 50, CNM: 80, SMS: 115, RSA: 155 })) {
      refuses(state, bid(name, least - 1), 'bid.tooLow');
      expect(whyNot(state, bid(name, least))).toBeUndefined();
      expect(whyNot(state, bid(name, least + 2))).toBeUndefined();
    }
  });

  it('a further bid is at least L.5 above the highest, in whole lire [8-06]', () => {
    const state = play(newGame(3), bid('CNM', 83));
    refuses(state, bid('CNM', 87), 'bid.tooLow');
    const second = play(state, bid('CNM', 88));
    // Above the highest, not above the first.
    refuses(second, bid('CNM', 92), 'bid.tooLow');
    expect(whyNot(second, bid('CNM', 93))).toBeUndefined();
    expect(whyNot(second, bid('CNM', 101))).toBeUndefined();
  });

  it('money bid is set aside until the private is settled [8-07]', () => {
    const state = play(newGame(3), bid('RSA', 300), pass, pass);
    // L.200 are free: bids together never exceed the cash.
    refuses(state, bid('CNM', 201), 'bid.noMoney');
    const both = play(state, bid('CNM', 195), pass, pass);
    expect(cash(both, 'P1')).toBe(500);
    refuses(both, buyPrivate('SCE'), 'buyPrivate.noMoney');
    refuses(both, bid('SMS', 115), 'bid.noMoney');
    // CNM goes to P2 for 250: then the 195 are free again, the 300 on RSA are not.
    const settled = play(both, pass, bid('CNM', 250), buyPrivate('SCE'), pass, buyPrivate('SIGI'), pass, pass);
    expect([settled.table.privates.CNM, decider(settled)]).toEqual(['P2', 'P1']);
    expect(cash(play(settled, buyPrivate('SMS')), 'P1')).toBe(500 - 110 - 300);
  });

  it('many may bid on one private, and one on many [8-08]', () => {
    const state = play(newGame(4), bid('SMS', 115), bid('SMS', 120), bid('SMS', 125), bid('SMS', 130));
    expect(decider(state)).toBe('P1');
    const more = play(state, bid('CNM', 80), pass, pass, pass, bid('RSA', 160));
    expect(decider(more)).toBe('P2');
    // 115, 80 and 160 are set aside.
    refuses(play(more, pass, pass, pass), bid('SIGI', 50), 'bid.noMoney');
  });

  it('a second bid on the same private replaces the first and must beat even that by L.5 [8-09]', () => {
    const state = play(newGame(3), bid('CNM', 100), pass, pass);
    refuses(state, bid('CNM', 104), 'bid.tooLow');
    // The first is replaced: all of his money but none of the old bid counts, and he pays the second.
    expect(whyNot(state, bid('CNM', 500))).toBeUndefined();
    const twice = play(state, bid('CNM', 105), buyPrivate('SCE'), buyPrivate('SIGI'));
    expect([twice.table.privates.CNM, cash(twice, 'P1')]).toEqual(['P1', 395]);
    // It interrupts a succession of passes.
    const again = play(newGame(3), bid('CNM', 100), pass, pass, bid('CNM', 105), pass, pass);
    expect(price(again)).toBe(20);
    expect(price(play(again, pass))).toBe(15);
  });

  it('the turn goes on to the left of who bought the lowest on his turn [8-18]', () => {
    // P1 bids on SIGI, P2 buys SCE: SIGI goes to P1, but the turn to P3.
    const state = play(newGame(3), bid('SIGI', 50), buyPrivate('SCE'));
    expect(ownersIn(state)).toEqual(['P2', 'P1', bank, bank, bank]);
    expect(decider(state)).toBe('P3');
  });
});

describe('1849 §8 Initial stock round: nobody buys', () => {
  it('all pass while SCE is unsold: L.5 less each time, and bids stand [8-19]', () => {
    const state = newGame(3);
    expect([0, 3, 6, 9].map((count) => price(play(state, ...passes(count))))).toEqual([20, 15, 10, 5]);
    // Two passes are no complete round, and a bid is no pass.
    expect(price(play(state, ...passes(2)))).toBe(20);
    expect(price(play(state, pass, pass, bid('CNM', 80), pass, pass))).toBe(20);
    const cheap = play(state, pass, pass, bid('CNM', 490), pass, pass, pass);
    expect(price(cheap)).toBe(15);
    // P3's bid stands with its money: no L.15 are free.
    refuses(play(cheap, pass, pass), buyPrivate('SCE'), 'buyPrivate.noMoney');
    expect(cheap.table.priority).toBe('P1');
  });

  it('the cheaper offer begins with the left neighbour of the last to pass [8-20]', () => {
    expect(decider(play(newGame(3), ...passes(3)))).toBe('P1');
    expect(decider(play(newGame(3), bid('CNM', 80), ...passes(3)))).toBe('P2');
    expect(price(play(newGame(3), bid('CNM', 80), ...passes(3)))).toBe(15);
  });

  it('all pass at L.5: the first to whom it was offered at L.5 takes it for nothing [8-21]', () => {
    const state = play(newGame(3), bid('RSA', 155), ...passes(9));
    expect([decider(state), price(state)]).toEqual(['P2', 5]);
    const free = play(state, ...passes(3));
    expect(free.table.privates.SCE).toBe('P2');
    expect(cash(free, 'P2')).toBe(500);
    // Also when a bid at L.5 has shifted the passes: P2 was first, though P1 is the next in turn.
    const shifted = play(state, pass, bid('CNM', 80), ...passes(2));
    expect(price(shifted)).toBe(5);
    const later = play(shifted, pass);
    expect(later.table.privates.SCE).toBe('P2');
    expect(decider(later)).toBe('P3');
  });

  it('that counts as a purchase: bids on SIGI are settled, the turn goes on to his left [8-22]', () => {
    const state = play(newGame(3), bid('SIGI', 50), ...passes(9));
    expect([decider(state), price(state)]).toEqual(['P2', 5]);
    const free = play(state, ...passes(3));
    expect(ownersIn(free)).toEqual(['P2', 'P1', bank, bank, bank]);
    expect(cash(free, 'P1')).toBe(450);
    expect(decider(free)).toBe('P3');
  });

  it('all pass on a later private: the round ends and each sold private pays once [8-23]', () => {
    const state = play(newGame(3), buyPrivate('SCE'), buyPrivate('SIGI'), pass, pass);
    expect([cash(state, 'P1'), cash(state, 'P2')]).toEqual([480, 455]);
    const after = play(state, pass);
    expect([cash(after, 'P1'), cash(after, 'P2'), cash(after, 'P3')]).toEqual([485, 465, 500]);
    // No operating round, no stock, and CNM is as dear as before.
    expect([describeRound(after), asked(after), price(after)]).toEqual(['ISR', 'auction', 75]);
    expect(whyNot(after, begin('AFG', 68))).toBe('turn.notOffered');
    const twice = play(after, ...passes(3));
    expect([cash(twice, 'P1'), cash(twice, 'P2'), price(twice)]).toEqual([490, 475, 75]);
  });

  it('the left neighbour of the last to have a turn gets the priority deal; bids stay [8-24]', () => {
    // P2 bids on RSA; then P3, P1 and P2 pass.
    const state = play(newGame(3), buyPrivate('SCE'), bid('RSA', 480), pass, pass);
    expect(state.table.priority).toBe('P1');
    const after = play(state, pass);
    expect([after.table.priority, decider(after), price(after)]).toEqual(['P3', 'P3', 45]);
    // The bid still binds his money, and RSA is his when its turn comes.
    refuses(play(after, pass, pass), buyPrivate('SIGI'), 'buyPrivate.noMoney');
    const sold = play(after, buyPrivate('SIGI'), buyPrivate('CNM'), pass, buyPrivate('SMS'));
    expect([sold.table.privates.RSA, cash(sold, 'P2')]).toEqual(['P2', 20]);
    const other = play(newGame(3), buyPrivate('SCE'), ...passes(3));
    expect([other.table.priority, decider(other)]).toEqual(['P2', 'P2']);
  });

  it('the priority deal goes to the left of the last to buy at the offered price [8-25]', () => {
    const value = { type: 'setValue', value: 68 } as const;
    const order = ['SFA', 'CTL', 'RCS', 'ATA', 'IFT'] as const;
    const all = ['SCE', 'SIGI', 'CNM', 'SMS', 'RSA'].map(buyPrivate);
    const plain = play(newGame(3, { order }), ...all, value);
    expect([describeRound(plain), plain.table.priority, decider(plain)]).toEqual(['SR 1', 'P3', 'P3']);
    // RSA and SMS go by bids: P2, who bought CNM, was the last.
    const bids = play(newGame(3, { order }), bid('SMS', 115), bid('RSA', 155), buyPrivate('SCE'));
    const settled = play(bids, buyPrivate('SIGI'), buyPrivate('CNM'));
    expect(ownersIn(settled)).toEqual(['P3', 'P1', 'P2', 'P1', 'P2']);
    expect(play(settled, value).table.priority).toBe('P3');
    // SCE taken for nothing counts: P1 took it, all the rest goes by bids.
    const free = play(
      newGame(4, { order: [...order, 'AFG'] }),
      ...[bid('SIGI', 50), bid('CNM', 80), bid('SMS', 115), bid('RSA', 155)],
      ...passes(16),
    );
    expect(ownersIn(free)).toEqual(['P1', 'P1', 'P2', 'P3', 'P4']);
    expect(play(free, value).table.priority).toBe('P2');
  });
});
