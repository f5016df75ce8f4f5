import {
  choicesAnswerSchema,
  exportedSchema,
  journalAnswerSchema,
  journalQuerySchema,
  type ShownRecord,
  tableAnswerSchema,
  tableId,
  type ViewAnswer,
  viewAnswerSchema,
} from '@binario/protocol';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { readRecords } from '../../journal/read.ts';
import type { ZodDoor } from '../../security/door.ts';
import { Refused } from '../../security/refused.ts';
import { isBroken } from '../../tables/broken.ts';
import { seatOf } from '../../tables/play.ts';
import { recordFor } from '../../tables/seen.ts';
import type { Table } from '../../tables/table.ts';
import type { Deps } from '../deps.ts';
import { visible } from './askers.ts';
import { answerOf } from './tableAnswer.ts';

const tags = ['tables'];
const params = z.strictObject({ id: tableId });
const MOST_RECORDS = 1000;
const USUAL_RECORDS = 200;

/** Looking at one table: what it is, the game, its journal, its record as a file. */
export function readingRoutes(app: FastifyInstance, deps: Deps): void {
  const { tables, engines, store, log } = deps;
  const door = app.withTypeProvider<ZodDoor>();

  /** May everybody read what was done? Not while a game runs in which something is hidden. */
  const isOpen = ({ head: { info } }: Table): boolean =>
    info.status === 'ended' || (engines.currentOf(info.game)?.facts.open ?? false);

  door.get(
    '/api/tables/:id',
    {
      config: { guard: 'api' },
      schema: { tags, summary: 'About a table', params, response: { 200: tableAnswerSchema } },
    },
    async (request) => {
      const { table, user } = await visible(deps, request, request.params.id);
      return answerOf(table, user);
    },
  );

  door.get(
    '/api/tables/:id/view',
    {
      config: { guard: 'api' },
      schema: { tags, summary: 'The game as you may see it', params, response: { 200: viewAnswerSchema } },
    },
    async (request) => {
      const { table, user } = await visible(deps, request, request.params.id);
      return table.run(async (): Promise<ViewAnswer> => {
        const { view, hash } = await table.viewFor(seatOf(table.head.info, user)).catch((error: unknown) => {
          if (!isBroken(error)) throw error;
          log.error({ err: error, table: table.head.id }, 'the engine failed');
          throw new Refused(409, 'broken', 'the engine of this table failed; the table is as it was');
        });
        return { ...answerOf(table, user), hash, view };
      });
    },
  );

  door.get(
    '/api/tables/:id/choices',
    {
      config: { guard: 'api' },
      schema: { tags, summary: 'What your seat may do now', params, response: { 200: choicesAnswerSchema } },
    },
    async (request) => {
      const { table, user } = await visible(deps, request, request.params.id);
      const by = seatOf(table.head.info, user);
      if (by === undefined) throw new Refused(403, 'notSeated', 'you have no seat at this table');
      if (table.head.info.status !== 'playing') throw new Refused(409, 'notNow', table.head.info.status);
      return table.run(async () => ({
        version: table.head.version,
        choices: await table.ask('choices', { by }),
      }));
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
      const { table, user } = await visible(deps, request, request.params.id);
      const { after, before, kind, limit } = request.query;
      const most = Math.min(Number(limit ?? USUAL_RECORDS) || USUAL_RECORDS, MOST_RECORDS);
      const records = await readRecords(store.db, table.head.id, {
        ...(after !== undefined && { after: Number(after) }),
        ...(before !== undefined && { before: Number(before) }),
        ...(kind !== undefined && { kinds: [kind] }),
        limit: most,
        latest: after === undefined,
      });
      const shown = records.map((record) => recordFor(record, table.head.info, user));
      return { records: isOpen(table) ? shown : shown.map(withoutAction) };
    },
  );

  door.get(
    '/api/tables/:id/export',
    {
      config: { guard: 'api' },
      schema: { tags, summary: 'The record of the game', params, response: { 200: exportedSchema } },
    },
    async (request) => {
      const { table } = await visible(deps, request, request.params.id);
      const file = await tables.export(table.head.id);
      if (!file) throw new Refused(409, 'hidden', 'the record is open when the game is over');
      return file;
    },
  );
}

const withoutAction = (record: ShownRecord): ShownRecord =>
  record.kind === 'act' ? { ...record, kind: 'hidden', body: {} } : record;
