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

const { givesWay = false, at } = workerData as { readonly givesWay?: boolean; readonly at: Int32Array };

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

async function answer({ name, job }: WorkQuestion): Promise<WorkReply> {
  const begun = performance.now();
  try {
    const value = await handlers[name](job as never);
    return { ok: true, value, took: performance.now() - begun };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { ok: false, missing: error instanceof Missing, message, took: performance.now() - begun };
  }
}

/** What was done waits no longer than this for what is done after it. */
const TOGETHER_MS = 2;

async function work(questions: readonly WorkQuestion[]): Promise<void> {
  let replies: WorkReply[] = [];
  let took = 0;
  for (const [i, question] of questions.entries()) {
    Atomics.store(at, 0, i);
    const reply = await answer(question);
    replies.push(reply);
    took += reply.took;
    if (took < TOGETHER_MS && i < questions.length - 1) continue;
    port?.postMessage(replies);
    replies = [];
    took = 0;
  }
}

port.on('message', (questions: readonly WorkQuestion[]) => void work(questions));
