import { describe, expect, it } from 'vitest';
import { askOf } from '../text/asks.ts';
import { inTurn, only, type Position, play, stockTurn } from './support/index.ts';

const key = (...[position, corp, step]: Parameters<typeof only>) => askOf(only(position, corp, step), 'P1')?.key;

const company = (trains: readonly string[], standing: 'building' | 'definitive' = 'definitive'): Position => ({
  phase: 2,
  cards: { Falcon: 'P1' },
  companies: { FB: { trains: [...trains], facts: { standing } } },
});

describe('the questions of 18FB', () => {
  it('speak of trains before the run only where trains will run', () => {
    expect(key(company(['PH1']), 'FB', 'beforeRun')).toBe('ask.beforeRun.power');
    expect(key(company([]), 'FB', 'beforeRun')).toBe('ask.beforeRun.powerIdle');
    expect(key(company(['PH1'], 'building'), 'FB', 'beforeRun')).toBe('ask.beforeRun.powerIdle');
    expect(key({ ...company(['PH4']), phase: 6, cards: {} }, 'FB', 'beforeRun')).toBe('ask.beforeRun');
    expect(key({ ...company([]), phase: 6, cards: {} }, 'FB', 'beforeRun')).toBe('ask.beforeRun.idle');
  });

  it('say that a leased train is to be paid for as soon as it can be', () => {
    const leasing = (cash: number): Position => ({
      phase: 6,
      companies: { RM: { cash, trains: ['PH5', 'PH6'], facts: { leased: ['PH6-0'] } } },
    });
    expect(key(leasing(800), 'RM', 'buyTrains')).toBe('ask.buyTrains.lease');
    expect(key(leasing(100), 'RM', 'buyTrains')).toBe('ask.buyTrains');
  });

  it('say whose train is wanted', () => {
    const companies: NonNullable<Position['companies']> = {
      FB: { cash: 500 },
      LdA: { president: 'P2', trains: ['PH2', 'PH2'] },
    };
    const state = inTurn({ phase: 2, companies }, 'FB', 'buyTrains');
    const asked = play(state, { type: 'buyTrain', train: 'PH2-0', price: 40 });
    expect(askOf(asked, 'P2')).toMatchObject({ key: 'ask.consent', params: { corp: 'FB', seller: 'LdA', price: 40 } });
  });

  it('say who wants a card', () => {
    const state = stockTurn({ phase: 2, cash: { P1: 200 }, cards: { Falcon: 'P2' } });
    const asked = play(state, { type: 'proposeCard', private: 'Falcon', price: 80 });
    expect(askOf(asked, 'P2')).toMatchObject({
      key: 'ask.cardSale',
      params: { card: 'Falcon', buyer: 'P1', price: 80 },
    });
  });
});
