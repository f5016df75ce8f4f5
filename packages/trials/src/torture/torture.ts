import { setTimeout as sleep } from 'node:timers/promises';
import type { Disk } from '../servers/disk.ts';
import type { PostgresProcess } from '../servers/postgresProcess.ts';
import { releasedEngine } from '../servers/release.ts';
import { scriptOf } from '../servers/script.ts';
import { countMoves } from './count.ts';
import { type FaultName, faults } from './faults/list.ts';
import { Inspector } from './inspector.ts';
import { Players } from './players.ts';
import { RISKS, Rig } from './rig.ts';

/** What is to go wrong, and how often. */
export interface TortureWish {
  /** How often a fault strikes. */
  readonly kills: number;
  /** No more strike after so many minutes; no limit unless said. */
  readonly minutes?: number;
  /** They strike in turn; servers are killed unless said. */
  readonly faults?: readonly FaultName[];
  /** How long those last that last; 12 and 18 in turn unless said. */
  readonly seconds?: number;
  readonly tables: number;
  /** Moves that must be acknowledged between two faults. */
  readonly movesPerKill: number;
  /** The database is set so that it loses what it acknowledged: then this must be found. */
  readonly careless?: boolean;
  readonly databaseUrl?: string;
  /** The disk of that PostgreSQL, if it is one of the trial's own. */
  readonly disk?: Disk;
  /** The one of `databaseUrl`, when it may be stopped and frozen. */
  readonly postgres?: PostgresProcess;
  /** Several on one PostgreSQL. */
  readonly nodes: number;
  readonly game: string;
  readonly onKill?: (kills: number, acknowledged: number, fault: FaultName) => void;
}

/** What was lost, and how long everything took to come back. */
export interface Tortured {
  /** Faults that struck. */
  readonly kills: number;
  /** Moves, and what else was acknowledged beside them: talk, orders, settings. Both are looked for. */
  readonly acknowledged: number;
  readonly others: number;
  readonly lost: number;
  readonly doubled: number;
  readonly broken: readonly { readonly table: string; readonly problem: string }[];
  /** Servers that died of it. */
  readonly crashed: number;
  /** Seconds from the end of a fault until everybody could play again, at worst; and of an answer to a move. */
  readonly longestRecovery: number;
  readonly longestAnswer: number;
  /** Everything else that should not have been, in words. */
  readonly problems: readonly string[];
}

const LASTING_S = [12, 18];

/** Clients play on many tables while one thing after another goes wrong; then everything is counted. */
export async function torture(wish: TortureWish): Promise<Tortured> {
  const names = wish.faults ?? ['node'];
  const rig = await Rig.set(wish, names);
  const { nodes } = rig;
  const players = new Players(nodes);
  const inspector = new Inspector(nodes, players, wish.databaseUrl);
  try {
    const kills = await play(wish, names, rig, players, inspector);
    await nodes.stop();
    return {
      kills,
      acknowledged: players.moves,
      others: players.recorded.length,
      ...(await countMoves(players, rig.folder, wish.databaseUrl, wish.careless ? RISKS : undefined)),
      crashed: nodes.crashes.length,
      longestRecovery: inspector.longestRecovery,
      longestAnswer: players.longest / 1000,
      problems: [...nodes.crashes, ...players.astray, ...inspector.problems()],
    };
  } finally {
    await rig.end();
  }
}

/** Lets one thing after another go wrong; gives how many did. */
async function play(
  wish: TortureWish,
  names: readonly FaultName[],
  rig: Rig,
  players: Players,
  inspector: Inspector,
): Promise<number> {
  const { kills, movesPerKill, tables, game } = wish;
  const engine = await releasedEngine(game);
  const seats = engine.facts.players.min < 3 ? 2 : 3;
  const most = Math.max(120, Math.ceil((kills * movesPerKill * 4) / tables));
  const scripts = Array.from({ length: Math.min(4, tables) }, (_, i) =>
    scriptOf(engine, i + 1, seats, Math.min(most, 600)),
  );
  let lasted = 0;
  const lasting = () => (wish.seconds ?? (LASTING_S[lasted++ % LASTING_S.length] as number)) * 1000;
  const scene = rig.scene(players, lasting, (problem) => inspector.note(problem));
  await players.begin(scripts, tables, seats);
  const until = performance.now() + (wish.minutes ?? Number.POSITIVE_INFINITY) * 60_000;
  let done = 0;
  for (; done < kills && performance.now() < until; done++) {
    const name = names[done % names.length] as FaultName;
    await players.moved(movesPerKill);
    // Not at the end of a move, but anywhere.
    await sleep(Math.random() * 60);
    await inspector.during(name, () => faults[name].strike(scene), faults[name].recovers);
    wish.onKill?.(done + 1, players.moves, name);
  }
  await players.moved(movesPerKill);
  await players.end();
  return done;
}
