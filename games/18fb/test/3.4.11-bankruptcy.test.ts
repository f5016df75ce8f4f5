import { POOL, trainsOf } from '@binario/rail';
import { describe, expect, it } from 'vitest';
import { enterPhase } from '../rules/phases.ts';
import { isFrozen, presidentIfAny, presidentOf } from '../table.ts';
import {
  asked,
  cash,
  decider,
  facts,
  frame,
  held,
  inTurn,
  offered,
  type Position,
  play,
  refuses,
  stateAt,
  working,
} from './support/index.ts';

describe('18FB §3.4.11 bankruptcy', () => {
  const ruined = (phase: number, companies: Position['companies'], more: Position = {}): Position => ({
    phase,
    cash: { P1: 35, P2: 500, P3: 500 },
    companies: { NN: { cash: 5, price: 60 }, ...companies },
    ...more,
  });
  const helped = (position: Position) => {
    const state = inTurn(position, 'NN', 'buyTrains');
    return play(state, `help buy ${offered(state, 'helpBuy')[0]?.train}`);
  };

  it('phases 1 to 4: out, holdings to the pool, concessions withdrawn, the company frozen without a train [3.4.11-01, 3.4.11-02, 3.4.11-03, 3.4.11-05, 3.4.11-08, 3.4.11-15, 3.4.11-16, 3.2.3-02]', () => {
    const after = helped(
      ruined(
        1,
        { FC: { price: 90, singles: { P1: 1, pool: 5 } }, FB: { president: 'P2', singles: { P1: 1, pool: 5 } } },
        { cards: { Bayard: 'P1' } },
      ),
    );
    expect(after.table.leavers).toEqual(['P1']);
    expect([held(after, 'NN').pool, held(after, 'FC').pool, held(after, 'FB').pool]).toEqual(['P', 'P+6', '6']);
    expect([facts(after, 'NN').concession, facts(after, 'FC').concession]).toEqual([POOL, POOL]);
    // The money raised stays; the round has gone on meanwhile, so it may be more by now.
    expect(cash(after, 'NN')).toBe(40);
    expect(trainsOf(after.table, 'NN')).toEqual([]);
    expect([after.table.privates.Bayard, cash(after, 'P1')]).toEqual([POOL, 0]);
  });

  /** FB has P1 as President and the concession of P2, who has paid for it. */
  const theirs = (singles: Record<string, number>, more: object = {}) => ({
    FB: { president: 'P1', price: 80, singles, facts: { concession: 'P2', deposit: 150, turns: 0 }, ...more } as const,
  });

  it('also the concession of a company he does not preside over [3.2.3-02, 3.4.11-05]', () => {
    const after = helped(
      ruined(1, {
        FC: { president: 'P2', price: 90, singles: { P1: 1, pool: 5 }, facts: { concession: 'P1', deposit: 100 } },
        FST: { president: 'P2', price: 70 },
      }),
    );
    expect(after.table.leavers).toEqual(['P1']);
    expect(facts(after, 'FC')).toMatchObject({ concession: POOL, deposit: 0 });
    expect([presidentOf(after.table, 'FC'), isFrozen(after.table, 'FC')]).toEqual(['P2', true]);
    expect(facts(after, 'FST').concession).toBe('P2');
  });

  it('not that of another player: whoever has two shares takes the office of a company that is not frozen [3.4.11-05]', () => {
    const after = helped(ruined(1, theirs({ P2: 2, P3: 2 }, { trains: ['PH1'] })));
    expect(facts(after, 'FB')).toMatchObject({ concession: 'P2', deposit: 150 });
    // P2 comes next after P1; two of his shares lie in the pool instead of the presidential certificate.
    expect([presidentOf(after.table, 'FB'), isFrozen(after.table, 'FB')]).toEqual(['P2', false]);
    expect(held(after, 'FB')).toMatchObject({ P2: 'P', P3: '2', pool: '2' });
    const more = helped(ruined(1, theirs({ P2: 2, P3: 3 }, { trains: ['PH1'] })));
    expect([presidentOf(more.table, 'FB'), facts(more, 'FB').concession]).toEqual(['P3', 'P2']);
  });

  it('the new President of the company that was buying must finish there, too [3.4.11-05, 3.4.11-09]', () => {
    const after = helped({
      phase: 1,
      cash: { P1: 35, P2: 500, P3: 500 },
      companies: {
        NN: { cash: 5, price: 60, singles: { P2: 2 }, facts: { concession: 'P2', deposit: 100, turns: 0 } },
      },
    });
    expect([after.table.leavers, presidentOf(after.table, 'NN')]).toEqual([['P1'], 'P2']);
    // D40 were there: P2 has added D60.
    expect([trainsOf(after.table, 'NN'), cash(after, 'P2'), facts(after, 'NN').concession]).toEqual([
      ['PH1-0'],
      440,
      'P2',
    ]);
  });

  it('while nobody has two shares it runs by itself; the second share brings the office [3.4.11-05, 3.2.5-01]', () => {
    const position = ruined(1, theirs({ P2: 1, P3: 1 }, { trains: ['PH1'], stations: ['I30'] }));
    const after = helped(position);
    expect([presidentIfAny(after.table, 'FB'), isFrozen(after.table, 'FB')]).toEqual([undefined, false]);
    expect([held(after, 'FB').pool, facts(after, 'FB').concession]).toEqual(['P', 'P2']);
    // It has had turns since, and asked nobody.
    expect(facts(after, 'FB').turns).toBeGreaterThan(0);
    const round = stateAt(
      { ...after.table, round: 'stock' },
      frame('stockRound', { number: 2, begun: true, turn: 'P3', passed: [] }),
      frame('stockTurn', { player: 'P3', sold: [], intended: null }),
    );
    refuses(round, { type: 'buyCert', corp: 'FB', from: 'pool' }, 'buy.withConcession');
    refuses(round, { type: 'reacquireConcession', corp: 'FB', help: 'none' }, 'concession.notInPool');
    const bought = play(round, { type: 'buyCert', corp: 'FB', from: 'offer' });
    expect([held(bought, 'FB').P3, held(bought, 'FB').pool, facts(bought, 'FB').concession]).toEqual(['P', '2', 'P2']);
  });

  it('without a President at phase 5 it closes [3.3-32]', () => {
    const { table } = helped(ruined(4, theirs({ P2: 1, P3: 1 }, { trains: ['PH4'] })));
    expect(presidentIfAny(table, 'FB')).toBeUndefined();
    const unified = working(table, (tx) => enterPhase(tx, 5, 'NN')).table;
    expect(unified.companies.FB?.standing).toBe('closed');
  });

  it('from phase 5 the holder of most shares takes over and must finish [3.4.11-06, 3.4.11-07, 3.4.11-09]', () => {
    const after = helped(
      ruined(5, {
        NN: { cash: 5, price: 60, singles: { P2: 2, P3: 2 }, facts: { turns: 0 } },
        FC: { price: 90, singles: { P3: 2, P2: 1 }, facts: { turns: 0 } },
      }),
    );
    expect(after.table.leavers).toEqual(['P1']);
    expect([presidentOf(after.table, 'NN'), presidentOf(after.table, 'FC')]).toEqual(['P2', 'P3']);
    // P2 has paid D460 for the train of D500.
    expect([trainsOf(after.table, 'NN'), cash(after, 'P2')]).toEqual([['PH5-1'], 40]);
  });

  it('what closed with him may have left a cheaper train for the new President [3.4.11-09, 3.4.10-01]', () => {
    const at = (treasury: number, money: number) =>
      helped(
        ruined(
          5,
          {
            NN: { cash: treasury, price: 60, singles: { P2: 2 }, facts: { turns: 0 } },
            FC: { price: 90, trains: ['PH4'], facts: { turns: 0 } },
          },
          { cash: { P1: 0, P2: money } },
        ),
      );
    const after = at(0, 400);
    expect([after.table.leavers, trainsOf(after.table, 'NN'), cash(after, 'P2')]).toEqual([['P1'], ['PH4-0'], 50]);
    // The treasury pays it: no help, but he may not go without a train.
    const rich = at(380, 100);
    expect([rich.table.leavers, asked(rich), decider(rich)]).toEqual([['P1'], 'buyTrains', 'P2']);
    refuses(rich, { type: 'pass' }, 'train.mustOwnOne');
    refuses(rich, { type: 'helpBuy', train: 'PH4-0' }, 'help.notNeeded');
    const bought = play(rich, { type: 'buyTrain', train: 'PH4-0', price: 350 });
    expect([trainsOf(bought.table, 'NN'), cash(bought, 'P2')]).toEqual([['PH4-0'], 100]);
  });

  it('who only acts for a national has the next holder act and finish [3.4.11-06, 3.4.11-09]', () => {
    const acting = (singles: Record<string, number>) =>
      inTurn(
        {
          phase: 6,
          cash: { P1: 20, P2: 900 },
          companies: {
            RM: { president: 'RM', singles, stations: ['nC6'], facts: { acting: 'P1', turns: 0 } },
          },
        },
        'RM',
        'buyTrains',
      );
    const after = play(acting({ P1: 1, P2: 1, RM: 6 }), { type: 'helpBuy', train: 'PH6-0' });
    expect([after.table.leavers, facts(after, 'RM').standing, facts(after, 'RM').acting]).toEqual([
      ['P1'],
      'definitive',
      'P2',
    ]);
    expect([asked(after), decider(after), cash(after, 'RM')]).toEqual(['buyTrains', 'P2', 20]);
    refuses(after, { type: 'pass' }, 'train.mustOwnOne');
    expect(cash(play(after, { type: 'helpBuy', train: 'PH6-0' }), 'P2')).toBe(220);
    // Nobody else holds a share: it goes on without a turn.
    const none = play(acting({ P1: 1, RM: 7 }), { type: 'helpBuy', train: 'PH6-0' });
    expect([facts(none, 'RM').standing, facts(none, 'RM').acting]).toEqual(['definitive', null]);
  });

  it('without such a holder the company closes [3.4.11-10, 3.4.11-11, 3.4.11-12, 3.4.11-13]', () => {
    const after = helped(
      ruined(5, {
        FC: { price: 90, trains: ['PH4'], singles: { P2: 1 }, facts: { turns: 0 }, stations: ['F11', 'H7'] },
      }),
    );
    expect([facts(after, 'NN').standing, facts(after, 'FC').standing]).toEqual(['closed', 'closed']);
    expect([trainsOf(after.table, POOL), cash(after, 'P2')]).toEqual([['PH4-0'], 500]);
    expect(Object.values(after.table.stations).flat()).not.toContain('FC');
    expect(after.table.certs.FC).toBeUndefined();
  });

  it('with one player left the game ends [3.4.11-14]', () => {
    const after = helped(ruined(1, {}, { table: { leavers: ['P3'] }, cash: { P1: 35, P2: 500 } }));
    expect([after.flow, after.table.ended]).toEqual([[], { reason: 'onePlayer' }]);
  });
});
