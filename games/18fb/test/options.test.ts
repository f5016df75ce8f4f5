import { hashOf, languages, type SetupWish, start } from '@binario/kernel';
import { describe, expect, it } from 'vitest';
import { optionsOf, type Setup, tableOptions } from '../options.ts';
import { catalogues } from '../text/catalogue.ts';
import { title18fb } from '../title.ts';
import { game } from './support/index.ts';

const wish = (options: SetupWish['options']): SetupWish => ({ players: 3, seed: 5, variants: [], options });

describe('the options of a table of 18FB', () => {
  it('are offered, the usual value first', () => {
    expect(title18fb.options).toBe(tableOptions);
    const { players: _players, seed: _seed, ...usual } = optionsOf({ players: 3, seed: 5 });
    expect(usual).toEqual({ interest: 'flat', emergency: 'trainStep', regionalTrains: 'byPhase' });
    for (const [name, [first]] of Object.entries(tableOptions)) expect(usual).toHaveProperty(name, first);
  });

  it('stand in the set-up only where they are not the usual, so older set-ups and hashes stay', () => {
    expect(title18fb.setup(wish({}))).toEqual({ players: 3, seed: 5 });
    expect(title18fb.setup(wish({ interest: 'flat', emergency: 'afterFinance' }))).toEqual({
      players: 3,
      seed: 5,
      emergency: 'afterFinance',
    });
    const plain = start(game, { players: 3, seed: 5 });
    const written: Setup = { players: 3, seed: 5, interest: 'flat', emergency: 'trainStep', regionalTrains: 'byPhase' };
    expect(hashOf(game, start(game, written))).toBe(hashOf(game, plain));
    // The hash of this position as rules 3 had it.
    expect(hashOf(game, plain)).toBe('1cb95e96b74ba80d');
  });

  it.each([
    ['an unknown option', { speed: 'fast' }, /^speed: there is no such option; possible: interest, emergency/],
    ['an option all objects have', { toString: 'x' }, /^toString: there is no such option/],
    ['an unknown value', { interest: 'none' }, /^interest: must be flat or percentOfPar, not "none"/],
  ])('%s is refused', (_name, options, message) => {
    expect(() => title18fb.setup(wish(options))).toThrow(message);
  });

  it('a file cannot bring in what there is not', () => {
    const wrong = { players: 3, seed: 5, regionalTrains: 'never' } as unknown as Setup;
    expect(() => optionsOf(wrong)).toThrow(/^regionalTrains: must be byPhase or soldOut/);
  });

  it.each([...languages])('have words: %s', (language) => {
    const wanted = Object.entries(tableOptions).flatMap(([option, values]) => [
      `option.${option}`,
      `option.${option}.about`,
      ...values.map((value) => `option.${option}.${value}`),
    ]);
    expect(wanted.filter((key) => !Object.hasOwn(catalogues[language], key))).toEqual([]);
  });
});
