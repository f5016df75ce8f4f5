import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from './fault.ts';

/** One of the servers is killed, at any moment of whatever it does. */
export const node: Fault = {
  needs: 'anything',
  recovers: 60,
  async strike({ nodes }) {
    const victim = nodes.any();
    await nodes.kill(victim);
    // Now and then it does not even come up.
    if (Math.random() >= 0.1) return;
    await sleep(Math.random() * 400);
    await nodes.kill(victim);
  },
};
