import { type Action, start } from '@binario/kernel';
import { type Dice, hear } from '@binario/kernel/testing';
import { describe, expect, it } from 'vitest';
import { game1849 } from '../game.ts';
import { variantIds } from '../options.ts';
import { catalogues } from '../text/catalogue.ts';
import { teller } from '../text/describe.ts';
import { lineOf } from '../text/events.ts';
import { corpTurn } from './support/index.ts';

/** Whole games by chance: whatever is said must be words, in every language. */
describe('a game told from beginning to end', () => {
  /** In the middle of things: what comes late in a game, or only with the variants. */
  const late = corpTurn(
    {
      players: 4,
      phase: '10',
      setup: { variants: variantIds },
      cash: { P1: 900, P2: 700, P3: 500, P4: 20 },
      corps: {
        RCS: { cash: 1900, trains: ['10H'], at: [1, 9], singles: { P1: 2, P2: 2, pool: 1 }, stations: ['C5', 'B14'] },
        IFT: { president: 'P2', cash: 1200, trains: ['8H', '8H'], singles: { P1: 2, P3: 2 }, stations: ['H12', 'M9'] },
        AFG: { president: 'P3', cash: 30, trains: ['8H'], singles: { P1: 1 }, last: 'P4', stations: ['B14'] },
        CTL: { president: 'P4', cash: 700, at: [5, 2], singles: { P3: 1, pool: 3 }, stations: ['E1', 'C1'] },
      },
      privates: { SCE: 'P1', SIGI: 'RCS', CNM: 'IFT', SMS: 'RCS', RSA: 'P4' },
      tiles: { B14: ['655', 0], C5: ['651', 5], H12: ['653', 1], D6: ['8', 2] },
    },
    'RCS',
  );
  it('in words only', () => {
    const heard = hear(
      {
        game: game1849,
        teller,
        words: catalogues.en,
        isTold: (event) => lineOf(event) !== undefined,
        eagerness: {
          pass: 2,
          sellStock: 1,
          sellTreasury: 1,
          declareBankruptcy: 1,
          leaveGame: 1,
          layTile: 12,
          buyTrain: 6,
          buyCert: 10,
        },
        spoil: (roll, action, field) => (field === 'routes' ? otherRoutes(roll, action) : undefined),
      },
      [
        [5, start(game1849, { players: 3, seed: 5 })],
        [2, start(game1849, { players: 4, seed: 2, variants: variantIds })],
        [1, late],
        [9, late],
        [14, late],
      ],
      250,
    );
    expect(heard.raw).toEqual([]);
    // Else the games say too little for this to be a test.
    expect(heard.moves).toBeGreaterThan(500);
    expect(heard.rules).toBeGreaterThan(70);
  });
});

function otherRoutes(roll: Dice, action: Action): unknown {
  const { routes } = action as unknown as { readonly routes: readonly { train: string; hexes: readonly string[] }[] };
  const cut = roll(4);
  return routes.map(({ train, hexes }, n) => {
    if (cut === 0) return { train, hexes: hexes.slice(1) };
    if (cut === 1) return { train, hexes: [...hexes, ...[...hexes].reverse().slice(1)] };
    if (cut === 2) return { train, hexes: routes[n ? 0 : routes.length - 1]?.hexes.slice(0, -1) };
    return { train, hexes: [hexes[0], hexes.at(-1)] };
  });
}
