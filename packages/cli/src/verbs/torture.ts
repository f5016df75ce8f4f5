import { oneOf, text, whole } from '../args.ts';
import { usualGame } from '../games/registry.ts';
import { UsageError } from '../io.ts';
import { temporaryPostgres } from '../online/postgres.ts';
import { trials } from '../online/trials.ts';
import type { Verb } from '../verb.ts';

const MOVES_PER_KILL = 20;

export const torture: Verb = {
  name: 'torture',
  summary: 'plays on many tables while servers are killed and the database fails, then counts what was lost',
  positionals: [],
  options: {
    kills: { type: 'string', value: 'K', help: 'how often something is made to fail; 100 unless said' },
    faults: {
      type: 'string',
      value: 'F,...',
      help: 'what fails, in turn: node (a server is killed), which is usual; with --store postgres also outage, restart, kill (of its connections), lock (of a relation), freeze; or all',
    },
    seconds: {
      type: 'string',
      value: 'S',
      help: 'how long an outage, a lock or a freeze lasts; 12 and 18 unless said',
    },
    tables: { type: 'string', value: 'T', help: 'tables played at the same time; 12 unless said' },
    store: {
      type: 'string',
      value: 'S',
      help: 'sqlite, which is usual, or postgres: the one of DATABASE_URL, or one made for this',
    },
    nodes: { type: 'string', value: 'N', help: 'servers on one PostgreSQL; of these one is killed each time' },
    game: { type: 'string', value: 'GAME', help: `${usualGame} unless said` },
  },
  notes: [
    'All traffic stays on this machine. Ends with 1 if a move was lost or doubled, a table is broken, a server died by itself,',
    'nobody could play 10 s after the database was back, or a server answered too late, logged too much or kept too many connections.',
    'outage, restart and freeze strike a PostgreSQL made for this, never that of DATABASE_URL.',
  ],
  async run(args, io) {
    const kills = whole(args, 'kills', 1) ?? 100;
    const tables = whole(args, 'tables', 1, 500) ?? 12;
    const kind = oneOf(args, 'store', ['sqlite', 'postgres']) ?? 'sqlite';
    const nodes = whole(args, 'nodes', 1, 8) ?? 1;
    if (nodes > 1 && kind === 'sqlite') throw new UsageError('several nodes need --store postgres');
    const game = text(args, 'game') ?? usualGame;
    const seconds = whole(args, 'seconds', 1, 600);
    const ownPostgres = kind === 'postgres' && !process.env.DATABASE_URL;
    const { torture: run, possibleFaults } = await trials();
    const possible = possibleFaults(ownPostgres ? 'ownPostgres' : kind === 'postgres' ? 'postgres' : 'anything');
    const faults = named(text(args, 'faults') ?? 'node', possible);
    const made = ownPostgres ? await temporaryPostgres() : undefined;
    const databaseUrl = kind === 'postgres' ? (made?.url ?? process.env.DATABASE_URL) : undefined;
    try {
      const result = await run({
        kills,
        faults,
        tables,
        nodes,
        movesPerKill: MOVES_PER_KILL,
        ...(seconds !== undefined && { seconds }),
        ...(databaseUrl !== undefined && { databaseUrl }),
        ...(made && { postgres: made }),
        game,
        onKill: (done, moves, fault) => io.progress(`${done} kills (${fault}), ${moves} acknowledged moves`),
      });
      const { acknowledged, lost, doubled, broken, crashed, longestRecovery, longestAnswer, problems } = result;
      for (const { table, problem } of broken) io.print(`${table}: ${problem}`);
      for (const problem of problems) io.print(problem);
      io.print(`longest answer to a move ${longestAnswer.toFixed(1)} s`);
      io.print(
        `${result.kills} kills, ${acknowledged} acknowledged moves, ${lost} lost, ${doubled} doubled, ${broken.length} broken tables, ${crashed} crashed servers, longest recovery ${longestRecovery.toFixed(1)} s`,
      );
      return lost + doubled + broken.length + problems.length > 0 ? 1 : 0;
    } finally {
      await made?.end();
    }
  },
};

/** The faults of a list, those that can strike here. */
function named<F extends string>(list: string, possible: readonly F[]): readonly F[] {
  if (list === 'all') return possible;
  return list.split(',').map((word) => {
    const found = possible.find((name) => name === word.trim());
    if (!found) throw new UsageError(`--faults takes ${possible.join(', ')} or all here, not "${word}"`);
    return found;
  });
}
