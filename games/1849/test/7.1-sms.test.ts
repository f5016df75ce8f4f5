import { describe, expect, it } from 'vitest';
import { coastalCities } from './support/builtIn.ts';
import {
  acquire,
  asked,
  type CorpPosition,
  cash,
  corpTurn,
  lay,
  offered,
  type Position,
  pass,
  play,
  refuses,
  run,
  station,
  stationsIn,
  whyNot,
} from './support/index.ts';

const use = { type: 'useSms' } as const;

/** Sicula owns SMS and has nothing but its home, Palermo; no other home is kept for anybody. */
function sicula(more: Position = {}, own: CorpPosition = {}, step = 'layTrack') {
  const corps = { RCS: { cash: 200, ...own }, ...more.corps };
  return corpTurn({ phase: '6', queue: [], privates: { SMS: 'RCS' }, ...more, corps }, 'RCS', step);
}

/** Lilibeo at Marsala: a tile on Mazzara, a token in Trapani and a run between the two cities are all within reach. */
const lilibeo = (more: Position = {}) =>
  corpTurn({ phase: '6', corps: { CTL: { cash: 50, trains: ['6H'] } }, privates: { SMS: 'CTL' }, ...more }, 'CTL');

/** One legal tile for each coastal city that takes tiles at all. */
const tiles = {
  B14: lay('B14', '655', 0),
  C5: lay('C5', '651', 5),
  H12: lay('H12', '653', 1),
  J6: lay('J6', '644', 2),
  M13: lay('M13', '675', 1),
};

describe('1849 §7.1 SMS, Società Marittima Siciliana', () => {
  it('the corporation closes SMS and acts in one coastal city instead of tile and token [7.1-19]', () => {
    const used = play(sicula(), use);
    expect(used.table.privates.SMS).toBe('gone');
    expect(asked(used)).toBe('smsTile');
    const built = play(used, tiles.M13);
    expect(asked(built)).toBe('smsToken');
    const after = play(built, station('M13'));
    expect(stationsIn(after, 'M13')).toEqual(['RCS']);
    expect(after.table.map.M13).toEqual({ tile: '675', rotation: 1 });
    expect(after.table.charters.RCS).toBe(1);
    // A corporation that does not own it cannot.
    refuses(sicula({ privates: { SMS: 'P1' } }), use, 'sms.notOwner');
    refuses(sicula({ privates: { SMS: 'SFA' }, corps: { SFA: {} } }), use, 'sms.notOwner');
  });

  it('its hexes: every city but Caltanissetta and Ragusa; Calabria is none [7.1-20]', () => {
    expect([...coastalCities].sort()).toEqual(['B14', 'C1', 'C5', 'E1', 'H12', 'J6', 'M13', 'M9']);
    const used = play(sicula(), use);
    for (const move of Object.values(tiles)) expect(whyNot(used, move)).toBeUndefined();
    refuses(used, lay('H8', '644', 2), 'sms.notCoastal');
    refuses(used, lay('M11', '668', 4), 'sms.notCoastal');
    const token = play(used, pass);
    const hexes = offered(token, 'placeToken').map((offer) => offer.hex);
    // All of them but Palermo, where it has a station already.
    expect(hexes).toEqual(['B14', 'C1', 'E1', 'H12', 'J6', 'M9', 'M13']);
    for (const hex of ['H8', 'M11']) expect(whyNot(token, station(hex))).toBe('sms.notCoastal');
    refuses(token, station('C15'), 'sms.notCoastal');
  });

  it('a tile, a station, both or neither [7.1-21]', () => {
    const used = play(sicula(), use);
    const tile = play(used, tiles.H12, pass);
    expect([tile.table.map.H12?.tile, stationsIn(tile, 'H12')]).toEqual(['653', []]);
    const token = play(used, pass, station('H12'));
    expect([token.table.map.H12, stationsIn(token, 'H12')]).toEqual([undefined, ['RCS']]);
    const both = play(used, tiles.H12, station('H12'));
    expect([both.table.map.H12?.tile, stationsIn(both, 'H12')]).toEqual(['653', ['RCS']]);
    const neither = play(used, pass, pass);
    expect([neither.table.map, neither.table.charters.RCS]).toEqual([{}, 2]);
    for (const after of [tile, token, both, neither]) {
      expect(after.table.privates.SMS).toBe('gone');
      expect(['layTrack', 'placeToken']).not.toContain(asked(after));
    }
  });

  it('no connection is needed, neither for tile nor token [7.1-22]', () => {
    const state = sicula();
    refuses(state, tiles.M13, 'lay.notConnected');
    refuses(sicula({}, {}, 'placeToken'), station('M13'), 'token.notConnected');
    const used = play(state, use);
    expect(whyNot(used, tiles.M13)).toBeUndefined();
    expect(whyNot(play(used, pass), station('M13'))).toBeUndefined();
  });

  it('colour, kept track, letter, hexsides and supply are as for any tile [7.1-23]', () => {
    const used = play(sicula(), use);
    refuses(used, lay('M13', '676', 1), 'lay.colourOfPhase');
    refuses(play(sicula({ phase: '10' }), use), lay('M13', '676', 1), 'lay.colourOfHex');
    refuses(used, lay('M13', '675', 0), 'lay.keepTrack');
    refuses(used, lay('M13', '664', 1), 'lay.letter');
    refuses(used, lay('J6', '58', 2), 'lay.stationKind');
    refuses(used, lay('J6', '644', 0), 'lay.badSide');
    const gone = sicula({ tiles: { H8: ['644', 2], M11: ['644', 2] } });
    refuses(play(gone, use), tiles.J6, 'lay.noneLeft');
  });

  it('the terrain of Girgenti is paid, with SIGI half of it [7.1-24]', () => {
    expect(cash(play(sicula(), use, tiles.J6), 'RCS')).toBe(160);
    expect(cash(play(sicula({ privates: { SMS: 'RCS', SIGI: 'RCS' } }), use, tiles.J6), 'RCS')).toBe(180);
    refuses(play(sicula({}, { cash: 39 }), use), tiles.J6, 'lay.noMoney');
    expect(cash(play(sicula(), use, tiles.H12), 'RCS')).toBe(200);
  });

  it('Trapani, Marsala and Terranova are grey: only a token [7.1-25]', () => {
    const used = play(sicula(), use);
    for (const hex of ['C1', 'E1', 'M9']) {
      refuses(used, lay(hex, '660', 0), 'lay.fixedHex');
      expect(stationsIn(play(used, pass, station(hex)), hex)).toEqual(['RCS']);
    }
  });

  it('the token needs a free space, not kept for a home, a token on the charter, and no own one there [7.1-26]', () => {
    const token = (more?: Position, own?: CorpPosition) => play(sicula(more, own), use, pass);
    refuses(token({ corps: { CTL: {} } }), station('E1'), 'token.noSpace');
    refuses(token({ queue: ['IFT'] }), station('H12'), 'token.homeKept');
    refuses(token(), station('C5'), 'token.alreadyThere');
    // In the first of two spaces of a green Catania, one of them being kept.
    const green = token({ queue: ['IFT'], tiles: { H12: ['653', 1] } });
    expect(stationsIn(play(green, station('H12')), 'H12')).toEqual(['RCS']);
    // Without a token on the charter nothing is asked.
    const empty = token({}, { stations: ['C5', 'M11', 'H8'] });
    expect(asked(empty)).not.toBe('smsToken');
  });

  it('no tile on Messina while it lies in ruins [7.1-27]', () => {
    refuses(play(sicula({ table: { messinaClosed: true } }), use), tiles.B14, 'lay.messinaInRuins');
  });

  it('tile and token are in the same hex [7.1-28]', () => {
    const built = play(sicula(), use, tiles.M13);
    refuses(built, station('M9'), 'sms.sameHex');
    expect(whyNot(built, station('M13'))).toBeUndefined();
  });

  it('not after a tile, a token or the run; then no other tile or token in the turn [7.1-29]', () => {
    const tile = play(lilibeo(), lay('G1', '58', 3));
    expect(asked(tile)).toBe('placeToken');
    refuses(tile, use, 'sms.tooLate');
    const token = play(lilibeo(), pass, station('C1'));
    expect(asked(token)).toBe('runTrains');
    refuses(token, use, 'sms.tooLate');
    const ran = play(lilibeo(), pass, pass, run(['6H-0', 'E1 C1']));
    expect(asked(ran)).toBe('payDividend');
    refuses(ran, use, 'sms.tooLate');
    // Steps only passed over do not count: SMS may still be used before the run.
    for (const steps of [[], [pass], [pass, pass]]) {
      const used = play(lilibeo(), ...steps, use);
      expect(asked(used)).toBe('smsTile');
      expect(asked(play(used, pass, pass))).toBe('runTrains');
    }
    // Bought in this very turn it may be used at once.
    const bought = play(lilibeo({ privates: { SMS: 'P1' } }), acquire('SMS', 1), use);
    expect(asked(bought)).toBe('smsTile');
  });
});
