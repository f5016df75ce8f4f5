import { wish } from '@binario/bots/testing';
import { type State, start } from '@binario/kernel';
import { describe, expect, it } from 'vitest';
import { advice1865 } from '../../bot/advice.ts';
import { clockOf } from '../../bot/clock.ts';
import { firmOf } from '../../bot/firm.ts';
import { ventureOf } from '../../bot/venture.ts';
import { costOf, weightOf } from '../../bot/wealth.ts';
import type { Table1865 } from '../../table.ts';
import { title1865 } from '../../title.ts';
import { withFacts } from '../support/index.ts';

const fresh = (form: string): State<Table1865> =>
  start(title1865.game, title1865.setup(wish(3, 1, form === 'normal' ? [] : [form])));

describe('the Casual player of 1865 in every form', () => {
  it('asks in which row a new company begins', () => {
    const state = fresh('c5basic');
    const gain = (row: number) => {
      const ask = { ...advice1865, startRow: () => row };
      return ventureOf({ ask, state, by: 'P1', table: state.table } as never, 'RCSF', 90).gain;
    };
    expect(gain(6)).not.toBe(gain(1));
    expect(ventureOf({ ask: advice1865, state, by: 'P1', table: state.table } as never, 'RCSF', 90).gain).toBe(gain(1));
  });

  it('fears a train it cannot pay more where that is the end', () => {
    const [loans, ruin] = ['short', 'c5basic'].map((form) => weightOf(advice1865, fresh(form).table));
    expect(loans).toBe(1.5);
    expect(ruin).toBeGreaterThan(2);
    expect(costOf(100, 100, ruin ?? 0)).toBe(100);
    expect(costOf(100, 0, ruin ?? 0)).toBeGreaterThan(costOf(100, 0, loans ?? 0));
  });

  it('expects something of a company that has no home before it floats', () => {
    const state = fresh('c5basic');
    const launched = { standing: 'launched', status: 'major', relaunch: true, home: null, value: 60 } as const;
    const waiting = { ...state, table: withFacts({ ...state.table, phase: '4' }, 'RCSF', launched) };
    const firm = firmOf(advice1865, waiting, 'RCSF', clockOf(advice1865, waiting));
    expect(firm.chips).toBeGreaterThan(0);
    expect(firm.growth.length).toBeGreaterThan(0);
    expect(firm.row).toBe(2);
  });
});
