import { setTimeout as sleep } from 'node:timers/promises';
import type { DiskState } from '../../servers/disk.ts';
import type { Fault, Scene } from './fault.ts';

/** So long nobody could move: then no server may say that it is ready. */
const SURE_MS = 3_000;
const LEAST_MS = 4_500;

/** The disk of the database is as said for a while. Whoever runs it starts it again if that ended it. */
function during(state: DiskState): Fault['strike'] {
  return async (scene) => {
    const { disk, postgres } = scene;
    disk?.set(state);
    try {
      const until = performance.now() + Math.max(LEAST_MS, scene.lasting());
      while (performance.now() < until) await looked(scene, state);
    } finally {
      disk?.set('usual');
      await postgres?.make('start');
    }
  };
}

async function looked({ players, nodes, note }: Scene, state: DiskState): Promise<void> {
  const { moves } = players;
  await sleep(SURE_MS);
  const stuck = players.moves === moves;
  if (!stuck) return;
  const ready = await nodes.ready();
  if (ready && players.moves === moves)
    note(`${state}: nobody could move for ${SURE_MS} ms, and servers said they were ready`);
}

/** Nothing on the disk may grow. */
export const full: Fault = { needs: 'anything', tool: 'disk', recovers: 15, strike: during('full') };

/** The disk takes nothing any more. */
export const readOnly: Fault = { needs: 'anything', tool: 'disk', recovers: 15, strike: during('readOnly') };
