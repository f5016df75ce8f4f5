import type { FastifyRequest } from 'fastify';
import type { Identity } from '../../ports/identity.ts';
import { Refused } from '../../security/refused.ts';
import { mayWatch } from '../../tables/mayWatch.ts';
import type { Table } from '../../tables/table.ts';
import type { Deps } from '../deps.ts';

type Needs = Pick<Deps, 'sessions' | 'tables'>;

/** Who sends a request that only somebody known may send. */
export async function known({ sessions }: Pick<Needs, 'sessions'>, request: FastifyRequest): Promise<Identity> {
  const who = await sessions.whoIs(request);
  if (!who) throw new Refused(401, 'signIn', 'come in as a guest or sign in first');
  return who;
}

/** Who sends a request that does something. */
export async function somebody(deps: Pick<Needs, 'sessions'>, request: FastifyRequest): Promise<Identity> {
  const who = await known(deps, request);
  if (who.scope === 'watch') throw new Refused(403, 'watchOnly', 'this token may only look on');
  return who;
}

/** The table of a request, if its sender may see it; otherwise as if there were none. */
export async function visible(
  { sessions, tables }: Needs,
  request: FastifyRequest,
  id: string,
): Promise<{ readonly table: Table; readonly user: string | undefined }> {
  const [table, who] = await Promise.all([tables.get(id), sessions.whoIs(request)]);
  await table?.run(() => table.refresh());
  if (!table || !mayWatch(table.head.info, who?.id)) throw new Refused(404, 'unknownTable', 'there is no such table');
  return { table, user: who?.id };
}
