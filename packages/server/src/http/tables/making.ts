import { MOST_BOARD } from '@binario/kernel';
import {
  createSchema,
  importSchema,
  listPageSchema,
  listSchema,
  type TableAnswer,
  tableAnswerSchema,
} from '@binario/protocol';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ZodDoor } from '../../security/door.ts';
import { senderOf } from '../../security/rateLimiter.ts';
import { Refused } from '../../security/refused.ts';
import type { Made } from '../../tables/create.ts';
import type { Deps } from '../deps.ts';
import { statusOf } from '../status.ts';
import { somebody } from './askers.ts';
import { answerOf } from './tableAnswer.ts';

const tags = ['tables'];
const IMPORT_TIMES = 32;

/** Finding tables, making new ones, and bringing games from files. */
export function makingRoutes(app: FastifyInstance, deps: Deps): void {
  const { config, tables, sessions } = deps;
  const door = app.withTypeProvider<ZodDoor>();

  const made = async (making: Made, user: string): Promise<TableAnswer> => {
    if (!making.ok) {
      const wait = making.code === 'tooMuch' ? 60 : undefined;
      throw new Refused(statusOf(making), making.code, making.problem ?? making.code, wait, making.refusal);
    }
    const table = await tables.get(making.id);
    if (!table) throw new Refused(404, 'unknownTable', 'the table is gone');
    return answerOf(table, user);
  };

  door.get(
    '/api/tables',
    {
      config: { guard: 'api' },
      schema: {
        tags,
        summary: 'Public tables, or your own',
        querystring: listSchema,
        response: { 200: listPageSchema },
      },
    },
    async (request) => {
      const who = await sessions.whoIs(request);
      return tables.list(request.query, who?.id);
    },
  );

  door.post(
    '/api/tables',
    {
      config: { guard: 'api' },
      bodyLimit: Math.max(config.bodyLimit, MOST_BOARD * 2),
      schema: { tags, summary: 'A new table', body: createSchema, response: { 201: tableAnswerSchema } },
    },
    async (request, reply) => {
      const who = await somebody(deps, request);
      const answer = await made(await tables.create(who, request.body), who.id);
      return reply.code(201).send(answer);
    },
  );

  door.post(
    '/api/tables/import',
    {
      config: { guard: 'api' },
      bodyLimit: config.bodyLimit * IMPORT_TIMES,
      // Before the file is read: reading it is a part of the work.
      preParsing: async (request, reply) => {
        const leave = tables.imports.enter((await somebody(deps, request)).id, senderOf(request.ip));
        whenGone(reply, leave);
      },
      schema: {
        tags,
        summary: 'A recorded game becomes a table',
        body: importSchema,
        response: { 201: tableAnswerSchema },
      },
    },
    async (request, reply) => {
      const who = await somebody(deps, request);
      const gone = hungUp(reply);
      const answer = await made(await tables.imports.run(who.id, gone, () => tables.import(who, request.body)), who.id);
      return reply.code(201).send(answer);
    },
  );
}

/** When nobody waits for the answer any more; that may have been before anybody asks. */
function whenGone({ raw }: FastifyReply, then: () => void): void {
  if (raw.closed) then();
  else raw.once('close', then);
}

function hungUp(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  whenGone(reply, () => gone.abort());
  return gone.signal;
}
