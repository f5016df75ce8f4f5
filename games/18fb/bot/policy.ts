import type { Policy } from '@binario/bots';
import { anyTime } from './anyTime.ts';
import { deciders } from './deciders.ts';
import type { Scene } from './scene.ts';

/** How the casual player of 18FB decides, question by question. */
export const policy18fb: Policy<Scene> = {
  deciders,
  anyTime,
  avoid: [
    'sellShares',
    'sellHolding',
    'useMelisurgo',
    'useFalcon',
    'lendCard',
    'takeBackCard',
    'acquireRegional',
    'helpBuy',
  ],
};
