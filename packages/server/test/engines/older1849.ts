import { game1849, title1849 } from '@binario/game-1849';
import { bots1849 } from '@binario/game-1849/bot';
import { engineOf, type Game, rule, type Step } from '@binario/kernel';

type Own<G> = G extends Game<infer T, infer E, infer S> ? { T: T; E: E; S: S } : never;
type Game1849 = Own<typeof game1849>;

const auction = game1849.steps.auction as Step<Game1849['T'], Game1849['E']>;

/**
 * 1849 by rules of the day before: in the initial round any private may be bought, and nobody passes. What the present rules
 * refuse is allowed and the other way round, so whoever plays by the wrong ones is found out by the first move.
 */
const older: typeof game1849 = {
  ...game1849,
  rules: game1849.rules - 1,
  steps: {
    ...game1849.steps,
    auction: {
      ...auction,
      options: (table, frame, by) =>
        (auction.options?.(table, frame, by) ?? []).map((offer) =>
          offer.type === 'bid' ? { type: 'buyPrivate', by, private: offer.private } : offer,
        ),
      rules: [
        ...(auction.rules ?? []).filter(({ key }) => key !== 'buyPrivate.notLowest'),
        rule('house rule', 'auction.noPass', (_table, _frame, { type }) => type === 'pass' && {}),
      ],
    },
  },
};

export const engine = engineOf({ ...title1849, game: older }, { open: true, bots: { casual: bots1849.casual } });
