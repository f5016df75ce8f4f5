import { start } from '@binario/kernel';
import { certCount } from '@binario/rail';
import { describe, expect, it } from 'vitest';
import { companyIds } from '../data/companies.ts';
import {
  cash,
  companyTurn,
  decider,
  game,
  inTurn,
  lay,
  marker,
  offered,
  type Position,
  play,
  refuses,
  type State1865,
  tiles,
  whyNot,
} from './support/index.ts';

const pick = (card: string) => ({ type: 'pickCard', private: card }) as const;

const fresh = (players: number, form?: 'normal' | 'short'): State1865 =>
  start(game, { players, seed: 1, ...(form && { form }) });

describe('1865 §2.4 Game set-up', () => {
  it('a bank of L.8,000, the capital taken out of it [2.4-01, 2.4-02]', () => {
    const { table } = fresh(3);
    expect(Object.values(table.cash).reduce((sum, amount) => sum + amount, 0)).toBe(8000);
    expect(table.cash.bank).toBe(8000 - 990);
  });

  it('starting capital [2.4-03, 2.4-04, 2.4-05]', () => {
    expect([2, 3, 4].map((players) => cash(fresh(players), 'P1'))).toEqual([360, 330, 300]);
  });

  it('the pile begins with PH2, each discounted card last of its kind [2.4-06, 2.4-07]', () => {
    const cards = Object.keys(fresh(3).table.trains);
    expect(cards[0]).toBe('PH2-0');
    for (const kind of ['PH2', 'PH3', 'PH4']) {
      expect(cards.filter((card) => card.startsWith(kind)).at(-1)).toBe(`${kind}-D`);
    }
    expect([...cards].map((card) => card.slice(0, 3))).toEqual([...cards].map((card) => card.slice(0, 3)).sort());
  });

  it('minor certificates in the offer, the presidential one on top [2.4-08]', () => {
    const { certs } = fresh(3).table;
    for (const id of companyIds)
      expect(certs[id]?.map((cert) => `${cert.kind} ${cert.holder}`)[0]).toBe('president offer');
    expect(certCount(certs, 'offer')).toBe(32);
  });

  it('home markers lie there and fill a slot [2.4-09, R-05]', () => {
    const at = companyTurn(
      { companies: { FCS: { stations: ['F39'], markers: 3, cash: 500 } }, tiles: { F39: ['57', 0] } },
      'FCS',
    );
    expect(at.table.stations.I36).toEqual(['SFS']);
    expect(fresh(3).table.stations.F39).toEqual(['FCS']);
    // Isili with its one slot is full although FCS is not launched: no marker there, no laying beyond it.
    const line = tiles(
      ['F43', '4', 'F45', 'F41'],
      ['F41', '9', 'F43', 'F39'],
      ['F39', '57', 'F41', 'F37'],
      ['F37', '9', 'F39', 'F35'],
    );
    const fms: Position = { phase: 3, companies: { FMS: { cash: 500 } }, tiles: { ...line, F45: ['C1', 0] } };
    refuses(companyTurn(fms, 'FMS'), lay('F35', '4', 'F37', 'F33'), 'lay.notConnected');
    refuses(inTurn(fms, 'FMS', 'placeMarker'), marker('F45', 'F43', 'F41', 'F39'), 'marker.noSlot');
    // With a second slot it is open.
    const open = { ...fms, tiles: { ...fms.tiles, F39: ['14', 0] as const } };
    expect(whyNot(companyTurn(open, 'FMS'), lay('F35', '4', 'F37', 'F33'))).toBeUndefined();
    expect(whyNot(inTurn(open, 'FMS', 'placeMarker'), marker('F45', 'F43', 'F41', 'F39'))).toBeUndefined();
  });

  it('seats are drawn before play: seat one has the priority, seat two sits on its left [2.4-10, 2.4-11]', () => {
    const { table } = fresh(4);
    expect(table.priority).toBe('P1');
    expect(table.seats).toEqual(['P1', 'P2', 'P3', 'P4']);
  });
});

describe('1865 §2.5 Maritime companies assignment', () => {
  it('compulsory, round the table and back [2.5-01, 2.5-02, 2.5-04]', () => {
    let state = fresh(3);
    const order: string[] = [];
    for (const card of ['M1', 'M2', 'M3', 'M4', 'M5', 'M6']) {
      order.push(decider(state));
      expect(offered(state, 'pass')).toEqual([]);
      state = play(state, pick(card));
    }
    expect(order).toEqual(['P1', 'P2', 'P3', 'P3', 'P2', 'P1']);
  });

  it('nothing is paid, two each, the rest is gone [2.5-03, 2.5-05, 2.5-06]', () => {
    const state = play(fresh(2), pick('M1'), pick('M2'), pick('M3'), pick('M4'));
    const owners = Object.values(state.table.privates);
    expect(owners.filter((owner) => owner === 'P1')).toHaveLength(2);
    expect(owners.filter((owner) => owner === 'P2')).toHaveLength(2);
    expect(owners.filter((owner) => owner === 'gone')).toHaveLength(4);
    expect(cash(state, 'P1')).toBe(360);
    refuses(play(fresh(2), pick('M1')), pick('M1'), 'draft.taken');
  });

  it('the example of three players [2.5-08]', () => {
    const state = play(fresh(3), pick('M3'), pick('M1'), pick('M7'), pick('M8'), pick('M2'), pick('M6'));
    expect(state.table.privates).toEqual({
      M1: 'P2',
      M2: 'P2',
      M3: 'P1',
      M4: 'gone',
      M5: 'gone',
      M6: 'P1',
      M7: 'P3',
      M8: 'P3',
    });
  });

  it('the short game has six cards [R-02]', () => {
    const two = play(fresh(2, 'short'), pick('M1'), pick('M2'), pick('M3'), pick('M4'));
    expect(Object.values(two.table.privates).filter((owner) => owner === 'gone')).toHaveLength(2);
    const three = play(fresh(3, 'short'), ...['M1', 'M2', 'M3', 'M4', 'M5', 'M6'].map(pick));
    expect(Object.values(three.table.privates)).not.toContain('gone');
  });
});
