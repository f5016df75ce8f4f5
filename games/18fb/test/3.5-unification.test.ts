import type { Frame } from '@binario/kernel';
import { BANK, GONE, POOL, trainsOf } from '@binario/rail';
import { describe, expect, it } from 'vitest';
import { corpDefs } from '../data/corporations.ts';
import { regionalDefs, regionalIds } from '../data/regionals.ts';
import { describeRound } from '../describe.ts';
import { garibaldisChoice } from '../rules/garibaldi.ts';
import { price } from '../rules/market.ts';
import { enterPhase } from '../rules/phases.ts';
import { payRegionalBonuses } from '../rules/regionals.ts';
import { presidentOf, type Table18fb } from '../table.ts';
import {
  asked,
  cash,
  cellOf,
  decider,
  facts,
  held,
  inTurn,
  lay,
  markers,
  offered,
  type Position,
  play,
  reaching,
  refuses,
  settled,
  stateAt,
  stepsAlone,
  stockTurn,
  tableOf,
  tiles,
  token,
  value,
  working,
} from './support/index.ts';

/** The first PH5 train has just been bought by NN. */
const unified = (position: Position): Table18fb =>
  working(tableOf({ phase: 4, ...position }), (tx) => enterPhase(tx, 5, 'NN')).table;

describe('18FB §3.5 Garibaldi', () => {
  it('18fb-3.5-01 the largest shareholder is President', () => {
    const table = unified({ companies: { NN: { singles: { P2: 3 } } } });
    expect([presidentOf(table, 'NN'), held({ table }, 'NN').P1]).toEqual(['P2', '2']);
  });

  it('18fb-3.5-02 18fb-3.5-05 30 % against 30 %: the one without the concession', () => {
    const table = unified({ companies: { NN: { singles: { P1: 1, P2: 3 } } } });
    expect(presidentOf(table, 'NN')).toBe('P2');
    const other = unified({ companies: { NN: { singles: { P1: 1, P2: 3 }, facts: { concession: 'P2' } } } });
    expect(presidentOf(other, 'NN')).toBe('P1');
  });

  it('18fb-3.5-03 18fb-3.5-04 then fewer concessions, then the next after the old President', () => {
    const tie = (more: Position['companies'] = {}): Position => ({
      phase: 4,
      players: 4,
      companies: { NN: { president: 'P1', singles: { P3: 2, P2: 2 } }, ...more },
    });
    expect(garibaldisChoice(tableOf(tie()), 'NN')).toBe('P2');
    expect(garibaldisChoice(tableOf(tie({ FC: { president: 'P2' } })), 'NN')).toBe('P3');
    const pooled = tie();
    const last = {
      ...pooled,
      companies: { NN: { president: 'P2', singles: { P1: 2, P3: 2 }, facts: { concession: POOL } } },
    } as const;
    // Nobody owns a concession: the order after P2 decides, he himself comes last.
    expect(garibaldisChoice(tableOf(last), 'NN')).toBe('P3');
  });

  it('18fb-3.5-07 18fb-3.5-08 18fb-3.5-09 18fb-3.5-10 concessions and deposits are gone, every company is definitive', () => {
    const table = unified({
      companies: {
        NN: { standing: 'building', facts: { deposit: 100 } },
        FC: { standing: 'provisional', facts: { deposit: 200, refunded: 100 } },
      },
    });
    for (const corp of ['NN', 'FC']) {
      expect(table.companies[corp]).toMatchObject({ standing: 'definitive', concession: GONE, deposit: 0 });
    }
    expect(table.cash.P1).toBe(0);
  });

  it('18fb-3.5-20 18fb-2.5.4-05 the Bourbon tokens leave', () => {
    const table = unified({ companies: { NN: {} } });
    expect(
      Object.values(table.stations)
        .flat()
        .filter((token) => token?.startsWith('B')),
    ).toEqual([]);
  });

  it('18fb-3.5-19 the new President finishes the turn', () => {
    const position: Position = {
      phase: 4,
      companies: { NN: { cash: 1200, singles: { P1: 1, P2: 3 } }, FC: { president: 'P2' } },
    };
    const { trains } = tableOf(position);
    const gone = Object.fromEntries(
      Object.entries(trains).map(([train, at]) => [train, train.startsWith('PH4') && at === BANK ? GONE : at]),
    );
    const state = inTurn({ ...position, table: { trains: gone } }, 'NN', 'buyTrains');
    expect(decider(state)).toBe('P1');
    const after = play(state, { type: 'buyTrain', train: 'PH5-0', price: 500 });
    expect([asked(after), decider(after)]).toEqual(['buyTrains', 'P2']);
  });
});

describe('18FB §3.5 flotation', () => {
  const started = (singles: Record<string, number>, cashOf = 0): Position => ({
    phase: 5,
    cash: { P1: 500 },
    companies: { NN: { standing: 'started', par: 140, price: 140, singles, cash: cashOf, facts: { steps: 0 } } },
  });
  const buy = { type: 'buyCert', corp: 'NN', from: 'offer' } as const;

  it('18fb-3.5-11 18fb-3.5-12 18fb-3.5-13 18fb-3.5-14 at 60 %: D1400 in the treasury, the rest in the pool', () => {
    const fifty = play(stockTurn(started({ P1: 2 }, 560)), buy);
    expect([facts(fifty, 'NN').standing, cash(fifty, 'NN')]).toEqual(['started', 700]);
    const sixty = play(stockTurn(started({ P1: 3 }, 700)), buy);
    expect([facts(sixty, 'NN').standing, cash(sixty, 'NN'), held(sixty, 'NN').pool]).toEqual(['definitive', 1400, '4']);
  });

  it('18fb-3.5-22 a card’s excess stays on top, and its free share counts for the 60 %', () => {
    const state = stockTurn({
      phase: 5,
      cash: { P1: 500 },
      companies: {
        LdA: { standing: 'started', par: 100, singles: { P2: 1, P1: 2 }, cash: 40 + 400, facts: { steps: 0 } },
      },
      table: { given: ['Valadous'] },
    });
    const after = play(state, { type: 'buyCert', corp: 'LdA', from: 'offer' });
    expect([facts(after, 'LdA').standing, cash(after, 'LdA'), held(after, 'LdA').pool]).toEqual([
      'definitive',
      1040,
      '4',
    ]);
  });

  it('18fb-3.5-18 18fb-3-03 the regional round follows when the running operating round is over', () => {
    const table = {
      ...unified({ companies: { NN: { trains: ['PH5'] } } }),
      operated: ['NN'],
      round: 'operating' as const,
    };
    const state = settled(
      stateAt(
        table,
        { step: 'operatingSet', set: 1, played: 1 } as Frame,
        { step: 'operatingRound', set: 1, number: 1, stage: 'turns' } as Frame,
      ),
    );
    expect([asked(state), describeRound(state), state.table.regionalRound]).toEqual(['chooseLot', 'RR', 'over']);
  });

  it('a purchase by a corporation floats it too', () => {
    const state = inTurn(
      {
        phase: 5,
        companies: {
          FC: { cash: 500, trains: ['PH4'], price: 150 },
          NN: { standing: 'started', singles: { P1: 3 }, cash: 500, facts: { steps: 0 } },
        },
      },
      'FC',
      'finance',
    );
    const after = play(state, { type: 'buyHolding', corp: 'NN', from: 'offer' });
    // It was still to come in the order: its turn has begun.
    expect([facts(after, 'NN').standing, after.table.operated.at(-1)]).toEqual(['definitive', 'NN']);
  });
});

describe('18FB §3.5.1 regional companies round', () => {
  const round = (position: Position = {}) => {
    const table = tableOf({ phase: 5, cash: { P1: 400, P2: 300, P3: 200 }, ...position });
    const privates = { ...table.privates, ...Object.fromEntries(regionalIds.map((each) => [each, BANK])) };
    return settled(
      stateAt({ ...table, privates, priority: 'P2' }, {
        step: 'auctionRound',
        kind: 'regionals',
        chooser: 'P2',
      } as Frame),
    );
  };
  const choose = (regional: string) => ({ type: 'chooseLot', private: regional }) as const;
  const bid = (amount: number) => ({ type: 'bid', price: amount }) as const;
  const pass = { type: 'pass' } as const;

  it('18fb-3.5.1-01 18fb-3.5.1-02 18fb-3.5.1-03 18fb-3.5.1-04 18fb-3.5.1-05 18fb-3.5.1-06 18fb-3.5.1-07 18fb-3.5.1-08 seven, with base and nominal value', () => {
    expect(regionalIds.map((each) => [each, regionalDefs[each].home, regionalDefs[each].nominal])).toEqual([
      ['SFSM', 'nC6', 130],
      ['SEPSA', 'nC6', 130],
      ['FAS', 'I38', 160],
      ['FA', 'F31', 130],
      ['FAL', 'L19', 160],
      ['FG', 'K30', 160],
      ['FdC', 'A2', 130],
    ]);
    expect(offered(round(), 'chooseLot').map((offer) => offer.private)).toEqual([...regionalIds]);
  });

  it('18fb-3.5.1-09 18fb-3.5.1-10 18fb-3.5.1-11 18fb-3.5.1-12 18fb-3.5.1-19 18fb-3.5.1-20 18fb-3.5.1-21 FAS won at D175: all of it in its treasury', () => {
    const state = round();
    expect(decider(state)).toBe('P2');
    const bidding = play(state, choose('FAS'), pass, bid(160), bid(165), bid(175));
    // P3 opened, P1 raised, P3 raised again; now P1 passes.
    const after = play(bidding, pass);
    expect([after.table.privates.FAS, cash(after, 'FAS'), cash(after, 'P3')]).toEqual(['P3', 175, 25]);
    expect([decider(after), after.table.priority]).toEqual(['P3', 'P2']);
  });

  it('18fb-3.5.1-13 18fb-3.5.1-14 18fb-3.5.1-15 18fb-3.5.1-16 nominal value or more, in steps of five, within one’s cash', () => {
    const state = play(round(), choose('FAS'));
    refuses(state, bid(155), 'bid.tooLow');
    refuses(state, bid(162), 'bid.steps');
    refuses(state, bid(305), 'bid.noMoney');
    const next = play(state, pass, pass, pass);
    expect([next.table.privates.FAS, asked(next), decider(next)]).toEqual([POOL, 'chooseLot', 'P3']);
    expect(asked(play(next, choose('FA'), pass, pass, bid(130)))).toBe('chooseLot');
  });

  it('18fb-3.5.1-17 18fb-3.5.1-18 what nobody wants lies in the pool, for nominal value or more in a stock round', () => {
    const state = stockTurn({ phase: 5, cash: { P1: 200, P2: 200 } });
    refuses(state, { type: 'buyRegional', private: 'FAS', price: 150 }, 'regional.belowNominal');
    refuses(state, { type: 'buyRegional', private: 'FAS', price: 250 }, 'regional.noMoney');
    refuses(state, { type: 'buyRegional', private: 'Bayard', price: 160 }, 'regional.notInPool');
    const after = play(state, { type: 'buyRegional', private: 'FAS', price: 190 });
    expect([cash(after, 'FAS'), after.table.privates.FAS, decider(after)]).toEqual([190, 'P1', 'P2']);
  });

  it('18fb-3.5.1-23 nobody at the certificate limit bids', () => {
    const state = round({ table: { certLimit: 0 } });
    const chosen = play(state, choose('FAS'));
    // Nobody can bid: it goes to the pool at once.
    expect(chosen.table.privates.FAS).toBe(POOL);
    const table = { ...tableOf({ phase: 5, cash: { P1: 400 } }), certLimit: 0 };
    const asking = stateAt(table, {
      step: 'auction',
      lot: 'FAS',
      active: ['P1'],
      price: null,
      bidder: null,
    } as Frame);
    refuses(asking, bid(160), 'bid.certificateLimit');
  });
});

describe('18FB §3.5.2 regional companies', () => {
  it('18fb-3.5.2-02 18fb-3.5.2-05 18fb-3.5.2-12 one marker at the start, no price, no tokens', () => {
    const table = tableOf({ phase: 5, regionals: { FAS: {} } });
    expect([markers({ table, flow: [], rng: 1 }, 'FAS'), price(table, 'FAS'), table.charters.FAS]).toEqual([
      1,
      0,
      undefined,
    ]);
    const turn = inTurn({ phase: 5, regionals: { FAS: {} } }, 'FAS', 'layTrack').flow.at(-2) as Frame & {
      todo: string[];
    };
    expect(turn.todo).toEqual(['runTrains', 'regionalDividend', 'regionalTrain']);
  });

  it('18fb-3.5.2-16 18fb-3.5.2-17 18fb-3.5.2-18 18fb-3.5.2-19 18fb-3.5.2-35 the owner is paid once when track joins home and destination, whoever laid it', () => {
    // Reggio over Villa San Giovanni to Gioia: D30 for FdC, nothing for Catanzaro.
    const joined: Position = { phase: 5, tiles: tiles(['A4', '58', 'A2', 'B5'], ['B5', '57', 'A4', 'C6']) };
    const owned = tableOf({ ...joined, regionals: { FdC: { owner: 'P2' } } });
    const paid = working(owned, payRegionalBonuses).table;
    expect([paid.cash.P2, paid.regionals.FdC?.reached]).toEqual([30, ['B5']]);
    expect(working(paid, payRegionalBonuses).effects).toEqual([]);
    expect(working(tableOf({ phase: 5, regionals: { FdC: { owner: 'P2' } } }), payRegionalBonuses).effects).toEqual([]);
    expect(working(tableOf({ ...joined, regionals: { FdC: { owner: POOL } } }), payRegionalBonuses).effects).toEqual(
      [],
    );
    // The first owner gets it at once, and so does who owns it when somebody else lays the last tile.
    const bought = play(stockTurn({ ...joined, cash: { P1: 200 } }), {
      type: 'buyRegional',
      private: 'FdC',
      price: 130,
    });
    expect(cash(bought, 'P1')).toBe(200 - 130 + 30);
    const laying = inTurn(
      {
        phase: 5,
        companies: { FC: { stations: ['F11', 'B5'] } },
        regionals: { FdC: { owner: 'P2' } },
        tiles: tiles(['B5', '57', 'A4', 'C6']),
      },
      'FC',
      'layTrack',
    );
    expect(cash(play(laying, lay('A4', '58', 'A2', 'B5')), 'P2')).toBe(30);
  });

  it('18fb-3.5.2-20 18fb-3.5.2-22 18fb-3.5.2-23 five markers and a 0+4: D40, D20 each; three: D30, D20 and D10', () => {
    for (const [count, owner, treasury] of [
      [5, 20, 20],
      [3, 20, 10],
    ] as const) {
      const state = stepsAlone(
        { phase: 5, regionals: { FAS: { owner: 'P2', trains: ['R5'], facts: { markers: count } } } },
        'FAS',
        'runTrains',
        'regionalDividend',
      );
      expect([cash(state, 'P2'), cash(state, 'FAS')]).toEqual([owner, treasury]);
    }
    const none = stepsAlone(
      { phase: 5, regionals: { FAS: { facts: { markers: 5 } } } },
      'FAS',
      'runTrains',
      'regionalDividend',
    );
    expect([cash(none, 'P1'), cash(none, 'FAS')]).toEqual([0, 0]);
  });

  const buying = (position: Position) => inTurn({ phase: 5, ...position }, 'FAS', 'regionalTrain');
  const train = (id: string, amount: number) => ({ type: 'buyTrain', train: id, price: amount }) as const;

  it('18fb-3.5.2-25 18fb-3.5.2-30 one train a turn, and none is a duty', () => {
    const state = buying({ regionals: { FAS: { cash: 500 } } });
    const after = play(state, train('R5-0', 120));
    expect([trainsOf(after.table, 'FAS'), cash(after, 'FAS')]).toEqual([['R5-0'], 380]);
    expect(after.flow.some(({ step }) => step === 'regionalTrain')).toBe(false);
    expect(trainsOf(play(state, { type: 'pass' }).table, 'FAS')).toEqual([]);
    refuses(state, train('R5-0', 100), 'regionalTrain.faceValue');
    refuses(buying({ regionals: { FAS: { cash: 100 } } }), train('R5-0', 120), 'regionalTrain.noMoney');
  });

  it('18fb-3.5.2-26 18fb-3.5.2-27 18fb-3.5.2-29 the owner adds just what is missing, out of his cash', () => {
    const position: Position = {
      cash: { P1: 200 },
      companies: { NN: { singles: { P1: 2 } } },
      regionals: { FAS: { cash: 50 } },
    };
    const after = play(buying(position), { type: 'helpBuy', train: 'R5-0' });
    expect([cash(after, 'P1'), cash(after, 'FAS'), trainsOf(after.table, 'FAS')]).toEqual([130, 0, ['R5-0']]);
    refuses(buying({ ...position, cash: { P1: 60 } }), { type: 'helpBuy', train: 'R5-0' }, 'regionalHelp.noMoney');
    refuses(
      buying({ ...position, regionals: { FAS: { cash: 150 } } }),
      { type: 'helpBuy', train: 'R5-0' },
      'regionalHelp.notNeeded',
    );
    refuses(buying(position), { type: 'sellShares', corp: 'NN', shares: 1 }, 'turn.notOffered');
  });

  it('18fb-3.5.2-26 not for one that can pay the cheapest on sale, whatever train is wanted', () => {
    const at = (money: number) => buying({ phase: 6, cash: { P1: 300 }, regionals: { FAS: { cash: money } } });
    refuses(at(150), { type: 'helpBuy', train: 'R6-0' }, 'regionalHelp.notNeeded');
    expect(offered(at(150), 'helpBuy')).toEqual([]);
    expect(offered(at(110), 'helpBuy').map((offer) => offer.train)).toEqual(['R5-0', 'R6-0']);
    expect(trainsOf(play(at(110), { type: 'helpBuy', train: 'R6-0' }).table, 'FAS')).toEqual(['R6-0']);
  });

  it('18fb-3.5.2-26 not for a regional that has a train', () => {
    const equipped = buying({ cash: { P1: 200 }, regionals: { FAS: { cash: 50, trains: ['R5'] } } });
    refuses(equipped, { type: 'helpBuy', train: 'R5-1' }, 'regionalHelp.notNeeded');
    expect(offered(equipped, 'helpBuy')).toEqual([]);
  });

  it('18fb-3.5.2-28 18fb-3.5.2-36 from another regional for D1 or more with consent, and without help', () => {
    const position: Position = {
      cash: { P1: 200 },
      regionals: { FAS: { cash: 50 }, FG: { owner: 'P2', trains: ['R5'] }, FA: { owner: 'P1', trains: ['R5'] } },
    };
    const state = buying(position);
    refuses(state, train('R5-0', 0), 'regionalTrain.atLeastOne');
    refuses(state, { type: 'helpBuy', train: 'R5-0' }, 'regionalHelp.onlyFromBank');
    const asking = play(state, train('R5-0', 30));
    expect([asked(asking), decider(asking)]).toEqual(['consent', 'P2']);
    const agreed = play(asking, { type: 'consent' });
    expect([trainsOf(agreed.table, 'FAS'), cash(agreed, 'FG')]).toEqual([['R5-0'], 30]);
    expect(asked(agreed)).not.toBe('regionalTrain');
    const refused = play(asking, { type: 'refuse' });
    expect(asked(refused)).toBe('regionalTrain');
    refuses(refused, train('R5-0', 30), 'regionalTrain.refused');
    expect(trainsOf(play(state, train('R5-1', 1)).table, 'FAS')).toEqual(['R5-1']);
  });

  it('18fb-3.5.2-28 every kind of train another regional has can be asked for', () => {
    const state = buying({
      phase: 6,
      regionals: { FAS: { cash: 50 }, FG: { owner: 'P2', trains: ['R5', 'R5', 'R6'] } },
    });
    const theirs = offered(state, 'buyTrain').filter(({ train: id }) => state.table.trains[String(id)] === 'FG');
    expect(theirs.map(({ train: id }) => id)).toEqual(['R5-0', 'R6-0']);
    const after = play(state, train('R6-0', 40), { type: 'consent' });
    expect([trainsOf(after.table, 'FAS'), cash(after, 'FG')]).toEqual([['R6-0'], 40]);
  });

  it('18fb-3.5.2-31 no trade in certificates', () => {
    const state = buying({ companies: { NN: { president: 'P2' } }, regionals: { FAS: { cash: 500 } } });
    refuses(state, { type: 'buyHolding', corp: 'NN', from: 'offer' }, 'turn.notOffered');
  });

  it('18fb-3.5.2-04 acquired from phase 6 on', () => {
    const state = inTurn(
      { phase: 5, companies: { NN: { cash: 900 } }, regionals: { SFSM: { owner: 'P2' } } },
      'NN',
      'layTrack',
    );
    refuses(state, { type: 'acquireRegional', private: 'SFSM' }, 'acquire.phase');
  });
});

describe('18FB §3.5.3 SFM', () => {
  const start = { type: 'startCompany', corp: 'SFM', par: 100 } as const;

  it('18fb-3.5-17 18fb-3.5.3-01 18fb-3.5.3-03 18fb-3.5.3-04 18fb-3.5.3-05 18fb-3.5.3-08 the first buyer chooses a city with an empty slot that is nobody’s, and lays the token', () => {
    const state = play(stockTurn({ phase: 5, cash: { P1: 400 } }), start);
    const homes = offered(state, 'chooseHome').map(({ hex }) => hex);
    for (const hex of ['I44', 'J33', 'F7', 'F37', 'H7', 'nC6']) expect(homes).toContain(hex);
    for (const hex of ['F25', 'L45', 'F41', 'I36']) expect(homes).not.toContain(hex);
    refuses(state, { type: 'chooseHome', hex: 'F25' }, 'home.notFree');
    const after = play(state, { type: 'chooseHome', hex: 'I44' });
    expect([facts(after, 'SFM').home, after.table.stations.I44]).toEqual(['I44', ['SFM']]);
    expect([facts(after, 'SFM').laid, value(after, 'SFM')]).toEqual([0, 100]);
  });

  it('18fb-3.5.3-02 18fb-3.5.3-06 a major without reserved slots and destinations', () => {
    expect([corpDefs.SFM.kind, corpDefs.SFM.destinations, corpDefs.SFM.homes]).toEqual(['major', [], []]);
  });

  it('without a free city it cannot start', () => {
    const table = tableOf({ phase: 5, cash: { P1: 400 } });
    const full = Object.fromEntries(
      ['I44', 'J33', 'F7', 'F37', 'H7', 'nC6', 'G30', 'nC8', 'N21', 'A2', 'L27', 'L39', 'M14', 'F11', 'F23'].map(
        (hex) => [hex, ['NN', 'FC', 'FB', 'FS', 'FST']],
      ),
    );
    const state = stockTurn({ phase: 5, cash: { P1: 400 }, table: { stations: { ...table.stations, ...full } } });
    refuses(state, start, 'start.noFreeCity');
  });

  it('18fb-3.5.3-07 one row for each token in an empty yellow city, for SFM alone', () => {
    const table = tableOf({ phase: 5, companies: { SFM: { stations: ['I44'] } } });
    expect(price(reaching(table, 'SFM', 'J33', true), 'SFM')).toBe(110);
    expect(price(reaching(table, 'SFM', 'J33', false), 'SFM')).toBe(100);
    const other = tableOf({ phase: 5, companies: { NN: {} } });
    expect(price(reaching(other, 'NN', 'J33', true), 'NN')).toBe(100);
  });

  it('18fb-3.5.3-09 the home earns nothing, and a token can still be laid in the first turn', () => {
    const buy = { type: 'buyCert', corp: 'SFM', from: 'offer' } as const;
    const pass = { type: 'pass' } as const;
    const state = stockTurn({
      phase: 5,
      cash: { P1: 500, P2: 500, P3: 500 },
      tiles: tiles(['F7', '57', 'G6', 'E8'], ['G6', '8', 'F7', 'H7'], ['H7', '6', 'G6', 'H9']),
    });
    const home = play(state, start, { type: 'chooseHome', hex: 'F7' });
    // Catanzaro is an empty city on yellow.
    expect([home.table.stations.F7, value(home, 'SFM')]).toEqual([['SFM'], 100]);
    const floated = play(home, buy, buy, buy, buy);
    expect(facts(floated, 'SFM').standing).toBe('definitive');
    const turn = play(floated, pass, pass, pass);
    expect([asked(turn), turn.table.operated]).toEqual(['layTrack', ['SFM']]);
    const laid = play(turn, pass, token('F7', 'G6', 'H7'));
    // One row up for Crotone; then, without a train, one space to the left.
    const { row, col } = cellOf(100);
    expect(laid.table.stations.H7).toEqual(['SFM']);
    expect(laid.table.market).toEqual([{ corp: 'SFM', row: row - 1, col: col - 1 }]);
  });
});
