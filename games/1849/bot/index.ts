import { gameBots } from '@binario/bots';
import { advice1849 } from './advice.ts';
import { foresight1849 } from './foresight.ts';
import { policy1849 } from './policy.ts';
import { weights1849 } from './weights.ts';

export { reasons1849 } from './reasons.ts';
export { foresight1849 };

/** The automatic players of 1849. */
export const bots1849 = gameBots({
  policy: policy1849,
  advice: advice1849,
  weights: weights1849,
  foresight: foresight1849,
  magnate: {},
});
