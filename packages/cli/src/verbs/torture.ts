import { oneOf, text, whole } from '../args.ts';
import { usualGame } from '../games/registry.ts';
import { UsageError } from '../io.ts';
import { temporaryPostgres } from '../online/postgres.ts';
import type { Verb } from '../verb.ts';

const MOVES_PER_KILL = 20;

export const torture: Verb = {
  name: 'torture',
  summary: 'plays on many tables while the server is killed again and again, then counts what was lost',
  positionals: [],
  options: {
    kills: { type: 'string', value: 'K', help: 'how often the server is killed; 100 unless said' },
    tables: { type: 'string', value: 'T', help: 'tables played at the same time; 12 unless said' },
    store: {
      type: 'string',
      value: 'S',
      help: 'sqlite, which is usual, or postgres: the one of DATABASE_URL, or one made for this',
    },
    nodes: { type: 'string', value: 'N', help: 'servers on one PostgreSQL; one of them is killed each time' },
    game: { type: 'string', value: 'GAME', help: `${usualGame} unless said` },
  },
  notes: ['All traffic stays on this machine. Ends with 1 if a move was lost or doubled, or a table is broken.'],
  async run(args, io) {
    const kills = whole(args, 'kills', 1) ?? 100;
    const tables = whole(args, 'tables', 1, 500) ?? 12;
    const kind = oneOf(args, 'store', ['sqlite', 'postgres']) ?? 'sqlite';
    const nodes = whole(args, 'nodes', 1, 8) ?? 1;
    if (nodes > 1 && kind === 'sqlite') throw new UsageError('several nodes need --store postgres');
    const game = text(args, 'game');
    const { torture: run } = await import('@binario/server');
    const made = kind === 'postgres' && !process.env.DATABASE_URL ? await temporaryPostgres() : undefined;
    const databaseUrl = kind === 'postgres' ? (made?.url ?? process.env.DATABASE_URL) : undefined;
    try {
      const result = await run({
        kills,
        tables,
        nodes,
        movesPerKill: MOVES_PER_KILL,
        ...(databaseUrl !== undefined && { databaseUrl }),
        ...(game !== undefined && { game }),
        onKill: (done, moves) => io.progress(`${done} kills, ${moves} acknowledged moves`),
      });
      const { acknowledged, lost, doubled, broken } = result;
      for (const { table, problem } of broken) io.print(`${table}: ${problem}`);
      io.print(
        `${result.kills} kills, ${acknowledged} acknowledged moves, ${lost} lost, ${doubled} doubled, ${broken.length} broken tables`,
      );
      return lost + doubled + broken.length > 0 ? 1 : 0;
    } finally {
      await made?.stop();
    }
  },
};
