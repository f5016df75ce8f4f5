import { gameBots } from '@binario/bots';
import { advice1849 } from './advice.ts';
import { policy1849 } from './policy.ts';
import { weights1849 } from './weights.ts';

/** The automatic players of 1849. */
export const bots1849 = gameBots({ policy: policy1849, advice: advice1849, weights: weights1849 });
