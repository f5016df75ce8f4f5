import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '@binario/server';
import { Nodes } from '../servers/nodes.ts';
import { releasedEngine } from '../servers/release.ts';
import { scriptOf } from '../servers/script.ts';
import { type Counted, countMoves } from '../torture/count.ts';
import { Players } from '../torture/players.ts';
import { Resting } from './resting.ts';
import { SocketBox } from './socketBox.ts';

/** Which releases share a database, and how much is played meanwhile. */
export interface RollingWish {
  /** The folder of the release before this one, built. */
  readonly before: string;
  /** Two nodes on this PostgreSQL; else one with an embedded database. */
  readonly databaseUrl?: string;
  readonly tables: number;
  /** Moves that must be acknowledged between two changes. */
  readonly moves: number;
  readonly game: string;
  readonly onStep?: (line: string) => void;
}

/** What came of an update while everybody played. */
export interface Rolled extends Counted {
  readonly changes: number;
  readonly acknowledged: number;
  /** Sockets that a stopping node closed, and whose owners went on elsewhere. */
  readonly handedOver: number;
  /** Tables that went from the engine of one release to that of the other, and the other way. */
  readonly movedUp: number;
  readonly movedBack: number;
  readonly problems: readonly string[];
}

type Release = 'before' | 'this';

/** One node after another is stopped in order and started with another release, while people play by sockets on all of them. */
export async function rolling(wish: RollingWish): Promise<Rolled> {
  const folder = mkdtempSync(join(tmpdir(), 'binario-rolling-'));
  const count = wish.databaseUrl === undefined ? 1 : 2;
  const runs: Release[] = Array.from({ length: count }, () => 'before');
  const nodes = new Nodes(
    count,
    (i) => ({
      dataFolder: count > 1 ? join(folder, `node${i}`) : folder,
      ...(wish.databaseUrl !== undefined && { databaseUrl: wish.databaseUrl }),
      node: `node${i}`,
      quiet: true,
      tables: { snapshotEvery: 20, leaseMs: 2_000, scanMs: 200, engineLimitMs: 60_000 },
    }),
    (i) => (runs[i] === 'before' ? join(wish.before, 'packages/trials/dist/servers/process.js') : undefined),
  );
  const sockets = new SocketBox();
  const players = new Players(nodes, (url, guest, table, order) => sockets.command(url, guest, table, order));
  // One node goes back to the release before in between: its database has been migrated by then.
  const plan: readonly (readonly [number, Release])[] =
    count === 1
      ? [
          [0, 'this'],
          [0, 'before'],
          [0, 'this'],
        ]
      : [
          [0, 'this'],
          [1, 'this'],
        ];
  try {
    const engine = await releasedEngine(wish.game);
    const seats = engine.facts.players.min < 3 ? 2 : 3;
    const scripts = Array.from({ length: 4 }, (_, i) => scriptOf(engine, i + 1, seats, 400));
    await players.begin(scripts, wish.tables, seats);
    await players.moved(wish.moves);
    const resting = await Resting.made(nodes, players.guests, wish.game);
    for (const [node, release] of plan) {
      runs[node] = release;
      wish.onStep?.(`node ${node} goes to ${release === 'this' ? 'this release' : 'the release before'}`);
      await nodes.replace(node);
      await nodes.urlOf(node);
      // Both releases live on one database for as long as this takes.
      await players.moved(wish.moves);
      wish.onStep?.(`${players.moves} moves, nodes run ${runs.join(' and ')}`);
    }
    await players.end();
    const left = await resting.notMoved();
    sockets.close();
    await nodes.stop();
    return {
      changes: plan.length,
      acknowledged: players.moves,
      handedOver: sockets.handedOver,
      ...(await moved(folder, wish.databaseUrl)),
      ...(await countMoves(players, folder, wish.databaseUrl)),
      problems: [
        ...nodes.crashes,
        ...players.astray,
        ...(left > 0 ? [`${left} tables at rest were not moved up to the engine of this release`] : []),
      ],
    };
  } finally {
    sockets.close();
    await nodes.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Which tables changed their engine, and in which direction: the engine that came later is the newer one. */
async function moved(folder: string, databaseUrl: string | undefined): Promise<Pick<Rolled, 'movedUp' | 'movedBack'>> {
  const store = await openStore({ dataFolder: folder, databaseUrl });
  try {
    const engines = await store.db.selectFrom('engine').select(['id', 'rules', 'added_at']).execute();
    const order = new Map(
      [...engines]
        .sort((a, b) => a.rules - b.rules || Number(a.added_at) - Number(b.added_at))
        .map(({ id }, i) => [id, i] as const),
    );
    const records = await store.db.selectFrom('journal').select('body').where('kind', '=', 'admin').execute();
    const changes = records
      .map(({ body }) => JSON.parse(body) as { what: string; from: string; to: string })
      .filter(({ what }) => what === 'engine')
      .map(({ from, to }) => (order.get(to) ?? 0) - (order.get(from) ?? 0));
    return { movedUp: changes.filter((by) => by > 0).length, movedBack: changes.filter((by) => by < 0).length };
  } finally {
    await store.close();
  }
}
