import type { Kysely } from 'kysely';
import type { Database } from '../store/database.ts';
import { REDACTED_BODY, redactedProof } from './chain.ts';
import { knownAt } from './knownAt.ts';

/** Deletes what somebody said, everywhere: text and salt. The records stay, and so does the chain over them. */
export async function redactTalk(db: Kysely<Database>, user: string): Promise<void> {
  const spoken = await db
    .selectFrom('journal')
    .select(['table_id', 'seq', 'body', 'proof'])
    .where('table_id', 'in', knownAt(db, user))
    .where('author', '=', user)
    .where('kind', '=', 'chat')
    .execute();
  for (const { table_id, seq, body, proof } of spoken) {
    if (body === REDACTED_BODY) continue;
    await db
      .updateTable('journal')
      .set({ body: REDACTED_BODY, proof: proof === null ? null : redactedProof(proof, body) })
      .where('table_id', '=', table_id)
      .where('seq', '=', seq)
      .execute();
  }
}
