import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { WorkLimit } from '../../src/work/failures.ts';
import type { JobName, JobOf } from '../../src/work/jobs.ts';
import { Pool } from '../../src/work/pool.ts';

const folder = mkdtempSync(join(tmpdir(), 'binario-lane-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A thread that is told what to do by the names of tables, and says with how many others a job has come. */
const file = join(folder, 'thread.mjs');
writeFileSync(
  file,
  `
import { parentPort, workerData } from 'node:worker_threads';
parentPort.on('message', (questions) => {
  const replies = questions.map(({ job }, i) => {
    Atomics.store(workerData.at, 0, i);
    if (job.table === 'slow') for (const until = performance.now() + 700; performance.now() < until; );
    if (job.table === 'hang') for (;;);
    if (job.table === 'die') process.exit(1);
    return { ok: true, value: questions.length, took: 5 };
  });
  // In two parts, as from a thread that takes its time.
  const half = Math.ceil(replies.length / 2);
  parentPort.postMessage(replies.slice(0, half));
  if (half < replies.length) parentPort.postMessage(replies.slice(half));
});
`,
);

interface Told {
  readonly stopped: string[];
  readonly done: (readonly [waited: number, took: number])[];
  run(name: 'act' | 'view' | 'forget', table: string, limit?: number): Promise<unknown>;
}

async function withPool(test: (told: Told) => Promise<void>): Promise<void> {
  const stopped: string[] = [];
  const done: (readonly [number, number])[] = [];
  const onStopped = (key: string) => stopped.push(key);
  const pool = new Pool({ threads: 1, file, onStopped, onDone: (waited, took) => done.push([waited, took]) });
  const run = (name: JobName, table: string, limit = 60_000) =>
    pool.run(name, { table, hash: '' } as JobOf<typeof name>, table, limit);
  // What is measured is not how long a thread takes to begin.
  await run('act', 'first');
  done.length = 0;
  try {
    await test({ stopped, done, run });
  } finally {
    await pool.close();
  }
}

describe('jobs for one thread', () => {
  afterEach(() => void vi.restoreAllMocks());

  it('that are quick and come at the same moment go to it together, so many at once', () =>
    withPool(async ({ run }) => {
      const all = Array.from({ length: 35 }, (_, i) => run('act', `t${i}`));
      expect(await Promise.all(all)).toEqual([...Array(16).fill(16), ...Array(16).fill(16), ...Array(3).fill(3)]);
    }));

  it('that may take long go alone, and none is overtaken', () =>
    withPool(async ({ run }) => {
      const ended: string[] = [];
      const jobs = [run('act', 'a'), run('forget', 'b'), run('view', 'c'), run('view', 'd'), run('act', 'e')];
      const names = 'abcde';
      for (const [i, job] of jobs.entries()) void job.then(() => ended.push(names[i] ?? ''));
      expect(await Promise.all(jobs)).toEqual([2, 2, 1, 1, 1]);
      expect(ended.join('')).toBe(names);
    }));

  it('are each told how long they waited and took', () =>
    withPool(async ({ run, done }) => {
      vi.spyOn(performance, 'now').mockReturnValue(100);
      await Promise.all([run('act', 'a'), run('act', 'b'), run('act', 'c')]);
      expect(done.map(([, took]) => took)).toEqual([0.005, 0.005, 0.005]);
      expect(done.map(([waited]) => waited)).toEqual([0, 0.005, 0.01]);
    }));

  it('have their whole time each, also when they came together', () =>
    withPool(async ({ run, stopped }) => {
      const jobs = Array.from({ length: 3 }, () => run('act', 'slow', 1_400));
      expect(await Promise.all(jobs)).toEqual([3, 3, 3]);
      expect(stopped).toEqual([]);
    }));

  it.each(['hang', 'die'])('that were with it when another made it %s are done by the next one', (bad) =>
    withPool(async ({ run, stopped }) => {
      const [before, culprit, ...after] = ['a', bad, 'b', 'c'].map((table) => run('act', table, 1_000));
      await expect(culprit).rejects.toThrow(WorkLimit);
      expect(stopped).toEqual([bad]);
      expect(await Promise.all([before, ...after])).toEqual([3, 3, 3]);
    }),
  );
});
