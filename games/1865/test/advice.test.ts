import { type Action, actorsOf, hashOf, offers } from '@binario/kernel';
import { describe, expect, it } from 'vitest';
import { advice1865 } from '../bot/advice.ts';
import { tileNamed } from './support/builtIn.ts';
import { game, type State1865 } from './support/game.ts';
import { frameIn } from './support/index.ts';
import { playRandom } from './support/random.ts';

/** Positions of a whole game in which this step is asked. */
function asked(step: string, seed: number): readonly State1865[] {
  const states: State1865[] = [];
  playRandom({ players: 3, seed }, { onState: (state) => state.flow.at(-1)?.step === step && states.push(state) });
  return states;
}

const offersIn = (state: State1865) => actorsOf(game, state).flatMap((by) => offers(game, state, by));

describe('what whoever plays may ask', () => {
  it('cost and chips of a way are what the marker then costs and brings', () => {
    let compared = 0;
    for (const state of asked('placeMarker', 5)) {
      const { corp } = frameIn(state, 'placeMarker');
      const ways = new Map(advice1865.ways(state.table, corp).map((way) => [way.route.join(' '), way]));
      for (const offer of offersIn(state).filter((each) => each.type === 'placeMarker')) {
        const way = ways.get((offer.route as readonly string[]).join(' '));
        const { table } = advice1865.after(state, offer as Action);
        if (!way || table.bonusPaid !== state.table.bonusPaid || table.operated !== state.table.operated) continue;
        const more = (table.companies[corp]?.chips ?? 0) - (state.table.companies[corp]?.chips ?? 0);
        expect(more).toBe(way.chips);
        expect((state.table.cash[corp] ?? 0) - (table.cash[corp] ?? 0)).toBe(way.cost);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(20);
  });

  it('a hex that may be upgraded is one for which the rules have the next colour', () => {
    for (const state of asked('layTrack', 6).slice(0, 40)) {
      const { corp } = frameIn(state, 'layTrack');
      for (const { hex, tile } of advice1865.lays(state.table, corp)) {
        const placed = state.table.map[hex];
        const sameColour = placed && tileNamed(placed.tile).colour === tileNamed(tile).colour;
        if (!sameColour) expect(advice1865.mayUpgrade(state.table, hex), hex).toBe(true);
      }
    }
  });

  it('nothing is changed by asking', () => {
    for (const state of asked('stockTurn', 7).slice(0, 25)) {
      const before = hashOf(game, state);
      advice1865.foresee(state.table, true);
      for (const offer of offersIn(state).filter((each) => each.type === 'buyCert' || each.type === 'pass')) {
        advice1865.after(state, offer as Action);
      }
      expect(hashOf(game, state)).toBe(before);
    }
  });
});
