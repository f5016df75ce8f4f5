import { BANK, POOL } from '@binario/rail';
import { describe, expect, it } from 'vitest';
import { builtInBoard } from '../board/of.ts';
import { concessionaires } from '../ids.ts';
import { depositDue } from '../rules/deposits.ts';
import { destinationsOf } from '../rules/destinations.ts';
import { withdraw } from '../rules/presidency.ts';
import { slotFor } from '../rules/slots.ts';
import { presidentOf } from '../table.ts';
import {
  asked,
  buy,
  cash,
  concession,
  facts,
  held,
  offered,
  play,
  reaching,
  refuses,
  stockTurn,
  tableOf,
  value,
  working,
} from './support/index.ts';

const { concessionDefs, corpDefs } = builtInBoard;

describe('18FB §3.2.2 concessions', () => {
  it('NN at 100: D100 to the bank, D200 to the treasury, presidency and building state [3.2.2-09, 3.2.2-11, 3.2.2-12, 3.2.2-14, 3.2.2-32, 3.2.4-09, 3.3-03]', () => {
    const before = stockTurn({ cash: { P1: 400 } });
    const after = play(before, concession('NN', 100));
    expect([cash(after, 'P1'), cash(after, 'NN'), cash(after, BANK) - cash(before, BANK)]).toEqual([100, 200, 100]);
    expect(facts(after, 'NN')).toMatchObject({ standing: 'building', par: 100, concession: 'P1', granted: true });
    expect(presidentOf(after.table, 'NN')).toBe('P1');
    expect(value(after, 'NN')).toBe(100);
    refuses(before, buy('NN'), 'buy.notStarted');
  });

  it('both must be payable at once [3.2.2-13]', () => {
    refuses(stockTurn({ cash: { P1: 299 } }), concession('NN', 100), 'concession.cannotPay');
    refuses(
      stockTurn({ cash: { P1: 900 }, companies: { NN: { president: 'P2' } } }),
      concession('NN'),
      'concession.notOpen',
    );
    refuses(stockTurn({ cash: { P1: 900 } }), { type: 'startCompany', corp: 'NN', par: 60 }, 'start.notOpen');
  });

  it('FB: D75 back at Caserta, D75 at Napoli [3.2.2-05, 3.2.2-06, 3.2.2-07, 3.3-11, 3.3-17, 3.4.3-02]', () => {
    const table = tableOf({ companies: { FB: { standing: 'building', facts: { deposit: 150 } } } });
    const middle = reaching(table, 'FB', 'G30');
    expect(middle.cash.P1).toBe(75);
    expect(reaching(middle, 'FB', 'nC8').cash.P1).toBe(150);
  });

  it('NN with a deposit of D25: D12, then D13, to whoever owns the concession [3.2.2-34, 3.2.2-35, 3.2.3-15]', () => {
    expect(depositDue(tableOf({ phase: 3 }), 'NN', 'bayard')).toBe(25);
    const table = tableOf({
      phase: 3,
      companies: { NN: { standing: 'building', facts: { deposit: 25, concession: 'P2' } } },
    });
    const middle = reaching(table, 'NN', 'nD3');
    expect([middle.cash.P2, middle.cash.P1]).toEqual([12, 0]);
    expect(reaching(middle, 'NN', 'F25').cash.P2).toBe(25);
  });

  it('the table of concessions [3.2.2-08, 3.2.2-16, 3.2.2-17, 3.2.2-18, 3.2.2-19, 3.2.2-20, 3.2.2-21, 3.2.2-22, 3.2.2-23, 3.2.2-24, 3.2.2-25]', () => {
    const row = (corp: (typeof concessionaires)[number]) => {
      const { deposits, band } = concessionDefs[corp];
      const hexes = (role: string) =>
        corpDefs[corp].destinations.filter((each) => each.role === role).map(({ hex }) => hex);
      return [corp, ...deposits, band, corpDefs[corp].homes, hexes('intermediate'), hexes('final')];
    };
    expect(concessionaires.map(row)).toEqual([
      ['NN', 100, 50, 'A', ['nC6'], ['nD3'], ['F25']],
      ['FSC', 200, 100, 'D', ['F23'], ['F17'], ['F11']],
      ['LdA', 240, 120, 'C', ['F31'], ['I36'], ['L39']],
      ['FC', 200, 100, 'D', ['F11'], ['B5'], ['A2']],
      ['FB', 150, 80, 'A', ['I30'], ['G30'], ['nC8']],
      ['LTF', 100, 50, 'C', ['K44'], ['L39'], ['L27']],
      ['SFTF', 100, 50, 'C', ['M14'], ['L23'], ['L27']],
      ['FS', 200, 100, 'B', ['N21'], ['P13', 'M14'], ['O10']],
      ['FP', 400, 200, 'B', ['N21', 'nC8'], ['L27', 'H27'], ['nC8', 'N21']],
      ['FST', 240, 120, 'C', ['F23'], ['J21'], ['M14']],
    ]);
  });

  it('FS: whichever of Brindisi and Taranto comes first [3.2.2-26]', () => {
    const table = tableOf({ companies: { FS: { standing: 'building' } } });
    for (const hex of ['P13', 'M14']) {
      const after = reaching(table, 'FS', hex);
      expect(after.companies.FS).toMatchObject({ standing: 'provisional', intermediate: hex });
    }
    const both = reaching(reaching(table, 'FS', 'P13'), 'FS', 'M14');
    expect(both.companies.FS?.standing).toBe('provisional');
    // The other one is still a historical destination: two rows up in all.
    expect(both.market[0]?.row).toBe((table.market[0]?.row ?? 0) - 2);
  });

  it('FP chooses its base and gives up the slot of the other line [3.2.2-27, 3.2.2-28, 3.2.2-29]', () => {
    const state = play(stockTurn({ phase: 4, cash: { P1: 300 } }), concession('FP'));
    expect([asked(state), offered(state, 'chooseHome').map(({ hex }) => hex)]).toEqual(['chooseHome', ['N21', 'nC8']]);
    refuses(state, { type: 'chooseHome', hex: 'L27' }, 'home.notItsBase');
    const named = (home: string) =>
      destinationsOf(play(state, { type: 'chooseHome', hex: home }).table, 'FP')
        .filter(({ role }) => role !== 'extra')
        .map(({ hex }) => hex);
    expect([named('N21'), named('nC8')]).toEqual([
      ['L27', 'nC8'],
      ['H27', 'N21'],
    ]);
    const bari = play(state, { type: 'chooseHome', hex: 'N21' }).table;
    const napoli = play(state, { type: 'chooseHome', hex: 'nC8' }).table;
    expect([slotFor(bari, 'H27', 'NN'), slotFor(bari, 'L27', 'NN')]).toEqual([0, undefined]);
    expect([slotFor(napoli, 'H27', 'NN'), slotFor(napoli, 'L27', 'NN')]).toEqual([undefined, 2]);
  });

  it('FST needs no deposit once somebody has acquired LTF [3.2.2-30]', () => {
    const granted = tableOf({ companies: { LTF: { president: 'P2' } } });
    expect([depositDue(tableOf({}), 'FST', 'none'), depositDue(granted, 'FST', 'none')]).toEqual([240, 0]);
  });

  it('also when nobody holds the concession of LTF any more [3.2.2-30]', () => {
    const acquired = play(stockTurn({ cash: { P1: 400, P2: 400 } }), concession('LTF'));
    const withdrawn = working(acquired.table, (tx) => withdraw(tx, 'LTF')).table;
    expect([withdrawn.companies.LTF?.concession, depositDue(withdrawn, 'FST', 'none')]).toEqual([POOL, 0]);
    const after = play({ ...acquired, table: withdrawn }, concession('FST'));
    expect([facts(after, 'FST').deposit, cash(after, 'P2')]).toEqual([0, 400 - 120]);
  });

  it('phase 2: 30 % against 20 % change nothing, 40 % do [3.2.2-15, 3.2.5-01, 3.2.5-07]', () => {
    const state = stockTurn({ phase: 2, cash: { P2: 300 }, companies: { NN: { singles: { P2: 2 } } } }, 'P2');
    const thirty = play(state, buy('NN'));
    expect([presidentOf(thirty.table, 'NN'), facts(thirty, 'NN').concession]).toEqual(['P1', 'P1']);
    const forty = play(
      stockTurn({ phase: 2, cash: { P2: 100 }, companies: { NN: { singles: { P2: 3 } } } }, 'P2'),
      buy('NN'),
    );
    expect(presidentOf(forty.table, 'NN')).toBe('P2');
    expect(facts(forty, 'NN').concession).toBe(POOL);
    expect(held(forty, 'NN')).toMatchObject({ P2: 'P+2', P1: '2' });
  });
});
