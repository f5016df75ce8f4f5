import { apply } from '@binario/kernel';
import { keepsTrack, newTrack, tileFace } from '@binario/rail';
import { describe, expect, it } from 'vitest';
import type { PhaseId } from '../data/phases.ts';
import { board, hexes, tileSet } from './support/builtIn.ts';
import {
  cash,
  corpTurn,
  decider,
  game,
  lay,
  type Position,
  play,
  refuses,
  type State1849,
  whyNot,
} from './support/index.ts';

type Tiles = NonNullable<Position['tiles']>;
type Builder = 'CTL' | 'IFT' | 'RCS' | 'SFA';

interface Site {
  readonly phase?: PhaseId;
  readonly tiles?: Tiles;
  /** The corporation owns SIGI. */
  readonly sigi?: boolean;
  readonly money?: number;
}

const at = (corp: Builder, { phase = '6', tiles = {}, sigi = false, money = 1000 }: Site = {}): State1849 =>
  corpTurn({ phase, tiles, corps: { [corp]: { cash: money } }, privates: sigi ? { SIGI: corp } : {} }, corp);

/** What the tile costs the corporation; all of it goes to the bank. */
function cost(corp: Builder, move: ReturnType<typeof lay>, site: Site = {}): number {
  const before = at(corp, site);
  const after = play(before, move);
  const paid = cash(before, corp) - cash(after, corp);
  expect(cash(after, 'bank') - cash(before, 'bank')).toBe(paid);
  return paid;
}

/** Marsala to E3 in the hills, by D2: standard or narrow. */
const standardD2: Site = { tiles: { D2: ['8', 5] } };
const narrowD2: Site = { tiles: { D2: ['78', 5] } };
/** Girgenti with narrow track to Canicatti and standard to Licata. */
const girgenti: Tiles = { J6: ['644', 4] };
/** From Palermo by D6 to Corleone in the mountains, a standard town. */
const corleone: Tiles = { D6: ['7', 1], E5: ['58', 4] };

describe('1849 §10.3.1 Terrain costs', () => {
  it('plain hexes are free [10.3.1-01]', () => {
    expect(cost('CTL', lay('G1', '58', 3))).toBe(0);
    expect(cost('CTL', lay('G1', '73', 3))).toBe(0);
    expect(cost('RCS', lay('C5', '651', 5))).toBe(0);
  });

  it('rough: 40 for new standard or dual track, 10 for narrow only [10.3.1-02]', () => {
    expect(cost('IFT', lay('H10', '9', 2))).toBe(40);
    expect(cost('SFA', lay('I7', '73', 1), { tiles: girgenti })).toBe(10);
    const green: Site = { phase: '10', tiles: { J6: ['664', 2] } };
    expect(cost('SFA', lay('J6', '673', 2), green)).toBe(40);
  });

  it('hills: 80 / 20 [10.3.1-03]', () => {
    expect(cost('CTL', lay('E3', '9', 2), standardD2)).toBe(80);
    expect(cost('CTL', lay('E3', '79', 2), narrowD2)).toBe(20);
  });

  it('mountains: 160 / 40 [10.3.1-04]', () => {
    expect(cost('CTL', lay('F2', '9', 2))).toBe(160);
    expect(cost('CTL', lay('F2', '79', 2))).toBe(40);
  });

  it('only new track counts: any new standard piece means full cost, only narrow a quarter [10.3.1-05]', () => {
    // F2 has standard track; a narrow crossing is new, then a standard branch.
    const crossed: Tiles = { F2: ['9', 2], D2: ['77', 0] };
    expect(cost('CTL', lay('F2', '714', 2), { tiles: crossed })).toBe(40);
    expect(cost('CTL', lay('F2', '23', 2), { tiles: crossed })).toBe(160);
    // The reverse: narrow is there, standard is new.
    expect(cost('CTL', lay('F2', '715', 2), { tiles: { F2: ['79', 2], D2: ['7', 0] } })).toBe(160);
    // The money must be there.
    refuses(at('CTL', { tiles: crossed, money: 39 }), lay('F2', '714', 2), 'lay.noMoney');
    refuses(at('CTL', { tiles: crossed, money: 159 }), lay('F2', '23', 2), 'lay.noMoney');
    expect(whyNot(at('CTL', { tiles: crossed, money: 160 }), lay('F2', '23', 2))).toBeUndefined();
  });

  it('standard yellow town to mixed green town: only narrow is new, a quarter [10.3.1-06]', () => {
    expect(cost('RCS', lay('E5', '700', 4), { tiles: corleone })).toBe(40);
  });

  it('mixed yellow city to mixed green city: some new standard track, full [10.3.1-07]', () => {
    expect(cost('SFA', lay('J6', '664', 2), { tiles: girgenti })).toBe(40);
  });

  it('brown dual gauge tile: always full [10.3.1-08]', () => {
    const green: Tiles = { ...corleone, E5: ['700', 4] };
    for (const sigi of [false, true]) {
      expect(cost('RCS', lay('E5', '697', 4), { phase: '10', tiles: green, sigi })).toBe(160);
    }
  });

  it('first mixed city tile: 40 on Girgenti (rough), 80 on Caltanissetta (hills) [10.3.1-09]', () => {
    expect(cost('SFA', lay('J6', '644', 4))).toBe(40);
    const state = corpTurn({ corps: { AFG: { cash: 80, stations: ['H8'] } } }, 'AFG');
    expect(cash(play(state, lay('H8', '645', 0)), 'AFG')).toBe(0);
    const poor = corpTurn({ corps: { AFG: { cash: 79, stations: ['H8'] } } }, 'AFG');
    refuses(poor, lay('H8', '645', 0), 'lay.noMoney');
  });

  it('with SIGI standard costs are 20 / 40 / 80 [10.3.1-10]', () => {
    expect(cost('IFT', lay('H10', '9', 2), { sigi: true })).toBe(20);
    expect(cost('CTL', lay('E3', '9', 2), { ...standardD2, sigi: true })).toBe(40);
    expect(cost('CTL', lay('F2', '9', 2), { sigi: true })).toBe(80);
    // Narrow as ever.
    expect(cost('CTL', lay('F2', '79', 2), { sigi: true })).toBe(40);
  });

  it('the cost is due again at every upgrade [10.3.1-11]', () => {
    const yellow = play(at('CTL'), lay('F2', '9', 2));
    expect(cash(yellow, 'CTL')).toBe(840);
    expect(cost('CTL', lay('F2', '26', 2), { tiles: { F2: ['9', 2] } })).toBe(160);
    expect(cost('CTL', lay('F2', '42', 2), { phase: '10', tiles: { F2: ['26', 2], G1: ['3', 3] } })).toBe(160);
  });

  it('the treasury pays the bank before the tile is laid [10.3.1-12]', () => {
    const state = at('CTL', { money: 160 });
    const result = apply(game, state, { ...lay('F2', '9', 2), by: decider(state) });
    const events = result.ok ? result.events : [];
    const paid = events.findIndex((event) => event.type === 'paid');
    expect(events[paid]).toMatchObject({ from: 'CTL', to: 'bank', amount: 160 });
    expect(events.findIndex((event) => event.type === 'tileLaid')).toBeGreaterThan(paid);
  });

  it('an upgrade without any new track does not exist in this tile set [10.3.1-13]', () => {
    const next = { yellow: 'green', green: 'brown' } as const;
    const faces = (tile: string) => [0, 1, 2, 3, 4, 5].map((rotation) => tileFace(board, tile, rotation));
    const olds = [
      ...hexes.filter((hex) => hex.ground === 'yellow').map((hex) => ({ face: hex.print, colour: 'yellow' as const })),
      ...tileSet.flatMap(({ colour, face }) =>
        colour in next ? [{ face, colour: colour as 'yellow' | 'green' }] : [],
      ),
    ];
    let upgrades = 0;
    for (const { face, colour } of olds) {
      for (const tile of tileSet.filter((each) => each.colour === next[colour])) {
        for (const after of faces(tile.id)) {
          if (!keepsTrack(face, after)) continue;
          upgrades++;
          expect(newTrack(face, after).length).toBeGreaterThan(0);
        }
      }
    }
    expect(upgrades).toBeGreaterThan(100);
  });
});
