import { describe, expect, it } from 'vitest';
import { builtInBoard } from '../board/of.ts';
import { price } from '../rules/market.ts';
import {
  asked,
  cellOf,
  facts,
  offered,
  pass,
  play,
  reaching,
  refuses,
  stockTurn,
  tableOf,
  tiles,
  token,
  value,
} from './support/index.ts';

const { corpDefs } = builtInBoard;

describe('18FB §3.5.3 SFM', () => {
  const start = { type: 'startCompany', corp: 'SFM', par: 100 } as const;

  it('the first buyer chooses a city with an empty slot that is nobody’s, and lays the token [3.5-17, 3.5.3-01, 3.5.3-03, 3.5.3-04, 3.5.3-05, 3.5.3-08]', () => {
    const state = play(stockTurn({ phase: 5, cash: { P1: 400 } }), start);
    const homes = offered(state, 'chooseHome').map(({ hex }) => hex);
    for (const hex of ['I44', 'J33', 'F7', 'F37', 'H7', 'nC6']) expect(homes).toContain(hex);
    for (const hex of ['F25', 'L45', 'F41', 'I36']) expect(homes).not.toContain(hex);
    refuses(state, { type: 'chooseHome', hex: 'F25' }, 'home.notFree');
    const after = play(state, { type: 'chooseHome', hex: 'I44' });
    expect([facts(after, 'SFM').home, after.table.stations.I44]).toEqual(['I44', ['SFM']]);
    expect([facts(after, 'SFM').laid, value(after, 'SFM')]).toEqual([0, 100]);
  });

  it('a major without reserved slots and destinations [3.5.3-02, 3.5.3-06]', () => {
    expect([corpDefs.SFM.kind, corpDefs.SFM.destinations, corpDefs.SFM.homes]).toEqual(['major', [], []]);
  });

  it('without a free city it cannot start', () => {
    const table = tableOf({ phase: 5, cash: { P1: 400 } });
    const full = Object.fromEntries(
      ['I44', 'J33', 'F7', 'F37', 'H7', 'nC6', 'G30', 'nC8', 'N21', 'A2', 'L27', 'L39', 'M14', 'F11', 'F23'].map(
        (hex) => [hex, ['NN', 'FC', 'FB', 'FS', 'FST']],
      ),
    );
    const state = stockTurn({ phase: 5, cash: { P1: 400 }, table: { stations: { ...table.stations, ...full } } });
    refuses(state, start, 'start.noFreeCity');
  });

  it('one row for each token in an empty yellow city, for SFM alone [3.5.3-07]', () => {
    const table = tableOf({ phase: 5, companies: { SFM: { stations: ['I44'] } } });
    expect(price(reaching(table, 'SFM', 'J33', true), 'SFM')).toBe(110);
    expect(price(reaching(table, 'SFM', 'J33', false), 'SFM')).toBe(100);
    const other = tableOf({ phase: 5, companies: { NN: {} } });
    expect(price(reaching(other, 'NN', 'J33', true), 'NN')).toBe(100);
  });

  it('the home earns nothing, and a token can still be laid in the first turn [3.5.3-09]', () => {
    const buy = { type: 'buyCert', corp: 'SFM', from: 'offer' } as const;
    const state = stockTurn({
      phase: 5,
      cash: { P1: 500, P2: 500, P3: 500 },
      tiles: tiles(['F7', '57', 'G6', 'E8'], ['G6', '8', 'F7', 'H7'], ['H7', '6', 'G6', 'H9']),
    });
    const home = play(state, start, { type: 'chooseHome', hex: 'F7' });
    // Catanzaro is an empty city on yellow.
    expect([home.table.stations.F7, value(home, 'SFM')]).toEqual([['SFM'], 100]);
    const floated = play(home, buy, buy, buy, buy);
    expect(facts(floated, 'SFM').standing).toBe('definitive');
    const turn = play(floated, pass, pass, pass);
    expect([asked(turn), turn.table.operated]).toEqual(['layTrack', ['SFM']]);
    const laid = play(turn, pass, token('F7', 'G6', 'H7'));
    // One row up for Crotone; then, without a train, one space to the left.
    const { row, col } = cellOf(100);
    expect(laid.table.stations.H7).toEqual(['SFM']);
    expect(laid.table.market).toEqual([{ corp: 'SFM', row: row - 1, col: col - 1 }]);
  });
});
