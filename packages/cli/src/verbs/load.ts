import type { Quantiles } from '@binario/trials';
import { oneOf, text, whole } from '../args.ts';
import { usualGame } from '../games/registry.ts';
import { temporaryPostgres } from '../online/postgres.ts';
import { trials } from '../online/trials.ts';
import type { Verb } from '../verb.ts';

const EVERY_SECONDS = 2;

/** `binario load`: measures how long moves take on many tables. */
export const load: Verb = {
  name: 'load',
  summary:
    'plays on many tables with real sockets and measures how long moves take, alone and while games are imported',
  positionals: [],
  options: {
    tables: { type: 'string', value: 'T', help: 'how many tables; 500 unless said' },
    seconds: { type: 'string', value: 'S', help: 'how long, twice; 60 unless said' },
    store: {
      type: 'string',
      value: 'S',
      help: 'sqlite, which is usual, or postgres: the one of DATABASE_URL, or one made for this',
    },
    game: { type: 'string', value: 'GAME', help: `${usualGame} unless said` },
  },
  notes: [
    `Every table has a move each ${EVERY_SECONDS} s, whether or not the one before is through. All traffic stays on this machine.`,
  ],
  async run(args, io) {
    const tables = whole(args, 'tables', 1, 5000) ?? 500;
    const seconds = whole(args, 'seconds', EVERY_SECONDS, 3600) ?? 60;
    const kind = oneOf(args, 'store', ['sqlite', 'postgres']) ?? 'sqlite';
    const game = text(args, 'game') ?? usualGame;
    const { load: run } = await trials();
    const made = kind === 'postgres' && !process.env.DATABASE_URL ? await temporaryPostgres() : undefined;
    const databaseUrl = kind === 'postgres' ? (made?.url ?? process.env.DATABASE_URL) : undefined;
    try {
      const result = await run({
        tables,
        seconds,
        every: EVERY_SECONDS,
        ...(databaseUrl !== undefined && { databaseUrl }),
        game,
        onProgress: (line) => io.progress(line),
      });
      const { seen, commit, memory, moves, movesPerSecond, sockets, errors } = result;
      for (const problem of result.problems) io.print(`problem: ${problem}`);
      io.print(`tables ${tables}, sockets ${sockets}, store ${kind}`);
      io.print(`submit to seen by all: ${shown(seen)}`);
      const { importing, view } = result;
      const { done, refused } = importing.imports;
      io.print(`view of a table: ${shown(view)}`);
      io.print(`while 30 people import games (${done} done, ${refused} refused):`);
      io.print(`  submit to seen by all: ${shown(importing.seen)}, ${times(importing.seen, seen)}`);
      io.print(`  view of a table: ${shown(importing.view)}, ${times(importing.view, view)}`);
      io.print(`commit: p50 ${ms(commit.p50)}, p99 ${ms(commit.p99)}`);
      io.print(
        `memory per table: active ${kb(memory.active)}, idle with everybody connected ${kb(memory.idle)}, idle ${kb(memory.away)}`,
      );
      io.print(
        `server: ${result.resident.toFixed(0)} MB resident, ${ms(result.cpuPerMove)} of processor time per move`,
      );
      io.print(`${moves} moves, ${movesPerSecond.toFixed(1)} moves/s, ${errors} errors`);
      return errors > 0 ? 1 : 0;
    } finally {
      await made?.end();
    }
  },
};

const ms = (value: number): string => `${value.toFixed(1)} ms`;
const shown = ({ p50, p99, most }: Quantiles): string => `p50 ${ms(p50)}, p99 ${ms(p99)}, most ${ms(most)}`;
const times = (now: Quantiles, before: Quantiles): string =>
  `p50 ${(now.p50 / before.p50).toFixed(1)} times, p99 ${(now.p99 / before.p99).toFixed(1)} times as long`;
const kb = (value: number): string => `${value.toFixed(0)} KB`;
