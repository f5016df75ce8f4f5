import { DUAL, faceAt, NARROW, STANDARD, STOP } from '@binario/rail';
import { describe, expect, it } from 'vitest';
import type { PhaseId } from '../data/phases.ts';
import { board, tileSet } from './support/builtIn.ts';
import { asked, corpTurn, lay, operating, pass, play, refuses, whyNot } from './support/index.ts';
import { type Corps, ctl, garibaldi, legal, of, rich, type Tiles } from './support/trackTurns.ts';

/** Edges: 0 south, 1 south-west, 2 north-west, 3 north, 4 north-east, 5 south-east. */
const [SOUTH, SOUTH_WEST, NORTH_WEST, NORTH_EAST] = [0, 1, 2, 4];

describe('1849 §10.3 Lay track: what may be laid where', () => {
  it('one tile per turn: a new one or an upgrade [10.3-01]', () => {
    const laid = play(ctl(), lay('G1', '58', 3));
    expect(laid.table.map).toEqual({ G1: { tile: '58', rotation: 3 } });
    expect(asked(laid)).toBe('placeToken');
    expect(whyNot(laid, lay('F2', '9', 2))).toBe('turn.notOffered');
    const upgraded = play(ctl({ F2: ['9', 2] }), lay('F2', '23', 2));
    expect(upgraded.table.map.F2).toEqual({ tile: '23', rotation: 2 });
    expect(whyNot(upgraded, lay('G1', '58', 3))).toBe('turn.notOffered');
  });

  it('no tile on grey hexes [10.3-02]', () => {
    // Trapani lies next to Marsala; Milazzo, Etna, Calabria and a port likewise take none.
    for (const hex of ['C1', 'A13', 'F12', 'C15', 'N8']) {
      refuses(ctl({}, '4'), lay(hex, '644', 0), 'lay.fixedHex');
      refuses(ctl({}, '10'), lay(hex, '660', 0), 'lay.fixedHex');
    }
  });

  it('nothing on yellow hexes before green tiles [10.3-03]', () => {
    refuses(of('ATA', {}, '4'), lay('M13', '675', 1), 'lay.colourOfPhase');
    refuses(of('IFT', {}, '4'), lay('I11', '30', 4), 'lay.colourOfPhase');
    // A yellow tile is no way out.
    refuses(of('IFT', {}, '4'), lay('I11', '8', 2), 'lay.colourOfHex');
    legal(of('ATA'), 'M13', '675', 1);
    legal(of('IFT'), 'I11', '30', 4);
  });

  it('yellow on light green hexes, green on yellow tiles and hexes, brown on green tiles [10.3-04]', () => {
    legal(ctl({}, '10'), 'F2', '9', 2);
    legal(ctl({ F2: ['9', 2] }, '10'), 'F2', '23', 2);
    legal(of('IFT', {}, '10'), 'I11', '30', 4);
    // F2 leads from Marsala to Castelvetrano and to Mazzara; brown joins these two as well.
    legal(ctl({ F2: ['26', 2], G1: ['3', 3] }, '10'), 'F2', '42', 2);
    refuses(ctl({}, '10'), lay('F2', '23', 2), 'lay.colourOfHex');
    refuses(ctl({}, '10'), lay('F2', '42', 2), 'lay.colourOfHex');
  });

  it('no colour is skipped, and none replaces itself [10.3-05]', () => {
    // Brown on a yellow tile, and on a printed yellow hex.
    refuses(ctl({ F2: ['9', 2] }, '10'), lay('F2', '42', 2), 'lay.colourOfHex');
    refuses(of('IFT', {}, '10'), lay('I11', '40', 4), 'lay.colourOfHex');
    // Yellow on yellow, green on green, brown on brown.
    refuses(ctl({ F2: ['9', 2] }, '10'), lay('F2', '9', 2), 'lay.colourOfHex');
    refuses(ctl({ F2: ['23', 2] }, '10'), lay('F2', '24', 2), 'lay.colourOfHex');
    refuses(ctl({ F2: ['42', 2] }, '10'), lay('F2', '40', 1), 'lay.colourOfHex');
  });

  it.each<[PhaseId, boolean, boolean]>([
    ['4', false, false],
    ['6', true, false],
    ['8', true, false],
    ['10', true, true],
    ['12', true, true],
    ['16', true, true],
  ])('in Phase %s green: %s, brown: %s [10.3-06]', (phase, green, brown) => {
    legal(ctl({}, phase), 'F2', '9', 2);
    const onYellow = whyNot(ctl({ F2: ['9', 2] }, phase), lay('F2', '26', 2));
    expect(onYellow).toBe(green ? undefined : 'lay.colourOfPhase');
    const onGreen = whyNot(ctl({ F2: ['26', 2], G1: ['3', 3] }, phase), lay('F2', '42', 2));
    expect(onGreen).toBe(brown ? undefined : 'lay.colourOfPhase');
  });

  it('at once, for corporations that still have a tile step [10.3-06]', () => {
    // CTL buys the first 6H; RCS operates next in the same round and lays green in Palermo.
    const state = corpTurn(
      { corps: { CTL: { cash: 200 }, RCS: { at: [4, 5] } }, poolTrains: ['4H', '4H', '4H', '4H'] },
      'CTL',
      'buyTrains',
    );
    const bought = play(state, { type: 'buyTrain', train: '6H-0', price: 200 });
    expect(whyNot(bought, lay('F2', '9', 2))).toBe('turn.notOffered');
    const next = play(bought, pass);
    expect(operating(next)).toBe('RCS');
    legal(next, 'C5', '651', 5);
  });

  it('three gauges: narrow, standard, dual [10.3-07]', () => {
    const gauges = new Set(tileSet.flatMap((tile) => tile.face.track.map((piece) => piece.gauge)));
    expect([...gauges].sort()).toEqual([STANDARD, NARROW, DUAL].sort());
    const gauge = (tile: string) => tileSet.find((each) => each.id === tile)?.face.track[0]?.gauge;
    expect([gauge('9'), gauge('79'), gauge('672')]).toEqual([STANDARD, NARROW, DUAL]);
  });

  it('Messina brown as drawn: north-east dual, south-west narrow, south and north-west standard [10.3-08]', () => {
    const state = garibaldi('B14', { B14: ['655', 0] }, '10');
    const laid = play(state, lay('B14', '656', 4));
    const { track } = faceAt(board, laid.table.map, 'B14');
    const towards = (edge: number | undefined) =>
      track.find((piece) => (piece.a === edge && piece.b === STOP) || (piece.b === edge && piece.a === STOP))?.gauge;
    expect(track).toHaveLength(4);
    expect(towards(NORTH_EAST)).toBe(DUAL);
    expect(towards(SOUTH_WEST)).toBe(NARROW);
    expect(towards(SOUTH)).toBe(STANDARD);
    expect(towards(NORTH_WEST)).toBe(STANDARD);
  });

  it('a new tile must lengthen a route of the corporation [10.3-09]', () => {
    legal(ctl(), 'F2', '9', 2);
    // No track of Marsala leads to G3, nor on to F2 by these sides.
    refuses(ctl(), lay('G3', '58', 2), 'lay.notConnected');
    refuses(ctl(), lay('F2', '9', 0), 'lay.notConnected');
    legal(ctl({ F2: ['9', 2] }), 'G3', '58', 2);
    // The way counts, not the neighbourhood: F2 leads past H2.
    refuses(ctl({ F2: ['9', 2] }), lay('H2', '7', 3), 'lay.notConnected');
  });

  it('on tiles with two separate pieces one of them is enough [10.3-10]', () => {
    // F2: standard from Marsala to Castelvetrano; the new tile adds narrow from D2 to H2.
    const tiles: Tiles = { D2: ['78', 0], F2: ['9', 2] };
    const corps: Corps = { CTL: { ...rich, stations: ['C1'] }, SFA: { ...rich, stations: ['J6', 'E1'] } };
    // CTL comes from Trapani by D2, on the narrow piece alone.
    legal(corpTurn({ phase: '6', tiles, corps }, 'CTL'), 'F2', '714', 2);
    // SFA comes from Marsala, on the old standard piece alone: nothing is gained for it.
    refuses(corpTurn({ phase: '6', tiles, corps }, 'SFA'), lay('F2', '714', 2), 'lay.notConnected');
  });

  it('a piece that only meets a wrong gauge is not connected by it [10.3-11]', () => {
    refuses(ctl({ F2: ['9', 2] }), lay('G3', '73', 2), 'lay.notConnected');
    refuses(ctl({ F2: ['79', 2] }), lay('G3', '58', 2), 'lay.notConnected');
    // Through another exit it is legal: narrow by Mazzara and H2.
    legal(ctl({ F2: ['9', 2], G1: ['73', 3], H2: ['78', 2] }), 'G3', '679', 1);
  });

  it('on a hex with its own token any fitting yellow tile in any orientation [10.3-12]', () => {
    for (const tile of ['644', '645', '657', '658', '659']) {
      for (let rotation = 0; rotation < 6; rotation++) legal(garibaldi('H8'), 'H8', tile, rotation);
    }
    // Girgenti: wherever the sides of the hex allow it.
    legal(of('SFA'), 'J6', '644', 2);
    legal(of('SFA'), 'J6', '657', 5);
    // Not so for others.
    refuses(ctl(), lay('J6', '644', 2), 'lay.notConnected');
  });

  it('through a city full of foreign tokens there is no connection [10.3-13]', () => {
    const tiles: Tiles = { D2: ['9', 2] };
    legal(ctl(tiles), 'E3', '9', 2);
    refuses(ctl(tiles, '6', { SFA: { stations: ['J6', 'C1'] } }), lay('E3', '9', 2), 'lay.notConnected');
  });

  it('no track off the grid, nor against a side of a port without arrow [10.3-14]', () => {
    // South of Mazzara is the sea.
    refuses(ctl(), lay('G1', '4', 0), 'lay.badSide');
    legal(ctl(), 'G1', '58', 3);
    // L8 touches the port N8 with its south side, B4 the port A5 with its north-east side.
    const sfa = of('SFA', { J6: ['657', 2], K7: ['4', 2] });
    refuses(sfa, lay('L8', '8', 0), 'lay.badSide');
    legal(sfa, 'L8', '9', 2);
    refuses(of('RCS'), lay('B4', '7', 4), 'lay.badSide');
    legal(of('RCS'), 'B4', '7', 5);
  });

  it('no track against a blank side of a grey hex [10.3-15]', () => {
    // Etna: Acireale, reached from Messina by D14 and Taormina, must not turn to the north-west.
    const taormina = garibaldi('B14', { D14: ['8', 1] });
    refuses(taormina, lay('G13', '3', 2), 'lay.badSide');
    legal(taormina, 'G13', '58', 1);
    // So from its other sides: Bronte, D12, G11.
    const etna = [
      ['E11', '4', 5],
      ['D12', '9', 0],
      ['G11', '9', 4],
    ] as const;
    for (const [hex, tile, rotation] of etna) refuses(ctl(), lay(hex, tile, rotation), 'lay.badSide');
    // D14 between Messina and Taormina touches C13 with its north-west side.
    refuses(garibaldi('B14'), lay('D14', '7', 2), 'lay.badSide');
    legal(garibaldi('B14'), 'D14', '8', 1);
  });

  it('no track against an impassable hexside [10.3-16]', () => {
    // Between D6 and C7; seen from either hex.
    refuses(of('RCS'), lay('D6', '8', 2), 'lay.badSide');
    legal(of('RCS'), 'D6', '9', 2);
    refuses(of('RCS', { D6: ['9', 2] }), lay('C7', '8', 5), 'lay.badSide');
    // Between Trapani and B2.
    refuses(ctl({ D2: ['9', 0] }), lay('B2', '7', 0), 'lay.badSide');
  });

  it('track may end at a blank side of an ordinary or yellow hex or of a tile [10.3-17]', () => {
    legal(ctl(), 'F2', '9', 2);
    // Mazzara towards F2, where the tile has no track to the south-west.
    legal(ctl({ F2: ['9', 2] }), 'G1', '3', 3);
    // Acireale towards Catania, printed with track to I11 only.
    legal(garibaldi('B14', { D14: ['8', 1] }), 'G13', '58', 1);
  });

  it('narrow may end against standard and the reverse; both against dual [10.3-18]', () => {
    legal(ctl({ G3: ['73', 2] }), 'F2', '9', 2);
    legal(ctl({ G3: ['58', 2] }), 'F2', '79', 2);
    // Marsala is dual.
    legal(ctl(), 'G1', '58', 3);
    legal(ctl(), 'G1', '73', 3);
  });
});
