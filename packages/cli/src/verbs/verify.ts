import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from '../args.ts';
import { Failure } from '../io.ts';
import { serverConfig } from '../online/settings.ts';
import type { Verb } from '../verb.ts';

/** `binario verify`: replays every stored game of the server and compares all hashes. */
export const verify: Verb = {
  name: 'verify',
  summary: 'replays every stored game of the server, each by its own engine, and compares all hashes',
  positionals: [],
  options: {
    head: { type: 'string', value: 'FILE', help: 'an exported game: is what it vouches for still there?' },
  },
  notes: [
    'Needs the database for itself: a server with an embedded database must not run. Ends with 1 if a game is broken.',
    'A chain over whole records shows what was changed. Whoever cuts the end off, or writes all of it anew, is found only by --head.',
  ],
  async run(args, io) {
    const { checkStore, headIn, headProblem, openStore, StartFailure } = await import('@binario/server');
    const config = await serverConfig();
    const told = (error: unknown): never => {
      throw error instanceof StartFailure ? new Failure(error.message) : error;
    };
    const store = await openStore(config).catch(told);
    try {
      const cache = join(config.dataFolder, 'engines');
      const file = text(args, 'head');
      const head = file === undefined ? undefined : headIn(jsonIn(file));
      if (file !== undefined && !head) throw new Failure(`${file} has no signed head`);
      const problem = head && (await headProblem(store, head));
      if (problem !== undefined) io.print(`${head?.table}: ${problem}`);
      const { tables, records, actions, redacted, bare, broken } = await checkStore(
        store,
        { cache, release: config.engineFolder },
        (done) => io.progress(`${done} tables`),
      ).catch(told);
      for (const { table, problem } of broken) io.print(`${table}: ${problem}`);
      if (redacted > 0) io.print(`${redacted} texts were deleted by those who wrote them (redacted)`);
      if (bare > 0) io.print(`${bare} records of an older release have no link in the chain yet`);
      io.print(`${tables} tables, ${records} records, ${actions} actions replayed, ${broken.length} broken tables`);
      return broken.length > 0 || problem !== undefined ? 1 : 0;
    } finally {
      await store.close();
    }
  },
};

function jsonIn(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Failure(`${file} cannot be read: ${(error as Error).message}`);
  }
}
