import { exitsOf, hexNumber } from '@binario/rail';
import { describe, expect, it } from 'vitest';
import { builtInBoard } from '../board/of.ts';
import { trackBoardIn } from '../board/questions.ts';
import { mapOf } from '../board/trackBoard.ts';
import { enterPhase } from '../rules/phases.ts';
import { revenueOf, stationValue } from '../rules/running.ts';
import { slotFor } from '../rules/slots.ts';
import {
  facts,
  inTurn,
  lay,
  layTurned,
  markers,
  offered,
  type Position,
  play,
  refuses,
  sideTo,
  tableOf,
  tiles,
  token,
  working,
} from './support/index.ts';

const { borders, full: fullBoard, ground, offMaps, passages, placeNamed, places, tileSet } = builtInBoard;

const { board, crossing } = fullBoard;
const small = places.filter(({ id }) => mapOf(id) === 'napoli');

/** What it costs to cross the border of two hexes. */
const crossingOf = (a: string, b: string): number => crossing[hexNumber(board, a) * 6 + sideTo(a, b)] as number;

/** Napoli Sud to Torre Annunziata over Portici. */
const portici = tiles(['nC4', '58', 'nC6', 'nD3'], ['nD3', '6', 'nC4', 'nD1']);

describe('18FB §2.5.1 Two maps', () => {
  it('a main map and one of Napoli, for which two dark-green hexes stand [2.5.1-01, 2.5.1-02, 3.4.1-46]', () => {
    expect(places.filter(({ id }) => mapOf(id) === 'main')).toHaveLength(179);
    expect(small).toHaveLength(22);
    expect(ground.filter(({ kind }) => kind === 'napoli').map(({ id }) => id)).toEqual(['F27', 'F29']);
    for (const hex of ['F27', 'F29']) {
      expect(placeNamed.has(hex)).toBe(false);
      refuses(inTurn({ companies: { NN: {} } }, 'NN'), layTurned(hex, '9', 0), 'form.noSuch');
    }
    for (const hex of ['F41', 'nD5']) {
      refuses(inTurn({ companies: { NN: {} } }, 'NN'), layTurned(hex, '9', 0), 'lay.noTileHere');
    }
  });

  it('lettered sides a to h join the maps, the other outer sides are closed [2.5.1-03, 2.5.1-04]', () => {
    expect(passages.map(({ letter }) => letter).join('')).toBe('abcdefgh');
    for (const { outside, inside } of passages) {
      const side = hexNumber(board, outside.hex) * 6 + outside.edge;
      expect(board.meets[side]).toBe(hexNumber(board, inside.hex) * 6 + inside.edge);
    }
    const inside = new Set(small.map(({ id }) => hexNumber(board, id)));
    const over = [...board.meets].filter((other, side) => {
      return other >= 0 && inside.has(Math.floor(side / 6)) !== inside.has(Math.floor(other / 6));
    });
    expect(over).toHaveLength(16);
    // Track goes through: Portici, Torre Annunziata, Pompei, then side g to Nocera on the main map.
    const state = inTurn(
      {
        companies: { NN: { stations: ['nC6', 'nD3'], cash: 100 } },
        tiles: { ...portici, ...tiles(['nD1', '4', 'nD3', 'F25']) },
      },
      'NN',
    );
    const next = play(state, lay('F25', '57', 'nD1', 'F23'));
    expect(next.table.map.F25?.tile).toBe('57');
    // Aversa has no letter on its north-east side.
    const capua = { companies: { LdA: {} }, tiles: tiles(['F31', '57', 'nC12', 'F33']) };
    refuses(inTurn(capua, 'LdA'), layTurned('nC12', '3', 3), 'lay.prohibitedSide');
  });

  it('only Falcon changes what Benevento and Pontecorvo are worth [2.5.1-05]', () => {
    const table = tableOf({ phase: 2, companies: { FB: { stations: ['I30', 'F37'] } } });
    expect([stationValue(table, 'FB', 'I30'), stationValue(table, 'FB', 'F37')]).toEqual([0, 0]);
    const named = { ...table, falcon: 'FB' };
    expect([stationValue(named, 'FB', 'I30'), stationValue(named, 'FB', 'F37')]).toEqual([30, 10]);
    expect(stationValue(named, 'LdA', 'I30')).toBe(0);
  });
});

describe('18FB §2.5.2 Natural obstacles', () => {
  it('a mountain costs D60, a river D40 [2.5.2-01, 2.5.2-04]', () => {
    expect(crossingOf('H31', 'I32')).toBe(60);
    expect(crossingOf('F31', 'G32')).toBe(40);
    expect(crossingOf('F33', 'G32')).toBe(10);
  });

  it('seven passes are closed before phase 3, then cost what mountains cost [2.5.2-02, 2.5.2-03, 3.4.2-19]', () => {
    const closed = borders.filter(({ closedUntil }) => closedUntil === 3);
    expect(closed).toHaveLength(7);
    for (const { a, b } of closed) {
      const side = hexNumber(board, a) * 6 + sideTo(a, b);
      expect(trackBoardIn(builtInBoard, '1').board.meets[side]).toBe(-1);
      expect(trackBoardIn(builtInBoard, '2').board.meets[side]).toBe(-1);
      expect(trackBoardIn(builtInBoard, '3').board.meets[side]).toBeGreaterThan(0);
      expect(crossingOf(a, b)).toBe(60);
    }
  });

  it('two rivers on one border are two bridges: I14-J15 costs D80 [2.5.2-05, 2.5.2-06]', () => {
    expect(crossingOf('I14', 'J15')).toBe(80);
  });

  it('a lettered side is one border: the Sarno at f, g and h, D10 at the others [2.5.2-07, 2.5.2-08, 3.4.2-31]', () => {
    const cost = Object.fromEntries(passages.map((each) => [each.letter, each.cost]));
    expect(cost).toEqual({ a: 10, b: 10, c: 10, d: 10, e: 10, f: 40, g: 40, h: 40 });
    for (const { outside, inside } of passages)
      expect(crossingOf(outside.hex, inside.hex)).toBe(cost[letterOf(outside.hex, inside.hex)]);
  });

  it('grey and blue hexes are not on the board [2.5.2-09]', () => {
    for (const { id } of ground) expect(board.numberOf.has(id)).toBe(false);
  });
});

const letterOf = (outside: string, inside: string): string =>
  passages.find((each) => each.outside.hex === outside && each.inside.hex === inside)?.letter ?? '';

describe('18FB §2.5.3 Stations', () => {
  it('cities, towns, ports and places off the map; lettered cities are worth more [2.5.3-01, 2.5.3-03]', () => {
    const count = (kind: string) => places.filter((place) => place.kind === kind).length;
    expect([count('city'), count('town'), count('towns'), count('offmap')]).toEqual([29, 53, 5, 4]);
    expect(places.filter(({ port }) => port > 0)).toHaveLength(8);
    const worth = (tile: string) => tileSet.find(({ id }) => id === tile)?.face.stops[0]?.value ?? 0;
    for (const id of ['704Nn', '704Ns', '705', '706', '710']) expect(worth(id)).toBeGreaterThan(worth('15'));
    for (const id of ['707Nn', '707Ns', '708', '709', '905']) expect(worth(id)).toBeGreaterThan(worth('63'));
  });

  it('tiles of the letter, brown ones for P and L, double towns by themselves [2.5.3-02, 2.5.3-04, 2.5.3-05]', () => {
    const green: Position = { phase: 2, companies: { FSC: {} } };
    refuses(inTurn(green, 'FSC'), layTurned('F23', '15', 5), 'lay.letter');
    expect(play(inTurn(green, 'FSC'), lay('F23', '710', 'F21', 'F25', 'G24', 'G22')).table.map.F23?.tile).toBe('710');
    const sapri = tiles(['F21', '9', 'F23', 'F19'], ['F17', '15', 'F15', 'F19', 'G16', 'G18']);
    const brown: Position = { phase: 5, companies: { FSC: { stations: ['F23', 'F17'] } }, tiles: sapri };
    refuses(inTurn(brown, 'FSC'), layTurned('F17', '63', 0), 'lay.letter');
    expect(play(inTurn(brown, 'FSC'), lay('F17', '611', 'E18', 'F15', 'F19', 'G16', 'G18')).table.map.F17?.tile).toBe(
      '611',
    );
    const fal: Position = { phase: 5, regionals: { FAL: { cash: 30 } } };
    refuses(inTurn(fal, 'FAL'), layTurned('L19', '4', 0), 'lay.stationKind');
    expect(play(inTurn(fal, 'FAL'), layTurned('L19', '55', 0)).table.map.L19?.tile).toBe('55');
  });

  it('a port adds its bonus to its city [2.5.3-06]', () => {
    const table = tableOf({ companies: { SFTF: {}, NN: {} } });
    expect(stationValue(table, 'SFTF', 'M14')).toBe(30 + 20);
    expect(stationValue(table, 'NN', 'nC6')).toBe(40 + 20);
    expect(stationValue(table, 'NN', 'nC8')).toBe(40);
  });

  it('two red hexes are one location with three values [2.5.3-07, 2.5.3-15, 2.1-36, 2.1-37, 2.1-38]', () => {
    const table = tableOf({ companies: { LTF: { stations: ['K44', 'L45'] } } });
    const values = (hex: string) =>
      ['1', '2', '3', '4', '5', '6'].map((phase) => stationValue({ ...table, phase }, 'LTF', hex));
    expect(values('L45')).toEqual([30, 30, 50, 50, 70, 70]);
    expect(values('F41')).toEqual([40, 40, 70, 70, 100, 100]);
    expect(offMaps.map(({ hexes }) => hexes)).toEqual([
      ['E40', 'F41'],
      ['K46', 'L45'],
    ]);
    const state = inTurn(
      { companies: { LTF: { stations: ['K44', 'L45'], cash: 500 } }, tiles: tiles(['K44', '57', 'K46', 'K42']) },
      'LTF',
      'placeToken',
    );
    refuses(state, token('K44', 'K46'), 'token.alreadyThere');
  });

  it('the free slots of Rome open in phase 4 [2.5.3-08, 2.1-29, 2.7-40]', () => {
    const table = tableOf({ companies: { LdA: {} } });
    expect(slotFor({ ...table, phase: '3' }, 'F41', 'LdA')).toBeUndefined();
    expect(slotFor({ ...table, phase: '4' }, 'F41', 'LdA')).toBe(1);
    const rome: Position = {
      phase: 3,
      companies: { LdA: { stations: ['F31', 'F37'], cash: 500 } },
      tiles: tiles(['F37', '57', 'F35', 'F39'], ['F39', '9', 'F37', 'F41']),
    };
    refuses(inTurn(rome, 'LdA', 'placeToken'), token('F37', 'F39', 'F41'), 'token.noSlot');
    const open = play(inTurn({ ...rome, phase: 4 }, 'LdA', 'placeToken'), token('F37', 'F39', 'F41'));
    expect(open.table.stations.F41).toEqual(['B5', 'LdA', null, null]);
  });

  it('with Delahante Rome is reached from phase 2 on [2.5.3-09, 2.7-37, 2.7-38, 2.7-39, 2.7-64]', () => {
    const rome: Position = {
      phase: 2,
      cards: { Delahante: 'P1' },
      companies: { LdA: { stations: ['F31', 'F37'], cash: 500, standing: 'provisional' } },
      tiles: tiles(['F37', '57', 'F35', 'F39'], ['F39', '9', 'F37', 'F41']),
    };
    const move = { type: 'replaceBourbon', private: 'Delahante', route: ['F37', 'F39', 'F41'] } as const;
    refuses(inTurn({ ...rome, phase: 1 }, 'LdA', 'placeToken'), move, 'bourbon.tooEarly');
    const after = play(inTurn(rome, 'LdA', 'placeToken'), move);
    expect(after.table.stations.F41).toEqual(['LdA', null, null, null]);
    expect(after.table.privates.Delahante).toBe('P1');
    expect(after.table.cash.LdA).toBe(500 - 20);
  });

  it('the Funicolare: Torre Annunziata on yellow with track to the north is worth D40 [2.5.3-10, 2.5.3-11, 2.5.3-12]', () => {
    const north: Position = {
      companies: { NN: { stations: ['nC6', 'nD3'] } },
      tiles: { ...portici, nD3: ['57', 0] },
    };
    expect(stationValue(tableOf(north), 'NN', 'nD3')).toBe(40);
    expect(stationValue(tableOf({ ...north, tiles: portici }), 'NN', 'nD3')).toBe(20);
    expect(placeNamed.get('nD5')?.slots).toEqual([]);
    expect(placeNamed.get('nD5')?.kind).toBe('stub');
  });

  it('printed yellow takes no yellow tile; a bare circle is worth nothing [2.5.3-13, 2.5.3-14]', () => {
    refuses(inTurn({ companies: { FC: {} } }, 'FC'), layTurned('F11', '57', 0), 'lay.colourOfHex');
    expect(stationValue(tableOf({ companies: { LdA: {} } }), 'LdA', 'F31')).toBe(0);
  });

  it('towns earn through markers only [2.5.3-16]', () => {
    const state = play(
      inTurn({ companies: { NN: { standing: 'building', cash: 20 } }, tiles: portici }, 'NN', 'placeToken'),
      token('nC6', 'nC4', 'nD3'),
    );
    expect(markers(state, 'NN')).toBe(1);
    expect(
      places.filter(({ kind }) => kind === 'town' || kind === 'towns').every(({ slots }) => slots.length === 0),
    ).toBe(true);
  });
});

describe('18FB §2.5.4 Tokens and markers', () => {
  it('a token shows a line built; only tokened stations count [2.5.4-01]', () => {
    const companies = { NN: { cash: 100, trains: ['PH2'] }, FC: { president: 'P2', price: 90 } } as const;
    const state = inTurn({ companies, tiles: portici }, 'NN', 'placeToken');
    // Torre Annunziata is joined to Napoli Sud, and FC has a token worth D30: neither earns NN anything.
    expect(revenueOf(state.table, 'NN')).toBe(60);
    const after = play(state, token('nC6', 'nC4', 'nD3'));
    expect(after.table.stations.nD3).toEqual(['NN']);
    expect(after.table.turn.revenue).toBe(60 + 20 + 10);
    const tronto = inTurn(
      { companies: { LTF: { cash: 100, trains: ['PH2'] } }, tiles: tiles(['K44', '57', 'K46', 'K42']) },
      'LTF',
      'placeToken',
    );
    expect(revenueOf(tronto.table, 'LTF')).toBe(20);
    expect(play(tronto, token('K44', 'K46')).table.turn.revenue).toBe(20 + 30);
  });

  it('four Bourbon tokens fill their slots [2.5.4-02, 2.5.4-04]', () => {
    const { stations } = tableOf({});
    expect(stations.F41?.[0]).toBe('B5');
    expect(stations.G30?.slice(0, 2)).toEqual(['B6', 'B8']);
    expect(stations.nC8?.[0]).toBe('B7');
    expect(
      Object.values(stations)
        .flat()
        .filter((token) => token !== null),
    ).toHaveLength(4);
    expect(slotFor(tableOf({ companies: { NN: {} } }), 'G30', 'NN')).toBeUndefined();
  });

  it('only four cards replace Bourbon tokens [2.5.4-03]', () => {
    const position: Position = {
      phase: 2,
      cards: { Bayard: 'P1', Valadous: 'P1' },
      companies: { FB: { cash: 500, standing: 'building' } },
      tiles: tiles(['I30', '5', 'H29', 'H31'], ['H29', '8', 'I30', 'G30']),
    };
    const by = (card: string) => ({ type: 'replaceBourbon', private: card, route: ['I30', 'H29', 'G30'] }) as const;
    refuses(inTurn(position, 'FB', 'placeToken'), by('Bayard'), 'bourbon.notThere');
    expect(play(inTurn(position, 'FB', 'placeToken'), by('Valadous')).table.stations.G30).toEqual(['FB', 'B8', null]);
  });

  it('from phase 5 on their slots are open [2.5.4-05, 3.5-20]', () => {
    const before = tableOf({ phase: 4, withoutBourbons: ['B6'], companies: { NN: {}, FB: { president: 'P2' } } });
    const after = working(before, (tx) => enterPhase(tx, 5, 'NN')).table;
    const places = ['F41', 'G30', 'nC8'] as const;
    expect(places.map((hex) => before.stations[hex])).toEqual([
      ['B5', null, null, null],
      [null, 'B8', null],
      ['B7', null, null],
    ]);
    expect(places.flatMap((hex) => after.stations[hex]).filter((each) => each !== null)).toEqual([]);
    expect(places.map((hex) => slotFor(before, hex, 'NN'))).toEqual([1, 0, undefined]);
    expect(places.map((hex) => slotFor(after, hex, 'NN'))).toEqual([0, 0, 0]);
  });

  it('home and reserved slots serve their own company only [2.5.4-06, 2.5.4-07]', () => {
    const table = tableOf({ phase: 5, companies: { NN: {}, FSC: {}, LdA: {} } });
    expect(slotFor(table, 'F31', 'NN')).toBeUndefined();
    expect(slotFor(table, 'I36', 'NN')).toBeUndefined();
    expect(slotFor({ ...table, stations: {} }, 'F31', 'LdA')).toBe(0);
    expect(slotFor(table, 'I36', 'LdA')).toBe(0);
  });

  it('they open when their company closes or merges [2.5.4-08]', () => {
    for (const standing of ['closed', 'merged'] as const) {
      const table = tableOf({ phase: 5, companies: { NN: {}, LdA: { standing, stations: [] } } });
      expect(slotFor(table, 'I36', 'NN')).toBe(0);
    }
  });

  it('markers lie in the treasury without limit; tokens end with the chart [2.5.4-09, 2.5.4-10]', () => {
    const position: Position = {
      companies: { NN: { cash: 20, markers: 40, stations: ['nC6'] } },
      tiles: portici,
    };
    const table = tableOf(position);
    const state = { ...inTurn(position, 'NN', 'placeToken') };
    const empty = { ...state, table: { ...state.table, charters: { ...table.charters, NN: 0 } } };
    refuses(empty, token('nC6', 'nC4', 'nD3'), 'token.noneLeft');
    const after = play(state, token('nC6', 'nC4', 'nD3'));
    expect(markers(after, 'NN')).toBe(41);
    expect(facts(after, 'NN').markers).toBe(41);
    expect(offered(state, 'placeToken')).toHaveLength(1);
  });
});

describe('the board', () => {
  it('is symmetric, costs included, and names every place once', () => {
    for (const phase of ['1', '3']) {
      const { board: each, crossing: cost } = trackBoardIn(builtInBoard, phase);
      each.meets.forEach((other, side) => {
        if (other < 0) return;
        expect(each.meets[other]).toBe(side);
        expect(cost[other]).toBe(cost[side]);
      });
    }
    expect(new Set(places.map(({ id }) => id)).size).toBe(places.length);
    for (const { kind, name } of places) expect(kind === 'plain').toBe(name === undefined);
  });

  it('prints no track towards a side where none may be laid', () => {
    for (const { id, print, kind } of places) {
      if (kind === 'offmap' || kind === 'stub') continue;
      expect(exitsOf(print) & ~(board.buildable[hexNumber(board, id)] as number)).toBe(0);
    }
  });

  it('lets nothing be laid in one phase that could not be laid in another: passes close routes, not sides', () => {
    expect([...trackBoardIn(builtInBoard, '1').board.buildable]).toEqual([...board.buildable]);
  });
});
