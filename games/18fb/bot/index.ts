import { gameBots } from '@binario/bots';
import { advice18fb } from './advice.ts';
import { foresight18fb } from './foresight.ts';
import { policy18fb } from './policy.ts';
import { weights18fb } from './weights.ts';

export { reasons18fb } from './reasons.ts';
export { foresight18fb };

/** The automatic players of 18FB. */
export const bots18fb = gameBots({
  policy: policy18fb,
  advice: advice18fb,
  weights: weights18fb,
  foresight: foresight18fb,
});
