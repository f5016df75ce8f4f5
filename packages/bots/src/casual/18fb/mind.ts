import type { Mind } from '../player.ts';
import { atAnyTime } from './anyTime.ts';
import type { Scene } from './scene.ts';
import { thoughts } from './thoughts.ts';

export const mind18fb: Mind<Scene> = {
  thoughts,
  atAnyTime,
  rash: ['sellShares', 'sellHolding', 'useMelisurgo', 'useFalcon', 'acquireRegional', 'helpBuy'],
};
