import { POOL, trainsOf } from '@binario/rail';
import { describe, expect, it } from 'vitest';
import { price } from '../rules/market.ts';
import { payRegionalBonuses } from '../rules/regionals.ts';
import {
  asked,
  cash,
  decider,
  frameIn,
  inTurn,
  lay,
  markers,
  offered,
  type Position,
  play,
  refuses,
  stepsAlone,
  stockTurn,
  tableOf,
  tiles,
  working,
} from './support/index.ts';

describe('18FB §3.5.2 regional companies', () => {
  it('one marker at the start, no price, no tokens [3.5.2-02, 3.5.2-05, 3.5.2-12]', () => {
    const table = tableOf({ phase: 5, regionals: { FAS: {} } });
    expect([markers({ table, flow: [], rng: 1 }, 'FAS'), price(table, 'FAS'), table.charters.FAS]).toEqual([
      1,
      0,
      undefined,
    ]);
    const turn = inTurn({ phase: 5, regionals: { FAS: {} } }, 'FAS', 'layTrack');
    expect(frameIn(turn, 'companyTurn').todo).toEqual(['runTrains', 'regionalDividend', 'regionalTrain']);
  });

  it('the owner is paid once when track joins home and destination, whoever laid it [3.5.2-16, 3.5.2-17, 3.5.2-18, 3.5.2-19, 3.5.2-35]', () => {
    // Reggio over Villa San Giovanni to Gioia: D30 for FdC, nothing for Catanzaro.
    const joined: Position = { phase: 5, tiles: tiles(['A4', '58', 'A2', 'B5'], ['B5', '57', 'A4', 'C6']) };
    const owned = tableOf({ ...joined, regionals: { FdC: { owner: 'P2' } } });
    const paid = working(owned, payRegionalBonuses).table;
    expect([paid.cash.P2, paid.regionals.FdC?.reached]).toEqual([30, ['B5']]);
    expect(working(paid, payRegionalBonuses).effects).toEqual([]);
    expect(working(tableOf({ phase: 5, regionals: { FdC: { owner: 'P2' } } }), payRegionalBonuses).effects).toEqual([]);
    expect(working(tableOf({ ...joined, regionals: { FdC: { owner: POOL } } }), payRegionalBonuses).effects).toEqual(
      [],
    );
    // The first owner gets it at once, and so does who owns it when somebody else lays the last tile.
    const bought = play(stockTurn({ ...joined, cash: { P1: 200 } }), {
      type: 'buyRegional',
      private: 'FdC',
      price: 130,
    });
    expect(cash(bought, 'P1')).toBe(200 - 130 + 30);
    const laying = inTurn(
      {
        phase: 5,
        companies: { FC: { stations: ['F11', 'B5'] } },
        regionals: { FdC: { owner: 'P2' } },
        tiles: tiles(['B5', '57', 'A4', 'C6']),
      },
      'FC',
      'layTrack',
    );
    expect(cash(play(laying, lay('A4', '58', 'A2', 'B5')), 'P2')).toBe(30);
  });

  it('five markers and a 0+4: D40, D20 each; three: D30, D20 and D10 [3.5.2-20, 3.5.2-22, 3.5.2-23]', () => {
    for (const [count, owner, treasury] of [
      [5, 20, 20],
      [3, 20, 10],
    ] as const) {
      const state = stepsAlone(
        { phase: 5, regionals: { FAS: { owner: 'P2', trains: ['R5'], facts: { markers: count } } } },
        'FAS',
        'runTrains',
        'regionalDividend',
      );
      expect([cash(state, 'P2'), cash(state, 'FAS')]).toEqual([owner, treasury]);
    }
    const none = stepsAlone(
      { phase: 5, regionals: { FAS: { facts: { markers: 5 } } } },
      'FAS',
      'runTrains',
      'regionalDividend',
    );
    expect([cash(none, 'P1'), cash(none, 'FAS')]).toEqual([0, 0]);
  });

  const buying = (position: Position) => inTurn({ phase: 5, ...position }, 'FAS', 'regionalTrain');
  const train = (id: string, amount: number) => ({ type: 'buyTrain', train: id, price: amount }) as const;

  it('one train a turn, and none is a duty [3.5.2-25, 3.5.2-30]', () => {
    const state = buying({ regionals: { FAS: { cash: 500 } } });
    const after = play(state, train('R5-0', 120));
    expect([trainsOf(after.table, 'FAS'), cash(after, 'FAS')]).toEqual([['R5-0'], 380]);
    expect(after.flow.some(({ step }) => step === 'regionalTrain')).toBe(false);
    expect(trainsOf(play(state, { type: 'pass' }).table, 'FAS')).toEqual([]);
    refuses(state, train('R5-0', 100), 'regionalTrain.faceValue');
    refuses(buying({ regionals: { FAS: { cash: 100 } } }), train('R5-0', 120), 'regionalTrain.noMoney');
  });

  it('the owner adds just what is missing, out of his cash [3.5.2-26, 3.5.2-27, 3.5.2-29]', () => {
    const position: Position = {
      cash: { P1: 200 },
      companies: { NN: { singles: { P1: 2 } } },
      regionals: { FAS: { cash: 50 } },
    };
    const after = play(buying(position), { type: 'helpBuy', train: 'R5-0' });
    expect([cash(after, 'P1'), cash(after, 'FAS'), trainsOf(after.table, 'FAS')]).toEqual([130, 0, ['R5-0']]);
    refuses(buying({ ...position, cash: { P1: 60 } }), { type: 'helpBuy', train: 'R5-0' }, 'regionalHelp.noMoney');
    refuses(
      buying({ ...position, regionals: { FAS: { cash: 150 } } }),
      { type: 'helpBuy', train: 'R5-0' },
      'regionalHelp.notNeeded',
    );
    refuses(buying(position), { type: 'sellShares', corp: 'NN', shares: 1 }, 'turn.notOffered');
  });

  it('not for one that can pay the cheapest on sale, whatever train is wanted [3.5.2-26]', () => {
    const at = (money: number) => buying({ phase: 6, cash: { P1: 300 }, regionals: { FAS: { cash: money } } });
    refuses(at(150), { type: 'helpBuy', train: 'R6-0' }, 'regionalHelp.notNeeded');
    expect(offered(at(150), 'helpBuy')).toEqual([]);
    expect(offered(at(110), 'helpBuy').map((offer) => offer.train)).toEqual(['R5-0', 'R6-0']);
    expect(trainsOf(play(at(110), { type: 'helpBuy', train: 'R6-0' }).table, 'FAS')).toEqual(['R6-0']);
  });

  it('0+6 only when 0+4 is sold out, where a table plays so [2.6-06, 2.6-03]', () => {
    const at = (sold: number, phase = 6) =>
      buying({
        phase,
        options: { regionalTrains: 'soldOut' },
        cash: { P1: 300 },
        regionals: { FAS: { cash: 400 }, FG: { owner: 'P2', trains: Array.from({ length: sold }, () => 'R5') } },
      });
    refuses(at(6), train('R6-0', 180), 'regionalTrain.notForSale');
    expect(
      offered(at(6), 'buyTrain').filter((offer) => at(6).table.trains[String(offer.train)] === 'bank'),
    ).toHaveLength(1);
    expect(trainsOf(play(at(7), train('R6-0', 180)).table, 'FAS')).toEqual(['R6-0']);
    refuses(at(7, 5), train('R6-0', 180), 'regionalTrain.notForSale');
    const usual = buying({ phase: 6, regionals: { FAS: { cash: 400 } } });
    expect(trainsOf(play(usual, train('R6-0', 180)).table, 'FAS')).toEqual(['R6-0']);
  });

  it('not for a regional that has a train [3.5.2-26]', () => {
    const equipped = buying({ cash: { P1: 200 }, regionals: { FAS: { cash: 50, trains: ['R5'] } } });
    refuses(equipped, { type: 'helpBuy', train: 'R5-1' }, 'regionalHelp.notNeeded');
    expect(offered(equipped, 'helpBuy')).toEqual([]);
  });

  it('from another regional for D1 or more with consent, and without help [3.5.2-28, 3.5.2-36]', () => {
    const position: Position = {
      cash: { P1: 200 },
      regionals: { FAS: { cash: 50 }, FG: { owner: 'P2', trains: ['R5'] }, FA: { owner: 'P1', trains: ['R5'] } },
    };
    const state = buying(position);
    refuses(state, train('R5-0', 0), 'regionalTrain.atLeastOne');
    refuses(state, { type: 'helpBuy', train: 'R5-0' }, 'regionalHelp.onlyFromBank');
    const asking = play(state, train('R5-0', 30));
    expect([asked(asking), decider(asking)]).toEqual(['consent', 'P2']);
    const agreed = play(asking, { type: 'consent' });
    expect([trainsOf(agreed.table, 'FAS'), cash(agreed, 'FG')]).toEqual([['R5-0'], 30]);
    expect(asked(agreed)).not.toBe('regionalTrain');
    const refused = play(asking, { type: 'refuse' });
    expect(asked(refused)).toBe('regionalTrain');
    refuses(refused, train('R5-0', 30), 'regionalTrain.refused');
    expect(trainsOf(play(state, train('R5-1', 1)).table, 'FAS')).toEqual(['R5-1']);
  });

  it('every kind of train another regional has can be asked for [3.5.2-28]', () => {
    const state = buying({
      phase: 6,
      regionals: { FAS: { cash: 50 }, FG: { owner: 'P2', trains: ['R5', 'R5', 'R6'] } },
    });
    const theirs = offered(state, 'buyTrain').filter(({ train: id }) => state.table.trains[String(id)] === 'FG');
    expect(theirs.map(({ train: id }) => id)).toEqual(['R5-0', 'R6-0']);
    const after = play(state, train('R6-0', 40), { type: 'consent' });
    expect([trainsOf(after.table, 'FAS'), cash(after, 'FG')]).toEqual([['R6-0'], 40]);
  });

  it('no trade in certificates [3.5.2-31]', () => {
    const state = buying({ companies: { NN: { president: 'P2' } }, regionals: { FAS: { cash: 500 } } });
    refuses(state, { type: 'buyHolding', corp: 'NN', from: 'offer' }, 'turn.notOffered');
  });

  it('acquired from phase 6 on [3.5.2-04]', () => {
    const state = inTurn(
      { phase: 5, companies: { NN: { cash: 900 } }, regionals: { SFSM: { owner: 'P2' } } },
      'NN',
      'layTrack',
    );
    refuses(state, { type: 'acquireRegional', private: 'SFSM' }, 'acquire.phase');
  });
});
