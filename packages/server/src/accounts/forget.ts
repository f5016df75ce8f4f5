import { redactTalk } from '../journal/redact.ts';
import type { Identity } from '../ports/identity.ts';
import { leaveTables, renameAtTables } from './atTables.ts';
import { anonymise, NAME_OF_THE_GONE } from './leave.ts';
import type { AccountsNeeds } from './parts.ts';

/** Takes somebody out of everything: seats are given up, the name replaced, what was said redacted, the account emptied. */
export async function forget(parts: Pick<AccountsNeeds, 'store' | 'tables'>, who: Identity): Promise<void> {
  const { store } = parts;
  await leaveTables(parts, who);
  await renameAtTables(parts, who.id, NAME_OF_THE_GONE);
  await redactTalk(store.unhurried, who.id);
  await anonymise(store.db, who.id);
}
