import { BANK, GONE, POOL, tilesOn, trainsOf } from '@binario/rail';
import { describe, expect, it } from 'vitest';
import { builtInBoard } from '../board/of.ts';
import { closeCompany } from '../rules/closing.ts';
import { price } from '../rules/market.ts';
import { withdraw } from '../rules/presidency.ts';
import { slotFor } from '../rules/slots.ts';
import { isBuilding, isFrozen, isOperational } from '../table.ts';
import {
  asked,
  cash,
  facts,
  frameIn,
  held,
  inTurn,
  offered,
  type Position,
  play,
  reaching,
  refuses,
  stepsAlone,
  stockTurn,
  tableOf,
  tiles,
  value,
  working,
} from './support/index.ts';

const { corpDefs } = builtInBoard;

const all = [
  'layTrack',
  'placeToken',
  'interest',
  'beforeRun',
  'runTrains',
  'dividend',
  'buyTrains',
  'finance',
  'endTurn',
];
const frozen = (more: NonNullable<Position['companies']>['NN'] = {}): Position => ({
  companies: { NN: { ...more, facts: { concession: POOL, ...more.facts } } },
});

describe('18FB §3.3 destinations and states', () => {
  it('every company but RM, RA and SFM has its destinations [3.3-01]', () => {
    for (const { id, destinations } of Object.values(corpDefs)) {
      const roles = new Set(destinations.map(({ role }) => role));
      expect([roles.has('intermediate'), roles.has('final')]).toEqual(
        id === 'RM' || id === 'RA' || id === 'SFM' ? [false, false] : [true, true],
      );
    }
  });

  it('a share given with a card floats nothing [3.3-02]', () => {
    const after = play(stockTurn({ cash: { P1: 200 } }), { type: 'buyCard', private: 'Valadous' });
    expect(facts(after, 'LdA').standing).toBe('unfloated');
  });

  it('building: interest, no bonus, no running [3.3-05, 3.3-07, 3.3-06, 3.4-12]', () => {
    const table = tableOf({ companies: { LdA: { standing: 'building', trains: ['PH1'] } } });
    expect(isBuilding(table, 'LdA')).toBe(true);
    expect(price(reaching(table, 'LdA', 'I44'), 'LdA')).toBe(100);
    const state = stepsAlone(
      { companies: { LdA: { standing: 'building', trains: ['PH1'], facts: { steps: 0 } } } },
      'LdA',
      'interest',
      'runTrains',
      'dividend',
    );
    expect([state.table.turn.revenue, state.table.turn.building, cash(state, 'P1'), cash(state, 'LdA')]).toEqual([
      null,
      true,
      30,
      0,
    ]);
  });

  it('provisional from the intermediate destination on, with the bonus of that very token [3.3-08, 3.3-10, 3.3-12, 3.3-13, 3.3-14, 3.4.3-01, 3.4.3-04]', () => {
    const table = reaching(tableOf({ companies: { LdA: { standing: 'building' } } }), 'LdA', 'I36');
    expect([table.companies.LdA?.standing, isOperational(table, 'LdA'), price(table, 'LdA')]).toEqual([
      'provisional',
      true,
      110,
    ]);
    const running = stepsAlone(
      { companies: { LdA: { standing: 'provisional', trains: ['PH1'] } } },
      'LdA',
      'interest',
      'runTrains',
    );
    expect([running.table.turn.building, running.table.turn.revenue]).toEqual([false, 0]);
    const trade = inTurn(
      { companies: { LdA: { standing: 'provisional', cash: 200 }, NN: { president: 'P2' } } },
      'LdA',
      'finance',
    );
    expect(held(play(trade, { type: 'buyHolding', corp: 'NN', from: 'offer' }), 'NN')).toMatchObject({ LdA: '1' });
  });

  it('definitive after the final one, with all that went before [3.3-15, 3.3-16]', () => {
    const table = reaching(tableOf({ companies: { LdA: { standing: 'provisional' } } }), 'LdA', 'L39');
    expect([table.companies.LdA?.standing, isOperational(table, 'LdA'), price(table, 'LdA')]).toEqual([
      'definitive',
      true,
      110,
    ]);
  });

  it('the final one alone changes nothing; then both steps follow at once [3.3-18]', () => {
    const table = tableOf({ companies: { LdA: { standing: 'building', facts: { deposit: 240 } } } });
    const early = reaching(table, 'LdA', 'L39');
    expect([early.companies.LdA?.standing, early.cash.P1, price(early, 'LdA')]).toEqual(['building', 0, 100]);
    const both = reaching(early, 'LdA', 'I36');
    expect([both.companies.LdA?.standing, both.cash.P1, price(both, 'LdA')]).toEqual(['definitive', 240, 110]);
  });

  it('a deposit paid for a provisional company comes back whole [3.3-37]', () => {
    const table = tableOf({ companies: { FB: { standing: 'provisional', facts: { deposit: 150 } } } });
    expect(reaching(table, 'FB', 'nC8').cash.P1).toBe(150);
  });

  it('what came back of an earlier deposit does not count against the new one [3.3-37]', () => {
    const position: Position = {
      cash: { P1: 300 },
      companies: { FB: { standing: 'building', facts: { deposit: 150 } } },
    };
    const middle = reaching(tableOf(position), 'FB', 'G30');
    expect([middle.cash.P1, middle.companies.FB?.refunded]).toEqual([375, 75]);
    const pooled = working(middle, (tx) => withdraw(tx, 'FB')).table;
    const state = { ...stockTurn(position), table: { ...pooled, round: 'stock' as const } };
    const again = play(state, { type: 'reacquireConcession', corp: 'FB', help: 'none' });
    expect([cash(again, 'P1'), facts(again, 'FB').deposit, facts(again, 'FB').refunded]).toEqual([225, 150, 0]);
    expect(reaching(again.table, 'FB', 'nC8').cash.P1).toBe(375);
  });

  it('one row for a historical destination, none for others, none later [3.4.3-03, 3.4.3-05, 3.4.3-06, 3.4.3-07]', () => {
    const table = tableOf({ companies: { LdA: { standing: 'definitive' } } });
    expect(price(reaching(table, 'LdA', 'I44'), 'LdA')).toBe(110);
    expect(price(reaching(table, 'LdA', 'H7'), 'LdA')).toBe(100);
    const late = reaching(
      reaching(tableOf({ companies: { LdA: { standing: 'building' } } }), 'LdA', 'I44'),
      'LdA',
      'I36',
    );
    expect(price(late, 'LdA')).toBe(110);
    const home = stepsAlone({ companies: { LdA: { stations: [] } } }, 'LdA', 'placeToken');
    expect(value(play(home, { type: 'placeHome' }), 'LdA')).toBe(100);
  });
});

describe('18FB §3.3 frozen companies', () => {
  it('no destination bonus [3.3-21]', () => {
    const table = tableOf({ companies: { LdA: { facts: { concession: POOL } } } });
    expect(isFrozen(table, 'LdA')).toBe(true);
    expect(price(reaching(table, 'LdA', 'I44'), 'LdA')).toBe(100);
  });

  it('only upgrades, no tokens [3.3-22, 3.3-23, 3.4-13, 3.4.1-39]', () => {
    const position: Position = {
      phase: 2,
      companies: { FB: { cash: 500, trains: ['PH1'], facts: { concession: POOL } } },
      tiles: tiles(['I30', '57', 'H29', 'J31'], ['H29', '8', 'I30', 'G30']),
    };
    const state = stepsAlone(position, 'FB', ...all);
    expect(asked(state)).toBe('layTrack');
    const hexes = new Set(offered(state, 'layTile').map(({ hex }) => hex));
    for (const hex of hexes) expect(['I30', 'H29', 'G30', ...Object.keys(position.tiles ?? {})]).toContain(hex);
    const after = play(state, { type: 'pass' });
    expect(after.flow).toEqual([]);
    expect(after.table.turn.token).toBe(false);
  });

  it('runs, also out of building state, and always pays half [3.3-24, 3.3-25, 3.4.6-12]', () => {
    for (const standing of ['building', 'provisional', 'definitive'] as const) {
      const position = frozen({ standing, trains: ['PH1'], markers: 1, stations: ['nC6'] });
      const state = stepsAlone(position, 'NN', 'interest', 'runTrains', 'dividend');
      const revenue = state.table.turn.revenue ?? 0;
      expect(revenue).toBeGreaterThan(0);
      const shared = Math.ceil(revenue / 20) * 10;
      expect(cash(state, 'P1')).toBe(shared / 5);
      expect(cash(state, 'NN')).toBe(revenue - shared + (shared * 8) / 10);
      expect(state.flow).toEqual([]);
    }
  });

  it('no train bought, sold or owed, no interest [3.3-26, 3.3-28, 3.3-29, 3.3-38, 3.4.8-12]', () => {
    const poor = stepsAlone(
      frozen({ standing: 'definitive', cash: 900, facts: { steps: 2 } }),
      'NN',
      'interest',
      'buyTrains',
      'finance',
    );
    expect([poor.flow, trainsOf(poor.table, 'NN'), cash(poor, 'NN')]).toEqual([[], [], 900]);
    const other = inTurn(
      {
        companies: {
          FST: { president: 'P2', cash: 500 },
          NN: { trains: ['PH1'], facts: { concession: POOL } },
        },
      },
      'FST',
      'buyTrains',
    );
    refuses(other, { type: 'buyTrain', train: 'PH1-0', price: 10 }, 'train.notForSale');
  });

  it('no trade in stock but forced sales [3.3-27]', () => {
    const state = stepsAlone(
      {
        companies: {
          NN: { cash: 500, facts: { concession: POOL } },
          FC: { president: 'P2', price: 55, singles: { NN: 1 } },
          FST: { president: 'P2' },
        },
      },
      'NN',
      'finance',
    );
    expect([state.flow, cash(state, 'NN'), held(state, 'FC').pool]).toEqual([[], 555, '1']);
  });

  it('returns to the state it had [3.3-30]', () => {
    for (const standing of ['building', 'provisional', 'definitive'] as const) {
      const state = stockTurn({ cash: { P1: 200 }, ...frozen({ standing }) });
      const after = play(state, { type: 'reacquireConcession', corp: 'NN', help: 'none' });
      expect([facts(after, 'NN').standing, isFrozen(after.table, 'NN')]).toEqual([standing, false]);
    }
  });

  it('without a President it runs by itself and upgrades nothing [3.3-31]', () => {
    const state = stepsAlone(
      { phase: 2, companies: { NN: { president: 'pool', trains: ['PH1'], cash: 300 } } },
      'NN',
      ...all,
    );
    expect(state.flow).toEqual([]);
    expect(cash(state, 'NN')).toBeGreaterThan(300);
    expect(tilesOn(state.table.map)).toEqual([]);
  });

  it('earning nothing moves it left [3.3-39]', () => {
    const state = stepsAlone(frozen({}), 'NN', 'runTrains', 'dividend');
    expect(value(state, 'NN')).toBe(90);
  });

  const phaseFive = (companies: Position['companies']): Position => ({
    phase: 4,
    companies: { FST: { cash: 900, price: 120 }, ...companies },
    table: {
      trains: Object.fromEntries(
        Object.entries(tableOf({ phase: 4, companies: companies ?? {} }).trains).map(([train, at]) => [
          train,
          train.startsWith('PH4') && at === BANK ? GONE : at,
        ]),
      ),
    },
  });
  const buyPH5 = { type: 'buyTrain', train: 'PH5-0', price: 500 } as const;

  it('at phase 5 it closes if its certificate lies in the pool [3.3-32, 3.3-33, 3.3-34, 3.3-35, 3.5-21]', () => {
    const state = inTurn(
      phaseFive({
        LdA: { president: 'pool', singles: { P1: 2, P2: 1 }, trains: ['PH3'], stations: ['F31', 'I44'], cash: 40 },
      }),
      'FST',
      'buyTrains',
    );
    const after = play(state, buyPH5);
    expect(facts(after, 'LdA').standing).toBe('closed');
    expect(after.table.certs.LdA).toBeUndefined();
    expect([trainsOf(after.table, POOL), cash(after, 'P1'), cash(after, 'LdA')]).toEqual([['PH3-0'], 0, 0]);
    expect([slotFor(after.table, 'I44', 'NN'), slotFor(after.table, 'F31', 'NN')]).toEqual([0, 0]);
    refuses(after, { type: 'buyTrain', train: 'PH3-0', price: 200 }, 'train.faceValue');
  });

  it('at phase 5 it becomes definitive if a player holds the certificate [3.3-36]', () => {
    const state = inTurn(
      phaseFive({ NN: { president: 'P2', standing: 'building', facts: { concession: POOL } } }),
      'FST',
      'buyTrains',
    );
    expect(facts(play(state, buyPH5), 'NN')).toMatchObject({ standing: 'definitive', concession: GONE });
  });

  it('a closing company gives its stock of others to the pool and ends the Falcon bonus', () => {
    const table = tableOf({
      phase: 5,
      companies: { NN: { cash: 50 }, FST: { president: 'P2', singles: { NN: 1 } } },
      table: { falcon: 'NN' },
    });
    const after = working(table, (tx) => closeCompany(tx, 'NN')).table;
    expect(held({ table: after }, 'FST')).toMatchObject({ pool: '1' });
    expect([after.falcon, after.cash.NN]).toEqual([null, 0]);
  });
});

describe('18FB §3.4 the operating round', () => {
  it('strict order of the steps [3.4-09, 3.4.9-19]', () => {
    const state = inTurn({ companies: { NN: { trains: ['PH1'] } } }, 'NN', 'layTrack');
    const turn = frameIn(state, 'companyTurn');
    expect(turn.todo).toEqual(all.slice(1));
  });
});
