import { explain } from '@binario/kernel';
import { BANK } from '@binario/rail';
import { describe, expect, it } from 'vitest';
import { builtInBoard } from '../board/of.ts';
import {
  frame,
  game,
  inTurn,
  lay,
  type Move,
  only,
  type Position,
  play,
  refuses,
  type State18fb,
  settled,
  signed,
  stateAt,
  stockTurn,
  tableOf,
  tiles,
  token,
} from './support/index.ts';

const { regionalIds } = builtInBoard;

/** The rule that refuses the move, and where it stands. */
function refusal(state: State18fb, move: Move): string {
  const found = explain(game, state, signed(state, move));
  return found ? `${found.rule} ${found.cite}` : 'accepted';
}

/** What is said in several places is cited from the one that is about the case. */
describe('the section a refusal names', () => {
  const round = (kind: 'cards' | 'regionals', phase: number): State18fb => {
    const table = tableOf({ phase, cash: { P1: 300, P2: 300, P3: 300 } });
    const lots = kind === 'cards' ? ['Bayard', 'Falcon'] : regionalIds;
    const privates = { ...table.privates, ...Object.fromEntries(lots.map((lot) => [lot, BANK])) };
    return settled(stateAt({ ...table, privates }, frame('auctionRound', { kind, chooser: 'P1' })));
  };

  it.each([
    ['cards', 1, 'Falcon', 75, 'FAS', '18FB §3.1'],
    ['regionals', 5, 'FAS', 160, 'Falcon', '18FB §3.5.1'],
  ] as const)('an auction of %s [3.1-11, 3.5.1-15]', (kind, phase, lot, nominal, wrong, cite) => {
    const choosing = round(kind, phase);
    expect(refusal(choosing, { type: 'chooseLot', private: wrong })).toBe(`lot.notLeft ${cite}`);
    const bidding = play(choosing, { type: 'chooseLot', private: lot });
    expect(refusal(bidding, { type: 'bid', price: nominal - 5 })).toBe(`bid.tooLow ${cite}`);
    expect(refusal(bidding, { type: 'bid', price: nominal + 2 })).toBe(`bid.steps ${cite}`);
    expect(refusal(bidding, { type: 'bid', price: nominal + 300 })).toBe(`bid.noMoney ${cite}`);
  });

  it('the base of FP and the home of SFM [3.2.2-27, 3.5.3-04]', () => {
    const fp = play(stockTurn({ phase: 4, cash: { P1: 300 } }), {
      type: 'acquireConcession',
      corp: 'FP',
      par: 60,
      help: 'none',
    });
    expect(refusal(fp, { type: 'chooseHome', hex: 'L27' })).toBe('home.notItsBase 18FB §3.2.2');
    const sfm = play(stockTurn({ phase: 5, cash: { P1: 300 } }), { type: 'startCompany', corp: 'SFM', par: 60 });
    expect(refusal(sfm, { type: 'chooseHome', hex: 'F33' })).toBe('home.notFree 18FB §3.5.3');
  });

  it.each([
    [55, 'holding.blueStock 18FB §2.2.3'],
    [35, 'holding.darkStock 18FB §2.2.4'],
  ] as const)('stock priced at %s is bought by no corporation [2.2.3-01, 2.2.4-03]', (price, why) => {
    const state = inTurn({ companies: { NN: { cash: 500 }, FST: { president: 'P2', price } } }, 'NN', 'finance');
    expect(refusal(state, { type: 'buyHolding', corp: 'FST', from: 'offer' })).toBe(why);
  });

  it('tiles of regional companies and of the others [3.5.2-07, 3.5.2-09]', () => {
    const fas: Position = { phase: 5, regionals: { FAS: { cash: 100 } } };
    const first = only(fas, 'FAS', 'layTrack');
    const third = lay('K36', '3', 'J37', 'K38');
    expect(refusal(first, third)).toBe('lay.regionalNotConnected 18FB §3.5.2');
    const two = play(first, lay('I38', '3', 'J37', 'I36'), lay('J37', '9', 'I38', 'K36'));
    expect(refusal({ ...first, table: two.table }, third)).toBe('lay.regionalNoStepLeft 18FB §3.5.2');
    const nn: Position = { companies: { NN: {} } };
    const away = lay('nD1', '4', 'nD3', 'F25');
    expect(refusal(inTurn(nn, 'NN'), away)).toBe('lay.notConnected 18FB §3.4.1');
    const used = inTurn({ ...nn, table: { turn: { ...tableOf({}).turn, laid: 2 } } }, 'NN');
    expect(refusal(used, away)).toBe('lay.noStepLeft 18FB §3.4.1');
  });

  it('the price of a train of the bank and of one of a national [3.4.8-02, 3.6.1-39]', () => {
    const position: Position = {
      phase: 6,
      companies: {
        RM: { stations: [], trains: ['PH5'], cash: 900 },
        FST: { president: 'P2', cash: 900, trains: ['PH4'], price: 60 },
      },
    };
    const buy = (train: string) => ({ type: 'buyTrain', train, price: 100 }) as const;
    const why = 'train.nationalFaceValue 18FB §3.6.1';
    expect(refusal(inTurn(position, 'RM', 'buyTrains'), buy('PH4-0'))).toBe(why);
    expect(refusal(inTurn(position, 'FST', 'buyTrains'), buy('PH5-0'))).toBe(why);
    expect(refusal(inTurn(position, 'FST', 'buyTrains'), buy('PH6-0'))).toBe('train.faceValue 18FB §3.4.8');
  });

  it('a token route over a pass not yet open, and one without track [2.5.2-02, 3.4.2-19]', () => {
    const at = (phase: number, ...exits: readonly [string, string]) =>
      inTurn(
        { phase, companies: { FC: { cash: 500 } }, tiles: tiles(['F11', '57', ...exits], ['E12', '3', 'F11', 'E10']) },
        'FC',
        'placeToken',
      );
    const route = token('F11', 'E12', 'F7');
    refuses(at(2, 'E12', 'G10'), route, 'token.passClosed');
    expect(refusal(at(2, 'E12', 'G10'), route)).toBe('token.passClosed 18FB §2.5.2');
    expect(refusal(at(3, 'E12', 'G10'), route)).toBe('token.noTrack 18FB §3.4.2');
    expect(refusal(at(2, 'F9', 'F13'), route)).toBe('token.noTrack 18FB §3.4.2');
  });

  it('the presidential certificate alone out of the pool, and none at all [3.2.3-21]', () => {
    const at = (president: 'pool' | 'P2') => stockTurn({ cash: { P1: 500 }, companies: { NN: { president } } });
    const buy = { type: 'buyCert', corp: 'NN', from: 'pool' } as const;
    expect(refusal(at('pool'), buy)).toBe('buy.withConcession 18FB §3.2.3');
    expect(refusal(at('P2'), buy)).toBe('buy.noneThere 18FB §3.2.4');
  });
});
