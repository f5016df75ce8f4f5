import type { BotMaker } from '@binario/bots';

/** How long decisions took, by whatever clock it is given. */
export class Pace {
  private decisions = 0;
  private total = 0;
  private longest = 0;

  constructor(private readonly spent: () => number) {}

  /** The same players, and each of their decisions is timed. */
  timing<T>(maker: BotMaker<T>): BotMaker<T> {
    return (seed) => {
      const bot = maker(seed);
      return {
        name: bot.name,
        choose: (situation) => {
          const begun = this.spent();
          const action = bot.choose(situation);
          const took = this.spent() - begun;
          this.decisions++;
          this.total += took;
          this.longest = Math.max(this.longest, took);
          return action;
        },
      };
    };
  }

  line(): string {
    const mean = this.total / Math.max(1, this.decisions);
    return `milliseconds a decision: ${mean.toFixed(2)}, longest ${this.longest.toFixed(1)}`;
  }
}
