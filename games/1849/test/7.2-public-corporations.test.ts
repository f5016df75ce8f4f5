import { hexDef } from '@binario/rail';
import { describe, expect, it } from 'vitest';
import { certLayout } from '../data/corporations.ts';
import { presidentOf } from '../table.ts';
import { board, corpDefs } from './support/builtIn.ts';
import {
  asked,
  begin,
  buy,
  cash,
  corpTurn,
  decider,
  hand,
  offered,
  percent,
  play,
  refuses,
  sell,
  stationsIn,
  stockTurn,
  whyNot,
} from './support/index.ts';

/** Name, nickname, colour, home and fee as the table prints them. */
function line(corp: keyof typeof corpDefs): readonly unknown[] {
  const { name, nickname, colour, homes, tokenFee } = corpDefs[corp];
  return [name, nickname, colour, homes.map((hex) => hexDef(board, hex).name).sort(), tokenFee];
}

/** Starts the corporation at 100: where its station stands, and what its treasury has left of L.200. */
function started(corp: 'ATA' | 'CTL' | 'IFT' | 'RCS' | 'SFA') {
  const state = play(stockTurn({ cash: { P1: 200 }, queue: [corp] }), begin(corp, 100));
  return { stations: state.table.stations, treasury: cash(state, corp) };
}

const choices = ['Caltanissetta', 'Messina', 'Ragusa', 'Terranova', 'Trapani'];

describe('1849 §7.2 Public corporations', () => {
  it('Garibaldi [7.2-01]', () => {
    expect(line('AFG')).toEqual(['Azienda Ferroviaria Garibaldi', 'Garibaldi', 'red', choices, 40]);
    const state = play(stockTurn({ cash: { P1: 200 }, queue: ['AFG'] }), begin('AFG', 100));
    expect([asked(state), decider(state), cash(state, 'AFG')]).toEqual(['chooseHome', 'P1', 160]);
  });

  it('Archimede [7.2-02]', () => {
    expect(line('ATA')).toEqual(['Azienda Trasporti Archimede', 'Archimede', 'green', ['Siracusa'], 30]);
    expect(started('ATA')).toEqual({ stations: { M13: ['ATA'] }, treasury: 170 });
  });

  it('Lilibeo [7.2-03]', () => {
    expect(line('CTL')).toEqual(['Compagnia Trasporti Lilibeo', 'Lilibeo', 'yellow', ['Marsala'], 40]);
    expect(started('CTL')).toEqual({ stations: { E1: ['CTL'] }, treasury: 160 });
  });

  it('Trinacria [7.2-04]', () => {
    expect(line('IFT')).toEqual(['Impresa Ferroviaria Trinacria', 'Trinacria', 'blue', ['Catania'], 90]);
    expect(started('IFT')).toEqual({ stations: { H12: ['IFT'] }, treasury: 110 });
  });

  it('Sicula [7.2-05]', () => {
    expect(line('RCS')).toEqual(['Rete Centrale Sicula', 'Sicula', 'orange', ['Palermo'], 130]);
    expect(started('RCS')).toEqual({ stations: { C5: ['RCS'] }, treasury: 70 });
  });

  it('Akragas [7.2-06]', () => {
    expect(line('SFA')).toEqual(['Società Ferroviaria Akragas', 'Akragas', 'pink', ['Girgenti'], 40]);
    expect(started('SFA')).toEqual({ stations: { J6: ['SFA'] }, treasury: 160 });
  });

  it('Garibaldi’s home is one of five cities [7.2-07]', () => {
    const state = play(stockTurn({ cash: { P1: 200 }, queue: ['AFG'] }), begin('AFG', 100));
    const names = offered(state, 'chooseHome').map((offer) => hexDef(board, offer.hex as string).name);
    expect(names.sort()).toEqual(choices);
    for (const hex of ['H8', 'B14', 'M11', 'M9', 'C1']) {
      const chosen = play(state, { type: 'chooseHome', hex });
      expect(stationsIn(chosen, hex)).toEqual(['AFG']);
      expect(chosen.table.charters.AFG).toBe(2);
    }
    for (const hex of ['C5', 'E1', 'H12', 'J6', 'M13', 'C15', 'B4']) {
      refuses(state, { type: 'chooseHome', hex }, 'home.notFree');
    }
  });

  it('ten shares in eight certificates [7.2-08]', () => {
    expect(certLayout.map(({ kind, percent }) => `${kind} ${percent}`)).toEqual([
      'president 20',
      ...Array(6).fill('ordinary 10'),
      'last 20',
    ]);
    const state = play(stockTurn({ cash: { P1: 200 }, queue: ['CTL'] }), begin('CTL', 100));
    expect([hand(state, 'CTL', 'P1'), hand(state, 'CTL', 'CTL')]).toEqual(['president', 'last + 6 singles']);
    expect([percent(state, 'CTL', 'P1'), percent(state, 'CTL', 'CTL')]).toEqual([20, 80]);
  });

  it('who holds the president’s certificate is president [7.2-09]', () => {
    // P2 holds as much, but not that certificate.
    const corps = { CTL: { president: 'P3', singles: { P2: 2 } } } as const;
    const state = corpTurn({ corps }, 'CTL');
    expect([presidentOf(state.table, 'CTL'), decider(state)]).toEqual(['P3', 'P3']);
    expect(whyNot(state, { type: 'pass', by: 'P2' })).toBe('turn.notYours');
    const bought = play(stockTurn({ cash: { P2: 100 }, corps }, 'P2'), buy('CTL'));
    expect(hand(bought, 'CTL', 'P2')).toBe('president + 1 single');
    expect(presidentOf(bought.table, 'CTL')).toBe('P2');
  });

  it('no player owns more than 60% of a corporation [7.2-10]', () => {
    const state = (singles: number, more = {}) =>
      stockTurn({ cash: { P1: 500 }, corps: { CTL: { singles: { P1: singles, ...more } } } });
    const sixty = play(state(3), buy('CTL'));
    expect(percent(sixty, 'CTL', 'P1')).toBe(60);
    refuses(state(4), buy('CTL'), 'buy.holdingLimit');
    refuses(state(4, { pool: 1 }), buy('CTL', 'pool'), 'buy.holdingLimit');
    // The last certificate is two shares.
    refuses(state(3, { P2: 3 }), buy('CTL'), 'buy.holdingLimit');
    expect(percent(play(state(2, { P2: 4 }), buy('CTL')), 'CTL', 'P1')).toBe(60);
    // Less is always allowed.
    expect(percent(play(state(4), sell('CTL')), 'CTL', 'P1')).toBe(50);
  });
});
