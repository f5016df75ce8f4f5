import type { Module } from '../http/deps.ts';

/** The socket of the clients. */
export const liveModule: Module = (app, { live, sessions }) => {
  app.get(
    '/api/socket',
    {
      websocket: true,
      config: { guard: 'api' },
      schema: { tags: ['live'], summary: 'The socket: see docs/protocol.md' },
    },
    async (socket, request) => {
      // Nothing the client says meanwhile may be lost.
      socket.pause();
      live.connect(socket, request, await sessions.whoIs(request));
      socket.resume();
    },
  );
  // Before the server waits for its connections to end: they would wait for us.
  app.addHook('preClose', () => live.close());
};
