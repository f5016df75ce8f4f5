import type { Frame } from '@binario/kernel';
import { describe, expect, it } from 'vitest';
import type { Corp } from '../data/corporations.ts';
import { violations, violationsAtRest } from '../invariants.ts';
import { setUp } from '../setup.ts';
import type { CorpFacts, Table1849 } from '../table.ts';
import { frame, type Position, stateAt, stockTurn, tableOf } from './support/index.ts';

const position: Position = {
  phase: '8',
  corps: {
    CTL: { president: 'P1', singles: { P2: 2, pool: 1 }, trains: ['8H'], cash: 200 },
    SFA: { president: 'P2', singles: { P1: 1 }, cash: 100 },
  },
  cash: { P1: 100, P2: 50, P3: 10 },
  privates: { SCE: 'P3' },
};
const sound = tableOf(position);

const problems = (table: Table1849, ...flow: readonly Frame[]) => violationsAtRest(stateAt(table, ...flow)).join('\n');

/** The certificates of CTL with some of them in other hands. */
const inHands = (holders: Readonly<Record<number, string>>): Partial<Table1849> => ({
  certs: {
    ...sound.certs,
    CTL: (sound.certs.CTL ?? []).map((cert, n) => ({ ...cert, holder: holders[n] ?? cert.holder })),
  },
});

const withFacts = (corp: Corp, facts: Partial<CorpFacts>): Partial<Table1849> => ({
  corps: { ...sound.corps, [corp]: { ...(sound.corps[corp] as CorpFacts), ...facts } },
});

describe('tables of 1849 without a fault', () => {
  it('the opening, with every number of players and all variants', () => {
    for (const players of [3, 4, 5]) {
      const { table } = setUp({ players, seed: 3, variants: ['acquiringTokens', 'bonds', 'electricDreams'] });
      expect(problems(table)).toBe('');
    }
  });

  it('a position in the middle of the game', () => {
    expect(violations(sound)).toEqual([]);
    expect(violationsAtRest(stockTurn(position))).toEqual([]);
  });

  it('an imported game may overdraw a treasury (compatibility 49), nobody else', () => {
    const cash = { ...sound.cash, CTL: -50, bank: (sound.cash.bank ?? 0) + 250 };
    expect(violations({ ...sound, cash })).toEqual(['CTL has -50']);
    const imported = { ...sound.options, compat18xx: ['interestOverdraws'] as const };
    expect(violations({ ...sound, cash, options: imported })).toEqual([]);
    const poor = { ...sound.cash, P3: -1, bank: (sound.cash.bank ?? 0) + 11 };
    expect(violations({ ...sound, cash: poor, options: imported })).toEqual(['P3 has -1']);
  });
});

describe('every fault of a table of 1849 is found', () => {
  it.each<[string, Partial<Table1849>, RegExp]>([
    ['money appears', { cash: { ...sound.cash, P1: 101 } }, /adds up to 7761, not to 7760/],
    ['a train card is lost', { trains: { '4H-0': 'gone' } }, /train 4H-1 is missing/],
    ['an E train without the variant', { trains: { ...sound.trains, 'E-0': 'bank' } }, /E-0 does not belong/],
    [
      'in the Closed box',
      {
        market: [
          { corp: 'CTL', row: 9, col: 0 },
          { corp: 'SFA', row: 3, col: 5 },
        ],
      },
      /Closed box/,
    ],
    ['certificates of one that does not operate', { corps: {} }, /CTL has certificates but is not in operation/],
    ['in operation without certificates', withFacts('ATA', { home: 'M13' }), /ATA operates without certificates/],
    [
      'on the market, not in operation',
      { market: [...sound.market, { corp: 'ATA', row: 3, col: 5 }] },
      /ATA has a price marker/,
    ],
    ['in operation and in order', { queue: [...sound.queue, 'CTL'] }, /more than once/],
    ['a corporation is lost', { queue: [] }, /^2 corporations: CTL SFA$/m],
    ['set aside and in order', { queue: ['AFG'], aside: true }, /more than once/],
    ['a token but no home', withFacts('CTL', { home: null }), /CTL has placed a token but has no home/],
    [
      'more than half in the pool',
      inHands({ 1: 'pool', 2: 'pool', 3: 'pool', 4: 'pool', 7: 'pool' }),
      /the pool holds 60 % of CTL/,
    ],
    ['more than 60 %', inHands({ 1: 'P1', 2: 'P1', 4: 'P1', 5: 'P1', 6: 'P1' }), /P1 holds 70 % of CTL/],
    ['more than the president', inHands({ 4: 'P2' }), /P2 holds 30 % of CTL, P1 in office only 20 %/],
    ['a class not yet for sale', { trains: { ...sound.trains, '10H-0': 'CTL' } }, /10H-0 sold in 8/],
    ['an eliminated train', { trains: { ...sound.trains, '4H-0': 'CTL' } }, /4H-0 is still there in Phase 8/],
    ['a private in Phase 12', { phase: '12' }, /SCE is open in 12/],
    [
      'a port while CNM is open',
      { port: { hex: 'A5', corp: 'CTL' }, privates: { ...sound.privates, CNM: 'P1' } },
      /CNM is open/,
    ],
    ['a port of a closed corporation', { port: { hex: 'A5', corp: 'ATA' } }, /marked for ATA, which is closed/],
    ['RSA of a closed corporation', { rsaCorp: 'ATA' }, /RSA is linked to ATA/],
    ['who has left has money', { leavers: ['P3'] }, /P3 has left but owns something/],
    ['a bond without the variant', withFacts('CTL', { bond: true }), /CTL owes a bond/],
    ['an E token without the variant', withFacts('CTL', { eToken: true }), /CTL has an E token/],
    ['seven E tokens', { eTokensSold: 7 }, /7 E tokens are sold/],
  ])('%s', (_what, change, found) => {
    expect(problems({ ...sound, ...change })).toMatch(found);
  });

  it('more trains than the phase allows, unless one is being given back', () => {
    const table = tableOf({ phase: '10', corps: { CTL: { trains: ['8H', '8H', '10H'] } }, setup: { players: 3 } });
    const extra = { ...table, trains: { ...table.trains } };
    expect(problems(extra)).toMatch(/CTL has 3 trains/);
    expect(problems(extra, frame('discardTrain', { corp: 'CTL' }))).toBe('');
    expect(problems(extra, frame('sequence', { frames: [frame('discardTrain', { corp: 'CTL' })], look: true }))).toBe(
      '',
    );
  });

  it('more than the president holds, unless the exchange is just being asked', () => {
    const table = { ...sound, ...inHands({ 4: 'P2' }) };
    expect(problems(table, frame('swapCerts', { corp: 'CTL', outgoing: 'P1', incoming: 'P2' }))).toBe('');
  });

  it('an E train without an E token', () => {
    const setup = { variants: ['acquiringTokens', 'bonds', 'electricDreams'] as const };
    const table = tableOf({ phase: '12', setup, corps: { CTL: { trains: ['E'] } } });
    expect(problems(table)).toMatch(/CTL has an E train but no E token/);
  });

  it('somebody who has left keeps what he has in an imported game (compatibility 34)', () => {
    const options = { ...sound.options, compat18xx: ['leaversKeepAll'] as const };
    expect(problems({ ...sound, options, leavers: ['P3'] })).toBe('');
  });
});
