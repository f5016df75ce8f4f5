import type { Frame } from '@binario/kernel';
import { describe, expect, it } from 'vitest';
import { violations, violationsAtRest } from '../invariants.ts';
import type { CompanyFacts, Table1865 } from '../table.ts';
import { frame, type Position, stateAt, tableOf } from './support/index.ts';

const position: Position = {
  phase: 3,
  cash: { P1: 100, P2: 50 },
  companies: {
    FA: { president: 'P1', singles: { P2: 1, dragons: 1 }, trains: ['PH3'], chips: 1, value: 100 },
    SFS: { president: 'P2', cash: 40, value: 90 },
  },
};
const sound = tableOf(position);

const problems = (table: Table1865, ...flow: readonly Frame[]) => violationsAtRest(stateAt(table, ...flow)).join('\n');

const withFacts = (corp: string, facts: Partial<CompanyFacts>): Partial<Table1865> => ({
  companies: { ...sound.companies, [corp]: { ...(sound.companies[corp] as CompanyFacts), ...facts } },
});

/** The certificates of FA with some of them in other hands. */
const inHands = (holders: Readonly<Record<number, string>>): Partial<Table1865> => ({
  certs: {
    ...sound.certs,
    FA: (sound.certs.FA ?? []).map((cert, n) => ({ ...cert, holder: holders[n] ?? cert.holder })),
  },
});

describe('1865 invariants', () => {
  it('finds nothing on a sound table', () => {
    expect(violations(sound)).toEqual([]);
    expect(problems(sound)).toBe('');
  });

  it.each<[string, Partial<Table1865>, RegExp]>([
    ['money made', { cash: { ...sound.cash, P1: 101 } }, /adds up to/],
    ['money of a company nobody has launched', { cash: { ...sound.cash, P1: 99, SFSS: 1 } }, /SFSS is not open/],
    ['a lost certificate', { certs: { ...sound.certs, FA: (sound.certs.FA ?? []).slice(1) } }, /FA: its certificates/],
    ['certificates of the wrong status', withFacts('FA', { status: 'major' }), /FA has 4 certificates, not 9/],
    ['a stranger among the holders', inHands({ 3: 'SFS' }), /certificate of FA is held by SFS/],
    ['the Dragons as president', inHands({ 0: 'dragons' }), /the Dragons are president of FA/],
    ['a company without a president', inHands({ 0: 'pool' }), /FA has no president/],
    ['a president who should not be', inHands({ 2: 'P2', 3: 'P2' }), /P2 holds 60 % of FA, P1 in office only 40 %/],
    ['too much stock of the Dragons', inHands({ 1: 'dragons', 2: 'dragons', 3: 'dragons' }), /the Dragons hold too/],
    ['too much stock in the pool', inHands({ 1: 'pool', 2: 'pool', 3: 'pool' }), /the pool holds too much of FA/],
    ['a train of a player', { trains: { ...sound.trains, 'PH3-0': 'P1' } }, /train PH3-0 is held by P1/],
    ['a train of a company not floated', { trains: { ...sound.trains, 'PH3-1': 'SFSS' } }, /SFSS is not floated/],
    ['markers out of nowhere', withFacts('FA', { markers: 2 }), /FA has 3 markers, not 2/],
    ['a debt of chips', withFacts('FA', { chips: -1 }), /FA has -1 chips/],
    ['no price marker', { market: sound.market.slice(1) }, /has no price marker/],
    ['a price marker too many', { market: [...sound.market, { corp: 'SFSS', row: 0, col: 0 }] }, /SFSS has a price/],
    ['a tile in the sea', { map: { Z9: { tile: '15', rotation: 0 } } }, /Z9, which is no hex/],
    ['somebody who has left', { leavers: ['P2'] }, /P2 has left but owns something/],
  ])('notices %s', (_what, change, found) => {
    expect(problems({ ...sound, ...change })).toMatch(found);
  });

  it('notices too many trains, unless one is being given back', () => {
    const trains = { ...sound.trains, 'PH4-0': 'FA', 'PH4-1': 'FA', 'PH5-0': 'FA', 'PH5-1': 'FA' };
    const discard = frame('discardTrain', { corp: 'FA' });
    expect(problems({ ...sound, trains })).toMatch(/FA has 5 trains/);
    expect(problems({ ...sound, trains }, discard)).toBe('');
    expect(problems({ ...sound, trains }, frame('sequence', { frames: [discard], look: true }))).toBe('');
  });
});
