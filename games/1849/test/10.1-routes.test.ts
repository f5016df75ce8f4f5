import { describe, expect, it } from 'vitest';
import type { Corp } from '../data/corporations.ts';
import type { TrainClass } from '../data/trains.ts';
import {
  type CorpPosition,
  cash,
  corpTurn,
  lay,
  type Position,
  play,
  refuses,
  run,
  station,
  whyNot,
} from './support/index.ts';

type Tiles = NonNullable<Position['tiles']>;

/** A corporation with one long train is about to run; any legal route will do, not only the best. */
function runner(
  corp: Corp,
  tiles: Tiles,
  { train = '16H', others = {}, stations }: Partial<Ground> = {},
): ReturnType<typeof corpTurn> {
  const me: CorpPosition = { trains: [train], ...(stations && { stations }) };
  const position: Position = { phase: '16', setup: { revenue: 'claimed' }, corps: { [corp]: me, ...others }, tiles };
  return corpTurn(position, corp, 'runTrains');
}

interface Ground {
  readonly train: TrainClass;
  readonly others: NonNullable<Position['corps']>;
  readonly stations: readonly string[];
}

const route = (hexes: string, train: TrainClass = '16H') => run([`${train}-0`, hexes]);

/** Trapani, D2 and Alcamo behind it; Mazzara, south of Marsala. */
const west: Tiles = { D2: ['8', 2], C3: ['58', 5], G1: ['58', 3] };
/** From Marsala by F2 and Castelvetrano to the junction of F4; the loop behind G5; Partinico on the other branch. */
const loop: Tiles = {
  F2: ['9', 2],
  G3: ['58', 2],
  F4: ['25', 5],
  D4: ['58', 0],
  G5: ['25', 2],
  F6: ['7', 0],
  H6: ['8', 1],
  I5: ['7', 3],
};

describe('1849 §10.1 Routes', () => {
  it('connected track with at least one own station, at an end or in between [10.1-01]', () => {
    const state = runner('CTL', west);
    expect(whyNot(state, route('E1 C1'))).toBeUndefined();
    expect(whyNot(state, route('C1 E1 G1'))).toBeUndefined();
    // From Trapani to Alcamo it passes no station of CTL.
    refuses(state, route('C1 D2 C3'), 'run.noStation');
    expect(whyNot(runner('CTL', west, { stations: ['E1', 'C1'] }), route('C1 D2 C3'))).toBeUndefined();
    // Not connected: no tile joins Mazzara and Castelvetrano.
    refuses(runner('CTL', { ...west, G3: ['58', 2] }), route('E1 G1 H2 G3'), 'run.noTrack');
  });

  it('no turning back at a junction [10.1-02]', () => {
    const state = runner('CTL', loop);
    expect(whyNot(state, route('E1 F2 G3'))).toBeUndefined();
    // In F4 both branches lead to G5 only.
    refuses(state, route('E1 F2 G3 F4 D4'), 'run.noTrack');
  });

  it('no change of track at a crossing [10.1-03]', () => {
    // F2: standard from Marsala to Castelvetrano crosses narrow from D2 to H2.
    const state = runner('CTL', { F2: ['714', 2], G3: ['58', 2], D2: ['78', 0], H2: ['79', 0] });
    expect(whyNot(state, route('E1 F2 G3'))).toBeUndefined();
    refuses(state, route('E1 F2 D2 C1'), 'run.noTrack');
  });

  it('no piece of track twice [10.1-04]', () => {
    // Round the loop and back over F4 to Partinico.
    refuses(runner('CTL', loop), route('E1 F2 G3 F4 G5 F6 H6 I5 G5 F4 D4'), 'run.trackTwice');
  });

  it('a city can be passed if it has a free circle or an own token [10.1-05]', () => {
    const through = route('E1 C1 D2 C3');
    expect(whyNot(runner('CTL', west), through)).toBeUndefined();
    const taken = { SFA: { stations: ['J6', 'C1'] } };
    refuses(runner('CTL', west, { others: taken }), through, 'run.blocked');
    expect(whyNot(runner('CTL', west, { stations: ['E1', 'C1'] }), through)).toBeUndefined();
    // Terranova has two circles: one taken leaves one.
    const south: Tiles = { L8: ['9', 2], K7: ['4', 2], J6: ['657', 2], N10: ['58', 2] };
    const east = route('J6 K7 L8 M9 N10');
    expect(whyNot(runner('SFA', south, { others: { CTL: { stations: ['E1', 'M9'] } } }), east)).toBeUndefined();
    const full = { CTL: { stations: ['E1', 'M9'] }, RCS: { stations: ['C5', 'M9'] } };
    refuses(runner('SFA', south, { others: full }), east, 'run.blocked');
  });

  it('a circle kept for a home is free for passing [10.1-05]', () => {
    // CTL is not in operation; its space in Marsala is kept, and empty.
    const state = runner('SFA', west, { stations: ['C1'] });
    expect(state.table.queue).toContain('CTL');
    expect(whyNot(state, route('C1 E1 G1'))).toBeUndefined();
    refuses(runner('SFA', west, { stations: ['C1'], others: { CTL: {} } }), route('C1 E1 G1'), 'run.blocked');
  });

  it('a city full of others’ tokens can be an end, never be passed [10.1-06]', () => {
    const state = runner('CTL', west, { others: { SFA: { stations: ['J6', 'C1'] } } });
    expect(whyNot(state, route('E1 C1'))).toBeUndefined();
    expect(whyNot(state, route('C1 E1 G1'))).toBeUndefined();
    refuses(state, route('E1 C1 D2 C3'), 'run.blocked');
  });

  it('towns can always be passed [10.1-07]', () => {
    const state = runner('CTL', { G1: ['58', 3], H2: ['8', 2], G3: ['58', 1] });
    expect(whyNot(state, route('E1 G1'))).toBeUndefined();
    expect(whyNot(state, route('E1 G1 H2 G3'))).toBeUndefined();
  });

  it('at a city or town a route leaves by any other line, of any gauge [10.1-08]', () => {
    // Girgenti: narrow to Canicatti, standard to Licata.
    const city = runner('SFA', { J6: ['644', 4], I7: ['73', 1], K7: ['4', 2] });
    expect(whyNot(city, route('I7 J6 K7'))).toBeUndefined();
    // Licata: narrow from Girgenti, standard on to Terranova.
    const town = runner('SFA', { J6: ['657', 5], K7: ['680', 2], L8: ['9', 2] });
    expect(whyNot(town, route('J6 K7 L8 M9'))).toBeUndefined();
  });

  it('gauge changes nowhere else [10.1-09]', () => {
    // Standard in F2 meets narrow in Castelvetrano at their common side.
    refuses(runner('CTL', { F2: ['9', 2], G3: ['73', 2] }), route('E1 F2 G3'), 'run.gaugeBreak');
    // Nor in the open: D2 is standard, E3 and F4 are narrow.
    const open: Tiles = { D2: ['8', 5], E3: ['79', 2], F4: ['77', 1], G3: ['73', 2] };
    refuses(runner('CTL', open), route('E1 D2 E3 F4 G3'), 'run.gaugeBreak');
    expect(whyNot(runner('CTL', { ...open, D2: ['78', 5] }), route('E1 D2 E3 F4 G3'))).toBeUndefined();
  });

  it('a route begins and ends in towns, cities or ports [10.1-10]', () => {
    const state = runner('CTL', { F2: ['9', 2] });
    refuses(state, route('E1 F2'), 'run.noTrack');
    refuses(state, route('F2 E1 C1'), 'run.noTrack');
    expect(whyNot(state, route('E1 C1'))).toBeUndefined();
  });

  it('a port is only an end; two different ports may be the two ends [10.1-11]', () => {
    const south = runner('AFG', { N10: ['58', 2] }, { stations: ['M9'] });
    expect(whyNot(south, route('N8 M9 N10'))).toBeUndefined();
    // In the middle its one piece of track would be used twice.
    refuses(south, route('M9 N8 M9 N10'), 'run.endOnly');
    // From the port north of Milazzo down the whole east coast to the port of Augusta.
    const coast: Tiles = {
      B14: ['655', 0],
      D14: ['8', 1],
      G13: ['58', 1],
      H12: ['653', 1],
      I11: ['30', 4],
      J12: ['9', 2],
    };
    const state = runner('IFT', coast);
    const long = play(state, route('a12 A13 B14 D14 E13 G13 H12 I11 J12 K13 L14'), { type: 'withhold' });
    expect(cash(long, 'IFT')).toBe(20 + 10 + 50 + 10 + 10 + 60 + 10 + 60);
  });

  it('no city or town twice in one route [10.1-12]', () => {
    const state = runner('CTL', { ...west, D2: ['7', 1] });
    refuses(state, route('E1 C1 D2 E1'), 'run.stopTwice');
  });

  it('narrow meeting standard at a hexside is no connection; dual connects with both [10.1-13]', () => {
    refuses(runner('CTL', { F2: ['79', 2], G3: ['58', 2] }), route('E1 F2 G3'), 'run.gaugeBreak');
    // Marsala has dual track: narrow and standard may both begin there.
    expect(whyNot(runner('CTL', { F2: ['79', 2], G3: ['73', 2] }), route('E1 F2 G3'))).toBeUndefined();
    expect(whyNot(runner('CTL', { F2: ['9', 2], G3: ['58', 2] }), route('E1 F2 G3'))).toBeUndefined();
  });

  it('the same rules serve tile laying, tokens and trains [10.1-14]', () => {
    // From Marsala through Trapani, Alcamo and Partinico to Palermo, home of a corporation that does not play.
    const open: Position = {
      phase: '6',
      corps: { CTL: { cash: 500, trains: ['6H'] } },
      queue: ['IFT', 'ATA'],
      tiles: { D2: ['8', 2], C3: ['58', 5], D4: ['3', 2], B4: ['7', 5] },
    };
    const build = lay('D6', '9', 2);
    const token = station('C5');
    const train = run(['6H-0', 'E1 C1 D2 C3 D4 B4 C5']);
    expect(whyNot(corpTurn(open, 'CTL', 'layTrack'), build)).toBeUndefined();
    expect(whyNot(corpTurn(open, 'CTL', 'placeToken'), token)).toBeUndefined();
    expect(whyNot(corpTurn(open, 'CTL', 'runTrains'), train)).toBeUndefined();
    // Trapani full of others' tokens stops all three.
    const full = { ...open, corps: { ...open.corps, SFA: { stations: ['J6', 'C1'] } } };
    refuses(corpTurn(full, 'CTL', 'layTrack'), build, 'lay.notConnected');
    refuses(corpTurn(full, 'CTL', 'placeToken'), token, 'token.notConnected');
    refuses(corpTurn(full, 'CTL', 'runTrains'), train, 'run.blocked');
    // So does a break of gauge.
    const broken = { ...open, tiles: { ...open.tiles, C3: ['73', 5] } } as const;
    refuses(corpTurn(broken, 'CTL', 'layTrack'), build, 'lay.notConnected');
    refuses(corpTurn(broken, 'CTL', 'placeToken'), token, 'token.notConnected');
    refuses(corpTurn(broken, 'CTL', 'runTrains'), train, 'run.gaugeBreak');
  });
});
