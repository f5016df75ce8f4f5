import { type Action, actorsOf, hashOf, offers } from '@binario/kernel';
import { describe, expect, it } from 'vitest';
import { builtInBoard } from '../board/of.ts';
import { tileNamed } from '../board/questions.ts';
import { advice18fb } from '../bot/advice.ts';
import { game, type State18fb } from './support/game.ts';
import { frameIn } from './support/index.ts';
import { playRandom } from './support/random.ts';

const LONG = 60_000;

/** Positions of whole games in which this step is asked. */
function asked(step: string, ...seeds: readonly number[]): readonly State18fb[] {
  const states: State18fb[] = [];
  for (const seed of seeds) {
    playRandom({ players: 3, seed }, { onState: (state) => state.flow.at(-1)?.step === step && states.push(state) });
  }
  return states;
}

const offersIn = (state: State18fb) => actorsOf(game, state).flatMap((by) => offers(game, state, by));
const corpIn = (state: State18fb) => frameIn(state, 'companyTurn').corp;

describe('what whoever plays may ask', () => {
  it(
    'cost and markers of a way are what the token then costs and brings',
    () => {
      let compared = 0;
      for (const state of asked('placeToken', 4, 5, 8, 9)) {
        const corp = corpIn(state);
        for (const offer of offersIn(state).filter((each) => each.type === 'placeToken')) {
          const { cost, markers } = advice18fb.way(state.table, offer.route as readonly string[]);
          const { table } = advice18fb.after(state, offer as Action);
          // What follows by itself may earn or cost something, too.
          if (table.turn.revenue !== null || table.operated !== state.table.operated) continue;
          expect((state.table.cash[corp] ?? 0) - (table.cash[corp] ?? 0)).toBe(cost);
          expect(advice18fb.markers(table, corp) - advice18fb.markers(state.table, corp)).toBe(markers);
          compared++;
        }
      }
      expect(compared).toBeGreaterThan(20);
    },
    LONG,
  );

  it(
    'a hex that may be upgraded is one for which the rules have the next colour',
    () => {
      let compared = 0;
      for (const state of asked('layTrack', 6).slice(0, 40)) {
        for (const { hex, tile } of advice18fb.lays(state.table, corpIn(state))) {
          const placed = state.table.map[hex];
          const sameColour =
            placed && tileNamed(builtInBoard, placed.tile).colour === tileNamed(builtInBoard, tile).colour;
          if (sameColour) continue;
          expect(advice18fb.mayUpgrade(state.table, hex), hex).toBe(true);
          compared++;
        }
      }
      expect(compared).toBeGreaterThan(100);
    },
    LONG,
  );

  it(
    'a price goes where withholding and a dividend of its size send it',
    () => {
      const moved = { left: 0, right: 0 };
      for (const state of asked('dividend', 3, 4, 5, 10)) {
        const corp = corpIn(state);
        const by = actorsOf(game, state)[0] ?? '';
        const { table } = state;
        const before = advice18fb.price(table, corp);
        const withheld = advice18fb.after(state, { type: 'withhold', by } as Action).table;
        if (withheld.ended === null && advice18fb.price(withheld, corp) !== before) {
          expect(advice18fb.price(withheld, corp)).toBe(advice18fb.priceAfter(table, corp, 'left'));
          moved.left++;
        }
        if ((table.turn.revenue ?? 0) < before) continue;
        const paid = advice18fb.after(state, { type: 'payDividend', by, how: 'full' } as Action).table;
        expect(advice18fb.price(paid, corp)).toBe(advice18fb.priceAfter(table, corp, 'right'));
        moved.right++;
      }
      expect(moved.left).toBeGreaterThan(3);
      expect(moved.right).toBeGreaterThan(0);
    },
    LONG,
  );

  it(
    'nothing is changed by asking',
    () => {
      for (const state of asked('stockTurn', 8).slice(0, 25)) {
        const before = hashOf(game, state);
        for (const corp of Object.keys(state.table.companies)) {
          advice18fb.interest(state.table, corp, true);
          advice18fb.destinations(state.table, corp);
        }
        for (const offer of offersIn(state).filter((each) => each.type === 'buyCert' || each.type === 'pass')) {
          advice18fb.after(state, offer as Action);
        }
        expect(hashOf(game, state)).toBe(before);
      }
    },
    LONG,
  );
});
