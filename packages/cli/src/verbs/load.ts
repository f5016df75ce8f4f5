import { resolve } from 'node:path';
import type { Loaded, Quantiles, Waited } from '@binario/trials';
import { flag, oneOf, text, whole } from '../args.ts';
import { usualGame } from '../games/registry.ts';
import { UsageError } from '../io.ts';
import { temporaryPostgres } from '../online/postgres.ts';
import { trials } from '../online/trials.ts';
import type { Verb } from '../verb.ts';

const EVERY_SECONDS = 2;
const LEVEL = 'director';
/** With bots at other tables nobody waits longer than so many times as long as without. */
const MOST_TIMES = 1.5;

/** `binario load`: measures how long moves take on many tables. */
export const load: Verb = {
  name: 'load',
  summary:
    'plays on many tables with real sockets and measures how long moves take, alone, while games are imported and while bots think',
  positionals: [],
  options: {
    tables: { type: 'string', value: 'T', help: 'how many tables; 500 unless said' },
    seconds: { type: 'string', value: 'S', help: 'how long, each time; 60 unless said' },
    every: { type: 'string', value: 'S', help: `seconds between two moves of a table; ${EVERY_SECONDS} unless said` },
    nodes: { type: 'string', value: 'N', help: 'so many servers, with PostgreSQL; one unless said' },
    bots: { type: 'string', value: 'B', help: 'once more while bots play at so many other tables; none unless said' },
    level: { type: 'string', value: 'LEVEL', help: `of those bots; ${LEVEL} unless said` },
    alone: { type: 'boolean', help: 'not once more while games are imported' },
    profile: { type: 'string', value: 'FOLDER', help: 'writes there where the time of the servers went (.cpuprofile)' },
    before: {
      type: 'string',
      value: 'FOLDER',
      help: 'nothing but people, on the release built there and on this one, twice in turn; says how they compare',
    },
    store: {
      type: 'string',
      value: 'S',
      help: 'sqlite, which is usual, or postgres: the one of DATABASE_URL, or one made for this',
    },
    game: { type: 'string', value: 'GAME', help: `${usualGame} unless said` },
  },
  notes: [
    'Every table has its moves at fixed times, whether or not the one before is through. All traffic stays on this machine.',
    `The people of one table are connected to all servers in turn. Bots may make moves ${MOST_TIMES} times as long at most (p99).`,
  ],
  async run(args, io) {
    const tables = whole(args, 'tables', 1, 20_000) ?? 500;
    const seconds = whole(args, 'seconds', 1, 3600) ?? 60;
    const every = whole(args, 'every', 1, seconds) ?? Math.min(EVERY_SECONDS, seconds);
    const nodes = whole(args, 'nodes', 1, 64) ?? 1;
    const bots = whole(args, 'bots', 0, 10_000) ?? 0;
    const level = text(args, 'level') ?? LEVEL;
    const kind = oneOf(args, 'store', ['sqlite', 'postgres']) ?? (nodes > 1 ? 'postgres' : 'sqlite');
    if (nodes > 1 && kind === 'sqlite') throw new UsageError('several nodes need --store postgres');
    const game = text(args, 'game') ?? usualGame;
    const profile = text(args, 'profile');
    const before = text(args, 'before');
    const { load: run, loadBoth } = await trials();
    const made = kind === 'postgres' && !process.env.DATABASE_URL ? await temporaryPostgres() : undefined;
    const databaseUrl = kind === 'postgres' ? (made?.url ?? process.env.DATABASE_URL) : undefined;
    try {
      const wish = {
        tables,
        seconds,
        every,
        nodes,
        ...(databaseUrl !== undefined && { databaseUrl }),
        ...(profile !== undefined && { profile: resolve(profile) }),
        game,
        imports: !flag(args, 'alone'),
        bots: bots > 0 ? { tables: bots, level } : undefined,
        onProgress: (line: string) => io.progress(line),
      };
      if (before !== undefined) {
        const each = await loadBoth(wish, resolve(before));
        for (const line of compared(each)) io.print(line);
        return each.some(({ errors }) => errors > 0) ? 1 : 0;
      }
      const result = await run(wish);
      const { seen, commit, memory, moves, movesPerSecond, sockets, errors, importing, thinking, view } = result;
      for (const problem of result.problems) io.print(`problem: ${problem}`);
      io.print(`tables ${tables}, sockets ${sockets}, nodes ${nodes}, store ${kind}`);
      io.print(`submit to seen by all: ${shown(seen)}`);
      io.print(`view of a table: ${shown(view)}`);
      const beside = (now: Waited) => {
        io.print(`  submit to seen by all: ${shown(now.seen)}, ${times(now.seen, seen)}`);
        io.print(`  view of a table: ${shown(now.view)}, ${times(now.view, view)}`);
      };
      if (importing) {
        const { done, refused } = importing.imports;
        io.print(`while 30 people import games (${done} done, ${refused} refused):`);
        beside(importing);
      }
      if (thinking) {
        const held = thinking.seen.p99 <= MOST_TIMES * seen.p99 ? 'held' : 'NOT HELD';
        io.print(`while bots (${level}) play at ${bots} other tables (${thinking.actions} actions of theirs):`);
        beside(thinking);
        io.print(`  p99 at most ${MOST_TIMES} times as long: ${held}`);
      }
      io.print(`commit: p50 ${ms(commit.p50)}, p99 ${ms(commit.p99)}`);
      io.print(
        `memory per table: active ${kb(memory.active)}, idle with everybody connected ${kb(memory.idle)}, idle ${kb(memory.away)}`,
      );
      const { resident, cpuPerMove } = result;
      io.print(
        `servers: ${resident.toFixed(0)} MB resident, ${ms(cpuPerMove)} of processor time per move: ${(1000 / cpuPerMove).toFixed(0)} moves/s for each processor`,
      );
      io.print(`${moves} moves, ${movesPerSecond.toFixed(1)} moves/s, ${errors} errors`);
      return errors > 0 ? 1 : 0;
    } finally {
      await made?.end();
    }
  },
};

/** Two releases, measured twice in turn: before, this, before, this. */
function compared([before, now, beforeAgain, nowAgain]: readonly [Loaded, Loaded, Loaded, Loaded]): readonly string[] {
  const line = (name: string, { cpuPerMove, movesPerSecond, seen, errors }: Loaded) =>
    `${name}: ${cpuPerMove.toFixed(2)} ms of processor time per move at ${movesPerSecond.toFixed(0)} moves/s, seen by all ${shown(seen)}, ${errors} errors`;
  const ratio = (now.cpuPerMove + nowAgain.cpuPerMove) / (before.cpuPerMove + beforeAgain.cpuPerMove);
  return [
    line('before', before),
    line('this  ', now),
    line('before', beforeAgain),
    line('this  ', nowAgain),
    `processor time per move, this by before: ${ratio.toFixed(2)}`,
  ];
}

const ms = (value: number): string => `${value.toFixed(1)} ms`;
const shown = ({ p50, p99, most }: Quantiles): string => `p50 ${ms(p50)}, p99 ${ms(p99)}, most ${ms(most)}`;
const times = (now: Quantiles, before: Quantiles): string =>
  `p50 ${(now.p50 / before.p50).toFixed(1)} times, p99 ${(now.p99 / before.p99).toFixed(1)} times as long`;
const kb = (value: number): string => `${value.toFixed(0)} KB`;
