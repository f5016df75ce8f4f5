import { describe, expect, it } from 'vitest';
import type { TrainClass } from '../data/trains.ts';
import { asked, cash, corpTurn, decider, type Position, play, refuses, run, settled, space } from './support/index.ts';
import {
  acrossSicily,
  figure,
  longLine,
  measured,
  narrowLine,
  part,
  southCoast,
  standardLine,
} from './support/lines.ts';

/** Any legal set of routes is accepted, so that routes can be tried which do not pay most. */
const anyRoute = { setup: { revenue: 'claimed' } } as const;

/** Lilibeo before the figure of the rulebook, about to run. */
const lilibeo = (trains: readonly TrainClass[], position: Position = {}) =>
  corpTurn(
    { phase: '10', tiles: figure, ...position, corps: { CTL: { trains }, RCS: { president: 'P2' } } },
    'CTL',
    'runTrains',
  );

/** Sicula with stations in Palermo, Catania and Messina on a standard line across the island. */
const across = (...trains: readonly TrainClass[]) =>
  corpTurn(
    { ...anyRoute, phase: '10', tiles: acrossSicily, corps: { RCS: { trains, stations: ['C5', 'H12', 'B14'] } } },
    'RCS',
    'runTrains',
  );

describe('1849 §10.5.1 Select train routes: the examples', () => {
  const withheld = { type: 'withhold' } as const;

  it('an 8H of Lilibeo by the standard line: eight hexes, L.160 [10.5.1-21]', () => {
    const state = lilibeo(['8H']);
    expect(measured(state, 'CTL', '8H-0', part(standardLine, 'C5', 'E1')).length).toBe(8);
    // Lilibeo's own station is in Marsala, so the parts are measured from there.
    const from = (hex: string) => 8 - measured(state, 'CTL', '8H-0', part(standardLine, hex, 'E1')).length;
    expect([from('D4'), from('C3'), from('G3'), from('G1')]).toEqual([2, 3, 5, 7]);
    expect(cash(play(state, run(['8H-0', standardLine]), withheld), 'CTL')).toBe(160);
  });

  it('a second 8H by the narrow line: L.130, both in the same turn, Palermo counts for both [10.5.1-22, 10.5.1-20]', () => {
    const state = lilibeo(['8H', '8H']);
    expect(measured(state, 'CTL', '8H-1', narrowLine)).toMatchObject({ length: 8, revenue: 130 });
    expect(8 - measured(state, 'CTL', '8H-1', part(narrowLine, 'D4', 'E1')).length).toBe(2);
    const both = play(state, run(['8H-0', standardLine], ['8H-1', narrowLine]), withheld);
    // 90 for Palermo, 10 for Partinico and 30 for Marsala are in both sums.
    expect(cash(both, 'CTL')).toBe(160 + 130);
  });

  it('the way into Marsala is dual, but narrow for a train that comes on narrow track [10.5.1-23, 10.5.1-14]', () => {
    const state = lilibeo(['8H', '6H', 'R6H'], anyRoute);
    // Three hexsides of narrow track from Partinico, the last of them into dual Marsala: six, not five.
    expect(measured(state, 'CTL', '8H-0', part(narrowLine, 'D4', 'E1')).length).toBe(6);
    expect(measured(state, 'CTL', 'R6H-0', part(narrowLine, 'D4', 'E1')).length).toBe(3);
    refuses(state, run(['6H-0', narrowLine]), 'run.tooLong');
    // And standard for one that comes on standard track: the R6H counts two into Marsala.
    expect(measured(state, 'CTL', 'R6H-0', 'G1 E1').length).toBe(2);
    expect(measured(state, 'CTL', '8H-0', 'G1 E1').length).toBe(1);
  });

  it('an R6H to Trapani: five hexes, L.160 with the values of Phase 10, L.180 in Phase 16 [10.5.1-24]', () => {
    const line = `${narrowLine} C1`;
    const drawn = lilibeo(['R6H']);
    expect(measured(drawn, 'CTL', 'R6H-0', line)).toMatchObject({ length: 5, revenue: 90 + 10 + 30 + 30 });
    const length = (from: string, to: string) => measured(drawn, 'CTL', 'R6H-0', part(line, from, to)).length;
    expect([length('C5', 'E1') - length('D4', 'E1'), length('D4', 'E1'), length('E1', 'C1')]).toEqual([1, 3, 1]);
    const played = lilibeo(['R6H'], { phase: '16' });
    expect(cash(play(played, run(['R6H-0', line]), withheld), 'CTL')).toBe(180);
  });

  it('Palermo to Partinico: 2 and 4 by the standard line, 2 and 1 by the narrow one [10.5.1-25, 10.5.1-07, 10.5.1-08]', () => {
    const state = corpTurn({ phase: '16', tiles: figure, corps: { RCS: { trains: ['16H', 'R6H'] } } }, 'RCS');
    const length = (train: string, hexes: string) => measured(state, 'RCS', train, hexes).length;
    expect([length('16H-0', 'C5 B4 D4'), length('R6H-0', 'C5 B4 D4')]).toEqual([2, 4]);
    expect([length('16H-0', 'C5 D4'), length('R6H-0', 'C5 D4')]).toEqual([2, 1]);
  });

  it('Palermo to the port of Palermo alone is no run; with another city or town the port may be used [10.5.1-03, 10.5.1-02]', () => {
    const alone = corpTurn({ corps: { RCS: { trains: ['4H'] } } }, 'RCS', 'runTrains');
    refuses(alone, run(['4H-0', 'C5 A5']), 'run.tooFewStops');
    // Nothing can be run, so nothing is asked, and the marker goes left.
    expect(space(settled(alone), 'RCS')).toEqual([3, 4]);
    const town = corpTurn(
      { ...anyRoute, phase: '6', tiles: figure, corps: { RCS: { trains: ['4H'] } } },
      'RCS',
      'runTrains',
    );
    expect(asked(play(town, run(['4H-0', 'A5 C5 B4 D4'])))).toBe('payDividend');
    // A city and a town, and two cities.
    expect(asked(play(town, run(['4H-0', 'C5 B4 D4'])))).toBe('payDividend');
    const marsala = corpTurn({ corps: { CTL: { trains: ['4H'] } } }, 'CTL', 'runTrains');
    expect(asked(play(marsala, run(['4H-0', 'E1 C1'])))).toBe('payDividend');
  });

  it('Messina to Calabria is a run of three, and Calabria an end of it [10.5.1-17, 10.5.1-16, 10.5.1-18]', () => {
    const state = corpTurn(
      { ...anyRoute, phase: '8', tiles: { B14: ['655', 0] }, corps: { AFG: { trains: ['6H'], stations: ['B14'] } } },
      'AFG',
      'runTrains',
    );
    // One hexside to the divided hex, which is A15 and B16 here, one for its middle line, one to Calabria.
    expect(measured(state, 'AFG', '6H-0', 'B14 A15 B16 C15')).toMatchObject({ length: 3, revenue: 50 + 30 });
    expect(cash(play(state, run(['6H-0', 'B14 A15 B16 C15']), withheld), 'AFG')).toBe(80);
    refuses(state, run(['6H-0', 'B14 A15 B16 C15 B16 A15 B14']), 'run.endOnly');
    const token = corpTurn(
      { phase: '8', tiles: { B14: ['655', 0] }, corps: { AFG: { stations: ['B14'] } } },
      'AFG',
      'placeToken',
    );
    refuses(token, { type: 'placeToken', hex: 'C15' }, 'token.notACity');
  });
});

describe('1849 §10.5.1 Select train routes: length', () => {
  /** For each class a part of the long line that it can just run, and one that is a hexside longer. */
  const reach: readonly (readonly [TrainClass, just: readonly [string, string], over: readonly [string, string]])[] = [
    ['4H', ['G9', 'C5'], ['H12', 'E7']],
    ['6H', ['G9', 'D4'], ['H12', 'C5']],
    ['8H', ['G13', 'C5'], ['H12', 'D4']],
    ['10H', ['H12', 'C3'], ['B14', 'C5']],
    ['12H', ['E13', 'C3'], ['B14', 'D4']],
    ['16H', ['C15', 'D4'], ['C15', 'C3']],
  ];

  it.each(reach)(
    'a %s crosses as many standard hexsides as its number says, and no more [10.5.1-09, 10.5.1-10]',
    (kind, just, over) => {
      const state = across(kind);
      const train = `${kind}-0`;
      const limit = Number.parseInt(kind, 10);
      const sides = (ends: readonly [string, string]) => part(longLine, ...ends).split(' ').length - 1;
      expect([sides(just), sides(over)]).toEqual([limit, limit + 1]);
      expect(measured(state, 'RCS', train, part(longLine, ...just)).length).toBe(limit);
      expect(asked(play(state, run([train, part(longLine, ...just)])))).toBe('payDividend');
      refuses(state, run([train, part(longLine, ...over)]), 'run.tooLong');
    },
  );

  it('an R6H has six: three standard hexsides, not four [10.5.1-08, 10.5.1-09]', () => {
    const state = across('R6H');
    expect(measured(state, 'RCS', 'R6H-0', part(longLine, 'C15', 'B14')).length).toBe(6);
    expect(measured(state, 'RCS', 'R6H-0', 'A13 B14 D14 E13').length).toBe(6);
    refuses(state, run(['R6H-0', 'A13 B14 D14 E13 G13']), 'run.tooLong');
  });

  it('the hex where a route begins is not counted [10.5.1-06]', () => {
    const state = across('4H');
    expect(measured(state, 'RCS', '4H-0', 'H12 G13')).toMatchObject({ length: 1 });
    expect(measured(state, 'RCS', '4H-0', 'G13 H12')).toMatchObject({ length: 1 });
  });

  it('a train may run less than it could [10.5.1-11]', () => {
    const state = corpTurn({ phase: '16', corps: { CTL: { trains: ['16H'] } } }, 'CTL', 'runTrains');
    expect(measured(state, 'CTL', '16H-0', 'E1 C1').length).toBe(1);
    expect(asked(play(state, run(['16H-0', 'E1 C1'])))).toBe('payDividend');
  });

  it('the arrow of a port counts as a hex of its gauge [10.5.1-12]', () => {
    const state = corpTurn({ phase: '16', tiles: figure, corps: { RCS: { trains: ['16H', 'R6H'] } } }, 'RCS');
    const length = (train: string, hexes: string) => measured(state, 'RCS', train, hexes).length;
    expect(length('16H-0', 'A5 C5 B4 D4') - length('16H-0', 'C5 B4 D4')).toBe(1);
    expect(length('R6H-0', 'A5 C5 D4') - length('R6H-0', 'C5 D4')).toBe(2);
  });

  it('track that is dual from stop to stop counts one for every train [10.5.1-13]', () => {
    const state = lilibeo(['8H', 'R6H']);
    expect(measured(state, 'CTL', '8H-0', 'E1 C1').length).toBe(1);
    expect(measured(state, 'CTL', 'R6H-0', 'E1 C1').length).toBe(1);
  });
});

describe('1849 §10.5.1 Select train routes: what a route must be', () => {
  it('the president names a route for each train, its own trains only and each once [10.5.1-01]', () => {
    const state = lilibeo(['8H', '8H']);
    expect(decider(state)).toBe('P1');
    refuses(state, run(['8H-0', standardLine], ['8H-0', narrowLine]), 'run.train');
    refuses(state, run(['8H-0', standardLine], ['10H-0', narrowLine]), 'run.train');
    expect(asked(play(state, run(['8H-0', standardLine], ['8H-1', narrowLine])))).toBe('payDividend');
  });

  it('any number of cities and towns, and a port at each end [10.5.1-04]', () => {
    const state = corpTurn({ phase: '10', tiles: southCoast, corps: { ATA: { trains: ['8H'] } } }, 'ATA', 'runTrains');
    const coast = 'N8 M9 N10 O11 N12 M13 K13 L14';
    // Port 20, Terranova 30, Vittoria 10, Siracusa 20, Augusta 10, port 60; both arrows are among the seven hexes.
    expect(measured(state, 'ATA', '8H-0', coast)).toMatchObject({ length: 7, revenue: 150 });
    expect(cash(play(state, run(['8H-0', coast]), { type: 'withhold' }), 'ATA')).toBe(150);
    // A third one is out of the question: a port is never passed.
    refuses(state, run(['8H-0', 'M13 K13 L14 K13']), 'run.endOnly');
  });

  it('each train needs a station of the corporation on its own route [10.5.1-05]', () => {
    const state = lilibeo(['8H', '8H'], anyRoute);
    refuses(state, run(['8H-0', standardLine], ['8H-1', 'C5 D4']), 'run.noStation');
    refuses(state, run(['8H-0', 'C5 D4']), 'run.noStation');
  });

  it('narrow and standard never meet between two stops [10.5.1-15]', () => {
    // Standard track on D2: the narrow line ends at its side.
    const state = lilibeo(['8H'], { ...anyRoute, tiles: { ...figure, D2: ['8', 5] } });
    refuses(state, run(['8H-0', narrowLine]), 'run.gaugeBreak');
    // At a stop gauge may change: Palermo to Partinico narrow, on by the standard line.
    const palermo = corpTurn(
      { ...anyRoute, phase: '10', tiles: figure, corps: { RCS: { trains: ['8H'] } } },
      'RCS',
      'runTrains',
    );
    expect(measured(palermo, 'RCS', '8H-0', 'C5 D4 C3').length).toBe(3);
  });

  it('trains share no track; they may meet at stations and pass each other on one tile [10.5.1-19]', () => {
    const state = lilibeo(['8H', '8H'], anyRoute);
    refuses(state, run(['8H-0', standardLine], ['8H-1', 'G1 E1']), 'run.trackTwice');
    // Palermo, Partinico and Marsala are met by both, and E3 is crossed on its two separate tracks.
    expect(asked(play(state, run(['8H-0', standardLine], ['8H-1', narrowLine])))).toBe('payDividend');
    // Two branches of F2 that leave it by the same side share that side.
    const fork = lilibeo(['8H', '8H'], {
      ...anyRoute,
      tiles: { F2: ['25', 2], E3: ['8', 1], C3: ['3', 5], H2: ['7', 2], G1: ['58', 3] },
    });
    refuses(fork, run(['8H-0', 'E1 F2 E3 C3'], ['8H-1', 'E1 F2 H2 G1']), 'run.trackTwice');
    expect(asked(play(fork, run(['8H-0', 'E1 F2 E3 C3'], ['8H-1', 'E1 G1'])))).toBe('payDividend');
  });

  it('what 10.1 says of routes holds for trains: track from hex to hex, open cities, no stop twice', () => {
    const state = lilibeo(['8H'], anyRoute);
    refuses(state, run(['8H-0', 'C5 D4 E1']), 'run.notAdjacent');
    refuses(state, run(['8H-0', 'E1 F2 G3']), 'run.noTrack');
    refuses(state, run(['8H-0', 'C5 B4 D4 C5 D4']), 'run.stopTwice');
    const closed = corpTurn(
      {
        ...anyRoute,
        phase: '10',
        tiles: figure,
        corps: { CTL: { trains: ['8H'] }, RCS: {}, IFT: { stations: ['H12', 'C5'] } },
      },
      'CTL',
      'runTrains',
    );
    // Palermo is full of others' stations: the line may end there, not go on to the port.
    refuses(closed, run(['8H-0', 'A5 C5 D4 E3 D2 E1']), 'run.blocked');
    expect(asked(play(closed, run(['8H-0', narrowLine])))).toBe('payDividend');
  });
});
