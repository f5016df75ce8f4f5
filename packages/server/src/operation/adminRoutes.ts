import { Readable } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { Refused } from '../security/refused.ts';
import { BadBackup } from './backup/format.ts';
import { NotEmpty, restoreLines } from './backup/read.ts';
import { backupLines } from './backup/write.ts';
import type { OperationNeeds } from './needs.ts';

const tags = ['operation'];
const LARGEST_BACKUP = 64 * 1024 ** 3;
/** Longer than any head, row or engine file may be; a stream without line ends must not fill the memory. */
const LONGEST_LINE = 64 * 1024 ** 2;

/** Backup and restore: whoever wants one asks the server that has the database open. */
export function adminRoutes(app: FastifyInstance, { store, clock, log, security }: OperationNeeds): void {
  let busy = false;

  app.get(
    '/api/admin/backup',
    {
      config: { guard: 'admin' },
      schema: {
        tags,
        summary: 'The whole database at one moment, as gzipped lines of JSON',
        response: { 200: z.unknown() },
      },
    },
    async (request, reply) => {
      security('operatorActed', { address: request.ip, what: 'backup' });
      const lines = Readable.from(withEnds(backupLines(store, clock.now())));
      const zipped = createGzip();
      lines.on('error', (err) => {
        log.error({ err }, 'a backup failed');
        // The connection breaks off: half a file must not look like a whole one.
        zipped.destroy(err);
      });
      zipped.on('close', () => lines.destroy());
      log.info('backup asked for');
      return reply.header('content-type', 'application/gzip').send(lines.pipe(zipped));
    },
  );

  void app.register((inner, _options, done) => {
    inner.removeAllContentTypeParsers();
    inner.addContentTypeParser('application/gzip', (_request, payload, parsed) => parsed(null, payload));
    inner.post(
      '/api/admin/restore',
      {
        config: { guard: 'admin' },
        bodyLimit: LARGEST_BACKUP,
        schema: { tags, summary: 'Fill an empty database from a backup', response: { 200: z.unknown() } },
      },
      async (request) => {
        if (busy) throw new Refused(409, 'busy', 'a restore is under way');
        busy = true;
        try {
          const restored = await restoreLines(store, linesOf(request.body as Readable));
          log.info({ rows: restored.rows }, 'restored from a backup');
          security('operatorActed', { address: request.ip, what: 'restore' });
          return restored;
        } catch (error) {
          if (error instanceof NotEmpty) throw new Refused(409, 'notEmpty', error.message);
          if (error instanceof BadBackup) throw new Refused(400, 'badBackup', error.message);
          throw error;
        } finally {
          busy = false;
        }
      },
    );
    done();
  });
}

async function* withEnds(lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) yield `${line}\n`;
}

/** Nothing is unpacked before somebody reads: an error before that would have nobody to go to. */
async function* linesOf(zipped: Readable): AsyncGenerator<string> {
  const stream = zipped.pipe(createGunzip()).setEncoding('utf8');
  zipped.on('error', (error) => stream.destroy(error));
  // The parts of a line that has not ended: joined once, or a long line would be copied for each of them.
  let rest: string[] = [];
  let length = 0;
  try {
    for await (const part of stream as AsyncIterable<string>) {
      const [first = '', ...lines] = part.split('\n');
      rest.push(first);
      length += first.length;
      if (length > LONGEST_LINE) throw new BadBackup('a line is too long');
      if (lines.length === 0) continue;
      yield rest.join('');
      const last = lines.pop() ?? '';
      yield* lines;
      rest = [last];
      ({ length } = last);
    }
  } catch (error) {
    // Whatever zlib does not like came from the file.
    const unreadable = (error as NodeJS.ErrnoException).code?.startsWith('Z_');
    throw unreadable ? new BadBackup('the file cannot be unpacked') : error;
  } finally {
    // The rest must be read even if nobody wants it: clients listen to the answer when they have sent everything.
    zipped.unpipe(stream);
    zipped.resume();
  }
  if (length > 0) throw new BadBackup('the file ends too early');
}
