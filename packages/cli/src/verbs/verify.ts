import { join } from 'node:path';
import { Failure } from '../io.ts';
import { serverConfig } from '../online/settings.ts';
import type { Verb } from '../verb.ts';

export const verify: Verb = {
  name: 'verify',
  summary: 'replays every stored game of the server, each by its own engine, and compares all hashes',
  positionals: [],
  options: {},
  notes: [
    'Needs the database for itself: a server with an embedded database must not run. Ends with 1 if a game is broken.',
  ],
  async run(_args, io) {
    const { checkStore, openStore, StartFailure } = await import('@binario/server');
    const config = await serverConfig();
    const told = (error: unknown): never => {
      throw error instanceof StartFailure ? new Failure(error.message) : error;
    };
    const store = await openStore(config).catch(told);
    try {
      const cache = join(config.dataFolder, 'engines');
      const { tables, records, actions, broken } = await checkStore(
        store,
        { cache, release: config.engineFolder },
        (done) => io.progress(`${done} tables`),
      ).catch(told);
      for (const { table, problem } of broken) io.print(`${table}: ${problem}`);
      io.print(`${tables} tables, ${records} records, ${actions} actions replayed, ${broken.length} broken tables`);
      return broken.length > 0 ? 1 : 0;
    } finally {
      await store.close();
    }
  },
};
