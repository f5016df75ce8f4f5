import { game1849, title1849 } from '@binario/game-1849';
import { bots1849 } from '@binario/game-1849/bot';
import { engineOf, type Game, rule, type Step } from '@binario/kernel';

type Own<G> = G extends Game<infer T, infer E, infer S> ? { T: T; E: E; S: S } : never;
type Game1849 = Own<typeof game1849>;

const auction = game1849.steps.auction as Step<Game1849['T'], Game1849['E']>;

/** 1849 with a changed rule: nobody passes in the initial round. */
const changed: typeof game1849 = {
  ...game1849,
  rules: 2,
  steps: {
    ...game1849.steps,
    auction: {
      ...auction,
      rules: [
        ...(auction.rules ?? []),
        rule('house rule', 'auction.noPass', (_table, _frame, { type }) => type === 'pass' && {}),
      ],
    },
  },
};

export const engine = engineOf({ ...title1849, game: changed }, { open: true, bots: { random: bots1849.random } });
