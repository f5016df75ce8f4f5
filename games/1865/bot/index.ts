import { gameBots, TO_THE_END } from '@binario/bots';
import { advice1865 } from './advice.ts';
import { foresight1865 } from './foresight.ts';
import { policy1865 } from './policy.ts';
import { weights1865 } from './weights.ts';
import { wideForesight1865 } from './wideIdeas.ts';

export { reasons1865 } from './reasons.ts';
export { foresight1865 };

/** The automatic players of 1865. */
export const bots1865 = gameBots({
  policy: policy1865,
  advice: advice1865,
  weights: weights1865,
  foresight: foresight1865,
  // The best rival counts in full: a longer game makes everybody richer, and that is not what wins.
  director: { models: [{ boldness: 1 }, { boldness: 0.9 }], rivalry: 1, sieve: { sets: 1, keep: 2 } },
  magnate: {
    models: [{ boldness: 1 }, { boldness: 0.9 }],
    rivalry: 1,
    looks: [TO_THE_END],
    sieve: { sets: 1, keep: 1 },
  },
  magnateForesight: wideForesight1865,
});
