import { BANK, trainsOf } from '@binario/rail';
import { describe, expect, it } from 'vitest';
import { asked, buyTrain, cash, decider, inTurn, type Position, pass, play, refuses } from './support/index.ts';

describe('18FB §3.4.8 trains', () => {
  it('from the bank at the printed price, money to the bank [3.4.8-02, 3.4.8-09, 3.4.8-07]', () => {
    const state = inTurn({ companies: { NN: { cash: 260 } }, poolTrains: ['PH2'] }, 'NN', 'buyTrains');
    refuses(state, buyTrain('PH1-0', 90), 'train.faceValue');
    const after = play(state, buyTrain('PH1-0', 100));
    expect([cash(after, 'NN'), cash(after, BANK) - cash(state, BANK)]).toEqual([160, 100]);
    expect(trainsOf(play(state, buyTrain('PH2-0', 150)).table, 'NN')).toEqual(['PH2-0']);
    refuses(inTurn({ companies: { NN: { cash: 99 } } }, 'NN', 'buyTrains'), buyTrain('PH1-0', 100), 'train.noMoney');
  });

  const two: Position = {
    cash: { P2: 0 },
    companies: { NN: { cash: 300 }, FST: { president: 'P2', trains: ['PH1'], cash: 0 }, FC: { trains: ['PH1'] } },
  };

  it('of another company, its last too, if both Presidents agree [3.4.8-03, 3.4.8-10, 3.4.8-11]', () => {
    const state = inTurn(two, 'NN', 'buyTrains');
    refuses(state, buyTrain('PH1-0', 0), 'train.atLeastOne');
    const asking = play(state, buyTrain('PH1-0', 40));
    expect([asked(asking), decider(asking)]).toEqual(['consent', 'P2']);
    const after = play(asking, { type: 'consent' });
    expect([trainsOf(after.table, 'NN'), cash(after, 'FST'), cash(after, 'NN')]).toEqual([['PH1-0'], 40, 260]);
    const refused = play(asking, { type: 'refuse' });
    refuses(refused, buyTrain('PH1-0', 40), 'train.refused');
    expect(asked(play(refused, buyTrain('PH1-0', 41)))).toBe('consent');
  });

  it('one player leads both: he sets the price [3.4.8-04]', () => {
    const after = play(inTurn(two, 'NN', 'buyTrains'), buyTrain('PH1-1', 1));
    expect([trainsOf(after.table, 'NN'), cash(after, 'FC')]).toEqual([['PH1-1'], 1]);
  });

  it('a provisional or definitive company may not end its turn without a train [3.4.8-06]', () => {
    for (const standing of ['provisional', 'definitive'] as const) {
      refuses(inTurn({ companies: { NN: { standing, cash: 200 } } }, 'NN', 'buyTrains'), pass, 'train.mustOwnOne');
    }
  });

  it('building companies may buy and need not [3.4.8-08]', () => {
    const state = inTurn({ companies: { NN: { standing: 'building', cash: 200 } } }, 'NN', 'buyTrains');
    expect(trainsOf(play(state, buyTrain('PH1-0', 100)).table, 'NN')).toEqual(['PH1-0']);
    expect(trainsOf(play(state, pass).table, 'NN')).toEqual([]);
  });
});
