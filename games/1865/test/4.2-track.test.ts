import { tileFace, tilesOn } from '@binario/rail';
import { describe, expect, it } from 'vitest';
import { tileSet } from '../data/tiles.ts';
import { layRules } from '../rules/track.ts';
import { possibleLays } from '../search/possibleLays.ts';
import { boards, tileNamed } from './support/builtIn.ts';
import {
  campidano,
  campidanoTiles,
  cash,
  chips,
  companyTurn,
  facts,
  frame,
  inTurn,
  lay,
  marker,
  mineTiles,
  type Position,
  play,
  playRandom,
  refuses,
  type State1865,
  tiles,
  whyNot,
} from './support/index.ts';

const put = (hex: string, tile: string, rotation = 0) => ({ type: 'layTile', hex, tile, rotation }) as const;

describe('1865 §4.2 Lay and upgrade track', () => {
  const fms: Position = { companies: { FMS: { cash: 100 } } };
  const green: Position = { ...fms, phase: 3 };

  it('only the six yellow hexes have track at the start [4.2-01]', () => {
    const printed = boards.both.board.hexes.filter((hex) => hex.print.track.length > 0);
    expect(printed.map((hex) => hex.label).sort()).toEqual(['B', 'C', 'N', 'O', 'P', 'S']);
  });

  it('one tile free, a second for L.20, perhaps on the first; no third [4.2-02, 4.2-03, R-31]', () => {
    const one = play(companyTurn(green, 'FMS'), lay('E44', '4', 'F45', 'D43'));
    expect(cash(one, 'FMS')).toBe(100);
    const two = play(one, put('E44', '87', 5));
    expect(cash(two, 'FMS')).toBe(80);
    // Its turn is over; the next one of the same company asks for a first tile.
    expect(two.flow.find((frame) => frame.step === 'operatingRound')).toMatchObject({ number: 2 });
    const third: State1865 = { ...one, flow: [...one.flow.slice(0, -1), frame('layTrack', { corp: 'FMS', laid: 2 })] };
    refuses(third, lay('G44', '8', 'F45', 'G42'), 'lay.twoTiles');
    const poor = play(companyTurn({ companies: { FMS: { cash: 19 } } }, 'FMS'), lay('E44', '4', 'F45', 'D43'));
    expect(poor.flow.find((frame) => frame.step === 'operatingRound')).toMatchObject({ number: 2 });
    const asking: State1865 = { ...one, table: { ...one.table, cash: { ...one.table.cash, FMS: 19, bank: 7981 } } };
    refuses(asking, lay('G44', '8', 'F45', 'G42'), 'lay.noMoney');
  });

  it('a tile stays when the markers on it go [4.2-04]', () => {
    // An own mine is given up, one of the target is not replaced, and nobody is left in either.
    const joined: Position = {
      phase: 3,
      companies: {
        FMS: { cash: 900, stations: ['F45', 'G42'] },
        RCSF: { value: 60, stations: ['D37', 'C46'] },
      },
      tiles: { ...campidanoTiles, ...mineTiles, ...tiles(['C46', '174', 'D45']) },
    };
    const absorbing = inTurn(joined, 'FMS', 'absorb');
    const absorbed = play(
      absorbing,
      { type: 'absorb', corp: 'RCSF' },
      { type: 'vacateMine', hex: 'G42' },
      { type: 'replaceMarkers', hexes: ['D37'] },
    );
    expect(['G42', 'C46'].map((hex) => absorbed.table.stations[hex]?.filter(Boolean))).toEqual([[], []]);
    expect(absorbed.table.map).toEqual(absorbing.table.map);
    // C.5: the company closes, its home and its mine are empty.
    const broke: Position = {
      form: 'c5basic',
      phase: 7,
      companies: { FMS: { status: 'major', chips: 3, stations: ['F45', 'G42'] } },
      tiles: { ...campidanoTiles, ...mineTiles, F45: ['C1', 0] },
    };
    const ruined = companyTurn(broke, 'FMS', 'buyTrains');
    const closed = play(ruined, { type: 'helpBuy', train: 'PH7-0' });
    expect(['G42', 'F45'].map((hex) => closed.table.stations[hex]?.filter(Boolean))).toEqual([[], []]);
    expect(closed.table.map).toEqual(ruined.table.map);
  });

  it('in whole games tiles make way only for tiles of their colour or the next [4.2-04]', () => {
    const colourOf = (tile: string) => ['yellow', 'green', 'brown', 'grey'].indexOf(tileNamed(tile).colour);
    const seen = { laid: 0, upgraded: 0, left: 0 };
    for (const [form, players] of [
      ['normal', 3],
      ['c5basic', 2],
    ] as const) {
      let map: State1865['table']['map'] = {};
      playRandom(
        { form, players, seed: 4 },
        {
          observe: (table, effect) => {
            if (effect.type === 'tokenTaken') seen.left++;
            for (const { hex, tile: before } of tilesOn(map)) {
              const after = table.map[hex];
              if (after === map[hex]) continue;
              seen.upgraded++;
              const step = after ? colourOf(after.tile) - colourOf(before) : Number.NaN;
              expect([0, 1], `${hex}: ${before} to ${after?.tile}`).toContain(step);
            }
            if (tilesOn(table.map).length > tilesOn(map).length) seen.laid++;
            map = table.map;
          },
        },
      );
    }
    // Else too little has happened for this to be a test.
    expect(seen.laid).toBeGreaterThan(50);
    expect(seen.upgraded).toBeGreaterThan(20);
    expect(seen.left).toBeGreaterThan(0);
  });

  it('a traffic upgrade keeps all track, connected or not [4.2-05, P-5.1-02]', () => {
    const at = companyTurn({ ...green, tiles: tiles(['E44', '4', 'F45', 'D43']) }, 'FMS');
    refuses(at, put('E44', '87', 1), 'lay.keepTrack');
    play(at, put('E44', '87', 5));
  });

  it('one colour after the other [4.2-06, 4.2-07, 4.2-08, 4.2-09]', () => {
    const late: Position = { ...fms, phase: 7 };
    refuses(companyTurn(late, 'FMS'), put('E44', '87', 2), 'lay.colourOfHex');
    refuses(companyTurn(late, 'FMS'), put('F45', 'C2'), 'lay.colourOfHex');
    refuses(companyTurn(late, 'FMS'), put('F45', 'C3'), 'lay.colourOfHex');
    const first = play(companyTurn(late, 'FMS'), put('F45', 'C1'));
    expect(facts(first, 'FMS').chips).toBe(1);
    const second = play(first, put('F45', 'C2'));
    expect(facts(second, 'FMS').chips).toBe(2);
    const brown = companyTurn({ ...late, tiles: { F45: ['C2', 0] } }, 'FMS');
    expect(chips(play(brown, put('F45', 'C3')), 'FMS')).toBe(1);
    // A tile of the colour that lies there, or one two steps on, is refused too.
    refuses(companyTurn({ ...late, tiles: { F45: ['C1', 0] } }, 'FMS'), put('F45', 'C3'), 'lay.colourOfHex');
  });

  it('Nuoro from 4 to 5: one chip for each company there [4.2-10, 4.2-11]', () => {
    const at = companyTurn(
      {
        phase: 5,
        companies: { FA: { chips: 4 }, RCSF: { chips: 2, stations: ['D37', 'G32'], value: 90 } },
        tiles: { G32: ['N1', 0] },
      },
      'FA',
    );
    const state = play(at, put('G32', 'N2'));
    expect([chips(state, 'FA'), chips(state, 'RCSF')]).toEqual([5, 3]);
  });

  it('a town gives nothing at once; a later route gets the new traffic [4.2-12]', () => {
    const at = companyTurn(
      { phase: 5, companies: { FMS: { chips: 3, cash: 200 } }, tiles: { ...campidanoTiles, E44: ['87', 5] } },
      'FMS',
    );
    const upgraded = play(at, put('E44', '889', 5));
    expect(chips(upgraded, 'FMS')).toBe(3);
    const placed = play(play(upgraded, { type: 'pass' }), marker(...campidano));
    // Oristano 3, Decimomannu brown 2, San Gavino 1.
    expect(chips(placed, 'FMS')).toBe(9);
  });

  it('a competitive upgrade: same colour, connections kept, some change [4.2-13, R-29]', () => {
    const at = companyTurn({ ...fms, tiles: tiles(['E44', '4', 'F45', 'D43']) }, 'FMS');
    // Only the side to Cagliari meets track: it stays, the other end may turn.
    play(at, lay('E44', '58', 'F45', 'D45'));
    refuses(at, lay('E44', '58', 'D43', 'F43'), 'lay.keepConnections');
    refuses(at, lay('E44', '4', 'F45', 'D43'), 'lay.nothingNew');
    refuses(at, put('E44', '4', 5), 'lay.nothingNew');
    const joined = companyTurn({ ...fms, tiles: tiles(['E44', '4', 'F45', 'D43'], ['D43', '8', 'E44', 'D41']) }, 'FMS');
    refuses(joined, lay('E44', '58', 'F45', 'D45'), 'lay.keepConnections');
  });

  it.each(['normal', 'short', 'c5basic'] as const)(
    'a dotted side is track met, whatever lies beyond: %s (rulings 27 and 28) [4.2-13, 4.2-22]',
    (form) => {
      const yellow = (state: State1865, hex: string) =>
        possibleLays(state.table, 'SFSS').filter((each) => each.hex === hex);
      // Porto Torres between B27 and the line to Ajaccio; nothing lies at its other end.
      const portoTorres: Position = { form, companies: { SFSS: {} }, tiles: { B27: ['7', 4], C26: ['8', 1] } };
      const at = companyTurn(portoTorres, 'SFSS');
      refuses(at, lay('C26', '9', 'B27', 'D25'), 'lay.keepConnections');
      expect(yellow(at, 'C26')).toEqual([]);
      // Where its other end meets nothing it may turn, also towards the dotted line.
      const inland = companyTurn(
        { ...portoTorres, tiles: { B27: ['7', 4], ...tiles(['C26', '9', 'B27', 'D25']) } },
        'SFSS',
      );
      expect(whyNot(inland, put('C26', '8', 1))).toBeUndefined();
      expect(yellow(inland, 'C26')).toContainEqual({ hex: 'C26', tile: '8', rotation: 1 });
    },
  );

  it('Isili to green, then the town of Sanluri bent [4.2-14]', () => {
    const at = companyTurn(
      {
        phase: 3,
        companies: { FCS: { chips: 2, cash: 100, stations: ['F39', 'D37'] } },
        tiles: tiles(
          ['F39', '57', 'F41', 'F37'],
          ['F41', '8', 'F39', 'E42'],
          ['E40', '4', 'D39', 'F41'],
          ['D39', '8', 'D37', 'E40'],
        ),
      },
      'FCS',
    );
    const isili = play(at, put('F39', '15', 0));
    expect(chips(isili, 'FCS')).toBe(3);
    const sanluri = play(isili, lay('E40', '58', 'D39', 'F39'));
    expect(cash(sanluri, 'FCS')).toBe(80);
    expect(sanluri.table.map.E40?.tile).toBe('58');
  });

  it('the company must reach track of the new tile [4.2-15]', () => {
    refuses(companyTurn(fms, 'FMS'), lay('D43', '8', 'E44', 'D41'), 'lay.notConnected');
    refuses(companyTurn(fms, 'FMS'), lay('G44', '7', 'G42', 'H43'), 'lay.notConnected');
  });

  it('a way that would turn back over the same border does not count [4.2-15]', () => {
    // Round San Gavino one comes back to D43 and could take the branch to Siliqua, over the border crossed before.
    const loop = tiles(['E44', '4', 'F45', 'D43'], ['E40', '3', 'D41', 'D39'], ['D39', '7', 'E40', 'D41']);
    const branch = lay('D45', '4', 'D43', 'D47');
    const at = (d43: readonly [string, number]) =>
      companyTurn({ phase: 3, companies: { FMS: {} }, tiles: { ...loop, D41: ['204', 0], D43: d43 } }, 'FMS');
    refuses(at(['24', 3]), branch, 'lay.notConnected');
    // Where the branch leads on from Cagliari it is reached.
    expect(whyNot(at(['26', 0]), branch)).toBeUndefined();
  });

  it('a home without a tile gets its tile first [R-44]', () => {
    const at = companyTurn({ companies: { SFS: {} } }, 'SFS');
    refuses(at, lay('H37', '58', 'I36', 'H39'), 'lay.notConnected');
    expect(new Set(possibleLays(at.table, 'SFS').map((each) => each.hex))).toEqual(new Set(['I36']));
    // Track of others that leads to its home is not reached either, until the home has a tile that meets it.
    const lanusei = tiles(['H37', '58', 'I36', 'H39']);
    const beside = companyTurn({ companies: { SFS: { cash: 20 } }, tiles: lanusei }, 'SFS');
    const on = lay('H39', '9', 'H37', 'H41');
    refuses(beside, on, 'lay.notConnected');
    expect(new Set(possibleLays(beside.table, 'SFS').map((each) => each.hex))).toEqual(new Set(['I36']));
    const built = play(beside, lay('I36', '6', 'H37', 'I34'));
    expect(whyNot(built, on)).toBeUndefined();
  });

  it('a city full of others blocks the way, one with an own marker or a free slot does not [4.2-16, 4.4-15]', () => {
    const line = tiles(
      ['E44', '4', 'F45', 'D43'],
      ['D43', '8', 'E44', 'D41'],
      ['D41', '4', 'D43', 'D39'],
      ['D39', '9', 'D41', 'D37'],
      ['E36', '9', 'D37', 'F35'],
    );
    const beyond = lay('F35', '4', 'E36', 'G34');
    const open = companyTurn({ companies: { FMS: {} }, tiles: line }, 'FMS');
    expect(whyNot(open, beyond)).toBeUndefined();
    const full = companyTurn(
      { companies: { FMS: {}, RCSF: { value: 90 }, FCS: { stations: ['F39', 'D37'], value: 80 } }, tiles: line },
      'FMS',
    );
    refuses(full, beyond, 'lay.notConnected');
    const own = companyTurn({ companies: { FMS: { stations: ['F45', 'D37'] } }, tiles: line }, 'FMS');
    expect(whyNot(own, beyond)).toBeUndefined();
  });

  it('any of six orientations, nothing between [4.2-17, 4.2-18]', () => {
    const at = companyTurn({ companies: { FCS: {} } }, 'FCS');
    for (const rotation of [0, 1, 2, 3, 4, 5]) expect(whyNot(at, put('F39', '5', rotation))).toBeUndefined();
    expect(whyNot(at, put('F39', '5', 6))).toBe('form.notInRange');
  });

  it('towns for towns, cities for cities, mines for mines [4.2-19, 4.2-26]', () => {
    refuses(companyTurn(fms, 'FMS'), put('E44', '9', 2), 'lay.stationKind');
    refuses(companyTurn(fms, 'FMS'), put('G44', '4', 1), 'lay.stationKind');
    refuses(companyTurn(fms, 'FMS'), put('G44', '173', 1), 'lay.stationKind');
  });

  it('lettered hexes take their own tiles, in their one position [4.2-20]', () => {
    refuses(companyTurn(green, 'FMS'), put('F45', 'O1'), 'lay.letter');
    refuses(companyTurn(green, 'FMS'), put('F45', '15'), 'lay.letter');
    refuses(companyTurn(green, 'FMS'), put('F45', 'C1', 1), 'lay.letterStands');
    refuses(
      companyTurn({ phase: 3, companies: { FCS: {} }, tiles: { F39: ['57', 0] } }, 'FCS'),
      put('F39', 'C1'),
      'lay.letter',
    );
  });

  it('not into the open sea; dotted sides and blank neighbours are fine [4.2-21, 4.2-22, R-30]', () => {
    refuses(companyTurn(fms, 'FMS'), put('G44', '8', 4), 'lay.openSea');
    const north = companyTurn({ companies: { CFD: {} }, tiles: tiles(['F19', '8', 'G18', 'G22']) }, 'CFD');
    expect(north.table.map.F19?.tile).toBe('8');
    expect(whyNot(north, lay('G22', '9', 'F19', 'H23'))).toBeUndefined();
    expect(whyNot(companyTurn(fms, 'FMS'), lay('E44', '4', 'F45', 'D43'))).toBeUndefined();
  });

  it('restricted brown tiles [4.2-23, 4.2-24, 4.2-25, 4.2-29]', () => {
    const isili = companyTurn({ phase: 5, companies: { FCS: {} }, tiles: { F39: ['15', 0] } }, 'FCS');
    refuses(isili, put('F39', '700'), 'lay.restricted');
    play(isili, put('F39', '63'));
    const arbatax = companyTurn({ phase: 5, companies: { SFS: {} }, tiles: { I36: ['15', 0] } }, 'SFS');
    refuses(arbatax, put('I36', '63'), 'lay.restricted');
    play(arbatax, put('I36', '700'));
    const town = companyTurn({ phase: 5, companies: { FMS: {} }, tiles: { E44: ['87', 5] } }, 'FMS');
    refuses(town, put('E44', '146', 5), 'lay.restricted');
    play(town, put('E44', '889', 5));
    expect(tileSet.find((tile) => tile.id === '146')?.only).toEqual(['F5', 'H7', 'G12', 'G14', 'E16', 'F25', 'B29']);
  });

  it('players never upgrade a mine [4.2-27]', () => {
    const at = companyTurn({ phase: 5, companies: { FMS: { stations: ['F45', 'G42'] } }, tiles: mineTiles }, 'FMS');
    refuses(at, put('G42', '174'), 'lay.mineStays');
    refuses(at, put('G42', '173', 2), 'lay.mineStays');
  });

  it('a replaced tile is available again, also for the second tile [4.2-28]', () => {
    const used = tiles(
      ['E44', '3', 'F45', 'F43'],
      ['D41', '3', 'D39', 'C40'],
      ['D45', '3', 'D43', 'E44'],
      ['F43', '3', 'F41', 'E42'],
    );
    const at = companyTurn({ phase: 3, companies: { FMS: { cash: 100 } }, tiles: used }, 'FMS');
    expect(possibleLays(at.table, 'FMS').some((each) => each.tile === '3')).toBe(false);
    const freed = play(at, lay('E44', '58', 'F45', 'D45'));
    expect(possibleLays(freed.table, 'FMS').some((each) => each.tile === '3')).toBe(true);
  });

  it('no upgrade with fewer slots than markers [R-28]', () => {
    const at = companyTurn(
      { phase: 3, companies: { FCS: {}, RCSF: { stations: ['D37', 'F39'], value: 90 } }, tiles: { F39: ['15', 0] } },
      'FCS',
    );
    refuses(at, put('F39', '12', 0), 'lay.tooFewSlots');
    play(at, put('F39', '14', 0));
  });

  it('the list of lays is exactly what the rules allow', () => {
    for (const position of [
      fms,
      { ...green, tiles: { ...campidanoTiles, ...mineTiles } },
      {
        phase: 5,
        companies: { FMS: { cash: 0, stations: ['F45', 'D37'] } },
        tiles: { ...campidanoTiles, E44: ['87', 5], F45: ['C1', 0] },
      },
    ] satisfies Position[]) {
      const state = companyTurn(position, 'FMS');
      const { board } = boards.both;
      const listed = new Set(
        possibleLays(state.table, 'FMS').map(({ hex, tile, rotation }) => `${hex} ${tile} ${trackOf(tile, rotation)}`),
      );
      const allowed = new Set<string>();
      for (const { id: hex } of board.hexes) {
        for (const { id: tile } of tileSet) {
          for (let rotation = 0; rotation < 6; rotation++) {
            const action = { type: 'layTile', by: 'P1', hex, tile, rotation } as const;
            const frame = { step: 'layTrack', corp: 'FMS', laid: 0 } as const;
            if (layRules.every((rule) => rule.breach(state.table, frame, action) === false)) {
              allowed.add(`${hex} ${tile} ${trackOf(tile, rotation)}`);
            }
          }
        }
      }
      expect(listed).toEqual(allowed);
    }
  });
});

/** The track of a turned tile, whatever order its pieces are named in. */
function trackOf(tile: string, rotation: number): string {
  const { track } = tileFace(boards.both.board, tile, rotation);
  return track
    .map(({ a, b }) => `${Math.min(a, b)}-${Math.max(a, b)}`)
    .sort()
    .join(' ');
}
