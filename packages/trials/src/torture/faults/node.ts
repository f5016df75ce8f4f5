import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault, Scene } from './fault.ts';

/** A server that starts has engines to load, on a machine that is busy. */
const STARTS = 60;
const HOUR_S = 3_600;

/** One of the servers is killed, at any moment of whatever it does. */
export const node: Fault = {
  needs: 'anything',
  recovers: STARTS,
  async strike({ nodes }) {
    const victim = nodes.any();
    await nodes.kill(victim);
    // Now and then it does not even come up.
    if (Math.random() >= 0.1) return;
    await sleep(Math.random() * 400);
    await nodes.kill(victim);
  },
};

/** One of the servers is held up, and goes on as if no time had passed: its claims have ended meanwhile. */
export const pause: Fault = {
  needs: 'anything',
  recovers: 10,
  strike: ({ nodes, lasting }) => nodes.suspend(nodes.any(), lasting()),
};

const steps = new WeakMap<Scene, Map<number, number>>();

/** The time of day of one server is set, by an hour: on, back, further back, and on again. */
export const clock: Fault = {
  needs: 'anything',
  tool: 'clock',
  recovers: 10,
  async strike(scene) {
    const victim = scene.nodes.any();
    const known = steps.get(scene) ?? new Map<number, number>();
    steps.set(scene, known);
    const done = known.get(victim) ?? 0;
    known.set(victim, done + 1);
    scene.setClock?.(victim, ([HOUR_S, 0, -HOUR_S, 0] as const)[done % 4] as number);
    await sleep(500);
  },
};

/** The power is cut: the server is gone, and of what it wrote only that is there which it had waited for. */
export const power: Fault = {
  needs: 'sqlite',
  tool: 'disk',
  recovers: STARTS,
  strike: ({ nodes, disk, careless }) => nodes.kill(0, () => disk?.cutPower(careless ? () => 0 : Math.random)),
};
