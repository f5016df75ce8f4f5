import { setTimeout as sleep } from 'node:timers/promises';
import { TrialSocket } from '../../servers/guest.ts';
import type { Line } from '../../servers/line.ts';
import type { Fault, Scene } from './fault.ts';

const RECOVERS = 10;
const CUTS = 3;
const CUT_WITHIN_MS = 10_000;

const anyLine = ({ lines }: Scene): number => Math.floor(Math.random() * lines.length);

/** Records are committed, but whoever wrote them loses the connection before he hears of it. */
export const cut: Fault = {
  needs: 'postgres',
  recovers: RECOVERS,
  async strike(scene) {
    const line = scene.lines[anyLine(scene)] as Line;
    const wanted = line.cuts + CUTS;
    line.cutNext(CUTS);
    const until = performance.now() + CUT_WITHIN_MS;
    while (line.cuts < wanted && performance.now() < until) await sleep(20);
    line.cutNext(0);
    if (line.cuts < wanted) scene.note(`cut: only ${CUTS - wanted + line.cuts} of ${CUTS} commits could be cut off`);
  },
};

/** Nothing passes between one server and the database. What was under way then arrives late, or is lost. */
export const partition: Fault = {
  needs: 'postgres',
  recovers: RECOVERS,
  async strike(scene) {
    const line = scene.lines[anyLine(scene)] as Line;
    line.hold();
    await sleep(scene.lasting());
    line.heal(Math.random() < 0.5);
  },
};

/** One server does not hear what others write any more, and nothing tells it so. Whoever begins to watch there sees the truth. */
export const deaf: Fault = {
  needs: 'postgres',
  recovers: RECOVERS,
  async strike(scene) {
    const { players, nodes, note } = scene;
    const index = anyLine(scene);
    const line = scene.lines[index] as Line;
    line.deaf = true;
    try {
      const until = performance.now() + scene.lasting();
      while (performance.now() < until) {
        await sleep(300);
        const last = players.acknowledged.at(-1);
        const [guest] = players.guests;
        if (!last || !guest) continue;
        const socket = await TrialSocket.open(await nodes.urlOf(index), guest);
        const answer = await socket.watch(last.table).finally(() => socket.close());
        if (answer.ok && answer.seq < last.seq)
          note(`deaf: a watcher was shown record ${answer.seq} after ${last.seq}`);
      }
    } finally {
      line.deaf = false;
    }
  },
};
