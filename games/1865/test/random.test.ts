import { type Action, firstBreach, hashOf, replay } from '@binario/kernel';
import { outlineOf, tileFace } from '@binario/rail';
import { describe, expect, it } from 'vitest';
import type { FormId } from '../data/forms.ts';
import { formIds, forms } from '../data/forms.ts';
import { tileSet } from '../data/tiles.ts';
import { violations, violationsAtRest } from '../invariants.ts';
import { mostSaleable, saleRules, salesOf } from '../rules/selling.ts';
import { layRules } from '../rules/track.ts';
import { hasLay, possibleLays } from '../search/possibleLays.ts';
import { boardOf, operatingOrder } from '../table.ts';
import { frameIn, game, playRandom, type State1865 } from './support/index.ts';

const tables: readonly (readonly [FormId, number])[] = formIds.flatMap((form) =>
  Object.keys(forms[form].certificateLimit).map((players) => [form, Number(players)] as const),
);

describe('1865 played by chance', () => {
  it.each(tables)('%s for %i players: nothing appears or vanishes, every game ends', (form, players) => {
    for (let seed = 1; seed <= 2; seed++) {
      const { state } = playRandom(
        { form, players, seed },
        {
          strict: true,
          observe: (table, effect) => {
            const found = violations(table);
            if (found.length > 0) throw new Error(`${JSON.stringify(effect)}: ${found.join('; ')}`);
          },
          onState: (now) => {
            const found = violationsAtRest(now);
            if (found.length > 0) throw new Error(found.join('; '));
          },
        },
      );
      expect(state.table.ended).not.toBeNull();
    }
  });

  it('a state survives the way through JSON at every step, and a replay gives the same hashes', () => {
    for (const [form, players] of [
      ['normal', 3],
      ['c5basic', 2],
    ] as const) {
      const setup = { form, players, seed: 5 };
      const hashes: string[] = [];
      const actions: Action[] = [];
      const states: State1865[] = [];
      playRandom(setup, {
        onState: (state, action) => {
          if (!action) return;
          actions.push(action);
          hashes.push(hashOf(game, state));
          if (actions.length % 50 === 0) states.push(state);
        },
      });
      for (const state of states) {
        const again = JSON.parse(JSON.stringify(state)) as State1865;
        expect(again).toEqual(state);
        expect(hashOf(game, again)).toBe(hashOf(game, state));
      }
      const last = replay(game, setup, JSON.parse(JSON.stringify(actions)) as Action[], { strict: true, hashes });
      expect(last.table.ended).not.toBeNull();
    }
  });

  it('the list of lays is what the rules allow, in the middle of games too', () => {
    let looked = 0;
    for (const form of ['normal', 'c5basic'] as const) {
      playRandom(
        { form, players: 3, seed: 3 },
        {
          onState: (state, action) => {
            if (state.flow.at(-1)?.step !== 'layTrack' || action?.type !== 'pass' || looked++ % 25 !== 0) return;
            const frame = frameIn(state, 'layTrack');
            const { board } = boardOf(state.table);
            const track = (tile: string, rotation: number) => outlineOf(tileFace(board, tile, rotation)).pieces;
            const listed = new Set(
              possibleLays(state.table, frame.corp).map(
                (lay) => `${lay.hex} ${lay.tile} ${track(lay.tile, lay.rotation)}`,
              ),
            );
            const allowed = new Set<string>();
            const lays = layRules.filter((rule) => rule.key !== 'lay.noMoney');
            for (const { id: hex } of board.hexes) {
              for (const { id: tile } of tileSet) {
                for (let rotation = 0; rotation < 6; rotation++) {
                  const lay = { type: 'layTile', by: 'P1', hex, tile, rotation } as const;
                  if (firstBreach(lays, state.table, frame, lay)) continue;
                  allowed.add(`${hex} ${tile} ${track(tile, rotation)}`);
                }
              }
            }
            expect(listed).toEqual(allowed);
            for (const corp of operatingOrder(state.table)) {
              expect(hasLay(state.table, corp)).toBe(possibleLays(state.table, corp).length > 0);
            }
          },
        },
      );
    }
    expect(looked).toBeGreaterThan(25);
  });

  it('sales are offered up to the largest block the rules allow', () => {
    playRandom(
      { form: 'normal', players: 4, seed: 11 },
      {
        onState: (state) => {
          if (state.flow.at(-1)?.step !== 'stockTurn') return;
          const { table } = state;
          const frame = frameIn(state, 'stockTurn');
          const { player } = frame;
          for (const { corp, shares } of salesOf(table, player)) {
            const sale = { type: 'sellShares', by: player, corp: corp as 'FMS', shares } as const;
            const allowed = firstBreach(saleRules, table, frame, sale) === undefined;
            expect(allowed).toBe(shares <= mostSaleable(table, player, corp));
          }
        },
      },
    );
  });

  it('the same seed gives the same game', () => {
    const one = playRandom({ form: 'short', players: 2, seed: 9 });
    const two = playRandom({ form: 'short', players: 2, seed: 9 });
    expect(two.actions).toEqual(one.actions);
  });
});
