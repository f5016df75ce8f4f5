import { hashOf, SetupError, say, start } from '@binario/kernel';
import { describe, expect, it } from 'vitest';
import { boardOf } from '../board/boardOf.ts';
import { boards1865 } from '../board/boards.ts';
import { catalogues } from '../text/catalogue.ts';
import { speaker } from '../text/speaker.ts';
import { title1865 } from '../title.ts';
import { game } from './support/game.ts';

interface Branch {
  [name: string]: Branch | undefined;
}

/** A copy of the board in the box in which something stands in these places instead; undefined leaves it out. */
function changed(places: Readonly<Record<string, unknown>>): unknown {
  const copy = JSON.parse(JSON.stringify(boards1865.builtIn)) as Branch;
  for (const [path, value] of Object.entries(places)) {
    const names = path.split('.');
    const last = names.pop() as string;
    const branch = names.reduce((at, name) => at[name] as Branch, copy);
    if (value === undefined) delete branch[last];
    else branch[last] = value as Branch;
  }
  return copy;
}

const tile = (id: string): string => `tiles.${boards1865.builtIn.tiles.findIndex((each) => each.id === id)}`;

const wish = { players: 3, seed: 5, variants: [], options: {} };

/** Each finding as "where key", and every one can be said in three languages. */
function found(value: unknown): readonly string[] {
  const { findings } = boards1865.read(value);
  for (const { key, params } of findings) {
    for (const language of ['en', 'it', 'fr'] as const) {
      expect(say(catalogues[language], key, params, speaker(language))).not.toMatch(/[{}]|undefined/);
    }
  }
  return findings.map(({ severity, at, key }) => `${severity === 'error' ? '' : '? '}${at} ${key}`);
}

describe('boards of 1865', () => {
  it('the one in the box has no finding, and a file that is just that changes nothing', () => {
    expect(found(JSON.parse(JSON.stringify(boards1865.builtIn)))).toEqual([]);
    const plain = title1865.setup(wish);
    const named = title1865.setup({ ...wish, board: JSON.parse(JSON.stringify(boards1865.builtIn)) });
    expect(named).toEqual(plain);
    expect(hashOf(game, start(game, named))).toBe(hashOf(game, start(game, plain)));
  });

  it('another board is in set-up, table and hash', () => {
    const board = changed({ name: 'Ours', 'capital.3': 400 });
    expect(found(board)).toEqual(['? capital.3 board.notAsPrinted']);
    const state = start(game, title1865.setup({ ...wish, board }));
    expect(state.table.cash.P1).toBe(400);
    expect(boardOf(state.table).file.name).toBe('Ours');
    expect(hashOf(game, state)).not.toBe(hashOf(game, start(game, title1865.setup(wish))));
  });

  it('figures are the board’s, and those of the text where it has none', () => {
    const own = changed({ name: 'Ours', 'figures.loan': 300, 'figures.playerLimit': 70 });
    expect(found(own)).toEqual(['? figures.playerLimit board.notAsPrinted', '? figures.loan board.notAsPrinted']);
    expect(boardOf(start(game, title1865.setup({ ...wish, board: own })).table).figures.loan).toBe(300);
    const none = changed({ name: 'Ours', figures: undefined });
    expect(found(none)).toEqual([]);
    const { table } = start(game, title1865.setup({ ...wish, board: none }));
    expect(boardOf(table).figures).toEqual(boards1865.builtIn.figures);
    expect(found(changed({ 'figures.loan': 0 }))).toEqual(['figures.loan shape.whole']);
  });

  it('a city that cannot be built up and a destination without a way are warnings', () => {
    const n = boards1865.builtIn.tiles.findIndex(({ label }) => label !== undefined);
    const label = boards1865.builtIn.tiles[n]?.label;
    const at = boards1865.builtIn.map.hexes.findIndex((hex) => hex.label === label);
    expect(found(changed({ [`tiles.${n}.track`]: '0-s' }))).toContain(`? map.hexes[${at}].label board.tileUnfit`);
    const overseas = changed({ 'map.seaRoutes': [], 'companies.CFC.destination': 'F45' });
    expect(found(overseas)).toContain('? companies.CFC.destination board.noWay');
  });

  const { borders, hexes } = boards1865.builtIn.map;
  const impossible: readonly (readonly [string, string, unknown, string])[] = [
    ['home that does not exist', 'companies.FMS.home', 'A2', 'companies.FMS.home board.noHex'],
    ['home that is no city', 'companies.FMS.home', 'G44', 'companies.FMS.home board.homeNoCity'],
    ['home of another', 'companies.FMS.home', 'D37', 'companies.RCSF.home board.homeShared'],
    ['home overseas', 'companies.FMS.home', 'E6', 'companies.FMS.home board.notInSardinia'],
    ['destination on open ground', 'companies.CFC.destination', 'G4', 'companies.CFC.destination board.noStation'],
    ['destination at home', 'companies.CFC.destination', 'H5', 'companies.CFC.destination board.homeIsDestination'],
    ['link to nowhere', 'map.seaRoutes.0.to.hex', 'Z9', 'map.seaRoutes[0].to board.noHex'],
    ['link within an island', 'map.seaRoutes.0.to', { hex: 'B27', edge: 2 }, 'map.seaRoutes[0] board.sameIsland'],
    ['link over land', 'map.seaRoutes.0.via', ['F45'], 'map.seaRoutes[0].via[0] board.notSea'],
    ['river through the sea', 'map.borders.0.b', 'A28', 'map.borders[0] board.noNeighbours'],
    ['river twice', 'map.borders', [borders[0], borders[0]], 'map.borders[1] board.borderTwice'],
    ['district without a mine', 'map.carbonia.0', 'F45', 'map.carbonia[0] board.noSardinianMine'],
    ['hex between rows', 'map.hexes.0.id', 'H4', 'map.hexes[0].id board.offGrid'],
    ['hex off the letters', 'map.hexes.0.id', 'ab3', 'map.hexes[0].id board.noPlace'],
    ['hex twice', 'map.hexes.1', hexes[0], 'map.hexes[1].id board.twice'],
    ['city without a space', 'map.hexes.4.slots', 0, 'map.hexes[4].slots board.slots'],
    ['traffic on open ground', 'map.hexes.0.value', 2, 'map.hexes[0].value board.plainValue'],
    ['letter on open ground', 'map.hexes.0.label', 'X', 'map.hexes[0].label board.letterNoCity'],
    ['track to no station', 'map.hexes.0.track', '0-s', 'map.hexes[0].track board.noStop'],
    ['track without a letter', 'map.hexes.4.track', '0-s', 'map.hexes[4].track board.trackNoLetter'],
    ['narrow track', 'tiles.0.track', '0~s', 'tiles[0].track board.oneGauge'],
    ['tile without track', 'tiles.0.track', undefined, 'tiles[0].track board.noTrack'],
    ['tile for no place', 'forms.short.tilePlaces', { '999': [] }, 'forms.short.tilePlaces.999 board.noTile'],
    ['no tile for mines', `${tile('174')}.id`, '999', 'tiles board.noMineTile'],
    ['too few of them', `${tile('175')}.count`, 7, '.count board.fewMineTiles'],
    ['another shape of them', `${tile('175')}.track`, '0-s 1-s', 'tiles board.mineTilesDiffer'],
    ['market that falls', 'market.3.value', 30, 'market[3].value board.notRising'],
    ['start without a box', 'phases.2.startValues.0', 75, 'phases.2.startValues[0] board.noBox'],
    ['phase without yellow tiles', 'phases.3.tiles', ['green'], 'phases.3.tiles board.colourGoes'],
    ['train gone before it comes', 'trains.PH4.scrappedIn', 4, 'trains.PH4.scrappedIn board.goesTooSoon'],
    ['bank of nothing', 'capital.4', 2000, 'forms.normal.bank board.bankTooSmall'],
  ];
  it.each(impossible)('is refused: %s', (_what, path, value, where) => {
    const board = changed({ [path]: value });
    expect(
      found(board)
        .filter((line) => !line.startsWith('?'))
        .join('\n'),
    ).toContain(where);
    expect(() => title1865.setup({ ...wish, board })).toThrow(SetupError);
  });

  it.each([
    ['no board', 'board', ' shape.notABoard'],
    ['another game', { ...boards1865.builtIn, game: '1849' }, 'game shape.oneOf'],
    ['a later form', { ...boards1865.builtIn, schema: 2 }, 'schema shape.oneOf'],
    ['something missing', changed({ 'trains.PH3': undefined }), 'trains.PH3 shape.missing'],
    ['something else', changed({ 'trains.PH9': {} }), 'trains.PH9 shape.unknownField'],
    ['no number', changed({ 'map.terrain.river': '40' }), 'map.terrain.river shape.whole'],
    ['a name of objects', changed({ 'tiles.0.id': '__proto__' }), 'tiles[0].id shape.name'],
    ['huge', changed({ name: 'x'.repeat(300_000) }), ' shape.tooLarge'],
  ])('is refused as a file: %s', (_what, value, where) => {
    expect(found(value)).toContain(where);
    expect(() => title1865.setup({ ...wish, board: value })).toThrow(SetupError);
  });

  const [white] = boards1865.builtIn.market;
  const townAt = hexes.findIndex(({ id }) => id === 'F25');
  const cagliariAt = hexes.findIndex(({ name }) => name === 'Cagliari');
  const mineAt = hexes.findIndex(({ kind }) => kind === 'mine');
  const departures: readonly (readonly [string, string, unknown, string])[] = [
    ['a sea route with a gap', 'map.seaRoutes.0.via', [], 'map.seaRoutes[0] board.seaGap'],
    ['other trains in the short game', 'forms.short.trains.PH2', 6, 'forms.short.trains.PH2 board.notAsPrinted'],
    ['other certificates in the C.5', 'forms.c5basic.certificates.2', 19, 'certificates.2 board.notAsPrinted'],
    ['a maritime card elsewhere', 'maritime.M2.places.0', 'F45', 'maritime.M2.places[0] board.notAsPrinted'],
    ['a tile not where the text says', `${tile('63')}.only`, ['F39', 'H25'], '.only board.notAsPrinted'],
    ['a tile for the coast inland', `${tile('146')}.only`, ['F25'], '.only board.notAsPrinted'],
    ['a tile on another kind of hex', `${tile('63')}.only.0`, 'F25', '.only[0] board.tileOtherKind'],
    ['a tile that leads into the sea', `${tile('700')}.track`, '0-s 1-s 2-s 3-s 4-s 5-s', 'only[0] board.tileUnfit'],
    ['a letter that does not go on', `${tile('C2')}.track`, '0-s 1-s', 'board.tileUnfit'],
    ['a letter without more traffic', `${tile('C1')}.value`, 3, '.value board.traffic'],
    ['a town that stays yellow', `${tile('146')}.only`, ['B29'], `map.hexes[${townAt}] board.noTileOfColour`],
    ['one mine of the district', 'map.carbonia', ['C42'], 'map.carbonia board.notAsPrinted'],
    ['another mine in the district', 'map.carbonia.0', 'A28', 'map.carbonia board.notAsPrinted'],
    ['the letter of another city', `map.hexes.${cagliariAt}.name`, 'Sassari', 'map.hexes board.notAsPrinted'],
    [
      'a large city with less traffic',
      `map.hexes.${cagliariAt}.value`,
      2,
      `hexes[${cagliariAt}].value board.notAsPrinted`,
    ],
    ['printed track into the sea', `map.hexes.${cagliariAt}.track`, '0-s 2-s 4-s', 'board.trackIntoSea'],
    ['a green mine that gives two', `${tile('174')}.value`, 2, '.value board.notAsPrinted'],
    ['a mine with two spaces', `map.hexes.${mineAt}.slots`, 2, `hexes[${mineAt}].slots board.notAsPrinted`],
    ['a tile of the C.5 elsewhere', 'forms.c5basic.tilePlaces.63', ['I36'], 'tilePlaces.63 board.notAsPrinted'],
    ['a city like a town', `${tile('57')}.value`, 1, '.value board.noMoreTraffic'],
    ['a letter like any city', `${tile('C1')}.value`, 3, '.value board.noMoreTraffic'],
    ['prices that do not rise', 'market.0.white', white?.value, 'market[0] board.premiums'],
    ['a row without red', 'chart.limits.0', 2, 'chart.limits[0] board.rankOne'],
    ['a box of the examples', 'market.9.white', 999, 'market board.box'],
  ];
  it.each(departures)('is warned of: %s', (_what, path, value, where) => {
    const board = changed({ [path]: value });
    expect(boards1865.read(board).board).toBeDefined();
    expect(
      found(board)
        .filter((line) => line.startsWith('?'))
        .join('\n'),
    ).toContain(where);
  });

  it('what the text contradicts is a warning with its section', () => {
    const { board, findings } = boards1865.read(changed({ 'trains.PH2.cost': 110, 'tiles.0.count': 5 }));
    expect(board).toBeDefined();
    expect(findings.map(({ severity, at, cite }) => `${severity} ${at} ${cite}`)).toEqual([
      'warning trains.PH2.cost 1865 §4.6',
      'warning tiles 1865 §1',
    ]);
  });
});
