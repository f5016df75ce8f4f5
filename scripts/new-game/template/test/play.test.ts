import { playOut } from '@binario/bots';
import { apply, carryOut, hashOf, offers, start } from '@binario/kernel';
import { cashOf } from '@binario/rail';
import { describe, expect, it } from 'vitest';
import { botsSample } from '../bot/bots.ts';
import { COMPANY } from '../data/board.ts';
import { gameSample } from '../game.ts';
import { certsIn } from '../table.ts';
import { titleSample } from '../title.ts';

const wish = (players: number, seed: number) => ({ players, seed, variants: [], options: {} });
const begun = () => start(gameSample, titleSample.setup(wish(2, 1)));
const does = (state: ReturnType<typeof begun>, type: string, by: string, fields = {}) =>
  apply(gameSample, state, { type, by, ...fields });

describe('sample', () => {
  it.each([2, 3, 4])('is played to its end by %i, and nothing is lost or made', (players) => {
    for (let seed = 1; seed <= 20; seed++) {
      const { state } = playOut(titleSample, wish(players, seed), botsSample.random, {
        onState: (each) => expect(titleSample.violationsAtRest(each)).toEqual([]),
      });
      expect(titleSample.endReason(state.table)).toBe('rounds');
      expect(titleSample.scores(state.table)).toHaveLength(players);
    }
  });

  it('is played by two to four', () => {
    for (const players of [1, 5]) expect(() => titleSample.setup(wish(players, 1))).toThrow('players');
  });

  it('comes to the same hash by the same actions', () => {
    const { actions, state } = playOut(titleSample, wish(3, 7), botsSample.random);
    const first = start(gameSample, titleSample.setup(wish(3, 7)));
    const again = actions.reduce((now, action) => carryOut(gameSample, now, action).state, first);
    expect(hashOf(gameSample, again)).toBe(hashOf(gameSample, state));
  });

  it('the first certificate makes its buyer president; the company gets the money [1-01]', () => {
    const after = does(begun(), 'buyCert', 'P1');
    expect(after.ok && cashOf(after.state.table, COMPANY)).toBe(60);
    expect(does(begun(), 'buyCert', 'P2')).toMatchObject({ ok: false, refusal: { rule: 'turn.notYours' } });
  });

  it('certificates are bought for cash, as long as there are any [1-02, 1-03]', () => {
    const state = begun();
    const { table } = state;
    const poor = { ...state, table: { ...table, cash: { ...table.cash, P1: 59 } } };
    expect(does(poor, 'buyCert', 'P1')).toMatchObject({ refusal: { rule: 'buy.noMoney', params: { cost: 60 } } });
    const sold = certsIn(table).map((cert) => ({ ...cert, holder: 'P2' }));
    const none = { ...state, table: { ...table, certs: { ...table.certs, [COMPANY]: sold } } };
    expect(does(none, 'buyCert', 'P1')).toMatchObject({ refusal: { rule: 'buy.soldOut' } });
  });

  it('tiles go on from the track there is, until a train joins the two cities [2-01, 2-02, 2-03]', () => {
    let state = begun();
    const act = (type: string, by: string, fields = {}) => {
      const result = does(state, type, by, fields);
      expect(result).toMatchObject({ ok: true });
      if (result.ok) state = result.state;
      return result;
    };
    const lay = (hex: string, rotation = 0) => does(state, 'layTile', 'P1', { hex, tile: '9', rotation });
    act('buyCert', 'P1');
    act('pass', 'P2');
    expect(lay('A1')).toMatchObject({ refusal: { rule: 'lay.noTile' } });
    expect(lay('A3', 1)).toMatchObject({ refusal: { rule: 'lay.offBoard' } });
    expect(lay('A5')).toMatchObject({ refusal: { rule: 'lay.notReached' } });
    act('layTile', 'P1', { hex: 'A3', tile: '9', rotation: 0 });
    const poor = { ...state, table: { ...state.table, cash: { ...state.table.cash, [COMPANY]: 59 } } };
    expect(does(poor, 'buyTrain', 'P1')).toMatchObject({ refusal: { rule: 'train.noMoney' } });
    act('buyTrain', 'P1');
    act('pass', 'P1');
    act('pass', 'P2');
    const before = cashOf(state.table, 'P1');
    act('layTile', 'P1', { hex: 'A5', tile: '9', rotation: 0 });
    expect(does(state, 'buyTrain', 'P1')).toMatchObject({ refusal: { rule: 'train.gone' } });
    act('pass', 'P1');
    // 20 % of Alba 20 and Bra 30.
    expect(cashOf(state.table, 'P1') - before).toBe(10);
    expect(offers(gameSample, state, 'P1').map(({ type }) => type)).toEqual(['buyCert', 'pass']);
  });
});
