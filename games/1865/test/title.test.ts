import { type SetupWish, start } from '@binario/kernel';
import { describe, expect, it } from 'vitest';
import { title1865 } from '../title.ts';
import { tableOf } from './support/index.ts';

const wish = (change: Partial<SetupWish> = {}): SetupWish => ({
  players: 3,
  seed: 1,
  variants: [],
  options: {},
  ...change,
});

describe('1865 as programs see it', () => {
  it.each([
    [2, []],
    [4, []],
    [2, ['short']],
    [3, ['c5basic']],
    [4, ['c5expansion']],
  ])('sets up what is wished: %i players, %j', (players, variants) => {
    const { table } = start(title1865.game, title1865.setup(wish({ players, variants, seed: 7 })));
    expect(table.options).toEqual({ players, seed: 7, form: variants[0] ?? 'normal' });
  });

  it.each<[string, Partial<SetupWish>, RegExp]>([
    ['too few players', { players: 1 }, /^players: .*2 or 3 or 4 players, not 1/],
    ['too many players', { players: 5 }, /^players: /],
    ['too many for the short game', { players: 4, variants: ['short'] }, /^players: .*short.*2 or 3 players, not 4/],
    ['too few for the expansion', { players: 2, variants: ['c5expansion'] }, /^players: .*3 or 4 players, not 2/],
    ['no whole seed', { seed: 0.5 }, /^seed: .*whole number/],
    ['an unknown variant', { variants: ['cards'] }, /^variants: unknown variant "cards"; possible: short/],
    ['two forms at once', { variants: ['short', 'c5basic'] }, /^variants: short and c5basic do not go together/],
    ['an option', { options: { speed: 'fast' } }, /^speed: 1865 has no such option/],
  ])('%s: the message names the field', (_what, change, message) => {
    expect(() => title1865.setup(wish(change))).toThrow(message);
  });

  it('scores at any moment, best first, and says why the game ended', () => {
    const table = tableOf({ cash: { P1: 10, P2: 30, P3: 20 } });
    expect(title1865.scores(table)).toMatchObject([
      { player: 'P2', total: 30 },
      { player: 'P3', total: 20 },
      { player: 'P1', total: 10 },
    ]);
    expect(title1865.endReason(table)).toBeUndefined();
    expect(title1865.endReason({ ...table, ended: { reason: 'bank' } })).toBe('bank');
  });
});
