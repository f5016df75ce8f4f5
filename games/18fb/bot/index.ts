import { gameBots } from '@binario/bots';
import { advice18fb } from './advice.ts';
import { policy18fb } from './policy.ts';
import { weights18fb } from './weights.ts';

/** The automatic players of 18FB. */
export const bots18fb = gameBots({ policy: policy18fb, advice: advice18fb, weights: weights18fb });
