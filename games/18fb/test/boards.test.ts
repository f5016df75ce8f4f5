import { hashOf, SetupError, start } from '@binario/kernel';
import { describe, expect, it } from 'vitest';
import { boards18fb } from '../board/boards.ts';
import { boardOf, builtInBoard } from '../board/of.ts';
import { game18fb } from '../game.ts';
import { teller } from '../text/describe.ts';
import { title18fb } from '../title.ts';

const { builtIn, read } = boards18fb;

// biome-ignore lint/suspicious/noExplicitAny: a board is spoilt in any place.
type Loose = any;

/** The built-in board with something changed, read. */
function spoilt(change: (board: Loose) => void) {
  const draft = JSON.parse(JSON.stringify(builtIn)) as Loose;
  change(draft);
  return read(draft);
}

const errorsOf = (change: (board: Loose) => void) =>
  spoilt(change).findings.filter(({ severity }) => severity === 'error');

const hexNamed = (board: Loose, id: string): Loose => board.map.hexes.find((hex: Loose) => hex.id === id);

const tileNamed = (board: Loose, id: string): Loose => board.tiles.find((tile: Loose) => tile.id === id);

const wish = { players: 4, seed: 5, variants: [], options: {} };

describe('the built-in board of 18FB as a file', () => {
  it('has no finding, and comes back the same from plain JSON', () => {
    const { board, findings } = read(JSON.parse(JSON.stringify(builtIn)));
    expect(findings).toEqual([]);
    expect(board).toEqual(builtIn);
    expect(JSON.stringify(builtIn).length).toBeLessThan(128 * 1024);
  });

  it('adds nothing to set-up, table and hash', () => {
    const setup = title18fb.setup({ ...wish, board: JSON.parse(JSON.stringify(builtIn)) });
    expect(setup).toEqual(title18fb.setup(wish));
    expect('board' in setup).toBe(false);
    expect(boardOf(start(game18fb, setup).table)).toBe(builtInBoard);
  });
});

describe('a board of 18FB that cannot be played on', () => {
  it.each<[at: string, key: string, change: (board: Loose) => void]>([
    ['corporations.NN.homes[0]', 'board.noHex', (board) => (board.corporations.NN.homes = ['Z9'])],
    ['corporations.NN.homes[0]', 'board.noCity', (board) => (board.corporations.NN.homes = ['A4'])],
    ['corporations.NN.homes[0]', 'board.noSlotFor', (board) => (board.corporations.NN.homes = ['I30'])],
    [
      'corporations.LdA.destinations[0].hex',
      'board.noHex',
      (board) => (board.corporations.LdA.destinations[0].hex = 'Z9'),
    ],
    [
      'corporations.LTF.destinations[3].hex',
      'board.noTokens',
      (board) => (board.corporations.LTF.destinations[3].hex = 'K46'),
    ],
    ['corporations.RM.tokens', 'board.fewTokens', (board) => (board.corporations.RM.tokens = 5)],
    ['map.links[0].inside', 'board.noHex', (board) => (board.map.links[0].inside.hex = 'nZ9')],
    ['map.links[1].outside', 'board.linkedTwice', (board) => (board.map.links[1].outside = board.map.links[0].outside)],
    ['map.rivers[0].borders[0]', 'board.noBorder', (board) => (board.map.rivers[0].borders[0] = 'A2-P13')],
    ['map.hexes[0].id', 'board.offGrid', (board) => (board.map.hexes[0].id = 'B2')],
    ['map.funicolare.stub', 'board.noStub', (board) => (board.map.funicolare.stub = 'nC4')],
    [
      'market.rows',
      'board.noPar',
      (board) => {
        for (const space of board.market.rows.flat()) delete space.startsIn;
      },
    ],
    ['market.rows[4]', 'board.longerBelow', (board) => board.market.rows[4].push({ value: 230 }, { value: 240 })],
    ['market.unfloated', 'board.noParOf', (board) => (board.market.unfloated = 105)],
    ['regionals[1].id', 'board.twice', (board) => (board.regionals[1].id = 'SFSM')],
    ['regionals[0].home', 'board.noStationThere', (board) => (board.regionals[0].home = 'B1')],
    ['trains.PH2.scrappedIn', 'board.scrappedAtOnce', (board) => (board.trains.PH2.scrappedIn = 2)],
    ['players.3.capital', 'board.bankTooSmall', (board) => (board.players['3'].capital = 4000)],
    ['phases[4].tiles', 'board.colourLost', (board) => (board.phases[4].tiles = ['yellow'])],
  ])('says where and why: %s %s', (at, key, change) => {
    const errors = errorsOf(change);
    expect(errors).toContainEqual(expect.objectContaining({ at, key }));
    expect(spoilt(change).board).toBeUndefined();
  });

  it.each<[at: string, key: string, change: (board: Loose) => void]>([
    ['map.hexes[0].kind', 'shape.oneOf', (board) => (board.map.hexes[0].kind = 'moon')],
    ['map.hexes[0].id', 'shape.notation', (board) => (board.map.hexes[0].id = '__proto__')],
    ['market.rows[0][0].value', 'shape.whole', (board) => (board.market.rows[0][0].value = -1)],
    ['corporations.NN.colour', 'shape.notation', (board) => (board.corporations.NN.colour = 'url(evil)')],
    ['trains.PH6.count', 'shape.unknownField', (board) => (board.trains.PH6.count = 3)],
    ['figures', 'shape.missing', (board) => delete board.figures],
    ['phases', 'shape.length', (board) => board.phases.pop()],
    ['', 'shape.tooLarge', (board) => (board.map.ground = Array.from({ length: 300_000 }, () => ({})))],
  ])('is refused for its form: %s %s', (at, key, change) => {
    expect(errorsOf(change)).toContainEqual(expect.objectContaining({ at, key }));
  });

  it('is refused whatever it is, with a text in every language for every finding', () => {
    for (const value of [null, 7, 'board', [], {}, { binario: 'board' }, { ...builtIn, game: '1849' }]) {
      const { board, findings } = read(value);
      expect(board).toBeUndefined();
      for (const { key } of findings) {
        for (const words of Object.values(title18fb.text)) expect(words[key]).toBeTruthy();
      }
    }
    expect(() => title18fb.setup({ ...wish, board: {} })).toThrow(SetupError);
    expect(() => start(game18fb, { ...title18fb.setup(wish), board: {} as never })).toThrow(SetupError);
  });
});

/** Two borders of one hex that have no corner in common. */
const opposite = ['F31-G32', 'G32-H33'];
const isSarno = ({ name }: Loose): boolean => name === 'Sarno';
const notYellowTown = ({ colour, type }: Loose): boolean => colour !== 'yellow' || type !== 'town';

describe('a board of 18FB that departs from the rulebook', () => {
  it.each<[cite: string, key: string, change: (board: Loose) => void]>([
    ['18FB §3.2.2', 'board.otherThanPrinted', (board) => (board.concessions.FP.deposits = [300, 100])],
    ['18FB §5', 'board.otherThanPrinted', (board) => (board.tiles[0].count = 9)],
    ['18FB §5', 'board.otherThanPrinted', (board) => board.tiles.push({ ...board.tiles[0], id: 'X1' })],
    ['18FB §5', 'board.otherThanPrinted', (board) => board.tiles.pop()],
    ['18FB §3.2.2', 'board.otherThanPrinted', (board) => (hexNamed(board, 'F23').name = 'Amalfi')],
    ['18FB §3.5.1', 'board.otherThanPrinted', (board) => (hexNamed(board, 'I38').name = 'Roccaraso')],
    ['18FB §3.2.2', 'board.otherThanPrinted', (board) => (board.corporations.FS.destinations[0].role = 'extra')],
    ['18FB §3.2.2', 'board.otherThanPrinted', (board) => delete board.concessions.FST.waivedBy],
    ['18FB §3.4.5', 'board.otherThanPrinted', (board) => (board.trains.PH2.towns = 3)],
    ['18FB §2.7', 'board.otherThanPrinted', (board) => (board.map.falcon[1].amount = 20)],
    ['18FB §2.5.3', 'board.otherThanPrinted', (board) => (hexNamed(board, 'nD3').name = 'Boscoreale')],
    ['18FB §3.4.1', 'board.otherThanPrinted', (board) => (hexNamed(board, 'nD5').track = '0-s 3-s')],
    ['18FB §2.5.3', 'board.noMoreThanOrdinary', (board) => (tileNamed(board, '710').value = 30)],
    ['18FB §2.5.3', 'board.noMoreThanOrdinary', (board) => (hexNamed(board, 'G30').value = 20)],
    ['18FB §2.5.3', 'board.noGreen', (board) => (hexNamed(board, 'nC8').slots = ['B7', 'FB', 'FP', 'open'])],
    ['18FB §2.2.5', 'board.topElsewhere', (board) => (board.market.rows[0].at(-2).value = 300)],
    ['18FB §2.2', 'board.notRising', (board) => (board.market.rows[0][1].value = 90)],
    ['18FB §2.5.1', 'board.notKept', (board) => (hexNamed(board, 'I36').slots = ['open'])],
    ['18FB §2.5.2', 'board.brokenRiver', (board) => board.map.rivers[0].borders.push('A2-B1')],
    ['18FB §2.5.2', 'board.brokenRiver', (board) => (board.map.rivers[0].borders = opposite)],
    ['18FB §2.5.2', 'board.noDoubleRiver', (board) => (board.map.rivers = board.map.rivers.filter(isSarno))],
    ['18FB §2.5.1', 'board.letterElsewhere', (board) => (board.map.links[0].shownOn = board.map.links[7].shownOn)],
    ['18FB §2.5.2', 'board.letterOtherRivers', (board) => delete board.map.links[7].rivers],
    ['18FB §2.5.2', 'board.otherThanPrinted', (board) => delete board.map.links[7].rivers],
    ['18FB §2.5.3', 'board.otherThanPrinted', (board) => (hexNamed(board, 'F41').slots = ['B5'])],
    ['18FB §2.5.4', 'board.otherThanPrinted', (board) => (hexNamed(board, 'F41').slots = ['phase4'])],
    ['18FB §3.5.1', 'board.otherThanPrinted', (board) => board.regionals.reverse()],
    ['18FB §3.2.2', 'board.otherThanPrinted', (board) => (board.phases[3].deposit = 1)],
    ['18FB §3.2.2', 'board.noLine', (board) => (hexNamed(board, 'nD3').track = '3-s')],
    ['18FB §3.4.1', 'board.trackToNowhere', (board) => (hexNamed(board, 'A2').track = '0-s 3-s')],
    ['18FB §3.4.1', 'board.noYellow', (board) => (board.tiles = board.tiles.filter(notYellowTown))],
    ['18FB §2.5.3', 'board.yellowTwice', (board) => (hexNamed(board, 'I30').track = '0-s')],
    ['18FB §3.4.1', 'board.noUpgrade', (board) => (board.tiles = board.tiles.filter(({ id }: Loose) => id !== '905'))],
    ['18FB §2.5.3', 'board.closedSides', (board) => (hexNamed(board, 'B5').label = 'P')],
    ['18FB §2.2.2', 'board.startNotWhite', (board) => (board.market.rows[9][4].zone = 'light')],
    ['18FB §2.2.2', 'board.startElsewhere', (board) => (board.market.rows[9][0].startsIn = 1)],
    ['18FB §3.4.1', 'board.unreachable', (board) => void board.map.passes.borders.push('B1-B3', 'A2-B1', 'B1-C2')],
  ])('is warned of with the section: %s %s', (cite, key, change) => {
    const { board, findings } = spoilt(change);
    expect(board).toBeDefined();
    expect(findings).toContainEqual(expect.objectContaining({ severity: 'warning', cite, key }));
  });
});

describe('another board of 18FB', () => {
  it('has its own names in sentences, forms and hashes', () => {
    const { board } = spoilt((draft) => {
      hexNamed(draft, 'I30').name = 'Maleventum';
      draft.tiles.push({ id: 'X1', colour: 'yellow', type: 'plain', count: 1, track: '0-3' });
    });
    if (!board) throw new Error('a good board was refused');
    const setup = title18fb.setup({ ...wish, board });
    const state = start(game18fb, setup);
    expect(boardOf(state.table).placeNamed.get('I30')?.name).toBe('Maleventum');
    expect(hashOf(game18fb, state)).not.toBe(hashOf(game18fb, start(game18fb, title18fb.setup(wish))));
    const chosen = { type: 'homeChosen', corp: 'FB', hex: 'I30' } as const;
    expect(teller.on(board).describeEvent(chosen, 'en')).toContain('Maleventum');
    expect(teller.describeEvent(chosen, 'en')).toContain('Benevento');
    expect(Object.keys(game18fb.formsOn?.(state.table) ?? {})).toEqual(Object.keys(game18fb.forms));
  });
});
