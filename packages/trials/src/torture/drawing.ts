import { createHash, randomBytes } from 'node:crypto';
import type { Answer, Command, TableInfo } from '@binario/protocol';
import type { Guest } from '../servers/guest.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Has a command done at the table whose seed is drawn. */
export type SendThere = (guest: Guest, command: Command) => Promise<Answer>;

/** All who sit at a table draw its seed together, whatever is lost on the way. Gives the secrets, in the order of the seats. */
export async function drawTogether(send: SendThere, guests: readonly [Guest, ...Guest[]]): Promise<readonly string[]> {
  const secrets = guests.map(() => randomBytes(16).toString('hex'));
  for (const [i, guest] of guests.entries()) await send(guest, { do: 'seal', seal: sha256(secrets[i] as string) });
  await send(guests[0], { do: 'start' });
  for (const [i, guest] of guests.entries()) await send(guest, { do: 'reveal', secret: secrets[i] as string });
  return secrets;
}

/**
 * What is wrong with a table whose seed was drawn with these secrets; undefined where nothing is. A drawing may have taken too long: then
 * it was called off, and nobody plays.
 */
export function faultOf(
  { id, status, draw }: Pick<TableInfo, 'id' | 'status' | 'draw'>,
  secrets: readonly string[],
  seed: number,
): string | undefined {
  if (status === 'open') return undefined;
  const wanted = Number.parseInt(sha256([id, draw?.share ?? '', ...secrets].join(':')).slice(0, 8), 16);
  return seed === wanted ? undefined : `table ${id} has the seed ${seed}, drawn was ${wanted}`;
}
