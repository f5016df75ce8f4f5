import { GONE, POOL, trainsOf } from '@binario/rail';
import { describe, expect, it } from 'vitest';
import { builtInBoard } from '../board/of.ts';
import { coverageOf } from '../board/questions.ts';
import { acquisitionPrice } from '../rules/acquisition.ts';
import { enterPhase } from '../rules/phases.ts';
import { coverageFactor, revenueOf } from '../rules/running.ts';
import {
  asked,
  cash,
  facts,
  inTurn,
  type Position,
  play,
  refuses,
  settled,
  stateAt,
  stepsAlone,
  tableOf,
  tiles,
  token,
  working,
} from './support/index.ts';

describe('18FB §3.6.3 acquisitions', () => {
  const position = (cashOf: number, more: Position = {}): Position => ({
    phase: 6,
    companies: { NN: { cash: cashOf, trains: ['PH4'], stations: ['nC6'] } },
    regionals: { SFSM: { owner: 'P2', cash: 90, trains: ['R5'], facts: { markers: 6 } } },
    ...more,
  });
  const acquire = { type: 'acquireRegional', private: 'SFSM' } as const;

  it('D90 + D40 + D130 = D260 [3.6.3-03, 3.6.3-04, 3.6.3-05, 3.6.3-06]', () => {
    expect(acquisitionPrice(tableOf(position(0)), 'SFSM')).toBe(260);
  });

  it('at any moment, paid to the owner, who is not asked; a token in its home is link enough [3.6.3-01, 3.6.3-02, 3.6.3-11, 3.6.3-12, 3.6.3-13, 3.6.3-14, 3.6.3-16]', () => {
    for (const step of ['layTrack', 'finance']) {
      const after = play(inTurn(position(300), 'NN', step), acquire);
      expect([cash(after, 'P2'), cash(after, 'NN'), cash(after, 'SFSM')]).toEqual([260, 130, 0]);
      expect([after.table.privates.SFSM, after.table.regionals.SFSM?.standing]).toEqual([GONE, 'acquired']);
      expect(facts(after, 'NN').markers).toBe(6);
      expect(trainsOf(after.table, 'NN')).toEqual(expect.arrayContaining(['PH4-0', 'R5-0']));
    }
  });

  it('linked without other cities, all of the price at once, not out of the pool [3.6.3-07, 3.6.3-08, 3.6.3-17]', () => {
    refuses(inTurn(position(259), 'NN', 'finance'), acquire, 'acquire.noMoney');
    const far = position(500, {
      companies: { NN: { cash: 500, trains: ['PH4'], stations: ['I44'], facts: { home: 'nC6' } } },
    });
    refuses(inTurn(far, 'NN', 'finance'), acquire, 'acquire.notLinked');
    const pooled = position(500, { regionals: { SFSM: { owner: POOL } } });
    refuses(inTurn(pooled, 'NN', 'finance'), acquire, 'acquire.noOwner');
    // From Gioia over Villa San Giovanni to Reggio, where FC has no token of its own.
    const near = inTurn(
      {
        phase: 6,
        companies: { FC: { cash: 500, trains: ['PH4'], stations: ['F11', 'B5'] } },
        regionals: { FdC: { owner: 'P2' } },
        tiles: tiles(['A4', '58', 'A2', 'B5'], ['B5', '57', 'A4', 'C6']),
      },
      'FC',
      'finance',
    );
    expect(cash(play(near, { type: 'acquireRegional', private: 'FdC' }), 'P2')).toBe(130);
  });

  it('0+4 becomes 2+2 and 0+6 3+4, to be used at once [3.6.3-09, 3.6.3-10]', () => {
    expect([
      coverageOf(builtInBoard, 'R5-0', 'NN', false),
      coverageOf(builtInBoard, 'R6-0', 'NN', false),
    ]).toMatchObject([
      { cities: 2, towns: 2 },
      { cities: 3, towns: 4 },
    ]);
    const before = play(inTurn(position(300), 'NN', 'layTrack'), acquire);
    expect(coverageFactor(before.table, 'NN')).toBe(7 + 4);
  });

  it('any number in a turn [3.6.3-15]', () => {
    const two = position(900, {
      regionals: { SFSM: { owner: 'P2' }, SEPSA: { owner: 'P3' } },
    });
    const after = play(inTurn(two, 'NN', 'layTrack'), acquire, { type: 'acquireRegional', private: 'SEPSA' });
    expect([cash(after, 'P2'), cash(after, 'P3')]).toEqual([130, 130]);
  });

  it('converted trains are never scrapped [3.6.3-18]', () => {
    const table = tableOf({ phase: 5, companies: { NN: { trains: ['R5', 'PH3'] } } });
    const after = working(table, (tx) => enterPhase(tx, 6, 'NN')).table;
    expect(trainsOf(after, 'NN')).toEqual(['R5-0']);
  });

  it('also between the last tile or token and the run: the trains acquired then run [3.6.3-01, 3.6.3-10]', () => {
    const line = tiles(['nC4', '58', 'nC6', 'nD3'], ['nD3', '6', 'nC4', 'nD1']);
    const state = inTurn(position(900, { tiles: line }), 'NN', 'placeToken');
    const laid = play(state, token('nC6', 'nC4', 'nD3'));
    expect([asked(laid), laid.table.turn.revenue]).toEqual(['beforeRun', null]);
    const run = play(laid, acquire);
    // Only the PH4 before; now the stations and markers of the regional's train too.
    expect([asked(run), run.table.turn.revenue]).toEqual(['dividend', revenueOf(run.table, 'NN')]);
    expect(coverageFactor(run.table, 'NN')).toBeGreaterThan(coverageFactor(laid.table, 'NN'));
    // Who passes goes on, and who passed the token with the regional within reach is not asked again.
    expect(asked(play(laid, { type: 'pass' }))).toBe('dividend');
    expect(asked(play(state, { type: 'pass' }))).toBe('dividend');
    // All tile steps are used and no token is left: nothing else is asked before the run.
    const { table, flow } = inTurn(position(900), 'NN', 'layTrack');
    const used = { ...table, turn: { ...table.turn, laid: 4 }, charters: { ...table.charters, NN: 0 } };
    expect(asked(settled(stateAt(used, ...flow)))).toBe('beforeRun');
  });

  it('the end of the turn is asked only while something can still be acquired', () => {
    expect(asked(stepsAlone(position(300), 'NN', 'endTurn'))).toBe('endTurn');
    expect(stepsAlone(position(100), 'NN', 'endTurn').flow).toEqual([]);
  });
});
