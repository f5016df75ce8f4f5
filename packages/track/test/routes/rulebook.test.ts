import { bestRoutes, checkRoutes, type Route } from '@binario/track';
import { describe, expect, it } from 'vitest';
import { bestTotal, everyRoute } from './brute.ts';
import { board, type Ground, laid, lilibeo, narrowLine, runner, standardLine, stopOn } from './sicily.ts';

function run(table: Ground, corp: string, train: string, hexes: readonly string[], phase: '10' | '16' = '10'): Route {
  const checked = checkRoutes(board, table, corp, [runner(table, train, phase)], [{ train, hexes }]);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problem));
  return checked.routes[0] as Route;
}

describe('1849 §10.5.1 Select train routes', () => {
  it('8H of Lilibeo by the standard line: eight hexes, L.160', () => {
    expect(run(lilibeo, 'CTL', '8H-0', standardLine)).toMatchObject({ length: 8, revenue: 160 });
    expect(run(lilibeo, 'CTL', '8H-0', standardLine).stops).toEqual(['C5', 'D4', 'C3', 'G3', 'G1', 'E1'].map(stopOn));
  });

  it('another 8H by the narrow line: eight hexes, L.130, as the way into Marsala stays narrow', () => {
    expect(run(lilibeo, 'CTL', '8H-1', narrowLine)).toMatchObject({ length: 8, revenue: 130 });
  });

  it('both in the same turn; and no two routes pay more than the search says', () => {
    const trains = ['8H-0', '8H-1'].map((train) => runner(lilibeo, train, '10'));
    const wished = [
      { train: '8H-0', hexes: standardLine },
      { train: '8H-1', hexes: narrowLine },
    ];
    expect(checkRoutes(board, lilibeo, 'CTL', trains, wished)).toMatchObject({ ok: true, revenue: 290 });
    const lists = trains.map((train) => everyRoute(board, lilibeo, 'CTL', train));
    expect(bestRoutes(board, lilibeo, 'CTL', trains)).toMatchObject({ revenue: bestTotal(lists), proven: true });
  });

  it('R6H from Palermo to Trapani: five hexes, L.160 with the values of Phase 10, L.180 in Phase 16', () => {
    expect(run(lilibeo, 'CTL', 'R6H-0', [...narrowLine, 'C1'])).toMatchObject({ length: 5, revenue: 160 });
    expect(run(lilibeo, 'CTL', 'R6H-0', [...narrowLine, 'C1'], '16')).toMatchObject({ length: 5, revenue: 180 });
  });

  it('Palermo to Partinico: 2 and 4 by the standard line, 2 and 1 by the narrow one', () => {
    const standard = ['C5', 'B4', 'D4'];
    const narrow = ['C5', 'D4'];
    expect(run(lilibeo, 'RCS', '8H-0', standard).length).toBe(2);
    expect(run(lilibeo, 'RCS', 'R6H-0', standard).length).toBe(4);
    expect(run(lilibeo, 'RCS', 'R6H-0', narrow).length).toBe(1);
    expect(run(lilibeo, 'RCS', '8H-0', narrow).length).toBe(2);
  });

  it('dual track alone counts one for every train', () => {
    for (const train of ['8H-0', 'R6H-0']) expect(run(lilibeo, 'CTL', train, ['E1', 'C1']).length).toBe(1);
  });

  it('Messina to Calabria counts three, and is a run', () => {
    const table = { map: laid({ B14: '655/0' }), stations: { B14: ['IFT', null] } };
    expect(run(table, 'IFT', '8H-0', ['B14', 'A15', 'B16', 'C15'])).toMatchObject({ length: 3, revenue: 80 });
    // One more hex goes to Milazzo.
    expect(bestRoutes(board, table, 'IFT', [runner(table, '4H-0', '10')])).toMatchObject({ revenue: 90, proven: true });
  });

  it('Palermo to the port of Palermo alone is no run', () => {
    const table = { map: {}, stations: { C5: ['RCS'] } };
    const trains = [runner(table, '8H-0', '10')];
    const wished = [{ train: '8H-0', hexes: ['C5', 'A5'] }];
    expect(checkRoutes(board, table, 'RCS', trains, wished)).toEqual({
      ok: false,
      problem: { kind: 'tooFewStops', train: '8H-0' },
    });
    expect(bestRoutes(board, table, 'RCS', trains)).toMatchObject({ revenue: 0, routes: [], proven: true });
  });

  it('with another town the port counts', () => {
    expect(run(lilibeo, 'RCS', '4H-0', ['A5', 'C5', 'B4', 'D4'])).toMatchObject({ length: 3, revenue: 110 });
  });
});

describe('1849 §14.3 Electric Dreams', () => {
  it('an E train goes any length, counts the major cities twice and keeps off narrow track', () => {
    const train = 'E-0';
    expect(run(lilibeo, 'CTL', train, [...standardLine, 'C1'], '16')).toMatchObject({ revenue: 2 * 90 + 40 + 80 });
    const wished = [{ train, hexes: narrowLine }];
    expect(checkRoutes(board, lilibeo, 'CTL', [runner(lilibeo, train, '16')], wished)).toEqual({
      ok: false,
      problem: { kind: 'gaugeForbidden', train, gauge: 2, from: 'C5', to: 'D4' },
    });
    expect(bestRoutes(board, lilibeo, 'CTL', [runner(lilibeo, train, '16')])).toMatchObject({
      revenue: 310,
      proven: true,
    });
  });
});
