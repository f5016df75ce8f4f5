import { BANK, GONE, POOL } from '@binario/rail';
import { describe, expect, it } from 'vitest';
import { replaceBourbon } from '../rules/bourbons.ts';
import { incomeOf } from '../rules/cards.ts';
import { depositDue, helpsFor } from '../rules/deposits.ts';
import { formNational } from '../rules/merging.ts';
import { stationValue } from '../rules/running.ts';
import { tokenRoutes } from '../rules/tokens.ts';
import {
  asked,
  cash,
  concession,
  decider,
  facts,
  inTurn,
  offered,
  type Position,
  play,
  refuses,
  stepsAlone,
  stockTurn,
  tableOf,
  tiles,
  working,
} from './support/index.ts';

describe('18FB §2.7 note 4 Falcon', () => {
  it('+30 in Benevento and +10 in Pontecorvo for one railroad [2.7-33, 2.7-34, 2.7-35, 2.5.1-05]', () => {
    const table = tableOf({ phase: 2, table: { falcon: 'FB' } });
    const plain = tableOf({ phase: 2 });
    for (const [hex, bonus] of [
      ['I30', 30],
      ['F37', 10],
    ] as const) {
      expect(stationValue(table, 'FB', hex) - stationValue(plain, 'FB', hex)).toBe(bonus);
      expect(stationValue(table, 'LdA', hex)).toBe(stationValue(plain, 'LdA', hex));
    }
    const state = inTurn({ phase: 2, cards: { Falcon: 'P2' }, companies: { FB: {} } }, 'FB', 'finance');
    const used = play(state, { type: 'useFalcon' }, { type: 'consent' });
    expect([used.table.falcon, used.table.used]).toEqual(['FB', ['Falcon']]);
  });

  /** Frozen without anything to upgrade: nothing is asked of its turn. */
  const still: Position = {
    phase: 2,
    cards: { Falcon: 'P1' },
    companies: { FB: { trains: ['PH1'], facts: { concession: POOL } }, NN: { president: 'P2', price: 60 } },
  };
  const turn = ['layTrack', 'placeToken', 'interest', 'beforeRun', 'runTrains', 'dividend', 'buyTrains', 'finance'];

  it('is offered before the run in a turn that asks nothing else [2.7-05, 3.4-10]', () => {
    const state = stepsAlone(still, 'FB', ...turn);
    expect([asked(state), decider(state)]).toEqual(['beforeRun', 'P1']);
    const used = play(state, { type: 'useFalcon' });
    expect([used.table.falcon, used.flow, used.table.turn.revenue]).toEqual(['FB', [], 30]);
    const left = play(state, { type: 'pass' });
    expect([left.table.falcon, left.flow, left.table.turn.revenue]).toEqual([null, [], 0]);
    // Another's card is asked for; his refusal ends the matter for this turn.
    const others = stepsAlone({ ...still, cards: { Falcon: 'P2' } }, 'FB', ...turn);
    const asking = play(others, { type: 'useFalcon' });
    expect([asked(asking), decider(asking)]).toEqual(['powerConsent', 'P2']);
    expect(play(asking, { type: 'consent' }).table.turn.revenue).toBe(30);
    expect(play(asking, { type: 'refuse' }).flow).toEqual([]);
  });

  it('no question is put for it where it cannot be used, or was on offer before [2.7-05]', () => {
    for (const quiet of [
      { ...still, cards: {} },
      { ...still, phase: 1 },
      { ...still, table: { used: ['Falcon'] } },
      { ...still, companies: { FB: { president: 'pool' as const, trains: ['PH1'], facts: { concession: POOL } } } },
    ]) {
      expect(stepsAlone(quiet, 'FB', ...turn).flow).toEqual([]);
    }
    // Tiles can be laid: passed or laid, Falcon was on offer with them.
    const open = { ...still, companies: { FB: { trains: ['PH1'] } } };
    const laying = stepsAlone(open, 'FB', 'layTrack', 'placeToken', 'beforeRun');
    expect([asked(laying), offered(laying, 'useFalcon').length]).toEqual(['layTrack', 1]);
    expect(play(laying, { type: 'pass' }).flow).toEqual([]);
    const laid = { ...open, table: { turn: { ...tableOf({}).turn, laid: 2 } } };
    expect(stepsAlone(laid, 'FB', 'layTrack', 'placeToken', 'beforeRun').flow).toEqual([]);
  });

  it('survives phase 5 and passes to the national [2.7-63]', () => {
    const table = tableOf({ phase: 6, companies: { NN: {}, FC: { price: 90 } }, table: { falcon: 'NN' } });
    expect(working(table, (tx) => formNational(tx, 'RM', ['NN', 'FC'], 'P1')).table.falcon).toBe('RM');
  });
});

describe('18FB §2.7 notes 5 to 8 Bourbon tokens and discounts', () => {
  const line = tiles(['I30', '57', 'H29', 'J31'], ['H29', '8', 'I30', 'G30']);
  const caserta: Position = { companies: { FB: { cash: 500, standing: 'building' } }, tiles: line };

  it('Valadous and Albano replace a token in Caserta and close [2.7-45, 2.7-46, 2.7-55, 2.7-56]', () => {
    for (const [card, token] of [
      ['Valadous', 'B6'],
      ['Albano', 'B8'],
    ] as const) {
      const state = inTurn({ ...caserta, cards: { [card]: 'P1' } }, 'FB', 'placeToken');
      const after = play(state, { type: 'replaceBourbon', private: card, route: ['I30', 'H29', 'G30'] });
      expect(after.table.stations.G30).not.toContain(token);
      expect(after.table.stations.G30).toContain('FB');
      expect(after.table.privates[card]).toBe(GONE);
      expect(facts(after, 'FB').standing).toBe('provisional');
    }
  });

  it('L’Ala replaces token 7 in Napoli and closes [2.7-50, 2.7-51]', () => {
    const table = tableOf({
      cards: { LAla: 'P1' },
      companies: { FB: { cash: 500, stations: ['I30', 'G30'] } },
      // Caserta over the lettered side c into Napoli Nord.
      tiles: tiles(['nD11', '9', 'G30', 'nD9'], ['nD9', '58', 'nD11', 'nC8']),
    });
    const route = ['G30', 'nD11', 'nD9', 'nC8'];
    expect(tokenRoutes(table, 'FB', () => true).map(({ hexes }) => hexes)).toContainEqual(route);
    const after = working(table, (tx) => replaceBourbon(tx, 'FB', 'LAla', route)).table;
    expect(after.stations.nC8).toEqual(['FB', null, null]);
    expect(after.privates.LAla).toBe(GONE);
  });

  it('Delahante opens Rome from phase 2, and stays [2.7-37, 2.7-38, 2.7-39, 2.7-64]', () => {
    const rome = (phase: number): Position => ({
      phase,
      cards: { Delahante: 'P1' },
      companies: { LdA: { cash: 500, stations: ['F31', 'F37'] } },
      tiles: tiles(['F37', '57', 'F39', 'F35'], ['F39', '9', 'F37', 'F41']),
    });
    const move = { type: 'replaceBourbon', private: 'Delahante', route: ['F37', 'F39', 'F41'] } as const;
    refuses(inTurn(rome(1), 'LdA', 'placeToken'), move, 'bourbon.tooEarly');
    const after = play(inTurn(rome(2), 'LdA', 'placeToken'), move);
    expect(after.table.stations.F41).toEqual(['LdA', null, null, null]);
    expect([after.table.privates.Delahante, incomeOf(after.table, 'Delahante')]).toEqual(['P1', 20]);
    expect(cash(after, 'LdA')).toBeLessThan(500);
  });

  it('the next lower deposit, as the action of the owner [2.7-42, 2.7-43, 2.7-48, 2.7-53, 2.7-57, 3.2.2-31]', () => {
    const due = (phase: number) =>
      (['LdA', 'FB', 'FP'] as const).map((corp) => depositDue(tableOf({ phase }), corp, 'card'));
    expect([due(1), due(2), due(3)]).toEqual([
      [120, 80, 200],
      [120, 80, 200],
      [0, 0, 0],
    ]);
    for (const [card, corp, deposit] of [
      ['Valadous', 'LdA', 120],
      ['LAla', 'FB', 80],
      ['Albano', 'FP', 200],
    ] as const) {
      const state = stockTurn({ cash: { P1: 400, P2: 100 }, cards: { [card]: 'P1' } });
      const after = play(state, concession(corp, 60, 'card'));
      expect(cash(after, 'P1')).toBe(400 - 120 - deposit);
      if (corp !== 'FP') expect(decider(after)).toBe('P2');
    }
    expect(depositDue(tableOf({}), 'FB', 'both')).toBe(40);
    expect(helpsFor(tableOf({ cards: { LAla: 'P1', Bayard: 'P1' } }), 'FB', 'P1')).toEqual([
      'none',
      'bayard',
      'card',
      'both',
    ]);
  });

  it('others may take it at the ordinary deposit; the discount holds for the first grant only [2.7-58, 2.7-66]', () => {
    const state = stockTurn({ cash: { P1: 400 }, cards: { LAla: 'P2' } });
    refuses(state, concession('FB', 60, 'card'), 'concession.cardNotYours');
    expect(cash(play(state, concession('FB')), 'P1')).toBe(400 - 150 - 120);
    const again = stockTurn({
      cash: { P1: 400 },
      cards: { LAla: 'P1' },
      companies: { FB: { standing: 'building', facts: { concession: POOL } } },
    });
    expect(offered(again, 'reacquireConcession').map(({ help }) => help)).toEqual(['none']);
    expect(cash(play(again, { type: 'reacquireConcession', corp: 'FB', help: 'none' }), 'P1')).toBe(250);
    expect(cash(play(again, { type: 'reacquireConcession', corp: 'FB', help: 'none' }), BANK)).toBeGreaterThan(0);
  });
});
