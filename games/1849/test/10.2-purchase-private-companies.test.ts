import { describe, expect, it } from 'vitest';
import type { PhaseId } from '../data/phases.ts';
import type { Private } from '../data/privates.ts';
import {
  acquire,
  asked,
  cash,
  corpTurn,
  decider,
  offered,
  type Position,
  pass,
  play,
  refuses,
  whyNot,
} from './support/index.ts';

/** CTL of P1; each private belongs to P2. */
const privates = { SCE: 'P2', SIGI: 'P2', CNM: 'P2', SMS: 'P2', RSA: 'P2' } as const;
const turn = (phase: PhaseId, more: Position = {}, step?: string) =>
  corpTurn({ phase, privates, corps: { CTL: { cash: 500 } }, ...more }, 'CTL', step);

describe('1849 §10.2 Purchase private companies', () => {
  it.each<PhaseId>(['6', '8', '10'])('in Phase %s, from a player with his consent [10.2-01]', (phase) => {
    const question = play(turn(phase), acquire('SCE', 30));
    expect(asked(question)).toBe('consent');
    expect(decider(question)).toBe('P2');
    const agreed = play(question, { type: 'consent' });
    expect(agreed.table.privates.SCE).toBe('CTL');
    expect([cash(agreed, 'CTL'), cash(agreed, 'P2')]).toEqual([470, 30]);
    expect(asked(agreed)).toBe('layTrack');
    const refused = play(question, { type: 'refuse' });
    expect(refused.table.privates.SCE).toBe('P2');
    expect([cash(refused, 'CTL'), cash(refused, 'P2')]).toEqual([500, 0]);
  });

  it('one or more of them, at any moment of the own turn [10.2-01]', () => {
    const yes = { type: 'consent' } as const;
    const two = play(turn('6'), acquire('SCE', 1), yes, acquire('SIGI', 90), yes, pass, acquire('CNM', 75), yes);
    expect(asked(two)).toBe('placeToken');
    expect([two.table.privates.SCE, two.table.privates.SIGI, two.table.privates.CNM]).toEqual(['CTL', 'CTL', 'CTL']);
    expect(cash(two, 'P2')).toBe(166);
    // The president's own private needs no question.
    const own = play(turn('6', { privates: { SCE: 'P1' } }), acquire('SCE', 40));
    expect(own.table.privates.SCE).toBe('CTL');
    expect(cash(own, 'P1')).toBe(40);
    // Not in another's turn.
    const other = corpTurn({ phase: '6', privates, corps: { CTL: { cash: 500 }, RCS: { president: 'P3' } } }, 'RCS');
    expect(whyNot(other, { ...acquire('SCE', 1), by: 'P1' })).toBe('turn.notYours');
  });

  it.each<[Private, number]>([
    ['SCE', 40],
    ['SIGI', 90],
    ['CNM', 150],
    ['SMS', 220],
  ])('%s for L.1 to L.%i, twice its face value [10.2-01]', (name, most) => {
    const state = turn('6');
    refuses(state, acquire(name, 0), 'acquire.price');
    expect(whyNot(state, acquire(name, 1))).toBeUndefined();
    expect(whyNot(state, acquire(name, most))).toBeUndefined();
    refuses(state, acquire(name, most + 1), 'acquire.price');
  });

  it('never RSA [10.2-01]', () => {
    const state = turn('6');
    refuses(state, acquire('RSA', 100), 'acquire.notRsa');
    expect(offered(state, 'acquirePrivate').map((offer) => offer.private)).toEqual(['SCE', 'SIGI', 'CNM', 'SMS']);
  });

  it('with money of the treasury [10.2-01]', () => {
    refuses(turn('6', { corps: { CTL: { cash: 29 } }, cash: { P1: 500 } }), acquire('SCE', 30), 'acquire.noMoney');
  });

  it('never from another corporation [10.2-02]', () => {
    const corps = { CTL: { cash: 500 }, RCS: {} };
    const state = turn('6', { corps, privates: { SCE: 'RCS', SIGI: 'CTL' } });
    refuses(state, acquire('SCE', 10), 'acquire.notAPlayers');
    refuses(state, acquire('SIGI', 10), 'acquire.notAPlayers');
    expect(offered(state, 'acquirePrivate')).toEqual([]);
  });

  it.each<PhaseId>(['4', '12', '16'])('not in Phase %s [10.2-03]', (phase) => {
    refuses(turn(phase), acquire('SCE', 20), 'acquire.phase');
  });
});
