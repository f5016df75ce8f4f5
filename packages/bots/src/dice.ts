import { nextRandom } from '@binario/kernel';

/** Chance for bots: the kernel's own generator, so that a seed means the same game on every machine. */
export class Dice {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** From 0 up to, but not, 1. */
  fraction(): number {
    const { state, value } = nextRandom(this.state);
    this.state = state;
    return value;
  }

  /** A whole number from 0 to n - 1. */
  roll(n: number): number {
    return Math.floor(this.fraction() * n);
  }
}
