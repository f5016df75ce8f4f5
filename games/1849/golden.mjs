/**
 * The recorded games in `test/golden`: how each is set up and ends, and what it is there for (`node scripts/record-golden.mjs`).
 *
 * @type {Record<string, import('../../scripts/record-golden.mjs').Golden>}
 */
export const golden = {
  'bank-3': {
    players: 3,
    seed: 105,
    end: 'bank',
    why: 'Three players, no variant; through all phases until the bank breaks; presidents change.',
  },
  'price-4': {
    players: 4,
    seed: 142,
    variants: ['bonds'],
    end: 'price',
    why: 'Four players with bonds; a share reaches L.377.',
  },
  'one-player-3': {
    players: 3,
    seed: 51,
    variants: ['bonds'],
    end: 'onePlayer',
    why: 'Three players with bonds; two go bankrupt and leave the game.',
  },
  'stalemate-3': {
    players: 3,
    seed: 39,
    variants: ['acquiringTokens', 'bonds'],
    end: 'stalemate',
    why: 'Three players; SMS is used, loans are taken, every corporation closes and nobody can go on.',
  },
  'electric-5': {
    players: 5,
    seed: 74,
    variants: ['acquiringTokens', 'bonds', 'electricDreams'],
    end: 'bank',
    why: 'Five players with all variants; E tokens, E trains, and a train given back at a change of phase.',
  },
};
