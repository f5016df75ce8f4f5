import {
  copiesLaid,
  facesOf,
  type HexDef,
  makeBoard,
  parseTrack,
  type RailTable,
  reduceRail,
  shownOn,
  type TileDef,
  tileFace,
} from '@binario/rail';
import { describe, expect, it } from 'vitest';

const tile = (id: string, track: string): TileDef => ({
  id,
  colour: 'yellow',
  count: 2,
  face: { stops: [], track: parseTrack(track) },
});
const hexes = Array.from({ length: 30 }, (_, n): HexDef => {
  return { id: `H${n}`, x: 0, y: 2 * n, ground: 'open', print: { stops: [], track: [] } };
});
const board = makeBoard(hexes, [tile('8', '0-2'), tile('9', '0-3')]);

const lay = (table: RailTable, hex: string, id: string, rotation: number): RailTable =>
  reduceRail(table, { type: 'tileLaid', hex, tile: id, rotation, by: null, cost: 0 });
const empty = { map: {} } as RailTable;

describe('what every hex shows', () => {
  it('follows from tile to tile as if the map were looked at whole, also when nobody looked in between', () => {
    let table = empty;
    for (let n = 0; n < 25; n++) {
      table = lay(table, `H${n % 20}`, n % 3 ? '8' : '9', n % 6);
      if (n % 7 !== 0) continue;
      expect(shownOn(board, table.map)).toEqual(shownOn(board, { ...table.map }));
      expect(copiesLaid(board, table.map)).toEqual(copiesLaid(board, { ...table.map }));
    }
    expect(shownOn(board, table.map)).toEqual(shownOn(board, { ...table.map }));
    expect(facesOf(board, table.map)[4]).toBe(tileFace(board, '9', 0));
  });

  it('of two maps that came from the same one each shows its own tile', () => {
    const before = lay(empty, 'H3', '9', 1);
    const [left, right] = [lay(before, 'H5', '8', 2), lay(before, 'H5', '9', 0)];
    expect(facesOf(board, left.map)[5]).toBe(tileFace(board, '8', 2));
    expect(facesOf(board, right.map)[5]).toBe(tileFace(board, '9', 0));
    expect(facesOf(board, before.map)[5]).toBe(hexes[5]?.print);
    expect(copiesLaid(board, right.map)).toEqual([0, 2]);
  });

  it('is that of the new tile where one is replaced, and of the print where it is taken up', () => {
    const laid = lay(lay(empty, 'H1', '8', 0), 'H1', '9', 5);
    expect(copiesLaid(board, laid.map)).toEqual([0, 1]);
    const bare = reduceRail(laid, { type: 'tileRemoved', hex: 'H1' });
    expect(facesOf(board, bare.map)[1]).toBe(hexes[1]?.print);
  });

  it('leaves tiles beside the board alone, and names one that does not exist', () => {
    expect(copiesLaid(board, lay(empty, 'Z9', '8', 0).map)).toEqual([0, 0]);
    expect(() => shownOn(board, { H1: { tile: '77', rotation: 0 } })).toThrow('there is no tile 77');
    expect(() => shownOn(board, { H1: { tile: '8', rotation: 6 } })).toThrow('there is no tile 8 turned by 6');
  });
});
