import type { Mind } from '../player.ts';
import { atAnyTime } from './anyTime.ts';
import type { Scene } from './scene.ts';
import { thoughts } from './thoughts.ts';

export const mind1849: Mind<Scene> = {
  thoughts,
  atAnyTime,
  rash: ['declareBankruptcy', 'leaveGame', 'sellStock', 'acquirePrivate', 'useSms'],
};
