import { Failure } from '../io.ts';
import { freePort } from '../online/port.ts';
import { serverConfig } from '../online/settings.ts';
import type { Verb } from '../verb.ts';

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
    const { createServer, DataFolderBusy, untilStopped } = await import('@binario/server');
    const config = await serverConfig();
    const port = await freePort(config.host, config.port);
    try {
      const server = await createServer({ config: { ...config, port } });
      const address = new URL(await server.listen());
      if (address.hostname === '127.0.0.1') address.hostname = 'localhost';
      io.print(`Binario is ready: ${address.origin}`);
      return await untilStopped({ stop: server.close, seconds: config.shutdownSeconds, log: server.deps.log });
    } catch (error) {
      throw error instanceof DataFolderBusy ? new Failure(error.message) : error;
    }
  },
};
