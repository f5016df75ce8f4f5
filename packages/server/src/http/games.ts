import { readFile } from 'node:fs/promises';
import { type GameAnswer, gamesAnswerSchema } from '@binario/protocol';
import * as z from 'zod/mini';
import { NoEngine } from '../engines/engines.ts';
import type { Module } from '../ports/module.ts';
import type { ZodDoor } from '../security/door.ts';
import { Refused } from '../security/refused.ts';
import type { Deps } from './deps.ts';

const tags = ['games'];
const engineParams = z.strictObject({ id: z.string().check(z.regex(/^[\w-]+@\d+-[0-9a-f]{12}\.mjs$/)) });

/** Which games are played here, and the engines that play them. */
export const gamesModule: Module<Deps> = (app, { engines }) => {
  const door = app.withTypeProvider<ZodDoor>();

  door.get(
    '/api/games',
    {
      config: { guard: 'api' },
      schema: { tags, summary: 'Games this server plays', response: { 200: gamesAnswerSchema } },
    },
    async () => ({
      games: engines.games().map(({ id, facts }): GameAnswer => ({ ...facts, id: facts.id, engine: id })),
    }),
  );

  door.get(
    '/api/engines/:id',
    { config: { guard: 'api' }, schema: { tags, summary: 'An engine file, as a module', params: engineParams } },
    async ({ params }, reply) => {
      try {
        const code = await readFile(await engines.fileOf(params.id.replace(/\.mjs$/, '')));
        // The name holds a digest of the file: what it names never changes.
        return reply
          .header('content-type', 'text/javascript; charset=utf-8')
          .header('cache-control', 'public, max-age=31536000, immutable')
          .send(code);
      } catch (error) {
        if (error instanceof NoEngine) throw new Refused(404, 'unknownEngine', 'there is no such engine');
        throw error;
      }
    },
  );
};
