import { describe, expect, it } from 'vitest';
import type { PhaseId } from '../data/phases.ts';
import { bestRun } from '../search/runs.ts';
import type { Table1849 } from '../table.ts';
import { greyValues, hexes, tileSet } from './support/builtIn.ts';
import { cash, corpTurn, type Position, play, refuses, run, space } from './support/index.ts';
import { figure, measured, narrowLine, southCoast, standardLine } from './support/lines.ts';

/** Girgenti, Caltanissetta and Terranova on one standard line; only Caltanissetta is green. */
const threeCities: NonNullable<Position['tiles']> = {
  J6: ['644', 2],
  H6: ['8', 4],
  G7: ['8', 5],
  H8: ['666', 0],
  J8: ['9', 0],
  L8: ['8', 3],
};

describe('1849 §10.5.2 Determine revenue', () => {
  it('cities of 30, 20 and 20 earn L.70, and that is 7 a share [10.5.2-03, 10.5.2-01]', () => {
    const state = corpTurn(
      { phase: '6', tiles: threeCities, corps: { SFA: { trains: ['6H'], president: 'P1', singles: { P2: 1 } } } },
      'SFA',
      'runTrains',
    );
    const line = 'J6 H6 G7 H8 J8 L8 M9';
    expect(measured(state, 'SFA', '6H-0', line)).toMatchObject({ length: 6, revenue: 30 + 20 + 20 });
    const paid = play(state, run(['6H-0', line]), { type: 'payDividend' });
    expect([cash(paid, 'P2'), cash(paid, 'P1'), cash(paid, 'SFA')]).toEqual([7, 14, 49]);
  });

  it('towns and ports count like cities [10.5.2-01]', () => {
    const state = corpTurn({ phase: '10', tiles: figure, corps: { RCS: { trains: ['8H'] } } }, 'RCS', 'runTrains');
    expect(measured(state, 'RCS', '8H-0', 'A5 C5 B4 D4 C3').revenue).toBe(10 + 90 + 10 + 10);
  });

  it('every value lies between 10 and 130 [10.5.2-02]', () => {
    const printed = hexes.filter((hex) => hex.ground !== 'open').map((hex) => hex.print);
    const faces = [...printed, ...tileSet.map((tile) => tile.face)];
    const values = [
      ...faces.flatMap((face) => face.stops.map((stop) => stop.value)),
      ...Object.values(greyValues).flat(),
    ];
    expect([Math.min(...values), Math.max(...values)]).toEqual([10, 130]);
    // Open towns and cities have no value, and no track, before their first tile.
    for (const hex of hexes) if (hex.ground === 'open') expect(hex.print.track).toEqual([]);
  });

  it('the highest total of all trains together must be taken; among equal ones the president chooses [10.5.2-04]', () => {
    const state = corpTurn(
      { phase: '10', tiles: figure, corps: { CTL: { trains: ['8H', '8H'] } } },
      'CTL',
      'runTrains',
    );
    // The first train alone earns no more than 160, and with it the second could still run to Trapani.
    refuses(state, run(['8H-0', standardLine], ['8H-1', 'E1 C1']), 'run.notBest');
    refuses(state, run(['8H-0', standardLine], ['8H-1', 'D4 E3 D2 E1']), 'run.notBest');
    for (const [one, other] of [
      ['8H-0', '8H-1'],
      ['8H-1', '8H-0'],
    ] as const) {
      const ran = play(state, run([one, standardLine], [other, narrowLine]), { type: 'withhold' });
      expect(cash(ran, 'CTL')).toBe(290);
    }
  });

  it('grey cities: lowest value in Phases 4 and 6, middle in 8 and 10, highest in 12 and 16 [10.5.2-05, 10.5.2-06]', () => {
    const phases: readonly PhaseId[] = ['4', '6', '8', '10', '12', '16'];
    const earns = (position: Position, corp: 'CTL' | 'AFG' | 'ATA', line: string) =>
      phases.map((phase) => {
        const state = corpTurn({ phase, ...position }, corp, 'runTrains');
        return measured(state, corp, '12H-0', line).revenue;
      });
    // Marsala and Trapani.
    expect(earns({ corps: { CTL: { trains: ['12H'] } } }, 'CTL', 'E1 C1')).toEqual([40, 40, 60, 60, 80, 80]);
    // Terranova, with Vittoria at 10.
    expect(
      earns({ tiles: southCoast, corps: { AFG: { trains: ['12H'], stations: ['M9'] } } }, 'AFG', 'M9 N10'),
    ).toEqual([30, 30, 40, 40, 50, 50]);
    // Calabria, with Messina at 50.
    expect(
      earns(
        { tiles: { B14: ['655', 0] }, corps: { AFG: { trains: ['12H'], stations: ['B14'] } } },
        'AFG',
        'B14 A15 B16 C15',
      ),
    ).toEqual([60, 60, 80, 80, 140, 140]);
    // Augusta, a grey town, is 10 in every phase; with Siracusa at 20.
    expect(earns({ tiles: southCoast, corps: { ATA: { trains: ['12H'] } } }, 'ATA', 'M13 K13')).toEqual(
      phases.map(() => 30),
    );
  });

  it('St. Stefano, Taormina, Milazzo and Augusta are grey towns of fixed 10 [10.5.2-06]', () => {
    for (const name of ['St. Stefano', 'Taormina', 'Milazzo', 'Augusta']) {
      const hex = hexes.find((each) => each.name === name);
      expect(hex).toMatchObject({ ground: 'fixed', print: { stops: [{ kind: 'town', value: 10 }] } });
      expect(greyValues[hex?.id ?? '']).toBeUndefined();
    }
  });

  it('the value is that of the phase in which the train runs [10.5.2-07]', () => {
    const state = corpTurn({ phase: '6', corps: { CTL: { trains: ['6H'], cash: 400 } } }, 'CTL', 'runTrains');
    const piles = { '6H-1': 'gone', '6H-2': 'gone', '6H-3': 'gone' };
    const ready = { ...state, table: { ...state.table, trains: { ...state.table.trains, ...piles } } };
    const ran = play(ready, run(['6H-0', 'E1 C1']), { type: 'withhold' });
    expect(cash(ran, 'CTL')).toBe(400 + 40);
    // Phase 8 begins after the run: nothing more is paid for it, the next one will earn 60.
    const bought = play(ran, { type: 'buyTrain', train: '8H-0', price: 350 });
    expect([bought.table.phase, cash(bought, 'CTL')]).toEqual(['8', 90]);
    expect(bestRun(bought.table, 'CTL').revenue).toBe(60);
  });

  it("CNM's marker adds 20 to the port, for its owner alone [10.5.2-08]", () => {
    const port = { hex: 'A5', corp: 'RCS' };
    const state = corpTurn(
      {
        phase: '10',
        tiles: figure,
        table: { port },
        corps: { RCS: { trains: ['8H'] }, CTL: { trains: ['10H', '12H'] } },
      },
      'RCS',
      'runTrains',
    );
    expect(measured(state, 'RCS', '8H-0', 'A5 C5 B4 D4').revenue).toBe(10 + 20 + 90 + 10);
    expect(measured(state, 'CTL', '12H-0', `A5 ${standardLine}`).revenue).toBe(10 + 160);
  });

  it('nothing remembers the revenue: money and marker are all that a run changes [10.5.2-09]', () => {
    const state = corpTurn({ corps: { CTL: { trains: ['4H'], at: [4, 0] } } }, 'CTL', 'runTrains');
    const after = play(state, run(['4H-0', 'E1 C1']), { type: 'payDividend' });
    const changed = (Object.keys(after.table) as (keyof Table1849)[]).filter(
      (slice) => JSON.stringify(after.table[slice]) !== JSON.stringify(state.table[slice]),
    );
    // `turn` says that it has run, `lively` that money moved.
    expect(changed.sort()).toEqual(['cash', 'lively', 'turn']);
    expect(space(after, 'CTL')).toEqual([4, 0]);
    expect(JSON.stringify(after.flow)).not.toContain('revenue');
  });
});
