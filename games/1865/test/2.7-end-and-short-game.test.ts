import { start, winnersOf } from '@binario/kernel';
import { describe, expect, it } from 'vitest';
import { figures, forms } from '../data/forms.ts';
import { tileSet } from '../data/tiles.ts';
import { foreseeDragons } from '../rules/foresight.ts';
import { scores } from '../rules/score.ts';
import { placesOfTile, tilesLeft } from '../rules/track.ts';
import { isOnBoard } from '../table.ts';
import { title1865 } from '../title.ts';
import { tileNamed } from './support/builtIn.ts';
import {
  asked,
  beforeStockRound,
  cash,
  companyTurn,
  decider,
  game,
  type Position,
  play,
  refuses,
  type State1865,
  stockTurn,
  tableOf,
} from './support/index.ts';

const fresh = (players: number, form?: 'normal' | 'short'): State1865 =>
  start(game, { players, seed: 1, ...(form && { form }) });

describe('1865 §2.7 Game end', () => {
  const rich: Position = {
    players: 2,
    cash: { P1: 4000, P2: 3990 },
    companies: { FMS: { chips: 8, trains: ['PH2'], cash: 0 } },
  };

  it('a broken bank ends the game with the set [2.7-01, 2.7-02, R-38, R-39]', () => {
    let state = companyTurn(rich, 'FMS', 'income');
    state = play(state, { type: 'withhold' });
    expect(state.table.bankBroken).toBe(true);
    expect(cash(state, 'bank')).toBe(-70);
    expect(state.table.ended).toBeNull();
    for (let n = 0; n < 20 && state.flow.length > 0; n++) {
      const frame = state.flow.find((each) => each.step === 'operatingRound') as { number?: number } | undefined;
      expect(frame?.number).toBeDefined();
      state = play(state, asked(state) === 'income' ? { type: 'withhold' } : { type: 'pass' });
    }
    expect(state.table.ended).toEqual({ reason: 'bank' });
  });

  it('exactly nothing left is broken too, and it stays so when money comes back', () => {
    const at = companyTurn({ ...rich, cash: { P1: 4000, P2: 3920 } }, 'FMS', 'income');
    const paid = play(at, { type: 'withhold' });
    expect(cash(paid, 'bank')).toBe(0);
    expect(paid.table.bankBroken).toBe(true);
    const { reduce } = game;
    const back = reduce(paid.table, { type: 'paid', from: 'P1', to: 'bank', amount: 500, why: 'test' });
    expect(back.bankBroken).toBe(true);
  });

  it('broken in a stock round: that round and two operating rounds more [2.7-03]', () => {
    const seller = stockTurn(
      {
        players: 2,
        cash: { P1: 4000, P2: 3950 },
        companies: { FMS: { status: 'major', singles: { P1: 2, P2: 1 }, value: 100, chips: 1, trains: ['PH2'] } },
      },
      'P2',
    );
    let state = play(seller, { type: 'sellShares', corp: 'FMS', shares: 1 });
    expect(state.table.bankBroken).toBe(true);
    const rounds = new Set<string>();
    for (let n = 0; n < 60 && state.flow.length > 0; n++) {
      const frame = state.flow.find((each) => each.step === 'operatingRound') as { number?: number } | undefined;
      rounds.add(frame ? `OR ${frame.number}` : 'SR');
      state = play(state, asked(state) === 'income' ? { type: 'withhold' } : { type: 'pass' });
    }
    expect([...rounds]).toEqual(['SR', 'OR 1', 'OR 2']);
    expect(state.table.ended).toEqual({ reason: 'bank' });
  });

  it('loans in the score, below nothing if need be [2.7-05, 2.7-06, 5.5-11, 5.5-12, 4.9-02]', () => {
    const table = tableOf({
      cash: { P1: 100, P2: 50 },
      companies: { FMS: { value: 60, loans: 2, singles: { P2: 1 } } },
      table: { loans: { P2: 2 } },
    });
    const last = scores(table).at(-1);
    expect(scores(table).find((each) => each.player === 'P1')).toMatchObject({ total: 100 - 80 });
    expect(last).toMatchObject({ player: 'P2', total: 50 - 40 - 1000 });
  });

  it('the best total first [2.7-04]', () => {
    const table = tableOf({ cash: { P1: 50, P2: 40, P3: 100 }, companies: { FMS: { value: 60, president: 'P2' } } });
    const { P2, P3 } = { P2: 40 + 120, P3: 100 };
    expect(scores(table).map(({ player, total }) => [player, total])).toEqual([
      ['P2', P2],
      ['P3', P3],
      ['P1', 50],
    ]);
  });

  it('nothing breaks a tie: who has the best total has won, and equals stand as they sit [R-40]', () => {
    const winners = (table: State1865['table']) => winnersOf(title1865.scores(table)).map(({ player }) => player);
    // Cash, shares, presidencies, certificates, loans and the priority card are all on one side, then on the other.
    for (const [rich, led] of [
      ['P1', 'P3'],
      ['P3', 'P1'],
    ] as const) {
      for (const priority of ['P1', 'P2', 'P3'] as const) {
        const equal = tableOf({
          cash: { [rich]: 300, [led]: 560, P2: 299 },
          companies: { FMS: { value: 60, president: led, singles: { [led]: 2 } } },
          table: { priority, loans: { [led]: 1 }, ended: { reason: 'bank' } },
        });
        expect(scores(equal).map(({ player, total }) => [player, total])).toEqual([
          ['P1', 300],
          ['P3', 300],
          ['P2', 299],
        ]);
        expect(winners(equal)).toEqual(['P1', 'P3']);
      }
    }
    const one = tableOf({ cash: { P1: 300, P2: 301, P3: 300 } });
    expect(winners(one)).toEqual(['P2']);
    expect(winners(tableOf({ cash: { P1: 70, P2: 70, P3: 70 } }))).toEqual(['P1', 'P2', 'P3']);
  });

  it('certificates of a launched company count at its value [R-41]', () => {
    const state = play(stockTurn({ cash: { P1: 200 } }), { type: 'launch', corp: 'FMS', value: 90 });
    expect(scores(state.table).find((each) => each.player === 'P1')?.total).toBe(200);
  });

  /** C.5: P1 has left, his company waits; what P2 and P3 hold does not fit into the pool any more. */
  const stuck: Position = {
    form: 'c5basic',
    companies: { FMS: { president: 'pool', status: 'major', value: 60, singles: { P2: 1, P3: 1, pool: 4 }, chips: 3 } },
    table: { leavers: ['P1'], priority: 'P2' },
  };

  it('a set in which nobody can do anything and no money moves ends the game [R-16]', () => {
    const { table } = beforeStockRound(stuck);
    expect(table.ended).toEqual({ reason: 'stalemate' });
    expect(scores(table).map(({ player, total }) => [player, total])).toEqual([
      ['P2', 60],
      ['P3', 60],
      ['P1', 0],
    ]);
  });

  it('who could buy and passes does not end it, nor does a set in which money moved [R-16]', () => {
    const able = beforeStockRound({ ...stuck, cash: { P3: 60 } });
    expect(decider(able)).toBe('P3');
    const passed = play(able, { type: 'pass' });
    expect(passed.table.ended).toBeNull();
    expect(passed.flow.find((frame) => frame.step === 'stockRound')).toMatchObject({ number: 3 });
    // L.20 in each of the two rounds: nobody is asked anything before P2 can pay a share.
    const paid = beforeStockRound({ ...stuck, cards: { M1: 'P2' } });
    expect(paid.table.ended).toBeNull();
    expect([decider(paid), cash(paid, 'P2')]).toEqual(['P2', 80]);
  });

  it('as long as somebody runs a company there is no such set: it earns, buys or lays its home [R-16]', () => {
    for (const company of [{ chips: 1, trains: ['PH2'] }, { chips: 1 }, {}] as const) {
      const { table } = beforeStockRound({ companies: { FCS: { ...company, value: 10 } } });
      expect(table.ended).toBeNull();
    }
  });
});

describe('1865 §6.1 Short game', () => {
  it('nothing on Corsica, but the dotted sides of Sardinia stay valid [6.1-02]', () => {
    const at = companyTurn(
      { form: 'short', companies: { SFSS: { stations: ['C28'] } }, tiles: { B27: ['7', 4] } },
      'SFSS',
    );
    refuses(at, { type: 'layTile', hex: 'F19', tile: '9', rotation: 0 }, 'lay.notInPlay');
    play(at, { type: 'layTile', hex: 'C26', tile: '8', rotation: 1 });
  });

  it('M7, M8, CFC and CFD are out [6.1-03, 6.1-04]', () => {
    expect(Object.keys(fresh(2, 'short').table.companies)).toEqual(['FMS', 'RCSF', 'SFSS', 'FCS', 'SFS', 'FA']);
    expect(Object.keys(fresh(2, 'short').table.privates)).toEqual(['M1', 'M2', 'M3', 'M4', 'M5', 'M6']);
  });

  it('fewer trains, never a discounted card less [6.1-05]', () => {
    const cards = Object.keys(fresh(2, 'short').table.trains);
    const count = (kind: string) => cards.filter((card) => card.startsWith(kind)).length;
    expect(['PH2', 'PH3', 'PH4', 'PH5', 'PH6'].map(count)).toEqual([5, 4, 3, 2, 2]);
    expect(cards).toEqual(expect.arrayContaining(['PH2-D', 'PH3-D', 'PH4-D']));
  });

  it('limits and bank [6.1-06, 6.1-07]', () => {
    expect([fresh(2, 'short').table.certLimit, fresh(3, 'short').table.certLimit]).toEqual([27, 18]);
    expect(Object.values(fresh(2, 'short').table.cash).reduce((sum, amount) => sum + amount, 0)).toBe(6000);
  });

  it('all tiles stay in; B, P and two mine tiles of each colour find no place [6.1-08]', () => {
    const { table } = fresh(2, 'short');
    expect(tileSet.reduce((sum, { id }) => sum + tilesLeft(table, id), 0)).toBe(171);
    const inPlay = (id: string) => placesOfTile(forms.short, tileNamed(id))?.filter((hex) => isOnBoard(table, hex));
    for (const id of ['B1', 'B2', 'B3', 'P1', 'P2', 'P3']) expect(inPlay(id)).toEqual([]);
    for (const id of ['173', '174', '175']) expect(tilesLeft(table, id) - (inPlay(id)?.length ?? 0)).toBe(2);
  });

  it('the quick reference agrees [T-01, T-02, T-03]', () => {
    expect([2, 3, 4].map((players) => fresh(players).table.certLimit)).toEqual([36, 24, 18]);
    expect([2, 3].map((players) => fresh(players, 'short').table.certLimit)).toEqual([27, 18]);
    expect([2, 3, 4].map((players) => cash(fresh(players), 'P1'))).toEqual([360, 330, 300]);
    expect([2, 3].map((players) => cash(fresh(players, 'short'), 'P1'))).toEqual([360, 330]);
    expect([figures.dragonsLimit, figures.playerLimit, figures.poolLimit]).toEqual([50, 60, 50]);
    // The Dragons buy as many certificates in the short game as in the normal one.
    const green = { status: 'major', value: 100, trains: ['PH7', 'PH7'], row: 1 } as const;
    for (const form of ['normal', 'short'] as const) {
      const table = tableOf({ form, phase: 7, companies: { FMS: green, FA: green, SFS: green, RCSF: green } });
      const bought = [2, 3, 4, 5, 6, 7].map((phase) => foreseeDragons({ ...table, phase: String(phase) }).length);
      expect(bought).toEqual([6, 10, 10, 16, 16, 16]);
    }
  });
});
