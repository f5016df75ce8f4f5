import { gameBots } from '@binario/bots';
import { advice1865 } from './advice.ts';
import { foresight1865 } from './foresight.ts';
import { policy1865 } from './policy.ts';
import { weights1865 } from './weights.ts';

export { reasons1865 } from './reasons.ts';
export { foresight1865 };

/** The automatic players of 1865. */
export const bots1865 = gameBots({
  policy: policy1865,
  advice: advice1865,
  weights: weights1865,
  foresight: foresight1865,
  // What differs between two rehearsals is mostly chance: it is looked at three times.
  director: { models: [{ boldness: 1 }, { boldness: 0.9 }, { boldness: 1.1 }] },
});
