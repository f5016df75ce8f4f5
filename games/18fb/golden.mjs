/**
 * The recorded games in `test/golden`: how each is set up and ends, and what it is there for (`node scripts/record-golden.mjs`).
 *
 * @type {Record<string, import('../../scripts/record-golden.mjs').Golden>}
 */
export const golden = {
  'bank-3': {
    players: 3,
    seed: 63,
    end: 'bank',
    why: 'Three players, through all phases; concessions withdrawn and taken again, regional companies, national ones with leased trains.',
  },
  'bank-5': {
    players: 5,
    seed: 2,
    end: 'bank',
    why: 'Five players; nearly everything that can happen does: cards lent and resold, polls, holdings, a bankruptcy.',
  },
};
