import { trainsOf } from '@binario/rail';
import { directEnds } from '@binario/track';
import { describe, expect, it } from 'vitest';
import { replacements } from '../rules/replacing.ts';
import { boards } from './support/builtIn.ts';
import {
  asked,
  bob,
  campidanoTiles,
  cash,
  chips,
  facts,
  inTurn,
  loans,
  mineTiles,
  offered,
  type Position,
  play,
  refuses,
  take,
  tiles,
} from './support/index.ts';

describe('1865 §5.4 Post absorption effects', () => {
  it('chips, trains, cards and loans pass on; a bonus not yet paid counts [5.4-01, 2.6-16]', () => {
    const at = inTurn(
      {
        ...bob,
        cards: { M3: 'RCSF', M5: 'RCSF' },
        table: { bonusPaid: ['M5'] },
        companies: { ...bob.companies, RCSF: { ...bob.companies?.RCSF, loans: 1 } },
      },
      'FMS',
      'absorb',
    );
    const state = play(at, take('RCSF'), { type: 'pass' });
    expect(state.table.privates).toMatchObject({ M3: 'FMS', M5: 'FMS' });
    // 30 + 12 and the bonus of Cagliari in phase 6; Oristano was paid before.
    expect(chips(state, 'FMS')).toBe(48);
    expect(loans(state, 'FMS')).toBe(2);
  });

  it('the bonus of a card that comes along is paid before a mine is given up [5.4-01, 2.6-05]', () => {
    const at = inTurn(
      {
        phase: 3,
        cards: { M4: 'RCSF' },
        companies: {
          FMS: { cash: 900, stations: ['F45', 'C44'], chips: 5 },
          RCSF: { value: 60, cash: 0, chips: 4 },
        },
        tiles: campidanoTiles,
      },
      'FMS',
      'absorb',
    );
    const state = play(at, take('RCSF'));
    expect([asked(state), chips(state, 'FMS')]).toEqual(['vacateMines', 5 + 4 + 3]);
    const left = play(state, { type: 'vacateMine', hex: 'C44' });
    expect([chips(left, 'FMS'), left.table.bonusPaid]).toEqual([12, ['M4']]);
  });

  it('a marker that takes the place of the target’s brings the bonus of the acquirer’s card [2.6-16, 2.6-07]', () => {
    const at = inTurn(
      {
        phase: 4,
        cards: { M5: 'FMS' },
        companies: { FMS: { cash: 900, chips: 5 }, RCSF: { value: 60, cash: 0, chips: 4 } },
        tiles: campidanoTiles,
      },
      'FMS',
      'absorb',
    );
    expect(chips(play(at, take('RCSF')), 'FMS')).toBe(5 + 4 + 4);
  });

  it('trains above the limit are discarded by choice [R-35]', () => {
    const at = inTurn(
      { ...bob, companies: { ...bob.companies, FMS: { ...bob.companies?.FMS, trains: ['PH5', 'PH5'] } } },
      'FMS',
      'absorb',
    );
    const state = play(at, take('RCSF'));
    expect(asked(state)).toBe('discardTrain');
    expect(offered(state, 'discardTrain')).toHaveLength(3);
    expect(trainsOf(play(state, { type: 'discardTrain', train: 'PH5-0' }).table, 'FMS')).toHaveLength(2);
  });

  it('filled up to seven; own mines may be given up [5.4-02, 5.4-03]', () => {
    const state = play(inTurn(bob, 'FMS', 'absorb'), take('RCSF'));
    refuses(state, { type: 'vacateMine', hex: 'F45' }, 'vacate.notOwnMine');
    const kept = play(state, { type: 'pass' });
    expect(kept.table.stations.G42).toEqual(['FMS']);
  });

  it('cities must be replaced, for nothing; mines may be left [5.4-04, 5.4-05, 5.4-06]', () => {
    const mines: Position = {
      companies: {
        FMS: { cash: 900 },
        RCSF: { value: 90, cash: 0, stations: ['D37', 'G42', 'C28'], markers: 3 },
      },
      tiles: { ...campidanoTiles, ...mineTiles },
    };
    const state = play(inTurn(mines, 'FMS', 'absorb'), take('RCSF'));
    expect(asked(state)).toBe('replaceMarkers');
    expect(offered(state, 'replaceMarkers').map((offer) => [...(offer.hexes as string[])].sort())).toEqual([
      ['C28', 'D37'],
      ['C28', 'D37', 'G42'],
    ]);
    refuses(state, { type: 'replaceMarkers', hexes: ['D37'] }, 'replace.citiesFirst');
    refuses(state, { type: 'replaceMarkers', hexes: ['D37', 'C28', 'F45'] }, 'replace.notTheirs');
    const before = cash(state, 'FMS');
    const left = play(state, { type: 'replaceMarkers', hexes: ['D37', 'C28'] });
    expect(left.table.stations.G42?.filter(Boolean)).toEqual([]);
    expect(cash(left, 'FMS')).toBe(before);
    expect(chips(left, 'FMS')).toBe(0);
  });

  it('L.50 for each city where it is already [5.4-07]', () => {
    const state = play(inTurn(bob, 'FMS', 'absorb'), take('RCSF'), { type: 'pass' });
    expect(cash(state, 'FMS')).toBe(350);
  });

  const crowded: Position = {
    companies: {
      FMS: { status: 'major', cash: 2000, stations: ['F45', 'H25', 'D13', 'E6', 'H5', 'G18'], markers: 7 },
      RCSF: { value: 60, cash: 0, stations: ['D37', 'C28', 'G32'], markers: 3 },
    },
    tiles: campidanoTiles,
  };

  it('short of markers: only those with a direct route, the rest is lost [5.4-08, 5.4-09]', () => {
    const { board, crossing } = boards.both;
    const at = inTurn(crowded, 'FMS', 'absorb');
    expect([...directEnds(board, at.table.map, crossing, 'D37')]).toEqual(['F45']);
    const frame = { step: 'replaceMarkers', corp: 'FMS', target: 'RCSF' } as const;
    expect(replacements(at.table, frame)).toEqual([['D37']]);
    const state = play(at, take('RCSF'));
    expect(state.table.stations.D37).toContain('FMS');
    expect(state.table.stations.C28?.filter(Boolean)).toEqual(['SFSS']);
    // Two shares of RCSF, which lies in the white at 60.
    expect(cash(state, 'FMS')).toBe(2000 - 130);
  });

  const rich = { status: 'major', cash: 2000, markers: 7 } as const;
  const poor = { value: 60, cash: 0, markers: 3 } as const;
  /** FMS is in Oristano, too; of the target's other markers no track joins Sassari, and the mine of G42 lies beside F45. */
  const lonelyCity = (...elsewhere: string[]): Position => ({
    companies: {
      FMS: { ...rich, stations: ['F45', 'D37', 'H25', 'D13', 'E6', ...elsewhere] },
      RCSF: { ...poor, stations: ['D37', 'C28', 'G42'] },
    },
    tiles: { ...campidanoTiles, ...mineTiles },
  });

  it('a mine makes it short of markers, too (ruling 48) [5.4-09, 5.4-08]', () => {
    const at = inTurn(lonelyCity('H5'), 'FMS', 'absorb');
    const { board, crossing } = boards.both;
    expect([...directEnds(board, at.table.map, crossing, 'C28')]).toEqual([]);
    const state = play(at, take('RCSF'));
    // Sassari is lost; the mine may be replaced or left.
    expect(offered(state, 'replaceMarkers').map((offer) => offer.hexes)).toEqual([[], ['G42']]);
    refuses(state, { type: 'replaceMarkers', hexes: ['C28'] }, 'replace.notConnected');
    const mine = play(state, { type: 'replaceMarkers', hexes: ['G42'] });
    expect([mine.table.stations.G42, mine.table.charters.FMS]).toEqual([['FMS'], 0]);
    expect(mine.table.stations.C28?.filter(Boolean)).toEqual(['SFSS']);
  });

  it('with a marker for each of them, a city need not be connected (ruling 48) [5.4-04]', () => {
    const enough = play(inTurn(lonelyCity(), 'FMS', 'absorb'), take('RCSF'));
    expect(offered(enough, 'replaceMarkers').map((offer) => offer.hexes)).toEqual([['C28'], ['C28', 'G42']]);
    // A second mine of Carbonia is for no marker at all: it does not make it short.
    const district: Position = {
      companies: {
        FMS: { ...rich, stations: ['F45', 'D37', 'H25', 'D13', 'E6', 'C44'] },
        RCSF: { ...poor, stations: ['D37', 'C28', 'C46'] },
      },
      tiles: { ...campidanoTiles, ...mineTiles },
    };
    const kept = play(inTurn(district, 'FMS', 'absorb'), take('RCSF'), { type: 'pass' });
    expect(kept.table.stations.C28).toContain('FMS');
    expect(kept.table.charters.FMS).toBe(0);
  });

  it('the president chooses among equal sets, and is refused a wrong one', () => {
    const two: Position = {
      companies: {
        FMS: { status: 'major', cash: 2000, stations: ['F45', 'H25', 'D13', 'E6', 'H5', 'G18'], markers: 7 },
        RCSF: { value: 60, cash: 0, stations: ['D37', 'I36', 'F39'], markers: 3 },
      },
      phase: 3,
      tiles: {
        ...campidanoTiles,
        F45: ['C1', 0],
        ...tiles(
          ['F43', '4', 'F45', 'F41'],
          ['F41', '9', 'F43', 'F39'],
          ['F39', '57', 'F41', 'F37'],
          ['I36', '57', 'I34', 'I38'],
        ),
      },
    };
    const base = inTurn(two, 'FMS', 'absorb');
    // The homes of SFS and FCS leave room for this test.
    const stations = { ...base.table.stations, I36: ['RCSF'], F39: ['RCSF'] };
    const companies = {
      ...base.table.companies,
      SFS: { ...facts(base, 'SFS'), markers: 0 },
      FCS: { ...facts(base, 'FCS'), markers: 0 },
    };
    const at = { ...base, table: { ...base.table, stations, companies } };
    const state = play(at, take('RCSF'));
    expect(offered(state, 'replaceMarkers').map((offer) => offer.hexes)).toEqual([['F39'], ['D37']].sort());
    refuses(state, { type: 'replaceMarkers', hexes: ['I36'] }, 'replace.notConnected');
    refuses(state, { type: 'replaceMarkers', hexes: ['D37', 'F39'] }, 'replace.tooMany');
    const chosen = play(state, { type: 'replaceMarkers', hexes: ['D37'] });
    expect(chosen.table.stations.D37).toContain('FMS');
  });

  it('one marker per company in Carbonia also here: keep or swap, not both', () => {
    const both: Position = {
      companies: {
        FMS: { cash: 900, stations: ['F45', 'C44'] },
        RCSF: { value: 60, cash: 0, stations: ['D37', 'C46'], markers: 3 },
      },
      tiles: campidanoTiles,
    };
    const keep = play(inTurn(both, 'FMS', 'absorb'), take('RCSF'), { type: 'pass' });
    expect(keep.table.stations.C46?.filter(Boolean)).toEqual([]);
    const swap = play(inTurn(both, 'FMS', 'absorb'), take('RCSF'), { type: 'vacateMine', hex: 'C44' });
    expect(asked(swap)).toBe('replaceMarkers');
    const swapped = play(swap, { type: 'replaceMarkers', hexes: ['D37', 'C46'] });
    expect(swapped.table.stations.C46).toEqual(['FMS']);
    const held2 = {
      ...both,
      companies: { ...both.companies, RCSF: { ...both.companies?.RCSF, stations: ['D37', 'C46', 'G42'] } },
    };
    const asking = play(inTurn(held2, 'FMS', 'absorb'), take('RCSF'), { type: 'pass' });
    refuses(asking, { type: 'replaceMarkers', hexes: ['D37', 'C46'] }, 'replace.carbonia');
  });
});
