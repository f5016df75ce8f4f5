import { type BoardFinding, hashOf, languages, replay, say, start } from '@binario/kernel';
import { describe, expect, it } from 'vitest';
import { holdingLimit, poolLimit } from '../board/boardOf.ts';
import { boards1849 } from '../board/boards.ts';
import type { File1849 } from '../board/file.ts';
import { game1849 } from '../game.ts';
import { catalogues } from '../text/catalogue.ts';
import { teller } from '../text/describe.ts';
import { speaker } from '../text/speaker.ts';
import { title1849 } from '../title.ts';
import { randomGame } from './support/random.ts';

// biome-ignore lint/suspicious/noExplicitAny: what spoils a board need not fit its type
type Draft = { -readonly [K in keyof File1849]: any };
const changed = (change: (board: Draft) => void): Draft => {
  const draft = JSON.parse(JSON.stringify(boards1849.builtIn)) as Draft;
  draft.name = 'Another';
  change(draft);
  return draft;
};
const found = (change: (board: Draft) => void) => boards1849.read(changed(change)).findings;
const keys = (findings: readonly BoardFinding[], severity: string) =>
  findings.filter((each) => each.severity === severity).map(({ at, key }) => `${at} ${key}`);
const wish = { players: 3, seed: 5, variants: [], options: {} };
const hexIn = (board: Draft, id: string) => board.map.hexes.find((hex: { id: string }) => hex.id === id);
const dearer = changed((board) => {
  board.terrain.mountains = 200;
  hexIn(board, 'C3').name = 'Nuova Alcamo';
});

describe('boards of 1849', () => {
  it('the one in the box has nothing to be said of it, and is what its file says', () => {
    const { board, findings } = boards1849.read(JSON.parse(JSON.stringify(boards1849.builtIn)));
    expect(findings).toEqual([]);
    expect(board).toEqual(boards1849.builtIn);
  });

  it('limits are the board’s, and those of the text where it has none', () => {
    const own = changed((board) => {
      board.limits.holding = 70;
      board.limits.pool = 40;
    });
    expect(keys(boards1849.read(own).findings, 'warning')).toEqual([
      'limits.holding board.notAsPrinted',
      'limits.pool board.notAsPrinted',
    ]);
    const limitsOf = (board: unknown) => {
      const { table } = start(game1849, title1849.setup({ ...wish, board }));
      return [holdingLimit(table), poolLimit(table)];
    };
    expect(limitsOf(own)).toEqual([70, 40]);
    const none = changed((board) => {
      board.name = 'Ours';
      board.limits.holding = undefined;
      board.limits.pool = undefined;
    });
    expect(boards1849.read(JSON.parse(JSON.stringify(none))).findings).toEqual([]);
    expect(limitsOf(JSON.parse(JSON.stringify(none)))).toEqual([60, 50]);
  });

  it.each<[string, (board: Draft) => void]>([
    ['corporations.IFT.homes[0] board.homeNowhere', (board) => (board.corporations.IFT.homes = ['Z9'])],
    ['corporations.IFT.homes[0] board.homeNoCity', (board) => (board.corporations.IFT.homes = ['D4'])],
    ['corporations.CTL.homes[0] board.homeShared', (board) => (board.corporations.CTL.homes = ['C1'])],
    ['corporations.CTL.homes[0] board.homeInRuins', (board) => (board.corporations.CTL.homes = ['B14'])],
    ['corporations.CTL.homes board.severalHomes', (board) => (board.corporations.CTL.homes = ['E1', 'M11'])],
    ['corporations.RCS.tokenFee board.feeTooHigh', (board) => (board.corporations.RCS.tokenFee = 137)],
    ['phases.4.startValues[0] board.noStart', (board) => (board.phases['4'].startValues = [67])],
    ['market.starts[0] board.noCell', (board) => (board.market.starts[0] = { row: 9, col: 9 })],
    ['market.endPrice board.noEnd', (board) => (board.market.endPrice = 378)],
    ['market.closed board.closedBox', (board) => (board.market.closed = { row: 0, col: 0 })],
    ['trains.8H.eliminatedBy board.goesTooSoon', (board) => (board.trains['8H'].eliminatedBy = '6')],
    ['money.bank board.bankTooSmall', (board) => (board.money.bank = 1500)],
    ['places.messina board.noCity', (board) => (board.places.messina = 'D4')],
    ['places.coastal[0] board.noHex', (board) => (board.places.coastal = ['Q1'])],
    ['terrain.hills board.notQuarters', (board) => (board.terrain.hills = 50)],
    ['map.hexes[0].id board.offGrid', (board) => (board.map.hexes[0].id = 'B3')],
    ['map.hexes[1].id board.twice', (board) => (board.map.hexes[1].id = 'B2')],
    ['tiles[0].track board.noStop', (board) => (board.tiles[0].track = '0-s1')],
    ['tiles[2].track board.noTrack', (board) => delete board.tiles[2].track],
    ['privates.SCE.face board.notFives', (board) => (board.privates.SCE.face = 22)],
  ])('what cannot be is an error: %s', (error, change) => {
    expect(keys(found(change), 'error')).toContain(error);
    expect(() => title1849.setup({ ...wish, board: changed(change) })).toThrow(/^board: /);
  });

  it.each<[string, string, (board: Draft) => void]>([
    ['trains.4H.price', '1849 §10.6', (board) => (board.trains['4H'].price = 110)],
    ['phases.6.trainLimit', '1849 §6', (board) => (board.phases['6'].trainLimit = 3)],
    ['privates.RSA.revenue', '1849 §7.1', (board) => (board.privates.RSA.revenue = 30)],
    ['corporations.AFG.tokenFee', '1849 §7.2', (board) => (board.corporations.AFG.tokenFee = 50)],
    ['tiles', '1849 §C', (board) => (board.tiles[0].count = 5)],
    ['places.coastal', '1849 §7.1', (board) => (board.places.coastal = board.places.coastal.slice(1))],
    ['market.endPrice', '1849 §13', (board) => (board.market.endPrice = 340)],
  ])('what the text contradicts is a warning with its section: %s', (at, cite, change) => {
    const findings = found(change);
    expect(keys(findings, 'error')).toEqual([]);
    expect(findings).toContainEqual(expect.objectContaining({ severity: 'warning', at, cite }));
  });

  it.each(languages)('every finding is said in %s', (language) => {
    const odd = found((board) => {
      board.corporations.IFT.homes = ['Z9', 'D4'];
      board.terrain.hills = 50;
      board.money.bank = 1500;
    });
    expect(odd.length).toBeGreaterThan(4);
    for (const { key, params } of odd) {
      const said = say(catalogues[language], key, params, speaker(language));
      expect(said).not.toMatch(/[{}]|^board\./);
    }
  });

  it('the board in the box, named or not, is the same game', () => {
    const named = title1849.setup({ ...wish, board: JSON.parse(JSON.stringify(boards1849.builtIn)) });
    expect(named).toEqual(title1849.setup(wish));
    expect(hashOf(game1849, start(game1849, named))).toBe(hashOf(game1849, start(game1849, title1849.setup(wish))));
  });

  it('on another board everything comes from it, and the hash knows', () => {
    const setup = title1849.setup({ ...wish, board: dearer });
    const first = start(game1849, setup);
    expect(hashOf(game1849, first)).not.toBe(hashOf(game1849, start(game1849, title1849.setup(wish))));
    const { actions, state } = randomGame(setup, 500);
    const kept = JSON.parse(JSON.stringify({ setup, actions })) as { setup: typeof setup; actions: typeof actions };
    expect(hashOf(game1849, replay(game1849, kept.setup, kept.actions, { strict: true }))).toBe(
      hashOf(game1849, state),
    );
    const said = teller
      .on(setup.board)
      .describeRefusal({ rule: 'lay.fixedHex', cite: '', params: { hex: 'C3' } }, 'en');
    expect(said).toContain('Nuova Alcamo (C3)');
  });
});
