/**
 * The recorded games in `test/golden`: how each is set up and ends, and what it is there for (`node scripts/record-golden.mjs`).
 *
 * @type {Record<string, import('../../scripts/record-golden.mjs').Golden>}
 */
export const golden = {
  'phases-3': {
    players: 3,
    seed: 9,
    end: 'bank',
    why: 'Three players, through all phases; conversions, both kinds of absorption, state and personal loans, two sea routes.',
  },
  'sea-4': {
    players: 4,
    seed: 6,
    end: 'bank',
    why: 'Four players, through all phases; markers over two sea routes, forced purchases with personal loans.',
  },
  'short-2': {
    players: 2,
    seed: 7,
    variants: ['short'],
    end: 'bank',
    why: 'Two players, the short game; three conversions, absorptions with own shares sold and loans repaid.',
  },
  'c5basic-3': {
    players: 3,
    seed: 9,
    variants: ['c5basic'],
    end: 'bank',
    why: 'Three players by the proto-rules; one is eliminated, the others play on to phase 7.',
  },
  'c5-one-player-3': {
    players: 3,
    seed: 6,
    variants: ['c5basic'],
    end: 'onePlayer',
    why: 'Three players by the proto-rules; two are eliminated and the last one has won.',
  },
  'c5expansion-4': {
    players: 4,
    seed: 4,
    variants: ['c5expansion'],
    end: 'bank',
    why: 'Four players by the proto-rules on both islands; an elimination, a sea route, a choice of the Dragons by the pile.',
  },
};
