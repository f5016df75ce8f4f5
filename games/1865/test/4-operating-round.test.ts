import { type DirectRoute, directRoutes, exitsOf, tileFace, traceDirect } from '@binario/rail';
import { describe, expect, it } from 'vitest';
import { boards } from '../data/map.ts';
import { tileSet } from '../data/tiles.ts';
import { trainDefs } from '../data/trains.ts';
import { coverageOf, revenueOf } from '../rules/income.ts';
import { layRules, possibleLays } from '../rules/track.ts';
import {
  asked,
  campidano,
  campidanoTiles,
  cash,
  chips,
  companyTurn,
  decider,
  facts,
  inTurn,
  lay,
  mapOf,
  marker,
  mineTiles,
  offered,
  operatingRound,
  type Position,
  play,
  refuses,
  type State1865,
  tableOf,
  tiles,
  value,
  whyNot,
} from './support/index.ts';

const put = (hex: string, tile: string, rotation = 0) => ({ type: 'layTile', hex, tile, rotation }) as const;
const train = (id: string, price: number) => ({ type: 'buyTrain', train: id, price }) as const;

describe('1865 §4.1 Operating round sequence', () => {
  it('1865-4.1-02 1865-4.1-03 1865-4.1-04 1865-4.1-08 1865-R-13 descending value, top of the pile first, each once, looked up anew', () => {
    const state = operatingRound({
      companies: {
        FMS: { value: 90, cash: 500, chips: 1, trains: ['PH2'], president: 'P1' },
        FA: { value: 100, cash: 500, chips: 1, trains: ['PH2'], president: 'P2' },
        CFC: { value: 90, cash: 500, chips: 1, trains: ['PH2'], president: 'P3' },
      },
    });
    const order: string[] = [];
    let now = state;
    for (let n = 0; n < 60; n++) {
      const frame = now.flow.find((each) => each.step === 'companyTurn') as { corp?: string } | undefined;
      const round = now.flow.find((each) => each.step === 'operatingRound') as { number?: number } | undefined;
      if (!frame?.corp || round?.number !== 1) break;
      if (order.at(-1) !== frame.corp) order.push(frame.corp);
      now = play(now, asked(now) === 'income' ? { type: 'withhold' } : { type: 'pass' });
    }
    expect(order).toEqual(['FA', 'FMS', 'CFC']);
  });

  it('1865-4.1-05 1865-4.1-06 1865-R-34 track, mines, marker, income, trains; building and buying are optional', () => {
    let state = companyTurn(
      {
        companies: { FMS: { chips: 3, cash: 300, trains: ['PH2'], stations: ['F45', 'G42'] } },
        tiles: { ...campidanoTiles, ...mineTiles },
      },
      'FMS',
    );
    const steps: string[] = [];
    for (const move of [{ type: 'pass' }, { type: 'pass' }, { type: 'withhold' }, { type: 'pass' }] as const) {
      steps.push(`${asked(state)} ${chips(state, 'FMS')}`);
      state = play(state, move);
    }
    expect(steps).toEqual(['layTrack 3', 'placeMarker 5', 'income 5', 'buyTrains 5']);
  });
});

describe('1865 §4.2 Lay and upgrade track', () => {
  const fms: Position = { companies: { FMS: { cash: 100 } } };
  const green: Position = { ...fms, phase: 3 };

  it('1865-4.2-01 only the six yellow hexes have track at the start', () => {
    const printed = boards.both.board.hexes.filter((hex) => hex.print.track.length > 0);
    expect(printed.map((hex) => hex.label).sort()).toEqual(['B', 'C', 'N', 'O', 'P', 'S']);
  });

  it('1865-4.2-02 1865-4.2-03 1865-R-31 one tile free, a second for L.20, perhaps on the first; no third', () => {
    const one = play(companyTurn(green, 'FMS'), lay('E44', '4', 'F45', 'D43'));
    expect(cash(one, 'FMS')).toBe(100);
    const two = play(one, put('E44', '87', 5));
    expect(cash(two, 'FMS')).toBe(80);
    // Its turn is over; the next one of the same company asks for a first tile.
    expect(two.flow.find((frame) => frame.step === 'operatingRound')).toMatchObject({ number: 2 });
    const third: State1865 = { ...one, flow: [...one.flow.slice(0, -1), { ...one.flow.at(-1), laid: 2 } as never] };
    refuses(third, lay('G44', '8', 'F45', 'G42'), 'lay.twoTiles');
    const poor = play(companyTurn({ companies: { FMS: { cash: 19 } } }, 'FMS'), lay('E44', '4', 'F45', 'D43'));
    expect(poor.flow.find((frame) => frame.step === 'operatingRound')).toMatchObject({ number: 2 });
    const asking: State1865 = { ...one, table: { ...one.table, cash: { ...one.table.cash, FMS: 19, bank: 7981 } } };
    refuses(asking, lay('G44', '8', 'F45', 'G42'), 'lay.noMoney');
  });

  it('1865-4.2-04 there is no action to take a tile off the map', () => {
    expect(offered(companyTurn(fms, 'FMS'), 'vacateMine')).toEqual([]);
  });

  it('1865-4.2-05 1865-P-5.1-02 a traffic upgrade keeps all track, connected or not', () => {
    const at = companyTurn({ ...green, tiles: tiles(['E44', '4', 'F45', 'D43']) }, 'FMS');
    refuses(at, put('E44', '87', 1), 'lay.keepTrack');
    play(at, put('E44', '87', 5));
  });

  it('1865-4.2-06 1865-4.2-07 1865-4.2-08 1865-4.2-09 one colour after the other', () => {
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

  it('1865-4.2-10 1865-4.2-11 Nuoro from 4 to 5: one chip for each company there', () => {
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

  it('1865-4.2-12 a town gives nothing at once; a later route gets the new traffic', () => {
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

  it('1865-4.2-13 1865-R-29 a competitive upgrade: same colour, connections kept, some change', () => {
    const at = companyTurn({ ...fms, tiles: tiles(['E44', '4', 'F45', 'D43']) }, 'FMS');
    // Only the side to Cagliari meets track: it stays, the other end may turn.
    play(at, lay('E44', '58', 'F45', 'D45'));
    refuses(at, lay('E44', '58', 'D43', 'F43'), 'lay.keepConnections');
    refuses(at, lay('E44', '4', 'F45', 'D43'), 'lay.nothingNew');
    refuses(at, { ...lay('E44', '4', 'F45', 'D43'), rotation: 5 } as never, 'lay.nothingNew');
    const joined = companyTurn({ ...fms, tiles: tiles(['E44', '4', 'F45', 'D43'], ['D43', '8', 'E44', 'D41']) }, 'FMS');
    refuses(joined, lay('E44', '58', 'F45', 'D45'), 'lay.keepConnections');
  });

  it('1865-4.2-14 Isili to green, then the town of Sanluri bent', () => {
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

  it('1865-4.2-15 the company must reach track of the new tile', () => {
    refuses(companyTurn(fms, 'FMS'), lay('D43', '8', 'E44', 'D41'), 'lay.notConnected');
    refuses(
      companyTurn(fms, 'FMS'),
      lay('E44', '4', 'D43', 'F45') && lay('G44', '7', 'G42', 'H43'),
      'lay.notConnected',
    );
  });

  it('1865-R-44 a home without a tile gets its tile first', () => {
    const at = companyTurn({ companies: { SFS: {} } }, 'SFS');
    refuses(at, lay('H37', '58', 'I36', 'H39'), 'lay.notConnected');
    expect(new Set(possibleLays(at.table, 'SFS').map((each) => each.hex))).toEqual(new Set(['I36']));
  });

  it('1865-4.2-16 1865-4.4-15 a city full of others blocks the way, one with an own marker or a free slot does not', () => {
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

  it('1865-4.2-17 1865-4.2-18 any of six orientations, nothing between', () => {
    const at = companyTurn({ companies: { FCS: {} } }, 'FCS');
    for (const rotation of [0, 1, 2, 3, 4, 5]) expect(whyNot(at, put('F39', '5', rotation))).toBeUndefined();
    expect(whyNot(at, put('F39', '5', 6))).toBe('form.notInRange');
  });

  it('1865-4.2-19 1865-4.2-26 towns for towns, cities for cities, mines for mines', () => {
    refuses(companyTurn(fms, 'FMS'), put('E44', '9', 2), 'lay.stationKind');
    refuses(companyTurn(fms, 'FMS'), put('G44', '4', 1), 'lay.stationKind');
    refuses(companyTurn(fms, 'FMS'), put('G44', '173', 1), 'lay.stationKind');
  });

  it('1865-4.2-20 lettered hexes take their own tiles, in their one position', () => {
    refuses(companyTurn(green, 'FMS'), put('F45', 'O1'), 'lay.letter');
    refuses(companyTurn(green, 'FMS'), put('F45', '15'), 'lay.letter');
    refuses(companyTurn(green, 'FMS'), put('F45', 'C1', 1), 'lay.letterStands');
    refuses(
      companyTurn({ phase: 3, companies: { FCS: {} }, tiles: { F39: ['57', 0] } }, 'FCS'),
      put('F39', 'C1'),
      'lay.letter',
    );
  });

  it('1865-4.2-21 1865-4.2-22 1865-R-30 not into the open sea; dotted sides and blank neighbours are fine', () => {
    refuses(companyTurn(fms, 'FMS'), put('G44', '8', 4), 'lay.openSea');
    const north = companyTurn({ companies: { CFD: {} }, tiles: tiles(['F19', '8', 'G18', 'G22']) }, 'CFD');
    expect(north.table.map.F19?.tile).toBe('8');
    expect(whyNot(north, lay('G22', '9', 'F19', 'H23'))).toBeUndefined();
    expect(whyNot(companyTurn(fms, 'FMS'), lay('E44', '4', 'F45', 'D43'))).toBeUndefined();
  });

  it('1865-4.2-23 1865-4.2-24 1865-4.2-25 1865-4.2-29 restricted brown tiles', () => {
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

  it('1865-4.2-27 players never upgrade a mine', () => {
    const at = companyTurn({ phase: 5, companies: { FMS: { stations: ['F45', 'G42'] } }, tiles: mineTiles }, 'FMS');
    refuses(at, put('G42', '174'), 'lay.mineStays');
    refuses(at, put('G42', '173', 2), 'lay.mineStays');
  });

  it('1865-4.2-28 a replaced tile is available again, also for the second tile', () => {
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

  it('1865-R-28 no upgrade with fewer slots than markers', () => {
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
      } as Position,
    ]) {
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

describe('1865 §4.3 Operate mines', () => {
  it('1865-4.3-01 1865-4.3-02 1865-4.3-03 1865-4.3-04 1865-4.3-05 two, one or no chips in every turn', () => {
    for (const [tile, gives] of [
      ['173', 2],
      ['174', 1],
      ['175', 0],
    ] as const) {
      const at = companyTurn(
        {
          companies: { FMS: { chips: 3, stations: ['F45', 'G42'], cash: 500 } },
          tiles: { ...mineTiles, G42: [tile, 0] },
        },
        'FMS',
        'operateMines',
      );
      expect(chips(at, 'FMS')).toBe(3 + gives);
    }
  });

  it('1865-4.3-06 1865-P-5.3-04 1865-R-44 one marker in the Carbonia district', () => {
    const placed = { companies: { FMS: { cash: 500, stations: ['F45', 'C44'] } }, tiles: carboniaLine };
    refuses(inTurn(placed, 'FMS', 'placeMarker'), marker('F45', 'E44', 'D45', 'C46'), 'marker.carbonia');
    const free = inTurn({ ...placed, companies: { FMS: { cash: 500 } } }, 'FMS', 'placeMarker');
    expect(whyNot(free, marker('F45', 'E44', 'D45', 'C46'))).toBeUndefined();
  });
});

/** Cagliari - Decimomannu - Siliqua - Serbariu. */
const carboniaLine = tiles(['E44', '58', 'F45', 'D45'], ['D45', '4', 'E44', 'C46'], ['C46', '173', 'D45']);

describe('1865 §4.4 Place station markers', () => {
  const line: Position = { companies: { FMS: { cash: 300, chips: 3 } }, tiles: campidanoTiles };

  it('1865-4.4-01 one marker in a turn', () => {
    const state = play(
      companyTurn({ ...line, tiles: { ...campidanoTiles, ...mineTiles } }, 'FMS', 'placeMarker'),
      marker(...campidano),
    );
    expect(asked(state)).not.toBe('placeMarker');
  });

  it('1865-4.4-02 1865-4.4-03 1865-4.4-14 homes lie there from set-up; markers do not move by themselves', () => {
    expect(tableOf({}).stations.F45).toEqual(['FMS']);
  });

  it('1865-4.4-04 1865-4.4-05 1865-R-34 a direct route from an own marker, through no other station', () => {
    const at = inTurn(line, 'FMS', 'placeMarker');
    refuses(at, marker('D37', 'D39', 'D41', 'D43', 'E44', 'F45'), 'marker.fromOwn');
    refuses(at, marker('F45', 'E44', 'D43', 'D41', 'D39'), 'marker.notAStation');
    refuses(at, marker('F45', 'G44', 'G42'), 'marker.noTrack');
    refuses(at, marker('F45', 'E44', 'D43', 'D41', 'D39', 'D41', 'D39', 'D37'), 'marker.noTrack');
    refuses(at, marker('F45'), 'marker.twice');
    const on = inTurn(
      {
        ...line,
        tiles: {
          ...campidanoTiles,
          ...tiles(['E36', '9', 'D37', 'F35'], ['F35', '4', 'E36', 'G34'], ['G34', '8', 'F35', 'G32']),
        },
        phase: 3,
      },
      'FMS',
      'placeMarker',
    );
    refuses(on, marker('F45', 'E44', 'D43', 'D41', 'D39', 'D37', 'E36', 'F35', 'G34', 'G32'), 'marker.passesStation');
    // An own marker on the way ends it as well.
    const own = { ...on, table: { ...on.table, stations: { ...on.table.stations, D37: ['RCSF', 'FMS'] } } };
    refuses(own, marker('F45', 'E44', 'D43', 'D41', 'D39', 'D37', 'E36', 'F35', 'G34', 'G32'), 'marker.passesStation');
  });

  it('1865-R-34 nothing twice: a town that would be passed again', () => {
    const { board, crossing } = boards.both;
    const map = mapOf({
      ...tiles(['E44', '58', 'F45', 'D45']),
      E44: ['87', 5],
      D43: ['8', 0],
    });
    const loop = traceDirect(board, map, crossing, ['F45', 'E44', 'F45']);
    expect(loop).toMatchObject({ ok: false, problem: { kind: 'twice' } });
  });

  it('1865-4.4-06 1865-4.4-07 a free slot, and not twice in one place', () => {
    const full = inTurn(
      { ...line, companies: { ...line.companies, RCSF: { value: 90 }, FCS: { stations: ['F39', 'D37'], value: 80 } } },
      'FMS',
      'placeMarker',
    );
    refuses(full, marker(...campidano), 'marker.noSlot');
    const there = inTurn(
      { ...line, companies: { FMS: { cash: 300, stations: ['F45', 'D37'] } } },
      'FMS',
      'placeMarker',
    );
    refuses(there, marker(...campidano), 'marker.alreadyThere');
  });

  it('1865-4.4-08 1865-4.4-09 1865-4.4-10 1865-R-33 ten, forty, sixty, out of the treasury', () => {
    const { board, crossing } = boards.both;
    const route = traceDirect(board, mapOf(campidanoTiles), crossing, campidano);
    expect(route).toMatchObject({ ok: true, route: { cost: 80, towns: 2 } });
    const mine = traceDirect(board, mapOf(mineTiles), crossing, ['F45', 'G44', 'G42']);
    expect(mine).toMatchObject({ ok: true, route: { cost: 70, towns: 0 } });
    refuses(
      inTurn({ ...line, companies: { FMS: { cash: 79 } } }, 'FMS', 'placeMarker'),
      marker(...campidano),
      'marker.noMoney',
    );
    refuses(
      inTurn({ ...line, companies: { FMS: { cash: 300, markers: 1 } } }, 'FMS', 'placeMarker'),
      marker(...campidano),
      'marker.noneLeft',
    );
  });

  it('1865-4.4-11 1865-4.4-12 1865-4.4-13 the president chooses among routes; cost and chips are those of the chosen one', () => {
    const map = {
      ...campidanoTiles,
      F45: ['C1', 0] as const,
      ...tiles(['F43', '4', 'F45', 'F41'], ['F41', '8', 'F43', 'E40'], ['E40', '4', 'F41', 'D39']),
      D39: ['23', 0] as const,
    };
    // D39: Oristano (N) with D41 (S) and with Sanluri (SE).
    const junction = tileSet.find((tile) => tile.id === '26');
    expect(junction).toBeDefined();
    const both = { ...map, D39: joined() };
    const at = inTurn({ phase: 3, companies: { FMS: { cash: 300, chips: 4 } }, tiles: both }, 'FMS', 'placeMarker');
    const routes = offered(at, 'placeMarker').map((offer) => (offer.route as string[]).join(' '));
    expect(routes.length).toBeGreaterThanOrEqual(1);
    const { board, crossing } = boards.both;
    const all: readonly DirectRoute[] = directRoutes(board, at.table.map, crossing, 'F45');
    expect(all.filter((each) => each.hexes.at(-1) === 'D37').map((each) => [each.cost, each.towns])).toEqual([[80, 2]]);
    for (const route of [campidano, ['F45', 'F43', 'F41', 'E40', 'D39', 'D37']]) {
      const placed = play(at, marker(...route));
      expect(chips(placed, 'FMS')).toBe(4 + 5);
      expect(cash(placed, 'FMS')).toBe(220);
    }
  });

  it('1865-R-32 1865-P-8.3-01 a sea route costs its printed amount once', () => {
    const { board, crossing } = boards.both;
    const map = mapOf(
      tiles(
        ['F19', '8', 'G18', 'G22'],
        ['G22', '8', 'F19', 'G24'],
        ['G24', '8', 'G22', 'H25'],
        ['H25', '57', 'G24', 'I26'],
      ),
    );
    const route = traceDirect(board, map, crossing, ['G18', 'F19', 'G22', 'G24', 'H25']);
    // Plain, the strait, plain, plain.
    expect(route).toMatchObject({ ok: true, route: { cost: 10 + 60 + 10 + 10 } });
  });
});

/** A green junction on D39 with Oristano joined to D41 and to Sanluri. */
function joined(): readonly [string, number] {
  const wanted = (1 << 3) | (1 << 0) | (1 << 5);
  for (const id of ['23', '24', '25', '26', '27']) {
    for (let rotation = 0; rotation < 6; rotation++) {
      const face = tileFace(boards.both.board, id, rotation);
      const north = face.track.every(({ a, b }) => a === 3 || b === 3);
      if (exitsOf(face) === wanted && north) return [id, rotation];
    }
  }
  throw new Error('no such tile');
}

describe('1865 §4.5 Operate trains and calculate income', () => {
  it('1865-4.5-01 1865-4.5-02 1865-4.5-03 1865-P-5.4-02 14 chips and 16 seats, 30 chips and 22 seats', () => {
    const table = tableOf({
      phase: 3,
      companies: {
        FMS: { chips: 14, trains: ['PH2', 'PH2'] },
        FA: { chips: 30, trains: ['PH2', 'PH3'], value: 90 },
      },
    });
    expect([coverageOf(table, 'FMS'), revenueOf(table, 'FMS')]).toEqual([16, 140]);
    expect([coverageOf(table, 'FA'), revenueOf(table, 'FA')]).toEqual([22, 220]);
  });

  const split: Position = {
    companies: {
      FA: {
        status: 'major',
        chips: 10,
        trains: ['PH2', 'PH2'],
        value: 100,
        singles: { P1: 1, P2: 2, pool: 1, dragons: 2 },
      },
    },
  };

  it('1865-4.5-04 1865-4.5-05 1865-4.5-06 1865-4.5-07 1865-4.5-09 1865-P-5.4-01 who gets what of a dividend', () => {
    const at = companyTurn(split, 'FA', 'income');
    const paid = play(at, { type: 'payDividend' });
    // 30 % P1, 20 % P2, the offer (20 %) to the company, pool and Dragons stay in the bank.
    expect([cash(paid, 'P1'), cash(paid, 'P2'), cash(paid, 'FA')]).toEqual([30, 20, 20]);
    expect(cash(at, 'bank') - cash(paid, 'bank')).toBe(70);
    expect(value(paid, 'FA')).toBe(110);
  });

  it('1865-4.5-08 1865-4.5-11 withheld in full, the value stands', () => {
    const kept = play(companyTurn(split, 'FA', 'income'), { type: 'withhold' });
    expect(cash(kept, 'FA')).toBe(100);
    expect(value(kept, 'FA')).toBe(100);
  });

  it('1865-4.5-10 no revenue: one space down', () => {
    expect(
      value(companyTurn({ companies: { FMS: { value: 100, cash: 500, chips: 4 } } }, 'FMS', 'income'), 'FMS'),
    ).toBe(90);
  });
});

describe('1865 §4.6 Purchase trains', () => {
  it('1865-4.6-03 1865-4.6-04 1865-4.6-05 1865-4.6-06 1865-4.6-07 1865-4.6-08 the table of trains', () => {
    const rows = Object.values(trainDefs).map((def) => [def.coverage, def.cost, def.discounted, def.scrappedIn]);
    expect(rows).toEqual([
      [8, 100, 70, 4],
      [14, 200, 160, 6],
      [20, 350, 300, 7],
      [25, 500, undefined, undefined],
      [30, 650, undefined, undefined],
      [35, 800, undefined, undefined],
    ]);
    const cards = Object.keys(tableOf({}).trains);
    expect(
      ['PH2', 'PH3', 'PH4', 'PH5', 'PH6'].map((kind) => cards.filter((each) => each.startsWith(kind)).length),
    ).toEqual([6, 5, 4, 2, 3]);
    const rich = companyTurn({ phase: 7, companies: { FMS: { cash: 5000, chips: 1 } } }, 'FMS', 'buyTrains');
    const bought = play(rich, train('PH7-0', 800));
    expect(bought.table.trains['PH7-1']).toBe('bank');
  });

  it('1865-4.6-01 1865-4.6-02 several trains within the limit; maritime cards do not count', () => {
    const at = companyTurn(
      { cards: { M1: 'FMS', M7: 'FMS' }, companies: { FMS: { cash: 500, chips: 1 } } },
      'FMS',
      'buyTrains',
    );
    const all = play(at, train('PH2-0', 100), train('PH2-1', 100), train('PH2-2', 100), train('PH2-3', 100));
    expect(cash(all, 'FMS')).toBe(100);
  });

  const first3: Position = {
    companies: {
      FMS: { cash: 500, chips: 1, trains: ['PH2', 'PH2', 'PH2'] },
      FA: { president: 'P2', value: 90, trains: ['PH2', 'PH2', 'PH2-D'], chips: 1 },
    },
  };

  it('1865-4.6-09 1865-4.6-10 1865-R-18 the first PH3 with three trains: one is discarded, and no further purchase', () => {
    const at = companyTurn(first3, 'FMS', 'buyTrains');
    const bought = play(at, train('PH3-0', 200));
    expect(bought.table.phase).toBe('3');
    expect(bought.flow.at(-1)).toMatchObject({ step: 'discardTrain', corp: 'FMS' });
    refuses(bought, { type: 'discardTrain', train: 'PH2-D' }, 'discard.notOwn');
    const next = play(bought, { type: 'discardTrain', train: 'PH2-0' });
    expect(next.table.trains['PH2-0']).toBe('pool');
    // Three trains now, limit 3: its train step is over.
    expect(next.flow.some((frame) => frame.step === 'buyTrains' && (frame as { corp?: string }).corp === 'FMS')).toBe(
      false,
    );
  });

  it('1865-4.6-12 1865-R-14 1865-R-17 several companies discard: the buyer first, then in operating order', () => {
    const at = companyTurn(
      {
        phase: 5,
        companies: {
          FMS: { cash: 700, chips: 1, trains: ['PH4', 'PH5'], value: 60 },
          FA: { president: 'P2', value: 90, trains: ['PH3', 'PH4', 'PH4', 'PH5'] },
          CFC: { president: 'P3', value: 100, trains: ['PH4', 'PH3', 'PH3'] },
        },
      },
      'FMS',
      'buyTrains',
    );
    const bought = play(at, train('PH6-0', 650));
    expect(bought.table.phase).toBe('6');
    expect(
      Object.entries(bought.table.trains).filter(([id, holder]) => id.startsWith('PH3') && holder !== 'gone'),
    ).toEqual([]);
    expect(bought.flow.at(-1)).toMatchObject({ step: 'discardTrain', corp: 'FMS' });
    const next = play(bought, { type: 'discardTrain', train: 'PH4-0' });
    // CFC lost its PH3 to the scrap and has one train; FA must choose.
    expect(next.flow.at(-1)).toMatchObject({ step: 'discardTrain', corp: 'FA' });
    expect(decider(next)).toBe('P2');
    expect(play(next, { type: 'discardTrain', train: 'PH4-1' }).table.trains['PH4-1']).toBe('pool');
  });

  it('1865-R-18 1865-4.6-11 with three trains in phase 3 the first PH4 may not be bought', () => {
    const at = inTurn(
      { phase: 3, companies: { FMS: { cash: 500, chips: 1, trains: ['PH2', 'PH2', 'PH3'] } } },
      'FMS',
      'buyTrains',
    );
    const cards = Object.fromEntries(
      Object.entries(at.table.trains).map(([id, holder]) => [id, id < 'PH4' && holder === 'bank' ? 'gone' : holder]),
    );
    refuses({ ...at, table: { ...at.table, trains: cards } }, train('PH4-0', 350), 'train.limit');
    expect(offered(at, 'discardTrain')).toEqual([]);
  });

  it('1865-4.6-13 1865-4.6-15 1865-4.6-16 1865-R-19 pile, pool or another company; cards keep their price', () => {
    const at = companyTurn(
      { poolTrains: ['PH2-D'], companies: { FMS: { cash: 500, chips: 1 }, FA: { trains: ['PH2'], value: 90 } } },
      'FMS',
      'buyTrains',
    );
    refuses(at, train('PH2-D', 100), 'train.cardPrice');
    const pool = play(at, train('PH2-D', 70));
    expect(cash(pool, 'FMS')).toBe(430);
    expect(value(pool, 'FMS')).toBe(100);
    refuses(at, train('PH2-1', 99), 'train.cardPrice');
    expect(value(play(at, train('PH2-1', 100)), 'FMS')).toBe(110);
    refuses(at, train('PH2-2', 100), 'train.notForSale');
    refuses(
      companyTurn(
        { companies: { FMS: { cash: 99, chips: 0, trains: [] }, FA: { trains: ['PH2'], value: 90 } } },
        'FMS',
        'buyTrains',
      ),
      train('PH2-1', 100),
      'train.noMoney',
    );
  });

  const deal: Position = {
    companies: { FMS: { cash: 50, chips: 3 }, FA: { trains: ['PH2'], value: 90, president: 'P2' } },
    cash: { P1: 500 },
  };

  it('1865-4.6-17 1865-4.6-18 1865-4.6-19 1865-4.6-20 1865-R-15 1865-R-20 second-hand trains by agreement, the last one too', () => {
    const at = companyTurn(deal, 'FMS', 'buyTrains');
    refuses(at, train('PH2-0', 0), 'train.atLeastOne');
    refuses(at, train('PH2-0', 51), 'train.noMoney');
    const asking = play(at, train('PH2-0', 30));
    expect(decider(asking)).toBe('P2');
    const refused = play(asking, { type: 'refuse' });
    refuses(refused, train('PH2-0', 30), 'train.refused');
    refuses(refused, train('PH2-0', 29), 'train.refused');
    const agreed = play(refused, train('PH2-0', 31), { type: 'consent' });
    expect(agreed.table.trains['PH2-0']).toBe('FMS');
    expect([cash(agreed, 'FMS'), cash(agreed, 'FA')]).toEqual([19, 31]);
    expect(value(agreed, 'FMS')).toBe(100);
    const same = companyTurn(
      { ...deal, companies: { ...deal.companies, FA: { trains: ['PH2'], value: 90 } } },
      'FMS',
      'buyTrains',
    );
    expect(play(same, train('PH2-0', 1)).table.trains['PH2-0']).toBe('FMS');
  });

  it('1865-4.6-21 1865-4.6-22 1865-P-5.5-03 the duty to own a train comes with the first chip', () => {
    const none = companyTurn({ companies: { FMS: { cash: 500, chips: 0 } } }, 'FMS', 'buyTrains');
    expect(whyNot(none, { type: 'pass' })).toBeUndefined();
    refuses(
      companyTurn({ companies: { FMS: { cash: 500, chips: 1 } } }, 'FMS', 'buyTrains'),
      { type: 'pass' },
      'train.mustOwnOne',
    );
  });

  it('1865-R-23 a card after the train step that brings the first chip brings the duty back', () => {
    const at = companyTurn({ cards: { M3: 'P1' }, companies: { FMS: { cash: 500, chips: 0 } } }, 'FMS', 'endTurn');
    const given = play(at, { type: 'transferCard', private: 'M3' });
    expect(asked(given)).toBe('buyTrains');
    refuses(given, { type: 'pass' }, 'train.mustOwnOne');
    const bought = play(given, train('PH2-0', 100));
    expect(bought.table.trains['PH2-0']).toBe('FMS');
  });
});
