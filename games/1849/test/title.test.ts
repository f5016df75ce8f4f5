import { rulesOf, type SetupWish, start } from '@binario/kernel';
import { describe, expect, it } from 'vitest';
import { title1849 } from '../title.ts';
import { tableOf } from './support/index.ts';

const wish = (change: Partial<SetupWish> = {}): SetupWish => ({
  players: 4,
  seed: 1,
  variants: [],
  options: {},
  ...change,
});

describe('1849 as programs see it', () => {
  it('sets up what is wished', () => {
    const setup = title1849.setup(
      wish({
        players: 4,
        seed: 7,
        variants: ['bonds'],
        options: { corporations: '5', delayIft: 'true', revenue: 'claimed' },
      }),
    );
    const { table } = start(title1849.game, setup);
    expect(table.options).toMatchObject({
      players: 4,
      seed: 7,
      variants: ['bonds'],
      corporations: 5,
      delayIft: true,
      revenue: 'claimed',
    });
  });

  it('leaves to the game what is not wished', () => {
    for (const players of [3, 4, 5]) {
      const { table } = start(title1849.game, title1849.setup(wish({ players })));
      expect(table.options).toMatchObject({
        variants: [],
        corporations: players === 3 ? 5 : 6,
        delayIft: false,
        revenue: 'proven',
        compat18xx: [],
      });
    }
  });

  it('the first value of each option is the usual one', () => {
    for (const [name, [usual]] of Object.entries(title1849.options)) {
      const said = start(title1849.game, title1849.setup(wish({ options: { [name]: usual as string } })));
      expect(said).toEqual(start(title1849.game, title1849.setup(wish())));
    }
  });

  it.each<[string, Partial<SetupWish>, RegExp]>([
    ['too few players', { players: 2 }, /^players: .*3, 4 or 5 players, not 2/],
    ['too many players', { players: 6 }, /^players: /],
    ['half a player', { players: 3.5 }, /^players: /],
    ['no whole seed', { seed: 0.5 }, /^seed: .*whole number/],
    ['an unknown variant', { variants: ['cards'] }, /^variants: unknown variant "cards"; possible: acquiringTokens/],
    ['Electric Dreams alone', { variants: ['electricDreams'] }, /^variants: Electric Dreams needs both/],
    ['an unknown option', { options: { speed: 'fast' } }, /^speed: there is no such option; possible: corporations/],
    ['an option all objects have', { options: { toString: 'x' } }, /^toString: there is no such option/],
    ['an unknown value', { options: { revenue: 'lots' } }, /^revenue: must be proven or claimed, not "lots"/],
    ['too few corporations', { players: 5, options: { corporations: '5' } }, /^corporations: 5 players use 6/],
    ['too many corporations', { players: 3, options: { corporations: '6' } }, /^corporations: 3 players use 5/],
  ])('%s: the message names the field', (_what, change, message) => {
    expect(() => title1849.setup(wish(change))).toThrow(message);
  });

  it('speaks of every rule in three languages', () => {
    for (const { key } of rulesOf(title1849.game)) {
      for (const language of ['en', 'it', 'fr'] as const) expect(title1849.text[language]).toHaveProperty([key]);
    }
  });

  it('scores at any moment, best first, and says why the game ended', () => {
    const table = tableOf({ cash: { P1: 10, P2: 30, P3: 20 } });
    expect(title1849.scores(table)).toMatchObject([
      { player: 'P2', total: 30 },
      { player: 'P3', total: 20 },
      { player: 'P1', total: 10 },
    ]);
    expect(title1849.endReason(table)).toBeUndefined();
    expect(title1849.endReason({ ...table, ended: { reason: 'bank' } })).toBe('bank');
  });
});
