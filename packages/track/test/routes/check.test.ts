import { checkRoutes, type RouteProblem } from '@binario/track';
import { describe, expect, it } from 'vitest';
import { board, type Ground, laid, lilibeo, narrowLine, runner, standardLine } from './sicily.ts';

type Wish = readonly [train: string, ...hexes: string[]];

function problemOf(table: Ground, corp: string, ...wishes: readonly Wish[]): RouteProblem | undefined {
  const runners = ['4H-0', '8H-0', '8H-1', '16H-0', 'E-0'].map((train) => runner(table, train, '16'));
  const wished = wishes.map(([train, ...hexes]) => ({ train, hexes }));
  const checked = checkRoutes(board, table, corp, runners, wished);
  return checked.ok ? undefined : checked.problem;
}

describe('why routes cannot be run', () => {
  it('a train the corporation does not have', () => {
    expect(problemOf(lilibeo, 'CTL', ['8H-7', ...narrowLine])).toEqual({ kind: 'unknownTrain', train: '8H-7' });
  });

  it('a train that runs twice', () => {
    expect(problemOf(lilibeo, 'CTL', ['8H-0', 'E1', 'C1'], ['8H-0', 'E1', 'G1'])).toEqual({
      kind: 'trainTwice',
      train: '8H-0',
    });
  });

  it('a hex that is not on the board', () => {
    expect(problemOf(lilibeo, 'CTL', ['8H-0', 'E1', 'Z9'])).toEqual({ kind: 'unknownHex', train: '8H-0', hex: 'Z9' });
  });

  it('hexes that do not touch, or only over a closed side', () => {
    expect(problemOf(lilibeo, 'CTL', ['8H-0', 'E1', 'C5'])).toEqual({
      kind: 'notAdjacent',
      train: '8H-0',
      from: 'E1',
      to: 'C5',
    });
    expect(problemOf(lilibeo, 'CTL', ['8H-0', 'C1', 'B2'])).toMatchObject({ kind: 'notAdjacent' });
  });

  it('no track through a hex, no stop at an end, track that does not meet', () => {
    expect(problemOf(lilibeo, 'CTL', ['8H-0', 'E1', 'D2', 'C3'])).toMatchObject({ kind: 'noTrack', hex: 'D2' });
    expect(problemOf(lilibeo, 'CTL', ['8H-0', 'E1', 'D2'])).toMatchObject({ kind: 'noTrack', hex: 'D2' });
    expect(problemOf(lilibeo, 'CTL', ['8H-0', 'D2', 'E1'])).toMatchObject({ kind: 'noTrack', hex: 'D2' });
    expect(problemOf(lilibeo, 'CTL', ['8H-0', 'C1', 'D2', 'E1'])).toMatchObject({ kind: 'noTrack', hex: 'D2' });
    expect(problemOf(lilibeo, 'CTL', ['8H-0'])).toMatchObject({ kind: 'tooFewStops' });
    expect(problemOf(lilibeo, 'CTL', ['8H-0', 'E1'])).toMatchObject({ kind: 'noTrack', hex: 'E1' });
  });

  it('no way across at a crossing, no turning back at a junction', () => {
    const crossing = { ...lilibeo, map: { ...lilibeo.map, ...laid({ E3: '714/0' }) } };
    expect(problemOf(crossing, 'CTL', ['16H-0', 'C3', 'E3', 'D4'])).toMatchObject({ kind: 'noTrack', hex: 'E3' });
    const junction = { ...lilibeo, map: { ...lilibeo.map, ...laid({ H2: '25/0' }) } };
    expect(problemOf(junction, 'CTL', ['8H-0', 'E1', 'G1', 'H2', 'G3'])).toMatchObject({ kind: 'noTrack', hex: 'H2' });
  });

  it('a break of gauge between two stops', () => {
    const broken = { ...lilibeo, map: { ...lilibeo.map, ...laid({ D2: '8/5' }) } };
    expect(problemOf(broken, 'CTL', ['8H-0', ...narrowLine])).toEqual({ kind: 'gaugeBreak', train: '8H-0', hex: 'D2' });
    expect(problemOf(broken, 'CTL', ['8H-0', ...narrowLine.toReversed()])).toMatchObject({
      kind: 'gaugeBreak',
      hex: 'E3',
    });
    const atTown = { ...lilibeo, map: { ...lilibeo.map, ...laid({ G3: '73/1' }) } };
    expect(problemOf(atTown, 'CTL', ['8H-0', 'E1', 'G1', 'H2', 'G3'])).toMatchObject({ kind: 'gaugeBreak', hex: 'G3' });
  });

  it('a route that is too long, and by how much', () => {
    expect(problemOf(lilibeo, 'CTL', ['4H-0', ...standardLine])).toEqual({
      kind: 'tooLong',
      train: '4H-0',
      length: 8,
      limit: 4,
      excess: 4,
    });
  });

  it('narrow track for an E train', () => {
    expect(problemOf(lilibeo, 'CTL', ['E-0', 'D4', 'E3', 'D2', 'E1'])).toMatchObject({
      kind: 'gaugeForbidden',
      gauge: 2,
      from: 'D4',
      to: 'E1',
    });
  });

  it('a city full of others in the middle; as an end it is allowed', () => {
    const full = { ...lilibeo, stations: { E1: ['CTL'], C5: ['RCS', 'AFG'] } };
    const through = ['E1', 'D2', 'E3', 'D4', 'C5', 'A5'] as const;
    expect(problemOf(full, 'CTL', ['16H-0', ...through])).toEqual({ kind: 'blocked', train: '16H-0', hex: 'C5' });
    expect(problemOf(full, 'CTL', ['16H-0', ...through.slice(0, -1)])).toBeUndefined();
    expect(problemOf(lilibeo, 'CTL', ['16H-0', ...through])).toBeUndefined();
  });

  it('a port or Calabria in the middle', () => {
    expect(problemOf(lilibeo, 'CTL', ['16H-0', 'C5', 'A5', 'C5'])).toEqual({
      kind: 'passesEnd',
      train: '16H-0',
      hex: 'A5',
      stop: 'port',
    });
    const messina = { map: laid({ B14: '655/0' }), stations: { B14: ['IFT', null] } };
    const there = ['B14', 'A15', 'B16', 'C15'];
    expect(problemOf(messina, 'IFT', ['16H-0', ...there, 'B16', 'A15', 'B14'])).toMatchObject({
      kind: 'passesEnd',
      hex: 'C15',
      stop: 'offmap',
    });
  });

  it('a stop used twice', () => {
    const round = [...narrowLine, 'G1', 'H2', 'G3', 'E3', 'C3', 'D4'];
    expect(problemOf(lilibeo, 'CTL', ['16H-0', ...round])).toEqual({ kind: 'stopTwice', train: '16H-0', hex: 'D4' });
  });

  it('track used twice by one train: two branches that leave a tile by the same side', () => {
    const table = { map: laid({ G1: '58/3', H2: '28/4', G3: '58/1', F2: '8/0' }), stations: { E1: ['CTL'] } };
    expect(problemOf(table, 'CTL', ['16H-0', 'G1', 'H2', 'G3', 'H2', 'F2', 'E1'])).toEqual({
      kind: 'trackTwice',
      trains: ['16H-0', '16H-0'],
      hexes: ['G3', 'H2'],
    });
    expect(problemOf(table, 'CTL', ['16H-0', 'E1', 'G1', 'H2', 'G3'], ['8H-0', 'E1', 'F2', 'H2', 'G3'])).toMatchObject({
      kind: 'trackTwice',
      trains: ['16H-0', '8H-0'],
      hexes: ['G3', 'H2'],
    });
  });

  it('track used by two trains', () => {
    expect(problemOf(lilibeo, 'CTL', ['8H-0', ...narrowLine], ['8H-1', 'D4', 'E3', 'D2', 'E1', 'C1'])).toMatchObject({
      kind: 'trackTwice',
      trains: ['8H-0', '8H-1'],
      hexes: ['D4', 'E3'],
    });
    expect(problemOf(lilibeo, 'CTL', ['8H-0', ...narrowLine], ['8H-1', ...standardLine])).toBeUndefined();
  });

  it('fewer than two stops that are not ports', () => {
    expect(problemOf(lilibeo, 'RCS', ['8H-0', 'C5', 'A5'])).toEqual({ kind: 'tooFewStops', train: '8H-0' });
  });

  it('no own station on the route of each train', () => {
    expect(problemOf(lilibeo, 'CTL', ['8H-0', 'E1', 'C1'], ['8H-1', 'C5', 'D4'])).toEqual({
      kind: 'noStation',
      train: '8H-1',
    });
  });
});
