import { describe, expect, it } from 'vitest';
import { meansFor } from '../rules/absorption.ts';
import {
  asked,
  bob,
  campidanoTiles,
  companyTurn,
  facts,
  give,
  inTurn,
  offered,
  type Position,
  play,
  refuses,
  take,
  whyNot,
} from './support/index.ts';

describe('1865 §5.1 and §5.2 who may absorb whom', () => {
  it('the same president [5.1-01]', () => {
    const other = {
      ...bob,
      companies: { ...bob.companies, RCSF: { ...bob.companies?.RCSF, president: 'P1' as const } },
    };
    refuses(inTurn(other, 'FMS', 'absorb'), take('RCSF'), 'absorb.otherPresident');
    refuses(inTurn(bob, 'FMS', 'absorb'), take('FMS'), 'absorb.notFloated');
    refuses(inTurn(bob, 'FMS', 'absorb'), take('FA'), 'absorb.notFloated');
  });

  it('passive: absorbed instead of operating; the acquirer keeps its own turn [5.1-02, 5.1-03, 5.1-04]', () => {
    const at = companyTurn(bob, 'RCSF', 'absorb');
    const state = play(at, give('FMS'), { type: 'pass' });
    expect(facts(state, 'RCSF').standing).toBe('unlaunched');
    expect(state.flow.find((frame) => frame.step === 'companyTurn')).toMatchObject({ corp: 'FMS' });
    // Also by a company that has operated already.
    const late = companyTurn({ ...bob, table: { operated: ['FMS'] } }, 'RCSF', 'absorb');
    expect(whyNot(late, give('FMS'))).toBeUndefined();
  });

  it('active: only one that has not operated in this round [5.1-05]', () => {
    refuses(inTurn({ ...bob, table: { operated: ['RCSF'] } }, 'FMS', 'absorb'), take('RCSF'), 'absorb.hasOperated');
  });

  it('several, one after another, then it operates [5.1-06]', () => {
    const three: Position = {
      ...bob,
      companies: { ...bob.companies, FCS: { president: 'P2', value: 10, cash: 0, stations: ['F39', 'F45'], row: 5 } },
    };
    let state = play(companyTurn(three, 'FMS', 'absorb'), take('RCSF'), { type: 'pass' });
    expect(asked(state)).toBe('absorb');
    state = play(state, take('FCS'), { type: 'pass' });
    expect(facts(state, 'FCS').standing).toBe('unlaunched');
    expect(asked(state)).toBe('layTrack');
  });

  it('both have operated [5.2-01]', () => {
    for (const corp of ['FMS', 'RCSF'] as const) {
      const fresh = {
        ...bob,
        companies: { ...bob.companies, [corp]: { ...bob.companies?.[corp], facts: { turns: 0 } } },
      };
      refuses(inTurn(fresh, 'FMS', 'absorb'), take('RCSF'), 'absorb.newCompany');
    }
  });

  it('connected by a city or by a direct route [5.2-02]', () => {
    const apart: Position = {
      companies: { FMS: { cash: 900 }, RCSF: { value: 90, cash: 0 } },
    };
    refuses(inTurn(apart, 'FMS', 'absorb'), take('RCSF'), 'absorb.notConnected');
    expect(whyNot(inTurn({ ...apart, tiles: campidanoTiles }, 'FMS', 'absorb'), take('RCSF'))).toBeUndefined();
    // A common city is enough, without any track.
    const shared = { companies: { ...apart.companies, FMS: { cash: 900, stations: ['F45', 'D37'] } } };
    expect(whyNot(inTurn(shared, 'FMS', 'absorb'), take('RCSF'))).toBeUndefined();
  });

  it('the money must be within reach [5.2-03]', () => {
    const poor: Position = {
      companies: {
        FMS: { cash: 0, value: 10, singles: { pool: 2, P1: 1 }, loans: 3 },
        RCSF: { value: 90, cash: 0 },
      },
      tiles: campidanoTiles,
    };
    const at = inTurn(poor, 'FMS', 'absorb');
    expect(meansFor(at.table, { acquirer: 'FMS', target: 'RCSF' })).toBe(0);
    refuses(at, take('RCSF'), 'absorb.noMoney');
    // Whatever the president has, it is not his to pay.
    refuses(inTurn({ ...poor, cash: { P1: 3000 } }, 'FMS', 'absorb'), take('RCSF'), 'absorb.noMoney');
  });

  it('a minor may absorb a major [5.2-04]', () => {
    const at = inTurn(
      { companies: { FMS: { cash: 900 }, RCSF: { status: 'major', value: 90, cash: 0 } }, tiles: campidanoTiles },
      'FMS',
      'absorb',
    );
    const state = play(at, take('RCSF'));
    expect(facts(state, 'FMS').status).toBe('minor');
    expect(facts(state, 'FMS').markers).toBe(7);
  });

  it('in a passive absorption the target does nothing else [R-26]', () => {
    const at = companyTurn({ ...bob, cards: { M1: 'P2' } }, 'RCSF', 'absorb');
    expect(whyNot(at, give('FMS'))).toBeUndefined();
    refuses(play(at, { type: 'transferCard', private: 'M1' }), give('FMS'), 'absorb.turnBegun');
  });

  it('who has repaid a loan or absorbed another has begun its turn [R-26]', () => {
    const { FMS, RCSF } = bob.companies ?? {};
    const three: Position = {
      ...bob,
      companies: {
        FMS: { ...FMS, cash: 900, stations: ['F45', 'G42'] },
        RCSF: { ...RCSF, cash: 2500, loans: 2 },
        FCS: { president: 'P2', value: 10, stations: ['F39', 'D37'], row: 5 },
      },
    };
    const at = companyTurn(three, 'RCSF', 'absorb');
    expect(whyNot(at, give('FMS'))).toBeUndefined();
    for (const begun of [play(at, { type: 'repayLoan' }), play(at, take('FCS'))]) {
      expect([asked(begun), whyNot(begun, take('FMS'))]).toEqual(['absorb', undefined]);
      refuses(begun, give('FMS'), 'absorb.turnBegun');
      expect(offered(begun, 'beAbsorbed')).toEqual([]);
    }
  });
});
