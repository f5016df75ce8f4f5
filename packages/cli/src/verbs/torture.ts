import { flag, oneOf, text, whole } from '../args.ts';
import { usualGame } from '../games/registry.ts';
import { Failure, UsageError } from '../io.ts';
import { temporaryPostgres } from '../online/postgres.ts';
import { trials } from '../online/trials.ts';
import type { Verb } from '../verb.ts';

const MOVES_PER_KILL = 20;

/** `binario torture`: plays while servers and database fail, and counts what was lost. */
export const torture: Verb = {
  name: 'torture',
  summary: 'plays on many tables while servers are killed and the database fails, then counts what was lost',
  positionals: [],
  options: {
    kills: { type: 'string', value: 'K', help: 'how often something is made to fail; 100 unless said' },
    minutes: { type: 'string', value: 'M', help: 'stops then, and says how many faults it was' },
    faults: {
      type: 'string',
      value: 'F,...',
      help: 'what fails, in turn: node (a server is killed), which is usual, pause, clock, power, full, readOnly; with --store postgres also outage, restart, destroy, kill (of its connections), lock (of a relation), freeze, crowd, cut, deaf, partition, standby; or all that can strike',
    },
    seconds: {
      type: 'string',
      value: 'S',
      help: 'how long whatever lasts lasts; 12 and 18 unless said',
    },
    tables: { type: 'string', value: 'T', help: 'tables played at the same time; 12 unless said' },
    store: {
      type: 'string',
      value: 'S',
      help: 'sqlite, which is usual, or postgres: the one of DATABASE_URL, or one made for this',
    },
    nodes: { type: 'string', value: 'N', help: 'servers on one PostgreSQL; of these one is killed each time' },
    careless: {
      type: 'boolean',
      help: 'the database is set to lose what it acknowledged (synchronous off), and its power is cut: losses must be found',
    },
    game: { type: 'string', value: 'GAME', help: `${usualGame} unless said` },
  },
  notes: [
    'All traffic stays on this machine. Ends with 1 if a move was lost or doubled, a table is broken, a server died by itself,',
    'nobody could play 10 s after the database was back, or a server answered too late, logged too much or kept too many connections.',
    'What a fault needs and this machine lacks (cc, libfaketime, haproxy) is said, and that fault left out of all.',
    'outage, restart, destroy, freeze, crowd, standby, full and readOnly strike a PostgreSQL made for this, never that of DATABASE_URL.',
  ],
  async run(args, io) {
    const kills = whole(args, 'kills', 1) ?? 100;
    const minutes = whole(args, 'minutes', 1);
    const tables = whole(args, 'tables', 1, 500) ?? 12;
    const kind = oneOf(args, 'store', ['sqlite', 'postgres']) ?? 'sqlite';
    const nodes = whole(args, 'nodes', 1, 8) ?? 1;
    if (nodes > 1 && kind === 'sqlite') throw new UsageError('several nodes need --store postgres');
    const game = text(args, 'game') ?? usualGame;
    const seconds = whole(args, 'seconds', 1, 600);
    const ownPostgres = kind === 'postgres' && !process.env.DATABASE_URL;
    const careless = flag(args, 'careless');
    const { torture: run, possibleFaults, lacking, postgresFor } = await trials();
    const possible = possibleFaults(ownPostgres ? 'ownPostgres' : kind);
    const usual = careless ? (kind === 'sqlite' ? 'power' : 'destroy') : 'node';
    const wished = named(text(args, 'faults') ?? usual, possible);
    const faults = wished.filter((name) => {
      const missing = lacking(name);
      if (missing !== undefined) io.print(`${name} is left out: ${missing}`);
      return missing === undefined;
    });
    if (faults.length === 0) throw new Failure('nothing is left that can fail here');
    const prepared = ownPostgres ? postgresFor(faults, careless) : undefined;
    const made = prepared && (await temporaryPostgres(prepared.wish));
    const databaseUrl = kind === 'postgres' ? (made?.url ?? process.env.DATABASE_URL) : undefined;
    try {
      const result = await run({
        kills,
        faults,
        tables,
        nodes,
        careless,
        movesPerKill: MOVES_PER_KILL,
        ...(minutes !== undefined && { minutes }),
        ...(seconds !== undefined && { seconds }),
        ...(databaseUrl !== undefined && { databaseUrl }),
        ...(made && { postgres: made }),
        ...(prepared?.disk && { disk: prepared.disk }),
        game,
        onKill: (done, moves, fault) => io.progress(`${done} faults (${fault}), ${moves} acknowledged moves`),
      });
      const { acknowledged, lost, doubled, broken, longestRecovery, longestAnswer, problems } = result;
      for (const { table, problem } of broken) io.print(`${table}: ${problem}`);
      for (const problem of problems) io.print(problem);
      const times = (i: number) => Math.floor((result.kills + faults.length - 1 - i) / faults.length);
      io.print(faults.map((name, i) => `${name} ${times(i)}`).join(', '));
      io.print(`beside moves ${result.others} other records were acknowledged and looked for`);
      io.print(`longest answer to a move ${longestAnswer.toFixed(1)} s`);
      io.print(
        `${result.kills} faults, ${acknowledged} acknowledged moves, ${lost} lost, ${doubled} doubled, ${broken.length} broken tables, longest recovery ${longestRecovery.toFixed(1)} s`,
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
