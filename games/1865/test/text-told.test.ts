import { start } from '@binario/kernel';
import { hear } from '@binario/kernel/testing';
import { otherRoute } from '@binario/rail/testing';
import { describe, expect, it } from 'vitest';
import { game1865 } from '../game.ts';
import { catalogues } from '../text/catalogue.ts';
import { teller } from '../text/describe.ts';
import { lineOf } from '../text/events.ts';
import { companyTurn, type State1865 } from './support/index.ts';

/** In the middle of things: sisters that could be absorbed, loans, cards, a president short of money. */
const late: State1865 = companyTurn(
  {
    players: 3,
    phase: 5,
    cash: { P1: 120, P2: 700, P3: 500 },
    companies: {
      FMS: { status: 'major', cash: 900, chips: 20, trains: ['PH4'], loans: 1, singles: { P1: 2, P2: 1, dragons: 2 } },
      RCSF: { status: 'major', cash: 10, chips: 9, stations: ['D37', 'F45'], singles: { P1: 1, P3: 2, pool: 2 } },
      SFSS: { president: 'P2', cash: 400, chips: 5, trains: ['PH3', 'PH5'], singles: { P1: 1, dragons: 1 } },
    },
    cards: { M3: 'SFSS', M4: 'FMS' },
  },
  'FMS',
  'absorb',
);

/** Whole games by chance: whatever is said must be words, in every language. */
describe('a game told from beginning to end', () => {
  it('in words only', () => {
    const heard = hear(
      {
        game: game1865,
        teller,
        words: catalogues.en,
        isTold: (event) => lineOf(event) !== undefined,
        eagerness: { pass: 2, sellShares: 1, layTile: 10, buyTrain: 6, buyCert: 10 },
        spoil: otherRoute,
        hears: (roll, { type }) => type !== 'layTile' || roll(20) === 0,
      },
      [
        [5, start(game1865, { players: 3, seed: 5 })],
        [2, start(game1865, { players: 2, seed: 2, form: 'c5basic' })],
        [1, late],
        [9, late],
        [14, late],
      ],
      260,
    );
    expect(heard.raw).toEqual([]);
    // Else the games say too little for this to be a test.
    expect(heard.moves).toBeGreaterThan(700);
    expect(heard.rules).toBeGreaterThan(50);
  });
});
