import * as z from 'zod/mini';
import type { Sessions } from '../ports/identity.ts';
import type { Module } from '../ports/module.ts';
import type { Live } from './live.ts';

/** The version of the protocol that the client speaks. The first one had no word for it. */
const socketQuery = z.object({ protocol: z.optional(z.string().check(z.regex(/^\d{1,4}$/))) });

/** The socket of the clients. */
export const liveModule: Module<{ readonly live: Live; readonly sessions: Sessions }> = (app, { live, sessions }) => {
  app.get(
    '/api/socket',
    {
      websocket: true,
      config: { guard: 'api' },
      schema: { tags: ['live'], summary: 'The socket: see docs/protocol.md', querystring: socketQuery },
    },
    async (socket, request) => {
      // Nothing the client says meanwhile may be lost.
      socket.pause();
      const { protocol = '1' } = request.query as z.infer<typeof socketQuery>;
      live.connect(socket, request, await sessions.whoIs(request), Number(protocol));
      socket.resume();
    },
  );
  app.server.on('upgrade', (_request, line) => live.knocked(line));
  // Before the server waits for its connections to end: they would wait for us.
  app.addHook('preClose', () => live.close());
};
