import { SetupError, start } from '@binario/kernel';
import { certCount } from '@binario/rail';
import { describe, expect, it } from 'vitest';
import { companyIds } from '../data/companies.ts';
import { forms } from '../data/forms.ts';
import { phases } from '../data/phases.ts';
import { coverageOf } from '../rules/income.ts';
import { scores } from '../rules/score.ts';
import {
  asked,
  beforeStockRound,
  cash,
  chips,
  companyTurn,
  decider,
  facts,
  game,
  held,
  inTurn,
  lay,
  loans,
  marker,
  mineTiles,
  offered,
  operatingRound,
  type Position,
  play,
  refuses,
  type State1865,
  stockTurn,
  tableOf,
} from './support/index.ts';

const pick = (card: string) => ({ type: 'pickCard', private: card }) as const;
const fresh = (players: number, form?: 'normal' | 'short'): State1865 =>
  start(game, { players, seed: 1, ...(form && { form }) });

describe('1865 §2.1 Game overview', () => {
  it('1865-2.1-01 1865-2.7-04 wealth is cash plus shares at market value', () => {
    const table = tableOf({ cash: { P1: 100 }, companies: { FMS: { singles: { P1: 1, P2: 1 }, value: 90 } } });
    expect(scores(table).map(({ player, total }) => [player, total])).toEqual([
      ['P1', 370],
      ['P2', 90],
      ['P3', 0],
    ]);
  });

  it('1865-2.1-02 dividends go to the owners', () => {
    const at = companyTurn({ companies: { FMS: { chips: 5, trains: ['PH2'], singles: { P2: 2 } } } }, 'FMS', 'income');
    const paid = play(at, { type: 'payDividend' });
    expect([cash(paid, 'P1'), cash(paid, 'P2'), cash(paid, 'FMS')]).toEqual([20, 20, 10]);
  });

  it('1865-2.1-03 1865-2.1-04 1865-2.1-05 1865-2.1-06 anybody may hold shares; the largest holder decides, for good or ill', () => {
    const at = companyTurn(
      { companies: { FMS: { president: 'P2', singles: { P1: 1 }, chips: 5, trains: ['PH2'] } } },
      'FMS',
      'income',
    );
    expect(decider(at)).toBe('P2');
    expect(play(at, { type: 'withhold' }).table.cash.P1).toBe(0);
  });

  it('1865-2.1-07 the presidency moves when another has more', () => {
    const at = stockTurn(
      {
        cash: { P2: 500 },
        companies: { FMS: { status: 'major', singles: { P2: 2 }, value: 100 } },
      },
      'P2',
    );
    expect(held(play(at, { type: 'buyCert', corp: 'FMS', from: 'offer' }), 'FMS')).toMatchObject({
      P2: 'P+1',
      P1: '2',
    });
  });

  it('1865-2.1-08 1865-6.1-01 two or three may play the short game, four not', () => {
    for (const players of [2, 3]) expect(fresh(players, 'short').table.seats).toHaveLength(players);
    expect(() => fresh(4, 'short')).toThrow(SetupError);
    for (const players of [2, 3, 4]) expect(fresh(players).table.seats).toHaveLength(players);
    for (const players of [1, 5]) expect(() => fresh(players)).toThrow('2 or 3 or 4');
  });
});

describe('1865 §2.2 Game sequence', () => {
  it('1865-2.2-01 1865-2.2-03 1865-2.2-04 seven phases; the first ends with the maritime cards', () => {
    expect(Object.keys(phases)).toHaveLength(7);
    const state = fresh(2);
    expect(state.table.phase).toBe('1');
    const drafted = play(state, pick('M1'), pick('M2'), pick('M3'), pick('M4'));
    expect(drafted.table.phase).toBe('2');
    expect(asked(drafted)).toBe('stockTurn');
  });

  it('1865-2.2-02 1865-4.6-14 a phase starts with the first train of its number', () => {
    const at = companyTurn(
      { companies: { FMS: { cash: 500, chips: 1 } }, table: { trains: sold(['PH2']) } },
      'FMS',
      'buyTrains',
    );
    expect(play(at, { type: 'buyTrain', train: 'PH3-0', price: 200 }).table.phase).toBe('3');
  });

  it('1865-2.2-05 1865-2.2-06 1865-2.5-07 one stock round, two operating rounds, again and again', () => {
    let state = play(fresh(2), pick('M1'), pick('M2'), pick('M3'), pick('M4'));
    state = play(
      state,
      { type: 'launch', corp: 'FMS', value: 60 },
      { type: 'pass' },
      { type: 'buyCert', corp: 'FMS', from: 'offer' },
    );
    const rounds: string[] = [];
    for (let n = 0; n < 40 && rounds.length < 5; n++) {
      const frame = state.flow.find(
        (each) => each.step === 'operatingRound' || each.step === 'stockRound',
      ) as never as {
        step: string;
        number: number;
      };
      const round = `${frame.step} ${frame.number}`;
      if (rounds.at(-1) !== round) rounds.push(round);
      const step = asked(state);
      if (step === 'buyTrains' && offered(state, 'pass').length === 0)
        state = play(state, { type: 'buyTrain', train: 'PH2-0', price: 100 });
      else state = step === 'income' ? play(state, { type: 'withhold' }) : play(state, { type: 'pass' });
    }
    expect(rounds).toEqual([
      'stockRound 1',
      'operatingRound 1',
      'operatingRound 2',
      'stockRound 2',
      'operatingRound 1',
    ]);
  });

  it('1865-2.2-07 1865-2.2-13 1865-2.2-17 1865-2.2-23 1865-2.2-25 1865-2.2-26 colours by phase stay available', () => {
    const tiles = Object.values(phases).map((phase) => phase.tiles.at(-1));
    expect(tiles).toEqual([undefined, 'yellow', 'green', 'green', 'brown', 'brown', 'grey']);
    for (const n of [3, 4, 5, 6, 7]) expect(phases[String(n)]?.tiles).toContain('green');
    refuses(
      companyTurn({ companies: { FMS: {} } }, 'FMS'),
      { type: 'layTile', hex: 'F45', tile: 'C1', rotation: 0 },
      'lay.colourOfPhase',
    );
  });

  it('1865-2.2-08 1865-2.2-14 1865-2.2-21 1865-F-02 train limits by phase, per company', () => {
    expect([2, 3, 4, 5, 6, 7].map((n) => phases[String(n)]?.trainLimit)).toEqual([4, 3, 3, 3, 2, 2]);
    const position: Position = {
      companies: {
        FMS: { cash: 500, trains: ['PH2', 'PH2', 'PH2', 'PH2'], chips: 1 },
        FA: { cash: 500, trains: ['PH2'], chips: 1, value: 90 },
      },
    };
    refuses(inTurn(position, 'FMS', 'buyTrains'), { type: 'buyTrain', train: 'PH2-D', price: 70 }, 'train.limit');
    // The same president's other company has room.
    play(companyTurn(position, 'FA', 'buyTrains'), { type: 'buyTrain', train: 'PH2-D', price: 70 });
  });

  it('1865-2.2-09 1865-2.2-19 1865-3.7-01 minors before phase 5, majors from then on', () => {
    expect([2, 3, 4, 5, 6, 7].map((n) => phases[String(n)]?.newCompanies)).toEqual([
      'minor',
      'minor',
      'minor',
      'major',
      'major',
      'major',
    ]);
  });

  it('1865-2.2-10 1865-2.2-15 1865-2.2-20 1865-3.6-03 starting values by phase', () => {
    const values = (n: number) => phases[String(n)]?.startValues;
    expect(values(2)).toEqual([60, 70, 80, 90, 100]);
    expect(values(3)).toEqual([60, 70, 80, 90, 100, 110, 120, 130]);
    expect(values(4)).toEqual(values(3));
    expect(values(5)).toEqual([60, 70, 80, 90, 100, 110, 120, 130, 140, 150]);
    expect(values(7)).toEqual(values(5));
    const rich = { cash: { P1: 1000 } } as const;
    refuses(stockTurn(rich), { type: 'launch', corp: 'FMS', value: 110 }, 'launch.valueOfPhase');
    play(stockTurn({ ...rich, phase: 3 }), { type: 'launch', corp: 'FMS', value: 130 });
    refuses(stockTurn({ ...rich, phase: 3 }), { type: 'launch', corp: 'FMS', value: 140 }, 'launch.valueOfPhase');
    refuses(stockTurn({ ...rich, phase: 5 }), { type: 'launch', corp: 'FMS', value: 65 }, 'launch.valueOfPhase');
  });

  it('1865-2.2-11 1865-2.2-12 conversions and transfers from phase 2 on', () => {
    expect(asked(beforeStockRound({ companies: { FMS: { stations: ['F45', 'C46'] } } }))).toBe('convert');
    const at = companyTurn({ cards: { M1: 'P1' }, companies: { FMS: {} } }, 'FMS');
    expect(offered(at, 'transferCard')).toHaveLength(1);
  });

  it('1865-2.2-16 1865-2.2-22 1865-2.2-24 scrapping by phase, in companies and in the pool', () => {
    for (const [phase, kind, next, price] of [
      [3, 'PH2', 'PH4', 350],
      [5, 'PH3', 'PH6', 650],
      [6, 'PH4', 'PH7', 800],
    ] as const) {
      const position: Position = {
        phase,
        poolTrains: [kind],
        companies: { FMS: { cash: 1000, chips: 1 }, FA: { trains: [kind], value: 90 } },
      };
      const { trains } = tableOf(position);
      const all = Object.fromEntries(
        Object.entries(trains).map(([train, holder]) => [train, holder === 'bank' && train < next ? 'gone' : holder]),
      );
      const at = companyTurn({ ...position, table: { trains: all } }, 'FMS', 'buyTrains');
      const after = play(at, { type: 'buyTrain', train: `${next}-0`, price });
      const left = Object.entries(after.table.trains).filter(
        ([train, holder]) => train.startsWith(kind) && holder !== 'gone',
      );
      expect(left).toEqual([]);
    }
  });

  it('1865-2.2-18 1865-2.6-13 1865-2.6-14 phase 5 takes the cards of players, not those of companies', () => {
    const at = companyTurn(
      {
        phase: 4,
        cards: { M1: 'P1', M2: 'P2', M3: 'FMS' },
        companies: { FMS: { cash: 600, chips: 1 } },
        table: { trains: sold(['PH2', 'PH3', 'PH4']) },
      },
      'FMS',
      'buyTrains',
    );
    const after = play(at, { type: 'buyTrain', train: 'PH5-0', price: 500 });
    expect(after.table.privates).toMatchObject({ M1: 'gone', M2: 'gone', M3: 'FMS' });
  });
});

/** All trains of these kinds have left the pile. */
function sold(kinds: readonly string[]) {
  const { trains } = start(game, { players: 3, seed: 1 }).table;
  return Object.fromEntries(
    Object.entries(trains).map(([train, holder]) => [train, kinds.includes(train.slice(0, 3)) ? 'gone' : holder]),
  );
}

describe('1865 §2.3 Etiquette', () => {
  it('1865-2.3-01 1865-2.3-02 1865-2.3-03 1865-2.3-04 everything is open to everybody', () => {
    const { table } = fresh(3);
    expect(game.view(table, 'P2')).toBe(table);
    expect(game.view(table, undefined)).toBe(table);
  });
});

describe('1865 §2.4 Game set-up', () => {
  it('1865-2.4-01 1865-2.4-02 a bank of L.8,000, the capital taken out of it', () => {
    const { table } = fresh(3);
    expect(Object.values(table.cash).reduce((sum, amount) => sum + amount, 0)).toBe(8000);
    expect(table.cash.bank).toBe(8000 - 990);
  });

  it('1865-2.4-03 1865-2.4-04 1865-2.4-05 starting capital', () => {
    expect([2, 3, 4].map((players) => cash(fresh(players), 'P1'))).toEqual([360, 330, 300]);
  });

  it('1865-2.4-06 1865-2.4-07 the pile begins with PH2, each discounted card last of its kind', () => {
    const cards = Object.keys(fresh(3).table.trains);
    expect(cards[0]).toBe('PH2-0');
    for (const kind of ['PH2', 'PH3', 'PH4']) {
      expect(cards.filter((card) => card.startsWith(kind)).at(-1)).toBe(`${kind}-D`);
    }
    expect([...cards].map((card) => card.slice(0, 3))).toEqual([...cards].map((card) => card.slice(0, 3)).sort());
  });

  it('1865-2.4-08 minor certificates in the offer, the presidential one on top', () => {
    const { certs } = fresh(3).table;
    for (const id of companyIds)
      expect(certs[id]?.map((cert) => `${cert.kind} ${cert.holder}`)[0]).toBe('president offer');
    expect(certCount(certs, 'offer')).toBe(32);
  });

  it('1865-2.4-09 1865-R-05 home markers lie there and fill a slot', () => {
    const at = companyTurn(
      { companies: { FCS: { stations: ['F39'], markers: 3, cash: 500 } }, tiles: { F39: ['57', 0] } },
      'FCS',
    );
    expect(at.table.stations.I36).toEqual(['SFS']);
    expect(fresh(3).table.stations.F39).toEqual(['FCS']);
  });

  it('1865-2.4-10 1865-2.4-11 seats are drawn before play: seat one has the priority, seat two sits on its left', () => {
    const { table } = fresh(4);
    expect(table.priority).toBe('P1');
    expect(table.seats).toEqual(['P1', 'P2', 'P3', 'P4']);
  });
});

describe('1865 §2.5 Maritime companies assignment', () => {
  it('1865-2.5-01 1865-2.5-02 1865-2.5-04 compulsory, round the table and back', () => {
    let state = fresh(3);
    const order: string[] = [];
    for (const card of ['M1', 'M2', 'M3', 'M4', 'M5', 'M6']) {
      order.push(decider(state));
      expect(offered(state, 'pass')).toEqual([]);
      state = play(state, pick(card));
    }
    expect(order).toEqual(['P1', 'P2', 'P3', 'P3', 'P2', 'P1']);
  });

  it('1865-2.5-03 1865-2.5-05 1865-2.5-06 nothing is paid, two each, the rest is gone', () => {
    const state = play(fresh(2), pick('M1'), pick('M2'), pick('M3'), pick('M4'));
    const owners = Object.values(state.table.privates);
    expect(owners.filter((owner) => owner === 'P1')).toHaveLength(2);
    expect(owners.filter((owner) => owner === 'P2')).toHaveLength(2);
    expect(owners.filter((owner) => owner === 'gone')).toHaveLength(4);
    expect(cash(state, 'P1')).toBe(360);
    refuses(play(fresh(2), pick('M1')), pick('M1'), 'draft.taken');
  });

  it('1865-2.5-08 the example of three players', () => {
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

  it('1865-R-02 the short game has six cards', () => {
    const two = play(fresh(2, 'short'), pick('M1'), pick('M2'), pick('M3'), pick('M4'));
    expect(Object.values(two.table.privates).filter((owner) => owner === 'gone')).toHaveLength(2);
    const three = play(fresh(3, 'short'), ...['M1', 'M2', 'M3', 'M4', 'M5', 'M6'].map(pick));
    expect(Object.values(three.table.privates)).not.toContain('gone');
  });
});

describe('1865 §2.6 Maritime companies', () => {
  it('1865-2.6-01 1865-4.1-01 L.20 for each card in a hand, before the companies', () => {
    const state = operatingRound({ cards: { M1: 'P1', M2: 'P1', M3: 'P2', M4: 'FMS' }, companies: { FMS: {} } });
    expect([cash(state, 'P1'), cash(state, 'P2'), cash(state, 'FMS')]).toEqual([40, 20, 0]);
  });

  it('1865-2.6-02 1865-2.6-03 1865-4.1-07 at any moment of the turn, for nothing, only to the company that operates', () => {
    const position: Position = {
      cards: { M1: 'P1', M2: 'P1', M7: 'P2' },
      cash: { P1: 5 },
      companies: { FMS: { chips: 4, trains: ['PH2'], cash: 300 } },
    };
    for (const step of ['layTrack', 'income', 'buyTrains', 'endTurn']) {
      const after = play(companyTurn(position, 'FMS', step), { type: 'transferCard', private: 'M1' });
      expect(after.table.privates.M1).toBe('FMS');
      expect(cash(after, 'P1')).toBe(5);
    }
    refuses(companyTurn(position, 'FMS'), { type: 'transferCard', private: 'M7' }, 'card.notYours');
  });

  it('1865-2.6-04 1865-2.6-10 eight seats beside a train, none without', () => {
    const table = tableOf({
      cards: { M1: 'FMS', M2: 'FA' },
      companies: { FMS: { trains: ['PH2'], chips: 20 }, FA: { chips: 20, value: 90 } },
    });
    expect(coverageOf(table, 'FMS')).toBe(16);
    expect(coverageOf(table, 'FA')).toBe(0);
    // FA earns nothing and is not asked.
    const at = companyTurn({ cards: { M2: 'FA' }, companies: { FA: { chips: 20, cash: 500 } } }, 'FA', 'income');
    expect(asked(at)).toBe('buyTrains');
  });

  it('1865-2.6-05 1865-2.6-06 the bonus is the number of the phase', () => {
    const at = companyTurn({ phase: 4, cards: { M3: 'P1' }, companies: { FMS: { chips: 3 } } }, 'FMS');
    expect(chips(play(at, { type: 'transferCard', private: 'M3' }), 'FMS')).toBe(7);
  });

  it('1865-2.6-07 1865-2.6-08 with the marker later, the phase of that time counts', () => {
    const position: Position = {
      cards: { M3: 'P1' },
      companies: { RCSF: { chips: 3, cash: 300, trains: [] } },
      tiles: campidanoPlaced,
    };
    const given = play(companyTurn({ ...position, phase: 4 }, 'RCSF'), { type: 'transferCard', private: 'M3' });
    expect(chips(given, 'RCSF')).toBe(3);
    const late = companyTurn({ ...position, phase: 6, cards: { M3: 'RCSF' } }, 'RCSF', 'placeMarker');
    const placed = play(late, marker('D37', 'D39', 'D41', 'D43', 'E44', 'F45'));
    // Cagliari 3, two towns, and the bonus of phase 6.
    expect(chips(placed, 'RCSF')).toBe(3 + 3 + 2 + 6);
    expect(placed.table.bonusPaid).toEqual(['M3']);
  });

  it('1865-2.6-09 any one of the three mines will do for M4', () => {
    for (const mine of ['C46', 'C44', 'C42']) {
      const at = companyTurn({ phase: 3, cards: { M4: 'P1' }, companies: { FMS: { stations: ['F45', mine] } } }, 'FMS');
      expect(chips(play(at, { type: 'transferCard', private: 'M4' }), 'FMS')).toBe(3);
    }
  });

  it('1865-2.6-11 1865-2.6-12 a card is no train: one must be bought', () => {
    const at = companyTurn({ cards: { M1: 'FMS' }, companies: { FMS: { cash: 500, chips: 1 } } }, 'FMS', 'buyTrains');
    refuses(at, { type: 'pass' }, 'train.mustOwnOne');
  });

  it('1865-2.6-15 a card given away stays', () => {
    const at = companyTurn({ cards: { M1: 'FA', M2: 'P1' }, companies: { FMS: {}, FA: { value: 90 } } }, 'FMS');
    refuses(at, { type: 'transferCard', private: 'M1' }, 'card.notYours');
  });

  it('1865-R-43 paid once per card, and a home without a tile is enough', () => {
    const at = companyTurn({ cards: { M2: 'P1' }, companies: { SFS: {} } }, 'SFS');
    expect(chips(play(at, { type: 'transferCard', private: 'M2' }), 'SFS')).toBe(2);
    const again = companyTurn({ cards: { M2: 'P1' }, companies: { SFS: {} }, table: { bonusPaid: ['M2'] } }, 'SFS');
    expect(chips(play(again, { type: 'transferCard', private: 'M2' }), 'SFS')).toBe(0);
  });
});

const campidanoPlaced = {
  E44: ['4', 2],
  D43: ['8', 3],
  D41: ['4', 0],
  D39: ['9', 0],
} as const;

describe('1865 §2.7 Game end', () => {
  const rich: Position = {
    players: 2,
    cash: { P1: 4000, P2: 3990 },
    companies: { FMS: { chips: 8, trains: ['PH2'], cash: 0 } },
  };

  it('1865-2.7-01 1865-2.7-02 1865-R-38 1865-R-39 a broken bank ends the game with the set', () => {
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

  it('1865-2.7-03 broken in a stock round: that round and two operating rounds more', () => {
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

  it('1865-2.7-05 1865-2.7-06 1865-5.5-11 1865-5.5-12 1865-4.9-02 loans in the score, below nothing if need be', () => {
    const table = tableOf({
      cash: { P1: 100, P2: 50 },
      companies: { FMS: { value: 60, loans: 2, singles: { P2: 1 } } },
      table: { loans: { P2: 2 } },
    });
    const last = scores(table).at(-1);
    expect(scores(table).find((each) => each.player === 'P1')).toMatchObject({ total: 100 - 80 });
    expect(last).toMatchObject({ player: 'P2', total: 50 - 40 - 1000 });
  });

  it('1865-R-40 equal scores share the win', () => {
    const table = tableOf({ cash: { P1: 100, P2: 100, P3: 50 } });
    expect(scores(table).filter(({ total }) => total === 100)).toHaveLength(2);
  });

  it('1865-R-41 certificates of a launched company count at its value', () => {
    const state = play(stockTurn({ cash: { P1: 200 } }), { type: 'launch', corp: 'FMS', value: 90 });
    expect(scores(state.table).find((each) => each.player === 'P1')?.total).toBe(200);
  });

  it('1865-R-16 a set in which nobody can do anything and no money moves ends the game', () => {
    const state = beforeStockRound({ players: 2 });
    expect(state.table.ended).toEqual({ reason: 'stalemate' });
  });
});

describe('1865 §6.1 Short game', () => {
  it('1865-6.1-02 nothing on Corsica, but the dotted sides of Sardinia stay valid', () => {
    const at = companyTurn(
      { form: 'short', companies: { SFSS: { stations: ['C28'] } }, tiles: { B27: ['7', 4] } },
      'SFSS',
    );
    refuses(at, { type: 'layTile', hex: 'F19', tile: '9', rotation: 0 }, 'lay.notInPlay');
    play(at, { type: 'layTile', hex: 'C26', tile: '8', rotation: 1 });
  });

  it('1865-6.1-03 1865-6.1-04 M7, M8, CFC and CFD are out', () => {
    expect(Object.keys(fresh(2, 'short').table.companies)).toEqual(['FMS', 'RCSF', 'SFSS', 'FCS', 'SFS', 'FA']);
    expect(Object.keys(fresh(2, 'short').table.privates)).toEqual(['M1', 'M2', 'M3', 'M4', 'M5', 'M6']);
  });

  it('1865-6.1-05 fewer trains, never a discounted card less', () => {
    const cards = Object.keys(fresh(2, 'short').table.trains);
    const count = (kind: string) => cards.filter((card) => card.startsWith(kind)).length;
    expect(['PH2', 'PH3', 'PH4', 'PH5', 'PH6'].map(count)).toEqual([5, 4, 3, 2, 2]);
    expect(cards).toEqual(expect.arrayContaining(['PH2-D', 'PH3-D', 'PH4-D']));
  });

  it('1865-6.1-06 1865-6.1-07 limits and bank', () => {
    expect([fresh(2, 'short').table.certLimit, fresh(3, 'short').table.certLimit]).toEqual([27, 18]);
    expect(Object.values(fresh(2, 'short').table.cash).reduce((sum, amount) => sum + amount, 0)).toBe(6000);
  });

  it('1865-6.1-08 all tiles stay in', () => {
    expect(forms.short.tilePlaces).toEqual({});
  });

  it('1865-T-01 1865-T-02 1865-T-03 the quick reference agrees', () => {
    expect([2, 3, 4].map((players) => fresh(players).table.certLimit)).toEqual([36, 24, 18]);
    expect([2, 3, 4, 5, 6, 7].map((n) => phases[String(n)]?.dragonsLimit)).toEqual([6, 10, 10, 16, 16, 16]);
    expect(loans({ table: tableOf({ companies: { FMS: {} } }), flow: [], rng: 1 }, 'FMS')).toBe(0);
    expect(facts({ table: tableOf({ companies: { FMS: {} } }), flow: [], rng: 1 }, 'FMS').status).toBe('minor');
    expect(Object.keys(mineTiles)).toEqual(['G44', 'G42']);
    expect(lay('G44', '8', 'F45', 'G42')).toMatchObject({ rotation: 1 });
  });
});
