import { faceAt } from '@binario/rail';
import { raisesValue, routeReachOf } from '@binario/track';
import { describe, expect, it } from 'vitest';
import { tilesLeft } from '../rules/track.ts';
import { legalLays } from '../search/legalLays.ts';
import { board, tileSet } from './support/builtIn.ts';
import { corpTurn, lay, play, refuses, type State1849, stationsIn, whyNot } from './support/index.ts';
import { type Corps, ctl, garibaldi, legal, of, rich, type Tiles } from './support/trackTurns.ts';

/** What can be laid on the hex: `tile@rotation`. */
const lays = (state: State1849, hex: string): readonly string[] =>
  legalLays(state)
    .filter((each) => each.hex === hex)
    .map((each) => `${each.tile}@${each.rotation}`);

describe('1849 §10.3 Lay track: stations and replacements', () => {
  it('town hexes take town tiles, city hexes city tiles, others plain tiles [10.3-19]', () => {
    // A plain tile or a city on the town of Mazzara.
    refuses(ctl(), lay('G1', '8', 3), 'lay.stationKind');
    refuses(ctl(), lay('G1', '645', 3), 'lay.stationKind');
    // A town or a city on the open hex F2.
    refuses(ctl(), lay('F2', '4', 2), 'lay.stationKind');
    refuses(ctl(), lay('F2', '657', 2), 'lay.stationKind');
    // A plain tile or a town on the city of Girgenti.
    refuses(of('SFA'), lay('J6', '9', 2), 'lay.stationKind');
    refuses(of('SFA'), lay('J6', '4', 2), 'lay.stationKind');
    // So also when replacing.
    refuses(ctl({ F2: ['9', 2] }), lay('F2', '690', 2), 'lay.stationKind');
  });

  it('dot or bar, one circle or two: drawing only, it is a town or a city [10.3-20]', () => {
    const stop = (tile: string) => tileSet.find((each) => each.id === tile)?.face.stops;
    for (const tile of ['3', '4', '58', '73', '74', '679']) {
      expect(stop(tile)).toEqual([{ kind: 'town', value: 10, slots: 0 }]);
    }
    for (const tile of ['644', '645', '657', '658', '659']) {
      expect(stop(tile)).toEqual([{ kind: 'city', value: 20, slots: 1 }]);
    }
    expect(stop('660')).toEqual([{ kind: 'city', value: 30, slots: 2 }]);
    // The same hex takes either.
    expect(lays(ctl(), 'G1')).toEqual(['3@3', '58@3', '73@3', '679@3']);
  });

  it('a replacement keeps all existing track, each piece at least in its gauge [10.3-21]', () => {
    const straight = ctl({ F2: ['9', 2] });
    legal(straight, 'F2', '23', 2);
    // Two new branches from Marsala, but the way to Castelvetrano is gone.
    refuses(straight, lay('F2', '25', 2), 'lay.keepTrack');
    // Narrow for standard does not keep it.
    refuses(straight, lay('F2', '677', 2), 'lay.keepTrack');
    // Printed track of yellow hexes counts.
    legal(of('IFT'), 'I11', '30', 4);
    refuses(of('IFT'), lay('I11', '24', 4), 'lay.keepTrack');
    // Standard and narrow are both kept by dual: Licata from green to brown.
    const licata: Tiles = { J6: ['657', 5], K7: ['680', 2] };
    legal(of('SFA', licata, '10'), 'K7', '697', 2);
    refuses(of('SFA', licata, '10'), lay('K7', '697', 1), 'lay.keepTrack');
  });

  it('every tile of the next colour with all old track is legal [10.3-22]', () => {
    // Whatever goes on along new track from Marsala, beside the straight way to Castelvetrano.
    expect(lays(ctl({ F2: ['9', 2] }), 'F2')).toEqual(['23@2', '24@2', '26@2', '27@2']);
    // Narrow track comes to F2 by D2 as well: it may cross the standard way.
    const both = ctl({ F2: ['9', 2], D2: ['77', 0] });
    expect(lays(both, 'F2')).toEqual(['23@2', '24@2', '26@2', '27@2', '713@5', '714@2', '714@5']);
  });

  it.each(['710', '711', '712', '713', '714', '715'])('tile %s has no successor [10.3-22]', (tile) => {
    for (let turned = 0; turned < 6; turned++) {
      const state = ctl({ F2: [tile, turned] }, '10');
      for (const { id, colour } of tileSet) {
        if (colour !== 'brown') continue;
        for (let rotation = 0; rotation < 6; rotation++) {
          expect(['lay.keepTrack', 'lay.stationKind']).toContain(whyNot(state, lay('F2', id, rotation)));
        }
      }
    }
  });

  it('Catania C, Messina M, Palermo P, Siracusa S take only tiles with their letter [10.3-23]', () => {
    const letters = Object.fromEntries(tileSet.filter((tile) => tile.label).map((tile) => [tile.id, tile.label]));
    expect(letters).toEqual({
      651: 'P',
      652: 'P',
      653: 'C',
      654: 'C',
      655: 'M',
      656: 'M',
      675: 'S',
      676: 'S',
    });
    // An ordinary green city would fit the track and the sides of Catania.
    refuses(of('IFT'), lay('H12', '668', 4), 'lay.letter');
    refuses(of('IFT'), lay('H12', '655', 1), 'lay.letter');
    refuses(of('ATA'), lay('M13', '653', 1), 'lay.letter');
    refuses(of('RCS'), lay('C5', '660', 2), 'lay.letter');
    refuses(garibaldi('B14'), lay('B14', '653', 0), 'lay.letter');
    // They go nowhere else: not on Ragusa, not on a yellow city tile.
    refuses(garibaldi('M11'), lay('M11', '653', 3), 'lay.letter');
    refuses(garibaldi('H8', { H8: ['659', 0] }), lay('H8', '653', 0), 'lay.letter');
    // The same with brown.
    refuses(of('IFT', { H12: ['653', 1] }, '10'), lay('H12', '672', 1), 'lay.letter');
    legal(of('IFT', { H12: ['653', 1] }, '10'), 'H12', '654', 4);
  });

  it('Ragusa, K9 and I11 have no letter and take ordinary green tiles [10.3-24]', () => {
    expect(lays(garibaldi('M11'), 'M11')).toEqual(['670@4', '671@4']);
    expect(lays(of('IFT'), 'I11')).toEqual(['23@4', '25@4', '28@4', '30@4']);
    // K9 north of Terranova, narrow from north to south.
    const north = lays(garibaldi('M9'), 'K9');
    expect(north).toContain('677@0');
    expect(north).toContain('678@0');
    expect(north).not.toContain('23@0');
  });

  it('green special tiles go on the printed hex as its track allows [10.3-25]', () => {
    expect(lays(of('RCS'), 'C5')).toEqual(['651@5']);
    expect(lays(of('ATA'), 'M13')).toEqual(['675@1']);
    expect(lays(of('IFT'), 'H12')).toEqual(['653@1']);
    // Messina's tile looks the same turned by a third.
    expect(lays(garibaldi('B14'), 'B14')).toEqual(['655@0', '655@2', '655@4']);
    refuses(of('ATA'), lay('M13', '675', 0), 'lay.keepTrack');
  });

  it('a route must run on to new track of the new tile [10.3-26]', () => {
    const state = ctl({ F2: ['9', 2] });
    legal(state, 'F2', '23', 2);
    // The new branch leads from Castelvetrano to D2 only.
    refuses(state, lay('F2', '23', 5), 'lay.notConnected');
    refuses(ctl({ H6: ['9', 0] }), lay('H6', '23', 0), 'lay.notConnected');
  });

  it('or a city or town within reach must become worth more [10.3-26]', () => {
    // Garibaldi comes from Messina by Taormina and Acireale to Catania, full of others and so an end for it. Brown leaves
    // the line to Acireale as it is, and the new track leads Garibaldi nowhere, but 60 becomes 90.
    const tiles: Tiles = { D14: ['8', 1], G13: ['58', 1], H12: ['653', 1] };
    const corps: Corps = { AFG: { ...rich, stations: ['B14'] }, IFT: {}, CTL: { stations: ['E1', 'H12'] } };
    legal(corpTurn({ phase: '10', tiles, corps }, 'AFG'), 'H12', '654', 4);
    // Out of reach it does not count.
    const { G13: _gone, ...short } = tiles;
    refuses(corpTurn({ phase: '10', tiles: short, corps }, 'AFG'), lay('H12', '654', 4), 'lay.notConnected');
  });

  it('more circles alone are not a higher value [10.3-27]', () => {
    const { table } = ctl();
    const reach = routeReachOf(board, table, 'CTL');
    const old = faceAt(board, table.map, 'E1');
    const [stop] = old.stops;
    if (!stop) throw new Error('Marsala is a city');
    expect(raisesValue(board, reach, 'E1', old, { ...old, stops: [{ ...stop, slots: 2 }] })).toBe(false);
    expect(raisesValue(board, reach, 'E1', old, { ...old, stops: [{ ...stop, value: stop.value + 10 }] })).toBe(true);
  });

  it('tokens stay on the city when it is upgraded [10.3-28]', () => {
    expect(stationsIn(play(of('RCS'), lay('C5', '651', 5)), 'C5')).toEqual(['RCS']);
    const two: Corps = { RCS: rich, CTL: { stations: ['E1', 'C5'] } };
    const brown = corpTurn({ phase: '10', corps: two, tiles: { C5: ['651', 5] } }, 'RCS');
    expect(stationsIn(play(brown, lay('C5', '652', 5)), 'C5')).toEqual(['RCS', 'CTL']);
  });

  it('no tile without supply; replaced tiles can be used again [10.3-29, 10.3-30]', () => {
    // All six copies of tile 9 lie on the map, one of them on F2.
    const tiles: Tiles = { F2: ['9', 2], H6: ['9', 0], G7: ['9', 0], F6: ['9', 0], F8: ['9', 0], L8: ['9', 0] };
    const state = ctl(tiles);
    expect(tilesLeft(state.table, '9')).toBe(0);
    refuses(state, lay('D2', '9', 1), 'lay.noneLeft');
    legal(state, 'D2', '8', 1);
    const replaced = play(state, lay('F2', '23', 2));
    expect(tilesLeft(replaced.table, '9')).toBe(1);
    expect(tilesLeft(replaced.table, '23')).toBe(2);
    legal({ ...state, table: { ...replaced.table, turn: state.table.turn } }, 'D2', '9', 1);
  });

  it('Acireale while SCE bars it; Messina after the earthquake [10.3-31]', () => {
    const tiles: Tiles = { D14: ['8', 1] };
    const corps: Corps = { AFG: { ...rich, stations: ['B14'] } };
    const acireale = (owner: string) => corpTurn({ phase: '6', corps, tiles, privates: { SCE: owner } }, 'AFG');
    refuses(acireale('P2'), lay('G13', '58', 1), 'lay.acirealeClosed');
    legal(acireale('AFG'), 'G13', '58', 1);
    legal(acireale('gone'), 'G13', '58', 1);
    const messina = (messinaClosed: boolean) => corpTurn({ phase: '12', corps, table: { messinaClosed } }, 'AFG');
    refuses(messina(true), lay('B14', '655', 0), 'lay.messinaInRuins');
    legal(messina(false), 'B14', '655', 0);
  });
});
