import type { Offer } from '@binario/kernel';
import { describe, expect, it } from 'vitest';
import { waysOf } from '../src/ask/ways.ts';
import type { Presenter } from '../src/game/presenter.ts';
import type { Snapshot } from '../src/model/snapshot.ts';

const asking = {
  controls: {
    placeMarker: { kind: 'route', group: 'x', hexesOf: (offer: Offer) => offer.route as readonly string[] },
  },
};
const presenter = { asking } as unknown as Presenter;
const way = (...route: string[]): Offer => ({ type: 'placeMarker', by: 'P1', route });

describe('ways to choose from', () => {
  const choices = [
    { offer: way('A', 'B'), facts: {} },
    { offer: way('A', 'C', 'B'), facts: {} },
    { offer: way('A', 'D'), facts: {}, refusal: { rule: 'x', cite: '', params: {} } },
    { offer: { type: 'pass', by: 'P1' }, facts: {} },
  ];
  const flow = [{ step: 'companyTurn', corp: 'FMS' }, { step: 'placeMarker' }];
  const snapshot = { choices, state: { flow } } as unknown as Snapshot;

  it('are all drawn faint until one is chosen, without those that are refused', () => {
    const drawn = waysOf(presenter, snapshot, null);
    expect(drawn?.corp).toBe('FMS');
    expect(drawn?.drawn.map(({ hexes, faint }) => [hexes.join(''), faint])).toEqual([
      ['AB', true],
      ['ACB', true],
    ]);
  });

  it('leave the chosen one, strong', () => {
    const drawn = waysOf(presenter, snapshot, way('A', 'C', 'B'));
    expect(drawn?.drawn).toMatchObject([{ hexes: ['A', 'C', 'B'], faint: false }]);
  });

  it('are none where nothing of the kind is asked', () => {
    expect(waysOf(presenter, { ...snapshot, choices: choices.slice(3) }, null)).toBeNull();
  });
});
