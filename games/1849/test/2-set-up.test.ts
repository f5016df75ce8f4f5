import { start, viewOf } from '@binario/kernel';
import { describe, expect, it } from 'vitest';
import { certLayout, corpIds } from '../data/corporations.ts';
import type { Setup } from '../options.ts';
import { tilesLeft } from '../rules/track.ts';
import { bankTrains } from '../rules/trains.ts';
import { delayed } from '../setup.ts';
import {
  buy,
  buyPrivate,
  cash,
  corpTurn,
  decider,
  game,
  hand,
  lay,
  newGame,
  passes,
  play,
  roundBegins,
  stockTurn,
  trainsIn,
} from './support/index.ts';

const seeds = Array.from({ length: 300 }, (_, seed) => seed);
const orderOf = (setup: Omit<Setup, 'seed'>, seed: number) => start(game, { ...setup, seed }).table.queue;

describe('1849 §2 Setup', () => {
  it('starting cash: 500, 375 or 300 each [2-01, 2-02, 2-03]', () => {
    const { table: three } = newGame(3);
    expect(three.seats.map((seat) => three.cash[seat])).toEqual([500, 500, 500]);
    for (const corporations of [5, 6] as const) {
      const { table: four } = newGame(4, { corporations });
      expect(four.seats.map((seat) => four.cash[seat])).toEqual([375, 375, 375, 375]);
    }
    const { table: five } = newGame(5);
    expect(five.seats.map((seat) => five.cash[seat])).toEqual([300, 300, 300, 300, 300]);
  });

  it('the bank starts play with L.6,260 at every number of players [2-04]', () => {
    for (const players of [3, 4, 5] as const) expect(cash(newGame(players), 'bank')).toBe(6260);
    expect(cash(newGame(4, { corporations: 5 }), 'bank')).toBe(6260);
  });

  it('certificate limit: 12; 9 or 11; 9 [2-05]', () => {
    expect(newGame(3).table.certLimit).toBe(12);
    expect(newGame(4, { corporations: 5 }).table.certLimit).toBe(9);
    expect(newGame(4, { corporations: 6 }).table.certLimit).toBe(11);
    expect(newGame(5).table.certLimit).toBe(9);
  });

  it('five corporations: one 6H, one 8H and one 16H less; six: none [2-06, 2-07]', () => {
    const roster = (sixes: number, eights: number, sixteens: number) => [
      ...Array(4).fill('4H'),
      ...Array(sixes).fill('6H'),
      ...Array(eights).fill('8H'),
      ...['10H', '10H', '12H'],
      ...Array(sixteens).fill('16H'),
      ...['R6H', 'R6H'],
    ];
    expect(trainsIn(newGame(3), 'bank')).toEqual(roster(3, 2, 4));
    expect(trainsIn(newGame(4, { corporations: 5 }), 'bank')).toEqual(roster(3, 2, 4));
    expect(trainsIn(newGame(4), 'bank')).toEqual(roster(4, 3, 5));
    expect(trainsIn(newGame(5), 'bank')).toEqual(roster(4, 3, 5));
  });

  it('only 4H are on offer; the others wait in order, R6H last [2-08]', () => {
    const { table } = newGame(5);
    expect(bankTrains(table)).toEqual(['4H-0']);
    expect([...new Set(trainsIn(newGame(5), 'bank'))]).toEqual(['4H', '6H', '8H', '10H', '12H', '16H', 'R6H']);
  });

  it('everybody sees what is left of each tile and train [2-09]', () => {
    const state = play(corpTurn({ corps: { CTL: { cash: 160 } } }, 'CTL'), lay('F2', '9', 2));
    for (const seat of ['P1', 'P2', 'P3', undefined]) {
      const { table } = viewOf(game, state, seat);
      expect(table.trains).toEqual(state.table.trains);
      expect(tilesLeft(table, '9')).toBe(5);
      expect(tilesLeft(table, '8')).toBe(10);
      expect(tilesLeft(table, '656')).toBe(1);
    }
  });

  it("the president's certificate lies on top, the last one at the bottom [2-10]", () => {
    expect(certLayout.map((cert) => cert.kind)).toEqual([
      'president',
      ...['ordinary', 'ordinary', 'ordinary', 'ordinary', 'ordinary', 'ordinary'],
      'last',
    ]);
    // Five singles are sold: the sixth comes next, the last certificate only after it.
    const state = stockTurn({ cash: { P1: 100, P2: 200 }, corps: { CTL: { singles: { P2: 2, P3: 3 } } } });
    const sixth = play(state, buy('CTL'));
    expect(hand(sixth, 'CTL', 'P1')).toBe('president + 1 single');
    expect(hand(play(sixth, buy('CTL')), 'CTL', 'P2')).toBe('last + 2 singles');
  });

  it('terrain shows its cost: a large mountain L.160, hills L.80, rough ground L.40 [2-11, 2-12]', () => {
    const mountain = corpTurn({ corps: { CTL: { cash: 160 } } }, 'CTL');
    expect(cash(play(mountain, lay('F2', '9', 2)), 'CTL')).toBe(0);
    const hills = corpTurn({ corps: { CTL: { cash: 160 } }, tiles: { D2: ['8', 5] } }, 'CTL');
    expect(cash(play(hills, lay('E3', '9', 2)), 'CTL')).toBe(80);
    const rough = corpTurn({ corps: { RCS: { cash: 160 } }, tiles: { B4: ['7', 5] } }, 'RCS');
    expect(cash(play(rough, lay('D4', '4', 0)), 'RCS')).toBe(120);
    const plain = corpTurn({ corps: { RCS: { cash: 160 } } }, 'RCS');
    expect(cash(play(plain, lay('B4', '7', 5)), 'RCS')).toBe(160);
  });
});

describe('1849 §2.1 Assign seats', () => {
  it('turns go clockwise by seat, whatever the seed [2.1-01]', () => {
    // Who sits where is drawn before play: the game itself only knows numbered seats, and treats them all alike.
    for (const seed of [1, 2, 3]) {
      const state = newGame(4, { seed });
      expect(state.table.seats).toEqual(['P1', 'P2', 'P3', 'P4']);
      const turns = [0, 1, 2, 3, 4].map((count) => decider(play(state, ...passes(count))));
      expect(turns).toEqual(['P1', 'P2', 'P3', 'P4', 'P1']);
    }
  });

  it('the bank keeps itself: it pays and is paid without anybody asking [2.1-02]', () => {
    const position = { privates: { SCE: 'P1', RSA: 'P2' }, corps: { SFA: {} } } as const;
    const state = roundBegins(position, 'operatingRounds');
    expect([cash(state, 'P1'), cash(state, 'P2'), cash(state, 'bank')]).toEqual([5, 25, 7730]);
    const bought = play(newGame(3), buyPrivate('SCE'));
    expect([cash(bought, 'P1'), cash(bought, 'bank')]).toEqual([480, 6280]);
  });

  it('the first seat has the priority deal [2.1-03]', () => {
    for (const players of [3, 4, 5] as const) expect(newGame(players).table.priority).toBe('P1');
  });
});

describe('1849 §2.2 Order corporations', () => {
  it('all six get a random place, known to all [2.2-01]', () => {
    const orders = seeds.map((seed) => orderOf({ players: 5 }, seed));
    for (const order of orders) expect([...order].sort()).toEqual(['AFG', 'ATA', 'CTL', 'IFT', 'RCS', 'SFA']);
    for (const corp of corpIds) {
      for (let place = 0; place < 6; place++) {
        // Fifty expected of each; a fair shuffle stays far away from these limits.
        const count = orders.filter((order) => order[place] === corp).length;
        expect(count).toBeGreaterThan(25);
        expect(count).toBeLessThan(80);
      }
    }
    const state = start(game, { players: 5, seed: 7 });
    for (const seat of state.table.seats) expect(viewOf(game, state, seat).table.queue).toEqual(state.table.queue);
  });

  it('with five corporations the sixth leaves the game [2.2-02]', () => {
    for (const seed of seeds) {
      const six = orderOf({ players: 4 }, seed);
      expect(orderOf({ players: 4, corporations: 5 }, seed)).toEqual(six.slice(0, 5));
      expect(orderOf({ players: 3 }, seed)).toEqual(six.slice(0, 5));
    }
  });

  it('any corporation may be the one removed, Garibaldi included [2.2-03]', () => {
    const removed = new Set(seeds.map((seed) => corpIds.find((corp) => !orderOf({ players: 3 }, seed).includes(corp))));
    expect([...removed].sort()).toEqual(['AFG', 'ATA', 'CTL', 'IFT', 'RCS', 'SFA']);
  });

  it('the option puts IFT fourth and moves those between up one [2.2-04]', () => {
    expect(delayed(['IFT', 'AFG', 'ATA', 'CTL', 'RCS', 'SFA'])).toEqual(['AFG', 'ATA', 'CTL', 'IFT', 'RCS', 'SFA']);
    expect(delayed(['AFG', 'IFT', 'ATA', 'CTL', 'RCS', 'SFA'])).toEqual(['AFG', 'ATA', 'CTL', 'IFT', 'RCS', 'SFA']);
    expect(delayed(['AFG', 'ATA', 'IFT', 'CTL', 'RCS', 'SFA'])).toEqual(['AFG', 'ATA', 'CTL', 'IFT', 'RCS', 'SFA']);
    expect(delayed(['AFG', 'ATA', 'CTL', 'RCS', 'IFT', 'SFA'])).toEqual(['AFG', 'ATA', 'CTL', 'RCS', 'IFT', 'SFA']);
    for (const seed of seeds) {
      const drawn = orderOf({ players: 5 }, seed);
      const late = orderOf({ players: 5, delayIft: true }, seed);
      expect(late.indexOf('IFT')).toBe(Math.max(3, drawn.indexOf('IFT')));
      expect(late.filter((corp) => corp !== 'IFT')).toEqual(drawn.filter((corp) => corp !== 'IFT'));
    }
  });

  it('places five and six are never touched by it [2.2-05]', () => {
    for (const seed of seeds) {
      expect(orderOf({ players: 5, delayIft: true }, seed).slice(4)).toEqual(orderOf({ players: 5 }, seed).slice(4));
      const sameFive = (delayIft: boolean) => [...orderOf({ players: 3, delayIft }, seed)].sort();
      expect(sameFive(true)).toEqual(sameFive(false));
    }
  });
});
