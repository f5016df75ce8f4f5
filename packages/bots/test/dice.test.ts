import { Dice } from '@binario/bots';
import { describe, expect, it } from 'vitest';

describe('dice', () => {
  it('the same seed rolls the same', () => {
    const [one, other] = [new Dice(42), new Dice(42)];
    expect(Array.from({ length: 20 }, () => one.roll(6))).toEqual(Array.from({ length: 20 }, () => other.roll(6)));
  });

  it('every side comes up, about equally often', () => {
    const dice = new Dice(1);
    const counts = [0, 0, 0, 0];
    for (let i = 0; i < 4000; i++) counts[dice.roll(4)]! += 1;
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(120);
  });

  it('takes any whole number for a seed', () => {
    for (const seed of [0, -1, 2 ** 40]) expect(new Dice(seed).fraction()).toBeLessThan(1);
  });
});
