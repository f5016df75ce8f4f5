// A thread that plays: engines and bots run here, never in the thread that serves.
import { constants, setPriority } from 'node:os';
import { pathToFileURL } from 'node:url';
import { getHeapStatistics } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import type { AnyState, Engine } from '@binario/kernel';
import type { JobName, JobOf, Jobs, WorkQuestion, WorkReply } from './jobs.ts';
import { KnownBoards } from './knownBoards.ts';
import { Missing, MOST_OPEN, OpenGames, offered } from './openGames.ts';
import { judgeFile, replayJournal } from './replay.ts';

const port = parentPort;
if (!port) throw new Error('this file runs in a worker thread');

const { givesWay = false } = (workerData ?? {}) as { readonly givesWay?: boolean };

// Linux counts a thread for a process; elsewhere the whole server would give way.
if (givesWay && process.platform === 'linux') {
  try {
    setPriority(constants.priority.PRIORITY_LOW);
  } catch {
    // Where that is forbidden it is a thread like the others.
  }
}

const engines = new Map<string, Promise<Engine>>();

function engineAt(file: string): Promise<Engine> {
  const known = engines.get(file);
  if (known !== undefined) return known;
  const loading = import(pathToFileURL(file).href).then((module) => (module as { readonly engine: Engine }).engine);
  engines.set(file, loading);
  return loading;
}

/** Beyond this share of what a thread may hold, cleaning up takes more and more of its time. */
const FULL = 0.7;
const nearlyFull = (): boolean => {
  const { used_heap_size: used, heap_size_limit: most } = getHeapStatistics();
  return used > FULL * most;
};
const games = new OpenGames(engineAt, { most: MOST_OPEN, nearlyFull });
const boards = new KnownBoards();

const handlers: { readonly [N in JobName]: (job: JobOf<N>) => Jobs[N]['gives'] | Promise<Jobs[N]['gives']> } = {
  open: (job) => games.openTable(job),
  act: (job) => games.act(job),
  view: (job) => games.view(job),
  choices: (job) => games.choices(job),
  situation: (job) => games.situation(job),
  simplest: (job) => games.simplest(job),
  snapshot: (job) => games.snapshot(job),
  forget: (job) => games.forget(job),
  weigh: () => {
    (globalThis as { gc?: () => void }).gc?.();
    return process.memoryUsage().heapUsed;
  },
  decide: async ({ engine: file, bot, by, seed, turn, situation }) => {
    const engine = await engineAt(file);
    const state = boards.inState(JSON.parse(situation.state) as AnyState, situation.board);
    // A bot gets what its seat sees and may do, nothing else.
    return engine.decide(bot, engine.view(state, by), by, offered(engine, state, by), seed, turn);
  },
  replay: async (job) => replayJournal(await engineAt(job.engine), job),
  judge: async (job) => judgeFile(await engineAt(job.engine), job),
};

async function answer({ id, name, job }: WorkQuestion): Promise<WorkReply> {
  try {
    return { id, ok: true, value: await handlers[name](job as never) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { id, ok: false, missing: error instanceof Missing, message };
  }
}

port.on('message', (question: WorkQuestion) => {
  void answer(question).then((reply) => port.postMessage(reply));
});
