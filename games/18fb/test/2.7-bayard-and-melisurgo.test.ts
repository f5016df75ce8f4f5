import { POOL } from '@binario/rail';
import { describe, expect, it } from 'vitest';
import { depositAgain, depositDue } from '../rules/deposits.ts';
import { bandOf } from '../rules/interest.ts';
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
} from './support/index.ts';

describe('18FB §2.7 note 1 Bayard', () => {
  it('halves the deposit that is due [2.7-18, 2.7-20]', () => {
    expect(depositDue(tableOf({ phase: 1 }), 'FB', 'bayard')).toBe(75);
    expect(depositDue(tableOf({ phase: 3 }), 'FB', 'bayard')).toBe(40);
    const after = play(stockTurn({ cash: { P1: 300 }, cards: { Bayard: 'P1' } }), concession('FB', 60, 'bayard'));
    expect([cash(after, 'P1'), facts(after, 'FB').deposit]).toEqual([300 - 75 - 120, 75]);
    expect(after.table.used).toEqual(['Bayard']);
  });

  it('once, and only by its owner [2.7-19]', () => {
    const used = stockTurn({ cash: { P1: 500 }, cards: { Bayard: 'P1' }, table: { used: ['Bayard'] } });
    refuses(used, concession('FB', 60, 'bayard'), 'concession.cardNotYours');
    refuses(
      stockTurn({ cash: { P1: 500 }, cards: { Bayard: 'P2' } }),
      concession('FB', 60, 'bayard'),
      'concession.cardNotYours',
    );
  });

  it('also for a concession out of the pool, and that once [2.7-65, 2.7-19]', () => {
    const position: Position = {
      cash: { P1: 500 },
      cards: { Bayard: 'P1' },
      companies: { FB: { standing: 'building', facts: { concession: POOL } } },
    };
    expect(depositAgain(tableOf(position), 'FB', 'bayard')).toBe(75);
    const again = { type: 'reacquireConcession', corp: 'FB', help: 'bayard' } as const;
    const after = play(stockTurn(position), again);
    expect([cash(after, 'P1'), after.table.used]).toEqual([425, ['Bayard']]);
    refuses(stockTurn({ ...position, cards: { Bayard: 'P2' } }), again, 'concession.bayardNotYours');
    refuses(stockTurn({ ...position, table: { used: ['Bayard'] } }), again, 'concession.bayardNotYours');
  });
});

describe('18FB §2.7 note 2 Melisurgo', () => {
  const building: Position = { companies: { FB: { standing: 'building' } } };

  it('two bands higher, never above E [2.7-21, 2.7-23, 2.7-25]', () => {
    expect(bandOf(tableOf({ table: { melisurgo: 'FB' } }), 'FB')).toBe('C');
    expect(bandOf(tableOf({ table: { melisurgo: 'FC' } }), 'FC')).toBe('E');
    const paid = (corp: 'FB' | 'FC') =>
      stepsAlone(
        { companies: { [corp]: { standing: 'building', facts: { steps: 0 } } }, table: { melisurgo: corp } },
        corp,
        'interest',
      );
    expect([cash(paid('FB'), 'P1'), cash(paid('FC'), 'P1')]).toEqual([30, 50]);
  });

  it('all holders gain [2.7-24]', () => {
    const state = stepsAlone(
      {
        companies: { FB: { standing: 'building', singles: { P2: 1 }, facts: { steps: 0 } } },
        table: { melisurgo: 'FB' },
      },
      'FB',
      'interest',
    );
    expect(cash(state, 'P2')).toBe(15);
  });

  it('used once, at any moment of the turn of a company in building state [2.7-21, 2.7-22, 2.7-05, 3.4-10]', () => {
    const state = inTurn({ ...building, cards: { Melisurgo: 'P1' } }, 'FB', 'layTrack');
    const after = play(state, { type: 'useMelisurgo' });
    expect([after.table.melisurgo, asked(after)]).toEqual(['FB', 'layTrack']);
    refuses(after, { type: 'useMelisurgo' }, 'power.notOpen');
    refuses(inTurn(building, 'FB', 'layTrack'), { type: 'useMelisurgo' }, 'power.notOpen');
    for (const standing of ['provisional', 'definitive'] as const) {
      const running = inTurn({ companies: { FB: { standing } }, cards: { Melisurgo: 'P1' } }, 'FB', 'finance');
      refuses(running, { type: 'useMelisurgo' }, 'power.notBuilding');
      expect(offered(running, 'useMelisurgo')).toEqual([]);
    }
  });

  it('the power of another player needs both: the President asks, the owner answers [2.7-06]', () => {
    const state = inTurn({ ...building, cards: { Melisurgo: 'P2' } }, 'FB', 'layTrack');
    const asking = play(state, { type: 'useMelisurgo' });
    expect([asked(asking), decider(asking)]).toEqual(['powerConsent', 'P2']);
    expect(play(asking, { type: 'consent' }).table.melisurgo).toBe('FB');
    const refused = play(asking, { type: 'refuse' });
    expect(refused.table.melisurgo).toBeNull();
    refuses(refused, { type: 'useMelisurgo' }, 'power.refused');
  });
});

describe('18FB §2.7 note 2 Melisurgo for a frozen company', () => {
  it('what is building underneath is building [2.7-05, 3.4-10]', () => {
    const position: Position = {
      phase: 2,
      cards: { Melisurgo: 'P1' },
      companies: { FB: { standing: 'building', trains: ['PH1'], facts: { concession: POOL } } },
    };
    expect(play(inTurn(position, 'FB', 'layTrack'), { type: 'useMelisurgo' }).table.melisurgo).toBe('FB');
  });
});
