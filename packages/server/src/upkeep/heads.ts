import { type SignedHead, signedHeadSchema } from '@binario/protocol';
import { isSigned } from '../journal/signedHead.ts';
import type { Store } from '../store/store.ts';

/** The signed head in an exported game, if it has one. */
export function headIn(file: unknown): SignedHead | undefined {
  const found = signedHeadSchema.safeParse((file as { head?: unknown } | null)?.head);
  return found.success ? found.data : undefined;
}

/** Is the journal that was exported then still the beginning of the one that is stored? Says what is wrong. */
export async function headProblem(store: Store, head: SignedHead): Promise<string | undefined> {
  if (!isSigned(head)) return 'the signature does not fit';
  const row = await store.unhurried
    .selectFrom('journal')
    .select('link')
    .where('table_id', '=', head.table)
    .where('seq', '=', head.seq)
    .executeTakeFirst();
  if (!row) return `record ${head.seq} is gone`;
  return row.link === head.link ? undefined : `the journal is another one up to record ${head.seq}`;
}
