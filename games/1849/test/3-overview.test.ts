import { describe, expect, it } from 'vitest';
import { describeRound } from '../describe.ts';
import { asked, begin, buy, buyPrivate, course, newGame, offered, pass, play, whyNot } from './support/index.ts';

/** Three players buy all privates; RSA brings Akragas. */
const sale = [
  buyPrivate('SCE'),
  buyPrivate('SIGI'),
  buyPrivate('CNM'),
  buyPrivate('SMS'),
  buyPrivate('RSA'),
  { type: 'setValue', value: 68 },
] as const;

const opening = newGame(3, { order: ['SFA', 'CTL', 'RCS', 'ATA', 'IFT'] });

describe('1849 §3 Overview', () => {
  it('play begins in Phase 4 [3-01]', () => {
    expect(opening.table.phase).toBe('4');
  });

  it('first the private companies, then stock rounds and their operating rounds in turn [3-02]', () => {
    expect(describeRound(opening)).toBe('ISR');
    expect(describeRound(play(opening, ...sale.slice(0, 5)))).toBe('ISR');
    const after = play(opening, ...sale);
    expect(course(after, 5).names).toEqual(['SR 1', 'OR 1.1', 'SR 2', 'OR 2.1', 'SR 3']);
  });

  it('no stock is traded before all five privates are sold [3-03]', () => {
    for (let count = 0; count < 5; count++) {
      const state = play(opening, ...sale.slice(0, count));
      expect(whyNot(state, begin('SFA', 68))).toBe('turn.notOffered');
      expect(whyNot(state, buy('SFA'))).toBe('turn.notOffered');
      expect(asked(state)).toBe('auction');
    }
    // Not even with a private left that nobody wants.
    const waiting = play(opening, ...sale.slice(0, 4), pass, pass, pass);
    expect(whyNot(waiting, begin('SFA', 68))).toBe('turn.notOffered');
    const open = play(opening, ...sale);
    expect(offered(open, 'buyCert')).toHaveLength(1);
    expect(offered(open, 'startCorp').map((offer) => offer.corp)).toEqual(['CTL', 'CTL']);
  });
});
