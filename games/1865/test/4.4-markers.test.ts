import { exitsOf, tileFace } from '@binario/rail';
import { type DirectRoute, directRoutes, traceDirect } from '@binario/track';
import { describe, expect, it } from 'vitest';
import { tileSet } from '../data/tiles.ts';
import { boards } from './support/builtIn.ts';
import {
  asked,
  campidano,
  campidanoTiles,
  cash,
  chips,
  companyTurn,
  inTurn,
  mapOf,
  marker,
  mineTiles,
  offered,
  type Position,
  play,
  refuses,
  tableOf,
  tiles,
} from './support/index.ts';

describe('1865 §4.4 Place station markers', () => {
  const line: Position = { companies: { FMS: { cash: 300, chips: 3 } }, tiles: campidanoTiles };

  it('one marker in a turn [4.4-01]', () => {
    const state = play(
      companyTurn({ ...line, tiles: { ...campidanoTiles, ...mineTiles } }, 'FMS', 'placeMarker'),
      marker(...campidano),
    );
    expect(asked(state)).not.toBe('placeMarker');
  });

  it('homes lie there from set-up; markers do not move by themselves [4.4-02, 4.4-03, 4.4-14]', () => {
    expect(tableOf({}).stations.F45).toEqual(['FMS']);
    // A new marker, an upgrade and an end of the round leave the others where they are.
    const at = companyTurn({ ...line, phase: 3, companies: { FMS: { cash: 300, stations: ['F45', 'G42'] } } }, 'FMS');
    const after = play(
      at,
      { type: 'layTile', hex: 'F45', tile: 'C1', rotation: 0 },
      { type: 'pass' },
      marker(...campidano),
    );
    expect(['F45', 'G42', 'D37'].map((hex) => after.table.stations[hex])).toEqual([['FMS'], ['FMS'], ['RCSF', 'FMS']]);
    refuses(after, { type: 'vacateMine', hex: 'G42' }, 'turn.notOffered');
  });

  it('a direct route from an own marker, through no other station [4.4-04, 4.4-05, R-34]', () => {
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

  it('nothing twice: a town that would be passed again [R-34]', () => {
    const { board, crossing } = boards.both;
    const map = mapOf({
      ...tiles(['E44', '58', 'F45', 'D45']),
      E44: ['87', 5],
      D43: ['8', 0],
    });
    const loop = traceDirect(board, map, crossing, ['F45', 'E44', 'F45']);
    expect(loop).toMatchObject({ ok: false, problem: { kind: 'twice' } });
  });

  it('a free slot, and not twice in one place [4.4-06, 4.4-07]', () => {
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

  it('ten, forty, sixty, out of the treasury [4.4-08, 4.4-09, 4.4-10, R-33]', () => {
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

  it('the president chooses among routes; cost and chips are those of the chosen one [4.4-11, 4.4-12, 4.4-13]', () => {
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

  it('routes that differ in cost and towns: each brings what it costs [4.4-11, 4.4-12]', () => {
    // From San Gavino straight on, or over Sanluri and the bridge there.
    const at = inTurn(
      {
        phase: 3,
        companies: { FMS: { cash: 300, chips: 4 } },
        tiles: {
          ...campidanoTiles,
          D41: ['204', 0],
          D37: ['O1', 0],
          ...tiles(['E40', '58', 'D41', 'E38'], ['E38', '8', 'E40', 'D37']),
        },
      },
      'FMS',
      'placeMarker',
    );
    const round = ['F45', 'E44', 'D43', 'D41', 'E40', 'E38', 'D37'] as const;
    const routes = offered(at, 'placeMarker').map((offer) => offer.route as readonly string[]);
    expect([...routes].sort((x, y) => x.length - y.length)).toEqual([campidano, round]);
    const [straight, bent] = [play(at, marker(...campidano)), play(at, marker(...round))];
    expect([300 - cash(straight, 'FMS'), chips(straight, 'FMS') - 4]).toEqual([80, 4 + 2]);
    expect([300 - cash(bent, 'FMS'), chips(bent, 'FMS') - 4]).toEqual([90, 4 + 3]);
  });

  it('a sea route costs its printed amount once [R-32, P-8.3-01]', () => {
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
