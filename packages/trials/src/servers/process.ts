// A server in a process of its own for trials: told what to do by the process that started it, and gone with it.

import { configWith, createLogger, createServer, type ServerParts, StartFailure, systemClock } from '@binario/server';
import { type FromServer, REFUSED, type ToServer, type TrialServer } from './messages.ts';

const told = JSON.parse(process.argv[2] ?? '{}') as TrialServer;
const send = (message: FromServer) => process.send?.(message);

let lines = 0;
let errors = 0;
const write = (line: string) => {
  lines++;
  if (!/"level":"(error|fatal)"/.test(line)) return;
  errors++;
  if (!told.quiet) process.stderr.write(line);
};

const wide = 1_000_000;
let step = 0;
const parts: ServerParts = {
  config: configWith({
    port: 0,
    rateSignIn: wide,
    ratePerAccount: wide,
    ratePerAddress: wide,
    socketsPerAddress: wide,
    ...told.limits,
    webFolder: told.dataFolder,
    dataFolder: told.dataFolder,
    ...(told.databaseUrl !== undefined && { databaseUrl: told.databaseUrl }),
    ...(told.allowLoss && { allowLoss: told.allowLoss }),
    ...(told.node !== undefined && { node: told.node }),
  }),
  log: createLogger({ level: 'info', write }),
  clock: { ...systemClock, now: () => systemClock.now() + step },
  tables: { botPauseMs: 0, namedSeeds: true, chatsPerMinute: wide, tablesPerHour: wide, ...told.tables },
};

const refused = (error: unknown): never => {
  if (!(error instanceof StartFailure)) throw error;
  process.exit(REFUSED);
};

const server = await createServer(parts).catch(refused);
const commits: number[] = [];
const { store } = server.deps;
const append = store.append.bind(store);
Object.assign(store, {
  append: async (entry: Parameters<typeof append>[0]) => {
    const begun = performance.now();
    const appended = await append(entry);
    commits.push(performance.now() - begun);
    return appended;
  },
});

async function measure(): Promise<void> {
  (globalThis as { gc?: () => void }).gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  send({
    type: 'measured',
    rss,
    held: heapUsed + external + (await server.deps.tables.weigh()),
    cpu: (user + system) / 1000,
    commits: commits.splice(0),
    tables: server.deps.tables.inMemory,
  });
}

/** Threads that are too busy to be weighed are weighed later. */
const measured = (): void => void measure().catch(() => setTimeout(measured, 1_000));

process.on('message', (message: ToServer) => {
  if (message === 'measure') measured();
  else if (message === 'logged') send({ type: 'logged', lines, errors, rss: process.memoryUsage.rss() });
  else if (message === 'stop') void server.close().then(() => process.exit(0));
  else {
    step += message.step;
    send({ type: 'stepped' });
  }
});
process.on('disconnect', () => process.exit(0));
send({ type: 'ready', url: await server.listen().catch(refused) });
