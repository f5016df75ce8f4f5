import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { ZodDoor } from '../security/door.ts';
import { Refused } from '../security/refused.ts';
import type { Parts } from './parts.ts';
import { name } from './schemas.ts';

/** What whoever runs the server can do about accounts. */
export function operatorRoutes(
  app: FastifyInstance,
  { accounts, book, codes, links, passkeys, security }: Parts,
): void {
  const door = app.withTypeProvider<ZodDoor>();

  door.post(
    '/api/admin/revoke',
    {
      config: { guard: 'admin' },
      schema: {
        tags: ['operation'],
        summary: 'End all sessions and tokens of a member, and links in letters',
        body: z.strictObject({
          name,
          codes: z.boolean().optional().describe('ask for no codes any more'),
          passkeys: z.boolean().optional().describe('remove all passkeys'),
        }),
        response: { 200: z.object({ account: z.string(), ended: z.int() }) },
      },
    },
    async (request) => {
      const { name: named, codes: noCodes = false, passkeys: noPasskeys = false } = request.body;
      const account = await accounts.memberNamed(named);
      if (!account) throw new Refused(404, 'notFound', 'there is no member of this name');
      const ended = (await book.list(account.id)).length;
      await links.drop(account.id);
      await book.endAll(account.id);
      if (noCodes) await codes.end(account.id);
      if (noPasskeys) await passkeys.removeAll(account.id);
      security('operatorActed', {
        account: account.id,
        address: request.ip,
        what: `revoke${noCodes ? ', codes off' : ''}${noPasskeys ? ', passkeys removed' : ''}`,
      });
      return { account: account.id, ended };
    },
  );
}
