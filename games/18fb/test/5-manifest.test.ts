import { describe, expect, it } from 'vitest';
import { builtInBoard } from '../board/of.ts';
import { tilesLeft } from '../rules/track.ts';
import { inTurn, lay, play, tiles } from './support/index.ts';

const { tileSet } = builtInBoard;

const copies = (id: string): number => tileSet.find((tile) => tile.id === id)?.count ?? 0;

/** Section 5 line by line: the id of the statement, the tile, its type and colour, and how many there are. */
const manifest = [
  ['01', '1', 'towns', 'yellow', 1],
  ['02', '2', 'towns', 'yellow', 1],
  ['03', '55', 'towns', 'yellow', 1],
  ['04', '56', 'towns', 'yellow', 1],
  ['05', '69', 'towns', 'yellow', 1],
  ['06', '3', 'town', 'yellow', 8],
  ['07', '4', 'town', 'yellow', 20],
  ['08', '58', 'town', 'yellow', 25],
  ['09', '5', 'city', 'yellow', 6],
  ['10', '6', 'city', 'yellow', 14],
  ['11', '57', 'city', 'yellow', 6],
  ['12', '7', 'plain', 'yellow', 3],
  ['13', '8', 'plain', 'yellow', 20],
  ['14', '9', 'plain', 'yellow', 25],
  ['15', '12', 'city', 'green', 4],
  ['16', '13', 'city', 'green', 4],
  ['17', '14', 'city', 'green', 4],
  ['18', '15', 'city', 'green', 7],
  ['19', '52', 'city', 'green', 4],
  ['20', '16', 'plain', 'green', 2],
  ['21', '17', 'plain', 'green', 2],
  ['22', '18', 'plain', 'green', 1],
  ['23', '19', 'plain', 'green', 2],
  ['24', '20', 'plain', 'green', 2],
  ['25', '21', 'plain', 'green', 2],
  ['26', '22', 'plain', 'green', 2],
  ['27', '23', 'plain', 'green', 4],
  ['28', '24', 'plain', 'green', 4],
  ['29', '25', 'plain', 'green', 2],
  ['30', '26', 'plain', 'green', 2],
  ['31', '27', 'plain', 'green', 2],
  ['32', '28', 'plain', 'green', 2],
  ['33', '29', 'plain', 'green', 2],
  ['34', '30', 'plain', 'green', 2],
  ['35', '31', 'plain', 'green', 2],
  ['36', '624', 'plain', 'green', 2],
  ['37', '625', 'plain', 'green', 2],
  ['38', '626', 'plain', 'green', 2],
  ['39', '87', 'town', 'green', 15],
  ['40', '88', 'town', 'green', 15],
  ['41', '204', 'town', 'green', 15],
  ['42', '704Nn', 'city', 'green', 1],
  ['43', '704Ns', 'city', 'green', 1],
  ['44', '705', 'city', 'green', 1],
  ['45', '706', 'city', 'green', 1],
  ['46', '710', 'city', 'green', 6],
  ['47', '901', 'towns', 'green', 2],
  ['48', '902', 'towns', 'green', 2],
  ['49', '903', 'towns', 'green', 2],
  ['50', '63', 'city', 'brown', 12],
  ['51', '146', 'town', 'brown', 10],
  ['52', '611', 'city', 'brown', 4],
  ['53', '700', 'city', 'brown', 3],
  ['54', '707Nn', 'city', 'brown', 1],
  ['55', '707Ns', 'city', 'brown', 1],
  ['56', '708', 'city', 'brown', 1],
  ['57', '709', 'city', 'brown', 1],
  ['58', '889', 'town', 'brown', 15],
  ['59', '900', 'town', 'brown', 15],
  ['60', '904', 'towns', 'brown', 2],
  ['61', '905', 'city', 'brown', 6],
] as const;

describe('18FB §5 Tile manifest', () => {
  it('yellow tiles [5-01, 5-02, 5-03, 5-04, 5-05, 5-06, 5-07, 5-08, 5-09, 5-10, 5-11, 5-12, 5-13, 5-14]', () => {
    for (const [, id, type, colour, count] of manifest.filter((row) => row[3] === 'yellow')) {
      expect(tileSet.find((tile) => tile.id === id)).toMatchObject({ type, colour, count });
    }
  });

  it('green cities and plain tiles [5-15, 5-16, 5-17, 5-18, 5-19, 5-20, 5-21, 5-22, 5-23, 5-24, 5-25, 5-26, 5-27, 5-28, 5-29, 5-30, 5-31, 5-32]', () => {
    for (const [, id, type, colour, count] of manifest.filter((row) => row[3] === 'green' && row[2] !== 'town')) {
      expect(tileSet.find((tile) => tile.id === id)).toMatchObject({ type, colour, count });
    }
  });

  it('the other green tiles [5-33, 5-34, 5-35, 5-36, 5-37, 5-38, 5-39, 5-40, 5-41, 5-42, 5-43, 5-44, 5-45, 5-46, 5-47, 5-48, 5-49]', () => {
    for (const [, id, type, colour, count] of manifest.filter((row) => row[3] === 'green')) {
      expect(tileSet.find((tile) => tile.id === id)).toMatchObject({ type, colour, count });
    }
  });

  it('brown tiles, and no tile that the manifest does not name [5-50, 5-51, 5-52, 5-53, 5-54, 5-55, 5-56, 5-57, 5-58, 5-59, 5-60, 5-61]', () => {
    for (const [, id, type, colour, count] of manifest.filter((row) => row[3] === 'brown')) {
      expect(tileSet.find((tile) => tile.id === id)).toMatchObject({ type, colour, count });
    }
    expect(tileSet.map(({ id }) => id).sort()).toEqual(manifest.map((row) => row[1] as string).sort());
    expect(tileSet).toHaveLength(61);
  });

  it('a replaced tile is back in the supply [5-62, 3.4.1-21]', () => {
    const state = inTurn(
      {
        phase: 2,
        companies: { NN: { facts: { steps: 2 } } },
        tiles: tiles(['nC4', '58', 'nC6', 'nD3'], ['nD3', '6', 'nC4', 'nD1']),
      },
      'NN',
    );
    expect(tilesLeft(state.table, '6')).toBe(copies('6') - 1);
    const after = play(state, lay('nD3', '12', 'nC4', 'nC2', 'nD1'));
    expect(tilesLeft(after.table, '6')).toBe(copies('6'));
    expect(tilesLeft(after.table, '12')).toBe(copies('12') - 1);
  });
});
