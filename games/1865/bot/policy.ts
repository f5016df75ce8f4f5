import type { Policy } from '@binario/bots';
import { anyTime } from './anyTime.ts';
import { deciders } from './deciders.ts';
import type { Scene } from './scene.ts';

/** How the casual player of 1865 decides, question by question. */
export const policy1865: Policy<Scene> = {
  deciders,
  anyTime,
  avoid: ['sellShares', 'transferCard', 'repayLoan', 'absorb', 'beAbsorbed', 'helpBuy'],
};
