import { faceAt } from '@binario/rail';
import { describe, expect, it } from 'vitest';
import { violations } from '../invariants.ts';
import { possibleLays } from '../search/possibleLays.ts';
import { boardOf } from '../table.ts';
import { asked, campidanoTiles, companyTurn, inTurn, type Position, play, tiles } from './support/index.ts';

/** FA absorbs FCS, which stands before it in the two slots of Isili. */
const isili: Position = {
  phase: 3,
  companies: {
    FCS: { value: 60, cash: 900, stations: ['F39'], chips: 3, trains: ['PH3'] },
    FA: { value: 100, cash: 900, stations: ['G32', 'F39'], chips: 3, trains: ['PH3'] },
  },
  tiles: { F39: ['15', 0] },
};

describe('1865 §5.4 no gap is left among markers', () => {
  it('a tile with one slot shows the marker that stays [R-28, 5.4-07, 4.2-13]', () => {
    let state = play(inTurn(isili, 'FA', 'absorb'), { type: 'absorb', corp: 'FCS' });
    while (asked(state) !== 'layTrack') state = play(state, { type: 'pass' });
    expect(state.table.stations.F39).toEqual(['FA']);
    const lay = possibleLays(state.table, 'FA').find(({ hex, tile }) => hex === 'F39' && tile === '12');
    if (!lay) throw new Error('no competitive upgrade to tile 12');
    const { table } = play(state, { type: 'layTile', ...lay });
    expect(faceAt(boardOf(table).board, table.map, 'F39').stops[0]?.slots).toBe(1);
    expect(table.stations.F39).toEqual(['FA']);
    expect(violations(table)).toEqual([]);
  });

  it('a marker beyond the slots of its city is a violation [R-28]', () => {
    const { table } = companyTurn({ companies: { FA: { stations: ['G32', 'F39'] } } }, 'FA');
    const moved = { ...table, stations: { ...table.stations, F39: [null, 'FA'] } };
    expect(violations(moved).filter((found) => found.startsWith('F39'))).toEqual([
      'F39 has 1 spaces, yet a token in space 2',
    ]);
  });

  it('C.5: a mine that alone connects a city of the target is kept without asking [P-6.3-02]', () => {
    const at = inTurn(
      {
        form: 'c5basic',
        companies: {
          FMS: { cash: 2000, value: 100, status: 'major', stations: ['F45'] },
          RCSF: { value: 80, stations: ['D37', 'C28', 'A28'], markers: 3 },
        },
        tiles: { ...campidanoTiles, ...tiles(['B27', '8', 'C28', 'A28'], ['A28', '173', 'B27']) },
      },
      'FMS',
      'absorb',
    );
    const { table } = play(at, { type: 'absorb', corp: 'RCSF' });
    const there = Object.keys(table.stations).filter((hex) => table.stations[hex]?.includes('FMS'));
    expect(there).toEqual(['F45', 'D37', 'C28', 'A28']);
  });
});
