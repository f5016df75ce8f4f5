import {
  type Answer,
  acceptedSchema,
  commandSchema,
  createSchema,
  declinedSchema,
  exportedSchema,
  importSchema,
  journalAnswerSchema,
  journalQuerySchema,
  listPageSchema,
  listSchema,
  noteSchema,
  type PublicRecord,
  type TableAnswer,
  tableAnswerSchema,
  tableId,
  type ViewAnswer,
  viewAnswerSchema,
} from '@binario/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { readRecords } from '../journal/read.ts';
import { mayWatch } from '../live/messages.ts';
import type { ZodDoor } from '../security/door.ts';
import { senderOf } from '../security/rateLimiter.ts';
import { Refused } from '../security/refused.ts';
import { DatabaseAway } from '../store/away.ts';
import { isBroken } from '../tables/broken.ts';
import type { Made } from '../tables/create.ts';
import { readNote, writeNote } from '../tables/notes.ts';
import { seatOf } from '../tables/play.ts';
import type { Table } from '../tables/table.ts';
import type { Identity, Module } from './deps.ts';
import { statusOf } from './status.ts';

const tags = ['tables'];
const params = z.strictObject({ id: tableId });
const IMPORT_TIMES = 32;
const MOST_RECORDS = 1000;
const USUAL_RECORDS = 200;

/** Tables by HTTP. Everything a person can do at one is a command, the same as by socket. */
export const tablesModule: Module = (app, { config, tables, engines, store, sessions, clock, log }) => {
  const door = app.withTypeProvider<ZodDoor>();

  const somebody = async (request: FastifyRequest): Promise<Identity> => {
    const who = await sessions.whoIs(request);
    if (!who) throw new Refused(401, 'signIn', 'come in as a guest or sign in first');
    return who;
  };

  /** The table, if this person may see it; otherwise as if there were none. */
  const visible = async (request: FastifyRequest, id: string): Promise<{ table: Table; user: string | undefined }> => {
    const [table, who] = await Promise.all([tables.get(id), sessions.whoIs(request)]);
    if (!table || !mayWatch(table.head.info, who?.id)) throw new Refused(404, 'unknownTable', 'there is no such table');
    return { table, user: who?.id };
  };

  /** May everybody read what was done? Not while a game runs in which something is hidden. */
  const isOpen = ({ head: { info } }: Table): boolean =>
    info.status === 'ended' || (engines.currentOf(info.game)?.facts.open ?? false);

  const made = async (making: Made): Promise<TableAnswer> => {
    if (!making.ok) {
      const wait = making.code === 'tooMuch' ? 60 : undefined;
      throw new Refused(statusOf(making), making.code, making.problem ?? making.code, wait, making.refusal);
    }
    const table = await tables.get(making.id);
    if (!table) throw new Refused(404, 'unknownTable', 'the table is gone');
    return answerOf(table);
  };

  /** The database: full, or away. Whether it was written only the key can tell, so the same may be sent again. */
  const busy = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    log.error({ err: error, req: request }, 'a command failed');
    return reply.code(503).header('retry-after', '5').send({ ok: false, code: 'busy' });
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
      schema: { tags, summary: 'A new table', body: createSchema, response: { 201: tableAnswerSchema } },
    },
    async (request, reply) => {
      const answer = await made(await tables.create(await somebody(request), request.body));
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
        const leave = tables.imports.enter((await somebody(request)).id, senderOf(request.ip));
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
      const who = await somebody(request);
      const gone = hungUp(reply);
      const answer = await made(await tables.imports.run(who.id, gone, () => tables.import(who, request.body)));
      return reply.code(201).send(answer);
    },
  );

  door.get(
    '/api/tables/:id',
    {
      config: { guard: 'api' },
      schema: { tags, summary: 'About a table', params, response: { 200: tableAnswerSchema } },
    },
    async (request) => {
      const { table } = await visible(request, request.params.id);
      return answerOf(table);
    },
  );

  door.get(
    '/api/tables/:id/view',
    {
      config: { guard: 'api' },
      schema: { tags, summary: 'The game as you may see it', params, response: { 200: viewAnswerSchema } },
    },
    async (request) => {
      const { table, user } = await visible(request, request.params.id);
      return table.run(async (): Promise<ViewAnswer> => {
        const { view, hash } = await table.viewFor(seatOf(table.head.info, user)).catch((error: unknown) => {
          if (!isBroken(error)) throw error;
          log.error({ err: error, table: table.head.id }, 'the engine failed');
          throw new Refused(409, 'broken', 'the engine of this table failed; the table is as it was');
        });
        return { ...answerOf(table), hash, view };
      });
    },
  );

  door.get(
    '/api/tables/:id/journal',
    {
      config: { guard: 'api' },
      schema: {
        tags,
        summary: 'Records of a table',
        params,
        querystring: journalQuerySchema,
        response: { 200: journalAnswerSchema },
      },
    },
    async (request) => {
      const { table } = await visible(request, request.params.id);
      const { after, before, kind, limit } = request.query;
      const most = Math.min(Number(limit ?? USUAL_RECORDS) || USUAL_RECORDS, MOST_RECORDS);
      const records = await readRecords(store.db, table.head.id, {
        ...(after !== undefined && { after: Number(after) }),
        ...(before !== undefined && { before: Number(before) }),
        ...(kind !== undefined && { kinds: [kind] }),
        limit: most,
        latest: after === undefined,
      });
      return { records: isOpen(table) ? records : records.map(withoutAction) };
    },
  );

  door.get(
    '/api/tables/:id/export',
    {
      config: { guard: 'api' },
      schema: { tags, summary: 'The record of the game', params, response: { 200: exportedSchema } },
    },
    async (request) => {
      const { table } = await visible(request, request.params.id);
      const file = await tables.export(table.head.id);
      if (!file) throw new Refused(409, 'hidden', 'the record is open when the game is over');
      return file;
    },
  );

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
      const who = await somebody(request);
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
      const who = await somebody(request);
      const { table } = await visible(request, request.params.id);
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
      const who = await somebody(request);
      const { table } = await visible(request, request.params.id);
      await writeNote(store.db, table.head.id, who.id, request.body.text, clock.now());
      return { text: request.body.text };
    },
  );
};

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

const withoutAction = (record: PublicRecord): PublicRecord =>
  record.kind === 'act' ? { ...record, body: { what: 'hidden' } } : record;

function answerOf(table: Table): TableAnswer {
  const { seq, version, position, info } = table.head;
  return { info, seq, version, position, hash: table.accepted().hash };
}
