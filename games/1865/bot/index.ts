import { gameBots } from '@binario/bots';
import { advice1865 } from './advice.ts';
import { policy1865 } from './policy.ts';
import { weights1865 } from './weights.ts';

export { reasons1865 } from './reasons.ts';

/** The automatic players of 1865. */
export const bots1865 = gameBots({ policy: policy1865, advice: advice1865, weights: weights1865 });
