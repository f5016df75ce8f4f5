import { describe, expect, it } from 'vitest';
import { optionsOf, type Variant, variantIds } from '../options.ts';
import {
  acquire,
  asked,
  cash,
  corpTurn,
  type Move,
  operating,
  type Position,
  pass,
  play,
  roundBegins,
  run,
  type State1849,
  whyNot,
} from './support/index.ts';
import { figure, standardLine } from './support/lines.ts';

/** Lilibeo has something to do in every step there is: money, track, places for tokens, a bond to repay. */
const everything = (variants: readonly Variant[]): Position => ({
  phase: '12',
  setup: { variants },
  tiles: figure,
  corps: {
    CTL: { cash: 3000, trains: ['8H'], at: [2, 12], facts: { bond: variants.includes('bonds') } },
    RCS: { president: 'P2', stations: ['C5', 'C1'], at: [3, 5] },
  },
});

/** What is asked in a turn, from the first step to the last; everything is passed that can be. */
function turn(state: State1849): readonly (readonly [step: string, cash: number])[] {
  const answers: Readonly<Record<string, Move>> = {
    runTrains: run(['8H-0', standardLine]),
    payDividend: { type: 'withhold' },
    repayBond: { type: 'repayBond' },
  };
  const steps: [string, number][] = [];
  let now = state;
  while (operating(now) === 'CTL') {
    const step = asked(now) as string;
    steps.push([step, cash(now, 'CTL')]);
    now = play(now, answers[step] ?? pass);
  }
  return steps;
}

describe('1849 §14 Variants', () => {
  it('none is played unless it was agreed on before the game [14-01]', () => {
    expect(optionsOf({ players: 4, seed: 1 }).variants).toEqual([]);
    expect(optionsOf({ players: 4, seed: 1, variants: ['bonds'] }).variants).toEqual(['bonds']);
    const plain = turn(roundBegins(everything([]), 'operatingRounds')).map(([step]) => step);
    expect(plain).toEqual(['layTrack', 'placeToken', 'runTrains', 'payDividend', 'buyTrains', 'finance']);
    const state = corpTurn(everything([]), 'CTL', 'finance');
    for (const type of ['issueBond', 'repayBond', 'buyEToken'] as const)
      expect(whyNot(state, { type })).toBe('turn.notOffered');
  });

  it('the turn with all variants, in the order of the list [14-02]', () => {
    const steps = turn(roundBegins(everything(variantIds), 'operatingRounds'));
    expect(steps).toEqual([
      ['layTrack', 3000],
      ['placeToken', 3000],
      ['runTrains', 3000],
      // Marsala is 40 in Phase 12.
      ['payDividend', 3000],
      ['acquireToken', 3170],
      ['buyEToken', 3170],
      ['buyTrains', 3170],
      ['finance', 3170],
      // The interest is taken before anything is asked about the bond.
      ['repayBond', 3120],
      ['issueBond', 2620],
    ]);
  });

  it('only the steps of the chosen variants are added [14-03]', () => {
    const added = (variants: readonly Variant[]) =>
      turn(roundBegins(everything(variants), 'operatingRounds'))
        .map(([step]) => step)
        .filter((step) => ['acquireToken', 'buyEToken', 'repayBond', 'issueBond'].includes(step));
    expect(added(['acquiringTokens'])).toEqual(['acquireToken']);
    expect(added(['bonds'])).toEqual(['repayBond', 'issueBond']);
    expect(added(['acquiringTokens', 'bonds'])).toEqual(['acquireToken', 'repayBond', 'issueBond']);
  });

  it('privates may be bought at any moment of the turn, in Phases 6 to 10 [14-04]', () => {
    const at = (step: string, phase: '8' | '12') =>
      corpTurn({ ...everything(variantIds), phase, privates: { SIGI: 'P1' } }, 'CTL', step);
    for (const step of ['acquireToken', 'buyEToken', 'buyTrains', 'repayBond', 'issueBond']) {
      const bought = play(at(step, '8'), acquire('SIGI', 90));
      expect([bought.table.privates, cash(bought, 'P1')]).toEqual([expect.objectContaining({ SIGI: 'CTL' }), 90]);
      expect(whyNot(at(step, '12'), acquire('SIGI', 90))).toBe('acquire.phase');
    }
  });
});
