import { Failure } from '../io.ts';
import { freePort } from '../online/port.ts';
import { serverConfig } from '../online/settings.ts';
import type { Verb } from '../verb.ts';

/** `binario serve`: serves the page and online tables. */
export const serve: Verb = {
  name: 'serve',
  summary: 'serves the web client and online tables',
  positionals: [],
  options: {},
  notes: [
    'Settings come from the environment: HOST, PORT, BINARIO_DATA, DATABASE_URL and others, listed in packages/server/README.md.',
    'Without DATABASE_URL the tables are kept in a file under ./data.',
  ],
  async run(_args, io) {
    const { createServer, StartFailure, untilStopped } = await import('@binario/server');
    const config = await serverConfig();
    const port = await freePort(config.host, config.port);
    const told = (error: unknown): never => {
      throw error instanceof StartFailure ? new Failure(error.message) : error;
    };
    const server = await createServer({ config: { ...config, port } }).catch(told);
    const listening = await server.listen().catch(async (error: unknown) => {
      await server.close();
      return told(error);
    });
    const address = new URL(listening);
    if (address.hostname === '127.0.0.1') address.hostname = 'localhost';
    io.print(`Binario is ready: ${address.origin}`);
    return untilStopped({ stop: server.close, seconds: config.shutdownSeconds, log: server.deps.log });
  },
};
