import type { Mind } from '../player.ts';
import { atAnyTime } from './anyTime.ts';
import type { Scene } from './scene.ts';
import { thoughts } from './thoughts.ts';

export const mind1865: Mind<Scene> = {
  thoughts,
  atAnyTime,
  rash: ['sellShares', 'transferCard', 'repayLoan', 'absorb', 'beAbsorbed', 'helpBuy'],
};
