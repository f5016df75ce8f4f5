import { type Answer, acceptedSchema, commandSchema, declinedSchema, noteSchema, tableId } from '@binario/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { DatabaseAway } from '../../ports/away.ts';
import type { ZodDoor } from '../../security/door.ts';
import { readNote, writeNote } from '../../tables/notes.ts';
import type { Deps } from '../deps.ts';
import { statusOf } from '../status.ts';
import { somebody, visible } from './askers.ts';

const tags = ['tables'];
const params = z.strictObject({ id: tableId });

/** Doing something at a table, and one's own note there. */
export function doingRoutes(app: FastifyInstance, deps: Deps): void {
  const { tables, store, clock, log } = deps;
  const door = app.withTypeProvider<ZodDoor>();

  /** The database: full, or away. Whether it was written only the key can tell, so the same may be sent again. */
  const busy = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    log.error({ err: error, req: request }, 'a command failed');
    return reply.code(503).header('retry-after', '5').send({ ok: false, code: 'busy' });
  };

  door.post(
    '/api/tables/:id/commands',
    {
      config: { guard: 'api' },
      schema: {
        tags,
        summary: 'Do something at a table',
        params,
        body: commandSchema,
        response: { 200: acceptedSchema, '4xx': declinedSchema, 503: declinedSchema },
      },
      // Also when nobody could look up who is asking.
      errorHandler: (error, request, reply) =>
        error instanceof DatabaseAway ? busy(error, request, reply) : (reply as FastifyReply).send(error),
    },
    async (request, reply) => {
      const who = await somebody(deps, request);
      try {
        const answer: Answer = await tables.command(request.params.id, who, request.body);
        return reply.code(statusOf(answer)).send(answer);
      } catch (error) {
        return busy(error, request, reply);
      }
    },
  );

  door.get(
    '/api/tables/:id/note',
    { config: { guard: 'api' }, schema: { tags, summary: 'Your private note', params, response: { 200: noteSchema } } },
    async (request) => {
      const who = await somebody(deps, request);
      const { table } = await visible(deps, request, request.params.id);
      return { text: await readNote(store.db, table.head.id, who.id) };
    },
  );

  door.put(
    '/api/tables/:id/note',
    {
      config: { guard: 'api' },
      schema: { tags, summary: 'Write your private note', params, body: noteSchema, response: { 200: noteSchema } },
    },
    async (request) => {
      const who = await somebody(deps, request);
      const { table } = await visible(deps, request, request.params.id);
      await writeNote(store.db, table.head.id, who.id, request.body.text, clock.now());
      return { text: request.body.text };
    },
  );
}
