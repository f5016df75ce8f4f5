import { type Action, explain, languages, type Refusal } from '@binario/kernel';
import { describe, expect, it } from 'vitest';
import { dragonPurchase, dragonTurn } from '../rules/dragons.ts';
import { scores } from '../rules/score.ts';
import { catalogues } from '../text/catalogue.ts';
import { describeRefusal } from '../text/describe.ts';
import {
  asked,
  beforeStockRound,
  cash,
  companyTurn,
  facts,
  game,
  held,
  inTurn,
  offered,
  operatingRound,
  type Position,
  play,
  refuses,
  type State1865,
  stockTurn,
  tableOf,
  value,
  whyNot,
} from './support/index.ts';

const help = (train: string) => ({ type: 'helpBuy', train }) as const;

describe('1865 C.5 §5.5 bankruptcy', () => {
  /** P1 cannot pay a PH7 for FMS. */
  const broke: Position = {
    form: 'c5expansion',
    players: 3,
    phase: 7,
    poolTrains: ['PH6'],
    cash: { P1: 30, P2: 100, P3: 100 },
    cards: { M1: 'P1', M2: 'FMS' },
    companies: {
      FMS: {
        status: 'major',
        cash: 20,
        chips: 3,
        value: 100,
        singles: { P1: 1, P2: 1, pool: 1, dragons: 1 },
        loans: 1,
        stations: ['F45', 'G42'],
      },
      FA: { status: 'major', value: 50, president: 'P1', singles: { P1: 1, P2: 2, P3: 2, pool: 5 - 3 } },
      CFC: {
        status: 'major',
        value: 40,
        president: 'P1',
        singles: { P3: 1 },
        chips: 1,
        trains: ['PH7'],
        stations: ['H5'],
      },
      SFS: { status: 'major', value: 60, president: 'P2', singles: { P1: 2 } },
    },
    table: { priority: 'P1' },
  };
  const out = () => {
    let state = play(companyTurn(broke, 'FMS', 'buyTrains'), help('PH6-0'));
    for (let n = 0; n < 6 && asked(state) === 'helpPurchase'; n++) {
      const all = offered(state, 'sellShares').at(-1);
      if (!all) break;
      state = play(state, `sell ${all.corp} ${all.shares}`);
    }
    return state;
  };

  it('only the cheapest train may be tried beyond his means [P-5.5-05, P-5.5-06]', () => {
    const at = companyTurn(broke, 'FMS', 'buyTrains');
    refuses(at, help('PH7-1'), 'help.beyondMeans');
    expect(whyNot(at, help('PH6-0'))).toBeUndefined();
  });

  it.each([...languages])('a block that is too small is refused without a word of loans: %s [P-6.4-01]', (language) => {
    const loan = /loan|borrow|lend|credit|prestit|mutu|emprunt|prêt|crédit|dette/i;
    // The words are those by which this language does speak of loans.
    for (const key of ['loan.none', 'absorb.tooManyLoans']) expect(catalogues[language][key], key).toMatch(loan);
    const raising = play(companyTurn(broke, 'FMS', 'buyTrains'), help('PH6-0'));
    const refusal = explain(game, raising, { type: 'sellShares', by: 'P1', corp: 'SFS', shares: 1 } as Action);
    expect(refusal).toMatchObject({ rule: 'forced.tooLittle', cite: '1865 C.5 §5.5' });
    const told = describeRefusal(refusal as Refusal, language);
    expect(told).toContain('2 × SFS');
    expect(told).not.toMatch(loan);
  });

  it('he is out: cash to the bank, cards gone, priority to the left [P-5.5-07, P-5.5-08, P-5.5-09, P-5.5-10]', () => {
    const state = out();
    expect(state.table.leavers).toEqual(['P1']);
    expect(cash(state, 'P1')).toBe(0);
    expect(state.table.privates.M1).toBe('gone');
    expect(state.table.priority).toBe('P2');
    expect(state.table.certLimit).toBe(18);
    expect(scores(state.table).at(-1)?.player).toBe('P1');
  });

  it('the company is closed for good [P-5.5-11, P-5.5-12, P-5.5-13, P-5.5-14, P-5.5-15, P-5.5-16]', () => {
    const state = out();
    expect(facts(state, 'FMS')).toMatchObject({ standing: 'closed', chips: 0, loans: 0 });
    expect(state.table.certs.FMS).toBeUndefined();
    expect(cash(state, 'FMS')).toBe(0);
    expect(state.table.privates.M2).toBe('gone');
    expect(state.table.stations.F45?.filter(Boolean)).toEqual([]);
    expect(state.table.stations.G42?.filter(Boolean)).toEqual([]);
    const again = stockTurn({ form: 'c5expansion', cash: { P2: 500 }, companies: {} }, 'P2');
    const closed = {
      ...again,
      table: {
        ...again.table,
        companies: { ...again.table.companies, FMS: { ...facts(again, 'FMS'), standing: 'closed' as const } },
      },
    };
    refuses(closed, { type: 'launch', corp: 'FMS', value: 60 }, 'launch.notOpen');
  });

  it('his other companies go to the largest holder, ties to the left; the swap [P-5.5-17, P-5.5-19, P-5.5-20]', () => {
    const state = out();
    // P2 and P3 hold two singles of FA each: P2 sits on his left.
    expect(held(state, 'FA').P2).toBe('P');
    expect(held(state, 'FA').P3).toBe('2');
  });

  it('whom he still leads at the end: most shares, at least two, ties to the left [P-5.5-19, P-5.5-20]', () => {
    const leaves = (singles: Readonly<Record<string, number>>) => {
      // It has not operated, so nothing of it was sold before.
      const led = { status: 'major', value: 80, singles, facts: { turns: 0 } } as const;
      const at = companyTurn(
        { form: 'c5expansion', players: 4, phase: 7, companies: { FMS: { status: 'major', chips: 3 }, FA: led } },
        'FMS',
        'buyTrains',
      );
      return held(play(at, help('PH7-0')), 'FA');
    };
    expect(leaves({ P1: 1, P3: 2, P4: 2, P2: 1 })).toMatchObject({ P3: 'P', P4: '2', P2: '1', pool: '3' });
    expect(leaves({ P3: 2, P4: 3 })).toMatchObject({ P4: 'P+1', P3: '2', pool: '2' });
    // One single each is not enough: the company waits.
    expect(leaves({ P2: 1, P3: 1 })).toMatchObject({ P2: '1', P3: '1', pool: 'P' });
  });

  it('what he could not sell goes to the pool beyond any limit, without a drop [P-5.5-17]', () => {
    const full = { status: 'major', president: 'P2', value: 60, singles: { P1: 2, P2: 1, pool: 5 } } as const;
    const fresh = { status: 'major', president: 'P3', value: 80, singles: { P1: 3 }, facts: { turns: 0 } } as const;
    const at = companyTurn(
      {
        form: 'c5expansion',
        phase: 7,
        companies: { FMS: { status: 'major', cash: 20, chips: 3 }, SFS: full, FCS: fresh },
      },
      'FMS',
      'buyTrains',
    );
    const state = play(at, help('PH7-0'));
    expect(state.table.leavers).toEqual(['P1']);
    expect(held(state, 'SFS')).toEqual({ P2: 'P+1', pool: '7' });
    // Also those of a company that has not operated.
    expect(held(state, 'FCS')).toEqual({ P3: 'P', pool: '3', offer: '5' });
    expect([value(state, 'SFS'), value(state, 'FCS')]).toEqual([60, 80]);
  });

  it('nobody with two shares: the company waits, and its value stands still [P-5.5-21, P-5.5-22]', () => {
    const state = out();
    expect(state.table.certs.CFC?.[0]?.holder).toBe('pool');
    const waiting: Position = {
      form: 'c5expansion',
      companies: {
        CFC: { president: 'pool', status: 'major', value: 40, chips: 1, trains: ['PH2'] },
        FA: { cash: 500, value: 30 },
      },
    };
    const round = operatingRound(waiting);
    expect(round.flow.find((frame) => frame.step === 'companyTurn')).toMatchObject({ corp: 'FA' });
    refuses(
      companyTurn(waiting, 'FA', 'buyTrains'),
      { type: 'buyTrain', train: 'PH2-0', price: 1 },
      'train.notForSale',
    );
    expect(
      asked(
        beforeStockRound({
          form: 'c5expansion',
          cash: { P1: 100 },
          companies: { FMS: { president: 'pool', stations: ['F45', 'C46'] } },
        }),
      ),
    ).not.toBe('convert');
    // It neither absorbs nor is absorbed.
    const joined: Position = {
      form: 'c5expansion',
      companies: { CFC: { president: 'pool', stations: ['H5', 'G32'] }, FA: { cash: 900, value: 30 } },
    };
    for (const type of ['absorb', 'beAbsorbed'] as const) {
      refuses(inTurn(joined, 'FA', 'absorb'), { type, corp: 'CFC' }, 'absorb.notFloated');
    }
    const red = tableOf({
      form: 'c5expansion',
      companies: { CFC: { president: 'pool', status: 'major', value: 40, singles: { dragons: 2 } } },
    });
    let table = red;
    dragonTurn({
      get table() {
        return table;
      },
      emit: (effect) => {
        table = game.reduce(table, effect);
      },
    });
    expect(held({ table }, 'CFC').pool).toBe('P+2');
    expect(table.market).toEqual(red.market);
  });

  const shelf: Position = {
    form: 'c5expansion',
    cash: { P1: 300, P2: 300, P3: 300 },
    companies: { CFC: { president: 'pool', status: 'major', value: 40, singles: { P1: 1, P2: 1, pool: 5 } } },
  };

  it('more than 50 % in the pool bars sales [P-5.5-18]', () => {
    refuses(stockTurn(shelf), { type: 'sellShares', corp: 'CFC', shares: 1 }, 'sell.poolFull');
  });

  it('singles are traded as usual; who comes to two swaps at once [P-5.5-23, P-5.5-25]', () => {
    const state = play(stockTurn(shelf), { type: 'buyCert', corp: 'CFC', from: 'pool' });
    expect(held(state, 'CFC')).toMatchObject({ P1: 'P', pool: '6' });
    const green = tableOf({ ...shelf, companies: { CFC: { ...shelf.companies?.CFC, trains: ['PH2', 'PH2'] } } });
    expect(dragonPurchase(green)?.corp).toBe('CFC');
  });

  it('the double share from the pool at twice the value; more shares take it over [P-5.5-24]', () => {
    const state = play(stockTurn(shelf, 'P3'), { type: 'buyPresidency', corp: 'CFC' });
    expect(held(state, 'CFC').P3).toBe('P');
    expect(cash(state, 'P3')).toBe(220);
    const more = { CFC: { ...shelf.companies?.CFC, singles: { P1: 3, pool: 5 } } };
    const over = play(stockTurn({ ...shelf, companies: more }, 'P3'), { type: 'buyPresidency', corp: 'CFC' });
    expect(held(over, 'CFC')).toMatchObject({ P1: 'P+1', P3: '2' });
    refuses(
      play(stockTurn(shelf, 'P3'), { type: 'buyPresidency', corp: 'CFC' }),
      { type: 'buyPresidency', corp: 'CFC' },
      'buy.presidencyNotThere',
    );
  });

  it('while it waits, its lowest trains are discarded first [P-5.5-26]', () => {
    const at = companyTurn(
      {
        form: 'c5expansion',
        phase: 5,
        companies: {
          FA: { cash: 700, chips: 1 },
          CFC: { president: 'pool', status: 'major', trains: ['PH5', 'PH4', 'PH4'], row: 1, value: 40 },
        },
      },
      'FA',
      'buyTrains',
    );
    const cards = Object.fromEntries(
      Object.entries(at.table.trains).map(([id, holder]) => [id, id < 'PH6' && holder === 'bank' ? 'gone' : holder]),
    );
    const state = play(
      { ...at, table: { ...at.table, trains: cards } },
      { type: 'buyTrain', train: 'PH6-0', price: 650 },
    );
    expect(state.table.trains).toMatchObject({ 'PH4-0': 'pool', 'PH4-1': 'CFC', 'PH5-0': 'CFC' });
    const rows = beforeStockRound({
      form: 'c5expansion',
      phase: 3,
      cash: { P1: 60 },
      companies: { CFC: { president: 'pool', row: 1, stations: ['H5', 'G10'] } },
      tiles: { G10: ['173', 0] },
    });
    expect(facts(rows, 'CFC').row).toBe(2);
    expect(rows.table.map.G10?.tile).toBe('174');
  });

  it('an unfloated company of his: shares in the pool count as sold [P-5.5-27]', () => {
    const at = stockTurn(
      {
        form: 'c5expansion',
        cash: { P2: 300 },
        companies: {
          CFC: { president: 'pool', value: 60, markers: 1, facts: { standing: 'launched', row: null, turns: 0 } },
        },
      },
      'P2',
    );
    // 40 % in the pool; one single more makes 60 %, but nobody runs it yet.
    const one = play(at, { type: 'buyCert', corp: 'CFC', from: 'offer' });
    expect(facts(one, 'CFC').standing).toBe('launched');
    const lead = { ...one, flow: at.flow };
    expect(facts(play(lead, { type: 'buyPresidency', corp: 'CFC' }), 'CFC').standing).toBe('floated');
  });

  it('a broken bank: the set is finished, after a stock round two operating rounds [P-7-01, P-7-02]', () => {
    const rich = { form: 'c5basic', players: 2, cash: { P1: 4000, P2: 3950 } } as const;
    const company = { status: 'major', singles: { P1: 2, P2: 1 }, chips: 8, trains: ['PH2'] } as const;
    const roundsAfter = (begun: State1865): readonly string[] => {
      const rounds = new Set<string>();
      let state = begun;
      for (let n = 0; n < 60 && state.flow.length > 0; n++) {
        expect(state.table.bankBroken).toBe(true);
        const frame = state.flow.find((each) => each.step === 'operatingRound') as { number?: number } | undefined;
        rounds.add(frame ? `OR ${frame.number}` : 'SR');
        state = play(state, asked(state) === 'income' ? { type: 'withhold' } : { type: 'pass' });
      }
      expect(state.table.ended).toEqual({ reason: 'bank' });
      const [first, second] = scores(state.table);
      // Two and two singles at 100 for P1, one for P2.
      expect([first, second]).toMatchObject([
        { player: 'P1', total: 4000 + 400 },
        { player: 'P2', total: cash(state, 'P2') + 100 * sharesLeft(state) },
      ]);
      return [...rounds];
    };
    const sharesLeft = (state: State1865) => Number(held(state, 'FMS').P2 ?? 0);
    const sold = play(stockTurn({ ...rich, companies: { FMS: company } }, 'P2'), {
      type: 'sellShares',
      corp: 'FMS',
      shares: 1,
    });
    expect(roundsAfter(sold)).toEqual(['SR', 'OR 1', 'OR 2']);
    const earned = play(companyTurn({ ...rich, companies: { FMS: company } }, 'FMS', 'income'), { type: 'withhold' });
    // It cannot buy anything in the first round any more; the second one is played all the same.
    expect(roundsAfter(earned)).toEqual(['OR 2']);
  });

  it('one player left: the game is over and he has won [P-5.5-28]', () => {
    const last: Position = {
      form: 'c5basic',
      players: 2,
      phase: 7,
      cash: { P1: 10, P2: 50 },
      companies: { FMS: { status: 'major', cash: 0, chips: 3 } },
    };
    const state = play(companyTurn(last, 'FMS', 'buyTrains'), help('PH7-0'));
    expect(state.table.ended).toEqual({ reason: 'onePlayer' });
    expect(scores(state.table)[0]).toMatchObject({ player: 'P2', total: 50 });
    // Also where loans of a company have made his wealth less than nothing.
    const poor = tableOf({
      form: 'c5basic',
      players: 2,
      companies: { FA: { president: 'P2', value: 10, loans: 3 } },
      table: { leavers: ['P1'] },
    });
    expect(scores(poor).map(({ player, total }) => [player, total])).toEqual([
      ['P2', -280],
      ['P1', 0],
    ]);
  });
});
