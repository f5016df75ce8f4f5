import { faceAt, tileFace } from '@binario/rail';
import { describe, expect, it } from 'vitest';
import { corpIds } from '../data/corporations.ts';
import { layingCost, tilesLeft } from '../rules/track.ts';
import { board, classOf, hexes, tileSet } from './support/builtIn.ts';
import {
  begin,
  corpTurn,
  lay,
  newGame,
  pass,
  play,
  refuses,
  type State1849,
  station,
  stockTurn,
  tableOf,
} from './support/index.ts';

const allVariants = { variants: ['acquiringTokens', 'bonds', 'electricDreams'] } as const;

function trainCards({ table }: State1849): Readonly<Record<string, number>> {
  const cards: Record<string, number> = {};
  for (const train in table.trains) {
    const kind = classOf(train).class;
    cards[kind] = (cards[kind] ?? 0) + 1;
  }
  return cards;
}

const ofColour = (colour: string) => tileSet.filter((tile) => tile.colour === colour);
const pieces = (colour: string) => ofColour(colour).reduce((sum, tile) => sum + tile.count, 0);
const manifest = (colour: string) => ofColour(colour).map((tile) => `${tile.id} x${tile.count}`);
const each = (count: number, ...tiles: readonly number[]) => tiles.map((tile) => `${tile} x${count}`);
const upTo = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, n) => first + n);

describe('1849 §C Components', () => {
  it('six corporations with eight certificates each: 48 [C-01]', () => {
    const { certs } = tableOf({
      players: 5,
      corps: { AFG: { stations: ['H8'] }, ATA: {}, CTL: {}, IFT: {}, RCS: {}, SFA: {} },
    });
    expect(Object.keys(certs)).toEqual(['AFG', 'ATA', 'CTL', 'IFT', 'RCS', 'SFA']);
    expect(Object.values(certs).map((each) => each.length)).toEqual([8, 8, 8, 8, 8, 8]);
    expect(Object.values(certs).flat()).toHaveLength(48);
  });

  it('21 steam trains with six corporations; the variant adds six E trains [C-02]', () => {
    const steam = { '4H': 4, '6H': 4, '8H': 3, '10H': 2, '12H': 1, '16H': 5, R6H: 2 };
    expect(trainCards(newGame(5))).toEqual(steam);
    expect(Object.keys(newGame(5).table.trains)).toHaveLength(21);
    expect(trainCards(newGame(5, allVariants))).toEqual({ ...steam, E: 6 });
    expect(Object.keys(newGame(5, allVariants).table.trains)).toHaveLength(27);
  });

  it('five private companies, six places, one priority deal [C-03]', () => {
    const { table } = newGame(5);
    expect(Object.keys(table.privates)).toEqual(['SCE', 'SIGI', 'CNM', 'SMS', 'RSA']);
    expect(table.queue).toHaveLength(6);
    expect(table.seats.filter((seat) => seat === table.priority)).toEqual(['P1']);
  });

  it('a corporation has one market marker and three stations, not more [C-04]', () => {
    const begun = play(stockTurn({ cash: { P1: 200 }, queue: ['CTL'] }), begin('CTL', 100));
    expect(begun.table.market).toEqual([{ corp: 'CTL', row: 3, col: 5 }]);
    expect(begun.table.stations).toEqual({ E1: ['CTL'] });
    expect(begun.table.charters).toEqual({ CTL: 2 });
    // With its third station on the map the charter is empty.
    const last = corpTurn({ corps: { CTL: { stations: ['E1', 'M9'] } } }, 'CTL', 'placeToken');
    expect(play(last, station('C1')).table.charters).toEqual({ CTL: 0 });
    const none = corpTurn({ corps: { CTL: { stations: ['E1', 'M9', 'M11'] } } }, 'CTL', 'placeToken');
    refuses(none, station('C1'), 'token.noneLeft');
  });

  it('32 terrain markers: 9 of L.40, 7 of L.80, 16 of L.160 [C-05]', () => {
    const table = tableOf({ corps: { CTL: {} } });
    const costing = (cost: number) =>
      hexes
        .map((hex) => hex.id)
        .filter((hex) => layingCost(table, 'CTL', hex, faceAt(board, {}, hex), tileFace(board, '40', 0)) === cost)
        .sort();
    expect(costing(40)).toEqual(['B2', 'D4', 'H10', 'H6', 'I7', 'J10', 'J6', 'K11', 'M11']);
    expect(costing(80)).toEqual(['E3', 'F6', 'G7', 'G9', 'H4', 'H8', 'I5']);
    expect(costing(160)).toEqual('D12 D2 E11 E5 E9 F10 F2 F4 F8 G11 G5 I9 J8 K9 L10 L12'.split(' '));
    expect([costing(40), costing(80), costing(160)].flat()).toHaveLength(32);
    expect(costing(0)).toHaveLength(hexes.length - 32);
  });

  it('there is one port bonus: once CNM has placed it, nobody places another [C-06]', () => {
    const state = corpTurn({ phase: '6', corps: { CTL: {} }, privates: { CNM: 'CTL' } }, 'CTL');
    const marked = play(state, { type: 'markPort', hex: 'N8' });
    expect(marked.table.port).toEqual({ hex: 'N8', corp: 'CTL' });
    refuses(marked, { type: 'markPort', hex: 'A5' }, 'port.notOwner');
  });

  it('there are L.7,760 in the game [C-07]', () => {
    for (const players of [3, 4, 5] as const) {
      const { cash } = newGame(players).table;
      expect(Object.values(cash).reduce((sum, amount) => sum + amount, 0)).toBe(7760);
    }
  });

  it('72 yellow, 72 green and 24 brown tiles, and none is ever added [C-08]', () => {
    expect([pieces('yellow'), pieces('green'), pieces('brown')]).toEqual([72, 72, 24]);
    expect(tileSet.reduce((sum, tile) => sum + tile.count, 0)).toBe(168);
    // Tile 7 exists four times: with all four on the map there is no fifth.
    const tiles = { D6: ['7', 0], D8: ['7', 2], L8: ['7', 0], H2: ['7', 0] } as const;
    const state = corpTurn({ corps: { RCS: {} }, tiles }, 'RCS');
    expect(tilesLeft(state.table, '7')).toBe(0);
    refuses(state, lay('B4', '7', 5), 'lay.noneLeft');
    const { H2: _free, ...three } = tiles;
    const fourth = play(corpTurn({ corps: { RCS: {} }, tiles: three }, 'RCS'), lay('B4', '7', 5));
    expect(tilesLeft(fourth.table, '7')).toBe(0);
  });

  it('the yellow tiles of the manifest [C-09]', () => {
    const tiles = [3, 4, 7, 8, 9, 58, 73, 74, 77, 78, 79, 644, 645, 657, 658, 659, 679];
    const counts = [4, 4, 4, 10, 6, 4, 4, 3, 4, 10, 7, 2, 2, 2, 2, 2, 2];
    expect(manifest('yellow')).toEqual(tiles.map((tile, n) => `${tile} x${counts[n]}`));
  });

  it('the green tiles of the manifest; Messina green only once [C-10]', () => {
    expect(manifest('green')).toEqual([
      ...each(3, 23, 24),
      ...each(2, 25),
      ...each(1, 26, 27, 28, 29, 30, 31, 624, 650, 651, 653, 655, ...upTo(660, 671), 675),
      ...each(3, 677, 678),
      ...each(1, ...upTo(680, 695)),
      ...each(2, 699),
      ...each(1, ...upTo(700, 715)),
    ]);
  });

  it('the brown tiles of the manifest; Messina brown only once [C-11]', () => {
    expect(manifest('brown')).toEqual([
      ...each(1, 39, 40, 41, 42, 646, 647, 648, 649, 652, 654, 656, 672),
      ...each(2, 673, 674),
      ...each(1, 676),
      ...each(3, 696),
      ...each(2, 697, 698),
    ]);
  });

  it('six E tokens and six E trains; one bond for each corporation [C-12]', () => {
    expect(trainCards(newGame(4, allVariants)).E).toBe(6);
    const electric = (eTokensSold: number) =>
      corpTurn(
        { phase: '12', setup: allVariants, corps: { CTL: { cash: 800 } }, table: { eTokensSold } },
        'CTL',
        'buyEToken',
      );
    expect(play(electric(5), { type: 'buyEToken' }).table.eTokensSold).toBe(6);
    refuses(electric(6), { type: 'buyEToken' }, 'eToken.noneLeft');

    const bonds = { phase: '8', setup: { variants: ['bonds'] } } as const;
    for (const corp of corpIds) {
      const stations = corp === 'AFG' ? ['H8'] : undefined;
      const given = { ...(stations && { stations }) };
      const none = corpTurn({ ...bonds, corps: { [corp]: given } }, corp, 'issueBond');
      expect(play(none, { type: 'issueBond' }).table.corps[corp]?.bond).toBe(true);
      const issued = corpTurn({ ...bonds, corps: { [corp]: { ...given, facts: { bond: true } } } }, corp, 'issueBond');
      refuses(issued, { type: 'issueBond' }, 'bond.onlyOne');
      expect(play(issued, pass).table.corps[corp]?.bond).toBe(true);
    }
  });
});
